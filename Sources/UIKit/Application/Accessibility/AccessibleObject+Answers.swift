// What is told: by a block, or else as it was set. A text is told with or without how it is said, whichever was set last.
extension _AccessibleObject {
    var isElementTold: Bool? { isAccessibilityElementBlock?() ?? accessibility.isElement }
    var traitsTold: UIAccessibilityTraits? { accessibilityTraitsBlock?() ?? accessibility.traits }
    var pathTold: UIBezierPath? { accessibilityPathBlock?() ?? accessibility.path }
    var labelTold: String? {
        accessibilityLabelBlock?() ?? accessibilityAttributedLabelBlock?()?.string ?? accessibility.label
    }
    var hintTold: String? {
        accessibilityHintBlock?() ?? accessibilityAttributedHintBlock?()?.string ?? accessibility.hint
    }
    var valueTold: String? {
        accessibilityValueBlock?() ?? accessibilityAttributedValueBlock?()?.string ?? accessibility.value
    }
    var textualContextTold: UIAccessibilityTextualContext? {
        accessibilityTextualContextBlock?().map(UIAccessibilityTextualContext.init(rawValue:))
            ?? accessibility.textualContext
    }
    var customActionsTold: [UIAccessibilityCustomAction]? {
        accessibilityCustomActionsBlock?() as? [UIAccessibilityCustomAction] ?? accessibility.customActions
    }
    var customRotorsTold: [UIAccessibilityCustomRotor]? {
        accessibilityCustomRotorsBlock?() as? [UIAccessibilityCustomRotor] ?? accessibility.customRotors
    }

    /// - Parameter plain: what the object tells without looks, which its class may say by itself.
    func attributedLabelTold(_ plain: String?) -> NSAttributedString? {
        accessibilityAttributedLabelBlock?() ?? AccessibilityState.looks(accessibility.attributedLabel, of: plain)
    }
    func attributedHintTold(_ plain: String?) -> NSAttributedString? {
        accessibilityAttributedHintBlock?() ?? AccessibilityState.looks(accessibility.attributedHint, of: plain)
    }
    func attributedValueTold(_ plain: String?) -> NSAttributedString? {
        accessibilityAttributedValueBlock?() ?? AccessibilityState.looks(accessibility.attributedValue, of: plain)
    }

    var userInputLabelsTold: [String]? {
        accessibilityUserInputLabelsBlock?() as? [String] ?? accessibility.userInputLabels
    }
    func attributedUserInputLabelsTold(_ plain: [String]?) -> [NSAttributedString]? {
        if let told = accessibilityAttributedUserInputLabelsBlock?() as? [NSAttributedString] { return told }
        if let kept = accessibility.attributedUserInputLabels, kept.map(\.string) == plain { return kept }
        return plain?.map { NSAttributedString(string: $0) }
    }
}
