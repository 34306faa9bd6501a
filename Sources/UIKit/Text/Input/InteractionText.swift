import CoreGraphics

/// A program's own text, which an interaction has hands take hold of.
@MainActor
final class InteractionText: HeldText {
    private unowned let interaction: UITextInteraction
    private(set) lazy var menu = TextMenu(self)
    /// Whether the beginning of what is selected is the end that was dragged last.
    private var isReversed = false

    init(_ interaction: UITextInteraction) { self.interaction = interaction }

    var input: (any UIResponder & UITextInput)? { interaction.textInput }
    var view: UIView? { interaction.view }
    var isEditable: Bool { interaction.textInteractionMode == .editable }
    var clip: UIView? { nil }
    var takesTaps: Bool { true }
    var showsHandles: Bool { interaction.display.showsHandles }
    var isCaretHeld: Bool {
        get { !interaction.display.cursorView.isBlinking }
        set {
            if newValue == interaction.display.cursorView.isBlinking {
                interaction.display.cursorView.isBlinking = !newValue
            }
        }
    }

    var anchor: UITextPosition? {
        guard let range = input?.selectedTextRange else { return nil }
        return isReversed ? range.end : range.start
    }

    func admits(_ touch: UITouch) -> Bool { view.map { interaction.mayBegin(at: touch.location(in: $0)) } ?? false }
    func takeHold() -> Bool { interaction.begin() }
    func letGo() { interaction.end() }

    func handle(at point: CGPoint) -> (isStart: Bool, bar: CGRect)? {
        guard !isNothingSelected, let isStart = interaction.display.handle(at: point) else { return nil }
        return (isStart, interaction.display.bar(isStart: isStart))
    }

    func selects(_ point: CGPoint) -> Bool {
        guard let input, let range = input.selectedTextRange, !range.isEmpty else { return false }
        return input.selectionRects(for: range).contains { $0.rect.contains(point) }
    }

    func word(touched point: CGPoint) -> UITextRange? {
        input?.closestPosition(to: point).flatMap { interaction.word(at: $0) }
    }

    func bar(at place: UITextPosition, isStart: Bool) -> CGRect { interaction.display.bar(isStart: isStart) }

    func select(_ range: UITextRange, reversed: Bool) {
        isReversed = reversed
        interaction.select(range)
    }

    func tapped(at point: CGPoint, count: Int, extending: Bool) {
        // A tap on what is selected only brings the menu, or takes it away.
        if count == 1, !extending, showsHandles, selects(point) { return }
        let anchor = extending ? anchor : nil
        isReversed = false
        interaction.tapped(at: point, count: count, extendingFrom: anchor)
    }

    func menu(of suggested: [UIMenuElement]) -> UIMenu? { UIMenu(children: suggested) }
    func menuComes(_ comes: Bool, beside animator: any UIEditMenuInteractionAnimating) {}
}
