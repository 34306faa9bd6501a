public import UIKit

/// Two fingers that close a book, or whatever is opened: pinching begins the way back, drives it, catches it in flight and decides.
/// On the shelf another one with ``opens`` begins the way there, when the fingers part.
@preconcurrency @MainActor
public final class PinchInteraction: NSObject {
    /// Whether fingers that part begin the way there, instead of fingers that come together the way back.
    public var opens = false
    /// Starts the way back, dismisses or pops, animated; or the way there if it ``opens``.
    public var begin: () -> Void
    /// The gesture, on the view.
    public let pinch = UIPinchGestureRecognizer()
    /// How far the fingers come together for the whole way, as a part of their distance.
    public var reach: CGFloat = 0.65

    private let director: TransitionDirector
    private var callback: Callback?
    private var hold: TransitionDirector.Hold?
    private var hasBegun = false

    /// - `view`: gets the gesture.
    /// - `begin`: dismisses or pops, animated. Called when two fingers come together and nothing runs.
    public init(_ director: TransitionDirector, in view: UIView, begin: @escaping () -> Void) {
        self.director = director
        self.begin = begin
        super.init()
        callback = pinch.calling { [weak self] (pinch: UIPinchGestureRecognizer) in self?.handle(pinch) }
        view.addGestureRecognizer(pinch)
    }

    isolated deinit { pinch.view?.removeGestureRecognizer(pinch) }

    private func handle(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            hasBegun = false
            if director.running?.stage != nil { takeHold() }
        case .changed:
            // Which way the fingers go is seen only now.
            if !hasBegun, pinch.scale != 1, (pinch.scale > 1) == opens { takeHold() }
            move(pinch)
        case .ended: letGo(pinch, cancelled: false)
        case .cancelled, .failed: letGo(pinch, cancelled: true)
        case .possible: break
        }
    }

    private func takeHold() {
        hasBegun = true
        hold = director.take(begin)
    }

    private func move(_ pinch: UIPinchGestureRecognizer) {
        guard let hold else { return }
        director.move(hold, to: hold.start + hold.sign * (1 - pinch.scale) / reach)
    }

    private func letGo(_ pinch: UIPinchGestureRecognizer, cancelled: Bool) {
        guard let hold else { return }
        self.hold = nil
        let velocity = -hold.sign * pinch.velocity / reach
        director.release(hold, velocity: cancelled ? nil : velocity) { place in
            SwipeInteraction.finishes(place: place, velocity: velocity, length: 375)
        }
    }
}
