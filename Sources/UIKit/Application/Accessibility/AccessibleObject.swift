public import CoreGraphics

/// What every object tells assistive programs. Responders have these members themselves, where subclasses override them.
@preconcurrency @MainActor
public protocol _AccessibleObject: NSObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject {
    /// Whether assistive programs see it as one element.
    public var isAccessibilityElement: Bool {
        get { (self as? AccessibleResponder)?.isAccessibilityElement ?? accessibility.isElement ?? false }
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
        get { (self as? AccessibleResponder)?.accessibilityTraits ?? accessibility.traits ?? .none }
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
        get { (self as? AccessibleResponder)?.accessibilityFrame ?? accessibility.frame ?? .zero }
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

    /// The shape that is outlined, in screen points; nil for the frame.
    public var accessibilityPath: UIBezierPath? {
        get { told(\.accessibilityPath, accessibility.path) }
        set { set(newValue, \.accessibilityPath) { $0.path = newValue } }
    }

    /// Where the element is touched when it is activated, in screen points.
    public var accessibilityActivationPoint: CGPoint {
        get {
            (self as? AccessibleResponder)?.accessibilityActivationPoint ?? accessibility.activationPoint
                ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set { set(newValue, \.accessibilityActivationPoint) { $0.activationPoint = newValue } }
    }

    /// The language its texts are said in, as a tag such as "de-CH".
    public var accessibilityLanguage: String? {
        get { told(\.accessibilityLanguage, accessibility.language) }
        set { set(newValue, \.accessibilityLanguage) { $0.language = newValue } }
    }

    /// What the user may say to use it; nil leaves it to the label.
    public var accessibilityUserInputLabels: [String]! {
        get { (self as? AccessibleResponder)?.accessibilityUserInputLabels ?? accessibility.userInputLabels }
        set { set(newValue, \.accessibilityUserInputLabels) { $0.userInputLabels = newValue } }
    }

    /// Whether the user does something with it.
    public var accessibilityRespondsToUserInteraction: Bool {
        get {
            (self as? AccessibleResponder)?.accessibilityRespondsToUserInteraction
                ?? accessibility.respondsToUserInteraction ?? AccessibilityState.isUsed(accessibilityTraits)
        }
        set { set(newValue, \.accessibilityRespondsToUserInteraction) { $0.respondsToUserInteraction = newValue } }
    }

    /// What the elements inside are to each other.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { (self as? AccessibleResponder)?.accessibilityContainerType ?? accessibility.containerType }
        set { set(newValue, \.accessibilityContainerType) { $0.containerType = newValue } }
    }

    /// Whether the siblings and what is inside count as one group.
    public var shouldGroupAccessibilityChildren: Bool {
        get { (self as? AccessibleResponder)?.shouldGroupAccessibilityChildren ?? accessibility.groupsChildren }
        set { set(newValue, \.shouldGroupAccessibilityChildren) { $0.groupsChildren = newValue } }
    }

    /// Whether nothing inside is seen.
    public var accessibilityElementsHidden: Bool {
        get { (self as? AccessibleResponder)?.accessibilityElementsHidden ?? accessibility.hidesElements }
        set { set(newValue, \.accessibilityElementsHidden) { $0.hidesElements = newValue } }
    }

    /// Whether siblings are not seen while this one is shown.
    public var accessibilityViewIsModal: Bool {
        get { (self as? AccessibleResponder)?.accessibilityViewIsModal ?? accessibility.isModal }
        set { set(newValue, \.accessibilityViewIsModal) { $0.isModal = newValue } }
    }

    /// How many elements are inside, or `NSNotFound`.
    public func accessibilityElementCount() -> Int {
        (self as? AccessibleResponder)?.accessibilityElementCount() ?? accessibilityElements?.count ?? NSNotFound
    }

    /// An element inside.
    public func accessibilityElement(at index: Int) -> Any? {
        if let responder = self as? AccessibleResponder { return responder.accessibilityElement(at: index) }
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Which of the elements inside one is, or `NSNotFound`.
    public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder = self as? AccessibleResponder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    private func told<Value>(_ path: KeyPath<AccessibleResponder, Value?>, _ own: Value?) -> Value? {
        guard let responder = self as? AccessibleResponder else { return own }
        return responder[keyPath: path]
    }

    private func set<Value>(
        _ value: Value, _ path: ReferenceWritableKeyPath<AccessibleResponder, Value>,
        _ change: (inout AccessibilityState) -> Void
    ) {
        guard let responder = self as? AccessibleResponder else { return change(&accessibility) }
        responder[keyPath: path] = value
    }
}
