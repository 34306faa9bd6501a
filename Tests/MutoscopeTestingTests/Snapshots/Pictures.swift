import QuartzCore

@testable import MutoscopeTesting

extension CGImage {
    /// One colour, three pixels high, perhaps with one pixel of another.
    static func plain(
        _ word: UInt32, width: Int = 4, changing change: (x: Int, y: Int, word: UInt32)? = nil
    ) -> CGImage {
        let buffer = PixelBuffer(width: width, height: 3)
        buffer.fill(word)
        if let change { buffer.base[change.y * buffer.stride + change.x] = change.word }
        return CGImage(buffer: buffer)
    }
}

extension Data {
    /// One gray pixel of 16 bits.
    static let sixteenBitPNG =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAAAAABq7kcWAAAAC0lEQVR4nGMQMgEAAFsAR5b7G2UAAAAASUVORK5CYII=")
        ?? Data()
}
