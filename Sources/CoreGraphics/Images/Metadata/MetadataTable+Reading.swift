extension MetadataTable {
    /// What a directory tells, under the keys of the table.
    func properties(of tags: TIFFTags) -> [CFString: Any] {
        var found: [CFString: Any] = [:]
        for row in rows {
            guard let value = tags.value(row.tag), let told = row.form.told(value) else { continue }
            found[row.key as NSString] = told
        }
        return found
    }
}

extension MetadataForm {
    /// A value as programs are told it; nil where it is of no type that fits.
    func told(_ value: TIFFValue) -> Any? {
        switch (self, value) {
        case (.text, .text(let text)): return text as NSString
        case (.comment, .octets(let bytes)): return Self.comment(bytes).map { $0 as NSString }
        case (.comment, .text(let text)): return text as NSString
        case (.version, .octets(let bytes)): return Self.version(bytes)
        case (.octet, .octets(let bytes)): return bytes.first.map { NSNumber(value: Int($0)) }
        case (.octets, .octets(let bytes)): return bytes.map { NSNumber(value: Int($0)) } as NSArray
        case (.degrees, .fractions(let parts)):
            return NSNumber(value: zip(parts, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 })
        case (.time, .fractions(let parts)) where parts.count == 3: return Self.time(parts) as NSString
        case (.bytes, .integers(let numbers)), (.shorts, .integers(let numbers)):
            return numbers.map { NSNumber(value: $0) } as NSArray
        case (.fractions, .fractions(let numbers)): return numbers.map { NSNumber(value: $0) } as NSArray
        case (.byte, .integers(let numbers)), (.short, .integers(let numbers)), (.long, .integers(let numbers)),
            (.octet, .integers(let numbers)), (.fraction, .integers(let numbers)), (.signed, .integers(let numbers)):
            return numbers.first.map { NSNumber(value: $0) }
        case (.fraction, .fractions(let numbers)), (.signed, .fractions(let numbers)):
            return numbers.first.map { NSNumber(value: $0) }
        default: return nil
        }
    }

    private static func version(_ bytes: [UInt8]) -> NSArray? {
        let digits = bytes.prefix(4).map { Int($0) - 48 }
        guard digits.count == 4, digits.allSatisfy((0...9).contains) else { return nil }
        let parts = [digits[0] * 10 + digits[1], digits[2]] + (digits[3] == 0 ? [] : [digits[3]])
        return parts.map { NSNumber(value: $0) } as NSArray
    }

    private static func comment(_ bytes: [UInt8]) -> String? {
        guard bytes.count >= 8 else { return nil }
        let text = bytes.dropFirst(8)
        if bytes.starts(with: Array("UNICODE\0".utf8)) {
            let isLittle = text.starts(with: [0xFF, 0xFE])
            return String(
                data: Data(text), encoding: isLittle || text.starts(with: [0xFE, 0xFF]) ? .utf16 : .utf16BigEndian)?
                .trimmingCharacters(in: CharacterSet(charactersIn: "\0 "))
        }
        return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }

    private static func time(_ parts: [Double]) -> String {
        let whole = parts[2] == parts[2].rounded()
        let seconds =
            whole ? String(format: "%02d", Int(clamping: Int64(parts[2]))) : String(format: "%05.2f", parts[2])
        return String(format: "%02d:%02d:", Int(parts[0]), Int(parts[1])) + seconds
    }
}
