/// What a program wants a file to tell of a picture.
struct WrittenMetadata {
    let options: ImageOptions

    /// The directories of a TIFF structure without those of pixels; those that the first one points to are added to `file`.
    func entries(in file: inout TIFFStructure) -> [TIFFStructure.Entry] {
        let picture = options.inner(kCGImagePropertyTIFFDictionary)
        // How pixels lie is for whoever writes them to say.
        var entries = MetadataTable.tiff.entries(of: picture).filter { ![259, 262, 322, 323].contains($0.tag) }
        func put(_ entry: TIFFStructure.Entry) {
            entries.removeAll { $0.tag == entry.tag }
            entries.append(entry)
        }
        if let orientation { put(.shorts(274, [orientation])) }
        if let (across, down) = pixelsPerInch {
            put(.fractions(282, [across]))
            put(.fractions(283, [down]))
            put(.shorts(296, [2]))
        }
        let camera = MetadataTable.exif.entries(of: options.inner(kCGImagePropertyExifDictionary))
        if !camera.isEmpty { put(.long(34_665, file.append(directory: camera))) }
        let place = MetadataTable.gps.entries(of: options.inner(kCGImagePropertyGPSDictionary))
        if !place.isEmpty { put(.long(34_853, file.append(directory: place))) }
        return entries
    }

    /// A block as JPEG and PNG files have it; nil where there is nothing to tell.
    var block: [UInt8]? {
        var file = TIFFStructure()
        let entries = entries(in: &file)
        guard !entries.isEmpty else { return nil }
        file.append(page: entries)
        return file.bytes
    }

    /// 1 to 8.
    private var orientation: Int? {
        guard let value = options.whole(kCGImagePropertyOrientation), (1...8).contains(value) else { return nil }
        return value
    }

    var pixelsPerInch: (across: Double, down: Double)? {
        guard let across = options.number(kCGImagePropertyDPIWidth) ?? options.number(kCGImagePropertyDPIHeight),
            let down = options.number(kCGImagePropertyDPIHeight) ?? options.number(kCGImagePropertyDPIWidth),
            across > 0, down > 0, max(across, down) < 1_000_000
        else { return nil }
        return (across, down)
    }
}

extension WrittenMetadata {
    /// A JPEG file with what is to be told, after the segment with which it begins.
    func added(toJPEG bytes: Data) -> Data {
        var file = [UInt8](bytes), place = 2
        if file.starts(with: [0xFF, 0xD8, 0xFF, 0xE0]), file.count > 18 {
            place = 4 + Int(file[4]) << 8 + Int(file[5])
            if let density {
                file[13] = density.unit
                file.replaceSubrange(14..<18, with: bigEndian(density.across, 2) + bigEndian(density.down, 2))
            }
        }
        // A segment has no room for more.
        if let block, block.count <= 65_000 {
            let head = [0xFF, 0xE1] + bigEndian(block.count + 8, 2) + Array("Exif\0\0".utf8)
            file.insert(contentsOf: head + block, at: place)
        }
        return Data(file)
    }

    /// Of a JPEG file, by the program's own words or from its pixels of an inch.
    private var density: (unit: UInt8, across: Int, down: Int)? {
        let told = options.inner(kCGImagePropertyJFIFDictionary)
        if let (across, down) = pixelsPerInch {
            return (1, min(Int(across.rounded()), 65_535), min(Int(down.rounded()), 65_535))
        }
        guard let across = told.whole(kCGImagePropertyJFIFXDensity),
            let down = told.whole(kCGImagePropertyJFIFYDensity),
            (1...65_535).contains(across), (1...65_535).contains(down)
        else { return nil }
        return (UInt8(min(max(told.whole(kCGImagePropertyJFIFDensityUnit) ?? 0, 0), 2)), across, down)
    }

    /// A PNG file with what is to be told, before its pixels.
    func added(toPNG bytes: Data) -> Data {
        let told = options.inner(kCGImagePropertyPNGDictionary)
        var chunks = Data()
        if let gamma = told.number(kCGImagePropertyPNGGamma), gamma > 0, gamma < 40_000 {
            // As a number, or as the file has it.
            let stored = gamma < 100 ? gamma * 100_000 : gamma
            chunks.append(chunk: "gAMA", Data(bigEndian(Int(stored.rounded()), 4)))
        }
        var density: (Int, Int)?
        if let x = told.whole(kCGImagePropertyPNGXPixelsPerMeter),
            let y = told.whole(kCGImagePropertyPNGYPixelsPerMeter)
        {
            density = (x, y)
        }
        if let (x, y) = pixelsPerInch { density = (Int((x / 0.0254).rounded()), Int((y / 0.0254).rounded())) }
        if let (x, y) = density { chunks.append(chunk: "pHYs", Data(bigEndian(x, 4) + bigEndian(y, 4) + [1])) }
        for (word, key) in ImageFacts.pngTexts {
            guard let text = told.text(key) else { continue }
            if text.unicodeScalars.allSatisfy({ $0.value > 0 && $0.value < 256 }) {
                chunks.append(
                    chunk: "tEXt", Data(word.utf8) + [0] + text.unicodeScalars.map { UInt8($0.value) })
            } else {
                chunks.append(chunk: "iTXt", Data(word.utf8) + [0, 0, 0, 0, 0] + Data(text.utf8))
            }
        }
        if let block { chunks.append(chunk: "eXIf", Data(block)) }
        var file = bytes
        // After the header.
        file.insert(contentsOf: chunks, at: 33)
        return file
    }
}
