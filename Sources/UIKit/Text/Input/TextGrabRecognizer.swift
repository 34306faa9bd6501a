import QuartzCore

/// A finger that takes hold of something in a text and drags it: a handle of the selection, the caret, the end of words chosen by the
/// second of two taps; or, once it has rested, the caret from anywhere. Where nothing is edited a finger that rests chooses words.
final class TextGrabRecognizer: UIGestureRecognizer {
    /// What the finger holds.
    private enum Grip {
        case caret
        /// The end of a selection whose other end stays.
        case end(fixed: Int)
        /// Words from one on.
        case words(Range<Int>)
    }

    /// How far a finger moves before it drags what it touches, in points; how far it may stray while it rests; how long it does.
    private static let slop: CGFloat = 3, stray: CGFloat = 10, rest = 0.5
    /// How near to the caret a finger takes hold of it, in points.
    private static let caretReach = CGSize(width: 12, height: 6)

    private unowned let editor: TextEditor
    private var grip: Grip?
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

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init(target: nil, action: nil)
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    private var canvas: TextCanvas { editor.canvas }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, let host = editor.host, activeTouches.count == 1, editor.maySelect else {
            state = state == .possible ? .failed : .cancelled
            return
        }
        start = touch.windowLocation
        grip = grip(for: touch, in: host)
        wait(Self.rest)
    }

    private func grip(for touch: UITouch, in host: UIView) -> Grip? {
        guard host.isFirstResponder, !isOnControl(touch) else { return nil }
        let finger = touch.location(in: canvas), selection = editor.text.selection
        if touch.tapCount == 1 || !editor.selects(finger),
            let handle = editor.handles.handle(at: touch.location(in: host))
        {
            offset = CGPoint(x: handle.bar.midX - finger.x, y: handle.bar.midY - finger.y)
            return .end(fixed: handle.isStart ? selection.upperBound : selection.lowerBound)
        }
        if touch.tapCount == 2 { return .words(editor.word(touched: finger)) }
        guard selection.isEmpty, editor.isEditable else { return nil }
        let caret = canvas.caretRect(at: selection.lowerBound)
        let reach = caret.insetBy(dx: -Self.caretReach.width, dy: -Self.caretReach.height)
        guard reach.contains(finger) else { return nil }
        offset = CGPoint(x: caret.midX - finger.x, y: caret.midY - finger.y)
        return .caret
    }

    /// A button inside of a field is no text.
    private func isOnControl(_ touch: UITouch) -> Bool {
        guard let host = editor.host, let touched = touch.view, touched !== host else { return false }
        return sequence(first: touched, next: \.superview).prefix { $0 !== host }.contains { $0 is UIControl }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first else { return }
        guard state == .possible else {
            state = .changed
            scroller?.finger = touch.windowLocation
            return follow(touch.location(in: canvas))
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
        guard let touch = activeTouches.first, let host = editor.host, !isOnControl(touch),
            host.isFirstResponder || host.becomeFirstResponder()
        else {
            state = .failed
            return
        }
        if grip == nil { grip = editor.isEditable ? .caret : .words(editor.word(touched: touch.location(in: canvas))) }
        begin(touch)
    }

    private func begin(_ touch: UITouch) {
        state = .began
        guard state == .began, let host = editor.host else { return }
        editor.menu.close()
        canvas.isCaretHeld = true
        let finger = touch.location(in: canvas)
        loupe = .begin(at: host.convert(held(finger), from: canvas), fromSelectionWidgetView: nil, in: host)
        if let view = host as? UIScrollView, view.isScrollEnabled {
            scroller = EdgeScroller(view, finger: touch.windowLocation, margin: 20) { [weak self] _ in
                guard let self, let touch = activeTouches.first else { return }
                follow(touch.location(in: canvas))
            }
        } else if editor.isSingleLine {
            beyond = .running(with: host.layer) { [weak self] link in
                guard let self else { return link.invalidate() }
                dragOn(at: link.targetTimestamp)
            }
        }
        follow(finger)
    }

    /// The field scrolls to where the selection ends, which brings other letters under the finger.
    private func dragOn(at time: Double) {
        guard let touch = activeTouches.first, let clip = canvas.superview, time - lastStep >= Self.pause else {
            return
        }
        let finger = touch.location(in: canvas), x = canvas.convert(held(finger), to: clip).x
        guard x < clip.bounds.minX || x > clip.bounds.maxX else { return }
        lastStep = time
        follow(finger)
    }

    private func held(_ finger: CGPoint) -> CGPoint { CGPoint(x: finger.x + offset.x, y: finger.y + offset.y) }

    private func follow(_ finger: CGPoint) {
        guard let grip else { return }
        let point = held(finger)
        switch grip {
        case .caret:
            let place = canvas.position(at: point)
            editor.select { $0.move(to: place, extending: false) }
        case .end(let fixed):
            let place = canvas.position(at: point)
            // There is always something selected.
            if place != fixed {
                editor.select { $0.select(min(fixed, place)..<max(fixed, place), reversed: place < fixed) }
            }
        case .words(let first):
            let word = editor.word(touched: point)
            editor.select {
                $0.select(
                    min(first.lowerBound, word.lowerBound)..<max(first.upperBound, word.upperBound),
                    reversed: word.lowerBound < first.lowerBound)
            }
        }
        showLoupe(at: point)
    }

    private func showLoupe(at point: CGPoint) {
        guard let host = editor.host else { return }
        host.layoutIfNeeded()
        let selection = editor.text.selection, head = editor.text.head
        let caret =
            selection.isEmpty
            ? canvas.caretRect(at: head) : canvas.edgeRect(at: head, isStart: head == selection.lowerBound)
        var isCaret = false
        if case .caret = grip { isCaret = true }
        loupe?.move(
            to: host.convert(point, from: canvas), withCaretRect: host.convert(caret, from: canvas),
            trackingCaret: !isCaret)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state != .possible else {
            state = .failed
            return
        }
        state = .ended
        editor.menu.open()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        grip = nil
        offset = .zero
        canvas.isCaretHeld = false
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
