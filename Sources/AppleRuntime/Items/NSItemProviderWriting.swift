public import Foundation

/// An object that an item provider can hand out as data of some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// Uniform type identifiers, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the object's data of one of the types, now or later; nil where there is no progress to show.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// An object that cannot be written says so: it is handed out as it is, inside the program.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, NSItemProvider.LoadError.itemUnavailable(typeIdentifier))
        return nil
    }
}

/// An object that can be made from what an item provider holds.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// Uniform type identifiers, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the object from data of one of the types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
