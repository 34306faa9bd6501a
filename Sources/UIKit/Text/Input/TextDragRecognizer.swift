import CoreGraphics

/// A mouse that is dragged over text selects it. It begins before scroll views take the drag for theirs.
final class TextDragRecognizer: UIGestureRecognizer {
    private unowned let text: any HeldText
    private var start: CGPoint?
    /// What stays selected from.
    private var fixed: UITextPosition?

    /// How far a mouse moves before it drags, in points.
    private static let slop: CGFloat = 3

    init(_ text: any HeldText) {
        self.text = text
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard start == nil, let touch = touches.first, touch.isOfPrimaryButton, let view = text.view,
            text.admits(touch), !text.lifts(touch.location(in: view))
        else {
            state = .failed
            return
        }
        start = touch.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let start, let view = text.view, let point = touches.first?.location(in: view), let input = text.input
        else { return }
        if state == .possible {
            guard hypot(point.x - start.x, point.y - start.y) > Self.slop else { return }
            guard text.takeHold() else {
                state = .failed
                return
            }
            fixed = modifierFlags.contains(.shift) ? text.anchor : input.closestPosition(to: start)
            state = .began
        } else {
            state = .changed
        }
        guard let fixed, let place = input.closestPosition(to: point) else { return }
        text.select(from: fixed, to: place)
        text.reveal(place)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible {
            guard text.takesTaps, let touch = touches.first, let view = text.view, text.takeHold() else {
                state = .failed
                return
            }
            text.tapped(
                at: touch.location(in: view), count: touch.tapCount, extending: touch.extendsSelection(event))
        }
        state = .ended
        text.letGo()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        let wasUnderWay = state != .possible
        state = wasUnderWay ? .cancelled : .failed
        if wasUnderWay { text.letGo() }
    }

    override func reset() {
        super.reset()
        start = nil
        fixed = nil
    }
}

extension UITouch {
    /// Whether a click moves the end of what is selected: one of a pointer with the shift key.
    func extendsSelection(_ event: UIEvent?) -> Bool {
        type == .indirectPointer && event?.modifierFlags.contains(.shift) ?? false
    }
}
