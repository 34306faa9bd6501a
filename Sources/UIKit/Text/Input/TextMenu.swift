import CoreGraphics

/// The menu of a text's commands: a finger that selects, and one that taps what is selected or where the caret is already, open it; so
/// does one that lets go of what it dragged.
@MainActor
final class TextMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let text: any HeldText
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var touchStart: (selection: UITextRange?, wasEditing: Bool, wasOpen: Bool)?
    /// Whether a menu was there when the last finger came down.
    private var wasOpen = false

    init(_ text: any HeldText) {
        self.text = text
        super.init()
    }

    // MARK: Fingers

    /// A finger comes down on the text, before it does anything there.
    func fingerCame(_ touch: UITouch, isEditing: Bool) {
        touchStart = (text.input?.selectedTextRange, isEditing, wasOpen)
    }

    /// The finger has gone; the caret is where it wants it.
    func fingerWent(_ touch: UITouch) {
        guard let start = touchStart, touch.isDirect else { return }
        touchStart = nil
        let isSame = touch.tapCount == 1 && isSelected(start.selection)
        if isSame ? start.wasEditing && !start.wasOpen : !text.isNothingSelected { open() }
    }

    private func isSelected(_ range: UITextRange?) -> Bool {
        guard let input = text.input, let range, let now = input.selectedTextRange else { return false }
        return input.compare(range.start, to: now.start) == .orderedSame
            && input.compare(range.end, to: now.end) == .orderedSame
    }

    /// Shows the menu of what is selected now.
    func open() {
        guard let view = text.view, text.input?.isFirstResponder ?? false else { return }
        if interaction.view == nil { view.addInteraction(interaction) }
        let place = place
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: place.midX, y: place.minY)))
    }

    func close() { if interaction.isOpen { interaction.dismissMenu() } }

    // MARK: The menu

    /// The selection, or the caret, in the view's points.
    private var place: CGRect {
        // Beside the dots of the handles.
        text.showsHandles ? text.selectionBox.insetBy(dx: 0, dy: 1 - TextHandle.dot) : text.selectionBox
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        text.menu(of: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { place }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        wasOpen = true
        text.menuComes(true, beside: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        text.menuComes(false, beside: animator)
        // The finger that takes the menu away comes down on the text in the same moment.
        animator.addCompletion { [weak self] in if let self { wasOpen = self.interaction.isOpen } }
    }
}
