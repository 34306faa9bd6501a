import CFrameCoder
import CTurboJPEG
import CZlib
import Compositor
import CoreGraphics

/// How pixels are written.
enum FrameCoding: Hashable, Sendable {
    /// Exact, a millisecond a frame.
    case quick
    /// Exact, slower and smaller.
    case small
    /// With losses, a quarter of the bytes.
    case blurred

    var isLossless: Bool { self != .blurred }
}

/// Rectangles of one picture that a viewer is to get.
struct FrameJob: Sendable {
    var picture: PixelBuffer
    var rects: [PixelRect]
    var number: UInt32
    var coding: FrameCoding
    /// Where other viewers of the picture find what this one has had written; nil where there are none.
    var bodies: FrameBodies?

    /// The message, without the frame of the web socket. All numbers have their low byte first.
    ///
    ///     1, coding, rectangles (2), number (4), width (2), height (2); then for each rectangle
    ///     x (2), y (2), width (2), height (2), bytes (4), these bytes
    ///
    /// With coding 1 all that follows the height is one zlib stream.
    func encoded() -> [UInt8] {
        let kind: UInt8 = coding == .quick ? 0 : coding == .small ? 1 : 2
        var message: [UInt8] = [1, kind]
        message.append(low: UInt16(rects.count))
        message.append(low: number)
        message.append(low: UInt16(picture.width), UInt16(picture.height))
        return message + (bodies?.body(of: self) { body() } ?? body())
    }

    /// What follows the height.
    private func body() -> [UInt8] {
        var body: [UInt8] = []
        for rect in rects {
            body.append(low: UInt16(rect.minX), UInt16(rect.minY), UInt16(rect.width), UInt16(rect.height))
            let scratch = scratch(for: rect)
            let out = UnsafeMutableRawPointer(scratch.base).assumingMemoryBound(to: UInt8.self)
            let count = coding == .blurred ? writeJPEG(rect, to: out) : writeTokens(rect, to: out)
            body.append(low: UInt32(count))
            body.append(contentsOf: UnsafeBufferPointer(start: out, count: count))
        }
        return coding == .small ? Self.deflated(body) : body
    }

    private func start(of rect: PixelRect) -> UnsafeMutablePointer<UInt32> {
        picture.base + Int(rect.minY) * picture.stride + Int(rect.minX)
    }

    /// Memory for the most that a rectangle can take. Powers of two are few sizes, and pixels' memory is used again: on the heap such
    /// blocks, which live for a millisecond on one thread or the other, would leave holes in the memory of each.
    private func scratch(for rect: PixelRect) -> PixelBuffer {
        let width = Int32(rect.width), height = Int32(rect.height)
        let most =
            coding == .blurred ? Int(tjBufSize(width, height, Self.jpegSampling)) : frame_coder_bound(width, height)
        let pages = (most + 4_095) / 4_096
        return PixelBuffer(width: 1_024, height: pages.nextPowerOfTwo, isCleared: false)
    }

    private func writeTokens(_ rect: PixelRect, to out: UnsafeMutablePointer<UInt8>) -> Int {
        frame_coder_encode(start(of: rect), picture.stride, Int32(rect.width), Int32(rect.height), out)
    }

    private static let jpegQuality: Int32 = 70
    private static let jpegSampling = Int32(TJSAMP_420.rawValue)

    private func writeJPEG(_ rect: PixelRect, to out: UnsafeMutablePointer<UInt8>) -> Int {
        let compressor = tjInitCompress()
        defer { tjDestroy(compressor) }
        var target: UnsafeMutablePointer<UInt8>? = out
        var size = tjBufSize(Int32(rect.width), Int32(rect.height), Self.jpegSampling)
        let failed = tjCompress2(
            compressor, UnsafeRawPointer(start(of: rect)).assumingMemoryBound(to: UInt8.self), Int32(rect.width),
            Int32(picture.stride * 4), Int32(rect.height), Int32(TJPF_BGRX.rawValue), &target, &size,
            Self.jpegSampling, Self.jpegQuality, TJFLAG_NOREALLOC | TJFLAG_FASTDCT)
        precondition(failed == 0, "A rectangle of \(rect.width)×\(rect.height) pixels can be written as JPEG.")
        return Int(size)
    }

    private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        let most = compressBound(UInt(bytes.count))
        return [UInt8](unsafeUninitializedCapacity: Int(most)) { out, count in
            var size = most
            let failed = compress2(out.baseAddress, &size, bytes, UInt(bytes.count), 6)
            precondition(failed == Z_OK, "zlib has room for \(bytes.count) bytes.")
            count = Int(size)
        }
    }
}

extension Int {
    fileprivate var nextPowerOfTwo: Int { self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}

extension [UInt8] {
    fileprivate mutating func append<T: FixedWidthInteger>(low numbers: T...) {
        for number in numbers { Swift.withUnsafeBytes(of: number.littleEndian) { self += $0 } }
    }
}
