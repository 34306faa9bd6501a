import CoreGraphics
import RenderTree

/// Which pages a turn of a leaf takes from where to where.
@MainActor
struct PagePlan {
    let direction: UIPageViewController.NavigationDirection
    let old: [UIViewController]
    /// What is shown at the end: one page, or two of a spread.
    let new: [UIViewController]
    /// The back of a single double-sided leaf.
    let back: UIViewController?

    /// - Parameter pages: with a spread left and right; else front and, for a double-sided leaf, back.
    init(
        direction: UIPageViewController.NavigationDirection, old: [UIViewController], showing pages: [UIViewController],
        isSpread: Bool
    ) {
        self.direction = direction
        self.old = old
        new = isSpread ? pages : Array(pages.prefix(1))
        back = isSpread || pages.count < 2 ? nil : pages[1]
    }

    /// Nothing to turn from or to, or nothing that changes.
    var isEmpty: Bool {
        old.isEmpty || new.isEmpty || old.count != new.count || zip(old, new).contains { $0 === $1 }
            || new.contains { page in old.contains { $0 === page } }
    }

    var startLift: Double { direction == .forward ? 0 : 1 }
    var endLift: Double { direction == .forward ? 1 : 0 }

    /// What is on the leaf's two sides, and whose views show nowhere else.
    func sides(
        isSpread: Bool
    ) -> (front: UIViewController, back: UIViewController?, hidden: [UIViewController]) {
        switch (direction, isSpread) {
        case (.forward, false): (old[0], back, [old[0]])
        case (.reverse, false): (new[0], back, [new[0]])
        case (.forward, true): (old[1], new[0], [old[1], new[0]])
        case (.reverse, true): (new[1], old[0], [new[1], old[0]])
        }
    }
}

/// Where pages, leaf and margins are in a book.
struct PageGeometry {
    let bounds: CGRect
    let spine: UIPageViewController.SpineLocation
    let orientation: UIPageViewController.NavigationOrientation

    private var isAcross: Bool { orientation == .horizontal }
    private var length: CGFloat { isAcross ? bounds.width : bounds.height }

    /// The frames of the pages, first to last.
    var frames: [CGRect] {
        guard spine == .mid else { return [bounds] }
        let (first, second) = bounds.divided(
            atDistance: length / 2, from: isAcross ? CGRectEdge.minXEdge : CGRectEdge.minYEdge)
        return [first, second]
    }

    /// Where the leaf lies flat and shows its front.
    var leafFrame: CGRect { frames[frames.count - 1] }

    var freeEdge: TransitionAnimation.Edge {
        switch (isAcross, spine == .max) {
        case (true, false): .fromRight
        case (true, true): .fromLeft
        case (false, false): .fromBottom
        case (false, true): .fromTop
        }
    }

    /// How far a leaf's edge goes in a whole turn, points (docs/behaviour/page-curl.md §1).
    var travel: CGFloat { spine == .mid ? length : 2 * length }

    /// Makes a speed toward the spine positive.
    var sign: CGFloat { spine == .max ? 1 : -1 }

    /// The part of a vector in the direction in which pages follow each other.
    func along(_ vector: CGPoint) -> CGFloat { isAcross ? vector.x : vector.y }
    func across(_ point: CGPoint) -> CGFloat { isAcross ? point.y : point.x }

    // MARK: Leaves

    /// The leaf of a turn by program or tap.
    func automaticLeaf(tilt: Double) -> PageLeaf {
        var leaf = PageLeaf()
        leaf.tilt = tilt
        let page = Double(length)
        (leaf.startRadius, leaf.endRadius) = spine == .mid ? (150, 1) : (0.152439 * page, 0.304878 * page)
        leaf.quarterRadius = leaf.startRadius + (leaf.endRadius - leaf.startRadius) / 4
        leaf.isHinged = spine == .mid
        return leaf
    }

    /// The leaf that a finger takes: the corner that is nearer leads.
    func heldLeaf(at point: CGPoint) -> PageLeaf {
        var leaf = PageLeaf()
        let page = Double(length)
        leaf.tilt = tilt(at: point)
        if spine == .mid {
            (leaf.startRadius, leaf.endRadius) = (0.020325 * page, 0.001016 * page)
            leaf.quarterRadius = leaf.startRadius + (leaf.endRadius - leaf.startRadius) / 4
        } else {
            (leaf.startRadius, leaf.quarterRadius, leaf.endRadius) = (0.05 * page, 0.152439 * page, 0.304878 * page)
        }
        leaf.isHinged = spine == .mid
        return leaf
    }

    /// How a leaf leans that is held at a point, radians.
    func tilt(at point: CGPoint) -> Double {
        let height = isAcross ? bounds.height : bounds.width, low = isAcross ? bounds.minY : bounds.minX
        guard height > 0 else { return 0 }
        let part = Double((across(point) - low) / height) * 2 - 1
        return Self.largestTilt * min(max(part, -1), 1)
    }

    /// Radians: what looks like a hand at a corner.
    private static let largestTilt = 0.6

    /// Whether a leaf that is let go at rest goes on: its free edge has passed the middle of its page, or the spine.
    func isPastSpine(_ lift: Double) -> Bool { lift > (spine == .mid ? 0.5 : 0.4) }

    // MARK: Directions

    /// Which way a drag turns: it begins in the half where the leaf's edge is, and goes toward the other.
    func direction(of movement: CGPoint, from start: CGPoint) -> UIPageViewController.NavigationDirection? {
        let way = along(movement) * sign, sideways = across(movement)
        guard abs(way) >= abs(sideways), way != 0 else { return nil }
        let place = along(CGPoint(x: start.x - bounds.midX, y: start.y - bounds.midY)) * sign
        if way > 0 { return place <= 0 ? .forward : nil }
        return place >= 0 ? .reverse : nil
    }

    /// Which way a tap in a margin turns; nil in the middle.
    func direction(ofTapAt point: CGPoint) -> UIPageViewController.NavigationDirection? {
        let margin = min(max(44, length * 0.15), length / 3)
        let place = along(CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY))
        guard place >= 0, place <= length else { return nil }
        let isFirst = place < margin, isLast = place > length - margin
        guard isFirst || isLast else { return nil }
        return (spine == .max) == isFirst ? .forward : .reverse
    }
}
