/// The bytes of a file from outside: whoever reads beyond them gets an error.
struct FileBytes: Sendable {
    let all: [UInt8]

    init(_ data: Data) { all = [UInt8](data) }
    init(_ bytes: some Sequence<UInt8>) { all = [UInt8](bytes) }

    var count: Int { all.count }

    private func ends(_ position: Int) -> ImageDecodingError {
        .damaged(reason: "it breaks off: byte \(position) of \(count) is asked for.")
    }

    func byte(_ position: Int) throws(ImageDecodingError) -> UInt8 {
        guard position >= 0, position < count else { throw ends(position) }
        return all[position]
    }

    func part(_ position: Int, _ length: Int) throws(ImageDecodingError) -> ArraySlice<UInt8> {
        guard position >= 0, length >= 0, position <= count, length <= count - position else { throw ends(count) }
        return all[position..<(position + length)]
    }

    /// A number of 1 to 4 bytes, the lowest first unless `isBigEndian`.
    func number(_ position: Int, bytes: Int, isBigEndian: Bool = false) throws(ImageDecodingError) -> Int {
        let part = try part(position, bytes)
        return isBigEndian ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func little16(_ position: Int) throws(ImageDecodingError) -> Int { try number(position, bytes: 2) }
    func little32(_ position: Int) throws(ImageDecodingError) -> Int { try number(position, bytes: 4) }
    func signed32(_ position: Int) throws(ImageDecodingError) -> Int {
        Int(Int32(truncatingIfNeeded: try number(position, bytes: 4)))
    }

    func starts(with text: String, at position: Int = 0) -> Bool {
        position <= count && all[position...].starts(with: text.utf8)
    }
}
