import UIKit

/// Turns a target and an action into a closure: the one place that names a selector.
@MainActor
final class Callback: NSObject {
    private let body: (AnyObject) -> Void

    init(_ body: @escaping (AnyObject) -> Void) {
        self.body = body
        super.init()
    }

    #if canImport(ObjectiveC)
    @objc func call(_ sender: AnyObject) { body(sender) }
    static let action = #selector(call(_:))
    #else
    func call(_ sender: AnyObject) { body(sender) }
    static let action = Selector("call:", Callback.call(_:))
    #endif
}

extension CADisplayLink {
    /// A link that calls a closure with the time of each frame, in seconds, until it is invalidated.
    @MainActor
    static func calling(_ body: @escaping (CFTimeInterval) -> Void) -> CADisplayLink {
        let callback = Callback { link in
            if let link = link as? CADisplayLink { body(link.targetTimestamp) }
        }
        let link = CADisplayLink(target: callback, selector: Callback.action)
        link.add(to: .main, forMode: .common)
        return link
    }
}

extension UIGestureRecognizer {
    /// Calls a closure as an action. The caller keeps the result for as long as it wants to hear of the gesture.
    func calling<Recognizer: UIGestureRecognizer>(
        _ body: @escaping (Recognizer) -> Void
    ) -> Callback {
        let callback = Callback { sender in
            if let recognizer = sender as? Recognizer { body(recognizer) }
        }
        addTarget(callback, action: Callback.action)
        return callback
    }
}

extension UIPanGestureRecognizer {
    /// Where the finger moves when the gesture begins: the translation, or while that is still nothing, the velocity.
    func motion(in view: UIView?) -> CGPoint {
        let way = translation(in: view)
        return abs(way.x) + abs(way.y) > 0.5 ? way : velocity(in: view)
    }
}
