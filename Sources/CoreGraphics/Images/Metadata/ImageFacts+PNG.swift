import CZlib

extension ImageFacts {
    /// The words under which PNG files keep texts, and under which programs are told them.
    static var pngTexts: [(word: String, key: CFString)] {
        [
            ("Author", kCGImagePropertyPNGAuthor), ("Comment", kCGImagePropertyPNGComment),
            ("Copyright", kCGImagePropertyPNGCopyright), ("Creation Time", kCGImagePropertyPNGCreationTime),
            ("Description", kCGImagePropertyPNGDescription), ("Disclaimer", kCGImagePropertyPNGDisclaimer),
            ("Software", kCGImagePropertyPNGSoftware), ("Source", kCGImagePropertyPNGSource),
            ("Title", kCGImagePropertyPNGTitle), ("Warning", kCGImagePropertyPNGWarning),
        ]
    }

    mutating func readPNG(_ bytes: FileBytes) {
        var told: [CFString: Any] = [:]
        for chunk in PNGChunkPlaces(bytes.all) {
            guard let name = try? bytes.part(chunk.name, 4), let content = try? bytes.part(chunk.content, chunk.length)
            else { break }
            try? read(String(decoding: name, as: UTF8.self), FileBytes(content), &told)
        }
        dictionaries[kCGImagePropertyPNGDictionary] = told
    }

    private mutating func read(
        _ chunk: String, _ content: FileBytes, _ told: inout [CFString: Any]
    ) throws(ImageDecodingError) {
        func number(_ place: Int) throws(ImageDecodingError) -> Int {
            try content.number(place, bytes: 4, isBigEndian: true)
        }
        func fraction(_ place: Int) throws(ImageDecodingError) -> Double { Double(try number(place)) / 100_000 }
        switch chunk {
        case "IHDR":
            depth = Int(try content.byte(8))
            let color = try content.byte(9)
            if color == 0 || color == 4 { model = kCGImagePropertyColorModelGray }
            isIndexed = color == 3
            hasAlpha = color == 4 || color == 6
            told[kCGImagePropertyPNGInterlaceType] = NSNumber(value: Int(try content.byte(12)))
        case "tRNS": hasAlpha = true
        case "gAMA": told[kCGImagePropertyPNGGamma] = NSNumber(value: try fraction(0))
        case "sRGB":
            told[kCGImagePropertyPNGsRGBIntent] = NSNumber(value: Int(try content.byte(0)))
            profile = profile ?? "sRGB IEC61966-2.1"
        case "cHRM":
            var parts: [NSNumber] = []
            for index in 0..<8 { parts.append(NSNumber(value: try fraction(index * 4))) }
            told[kCGImagePropertyPNGChromaticities] = parts as NSArray
        case "pHYs":
            let x = try number(0), y = try number(4)
            guard try content.byte(8) == 1 else { return }
            told[kCGImagePropertyPNGXPixelsPerMeter] = NSNumber(value: x)
            told[kCGImagePropertyPNGYPixelsPerMeter] = NSNumber(value: y)
            pixelsPerInch = ((Double(x) * 0.0254).rounded(), (Double(y) * 0.0254).rounded())
        case "eXIf":
            let density = pixelsPerInch
            readBlock(content)
            pixelsPerInch = density ?? pixelsPerInch
        case "iCCP":
            // Each file has one; unpacking others would cost time alone.
            guard profile == nil, !hasProfile, let end = content.all.firstIndex(of: 0) else { return }
            hasProfile = true
            profile = Self.inflated(content.all.dropFirst(end + 2)).flatMap { ICCProfile.name(FileBytes($0)) }
        case "tEXt", "zTXt", "iTXt":
            // The first text of each word, so that a file of many is not unpacked for ever.
            guard let end = content.all.firstIndex(of: 0),
                case let word = String(decoding: content.all[..<end], as: UTF8.self),
                let key = Self.pngTexts.first(where: { $0.word == word })?.key,
                readWords.insert(word).inserted, let text = Self.text(chunk, content.all[(end + 1)...])
            else { return }
            told[key] = text as NSString
        default: break
        }
    }

    /// The text behind its word; nil where it cannot be unpacked.
    private static func text(_ chunk: String, _ content: ArraySlice<UInt8>) -> String? {
        func latin(_ bytes: some Sequence<UInt8>) -> String {
            String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        }
        switch chunk {
        case "tEXt": return latin(content)
        case "zTXt": return inflated(content.dropFirst()).map(latin)
        default:
            guard let isPacked = content.first else { return nil }
            var rest = content.dropFirst(2)
            // A language, and the word in it.
            for _ in 0..<2 { rest = (rest.firstIndex(of: 0)).map { rest[($0 + 1)...] } ?? [] }
            return (isPacked == 1 ? inflated(rest) : Array(rest)).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Packed bytes, a mebibyte of them at most.
    private static func inflated(_ packed: ArraySlice<UInt8>) -> [UInt8]? {
        var out = [UInt8](repeating: 0, count: 1 << 20), filled = uLong(out.count)
        let status = Array(packed).withUnsafeBufferPointer { packed in
            out.withUnsafeMutableBufferPointer { out in
                uncompress(out.baseAddress, &filled, packed.baseAddress, uLong(packed.count))
            }
        }
        return status == Z_OK ? Array(out.prefix(Int(filled))) : nil
    }
}
