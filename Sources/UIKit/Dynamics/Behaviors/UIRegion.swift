public import CoreGraphics

/// An area about a middle, such as the one in which a field acts.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
    private let test: (CGPoint) -> Bool

    private init(_ test: @escaping (CGPoint) -> Bool) {
        self.test = test
        super.init()
    }

    /// A circle, its radius in points.
    public convenience init(radius: CGFloat) {
        self.init { hypot($0.x, $0.y) <= radius }
    }

    /// A rectangle, in points.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// Everywhere.
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// Where this one is not.
    open func inverse() -> UIRegion { derived { [test] in !test($0) } }
    /// Where this one or the other is.
    open func byUnion(with region: UIRegion) -> UIRegion { derived { [test] in test($0) || region.test($0) } }
    /// Where this one is and the other is not.
    open func byDifference(from region: UIRegion) -> UIRegion { derived { [test] in test($0) && !region.test($0) } }
    /// Where both are.
    open func byIntersection(with region: UIRegion) -> UIRegion { derived { [test] in test($0) && region.test($0) } }

    /// Whether a point, from the middle, lies in it.
    open func contains(_ point: CGPoint) -> Bool { test(point) }

    /// Regions do not change: a copy is the same one.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    private func derived(_ test: @escaping (CGPoint) -> Bool) -> UIRegion {
        UIRegion(test)
    }
}
