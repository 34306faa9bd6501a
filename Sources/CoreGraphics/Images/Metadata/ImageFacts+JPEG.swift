extension ImageFacts {
    mutating func readJPEG(_ bytes: FileBytes) {
        try? walkJPEG(bytes)
    }

    private mutating func walkJPEG(_ bytes: FileBytes) throws(ImageDecodingError) {
        var jfif: [CFString: Any] = [:], density: (Double, Double, Int)?
        var i = 2
        // Pictures begin where the last of these ends.
        while try bytes.byte(i) == 0xFF, case let kind = try bytes.byte(i + 1), kind != 0xDA {
            if kind == 0xFF { i += 1; continue }
            let length = try bytes.number(i + 2, bytes: 2, isBigEndian: true)
            guard length >= 2 else { break }
            let start = i + 4
            switch kind {
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
            case 0xE1 where bytes.starts(with: "Exif\0\0", at: start) && length > 8:
                readBlock(FileBytes(try bytes.part(start + 6, length - 8)))
            case 0xE2 where bytes.starts(with: "ICC_PROFILE\0", at: start) && length > 16 && profile == nil:
                profile = ICCProfile.name(FileBytes(try bytes.part(start + 14, length - 16)))
            case 0xC0...0xCF where kind != 0xC4 && kind != 0xC8 && kind != 0xCC:
                depth = Int(try bytes.byte(start))
                let parts = try bytes.byte(start + 5)
                if parts == 1 { model = kCGImagePropertyColorModelGray }
                if parts == 4 { model = kCGImagePropertyColorModelCMYK }
                if kind == 0xC2, !jfif.isEmpty { jfif[kCGImagePropertyJFIFIsProgressive] = NSNumber(value: true) }
            default: break
            }
            i += 2 + length
        }
        dictionaries[kCGImagePropertyJFIFDictionary] = jfif
        if let density { setDensity(density.0, density.1, unit: density.2) }
    }
}
