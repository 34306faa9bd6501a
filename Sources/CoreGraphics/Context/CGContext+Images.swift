import CCairo

extension CGContext {
    /// Draws an image upright where y points up: its first row lies at the rectangle's maximum y.
    ///
    /// A stencil (`isMask`) is drawn in the fill colour. `byTiling` repeats it over the whole clip from `rect` on.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, toPixels.isDrawable else { return }
        let r = rect.standardized
        let imageToUser = CGAffineTransform(
            a: r.width / CGFloat(image.width), b: 0, c: 0, d: -r.height / CGFloat(image.height), tx: r.minX, ty: r.maxY)
        let area = byTiling ? boundingBoxOfClipPath : r
        draw(image, imageToPixels: imageToUser.concatenating(toPixels), area: area, repeats: byTiling)
    }

    /// Draws an image upright where y points down, as UIKit does.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, toPixels.isDrawable else { return }
        let imageToUser = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
            tx: rect.minX, ty: rect.minY)
        draw(image, imageToPixels: imageToUser.concatenating(toPixels), area: rect, repeats: false)
    }

    /// `area` is in user space.
    private func draw(_ image: CGImage, imageToPixels: CGAffineTransform, area: CGRect, repeats: Bool) {
        guard imageToPixels.isDrawable, !area.isNull else { return }
        var shape = PathBuilder(transform: toPixels)
        shape.addRect(area)
        render(shape: shape.elements) { cairo, alpha in
            let surface = image.buffer.makeSurface()
            let pattern = cairo_pattern_create_for_surface(surface)
            defer {
                cairo_pattern_destroy(pattern)
                cairo_surface_destroy(surface)
            }
            var matrix = imageToPixels.inverted().cairoMatrix
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, filter(for: image))
            cairo.setPath(shape.elements)
            if image.isMask {
                cairo_clip(cairo)
                setSource(state.fill, on: cairo, alpha: alpha)
                cairo_mask(cairo, pattern)
            } else if alpha < 1 {
                cairo_set_source(cairo, pattern)
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, alpha)
            } else {
                cairo_set_source(cairo, pattern)
                cairo_fill(cairo)
            }
            // The pattern must not outlive the image's pixels inside Cairo.
            cairo.setSource(.black)
        }
    }

    private func filter(for image: CGImage) -> cairo_filter_t {
        switch interpolationQuality {
        case .none: CAIRO_FILTER_NEAREST
        case .high: CAIRO_FILTER_BEST
        case .default, .low, .medium: image.shouldInterpolate ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST
        }
    }
}
