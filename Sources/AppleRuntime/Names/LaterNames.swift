public import Foundation

extension NSString {
    /// The text for a width, in ems. Texts of Linux's bundles have no variants: the text itself.
    public func variantFittingPresentationWidth(_ width: Int) -> String { self as String }
}

extension URLError {
    /// Why there is no net.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// The user forbids the telephone net.
        case cellular = 0
        /// The program forbids nets that cost money.
        case expensive = 1
        /// The program forbids nets in a mode that saves data.
        case constrained = 2
    }

    /// Why there is no net: nobody forbids one here.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// Keys of pictures that stand for a file.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public var rawValue: String
    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A picture of 1,024 by 1,024 pixels.
    public static let NSThumbnail1024x1024SizeKey = Self(rawValue: "NSThumbnail1024x1024SizeKey")
}
