import CCairo

extension CGContext {
    /// Keeps the state, for ``restoreGState()``. The path is not part of it.
    public func saveGState() {
        savedStates.append(state)
        cairo_save(canvas.cairo)
    }

    /// Puts the last kept state back.
    public func restoreGState() {
        let floor = layers.last?.savedStates ?? 0
        guard savedStates.count > floor, let saved = savedStates.popLast() else {
            return Diagnostics.report("restoreGState() without a saveGState() to go with it", key: "context.restore")
        }
        state = saved
        cairo_restore(canvas.cairo)
    }

    /// Runs `body` between saving and restoring the state.
    package func withSavedState<R>(_ body: () throws -> R) rethrows -> R {
        saveGState()
        defer { restoreGState() }
        return try body()
    }

    /// User space → device space: y up, one unit a pixel.
    public var ctm: CGAffineTransform { state.ctm }
    /// The same as ``ctm``: bitmap contexts have no further scale.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) { state.ctm = state.ctm.translatedBy(x: x, y: y) }
    /// Scales about the origin.
    public func scaleBy(x: CGFloat, y: CGFloat) { state.ctm = state.ctm.scaledBy(x: x, y: y) }
    /// Rotates about the origin, radians.
    public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }
    /// Puts `transform` before the CTM.
    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    /// A point in pixels, y up.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    /// A size in pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    /// The box of a rectangle in pixels, y up.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    /// A point of pixels, y up, in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    /// A size of pixels in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    /// The box of a rectangle of pixels, y up, in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    /// User space units.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// The ends of open strokes.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// The corners of strokes.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// Longest miter, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Lengths of line and gap in turn, begun `phase` in; an empty list draws unbroken lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashPhase = phase
        state.line.dashes = lengths
    }
    /// Kept but without effect: curves are always drawn to a tenth of a pixel.
    public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }
    /// Multiplies everything drawn, 0…1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = CGFloat(RGBA.clamped(Float(alpha))) }
    /// How new colour mixes with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Soft or hard edges.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
    /// How images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
    /// Kept; conversions do not differ by intent.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }

    /// A shadow under everything drawn from now on; no colour takes it away.
    ///
    /// `offset` is in the space the context began with, not moved by the CTM; `blur` is twice the Gaussian's sigma there.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let isDrawable = offset.width.isFinite && offset.height.isFinite && blur.isFinite
        state.shadow = color.flatMap { color in
            color.rgba.alpha > 0 && isDrawable
                ? ContextShadow(offset: offset, blur: max(blur, 0), color: color.rgba) : nil
        }
    }

    /// A black shadow at a third of full strength.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
}

extension CGContext {
    /// Pixels across.
    public var width: Int { bitmap.buffer.width }
    /// Pixels down.
    public var height: Int { bitmap.buffer.height }
    /// Bits of one component.
    public var bitsPerComponent: Int { 8 }
    /// Bits of one pixel.
    public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
    /// Bytes from one row of ``data`` to the next.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// What the components of a pixel mean.
    public var colorSpace: CGColorSpace? { bitmap.colorSpace }
    /// Where alpha lies.
    public var alphaInfo: CGImageAlphaInfo { bitmap.format.alpha }
    /// Alpha place and byte order.
    public var bitmapInfo: CGBitmapInfo { bitmap.format.info }
    /// The pixels, rows from top to bottom, in the layout the context was made with.
    public var data: UnsafeMutableRawPointer? { ownData }

    /// The picture so far; what is drawn afterwards does not show in it.
    public func makeImage() -> CGImage? { currentImage() }
    /// The picture without copying it, for whoever made the context and draws no more.
    package func takeImage() -> CGImage { bitmap.takeImage() }
    /// Nothing is held back: drawings are in the bitmap at once.
    public func flush() {}
    /// Nothing is held back: drawings are in the bitmap at once.
    public func synchronize() {}
}
