public import CoreGraphics

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// The types that text is given out as.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// The types that text is read from.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.text"] }

    /// Writes UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }

    /// Reads UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
            throw NSItemProvider.LoadError.itemUnavailable(typeIdentifier)
        }
        return object
    }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
    /// The types that styled text is given out as, the best first.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.rtf", "public.utf8-plain-text"] }
    /// The types that styled text is read from, the best first.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.rtf", "public.html", "public.utf8-plain-text", "public.text"]
    }

    /// Writes RTF, or UTF-8 without styles where that is asked for.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let isRich = typeIdentifier == "public.rtf"
        do {
            let range = NSRange(location: 0, length: length), type = isRich ? DocumentType.rtf : .plain
            completionHandler(try data(from: range, documentAttributes: [.documentType: type]), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }

    /// Reads RTF, HTML or UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let types: [String: DocumentType] = ["public.rtf": .rtf, "public.html": .html]
        let text = try NSMutableAttributedString(
            data: data, options: [.documentType: types[typeIdentifier] ?? .plain], documentAttributes: nil)
        guard
            let object = (self == NSAttributedString.self ? NSAttributedString(attributedString: text) : text) as? Self
        else { throw NSItemProvider.LoadError.itemUnavailable(typeIdentifier) }
        return object
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// The types that an address is given out as.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// The types that an address is read from.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// Writes the address in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

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

    /// Writes PNG, or JPEG where that is asked for.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? NSItemProvider.LoadError.itemUnavailable(typeIdentifier) : nil)
        return nil
    }

    /// Reads any format that `UIImage(data:)` reads.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else {
            throw NSItemProvider.LoadError.itemUnavailable(typeIdentifier)
        }
        return image
    }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    /// The types that a colour is given out as.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// The types that a colour is read from.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Writes an archive.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }

    /// Reads an archive.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
            throw NSItemProvider.LoadError.itemUnavailable(typeIdentifier)
        }
        return color
    }
}
