import CoreGraphics

/// Taps, drags of handles, fingers that rest and pointers that drag, for a text interaction.
final class TextInputRecognizer: UIGestureRecognizer {
    private enum Grip {
        /// A handle: the other end stays.
        case end(fixed: UITextPosition)
        case caret
        /// Words from one on.
        case words(UITextRange)
        /// A pointer, from where it came down.
        case pointer(UITextPosition)
    }

    private static let slop: CGFloat = 3, stray: CGFloat = 10, rest = 0.5
    private unowned let interaction: UITextInteraction
    private var grip: Grip?
    private var start = CGPoint.zero
    private var loupe: UITextLoupeSession?

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, let view, activeTouches.count == 1,
            interaction.mayBegin(at: touch.location(in: view))
        else {
            state = state == .possible ? .failed : .cancelled
            return
        }
        start = touch.windowLocation
        grip = grip(for: touch, in: view)
        if touch.isDirect { wait(Self.rest) }
    }

    private func grip(for touch: UITouch, in view: UIView) -> Grip? {
        guard let input = interaction.textInput else { return nil }
        let point = touch.location(in: view)
        guard touch.isDirect else { return input.closestPosition(to: point).map(Grip.pointer) }
        guard let range = input.selectedTextRange, !range.isEmpty, let isStart = interaction.display.handle(at: point)
        else { return nil }
        return .end(fixed: isStart ? range.end : range.start)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first, let view else { return }
        guard state == .possible else {
            state = .changed
            return follow(touch.location(in: view))
        }
        let way = touch.windowLocation.distance(to: start)
        if grip != nil, way > Self.slop {
            begin(touch)
        } else if way > Self.stray {
            state = .failed
        }
    }

    /// The finger has rested.
    override func deadlinePassed() {
        guard let touch = activeTouches.first, let view, let input = interaction.textInput else {
            state = .failed
            return
        }
        if grip == nil {
            let place = input.closestPosition(to: touch.location(in: view))
            grip =
                interaction.textInteractionMode == .editable
                ? .caret : place.flatMap { interaction.word(at: $0) }.map(Grip.words)
        }
        begin(touch)
    }

    private func begin(_ touch: UITouch) {
        guard let view, interaction.begin() else {
            state = .failed
            return
        }
        state = .began
        guard state == .began else { return }
        let point = touch.location(in: view)
        if touch.isDirect { loupe = .begin(at: point, fromSelectionWidgetView: nil, in: view) }
        follow(point)
    }

    private func follow(_ point: CGPoint) {
        guard let input = interaction.textInput, let grip, let place = input.closestPosition(to: point) else { return }
        switch grip {
        case .caret: interaction.select(input.textRange(from: place, to: place))
        case .end(let fixed):
            // There is always something selected.
            if input.compare(place, to: fixed) != .orderedSame { interaction.select(range(fixed, place, input)) }
        case .pointer(let first): interaction.select(range(first, place, input))
        case .words(let first):
            guard let word = interaction.word(at: place) else { return }
            let start = input.compare(word.start, to: first.start) == .orderedAscending ? word.start : first.start
            let end = input.compare(word.end, to: first.end) == .orderedDescending ? word.end : first.end
            interaction.select(input.textRange(from: start, to: end))
        }
        loupe?.move(to: point, withCaretRect: input.caretRect(for: place), trackingCaret: true)
    }

    private func range(_ one: UITextPosition, _ other: UITextPosition, _ input: any UITextInput) -> UITextRange? {
        input.compare(one, to: other) == .orderedDescending
            ? input.textRange(from: other, to: one) : input.textRange(from: one, to: other)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else {
            state = .ended
            return interaction.end()
        }
        guard let touch = touches.first, let view, interaction.begin() else {
            state = .failed
            return
        }
        interaction.tapped(at: touch.location(in: view), count: touch.tapCount)
        state = .ended
        interaction.end()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        let wasUnderWay = state != .possible
        state = wasUnderWay ? .cancelled : .failed
        if wasUnderWay { interaction.end() }
    }

    override func reset() {
        super.reset()
        grip = nil
        loupe?.invalidate()
        loupe = nil
    }

    /// What a finger holds it drags, before anything scrolls.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        grip != nil && otherGestureRecognizer is UIPanGestureRecognizer
    }
}
