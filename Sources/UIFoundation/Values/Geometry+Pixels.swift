import CoreGraphics

extension CGFloat {
    /// Points moved to the nearest whole pixel.
    package func onPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }

    /// The next whole pixel, in points.
    ///
    /// - Parameter error: how exact the length is, points: so much above a pixel does not count.
    package func upToPixel(_ scale: CGFloat, error: CGFloat = 0) -> CGFloat {
        ((self - error) * scale).rounded(.up) / scale
    }
}

extension CGPoint {
    /// Both moved to the nearest whole pixel.
    package func onPixel(_ scale: CGFloat) -> CGPoint { CGPoint(x: x.onPixel(scale), y: y.onPixel(scale)) }
}

extension CGRect {
    /// Smaller by `dx` and `dy` points at each edge, as far as there are so many: `insetBy` makes of less the null rectangle, which is no
    /// view's frame.
    package func inner(dx: CGFloat, dy: CGFloat) -> CGRect { insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2)) }

    /// Each edge moved to the nearest whole pixel, the next one from the middle of two on. Sizes come from whole pixels: what is 100 points
    /// long stays so at 3×.
    ///
    /// - Parameter error: how exact the edges are, pixels: what is so little below the middle counts as there.
    package func onPixels(_ scale: CGFloat, error: CGFloat = 0) -> CGRect {
        func pixel(_ edge: CGFloat) -> CGFloat { (edge * scale + error + 0.5).rounded(.down) }
        let left = pixel(minX), top = pixel(minY), right = pixel(maxX), bottom = pixel(maxY)
        return CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }
}
