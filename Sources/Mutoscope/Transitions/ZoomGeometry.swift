public import UIKit

/// How a shared element flies from one screen to another, as a pure function of progress.
public struct ZoomGeometry: Equatable, Sendable {
    /// How an element looks at one end, in the container's points.
    public struct End: Equatable, Sendable {
        /// What is seen of it.
        public var frame: CGRect
        /// Where its whole picture would lie; larger than the frame where the picture is cut, smaller where it leaves room.
        public var picture: CGRect
        /// Corner radius, in points.
        public var cornerRadius: CGFloat

        /// - Parameters are in points of the container: the view's frame, and the picture's inside it.
        public init(frame: CGRect, picture: CGRect, cornerRadius: CGFloat) {
            self.frame = frame
            self.picture = picture
            self.cornerRadius = cornerRadius
        }
    }

    /// Where the zoom starts.
    public var from: End
    /// Where the zoom ends.
    public var to: End

    /// A zoom from one place to another.
    public init(from: End, to: End) {
        self.from = from
        self.to = to
    }

    /// The element at a progress of 0 to 1.
    public func element(at progress: CGFloat) -> End {
        let p = TransitionGeometry.eased(progress)
        return End(
            frame: from.frame.mixed(with: to.frame, p), picture: from.picture.mixed(with: to.picture, p),
            cornerRadius: mix(from.cornerRadius, to.cornerRadius, p))
    }

    /// Where a picture lies in a frame, by content mode.
    public static func picture(_ size: CGSize, in frame: CGRect, mode: UIView.ContentMode) -> CGRect {
        guard size.width > 0, size.height > 0, frame.width > 0, frame.height > 0 else { return frame }
        let sides = (frame.width / size.width, frame.height / size.height)
        let scale: CGFloat
        switch mode {
        case .scaleAspectFit: scale = min(sides.0, sides.1)
        case .scaleAspectFill: scale = max(sides.0, sides.1)
        case .scaleToFill, .redraw: return frame
        default: scale = 1
        }
        let box = CGSize(width: size.width * scale, height: size.height * scale)
        let room = CGSize(width: frame.width - box.width, height: frame.height - box.height)
        let x: CGFloat =
            [.left, .topLeft, .bottomLeft].contains(mode)
            ? 0 : [.right, .topRight, .bottomRight].contains(mode) ? 1 : 0.5
        let y: CGFloat =
            [.top, .topLeft, .topRight].contains(mode)
            ? 0 : [.bottom, .bottomLeft, .bottomRight].contains(mode) ? 1 : 0.5
        return CGRect(
            x: frame.minX + room.width * x, y: frame.minY + room.height * y, width: box.width, height: box.height)
    }
}
