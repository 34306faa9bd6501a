/// What a file tells of a picture besides its pixels.
struct ImageFacts {
    /// Bits of each part of a pixel.
    var depth = 8
    var model = kCGImagePropertyColorModelRGB
    /// nil where the pixels have to say it.
    var hasAlpha: Bool?
    var isIndexed = false
    /// The name of a colour space that lies in the file.
    var profile: String?
    /// Whether one was there, named or not.
    var hasProfile = false
    var pixelsPerInch: (across: Double, down: Double)?
    /// 1 to 8; nil where the file does not say it.
    var orientation: Int?
    /// Words of texts that were read, or could not be.
    var readWords: Set<String> = []
    /// By the keys of dictionaries.
    var dictionaries: [CFString: [CFString: Any]] = [:]

    init(_ bytes: FileBytes, _ format: ImageFileFormat, page: Int = 0) {
        switch format {
        case .jpeg: readJPEG(bytes)
        case .png: readPNG(bytes)
        case .tiff: readTIFF(bytes, page: page)
        case .webP: if let block = EXIFOrientation.blockInWebP(bytes) { readBlock(block) }
        default: break
        }
    }

    /// What cameras tell, in a block of its own.
    mutating func readBlock(_ block: FileBytes) {
        if let tags = try? TIFFTags(block) { read(tags) }
    }

    /// What a directory and those that it points to tell.
    mutating func read(_ tags: TIFFTags) {
        dictionaries[kCGImagePropertyTIFFDictionary] = MetadataTable.tiff.properties(of: tags)
        if let value = try? tags.number(274), (1...8).contains(value) { orientation = value }
        if let start = try? tags.number(34_665), let camera = try? TIFFTags(tags.bytes, at: start) {
            dictionaries[kCGImagePropertyExifDictionary] = MetadataTable.exif.properties(of: camera)
        }
        if let start = try? tags.number(34_853), let place = try? TIFFTags(tags.bytes, at: start) {
            dictionaries[kCGImagePropertyGPSDictionary] = MetadataTable.gps.properties(of: place)
        }
        if case .fractions(let across)? = tags.value(282), case .fractions(let down)? = tags.value(283),
            let x = across.first, let y = down.first
        {
            setDensity(x, y, unit: (try? tags.number(296)) ?? 2)
        }
    }

    /// - Parameter unit: 2 for inches, 3 for centimetres.
    mutating func setDensity(_ x: Double, _ y: Double, unit: Int) {
        guard unit == 2 || unit == 3, x > 0, y > 0 else { return }
        let factor = unit == 3 ? 2.54 : 1
        pixelsPerInch = (x * factor, y * factor)
    }

    private mutating func readTIFF(_ bytes: FileBytes, page: Int) {
        guard let first = try? TIFFTags(bytes) else { return }
        let others = page > 0 ? TIFFReader.pages(after: first, most: page) : []
        guard let tags = page == 0 ? first : others.count == page ? others.last : nil else { return }
        read(tags)
        depth = (try? tags.number(258)) ?? 1
        let photometric = (try? tags.number(262)) ?? 1
        if photometric < 2 { model = kCGImagePropertyColorModelGray }
        isIndexed = photometric == 3
        if case .octets(let bytes)? = tags.value(34_675) { profile = ICCProfile.name(FileBytes(bytes)) }
    }
}

/// A description of colours that lies in a file.
enum ICCProfile {
    /// What the profile calls itself; nil where it does not.
    static func name(_ bytes: FileBytes) -> String? { (try? find(bytes)) ?? nil }

    private static func find(_ bytes: FileBytes) throws(ImageDecodingError) -> String? {
        for index in 0..<min(try bytes.number(128, bytes: 4, isBigEndian: true), 100) {
            let entry = 132 + index * 12
            guard bytes.starts(with: "desc", at: entry) else { continue }
            let start = try bytes.number(entry + 4, bytes: 4, isBigEndian: true)
            if bytes.starts(with: "desc", at: start) {
                let count = try bytes.number(start + 8, bytes: 4, isBigEndian: true)
                return String(decoding: try bytes.part(start + 12, count).prefix { $0 != 0 }, as: UTF8.self)
            }
            guard bytes.starts(with: "mluc", at: start) else { return nil }
            let count = try bytes.number(start + 20, bytes: 4, isBigEndian: true)
            let text = start + (try bytes.number(start + 24, bytes: 4, isBigEndian: true))
            return String(data: Data(try bytes.part(text, count)), encoding: .utf16BigEndian)
        }
        return nil
    }
}
