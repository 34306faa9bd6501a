public import CoreGraphics

/// What every object tells assistive programs. Responders have these members themselves, where subclasses override them.
@preconcurrency @MainActor
public protocol _AccessibleObject: NSObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject {
    /// Whether assistive programs see it as one element.
    public var isAccessibilityElement: Bool {
        get { told(\.isAccessibilityElement, isElementTold ?? false) }
        set { set(newValue, \.isAccessibilityElement) { $0.isElement = newValue } }
    }

    /// What it is, in a word.
    public var accessibilityLabel: String? {
        get { told(\.accessibilityLabel, labelTold) }
        set { set(newValue, \.accessibilityLabel) { $0.set(label: newValue) } }
    }

    /// What it is, with how it is said.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { told(\.accessibilityAttributedLabel, attributedLabelTold(accessibilityLabel)) }
        set { set(newValue, \.accessibilityAttributedLabel) { $0.set(attributedLabel: newValue) } }
    }

    /// What happens when it is used.
    public var accessibilityHint: String? {
        get { told(\.accessibilityHint, hintTold) }
        set { set(newValue, \.accessibilityHint) { $0.set(hint: newValue) } }
    }

    /// What happens when it is used, with how it is said.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { told(\.accessibilityAttributedHint, attributedHintTold(accessibilityHint)) }
        set { set(newValue, \.accessibilityAttributedHint) { $0.set(attributedHint: newValue) } }
    }

    /// Its value, as text.
    public var accessibilityValue: String? {
        get { told(\.accessibilityValue, valueTold) }
        set { set(newValue, \.accessibilityValue) { $0.set(value: newValue) } }
    }

    /// Its value, with how it is said.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { told(\.accessibilityAttributedValue, attributedValueTold(accessibilityValue)) }
        set { set(newValue, \.accessibilityAttributedValue) { $0.set(attributedValue: newValue) } }
    }

    /// What it is and does.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { told(\.accessibilityTraits, traitsTold ?? .none) }
        set { set(newValue, \.accessibilityTraits) { $0.traits = newValue } }
    }

    /// A name for tests, never shown.
    public var accessibilityIdentifier: String? {
        get { told(\.accessibilityIdentifier, accessibilityIdentifierBlock?() ?? accessibility.identifier) }
        set { set(newValue, \.accessibilityIdentifier) { $0.identifier = newValue } }
    }

    /// The elements inside.
    public var accessibilityElements: [Any]? {
        get { told(\.accessibilityElements, accessibilityElementsBlock?() ?? accessibility.elements) }
        set { set(newValue, \.accessibilityElements) { $0.elements = newValue } }
    }

    /// What it covers, in screen points.
    public var accessibilityFrame: CGRect {
        get { told(\.accessibilityFrame, accessibilityFrameBlock?() ?? accessibility.frame ?? .zero) }
        set { set(newValue, \.accessibilityFrame) { $0.frame = newValue } }
    }

    /// The shape that is outlined, in screen points; nil for the frame.
    public var accessibilityPath: UIBezierPath? {
        get { told(\.accessibilityPath, pathTold) }
        set { set(newValue, \.accessibilityPath) { $0.path = newValue } }
    }

    /// Where the element is touched when it is activated, in screen points.
    public var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame, middle = CGPoint(x: frame.midX, y: frame.midY)
            return told(
                \.accessibilityActivationPoint,
                accessibilityActivationPointBlock?() ?? accessibility.activationPoint ?? middle)
        }
        set { set(newValue, \.accessibilityActivationPoint) { $0.activationPoint = newValue } }
    }

    /// What it can do beside being activated.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { told(\.accessibilityCustomActions, customActionsTold) }
        set { set(newValue, \.accessibilityCustomActions) { $0.customActions = newValue } }
    }

    /// The lists of elements that assistive programs walk through.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { told(\.accessibilityCustomRotors, customRotorsTold) }
        set { set(newValue, \.accessibilityCustomRotors) { $0.customRotors = newValue } }
    }

    /// The user activates the element without touching it. Returns whether it did something.
    public func accessibilityActivate() -> Bool {
        (self as? UIResponder)?.accessibilityActivate() ?? accessibilityActivateBlock?() ?? false
    }

    /// The user turns an adjustable element up.
    public func accessibilityIncrement() {
        if let responder = self as? UIResponder {
            responder.accessibilityIncrement()
        } else {
            accessibilityIncrementBlock?()
        }
    }

    /// The user turns an adjustable element down.
    public func accessibilityDecrement() {
        if let responder = self as? UIResponder {
            responder.accessibilityDecrement()
        } else {
            accessibilityDecrementBlock?()
        }
    }

    private func told<Value>(_ path: KeyPath<UIResponder, Value>, _ own: @autoclosure () -> Value) -> Value {
        guard let responder = self as? UIResponder else { return own() }
        return responder[keyPath: path]
    }

    private func set<Value>(
        _ value: Value, _ path: ReferenceWritableKeyPath<UIResponder, Value>,
        _ change: (inout AccessibilityState) -> Void
    ) {
        if let responder = self as? UIResponder { responder[keyPath: path] = value } else { change(&accessibility) }
    }
}

/// What has a name for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A name for tests, never shown.
    var accessibilityIdentifier: String? { get set }
}
