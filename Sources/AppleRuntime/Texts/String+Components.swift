extension String {
    /// The parts between the places where a text occurs, unit by unit as Apple's systems look for it: also between the two units of a line's
    /// end, which are one character to Swift.
    public func components(separatedBy separator: String) -> [String] {
        let mark = Array(separator.utf8)
        guard let first = mark.first else { return [self] }
        var parts: [String] = []
        var text = self
        text.withUTF8 { bytes in
            var start = 0, place = 0
            let last = bytes.count - mark.count
            while place <= last {
                if bytes[place] == first, mark.indices.allSatisfy({ bytes[place + $0] == mark[$0] }) {
                    parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
                    place += mark.count
                    start = place
                } else {
                    place += 1
                }
            }
            parts.append(String(decoding: bytes[start...], as: UTF8.self))
        }
        return parts
    }
}
