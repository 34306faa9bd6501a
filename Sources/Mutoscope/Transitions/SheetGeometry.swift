public import UIKit

/// A height at which a sheet rests.
public struct SemiModalDetent: Sendable {
    let resolve: @Sendable (CGFloat) -> CGFloat

    /// - Parameter resolve: from the height of the container to that of the sheet, points.
    public init(_ resolve: @escaping @Sendable (CGFloat) -> CGFloat) {
        self.resolve = resolve
    }

    /// A part of the container's height.
    public static func part(_ part: CGFloat) -> SemiModalDetent { SemiModalDetent { $0 * part } }
    /// Points.
    public static func height(_ height: CGFloat) -> SemiModalDetent { SemiModalDetent { _ in height } }
    /// Half of the container.
    public static var medium: SemiModalDetent { .part(0.5) }
    /// Nearly all of it; the scaled presenter shows above.
    public static var large: SemiModalDetent { .part(0.92) }
}

/// Where a sheet is and what it does to the screen behind it, as pure functions of how high it stands.
public struct SheetGeometry: Equatable, Sendable {
    /// Of the container, points.
    public var size: CGSize
    /// Where the sheet rests, points, from the lowest.
    public var detents: [CGFloat]
    /// Sheets are not wider, points.
    public var widest: CGFloat = 640
    /// The presenter's size while the sheet stands at its lowest detent or higher.
    public var presenterScale: CGFloat = 0.92
    /// Corner radius of the presenter that drew back, in points.
    public var presenterRadius: CGFloat = 12
    /// Opacity of the black over the presenter at the full height, 0 to 1.
    public var dimming: CGFloat = 0.35

    /// - Parameter size: of the container, in points.
    public init(size: CGSize, detents: [SemiModalDetent]) {
        self.size = size
        let heights = detents.map { min(max($0.resolve(size.height), 1), max(size.height, 1)) }.filter(\.isFinite)
        self.detents = heights.isEmpty ? [max(size.height * 0.5, 1)] : heights.sorted()
    }

    /// The lowest rest, in points of height.
    public var lowest: CGFloat { detents[0] }
    /// The highest rest, in points of height.
    public var highest: CGFloat { detents[detents.count - 1] }

    /// The sheet when it stands `height` points high. It is always as large as at its highest detent.
    public func frame(height: CGFloat) -> CGRect {
        let width = min(size.width, widest)
        return CGRect(x: (size.width - width) / 2, y: size.height - height, width: width, height: max(highest, height))
    }

    /// How far the presenter has gone back, 0…1.
    public func recession(height: CGFloat) -> CGFloat { (height / lowest).unit }

    /// What is done to the presenter, about its middle.
    public func presenterTransform(height: CGFloat) -> CATransform3D {
        let scale = mix(1, presenterScale, recession(height: height))
        return CATransform3DMakeScale(scale, scale, 1)
    }

    /// How high the sheet stands when a finger asks for `height`: above the highest detent it gives less and less.
    public func limited(_ height: CGFloat) -> CGFloat {
        height > highest ? highest + rubberBand(height - highest, limit: 40) : max(0, height)
    }

    /// The detent that a sheet let go at a height with an upward speed (points a second) rests at; nil when it goes away.
    ///
    /// It goes away from below the lowest detent: more than half down, or faster than 1,000 points a second.
    public func target(height: CGFloat, velocity: CGFloat) -> Int? {
        if height < lowest, velocity < -1_000 || (height < lowest / 2 && velocity < 300) { return nil }
        let projected = height + 0.2 * velocity
        return detents.indices.min { abs(detents[$0] - projected) < abs(detents[$1] - projected) } ?? 0
    }
}
