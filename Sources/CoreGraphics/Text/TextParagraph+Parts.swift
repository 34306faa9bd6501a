extension TextParagraph {
    /// Some bytes as a paragraph of their own, which stands where they stood.
    func part(_ bytes: Range<Int>) -> TextParagraph {
        let offset = utf16Offsets[bytes.lowerBound]
        var cut = self
        let first = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
        cut.text = String(text[first..<text.utf8.index(first, offsetBy: bytes.count)])
        cut.start = start + offset
        cut.utf16Offsets = utf16Offsets[bytes.lowerBound...bytes.upperBound].map { $0 - offset }
        cut.parts = parts.compactMap { part in
            let shared = part.bytes.clamped(to: bytes)
            guard !shared.isEmpty else { return nil }
            let start = shared.lowerBound - bytes.lowerBound
            return Part(bytes: start..<start + shared.count, source: part.source)
        }
        return cut
    }

    /// The same paragraph with an ellipsis in place of some bytes: it stands for their characters, and looks like the first of them.
    func eliding(_ bytes: Range<Int>) -> TextParagraph {
        let head = part(0..<bytes.lowerBound), tail = part(bytes.upperBound..<text.utf8.count)
        let ellipsis = "…", size = ellipsis.utf8.count, first = bytes.lowerBound
        var shorter = self
        shorter.text = head.text + ellipsis + tail.text
        shorter.utf16Offsets =
            utf16Offsets[..<first] + Array(repeating: utf16Offsets[first], count: size)
            + utf16Offsets[bytes.upperBound...]
        shorter.parts =
            head.parts + [Part(bytes: first..<first + size, source: source(ofByte: first))]
            + tail.parts.map {
                Part(bytes: $0.bytes.lowerBound + first + size..<$0.bytes.upperBound + first + size, source: $0.source)
            }
        return shorter
    }

    /// The byte at which a character of the whole text begins; the paragraph's end for one behind it. `position`: UTF-16.
    func byte(at position: Int) -> Int {
        var low = 0, high = text.utf8.count
        while low < high {
            let middle = (low + high) / 2
            if utf16Offsets[middle] < position - start { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
