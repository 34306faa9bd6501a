public import CoreGraphics

/// Tells a truth when it is asked for.
public typealias AXBoolReturnBlock = () -> Bool
/// Tells a text when it is asked for.
public typealias AXStringReturnBlock = () -> String?
/// Tells a text with its looks when it is asked for.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Tells what an element is and does when it is asked for.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Tells a rectangle, in screen points when it is asked for.
public typealias AXRectReturnBlock = () -> CGRect
/// Tells an outline, in screen points when it is asked for.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Tells a point of the screen, in points when it is asked for.
public typealias AXPointReturnBlock = () -> CGPoint
/// Tells a list when it is asked for.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Tells how elements are gone through when it is asked for.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// Tells what elements are to each other when it is asked for.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// Does something when it is asked to.
public typealias AXVoidReturnBlock = () -> Void

/// What tells an object's values when they are asked for, in place of what was set.
struct AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var identifier: AXStringReturnBlock?
    var language: AXStringReturnBlock?
    var textualContext: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var frame: AXRectReturnBlock?
    var path: AXPathReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var userInputLabels: AXArrayReturnBlock?
    var attributedUserInputLabels: AXArrayReturnBlock?
    var elements: AXArrayReturnBlock?
    var headerElements: AXArrayReturnBlock?
    var automationElements: AXArrayReturnBlock?
    var customActions: AXArrayReturnBlock?
    var customRotors: AXArrayReturnBlock?
    var hidesElements: AXBoolReturnBlock?
    var isModal: AXBoolReturnBlock?
    var groupsChildren: AXBoolReturnBlock?
    var respondsToInteraction: AXBoolReturnBlock?
    var navigationStyle: AXNavigationStyleReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var activate: AXBoolReturnBlock?
    var increment: AXVoidReturnBlock?
    var decrement: AXVoidReturnBlock?
    var escape: AXBoolReturnBlock?
    var magicTap: AXBoolReturnBlock?
}

// A block is asked each time, and its answer counts for more than a value that was set; less than what a class says by overriding the
// property itself. From memory of Apple's documentation of iOS 17.
extension _AccessibleObject {
    /// Tells whether it is one element, each time it is asked for.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isElement }
        set { setBlock(newValue, \.isElement) }
    }

    /// Tells what it is, each time it is asked for.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.label }
        set { setBlock(newValue, \.label) }
    }

    /// Tells its value, each time it is asked for.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.value }
        set { setBlock(newValue, \.value) }
    }

    /// Tells what happens when it is used, each time it is asked for.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.hint }
        set { setBlock(newValue, \.hint) }
    }

    /// Tells what it is, with how it is said, each time it is asked for.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedLabel }
        set { setBlock(newValue, \.attributedLabel) }
    }

    /// Tells its value, with how it is said, each time it is asked for.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedValue }
        set { setBlock(newValue, \.attributedValue) }
    }

    /// Tells what happens when it is used, with how it is said, each time it is asked for.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedHint }
        set { setBlock(newValue, \.attributedHint) }
    }

    /// Tells its name for tests, each time it is asked for.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.identifier }
        set { setBlock(newValue, \.identifier) }
    }

    /// Tells the language of its texts, each time it is asked for.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.language }
        set { setBlock(newValue, \.language) }
    }

    /// Tells what kind of text it is, by the raw value, each time it is asked for.
    public var accessibilityTextualContextBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.textualContext }
        set { setBlock(newValue, \.textualContext) }
    }

    /// Tells what it is and does, each time it is asked for.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility.blocks?.traits }
        set { setBlock(newValue, \.traits) }
    }

    /// Tells what it covers, in screen points, each time it is asked for.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibility.blocks?.frame }
        set { setBlock(newValue, \.frame) }
    }

    /// Tells its outline, in screen points, each time it is asked for.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibility.blocks?.path }
        set { setBlock(newValue, \.path) }
    }

    /// Tells where it is touched, in screen points, each time it is asked for.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibility.blocks?.activationPoint }
        set { setBlock(newValue, \.activationPoint) }
    }

    /// Tells what the user may say to use it, each time it is asked for.
    public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.userInputLabels }
        set { setBlock(newValue, \.userInputLabels) }
    }

    /// Tells what the user may say to use it, with how it is said, each time it is asked for.
    public var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.attributedUserInputLabels }
        set { setBlock(newValue, \.attributedUserInputLabels) }
    }

    /// Tells the elements inside, each time it is asked for.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.elements }
        set { setBlock(newValue, \.elements) }
    }

    /// Tells the elements that head it, each time it is asked for.
    public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.headerElements }
        set { setBlock(newValue, \.headerElements) }
    }

    /// Tells the elements inside, for tests, each time it is asked for.
    public var automationElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.automationElements }
        set { setBlock(newValue, \.automationElements) }
    }

    /// Tells what it can do beside being activated, each time it is asked for.
    public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.customActions }
        set { setBlock(newValue, \.customActions) }
    }

    /// Tells the lists that are walked through, each time it is asked for.
    public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.customRotors }
        set { setBlock(newValue, \.customRotors) }
    }

    /// Tells whether nothing inside is seen, each time it is asked for.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.hidesElements }
        set { setBlock(newValue, \.hidesElements) }
    }

    /// Tells whether its siblings are not seen, each time it is asked for.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isModal }
        set { setBlock(newValue, \.isModal) }
    }

    /// Tells whether what is inside is read together, each time it is asked for.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.groupsChildren }
        set { setBlock(newValue, \.groupsChildren) }
    }

    /// Tells whether fingers do something with it, each time it is asked for.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.respondsToInteraction }
        set { setBlock(newValue, \.respondsToInteraction) }
    }

    /// Tells how what is inside is gone through, each time it is asked for.
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibility.blocks?.navigationStyle }
        set { setBlock(newValue, \.navigationStyle) }
    }

    /// Tells what the elements inside are to each other, each time it is asked for.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibility.blocks?.containerType }
        set { setBlock(newValue, \.containerType) }
    }

    /// Activates it: true where it did something.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.activate }
        set { setBlock(newValue, \.activate) }
    }

    /// Turns it up.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.increment }
        set { setBlock(newValue, \.increment) }
    }

    /// Turns it down.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.decrement }
        set { setBlock(newValue, \.decrement) }
    }

    /// Leads out of it: true where it did something.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.escape }
        set { setBlock(newValue, \.escape) }
    }

    /// Does the most important thing: true where it did something.
    public var accessibilityPerformMagicTapBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.magicTap }
        set { setBlock(newValue, \.magicTap) }
    }

    private func setBlock<Block>(_ block: Block?, _ path: WritableKeyPath<AccessibilityBlocks, Block?>) {
        guard block != nil || accessibility.blocks != nil else { return }
        var blocks = accessibility.blocks ?? AccessibilityBlocks()
        blocks[keyPath: path] = block
        accessibility.blocks = blocks
    }
}
