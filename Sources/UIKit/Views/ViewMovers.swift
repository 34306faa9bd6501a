/// What moves views frame by frame, without animations of their layers.
@MainActor
protocol ViewMoving: AnyObject {
    /// The view that shows what is moved.
    var movedView: UIView? { get }
}

/// What moves views now.
@MainActor
enum ViewMovers {
    private struct WeakMover { weak var mover: (any ViewMoving)? }
    private static var running: [WeakMover] = []

    static func add(_ mover: any ViewMoving) { running.append(WeakMover(mover: mover)) }

    static func remove(_ mover: any ViewMoving) { running.removeAll { $0.mover == nil || $0.mover === mover } }

    /// Whether a view or what is in it is being moved.
    static func moves(anythingIn view: UIView) -> Bool {
        running.contains { $0.mover?.movedView?.isDescendant(of: view) ?? false }
    }
}
