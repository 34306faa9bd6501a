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

    /// The language its texts are said in, as a tag such as "de-CH".
    public var accessibilityLanguage: String? {
        get { told(\.accessibilityLanguage, accessibilityLanguageBlock?() ?? accessibility.language) }
        set { set(newValue, \.accessibilityLanguage) { $0.language = newValue } }
    }

    /// What the user may say to use it; nil leaves it to the label.
    public var accessibilityUserInputLabels: [String]! {
        get { told(\.accessibilityUserInputLabels, userInputLabelsTold) }
        set { set(newValue, \.accessibilityUserInputLabels) { $0.userInputLabels = newValue } }
    }

    /// Whether the user does something with it.
    public var accessibilityRespondsToUserInteraction: Bool {
        get {
            told(
                \.accessibilityRespondsToUserInteraction,
                accessibilityRespondsToUserInteractionBlock?() ?? accessibility.respondsToInteraction
                    ?? AccessibilityState.isUsed(accessibilityTraits))
        }
        set { set(newValue, \.accessibilityRespondsToUserInteraction) { $0.respondsToInteraction = newValue } }
    }

    /// What the elements inside are to each other.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { told(\.accessibilityContainerType, accessibilityContainerTypeBlock?() ?? accessibility.containerType) }
        set { set(newValue, \.accessibilityContainerType) { $0.containerType = newValue } }
    }

    /// Whether the siblings and what is inside count as one group.
    public var shouldGroupAccessibilityChildren: Bool {
        get {
            told(
                \.shouldGroupAccessibilityChildren,
                accessibilityShouldGroupAccessibilityChildrenBlock?() ?? accessibility.groupsChildren)
        }
        set { set(newValue, \.shouldGroupAccessibilityChildren) { $0.groupsChildren = newValue } }
    }

    /// Whether nothing inside is seen.
    public var accessibilityElementsHidden: Bool {
        get { told(\.accessibilityElementsHidden, accessibilityElementsHiddenBlock?() ?? accessibility.hidesElements) }
        set { set(newValue, \.accessibilityElementsHidden) { $0.hidesElements = newValue } }
    }

    /// Whether siblings are not seen while this one is shown.
    public var accessibilityViewIsModal: Bool {
        get { told(\.accessibilityViewIsModal, accessibilityViewIsModalBlock?() ?? accessibility.isModal) }
        set { set(newValue, \.accessibilityViewIsModal) { $0.isModal = newValue } }
    }

    /// How many elements are inside, or `NSNotFound`.
    public func accessibilityElementCount() -> Int {
        (self as? UIResponder)?.accessibilityElementCount() ?? accessibilityElements?.count ?? NSNotFound
    }

    /// An element inside.
    public func accessibilityElement(at index: Int) -> Any? {
        if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Which of the elements inside one is, or `NSNotFound`.
    public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder = self as? UIResponder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
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

    /// Whether assistive programs group the elements inside, or take them one by one.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get {
            told(
                \.accessibilityNavigationStyle, accessibilityNavigationStyleBlock?() ?? accessibility.navigationStyle)
        }
        set { set(newValue, \.accessibilityNavigationStyle) { $0.navigationStyle = newValue } }
    }

    /// What kind of text it is.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { told(\.accessibilityTextualContext, textualContextTold) }
        set { set(newValue, \.accessibilityTextualContext) { $0.textualContext = newValue } }
    }

    /// What it may be called when it is spoken to, with how that is said; the best first.
    public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            told(\.accessibilityAttributedUserInputLabels, attributedUserInputLabelsTold(accessibilityUserInputLabels))
        }
        set {
            set(newValue, \.accessibilityAttributedUserInputLabels) {
                ($0.userInputLabels, $0.attributedUserInputLabels) = (newValue?.map(\.string), newValue)
            }
        }
    }

    /// The elements that head this one, as those of a table's columns.
    public var accessibilityHeaderElements: [Any]? {
        get { told(\.accessibilityHeaderElements, accessibilityHeaderElementsBlock?() ?? accessibility.headerElements) }
        set { set(newValue, \.accessibilityHeaderElements) { $0.headerElements = newValue } }
    }

    /// What tests of interfaces see inside in place of the elements.
    public var automationElements: [Any]? {
        get { told(\.automationElements, automationElementsBlock?() ?? accessibility.automationElements) }
        set { set(newValue, \.automationElements) { $0.automationElements = newValue } }
    }

    /// The user turns pages. Returns whether it was done.
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        (self as? UIResponder)?.accessibilityScroll(direction) ?? false
    }

    /// The user wants to get out of something modal. Returns whether it was done.
    public func accessibilityPerformEscape() -> Bool {
        (self as? UIResponder)?.accessibilityPerformEscape() ?? accessibilityPerformEscapeBlock?() ?? false
    }

    /// The user makes the gesture for the most important thing. Returns whether it was done.
    public func accessibilityPerformMagicTap() -> Bool {
        (self as? UIResponder)?.accessibilityPerformMagicTap() ?? accessibilityPerformMagicTapBlock?() ?? false
    }

    /// Whether an assistive program is at the element. None is connected here.
    public func accessibilityElementIsFocused() -> Bool {
        (self as? UIResponder)?.accessibilityElementIsFocused() ?? false
    }

    /// Which assistive programs are at the element. None is connected here.
    public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        nil
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
