import CoreGraphics

/// The menu of a text's commands: a finger that selects, one that rests, and one that taps where the caret is already open it.
@MainActor
final class TextMenu: NSObject, UIEditMenuInteractionDelegate {
    /// Seconds that a finger rests.
    private static let rest: TimeInterval = 0.5
    private unowned let editor: TextEditor
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var touchStart: (time: TimeInterval, selection: Range<Int>, wasEditing: Bool, wasOpen: Bool)?
    /// Whether a menu was there when the last finger came down.
    private var wasOpen = false

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init()
    }

    // MARK: Fingers

    /// A finger comes down on the text, before it does anything there.
    func fingerCame(_ touch: UITouch, isEditing: Bool) {
        touchStart = (touch.timestamp, editor.text.selection, isEditing, wasOpen)
    }

    /// The finger has gone; the caret is where it wants it.
    func fingerWent(_ touch: UITouch) {
        guard let start = touchStart, touch.type == .direct else { return }
        touchStart = nil
        let isSame = start.wasEditing && !start.wasOpen && editor.text.selection == start.selection
        let hasRested = touch.timestamp - start.time >= Self.rest
        if !editor.text.selection.isEmpty || hasRested || isSame { open() }
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
        return seen.isNull ? host.bounds : seen
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
