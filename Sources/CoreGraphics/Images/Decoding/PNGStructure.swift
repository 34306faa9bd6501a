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

    /// The file with its last, broken chunk of pixels made a whole one, for libpng takes no part of it.
    static func mended(_ bytes: FileBytes) -> FileBytes {
        var position = 8
        while let length = try? bytes.number(position, bytes: 4, isBigEndian: true),
            position + 12 + length <= bytes.count
        {
            position += 12 + length
        }
        guard bytes.starts(with: "IDAT", at: position + 4), position + 8 < bytes.count else { return bytes }
        var file = Data(bytes.all[..<position])
        file.append(chunk: "IDAT", Data(bytes.all[(position + 8)...]))
        return FileBytes(file)
    }
}
