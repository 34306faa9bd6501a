/// How a version of QR codes divides its bytes (ISO/IEC 18004, table 9), and the bytes that mend errors.
struct QRLayout {
    let version: Int
    /// Bytes of mending in each block.
    private let mending: Int
    private let blocks: Int
    private let capacity: Int

    private static let mendingBytes: [QRCode.Level: [Int]] = [
        .L: [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .M: [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        .Q: [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .H: [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]
    private static let blockCounts: [QRCode.Level: [Int]] = [
        .L: [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19, 19, 20, 21, 22, 24, 25,
        ],
        .M: [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        .Q: [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        .H: [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    private init(version: Int, level: QRCode.Level) {
        self.version = version
        mending = Self.mendingBytes[level]![version - 1]
        blocks = Self.blockCounts[level]![version - 1]
        capacity = Self.bits(version: version) / 8
    }

    /// The squares of a version that are free for bytes.
    private static func bits(version: Int) -> Int {
        var count = (16 * version + 128) * version + 64
        guard version >= 2 else { return count }
        let marks = version / 7 + 2
        count -= (25 * marks - 10) * marks - 55
        return version >= 7 ? count - 36 : count
    }

    private var dataBytes: Int { capacity - mending * blocks }
    private var lengthBits: Int { version < 10 ? 8 : 16 }

    static func smallest(for count: Int, level: QRCode.Level) -> QRLayout? {
        for version in 1...40 {
            let layout = QRLayout(version: version, level: level)
            if 4 + layout.lengthBits + count * 8 <= layout.dataBytes * 8 { return layout }
        }
        return nil
    }

    /// The middles of the small marks, along either side.
    static func alignment(version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2, size = version * 4 + 17
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    /// The message with its length, filled up, divided into blocks, with what mends them.
    func codewords(of message: [UInt8]) -> [UInt8] {
        var bits = BitList()
        bits.append(0b0100, 4)
        bits.append(message.count, lengthBits)
        for byte in message { bits.append(Int(byte), 8) }
        bits.append(0, min(4, dataBytes * 8 - bits.count))
        bits.append(0, (8 - bits.count % 8) % 8)
        var data = bits.bytes
        for pad in 0..<max(dataBytes - data.count, 0) { data.append(pad % 2 == 0 ? 0xEC : 0x11) }

        let short = capacity / blocks - mending, longBlocks = capacity % blocks
        let divisor = QRField.divisor(mending)
        var parts: [[UInt8]] = [], mends: [[UInt8]] = [], start = 0
        for block in 0..<blocks {
            let length = short + (block >= blocks - longBlocks ? 1 : 0)
            let part = Array(data[start..<start + length])
            start += length
            parts.append(part)
            mends.append(QRField.remainder(of: part, by: divisor))
        }
        var words: [UInt8] = []
        for i in 0...short { for part in parts where i < part.count { words.append(part[i]) } }
        for i in 0..<mending { for mend in mends { words.append(mend[i]) } }
        return words
    }
}

private struct BitList {
    private(set) var count = 0
    private(set) var bytes: [UInt8] = []

    mutating func append(_ value: Int, _ length: Int) {
        for place in stride(from: length - 1, through: 0, by: -1) {
            if count % 8 == 0 { bytes.append(0) }
            if value >> place & 1 != 0 { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
            count += 1
        }
    }
}

/// Arithmetic of bytes modulo x⁸ + x⁴ + x³ + x² + 1.
private enum QRField {
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var product = 0
        for place in stride(from: 7, through: 0, by: -1) {
            product = product << 1 ^ (product >> 7) * 0x11D
            product ^= Int(b >> UInt8(place) & 1) * Int(a)
        }
        return UInt8(product)
    }

    static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for i in 0..<degree {
                result[i] = product(result[i], root)
                if i + 1 < degree { result[i] ^= result[i + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
        var rest = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ rest.removeFirst()
            rest.append(0)
            for i in rest.indices { rest[i] ^= product(divisor[i], factor) }
        }
        return rest
    }
}
