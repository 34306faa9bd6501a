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
}
