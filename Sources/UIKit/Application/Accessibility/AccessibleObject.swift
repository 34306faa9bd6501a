public import CoreGraphics

/// What every object tells assistive programs. Responders have these members themselves, where subclasses override them.
@preconcurrency @MainActor
public protocol _AccessibleObject: NSObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject {
    /// Whether assistive programs see it as one element.
    public var isAccessibilityElement: Bool {
        get { (self as? UIResponder)?.isAccessibilityElement ?? accessibility.isElement ?? false }
        set { set(newValue, \.isAccessibilityElement) { $0.isElement = newValue } }
    }

    /// What it is, in a word.
    public var accessibilityLabel: String? {
        get { told(\.accessibilityLabel, accessibility.label) }
        set { set(newValue, \.accessibilityLabel) { $0.label = newValue } }
    }

    /// What happens when it is used.
    public var accessibilityHint: String? {
        get { told(\.accessibilityHint, accessibility.hint) }
        set { set(newValue, \.accessibilityHint) { $0.hint = newValue } }
    }

    /// Its value, as text.
    public var accessibilityValue: String? {
        get { told(\.accessibilityValue, accessibility.value) }
        set { set(newValue, \.accessibilityValue) { $0.value = newValue } }
    }

    /// What it is and does.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { (self as? UIResponder)?.accessibilityTraits ?? accessibility.traits ?? .none }
        set { set(newValue, \.accessibilityTraits) { $0.traits = newValue } }
    }

    /// A name for tests, never shown.
    public var accessibilityIdentifier: String? {
        get { told(\.accessibilityIdentifier, accessibility.identifier) }
        set { set(newValue, \.accessibilityIdentifier) { $0.identifier = newValue } }
    }

    /// The elements inside.
    public var accessibilityElements: [Any]? {
        get { told(\.accessibilityElements, accessibility.elements) }
        set { set(newValue, \.accessibilityElements) { $0.elements = newValue } }
    }

    /// What it covers, in screen points.
    public var accessibilityFrame: CGRect {
        get { (self as? UIResponder)?.accessibilityFrame ?? accessibility.frame ?? .zero }
        set { set(newValue, \.accessibilityFrame) { $0.frame = newValue } }
    }

    /// What it can do beside being activated.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { told(\.accessibilityCustomActions, accessibility.customActions) }
        set { set(newValue, \.accessibilityCustomActions) { $0.customActions = newValue } }
    }

    /// The lists of elements that assistive programs walk through.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { told(\.accessibilityCustomRotors, accessibility.customRotors) }
        set { set(newValue, \.accessibilityCustomRotors) { $0.customRotors = newValue } }
    }

    private func told<Value>(_ path: KeyPath<UIResponder, Value?>, _ own: Value?) -> Value? {
        guard let responder = self as? UIResponder else { return own }
        return responder[keyPath: path]
    }

    private func set<Value>(
        _ value: Value, _ path: ReferenceWritableKeyPath<UIResponder, Value>,
        _ change: (inout AccessibilityState) -> Void
    ) {
        if let responder = self as? UIResponder { responder[keyPath: path] = value } else { change(&accessibility) }
    }
}
