public import CoreGraphics

/// What responders tell assistive programs, where subclasses override it. On Apple's systems these are members of `NSObject`, which a
/// subclass overrides through Objective-C; an extension's members cannot be overridden here.
@preconcurrency @MainActor
open class AccessibleResponder: NSObject {
    /// An object that says nothing yet.
    public override init() {
        super.init()
    }

    /// What assistive programs take an object of the class for until it says something else.
    class var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    /// Whether assistive programs see it as one element.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? type(of: self).accessibilityDefaults.isElement }
        set { accessibility.isElement = newValue }
    }

    /// What it is, in a word.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }

    /// What happens when it is used.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    /// Its value, as text.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }

    /// What it is and does.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? type(of: self).accessibilityDefaults.traits }
        set { accessibility.traits = newValue }
    }

    /// A name for tests, never shown.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// The elements inside, where they are not the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }

    /// Whether nothing inside is seen.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }

    /// Whether siblings are not seen while this one is shown.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// The user activates the element without touching it. Returns whether it did something.
    open func accessibilityActivate() -> Bool { false }

    /// What it covers, in screen points.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }

    /// The shape that is outlined, in screen points; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }

    /// Where the element is touched when it is activated, in screen points.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.activationPoint = newValue }
    }

    /// What it can do beside being activated.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// The lists of elements that assistive programs walk through.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
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

    /// The user turns an adjustable element up.
    open func accessibilityIncrement() {}

    /// The user turns an adjustable element down.
    open func accessibilityDecrement() {}

    /// The user scrolls. Returns whether it was done.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// The user wants to get out of something modal. Returns whether it was done.
    open func accessibilityPerformEscape() -> Bool { false }

    /// The user makes the gesture for the most important thing. Returns whether it was done.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// An assistive program has gone to the element.
    open func accessibilityElementDidBecomeFocused() {}

    /// An assistive program has left the element.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether an assistive program is at the element. None is connected here.
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Groups and order

    /// What the elements inside are to each other.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }

    /// Whether the siblings and what is inside count as one group.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// How an assistive program goes through what is inside.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }

    /// The elements that head what is inside.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibility.headers }
        set { accessibility.headers = newValue }
    }

    /// The elements inside for tests; nil where they are those of assistive programs.
    open var automationElements: [Any]? {
        get { accessibility.automationElements }
        set { accessibility.automationElements = newValue }
    }

    // MARK: Words

    /// The language its texts are said in, as a tag such as "de-CH".
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }

    /// What the user may say to use it; nil leaves it to the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels }
        set { accessibility.userInputLabels = newValue }
    }

    /// What the user may say to use it, with how it is said.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityUserInputLabels?.map { NSAttributedString(string: $0) } }
        set { accessibilityUserInputLabels = newValue?.map(\.string) }
    }

    /// What it is, with how it is said.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    /// What happens when it is used, with how it is said.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }

    /// Its value, with how it is said.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    // MARK: Use

    /// Whether the user does something with it: what fingers use, unless the object says otherwise.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUserInteraction ?? AccessibilityState.isUsed(accessibilityTraits) }
        set { accessibility.respondsToUserInteraction = newValue }
    }

    /// Whether inverted colours leave it alone.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
}
