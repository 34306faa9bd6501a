public import CoreGraphics

// A block is asked each time, and its answer counts for more than a value that was set; less than what a class says by overriding the
// property itself. From memory of Apple's documentation of iOS 17.

/// What tells a responder's values to assistive programs when they are asked for.
@preconcurrency @MainActor
open class _BlockTellingResponder: NSObject {
    public override init() {
        super.init()
    }

    /// Tells whether it is one element, each time it is asked for.
    open var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isElement }
        set { setBlock(newValue, \.isElement) }
    }

    /// Tells what it is, each time it is asked for.
    open var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.label }
        set { setBlock(newValue, \.label) }
    }

    /// Tells its value, each time it is asked for.
    open var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.value }
        set { setBlock(newValue, \.value) }
    }

    /// Tells what happens when it is used, each time it is asked for.
    open var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.hint }
        set { setBlock(newValue, \.hint) }
    }

    /// Tells what it is, with how it is said, each time it is asked for.
    open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedLabel }
        set { setBlock(newValue, \.attributedLabel) }
    }

    /// Tells its value, with how it is said, each time it is asked for.
    open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedValue }
        set { setBlock(newValue, \.attributedValue) }
    }

    /// Tells what happens when it is used, with how it is said, each time it is asked for.
    open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedHint }
        set { setBlock(newValue, \.attributedHint) }
    }

    /// Tells its name for tests, each time it is asked for.
    open var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.identifier }
        set { setBlock(newValue, \.identifier) }
    }

    /// Tells the language of its texts, each time it is asked for.
    open var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.language }
        set { setBlock(newValue, \.language) }
    }

    /// Tells what kind of text it is, by the raw value, each time it is asked for.
    open var accessibilityTextualContextBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.textualContext }
        set { setBlock(newValue, \.textualContext) }
    }

    /// Tells what it is and does, each time it is asked for.
    open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility.blocks?.traits }
        set { setBlock(newValue, \.traits) }
    }

    /// Tells what it covers, in screen points, each time it is asked for.
    open var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibility.blocks?.frame }
        set { setBlock(newValue, \.frame) }
    }

    /// Tells its outline, in screen points, each time it is asked for.
    open var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibility.blocks?.path }
        set { setBlock(newValue, \.path) }
    }

    /// Tells where it is touched, in screen points, each time it is asked for.
    open var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibility.blocks?.activationPoint }
        set { setBlock(newValue, \.activationPoint) }
    }

    /// Tells what the user may say to use it, each time it is asked for.
    open var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.userInputLabels }
        set { setBlock(newValue, \.userInputLabels) }
    }

    /// Tells what the user may say to use it, with how it is said, each time it is asked for.
    open var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.attributedUserInputLabels }
        set { setBlock(newValue, \.attributedUserInputLabels) }
    }

    /// Tells the elements inside, each time it is asked for.
    open var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.elements }
        set { setBlock(newValue, \.elements) }
    }

    /// Tells the elements that head it, each time it is asked for.
    open var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.headerElements }
        set { setBlock(newValue, \.headerElements) }
    }

    /// Tells the elements inside, for tests, each time it is asked for.
    open var automationElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.automationElements }
        set { setBlock(newValue, \.automationElements) }
    }

    /// Tells what it can do beside being activated, each time it is asked for.
    open var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.customActions }
        set { setBlock(newValue, \.customActions) }
    }

    /// Tells the lists that are walked through, each time it is asked for.
    open var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.customRotors }
        set { setBlock(newValue, \.customRotors) }
    }

    /// Tells whether nothing inside is seen, each time it is asked for.
    open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.hidesElements }
        set { setBlock(newValue, \.hidesElements) }
    }

    /// Tells whether its siblings are not seen, each time it is asked for.
    open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isModal }
        set { setBlock(newValue, \.isModal) }
    }

    /// Tells whether what is inside is read together, each time it is asked for.
    open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.groupsChildren }
        set { setBlock(newValue, \.groupsChildren) }
    }

    /// Tells whether fingers do something with it, each time it is asked for.
    open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.respondsToInteraction }
        set { setBlock(newValue, \.respondsToInteraction) }
    }

    /// Tells how what is inside is gone through, each time it is asked for.
    open var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibility.blocks?.navigationStyle }
        set { setBlock(newValue, \.navigationStyle) }
    }

    /// Tells what the elements inside are to each other, each time it is asked for.
    open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibility.blocks?.containerType }
        set { setBlock(newValue, \.containerType) }
    }

    /// Activates it: true where it did something.
    open var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.activate }
        set { setBlock(newValue, \.activate) }
    }

    /// Turns it up.
    open var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.increment }
        set { setBlock(newValue, \.increment) }
    }

    /// Turns it down.
    open var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.decrement }
        set { setBlock(newValue, \.decrement) }
    }

    /// Leads out of it: true where it did something.
    open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.escape }
        set { setBlock(newValue, \.escape) }
    }

    /// Does the most important thing: true where it did something.
    open var accessibilityPerformMagicTapBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.magicTap }
        set { setBlock(newValue, \.magicTap) }
    }
}
