extension CGImage {
    /// The picture turned upright from an EXIF orientation (1…8).
    package func upright(fromOrientation orientation: Int) -> CGImage {
        guard (2...8).contains(orientation) else { return self }
        let swapsSides = orientation >= 5
        let (w, h) = (width, height)
        let result = PixelBuffer(width: swapsSides ? h : w, height: swapsSides ? w : h, isOpaque: buffer.isOpaque)
        for y in 0..<result.height {
            let row = result.base + y * result.stride
            for x in 0..<result.width {
                let (sx, sy) =
                    switch orientation {
                    case 2: (w - 1 - x, y)
                    case 3: (w - 1 - x, h - 1 - y)
                    case 4: (x, h - 1 - y)
                    case 5: (y, x)
                    case 6: (y, h - 1 - x)
                    case 7: (w - 1 - y, h - 1 - x)
                    default: (w - 1 - y, x)
                    }
                row[x] = buffer.base[sy * buffer.stride + sx]
            }
        }
        return CGImage(buffer: result)
    }
}
