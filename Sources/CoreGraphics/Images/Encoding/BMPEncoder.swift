/// Writes BMP: 24 bits a pixel, or 32 with masks where parts of the picture are clear.
enum BMPEncoder {
    static func encode(_ image: CGImage, _ metadata: WrittenMetadata) -> Data {
        let buffer = image.buffer
        let hasAlpha = !buffer.isOpaque && !buffer.findsOpaque()
        let rowBytes = hasAlpha ? buffer.width * 4 : (buffer.width * 3 + 3) / 4 * 4
        let headerBytes = hasAlpha ? 108 : 40, start = 14 + headerBytes
        var file = Array("BM".utf8) + littleEndian(start + rowBytes * buffer.height, 4)
        file += littleEndian(0, 4) + littleEndian(start, 4)
        file += littleEndian(headerBytes, 4) + littleEndian(buffer.width, 4) + littleEndian(buffer.height, 4)
        file += littleEndian(1, 2) + littleEndian(hasAlpha ? 32 : 24, 2) + littleEndian(hasAlpha ? 3 : 0, 4)
        // Pixels of a metre; 72 an inch.
        let (across, down) = metadata.pixelsPerInch ?? (72, 72)
        file += littleEndian(rowBytes * buffer.height, 4) + littleEndian(Int((across / 0.0254).rounded()), 4)
        file += littleEndian(Int((down / 0.0254).rounded()), 4) + [UInt8](repeating: 0, count: 8)
        if hasAlpha {
            for mask in [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000] { file += littleEndian(mask, 4) }
            // The colours are those of sRGB.
            file += Array("BGRs".utf8) + [UInt8](repeating: 0, count: 48)
        }
        file.reserveCapacity(start + rowBytes * buffer.height)
        for y in (0..<buffer.height).reversed() {
            let row = buffer.base + y * buffer.stride, rowStart = file.count
            for x in 0..<buffer.width {
                let pixel = StraightPixel(row[x])
                file.append(pixel.blue)
                file.append(pixel.green)
                file.append(pixel.red)
                if hasAlpha { file.append(pixel.alpha) }
            }
            while file.count - rowStart < rowBytes { file.append(0) }
        }
        return Data(file)
    }
}
