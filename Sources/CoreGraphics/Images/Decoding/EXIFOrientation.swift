/// Which side of a picture is up, from the EXIF block of a file.
enum EXIFOrientation {
    /// 1…8 from a TIFF structure at `start`; 1 when it says nothing.
    static func inStructure(_ bytes: FileBytes, at start: Int = 0) -> Int {
        guard let value = try? find(bytes, at: start), (1...8).contains(value) else { return 1 }
        return value
    }

    private static func find(_ bytes: FileBytes, at start: Int) throws(ImageDecodingError) -> Int? {
        let isBig = try bytes.byte(start) == UInt8(ascii: "M")
        let directory = start + (try bytes.number(start + 4, bytes: 4, isBigEndian: isBig))
        for index in 0..<(try bytes.number(directory, bytes: 2, isBigEndian: isBig)) {
            let entry = directory + 2 + index * 12
            guard try bytes.number(entry, bytes: 2, isBigEndian: isBig) == 0x0112 else { continue }
            return try bytes.number(entry + 8, bytes: 2, isBigEndian: isBig)
        }
        return nil
    }

    /// Of a JPEG file: in a segment APP1 that begins with "Exif".
    static func inJPEG(_ bytes: FileBytes) -> Int {
        let segment = JPEGSegments(bytes).first { $0.kind == 0xE1 && bytes.starts(with: "Exif\0\0", at: $0.content) }
        return segment.map { inStructure(bytes, at: $0.content + 6) } ?? 1
    }

    /// Of a PNG file: in its chunk eXIf.
    static func inPNG(_ bytes: FileBytes) -> Int {
        let chunk = PNGChunkPlaces(bytes.all).first { $0.isNamed("eXIf", in: bytes.all) }
        return chunk.map { inStructure(bytes, at: $0.content) } ?? 1
    }

    /// Of a WebP file: in its chunk EXIF.
    static func inWebP(_ bytes: FileBytes) -> Int { blockInWebP(bytes).map { inStructure($0) } ?? 1 }

    /// What a camera tells in a WebP file.
    static func blockInWebP(_ bytes: FileBytes) -> FileBytes? {
        var i = 12
        while let length = try? bytes.little32(i + 4) {
            if bytes.starts(with: "EXIF", at: i), let part = try? bytes.part(i + 8, length) {
                return FileBytes(part.starts(with: "Exif\0\0".utf8) ? part.dropFirst(6) : part)
            }
            i += 8 + length + length & 1
        }
        return nil
    }
}
