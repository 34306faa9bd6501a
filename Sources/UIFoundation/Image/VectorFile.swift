import CoreGraphics

/// A drawing of an SVG or PDF file that is drawn anew for every size.
struct VectorFile: Sendable {
    let data: Data
    /// Points.
    let size: CGSize

    /// - Throws: what is wrong with the file.
    init(_ data: Data) throws {
        self.data = data
        size = try VectorDrawing.size(of: data)
    }

    /// In a square of so many pixels, as large as it can be, in the middle.
    func bitmap(fitting side: CGFloat) -> CGImage {
        let pixels = max(Int(side.rounded(.up)), 1), share = CGFloat(pixels) / max(size.width, size.height, 1)
        let picture = bitmap(width: size.width * share, height: size.height * share)
        let context = CGContext(yDownInto: PixelBuffer(width: pixels, height: pixels), scale: 1)
        if let picture {
            let free = CGSize(width: pixels - picture.width, height: pixels - picture.height)
            context.drawUpright(
                picture,
                in: CGRect(
                    x: free.width / 2, y: free.height / 2, width: CGFloat(picture.width),
                    height: CGFloat(picture.height)))
        }
        return context.makeImage() ?? CGImage(buffer: PixelBuffer(width: 1, height: 1))
    }

    /// Stretched over pixels; nil, with a report, where the file cannot be drawn.
    func bitmap(width: CGFloat, height: CGFloat) -> CGImage? {
        do {
            return try VectorDrawing.bitmap(
                of: data, width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        } catch {
            Diagnostics.report("\(error)", key: "vector \(error)")
            return nil
        }
    }
}
