import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Hears when fingers touch a view or what is in it, and when all have gone, even where what they touched is gone before them: such
/// touches never come to the view by its responder chain. It keeps no other recogniser from its work.
@MainActor
final class TouchWatch: UIGestureRecognizer {
    /// The first finger has come.
    var onTouch: (() -> Void)?
    /// The last finger has gone, or was taken away.
    var onRelease: (() -> Void)?
    private var count = 0

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        count += touches.count
        if state == .possible {
            state = .began
            onTouch?()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches.count, .ended) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches.count, .cancelled) }

    private func leave(_ number: Int, _ end: State) {
        count -= number
        guard count <= 0, state == .began || state == .changed else { return }
        state = end
        onRelease?()
    }

    override func reset() {
        super.reset()
        count = 0
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
