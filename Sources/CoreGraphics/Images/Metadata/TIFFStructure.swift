/// Directories of a TIFF structure that are written, high bytes first.
struct TIFFStructure {
    /// A tag with its values.
    struct Entry {
        var tag: Int
        /// As the format numbers types: 1 bytes, 2 text, 3 two bytes, 4 four bytes, 5 fractions, 7 anything, 10 signed fractions.
        var type: Int
        var count: Int
        var payload: [UInt8]

        static func shorts(_ tag: Int, _ numbers: [Int]) -> Entry {
            Entry(tag: tag, type: 3, count: numbers.count, payload: numbers.flatMap { bigEndian($0, 2) })
        }

        static func long(_ tag: Int, _ number: Int) -> Entry {
            Entry(tag: tag, type: 4, count: 1, payload: bigEndian(number, 4))
        }

        static func octets(_ tag: Int, type: Int, _ bytes: [UInt8]) -> Entry {
            Entry(tag: tag, type: type, count: bytes.count, payload: bytes)
        }

        static func fractions(_ tag: Int, type: Int = 5, _ numbers: [Double]) -> Entry {
            let payload = numbers.flatMap { number -> [UInt8] in
                let (above, below) = fraction(number)
                return bigEndian(above, 4) + bigEndian(below, 4)
            }
            return Entry(tag: tag, type: type, count: numbers.count, payload: payload)
        }
    }

    private(set) var bytes: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 0]
    /// Where the place of the next page's directory is written.
    private var link = 4

    /// Adds bytes, at an even place. Answers where.
    mutating func append(_ part: some Collection<UInt8>) -> Int {
        if bytes.count % 2 != 0 { bytes.append(0) }
        let start = bytes.count
        bytes.append(contentsOf: part)
        return start
    }

    /// Adds a directory that others point to. Answers where.
    mutating func append(directory entries: [Entry]) -> Int {
        var table = bigEndian(entries.count, 2)
        for entry in entries.sorted(by: { $0.tag < $1.tag }) {
            table += bigEndian(entry.tag, 2) + bigEndian(entry.type, 2) + bigEndian(entry.count, 4)
            if entry.payload.count <= 4 {
                table += entry.payload + [UInt8](repeating: 0, count: 4 - entry.payload.count)
            } else {
                table += bigEndian(append(entry.payload), 4)
            }
        }
        return append(table + [0, 0, 0, 0])
    }

    /// Adds the directory of a page, after those before.
    mutating func append(page entries: [Entry]) {
        let start = append(directory: entries)
        bytes.replaceSubrange(link..<(link + 4), with: bigEndian(start, 4))
        link = start + 2 + entries.count * 12
    }
}

/// A number's lowest bytes, the highest first.
func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ((count - 1 - $0) * 8)) }
}

/// A number's lowest bytes, the lowest first.
func littleEndian(_ number: Int, _ count: Int) -> [UInt8] { bigEndian(number, count).reversed() }

/// The whole numbers below 2³¹ whose quotient comes nearest to a number, with a small divisor where one gives it exactly.
private func fraction(_ number: Double) -> (above: Int, below: Int) {
    guard number.isFinite, abs(number) < 2_147_483_647 else { return (0, 1) }
    var before = (0.0, 1.0), now = (1.0, 0.0), rest = abs(number)
    for _ in 0..<40 {
        let whole = rest.rounded(.down)
        let next = (whole * now.0 + before.0, whole * now.1 + before.1)
        guard next.0 < 2_147_483_647, next.1 < 2_147_483_647 else { break }
        (before, now) = (now, next)
        if abs(now.0 / now.1 - abs(number)) <= abs(number) * 1e-12 || rest == whole { break }
        rest = 1 / (rest - whole)
    }
    return (Int(now.0) * (number < 0 ? -1 : 1), Int(now.1))
}
