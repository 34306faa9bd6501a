import CoreGraphics

/// The menu of a text's commands: a finger that selects, and one that taps what is selected or where the caret is already, open it; so
/// does one that lets go of what it dragged.
@MainActor
final class TextMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let editor: TextEditor
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var touchStart: (selection: Range<Int>, wasEditing: Bool, wasOpen: Bool)?
    /// Whether a menu was there when the last finger came down.
    private var wasOpen = false

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init()
    }

    // MARK: Fingers

    /// A finger comes down on the text, before it does anything there.
    func fingerCame(_ touch: UITouch, isEditing: Bool) {
        touchStart = (editor.text.selection, isEditing, wasOpen)
    }

    /// The finger has gone; the caret is where it wants it.
    func fingerWent(_ touch: UITouch) {
        guard let start = touchStart, touch.isDirect else { return }
        touchStart = nil
        let isSame = touch.tapCount == 1 && editor.text.selection == start.selection
        if isSame ? start.wasEditing && !start.wasOpen : !editor.text.selection.isEmpty { open() }
    }

    /// Shows the menu of what is selected now.
    func open() {
        guard let host = editor.host, host.isFirstResponder else { return }
        if interaction.view == nil { host.addInteraction(interaction) }
        let place = place
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: place.midX, y: place.minY)))
    }

    func close() { if interaction.isOpen { interaction.dismissMenu() } }

    // MARK: The menu

    /// The selection, or the caret, in the host's points.
    private var place: CGRect {
        guard let host = editor.host else { return .null }
        host.layoutIfNeeded()
        let selection = editor.text.selection
        let boxes =
            selection.isEmpty ? [editor.canvas.caretRect(at: selection.lowerBound)] : editor.canvas.boxes(of: selection)
        let whole = boxes.reduce(CGRect.null) { $0.union($1) }
        let seen = host.convert(whole, from: editor.canvas).intersection(host.bounds)
        let place = seen.isNull ? host.bounds : seen
        // Beside the dots of the handles.
        return editor.handles.areShown ? place.insetBy(dx: 0, dy: 1 - TextHandle.dot) : place
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        editor.host?.editor(editor, menuFor: editor.text.selection, suggestedActions)
            ?? UIMenu(children: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { place }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        wasOpen = true
        editor.host?.editor(editor, menuComes: true, beside: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        editor.host?.editor(editor, menuComes: false, beside: animator)
        // The finger that takes the menu away comes down on the text in the same moment.
        animator.addCompletion { [weak self] in if let self { wasOpen = self.interaction.isOpen } }
    }
}
