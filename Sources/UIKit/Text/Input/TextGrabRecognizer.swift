import QuartzCore

/// A finger that takes hold of something in a text and drags it: a handle of the selection, the caret, the end of words chosen by the
/// second of two taps; or, once it has rested, the caret from anywhere. Where nothing is edited a finger that rests chooses words.
final class TextGrabRecognizer: UIGestureRecognizer {
    /// What the finger holds.
    private enum Grip {
        case caret
        /// The end of a selection whose other end stays.
        case end(fixed: UITextPosition)
        /// Words from one on.
        case words(UITextRange)
    }

    /// How far a finger moves before it drags what it touches, in points; how far it may stray while it rests; how long it does.
    private static let slop: CGFloat = 3, stray: CGFloat = 10, rest = 0.5
    /// How near to the caret a finger takes hold of it, in points.
    private static let caretReach = CGSize(width: 12, height: 6)

    private unowned let text: any HeldText
    private var grip: Grip?
    /// The end of the selection that the finger moves.
    private var head: UITextPosition?
    /// From the finger to what it holds.
    private var offset = CGPoint.zero
    private var start = CGPoint.zero
    private var loupe: UITextLoupeSession?
    private var scroller: EdgeScroller?
    /// Drags on while the finger is beyond an end of a field, which shows only a part of its text.
    private var beyond: CADisplayLink?
    private var lastStep = 0.0
    /// Seconds between two steps of that.
    private static let pause = 0.1

    init(_ text: any HeldText) {
        self.text = text
        super.init(target: nil, action: nil)
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, let view = text.view, activeTouches.count == 1, text.admits(touch) else {
            state = state == .possible ? .failed : .cancelled
            return
        }
        start = touch.windowLocation
        if text.takesTaps { text.menu.fingerCame(touch, isEditing: text.input?.isFirstResponder ?? false) }
        grip = grip(for: touch, in: view)
        wait(Self.rest)
    }

    private func grip(for touch: UITouch, in view: UIView) -> Grip? {
        guard let input = text.input, input.isFirstResponder, !text.isOnControl(touch) else { return nil }
        let finger = touch.location(in: view)
        guard let selection = input.selectedTextRange else { return nil }
        if touch.tapCount == 1 || !text.selects(finger), let handle = text.handle(at: finger) {
            offset = CGPoint(x: handle.bar.midX - finger.x, y: handle.bar.midY - finger.y)
            return .end(fixed: handle.isStart ? selection.end : selection.start)
        }
        if touch.tapCount == 2 { return text.word(touched: finger).map(Grip.words) }
        guard selection.isEmpty, text.isEditable else { return nil }
        let caret = input.caretRect(for: selection.start)
        let reach = caret.insetBy(dx: -Self.caretReach.width, dy: -Self.caretReach.height)
        guard reach.contains(finger) else { return nil }
        offset = CGPoint(x: caret.midX - finger.x, y: caret.midY - finger.y)
        return .caret
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first, let view = text.view else { return }
        guard state == .possible else {
            state = .changed
            scroller?.finger = touch.windowLocation
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
        guard let touch = activeTouches.first, let view = text.view, !text.isOnControl(touch) else {
            state = .failed
            return
        }
        if grip == nil, text.lifts(touch.location(in: view)) {
            state = .failed
            return
        }
        if grip == nil {
            grip = text.isEditable ? .caret : text.word(touched: touch.location(in: view)).map(Grip.words)
        }
        begin(touch)
    }

    private func begin(_ touch: UITouch) {
        guard grip != nil, text.takeHold() else {
            state = .failed
            return
        }
        state = .began
        guard state == .began, let view = text.view else { return }
        text.menu.close()
        text.isCaretHeld = true
        let finger = touch.location(in: view)
        loupe = .begin(at: held(finger), fromSelectionWidgetView: nil, in: view)
        if let scrolled = text.scroller {
            scroller = EdgeScroller(scrolled, finger: touch.windowLocation, margin: 20) { [weak self] _ in
                guard let self, let touch = activeTouches.first, let view = text.view else { return }
                follow(touch.location(in: view))
            }
        } else if text.clip != nil {
            beyond = .running(with: view.layer) { [weak self] link in
                guard let self else { return link.invalidate() }
                dragOn(at: link.targetTimestamp)
            }
        }
        follow(finger)
    }

    /// The field scrolls to where the selection ends, which brings other letters under the finger.
    private func dragOn(at time: Double) {
        guard let touch = activeTouches.first, let view = text.view, let clip = text.clip,
            time - lastStep >= Self.pause
        else { return }
        let finger = touch.location(in: view), x = view.convert(held(finger), to: clip).x
        guard x < clip.bounds.minX || x > clip.bounds.maxX else { return }
        lastStep = time
        follow(finger)
    }

    private func held(_ finger: CGPoint) -> CGPoint { CGPoint(x: finger.x + offset.x, y: finger.y + offset.y) }

    private func follow(_ finger: CGPoint) {
        let point = held(finger)
        guard let grip, let input = text.input, let place = input.closestPosition(to: point) else { return }
        switch grip {
        case .caret:
            if let caret = input.textRange(from: place, to: place) { text.select(caret, reversed: false) }
            head = place
        case .end(let fixed):
            // There is always something selected.
            if input.compare(place, to: fixed) != .orderedSame {
                text.select(from: fixed, to: place)
                head = place
            }
        case .words(let first):
            guard let word = text.word(touched: point) else { return }
            let isBefore = input.compare(word.start, to: first.start) == .orderedAscending
            let isAfter = input.compare(word.end, to: first.end) == .orderedDescending
            head = isBefore ? word.start : isAfter ? word.end : first.end
            let from = isBefore ? word.start : first.start, to = isAfter ? word.end : first.end
            if let range = input.textRange(from: from, to: to) { text.select(range, reversed: isBefore) }
        }
        showLoupe(at: point)
    }

    private func showLoupe(at point: CGPoint) {
        guard let view = text.view, let input = text.input, let range = input.selectedTextRange else { return }
        view.layoutIfNeeded()
        let isStart = head.map { input.compare($0, to: range.start) == .orderedSame } ?? false
        let end = isStart ? range.start : range.end
        let caret = range.isEmpty ? input.caretRect(for: range.start) : text.bar(at: end, isStart: isStart)
        var isCaret = false
        if case .caret = grip { isCaret = true }
        loupe?.move(to: point, withCaretRect: caret, trackingCaret: !isCaret)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else {
            state = .ended
            text.letGo()
            return text.menu.open()
        }
        guard text.takesTaps, let touch = touches.first, let view = text.view, text.takeHold() else {
            state = .failed
            return
        }
        text.tapped(at: touch.location(in: view), count: touch.tapCount, extending: false)
        state = .ended
        text.letGo()
        text.menu.fingerWent(touch)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        let wasUnderWay = state != .possible
        state = wasUnderWay ? .cancelled : .failed
        if wasUnderWay { text.letGo() }
    }

    override func reset() {
        super.reset()
        grip = nil
        head = nil
        offset = .zero
        text.isCaretHeld = false
        loupe?.invalidate()
        loupe = nil
        scroller?.stop()
        scroller = nil
        beyond?.invalidate()
        beyond = nil
        lastStep = 0
    }

    // MARK: Others

    /// What a finger holds it drags, before anything scrolls.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        grip != nil
            && (otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer)
    }
}
