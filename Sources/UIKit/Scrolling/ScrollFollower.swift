import CoreGraphics

/// Something outside a scroll view that goes by where its content is: a bar.
@MainActor
protocol ScrollFollower: AnyObject {
    /// The content has moved, or has another size.
    func contentDidMove()
    /// Where content comes to rest that would do so at `target` after a drag.
    func restingPlace(for target: CGPoint) -> CGPoint
}

extension ScrollFollower {
    func restingPlace(for target: CGPoint) -> CGPoint { target }
}

/// The followers of one scroll view. They are not kept alive.
struct ScrollFollowers {
    private struct Entry { weak var follower: (any ScrollFollower)? }
    private var entries: [Entry] = []

    mutating func add(_ follower: any ScrollFollower) {
        remove(follower)
        entries.append(Entry(follower: follower))
    }

    mutating func remove(_ follower: any ScrollFollower) {
        entries.removeAll { $0.follower == nil || $0.follower === follower }
    }

    @MainActor
    func contentDidMove() {
        for entry in entries { entry.follower?.contentDidMove() }
    }

    @MainActor
    func restingPlace(for target: CGPoint) -> CGPoint {
        entries.reduce(target) { $1.follower?.restingPlace(for: $0) ?? $0 }
    }
}
