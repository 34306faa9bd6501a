import CoreGraphics

/// Cuts a text into pieces that fit on pages, between words.
@MainActor
struct PageBreaks {
    private(set) var ranges: [NSRange] = []
    private let text: NSAttributedString
    private let size: CGSize

    init(_ text: NSAttributedString, _ size: CGSize) {
        (self.text, self.size) = (text, size)
        guard size.width > 0, size.height > 0, text.length > 0 else {
            ranges = [NSRange(location: 0, length: text.length)]
            return
        }
        let breaks = wordEnds()
        var start = 0
        while start < text.length {
            let end = furthest(from: start, breaks)
            ranges.append(NSRange(location: start, length: end - start))
            start = end
        }
    }

    /// The last end of a word up to which text fits, and at least one word.
    private func furthest(from start: Int, _ breaks: [Int]) -> Int {
        let later = breaks.drop { $0 <= start }
        guard var best = later.first else { return text.length }
        var (low, high) = (later.startIndex, later.endIndex - 1)
        while low <= high {
            let middle = (low + high) / 2
            if fits(start, later[middle]) {
                best = max(best, later[middle])
                low = middle + 1
            } else {
                high = middle - 1
            }
        }
        return best
    }

    private func fits(_ start: Int, _ end: Int) -> Bool {
        let part = text.attributedSubstring(from: NSRange(location: start, length: end - start))
        let room = CGSize(width: size.width, height: .greatestFiniteMagnitude)
        return part.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height <= size.height
    }

    private func wordEnds() -> [Int] {
        let blanks = Set(" \t\n\u{2028}\u{2029}".utf16)
        let units = Array(text.string.utf16)
        var ends = units.indices.filter { blanks.contains(units[$0]) }.map { $0 + 1 }
        if ends.last != units.count { ends.append(units.count) }
        return ends
    }
}
