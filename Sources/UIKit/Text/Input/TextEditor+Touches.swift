import CoreGraphics

/// What fingers and pointers do in a text, for fields and text views alike.
extension TextEditor {
    /// How far a finger may have gone for a tap, in points.
    private static let tapSlop: CGFloat = 10

    /// Takes the view's touches: drags of a pointer, its second button, fingers that take hold.
    func follow(_ host: UIView) {
        let recognizers = [TextGrabRecognizer(self), TextDragRecognizer(self), TextMenuClick(self)]
        for recognizer in recognizers { host.addGestureRecognizer(recognizer) }
    }

    /// Whether the user may select.
    var maySelect: Bool { (host as? UITextView)?.isSelectable ?? (host as? UITextField)?.isEnabled ?? true }

    var isEditable: Bool { (host as? UITextView)?.isEditable ?? true }

    /// A touch that came down on the text has lifted.
    ///
    /// - Parameter isFirst: whether it is by this touch that editing began.
    func lifted(_ touch: UITouch, _ event: UIEvent?, isFirst: Bool) {
        guard touch.isOfPrimaryButton else { return }
        let point = touch.location(in: canvas)
        if touch.isDirect, !isFirst {
            guard touch.windowLocation.distance(to: touch.startLocation) <= Self.tapSlop else { return }
            // A tap on what is selected only brings the menu, or takes it away.
            let isOnDot = handles.isOnDot(touch.location(in: host))
            if touch.tapCount == 1, isSelected(point) || isOnDot { return menu.fingerWent(touch) }
        }
        tapped(
            at: point, count: touch.tapCount, extending: touch.extendsSelection(event), isDirect: touch.isDirect)
        menu.fingerWent(touch)
    }

    /// One tap places the caret, two choose a word, three a paragraph, four everything.
    ///
    /// - Parameter isDirect: of a finger, which is less exact than a pointer.
    func tapped(at point: CGPoint, count: Int, extending: Bool, isDirect: Bool) {
        let place = canvas.position(at: point)
        switch count {
        case 1 where isDirect && !extending:
            let end = wordEnd(near: place, to: point)
            select { $0.move(to: end, extending: false) }
        case 1: select { $0.move(to: place, extending: extending) }
        case 2:
            let word = word(under: point)
            select { $0.select(word) }
        case 3: select { $0.select($0.paragraph(at: place)) }
        default: select { $0.select(0..<$0.length) }
        }
    }

    /// Whether a point of the canvas lies on what is selected.
    func isSelected(_ point: CGPoint) -> Bool { selectedBox(at: point) != nil }

    /// The box of what is selected that a point of the canvas lies in.
    func selectedBox(at point: CGPoint) -> CGRect? {
        text.selection.isEmpty ? nil : canvas.boxes(of: text.selection).first { $0.contains(point) }
    }

    /// The word under a point of the canvas. Dots are one word.
    func word(under point: CGPoint) -> Range<Int> {
        if canvas.isSecure { return 0..<text.length }
        return canvas.character(inside: point).map { text.word(at: $0) }
            ?? text.word(meantAt: canvas.position(at: point))
    }

    /// The end of the word round a position that is nearer to a point: fingers place the caret between words.
    private func wordEnd(near place: Int, to point: CGPoint) -> Int {
        let word = text.word(at: place)
        guard !canvas.isSecure, word.lowerBound < place, place < word.upperBound, !text.isBlank(word) else {
            return place
        }
        func distance(_ position: Int) -> CGFloat {
            let caret = canvas.caretRect(at: position)
            return CGPoint(x: caret.midX, y: caret.midY).distance(to: point)
        }
        return distance(word.lowerBound) < distance(word.upperBound) ? word.lowerBound : word.upperBound
    }
}
