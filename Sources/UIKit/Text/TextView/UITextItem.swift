import CoreGraphics

/// A part of a text that can be tapped: a link, an attachment, or what the program has marked.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What can be tapped.
    public enum Content {
        /// A link.
        case link(URL)
        /// A picture or a view in the text.
        case textAttachment(NSTextAttachment)
        /// What the program has marked by `NSAttributedString.Key.textItemTag`.
        case tag(String)
    }

    /// What can be tapped.
    open private(set) var content: Content
    /// Where it is in the text, in UTF-16 units.
    open private(set) var range: NSRange

    init(_ content: Content, _ range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }
}

extension NSAttributedString.Key {
    /// A name by which a tap on a part of the text is told; the value is a `String`.
    public static let textItemTag = NSAttributedString.Key("NSTextItemTag")
}
