/// A thing that is told of an element when someone asks for more of it, such as a photo's date.
open class AXCustomContent: NSObject, NSCopying {
    /// When it is told.
    public enum Importance: UInt, Sendable {
        /// When it is asked for.
        case `default` = 0
        /// With the element.
        case high
    }

    /// What it is, in a word.
    open var label: String { attributedLabel.string }
    /// What it is, with how it is said.
    open private(set) var attributedLabel: NSAttributedString
    /// Its value.
    open var value: String { attributedValue.string }
    /// Its value, with how it is said.
    open private(set) var attributedValue: NSAttributedString
    /// When it is told.
    open var importance = Importance.default

    /// A label and a value, with how they are said.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
        super.init()
    }

    /// A label and a value.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Content that tells the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

/// An element that has more to tell than its label and its value.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
    /// What there is to tell, in its order.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// Tells it when it is asked for, in place of what was set; nil for none.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

/// Tells what else there is to an element when it is asked for.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

@MainActor
private enum CustomContent {
    static let block = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension AXCustomContentProvider {
    /// Kept for providers that do not have it themselves.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { objc_getAssociatedObject(self, CustomContent.block) as? AXCustomContentReturnBlock }
        set { objc_setAssociatedObject(self, CustomContent.block, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
