extension ImageFacts {
    mutating func readJPEG(_ bytes: FileBytes) {
        try? walkJPEG(bytes)
    }

    private mutating func walkJPEG(_ bytes: FileBytes) throws(ImageDecodingError) {
        var jfif: [CFString: Any] = [:], density: (Double, Double, Int)?
        for segment in JPEGSegments(bytes) {
            let start = segment.content
            switch segment.kind {
            case 0xE0 where bytes.starts(with: "JFIF\0", at: start):
                let version = [Int(try bytes.byte(start + 5)), Int(try bytes.byte(start + 6))]
                let unit = Int(try bytes.byte(start + 7))
                let x = try bytes.number(start + 8, bytes: 2, isBigEndian: true)
                let y = try bytes.number(start + 10, bytes: 2, isBigEndian: true)
                // The second byte holds two numbers of the version.
                let parts = [version[0], version[1] / 10, version[1] % 10]
                jfif[kCGImagePropertyJFIFVersion] = parts.map { NSNumber(value: $0) } as NSArray
                jfif[kCGImagePropertyJFIFDensityUnit] = NSNumber(value: unit)
                jfif[kCGImagePropertyJFIFXDensity] = NSNumber(value: x)
                jfif[kCGImagePropertyJFIFYDensity] = NSNumber(value: y)
                density = (Double(x), Double(y), unit + 1)
            case 0xE1 where bytes.starts(with: "Exif\0\0", at: start) && segment.length > 6:
                readBlock(FileBytes(try bytes.part(start + 6, segment.length - 6)))
            case 0xE2 where bytes.starts(with: "ICC_PROFILE\0", at: start) && segment.length > 14 && profile == nil:
                profile = ICCProfile.name(FileBytes(try bytes.part(start + 14, segment.length - 14)))
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(segment.kind):
                depth = Int(try bytes.byte(start))
                let parts = try bytes.byte(start + 5)
                if parts == 1 { model = kCGImagePropertyColorModelGray }
                if parts == 4 { model = kCGImagePropertyColorModelCMYK }
                if segment.kind == 0xC2, !jfif.isEmpty {
                    jfif[kCGImagePropertyJFIFIsProgressive] = NSNumber(value: true)
                }
            default: break
            }
        }
        dictionaries[kCGImagePropertyJFIFDictionary] = jfif
        if let density { setDensity(density.0, density.1, unit: density.2) }
    }
}
