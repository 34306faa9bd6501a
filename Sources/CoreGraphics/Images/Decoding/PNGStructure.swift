/// Looks over the chunks of a PNG file: libpng has all rows before it sees that a file breaks off.
enum PNGStructure {
    /// Where the bytes end although the last chunk has not come; nil for whole files.
    static func breakOff(_ bytes: FileBytes) -> Int? {
        var position = 8
        while let length = try? bytes.number(position, bytes: 4, isBigEndian: true) {
            let isLast = bytes.starts(with: "IEND", at: position + 4)
            position += 12 + length
            if isLast, position <= bytes.count { return nil }
        }
        return bytes.count
    }
}
