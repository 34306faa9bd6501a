import CoreGraphics

/// A text that hands take hold of: that of a field or a text view, or of a program's own view by an interaction. Points are those of its
/// view.
@MainActor
protocol HeldText: AnyObject {
    /// Reads, measures and selects it.
    var input: (any UIResponder & UITextInput)? { get }
    /// In whose points everything is, and who has the gestures.
    var view: UIView? { get }
    var isEditable: Bool { get }
    /// A field shows a part of its line in this view.
    var clip: UIView? { get }
    /// Whether taps come by the gestures. Fields and text views hear of them by their touches.
    var takesTaps: Bool { get }
    var menu: TextMenu { get }
    /// A caret that is held does not blink.
    var isCaretHeld: Bool { get set }
    /// The end of what is selected that stays when it is extended.
    var anchor: UITextPosition? { get }
    /// Whether there are handles.
    var showsHandles: Bool { get }

    /// Whether a touch may do something to it.
    func admits(_ touch: UITouch) -> Bool
    /// Begins, as first responder; whether it could.
    func takeHold() -> Bool
    func letGo()
    /// The handle that a finger at a point means, with the bar at its end of what is selected.
    func handle(at point: CGPoint) -> (isStart: Bool, bar: CGRect)?
    func selects(_ point: CGPoint) -> Bool
    func word(touched point: CGPoint) -> UITextRange?
    func lifts(_ point: CGPoint) -> Bool
    /// The bar at an end of what is selected.
    func bar(at place: UITextPosition, isStart: Bool) -> CGRect
    /// - Parameter reversed: whether its beginning is the end that was dragged.
    func select(_ range: UITextRange, reversed: Bool)
    /// A touch that did not drag has lifted.
    func tapped(at point: CGPoint, count: Int, extending: Bool)
    /// The menu of what is selected; nil is none.
    func menu(of suggested: [UIMenuElement]) -> UIMenu?
    func menuComes(_ comes: Bool, beside animator: any UIEditMenuInteractionAnimating)
}

extension HeldText {
    /// Whether a finger that rests at a point lifts text; the text has the drags then.
    func lifts(_ point: CGPoint) -> Bool { false }

    /// From one place to another, whichever comes first.
    func range(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange? {
        guard let input else { return nil }
        return input.compare(one, to: other) == .orderedDescending
            ? input.textRange(from: other, to: one) : input.textRange(from: one, to: other)
    }

    /// Selects from a place that stays to one that moves.
    func select(from fixed: UITextPosition, to place: UITextPosition) {
        guard let input, let range = range(fixed, place) else { return }
        select(range, reversed: input.compare(place, to: fixed) == .orderedAscending)
    }

    /// Whether nothing but a caret, or nothing at all, is selected.
    var isNothingSelected: Bool { input?.selectedTextRange?.isEmpty ?? true }

    /// What is selected, or the caret, as far as it is seen.
    var selectionBox: CGRect {
        guard let view, let input else { return .null }
        view.layoutIfNeeded()
        guard let range = input.selectedTextRange else { return view.bounds }
        let boxes = range.isEmpty ? [input.caretRect(for: range.start)] : input.selectionRects(for: range).map(\.rect)
        let seen = boxes.reduce(CGRect.null) { $0.union($1) }.intersection(view.bounds)
        return seen.isNull ? view.bounds : seen
    }

    /// What scrolls when a finger drags something to its edge: the text's own view, or the one that the text lies in.
    var scroller: UIScrollView? {
        guard clip == nil, let view else { return nil }
        return sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
            .first(where: \.isScrollEnabled)
    }

    /// Scrolls a place into sight.
    func reveal(_ place: UITextPosition) {
        guard let view, let input else { return }
        if let text = view as? UITextView, text.isScrollEnabled {
            let offset = text.offset(from: text.beginningOfDocument, to: place)
            text.scrollRangeToVisible(NSRange(location: offset, length: 0))
        } else if let scroller, scroller !== view {
            scroller.scrollRectToVisible(scroller.convert(input.caretRect(for: place), from: view), animated: false)
        }
    }

    /// A button inside of a field is no text.
    func isOnControl(_ touch: UITouch) -> Bool {
        guard let view, let touched = touch.view, touched !== view else { return false }
        return sequence(first: touched, next: \.superview).prefix { $0 !== view }.contains { $0 is UIControl }
    }
}
