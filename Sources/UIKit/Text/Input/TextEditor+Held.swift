import CoreGraphics

/// Fields and text views, whose text an editor edits.
extension TextEditor: HeldText {
    var input: (any UIResponder & UITextInput)? { host }
    var view: UIView? { host }
    var clip: UIView? { isSingleLine ? canvas.superview : nil }
    var takesTaps: Bool { false }
    var showsHandles: Bool { handles.areShown }
    var anchor: UITextPosition? { OffsetPosition(text.anchor) }
    var isCaretHeld: Bool {
        get { canvas.isCaretHeld }
        set { canvas.isCaretHeld = newValue }
    }

    func admits(_ touch: UITouch) -> Bool { maySelect }
    func takeHold() -> Bool { host.map { $0.isFirstResponder || $0.becomeFirstResponder() } ?? false }
    func letGo() {}

    func handle(at point: CGPoint) -> (isStart: Bool, bar: CGRect)? {
        guard let host, let found = handles.handle(at: point) else { return nil }
        return (found.isStart, host.convert(found.bar, from: canvas))
    }

    private func onCanvas(_ point: CGPoint) -> CGPoint { host?.convert(point, to: canvas) ?? point }

    func selects(_ point: CGPoint) -> Bool { isSelected(onCanvas(point)) }
    func lifts(_ point: CGPoint) -> Bool { lifting?.lifts(onCanvas(point)) ?? false }
    func word(touched point: CGPoint) -> UITextRange? { OffsetRange(word(under: onCanvas(point))) }

    func bar(at place: UITextPosition, isStart: Bool) -> CGRect {
        let bar = canvas.edgeRect(at: offset(place), isStart: isStart)
        return host?.convert(bar, from: canvas) ?? bar
    }

    func select(_ range: UITextRange, reversed: Bool) {
        let part = offsets(range)
        select { $0.select(part, reversed: reversed) }
    }

    func tapped(at point: CGPoint, count: Int, extending: Bool) {
        tapped(at: onCanvas(point), count: count, extending: extending, isDirect: false)
    }

    func menu(of suggested: [UIMenuElement]) -> UIMenu? {
        host?.editor(self, menuFor: text.selection, suggested) ?? UIMenu(children: suggested)
    }

    func menuComes(_ comes: Bool, beside animator: any UIEditMenuInteractionAnimating) {
        host?.editor(self, menuComes: comes, beside: animator)
    }
}
