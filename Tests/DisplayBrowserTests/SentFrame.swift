import Foundation

/// A frame as a page reads it, written anew from the description of the tokens (Sources/CFrameCoder/include/frame_coder.h).
struct SentFrame: Sendable {
    struct Rect: Equatable, Sendable {
        var x: Int, y: Int, width: Int, height: Int
        /// Words 0xFFRRGGBB, row by row; empty where the code has losses.
        var pixels: [UInt32]
    }

    struct Broken: Error {}

    let coding: Int
    let number: UInt32
    let width: Int
    let height: Int
    private(set) var rects: [Rect] = []

    init(_ bytes: [UInt8]) throws {
        guard bytes.count >= 12, bytes[0] == 1 else { throw Broken() }
        func small(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
        coding = Int(bytes[1])
        number = UInt32(small(4)) | UInt32(small(6)) << 16
        (width, height) = (small(8), small(10))
        guard coding != 1 else { return }
        var at = 12
        for _ in 0..<small(2) {
            let count = small(at + 8) | small(at + 10) << 16
            var rect = Rect(
                x: small(at), y: small(at + 2), width: small(at + 4), height: small(at + 6), pixels: [])
            if coding == 0 {
                rect.pixels = try Self.pixels(bytes[(at + 12)..<(at + 12 + count)], rect.width, rect.height)
            }
            rects.append(rect)
            at += 12 + count
        }
    }

    private static func pixels(_ tokens: ArraySlice<UInt8>, _ width: Int, _ height: Int) throws -> [UInt32] {
        var pixels: [UInt32] = [], table = [UInt32](repeating: 0, count: 64), last: UInt32 = 0
        var rest = tokens
        func remember(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
            let colour = UInt32(red & 255) << 16 | UInt32(green & 255) << 8 | UInt32(blue & 255)
            table[Int(((colour.byteSwapped >> 8) &* 0x9E37_79B1) >> 26)] = colour
            return colour
        }
        while pixels.count < width * height {
            guard let token = rest.popFirst().map(Int.init) else { throw Broken() }
            let (red, green, blue) = (Int(last >> 16 & 255), Int(last >> 8 & 255), Int(last & 255))
            switch token {
            case ..<0x40: pixels.append(table[token])
            case ..<0x80:
                pixels.append(
                    remember(red + (token >> 4 & 3) - 2, green + (token >> 2 & 3) - 2, blue + (token & 3) - 2))
            case ..<0xC0:
                guard let byte = rest.popFirst().map(Int.init) else { throw Broken() }
                let change = token & 63 - 32
                pixels.append(remember(red + change + byte >> 4 - 8, green + change, blue + change + byte & 15 - 8))
            case 0xFE:
                let colour = rest.prefix(3).map(Int.init)
                rest.removeFirst(3)
                pixels.append(remember(colour[0], colour[1], colour[2]))
            default:
                var count = token >= 0xE0 ? token - 0xDF : token - 0xBF
                if token == 0xDF || token == 0xFD {
                    count = Int(rest[rest.startIndex]) | Int(rest[rest.startIndex + 1]) << 8
                    rest.removeFirst(2)
                }
                for _ in 0..<count { pixels.append(token >= 0xE0 ? pixels[pixels.count - width] : last) }
            }
            last = pixels[pixels.count - 1]
        }
        return pixels.map { $0 | 0xFF00_0000 }
    }
}
