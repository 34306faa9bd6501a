/// Looks over the chunks of a PNG file: gdk-pixbuf takes one that breaks off for whole.
enum PNGStructure {
    /// Where the bytes end although the last chunk has not come; nil for whole PNG files and for other files.
    static func breakOff(_ data: Data) -> Int? {
        let bytes = [UInt8](data)
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
        guard bytes.starts(with: signature) else { return nil }
        var position = 8
        while position + 8 <= bytes.count {
            let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
            let isLast = bytes[(position + 4)..<(position + 8)].elementsEqual("IEND".utf8)
            position += 12 + length
            if isLast, position <= bytes.count { return nil }
        }
        return bytes.count
    }
}
