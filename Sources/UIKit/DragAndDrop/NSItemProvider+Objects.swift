public import CoreGraphics

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// The types that text is given out as.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// The types that text is read from.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.text"] }

    /// Reads UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
            throw NSItemProvider.LoadError.itemUnavailable(typeIdentifier)
        }
        return object
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// The types that an address is given out as.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// The types that an address is read from.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// Reads an address in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self else {
            throw NSItemProvider.LoadError.itemUnavailable(typeIdentifier)
        }
        return object
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// The types that a picture is given out as, the best first.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// The types that a picture is read from.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    /// Reads any format that `UIImage(data:)` reads.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else {
            throw NSItemProvider.LoadError.itemUnavailable(typeIdentifier)
        }
        return image
    }
}

extension UIColor: NSItemProviderWriting {
    /// The types that a colour is given out as.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
