import CoreGraphics

/// A mouse that is dragged over text selects it. It begins before scroll views take the drag for theirs.
final class TextDragRecognizer: UIGestureRecognizer {
    private unowned let editor: TextEditor
    private var start: CGPoint?

    /// How far a mouse moves before it drags, in points.
    private static let slop: CGFloat = 3

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard start == nil, editor.maySelect, let touch = touches.first, touch.isOfPrimaryButton else {
            state = .failed
            return
        }
        start = touch.location(in: editor.canvas)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let start, let place = touches.first?.location(in: editor.canvas) else { return }
        if state == .possible {
            guard hypot(place.x - start.x, place.y - start.y) > Self.slop else { return }
            guard editor.host?.becomeFirstResponder() == true else {
                state = .failed
                return
            }
            editor.tapped(at: start, count: 1, extending: modifierFlags.contains(.shift))
            state = .began
        } else {
            state = .changed
        }
        editor.tapped(at: place, count: 1, extending: true)
        (editor.host as? UITextView)?.scrollRangeToVisible(NSRange(location: editor.text.head, length: 0))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        start = nil
    }
}

extension UITouch {
    /// Whether a click moves the end of what is selected: one of a pointer with the shift key.
    func extendsSelection(_ event: UIEvent?) -> Bool {
        type == .indirectPointer && event?.modifierFlags.contains(.shift) ?? false
    }
}
