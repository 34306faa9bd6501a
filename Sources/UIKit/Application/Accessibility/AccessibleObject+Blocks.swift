import CoreGraphics

extension _AccessibleObject {
    func setBlock<Block>(_ block: Block?, _ path: WritableKeyPath<AccessibilityBlocks, Block?>) {
        guard block != nil || accessibility.blocks != nil else { return }
        var blocks = accessibility.blocks ?? AccessibilityBlocks()
        blocks[keyPath: path] = block
        accessibility.blocks = blocks
    }

    private func told<Block>(
        _ path: KeyPath<UIResponder, Block?>, _ own: KeyPath<AccessibilityBlocks, Block?>
    ) -> Block? {
        if let responder = self as? UIResponder { return responder[keyPath: path] }
        return accessibility.blocks?[keyPath: own]
    }

    private func tell<Block>(
        _ block: Block?, _ path: ReferenceWritableKeyPath<UIResponder, Block?>,
        _ own: WritableKeyPath<AccessibilityBlocks, Block?>
    ) {
        if let responder = self as? UIResponder {
            responder[keyPath: path] = block
        } else {
            setBlock(block, own)
        }
    }

    /// Tells whether it is one element, each time it is asked for.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { told(\.isAccessibilityElementBlock, \.isElement) }
        set { tell(newValue, \.isAccessibilityElementBlock, \.isElement) }
    }

    /// Tells what it is, each time it is asked for.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { told(\.accessibilityLabelBlock, \.label) }
        set { tell(newValue, \.accessibilityLabelBlock, \.label) }
    }

    /// Tells its value, each time it is asked for.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { told(\.accessibilityValueBlock, \.value) }
        set { tell(newValue, \.accessibilityValueBlock, \.value) }
    }

    /// Tells what happens when it is used, each time it is asked for.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { told(\.accessibilityHintBlock, \.hint) }
        set { tell(newValue, \.accessibilityHintBlock, \.hint) }
    }

    /// Tells what it is, with how it is said, each time it is asked for.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { told(\.accessibilityAttributedLabelBlock, \.attributedLabel) }
        set { tell(newValue, \.accessibilityAttributedLabelBlock, \.attributedLabel) }
    }

    /// Tells its value, with how it is said, each time it is asked for.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { told(\.accessibilityAttributedValueBlock, \.attributedValue) }
        set { tell(newValue, \.accessibilityAttributedValueBlock, \.attributedValue) }
    }

    /// Tells what happens when it is used, with how it is said, each time it is asked for.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { told(\.accessibilityAttributedHintBlock, \.attributedHint) }
        set { tell(newValue, \.accessibilityAttributedHintBlock, \.attributedHint) }
    }

    /// Tells its name for tests, each time it is asked for.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { told(\.accessibilityIdentifierBlock, \.identifier) }
        set { tell(newValue, \.accessibilityIdentifierBlock, \.identifier) }
    }

    /// Tells the language of its texts, each time it is asked for.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { told(\.accessibilityLanguageBlock, \.language) }
        set { tell(newValue, \.accessibilityLanguageBlock, \.language) }
    }

    /// Tells what kind of text it is, by the raw value, each time it is asked for.
    public var accessibilityTextualContextBlock: AXStringReturnBlock? {
        get { told(\.accessibilityTextualContextBlock, \.textualContext) }
        set { tell(newValue, \.accessibilityTextualContextBlock, \.textualContext) }
    }

    /// Tells what it is and does, each time it is asked for.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { told(\.accessibilityTraitsBlock, \.traits) }
        set { tell(newValue, \.accessibilityTraitsBlock, \.traits) }
    }

    /// Tells what it covers, in screen points, each time it is asked for.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { told(\.accessibilityFrameBlock, \.frame) }
        set { tell(newValue, \.accessibilityFrameBlock, \.frame) }
    }

    /// Tells its outline, in screen points, each time it is asked for.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { told(\.accessibilityPathBlock, \.path) }
        set { tell(newValue, \.accessibilityPathBlock, \.path) }
    }

    /// Tells where it is touched, in screen points, each time it is asked for.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { told(\.accessibilityActivationPointBlock, \.activationPoint) }
        set { tell(newValue, \.accessibilityActivationPointBlock, \.activationPoint) }
    }

    /// Tells what the user may say to use it, each time it is asked for.
    public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
        get { told(\.accessibilityUserInputLabelsBlock, \.userInputLabels) }
        set { tell(newValue, \.accessibilityUserInputLabelsBlock, \.userInputLabels) }
    }

    /// Tells what the user may say to use it, with how it is said, each time it is asked for.
    public var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
        get { told(\.accessibilityAttributedUserInputLabelsBlock, \.attributedUserInputLabels) }
        set { tell(newValue, \.accessibilityAttributedUserInputLabelsBlock, \.attributedUserInputLabels) }
    }

    /// Tells the elements inside, each time it is asked for.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { told(\.accessibilityElementsBlock, \.elements) }
        set { tell(newValue, \.accessibilityElementsBlock, \.elements) }
    }

    /// Tells the elements that head it, each time it is asked for.
    public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { told(\.accessibilityHeaderElementsBlock, \.headerElements) }
        set { tell(newValue, \.accessibilityHeaderElementsBlock, \.headerElements) }
    }

    /// Tells the elements inside, for tests, each time it is asked for.
    public var automationElementsBlock: AXArrayReturnBlock? {
        get { told(\.automationElementsBlock, \.automationElements) }
        set { tell(newValue, \.automationElementsBlock, \.automationElements) }
    }

    /// Tells what it can do beside being activated, each time it is asked for.
    public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
        get { told(\.accessibilityCustomActionsBlock, \.customActions) }
        set { tell(newValue, \.accessibilityCustomActionsBlock, \.customActions) }
    }

    /// Tells the lists that are walked through, each time it is asked for.
    public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
        get { told(\.accessibilityCustomRotorsBlock, \.customRotors) }
        set { tell(newValue, \.accessibilityCustomRotorsBlock, \.customRotors) }
    }

    /// Tells whether nothing inside is seen, each time it is asked for.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { told(\.accessibilityElementsHiddenBlock, \.hidesElements) }
        set { tell(newValue, \.accessibilityElementsHiddenBlock, \.hidesElements) }
    }

    /// Tells whether its siblings are not seen, each time it is asked for.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { told(\.accessibilityViewIsModalBlock, \.isModal) }
        set { tell(newValue, \.accessibilityViewIsModalBlock, \.isModal) }
    }

    /// Tells whether what is inside is read together, each time it is asked for.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { told(\.accessibilityShouldGroupAccessibilityChildrenBlock, \.groupsChildren) }
        set { tell(newValue, \.accessibilityShouldGroupAccessibilityChildrenBlock, \.groupsChildren) }
    }

    /// Tells whether fingers do something with it, each time it is asked for.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { told(\.accessibilityRespondsToUserInteractionBlock, \.respondsToInteraction) }
        set { tell(newValue, \.accessibilityRespondsToUserInteractionBlock, \.respondsToInteraction) }
    }

    /// Tells how what is inside is gone through, each time it is asked for.
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { told(\.accessibilityNavigationStyleBlock, \.navigationStyle) }
        set { tell(newValue, \.accessibilityNavigationStyleBlock, \.navigationStyle) }
    }

    /// Tells what the elements inside are to each other, each time it is asked for.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { told(\.accessibilityContainerTypeBlock, \.containerType) }
        set { tell(newValue, \.accessibilityContainerTypeBlock, \.containerType) }
    }

    /// Activates it: true where it did something.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { told(\.accessibilityActivateBlock, \.activate) }
        set { tell(newValue, \.accessibilityActivateBlock, \.activate) }
    }

    /// Turns it up.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { told(\.accessibilityIncrementBlock, \.increment) }
        set { tell(newValue, \.accessibilityIncrementBlock, \.increment) }
    }

    /// Turns it down.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { told(\.accessibilityDecrementBlock, \.decrement) }
        set { tell(newValue, \.accessibilityDecrementBlock, \.decrement) }
    }

    /// Leads out of it: true where it did something.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { told(\.accessibilityPerformEscapeBlock, \.escape) }
        set { tell(newValue, \.accessibilityPerformEscapeBlock, \.escape) }
    }

    /// Does the most important thing: true where it did something.
    public var accessibilityPerformMagicTapBlock: AXBoolReturnBlock? {
        get { told(\.accessibilityPerformMagicTapBlock, \.magicTap) }
        set { tell(newValue, \.accessibilityPerformMagicTapBlock, \.magicTap) }
    }
}
