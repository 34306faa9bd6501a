/// How long each frame of a GIF or WebP file shows, read from its structure. Empty for other files and still pictures.
package struct AnimationTimeline: Equatable, Sendable {
    /// Seconds per frame.
    package private(set) var delays: [Double] = []
    /// 0 is for ever.
    package private(set) var loopCount = 1

    /// More frames than this are not read.
    private static let mostFrames = 10_000

    package init(_ data: Data) {
        let bytes = [UInt8](data)
        if bytes.starts(with: Array("GIF8".utf8)) {
            readGIF(bytes)
        } else if bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) {
            readWebP(bytes)
        }
    }

    private mutating func readGIF(_ b: [UInt8]) {
        guard b.count > 13 else { return }
        var i = 13 + (b[10] & 0x80 != 0 ? 3 << (Int(b[10] & 7) + 1) : 0)
        var delay = 0.1
        /// Steps over a chain of length-prefixed blocks.
        func skipBlocks() {
            while i < b.count, b[i] != 0 { i += Int(b[i]) + 1 }
            i += 1
        }
        while i < b.count, delays.count < Self.mostFrames {
            switch b[i] {
            case 0x21 where i + 2 < b.count:
                if b[i + 1] == 0xF9, i + 6 < b.count {
                    let hundredths = Int(b[i + 4]) | Int(b[i + 5]) << 8
                    // As browsers and UIKit do: too short to be meant.
                    delay = hundredths < 2 ? 0.1 : Double(hundredths) / 100
                } else if b[i + 1] == 0xFF, i + 18 < b.count, b[(i + 3)..<(i + 14)].elementsEqual("NETSCAPE2.0".utf8) {
                    loopCount = Int(b[i + 16]) | Int(b[i + 17]) << 8
                }
                i += 2
                skipBlocks()
            case 0x2C where i + 9 < b.count:
                delays.append(delay)
                i += 10 + (b[i + 9] & 0x80 != 0 ? 3 << (Int(b[i + 9] & 7) + 1) : 0) + 1
                skipBlocks()
            default:
                return
            }
        }
    }

    private mutating func readWebP(_ b: [UInt8]) {
        var i = 12
        while i + 8 <= b.count, delays.count < Self.mostFrames {
            let size = Int(b[i + 4]) | Int(b[i + 5]) << 8 | Int(b[i + 6]) << 16 | Int(b[i + 7]) << 24
            let name = b[i..<(i + 4)]
            if name.elementsEqual("ANIM".utf8), i + 14 <= b.count {
                loopCount = Int(b[i + 12]) | Int(b[i + 13]) << 8
            } else if name.elementsEqual("ANMF".utf8), i + 24 <= b.count {
                let milliseconds = Int(b[i + 20]) | Int(b[i + 21]) << 8 | Int(b[i + 22]) << 16
                delays.append(milliseconds < 11 ? 0.1 : Double(milliseconds) / 1000)
            }
            i += 8 + size + size & 1
        }
    }
}
