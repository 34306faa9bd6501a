public import UIKit

/// How a book's cover flies from the shelf and opens, as a pure function of progress: 0 closed on the shelf, 1 open, full screen.
public struct BookGeometry: Equatable, Sendable {
    /// In the container's points: the cover on the shelf.
    public var closedFrame: CGRect
    /// In the container's points: the page when the book is open.
    public var openFrame: CGRect
    /// Distance of the eye from the screen, points.
    public var eyeDistance: CGFloat = 1600
    /// Books that are read from right to left have their spine at the right and open the other way.
    public var opensFromRight = false
    /// The part of the way after which the cover begins to turn.
    public var hingeStart: CGFloat = 0.15
    /// How many leaves fan out behind the cover.
    public var leafCount = 4

    /// - Parameters are in points of the container: the cover on its shelf, and the open book.
    public init(closedFrame: CGRect, openFrame: CGRect) {
        self.closedFrame = closedFrame
        self.openFrame = openFrame
    }

    /// The rectangle of the book's block of pages. The book keeps its shape while its cover is seen, and takes the page's after that;
    /// its spine goes straight to its place.
    public func frame(at progress: CGFloat) -> CGRect {
        let t = Self.limited(progress)
        // To the last bit.
        guard t > 0, t < 1 else { return t > 0 ? openFrame : closedFrame }
        func shape(_ frame: CGRect) -> CGFloat { frame.height > 0 ? frame.width / frame.height : 0 }
        let height = mix(closedFrame.height, openFrame.height, t)
        // When the cover stands upright.
        let middle = (1 + hingeStart) / 2
        let width =
            height * mix(shape(closedFrame), shape(openFrame), Self.smooth((t - middle) / max(1 - middle, .ulpOfOne)))
        let spine = opensFromRight ? mix(closedFrame.maxX, openFrame.maxX, t) : mix(closedFrame.minX, openFrame.minX, t)
        return CGRect(
            x: opensFromRight ? spine - width : spine, y: mix(closedFrame.minY, openFrame.minY, t), width: width,
            height: height)
    }

    /// The part of a page that a book of `frame` shows when the page fills it without losing its shape: that by the spine, at the top.
    public func pagePart(of page: CGRect, in frame: CGRect) -> CGRect {
        guard frame.width > 0, frame.height > 0, page.width > 0, page.height > 0 else { return .zero }
        let isWide = frame.width * page.height >= frame.height * page.width
        let size =
            isWide
            ? CGSize(width: page.width, height: frame.height * page.width / frame.width)
            : CGSize(width: frame.width * page.height / frame.height, height: page.height)
        return CGRect(origin: CGPoint(x: opensFromRight ? page.maxX - size.width : page.minX, y: page.minY), size: size)
    }

    /// From 0 to 1 without a jerk at either end.
    private static func smooth(_ part: CGFloat) -> CGFloat {
        let part = limited(part)
        return part * part * (3 - 2 * part)
    }

    /// How far the cover has turned about the spine, 0 … π, radians without a sign.
    public func coverTurn(at progress: CGFloat) -> CGFloat {
        let t = Self.limited(progress)
        // Slow at first, as a stiff cover is.
        return .pi * Self.smooth((t - hingeStart) / max(1 - hingeStart, .ulpOfOne))
    }

    /// How far leaf `index` (0 lies right under the cover) has turned: it follows the cover, later and less.
    public func leafTurn(_ index: Int, at progress: CGFloat) -> CGFloat {
        let delay = CGFloat(index + 1) / CGFloat(leafCount + 1) * 0.35
        let t = Self.limited(progress)
        let part = min(max((t - delay) / max(1 - delay, .ulpOfOne), 0), 1)
        return min(coverTurn(at: progress), coverTurn(at: part))
    }

    /// The transform of a sheet that turns by `angle` about the spine edge, for a layer whose anchor point is on that edge.
    public func turn(_ angle: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / eyeDistance
        return CATransform3DRotate(transform, opensFromRight ? angle : -angle, 0, 1, 0)
    }

    /// The anchor point of everything that turns: the middle of the spine.
    public var spineAnchor: CGPoint { CGPoint(x: opensFromRight ? 1 : 0, y: 0.5) }

    /// The shade on a sheet that has turned by `angle`: darkest when it stands upright.
    public func shade(_ angle: CGFloat) -> CGFloat { 0.45 * sin(min(max(angle, 0), .pi)) }

    private static func limited(_ progress: CGFloat) -> CGFloat { min(max(progress.isNaN ? 0 : progress, 0), 1) }
}
