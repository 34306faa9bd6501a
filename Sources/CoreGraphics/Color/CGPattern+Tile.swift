extension CGPattern {
    /// A picture that continues itself on every side, for layers. Small tiles stand in it side by side, so that few pictures fill a screen.
    /// - Parameters:
    ///   - color: what a stencil is painted with.
    ///   - side: pixels that the picture has at least each way.
    /// - Returns: The picture, and its pixels a point.
    package func repeatingPicture(_ color: CGColor, atLeast side: Int = 256) -> (image: CGImage, scale: CGFloat)? {
        let tile = CGRect(origin: bounds.origin, size: CGSize(width: max(step.width, 1), height: max(step.height, 1)))
        let scale = image.map { CGFloat($0.width) / bounds.width } ?? 2
        let columns = max(1, (CGFloat(side) / (tile.width * scale)).rounded(.up))
        let rows = max(1, (CGFloat(side) / (tile.height * scale)).rounded(.up))
        let width = tile.width * scale * columns, height = tile.height * scale * rows
        guard width <= 4096, height <= 4096, let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: Int(width.rounded()), height: Int(height.rounded()), bitsPerComponent: 8,
                bytesPerRow: 0,
                space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.scaleBy(x: scale, y: scale)
        context.setFillColor(CGColor(rgba: color.rgba))
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                context.saveGState()
                context.translateBy(
                    x: CGFloat(column) * tile.width - tile.minX, y: CGFloat(row) * tile.height - tile.minY)
                draw(context)
                context.restoreGState()
            }
        }
        return context.makeImage().map { ($0, scale) }
    }
}
