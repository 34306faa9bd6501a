/// How a pattern's tiles meet whole pixels. All three draw without distortion here.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// The routines of a pattern made the C way.
public struct CGPatternCallbacks {
    /// 0.
    public var version: UInt32
    /// Draws one tile into a context whose origin is the tile's.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called with `info` when the pattern goes.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Routines of a pattern.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// Draws one tile; the first argument is the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Ends the life of the pattern's `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// A tile that fills areas by repetition.
public final class CGPattern: @unchecked Sendable {
    /// One tile, in pattern space.
    package let bounds: CGRect
    /// Pattern space to the base space of the context (device pixels without its flip and scale).
    package let matrix: CGAffineTransform
    /// Distance between tiles, pattern space.
    package let step: CGSize
    /// False for a stencil that takes its colour from the colour it is used with.
    package let isColored: Bool
    /// Draws one tile.
    package let draw: (CGContext) -> Void
    /// The ready picture, for patterns made of one.
    package let image: CGImage?
    private let release: () -> Void

    /// A tile drawn by `callbacks`.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let routines = callbacks.pointee
        guard let draw = routines.drawPattern, bounds.isFinite, !bounds.isEmpty else { return nil }
        self.bounds = bounds
        self.matrix = matrix
        self.step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        self.image = nil
        self.draw = { draw(info, $0) }
        self.release = { routines.releaseInfo?(info) }
    }

    /// An image as a tile: one pixel is `1 / scale` points.
    package init(image: CGImage, scale: CGFloat) {
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        bounds = CGRect(origin: .zero, size: size)
        matrix = .identity
        step = size
        isColored = true
        self.image = image
        draw = { $0.draw(image, in: CGRect(origin: .zero, size: size)) }
        release = {}
    }

    deinit {
        release()
    }
}
