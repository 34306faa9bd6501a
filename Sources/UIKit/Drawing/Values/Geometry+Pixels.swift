import CoreGraphics

extension CGFloat {
    /// Points moved to the nearest whole pixel.
    func onPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}

extension CGPoint {
    /// Both moved to the nearest whole pixel.
    func onPixel(_ scale: CGFloat) -> CGPoint { CGPoint(x: x.onPixel(scale), y: y.onPixel(scale)) }
}

extension CGRect {
    /// Each edge moved to the nearest whole pixel.
    func onPixels(_ scale: CGFloat) -> CGRect {
        let left = minX.onPixel(scale), top = minY.onPixel(scale)
        return CGRect(x: left, y: top, width: maxX.onPixel(scale) - left, height: maxY.onPixel(scale) - top)
    }
}
