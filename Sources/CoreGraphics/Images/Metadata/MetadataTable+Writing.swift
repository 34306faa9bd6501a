extension MetadataTable {
    /// What a program tells under the keys of the table, as tags.
    func entries(of properties: ImageOptions) -> [TIFFStructure.Entry] {
        rows.compactMap { row in properties[row.key as NSString].flatMap { row.form.entry(row.tag, $0) } }
    }
}

extension MetadataForm {
    /// What a program tells, as a tag; nil where it is of another kind.
    func entry(_ tag: Int, _ value: Any) -> TIFFStructure.Entry? {
        let number = ImageOptions.number(value), list = ImageOptions.numbers(value)
        switch self {
        case .text: return ImageOptions.text(value).map { .octets(tag, type: 2, Array($0.utf8) + [0]) }
        case .comment:
            return ImageOptions.text(value).map { text in
                let isPlain = text.utf8.allSatisfy { $0 < 128 }
                let bytes =
                    isPlain
                    ? Array("ASCII\0\0\0".utf8) + Array(text.utf8)
                    : Array("UNICODE\0".utf8) + text.utf16.flatMap { bigEndian(Int($0), 2) }
                return .octets(tag, type: 7, bytes)
            }
        case .byte: return number.map { .octets(tag, type: 1, [UInt8(clamping: whole($0))]) }
        case .short: return number.map { .shorts(tag, [whole($0)]) }
        case .long: return number.map { .long(tag, whole($0)) }
        case .bytes: return list.map { .octets(tag, type: 1, $0.map { UInt8(clamping: whole($0)) }) }
        case .shorts: return list.map { .shorts(tag, $0.map(whole)) }
        case .fraction: return number.map { .fractions(tag, [max($0, 0)]) }
        case .fractions: return list.map { .fractions(tag, $0.map { max($0, 0) }) }
        case .signed: return number.map { .fractions(tag, type: 10, [$0]) }
        case .octet: return number.map { .octets(tag, type: 7, [UInt8(clamping: whole($0))]) }
        case .octets: return list.map { .octets(tag, type: 7, $0.map { UInt8(clamping: whole($0)) }) }
        case .version: return list.flatMap { Self.version(tag, $0.map(whole)) }
        case .degrees:
            return number.map { degrees in
                let all = abs(degrees), minutes = (all - all.rounded(.down)) * 60
                let seconds = ((minutes - minutes.rounded(.down)) * 60 * 1e6).rounded() / 1e6
                return .fractions(tag, [all.rounded(.down), minutes.rounded(.down), seconds])
            }
        case .time:
            guard let parts = ImageOptions.text(value)?.split(separator: ":").map({ Double($0) ?? 0 }),
                parts.count == 3
            else { return nil }
            return .fractions(tag, parts)
        }
    }

    private func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }

    private static func version(_ tag: Int, _ parts: [Int]) -> TIFFStructure.Entry? {
        guard let first = parts.first, (0...99).contains(first) else { return nil }
        let rest = (parts.dropFirst() + [0, 0]).prefix(2)
        let digits = [first / 10, first % 10] + rest
        return .octets(tag, type: 7, digits.map { UInt8(clamping: 48 + min(max($0, 0), 9)) })
    }
}
