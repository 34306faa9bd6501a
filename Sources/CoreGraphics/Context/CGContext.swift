/// A drawing into a bitmap.
///
/// Coordinates have y up and one unit a pixel, until the CTM says otherwise. Numbers that are NaN or infinite, and
/// transforms that flatten the plane, draw nothing.
public final class CGContext {
    /// The pixels themselves; of a PDF file those of the page that is drawn.
    private(set) var bitmap: ContextBitmap
    /// What is drawn into: the bitmap, or the innermost transparency layer.
    var canvas: CairoCanvas {
        get {
            if bitmap.isLent { goOnInCopy() }
            return currentCanvas
        }
        set { currentCanvas = newValue }
    }
    private var currentCanvas: CairoCanvas
    var state = GraphicsState()
    var savedStates: [GraphicsState] = []
    var layers: [TransparencyLayer] = []
    /// In pixels.
    var currentPath = PathBuilder()
    /// From the space of text to user space; no part of the state that is saved. Its translation is where text begins.
    public var textMatrix = CGAffineTransform.identity
    var allowsSoftEdges = true
    var allowsGlyphQuantization = true
    /// Pixels that pattern sources of this context still read.
    var patternTiles: [PixelBuffer] = []
    /// The CTM that the context began with: the space in which shadows and patterns are laid.
    private(set) var baseCTM = CGAffineTransform.identity
    /// The file whose pages are drawn, where there is one.
    var file: PDFPages?

    init(bitmap: ContextBitmap) {
        self.bitmap = bitmap
        currentCanvas = CairoCanvas(bitmap.buffer, isOpaque: !bitmap.format.hasAlpha)
    }

    deinit {
        file?.close(self)
    }

    /// Goes on in other pixels, with everything as in a new context.
    func begin(_ bitmap: ContextBitmap, base: CGAffineTransform) {
        self.bitmap = bitmap
        canvas = CairoCanvas(bitmap.buffer, isOpaque: !bitmap.format.hasAlpha)
        state = GraphicsState()
        (savedStates, layers) = ([], [])
        currentPath = PathBuilder()
        textMatrix = .identity
        setBase(base)
    }

    /// A bitmap of `width` × `height` pixels; nil for a layout that is not supported or a size that cannot be drawn.
    ///
    /// Supported are 8 bits a component: RGB or CMYK in four bytes, gray, or alpha alone. `data` (or memory of the context's
    /// own when nil) holds the pixels, rows from top to bottom, `bytesPerRow` apart (0: as many as a row needs).
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        guard
            let bitmap = ContextBitmap(
                data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
        else { return nil }
        self.init(bitmap: bitmap)
    }

    /// A bitmap in memory that the caller owns until `releaseCallback` is called with `releaseInfo` and `data`; nil as for other bitmaps.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo)
        if let releaseCallback { bitmap.release = { releaseCallback(releaseInfo, data) } }
    }

    /// A context for a layer's backing or an image of UIKit's: y down, `scale` pixels a point.
    package convenience init(yDownInto buffer: PixelBuffer, scale: CGFloat, isOpaque: Bool = false) {
        self.init(bitmap: ContextBitmap(buffer, format: isOpaque ? .opaque : .native))
        setBase(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(buffer.height)))
    }

    /// The picture so far. Whoever draws no more, as most who ask for it, pays for no copy: one is made when drawing goes on. Where
    /// the canvas keeps something of its own, clips or kept states, it is made at once.
    func currentImage() -> CGImage {
        layers.isEmpty && savedStates.isEmpty && !state.isClipped ? bitmap.lendImage() : bitmap.makeImage()
    }

    /// The pixels as memory, which the program may write to.
    var ownData: UnsafeMutableRawPointer {
        if bitmap.isLent { goOnInCopy() }
        return bitmap.data
    }

    private func goOnInCopy() {
        bitmap.takeBack()
        currentCanvas = CairoCanvas(bitmap.buffer, isOpaque: !bitmap.format.hasAlpha)
    }

    /// Takes `ctm` as the space the context begins with.
    package func setBase(_ ctm: CGAffineTransform) {
        baseCTM = ctm
        state.ctm = ctm
    }

    /// User space → pixels, y down.
    package var toPixels: CGAffineTransform { state.ctm.concatenating(deviceToPixels) }

    /// Device space (y up) → pixels, y down.
    var deviceToPixels: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.buffer.height))
    }

    /// The space the context began with → pixels.
    var baseToPixels: CGAffineTransform { baseCTM.concatenating(deviceToPixels) }
}

/// Called with the `releaseInfo` and the memory when a context no longer needs them.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
