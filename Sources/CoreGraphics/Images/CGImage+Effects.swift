extension CGImage {
    /// The picture's shape in one colour: its alpha multiplies the colour.
    package func silhouette(in color: CGColor) -> CGImage {
        let pixel = color.rgba.pixel
        let result = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let from = buffer.base + y * buffer.stride, to = result.base + y * result.stride
            for x in 0..<width { to[x] = scaled(pixel, by: from[x] >> 24) }
        }
        return CGImage(buffer: result)
    }
}
