public import CoreGraphics

/// What assistive programs ask of every responder. Members stand in a class, where programs override them; other objects have them by
/// `_AccessibleObject`.
@preconcurrency @MainActor
open class _AccessibleResponder: _BlockTellingResponder {
    /// What assistive programs take an object of the class for until it says something else.
    class var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    public override init() {
        super.init()
    }

    // MARK: What it is

    /// Whether assistive programs see it as one element.
    open var isAccessibilityElement: Bool {
        get { isElementTold ?? type(of: self).accessibilityDefaults.isElement }
        set { accessibility.isElement = newValue }
    }

    /// What it is, in a word.
    open var accessibilityLabel: String? {
        get { labelTold }
        set { accessibility.set(label: newValue) }
    }

    /// What it is, with how it is said.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributedLabelTold(accessibilityLabel) }
        set { accessibility.set(attributedLabel: newValue) }
    }

    /// What happens when it is used.
    open var accessibilityHint: String? {
        get { hintTold }
        set { accessibility.set(hint: newValue) }
    }

    /// What happens when it is used, with how it is said.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributedHintTold(accessibilityHint) }
        set { accessibility.set(attributedHint: newValue) }
    }

    /// Its value, as text.
    open var accessibilityValue: String? {
        get { valueTold }
        set { accessibility.set(value: newValue) }
    }

    /// Its value, with how it is said.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributedValueTold(accessibilityValue) }
        set { accessibility.set(attributedValue: newValue) }
    }

    /// What it is and does.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { traitsTold ?? type(of: self).accessibilityDefaults.traits }
        set { accessibility.traits = newValue }
    }

    /// A name for tests, never shown.
    open var accessibilityIdentifier: String? {
        get { accessibilityIdentifierBlock?() ?? accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// The language its texts are said in, as a tag such as "de-CH".
    open var accessibilityLanguage: String? {
        get { accessibilityLanguageBlock?() ?? accessibility.language }
        set { accessibility.language = newValue }
    }

    /// What kind of text it is.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { textualContextTold }
        set { accessibility.textualContext = newValue }
    }

    /// What the user may say to use it; nil leaves it to the label.
    open var accessibilityUserInputLabels: [String]! {
        get { userInputLabelsTold }
        set {
            accessibility.userInputLabels = newValue
            accessibility.attributedUserInputLabels = nil
        }
    }

    /// What the user may say to use it, with how it is said.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { attributedUserInputLabelsTold(accessibilityUserInputLabels) }
        set {
            accessibility.userInputLabels = newValue?.map(\.string)
            accessibility.attributedUserInputLabels = newValue
        }
    }

    /// Whether fingers do something with it; what can be switched to by a switch.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibilityRespondsToUserInteractionBlock?() ?? accessibility.respondsToInteraction
                ?? AccessibilityState.isUsed(accessibilityTraits)
        }
        set { accessibility.respondsToInteraction = newValue }
    }

    /// Whether inverted colours leave it alone.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }

    // MARK: What is inside

    /// The elements inside, where they are not the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityElementsBlock?() ?? accessibility.elements }
        set { accessibility.elements = newValue }
    }

    /// The elements that head it.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityHeaderElementsBlock?() ?? accessibility.headerElements }
        set { accessibility.headerElements = newValue }
    }

    /// The elements inside, for tests; nil for those of assistive programs.
    open var automationElements: [Any]? {
        get { automationElementsBlock?() ?? accessibility.automationElements }
        set { accessibility.automationElements = newValue }
    }

    /// Whether nothing inside is seen.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityElementsHiddenBlock?() ?? accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }

    /// Whether siblings are not seen while this one is shown.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityViewIsModalBlock?() ?? accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// Whether the siblings and what is inside count as one group.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityShouldGroupAccessibilityChildrenBlock?() ?? accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// What the elements inside are to each other.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityContainerTypeBlock?() ?? accessibility.containerType }
        set { accessibility.containerType = newValue }
    }

    /// How an assistive program goes through what is inside.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityNavigationStyleBlock?() ?? accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }

    /// How many elements are inside.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

    /// An element inside.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Which of the elements inside one is, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    // MARK: Where it is

    /// What it covers, in screen points.
    open var accessibilityFrame: CGRect {
        get { accessibilityFrameBlock?() ?? accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }

    /// The shape that is outlined, in screen points; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { pathTold }
        set { accessibility.path = newValue }
    }

    /// Where the element is touched when it is activated, in screen points.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityActivationPointBlock?() ?? accessibility.activationPoint
                ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }

    // MARK: What it does

    /// What it can do beside being activated.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { customActionsTold }
        set { accessibility.customActions = newValue }
    }

    /// The lists of elements that assistive programs walk through.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { customRotorsTold }
        set { accessibility.customRotors = newValue }
    }

    /// What can be dragged out of it.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility.dragSources as? [UIAccessibilityLocationDescriptor] }
        set { accessibility.dragSources = newValue }
    }

    /// Where something can be dropped in it.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility.dropPoints as? [UIAccessibilityLocationDescriptor] }
        set { accessibility.dropPoints = newValue }
    }

    /// The user activates the element without touching it. Returns whether it did something.
    open func accessibilityActivate() -> Bool { accessibilityActivateBlock?() ?? false }

    /// The user turns an adjustable element up.
    open func accessibilityIncrement() { accessibilityIncrementBlock?() }

    /// The user turns an adjustable element down.
    open func accessibilityDecrement() { accessibilityDecrementBlock?() }

    /// The user scrolls. Returns whether it was done.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// The user wants to get out of something modal. Returns whether it was done.
    open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? false }

    /// The user makes the gesture for the most important thing. Returns whether it was done.
    open func accessibilityPerformMagicTap() -> Bool { accessibilityPerformMagicTapBlock?() ?? false }

    /// An assistive program has gone to the element.
    open func accessibilityElementDidBecomeFocused() {}

    /// An assistive program has left the element.
    open func accessibilityElementDidLoseFocus() {}

    /// As a message to the class, to which the root class's methods are there too; nothing sends it.
    open class func accessibilityElementDidBecomeFocused() {}

    /// As a message to the class; nothing sends it.
    open class func accessibilityElementDidLoseFocus() {}

    /// Whether an assistive program is at the element. None is connected here.
    open func accessibilityElementIsFocused() -> Bool { false }
}
