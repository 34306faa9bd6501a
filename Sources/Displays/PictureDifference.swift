package import CoreGraphics

/// What two pictures of one size differ in.
package struct PictureDifference: Equatable, Sendable {
    package private(set) var differingPixels = 0
    package private(set) var totalPixels = 0
    /// The largest difference of one channel and where it is.
    package private(set) var largest = 0
    package private(set) var largestX = 0
    package private(set) var largestY = 0

    /// Counts pixels with a channel that differs by more than `channel`.
    package init(_ a: PixelBuffer, _ b: PixelBuffer, channel: Int = 0) {
        precondition(
            a.width == b.width && a.height == b.height,
            "Only pictures of one size are compared pixel by pixel; got \(a.width)×\(a.height) and \(b.width)×\(b.height)."
        )
        totalPixels = a.width * a.height
        for y in 0..<a.height {
            let rowA = a.base + y * a.stride, rowB = b.base + y * b.stride
            for x in 0..<a.width where rowA[x] != rowB[x] {
                let difference = Self.channels(rowA[x], rowB[x])
                if difference > channel { differingPixels += 1 }
                if difference > largest { (largest, largestX, largestY) = (difference, x, y) }
            }
        }
    }

    /// The largest difference of the four channels.
    package static func channels(_ a: UInt32, _ b: UInt32) -> Int {
        stride(from: 0 as UInt32, to: 32, by: 8).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }

    /// Expected, actual and where they differ, side by side: the differences bright on a pale print of the expected picture.
    package static func picture(expected: PixelBuffer, actual: PixelBuffer) -> PixelBuffer {
        let width = max(expected.width, actual.width), height = max(expected.height, actual.height), gap = 8
        let sheet = PixelBuffer(width: width * 3 + gap * 2, height: height, isOpaque: true)
        sheet.fill(0xFF40_4040)
        for y in 0..<height {
            for x in 0..<width {
                let a = expected.pixel(x, y), b = actual.pixel(x, y)
                let row = sheet.base + y * sheet.stride
                row[x] = opaque(a)
                row[width + gap + x] = opaque(b)
                row[2 * (width + gap) + x] = a == b ? pale(opaque(a)) : 0xFFFF_0000
            }
        }
        return sheet
    }

    private static func opaque(_ word: UInt32?) -> UInt32 {
        word.map { $0 | 0xFF00_0000 } ?? 0xFF00_FFFF
    }

    private static func pale(_ word: UInt32) -> UInt32 {
        let gray = ((word >> 16 & 255) + (word >> 8 & 255) + (word & 255)) / 3
        let light = 192 + gray / 4
        return 0xFF00_0000 | light << 16 | light << 8 | light
    }
}

extension PixelBuffer {
    /// nil outside.
    fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
        x < width && y < height ? base[y * stride + x] : nil
    }
}
