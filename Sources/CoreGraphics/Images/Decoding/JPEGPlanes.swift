import CJPEGRows
import CTurboJPEG

/// Colours that are stored at half the size of the picture, spread over their pixels as Apple's decoder does it: along straight lines
/// between samples, but within blocks of 16 pixels alone. libjpeg-turbo's own way crosses the blocks.
enum JPEGPlanes {
    /// Brightness or one of two colours: rows of samples.
    private struct Plane {
        let samples: UnsafeMutablePointer<UInt8>
        let stride: Int32
        let height: Int

        init(_ component: Int32, of buffer: PixelBuffer, _ sampling: Int32) {
            stride = tjPlaneWidth(component, Int32(buffer.width), sampling)
            height = Int(tjPlaneHeight(component, Int32(buffer.height), sampling))
            samples = .allocate(capacity: Int(stride) * height)
            samples.initialize(repeating: 0, count: Int(stride) * height)
        }

        func row(_ y: Int) -> UnsafePointer<UInt8> { UnsafePointer(samples + y * Int(stride)) }
    }

    /// Whether pictures of that `TJSAMP` store colours at half the width.
    static func areSpread(_ sampling: Int32) -> Bool {
        sampling == TJSAMP_420.rawValue || sampling == TJSAMP_422.rawValue
    }

    /// Decodes a whole picture into a buffer of its size. Answers the library's status, whose message the decoder knows.
    static func decode(_ bytes: [UInt8], by decoder: tjhandle, _ sampling: Int32, into buffer: PixelBuffer) -> Int32 {
        let planes = (0..<3).map { Plane($0, of: buffer, sampling) }
        defer { for plane in planes { plane.samples.deallocate() } }
        var places: [UnsafeMutablePointer<UInt8>?] = planes.map(\.samples), strides = planes.map(\.stride)
        let status = tjDecompressToYUVPlanes(
            decoder, bytes, UInt(bytes.count), &places, Int32(buffer.width), &strides, Int32(buffer.height),
            TJFLAG_LIMITSCANS)
        let isHalfHigh = sampling == TJSAMP_420.rawValue
        for y in 0..<buffer.height {
            let row = isHalfHigh ? y / 2 : y
            let beside = isHalfHigh ? neighbor(ofRow: y, below: planes[1].height) : row
            jpeg_color_row(
                planes[0].row(y), planes[1].row(row), planes[1].row(beside), planes[2].row(row), planes[2].row(beside),
                buffer.width, buffer.base + y * buffer.stride)
        }
        return status
    }

    /// The row of samples next to that of a row of pixels, in the same block; the same where there is none.
    private static func neighbor(ofRow y: Int, below end: Int) -> Int {
        switch y % 16 {
        case 0, 15: y / 2
        default: min(y % 2 == 0 ? y / 2 - 1 : y / 2 + 1, end - 1)
        }
    }
}
