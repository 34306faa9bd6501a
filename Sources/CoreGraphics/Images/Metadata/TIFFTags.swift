/// A directory of a TIFF structure: of a page of a TIFF file, or of what cameras tell.
struct TIFFTags {
    let bytes: FileBytes
    let isBigEndian: Bool
    /// Where the next directory lies; 0 for none.
    let next: Int
    private var entries: [Int: Int] = [:]
    /// Bytes of a value of each type.
    private static let sizes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

    /// - Parameter start: where the directory lies; nil for the first one.
    init(_ bytes: FileBytes, at start: Int? = nil) throws(ImageDecodingError) {
        self.bytes = bytes
        isBigEndian = bytes.starts(with: "MM")
        let first = try bytes.number(4, bytes: 4, isBigEndian: isBigEndian)
        let directory = start ?? first
        let count = try bytes.number(directory, bytes: 2, isBigEndian: isBigEndian)
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            entries[try bytes.number(entry, bytes: 2, isBigEndian: isBigEndian)] = entry
        }
        next = (try? bytes.number(directory + 2 + count * 12, bytes: 4, isBigEndian: isBigEndian)) ?? 0
    }

    /// The first number of a tag.
    func number(_ tag: Int) throws(ImageDecodingError) -> Int? { try numbers(tag, most: 1)?.first }

    /// All numbers of a tag, which lie in the file, so that there are no more than it has bytes.
    func numbers(_ tag: Int, most: Int = .max) throws(ImageDecodingError) -> [Int]? {
        guard let (type, part, all) = try content(tag, most: most) else { return nil }
        guard let size = [1: 1, 3: 2, 4: 4][type] else { throw .damaged(reason: "tag \(tag) has type \(type).") }
        var found: [Int] = []
        found.reserveCapacity(all)
        for index in 0..<all {
            found.append(try bytes.number(part + index * size, bytes: size, isBigEndian: isBigEndian))
        }
        return found
    }

    /// Of a tag its type, where its values lie, and how many there are.
    private func content(_ tag: Int, most: Int) throws(ImageDecodingError) -> (type: Int, start: Int, count: Int)? {
        guard let entry = entries[tag] else { return nil }
        let type = try bytes.number(entry + 2, bytes: 2, isBigEndian: isBigEndian)
        let whole = try bytes.number(entry + 4, bytes: 4, isBigEndian: isBigEndian)
        guard Self.sizes.indices.contains(type) else { throw .damaged(reason: "tag \(tag) has type \(type).") }
        let size = Self.sizes[type]
        let start = whole * size <= 4 ? entry + 8 : try bytes.number(entry + 8, bytes: 4, isBigEndian: isBigEndian)
        let count = min(most, whole)
        _ = try bytes.part(start, count * size)
        return (type, start, count)
    }
}

/// What a tag tells.
enum TIFFValue {
    case octets([UInt8])
    case text(String)
    case integers([Int])
    case fractions([Double])
}

extension TIFFTags {
    /// What a tag tells, of 65,536 values at most; nil where it is not there or lies outside the file.
    func value(_ tag: Int) -> TIFFValue? {
        guard let (type, start, count) = try? content(tag, most: 1 << 16) else { return nil }
        let big = isBigEndian
        func number(_ index: Int, _ size: Int) -> Int {
            (try? bytes.number(start + index * size, bytes: size, isBigEndian: big)) ?? 0
        }
        func signed(_ number: Int) -> Int { Int(Int32(truncatingIfNeeded: number)) }
        let all = 0..<count
        switch type {
        case 2: return .text(String(decoding: bytes.all[start..<(start + count)].prefix { $0 != 0 }, as: UTF8.self))
        case 7: return .octets(Array(bytes.all[start..<(start + count)]))
        case 1: return .integers(all.map { number($0, 1) })
        case 3: return .integers(all.map { number($0, 2) })
        case 4: return .integers(all.map { number($0, 4) })
        case 6: return .integers(all.map { Int(Int8(truncatingIfNeeded: number($0, 1))) })
        case 8: return .integers(all.map { Int(Int16(truncatingIfNeeded: number($0, 2))) })
        case 9: return .integers(all.map { signed(number($0, 4)) })
        case 5: return .fractions(all.map { Double(number($0 * 2, 4)) / Double(max(number($0 * 2 + 1, 4), 1)) })
        case 10:
            return .fractions(
                all.map {
                    let below = signed(number($0 * 2 + 1, 4))
                    return Double(signed(number($0 * 2, 4))) / Double(below == 0 ? 1 : below)
                })
        default: return nil
        }
    }
}
