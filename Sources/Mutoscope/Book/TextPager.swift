public import UIKit

/// Divides a text into pages, one page at a time: how much fits follows from the text after a position alone, so that a book of any
/// length opens at once.
@MainActor
public struct TextPager {
    public let text: BookText
    /// Of the text on a page, points.
    public let size: CGSize
    /// Points.
    public let fontSize: CGFloat
    /// Points between lines.
    public let lineSpacing: CGFloat
    private let attributes: [NSAttributedString.Key: Any]

    public init(
        text: BookText, size: CGSize, fontSize: CGFloat = 17, lineSpacing: CGFloat = 4, isJustified: Bool = true
    ) {
        self.text = text
        self.size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        self.fontSize = min(max(fontSize, 4), 200)
        self.lineSpacing = max(lineSpacing, 0)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = self.lineSpacing
        style.alignment = isJustified ? .justified : .natural
        let system = UIFont.systemFont(ofSize: self.fontSize)
        let serif = system.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: system.pointSize) }
        attributes = [.font: serif ?? system, .foregroundColor: UIColor.label, .paragraphStyle: style]
    }

    /// What is set on a page.
    public func attributed(_ string: String) -> NSAttributedString {
        NSAttributedString(string: string, attributes: attributes)
    }

    /// Where the page that begins at `start` ends. After `start` unless the text is at its end: at least one character is set.
    public func end(ofPageAt start: Int) -> Int {
        guard start < text.count else { return text.count }
        let last = text.boundary(atOrBefore: start + mostBytes)
        let characters = Array(text.string(start..<max(last, start + 1)))
        guard !characters.isEmpty else { return text.boundary(atOrBefore: start + 4) }
        guard size.width > 0, size.height > 0 else { return start + String(characters[0]).utf8.count }
        let isWhole = last >= text.count
        if isWhole, fits(characters[...]) { return text.count }
        let count = fittingCount(characters)
        let broken = breakPoint(characters, count)
        return start + characters[..<broken].reduce(0) { $0 + String($1).utf8.count }
    }

    /// More than any page takes: characters narrower and lines lower than any font's.
    private var mostBytes: Int {
        let area = Double(size.width * size.height)
        let characters = min(max(area / Double(fontSize * fontSize) * 5, 64), 20_000)
        return Int(characters) + 16
    }

    /// How many characters fit, by halving; the height grows with the text.
    private func fittingCount(_ characters: [Character]) -> Int {
        // A guess at what fits, and steps outwards from there: most pages take much less than the most possible.
        var low = 1, high = characters.count
        var guess = max(1, Int(Double(size.width * size.height) / Double(fontSize * (fontSize + lineSpacing) * 0.62)))
        while low + 1 < high {
            let middle = min(max(guess, low + 1), high - 1)
            if fits(characters[..<middle]) { low = middle } else { high = middle }
            let isFar = high - low > characters.count / 8
            guess = isFar && low > 1 && high == characters.count ? low + low / 8 + 1 : (low + high) / 2
        }
        return low
    }

    /// Between two words, when there are two.
    private func breakPoint(_ characters: [Character], _ count: Int) -> Int {
        guard count < characters.count else { return count }
        var index = count
        while index > count / 2 {
            if characters[index - 1].isWhitespace || characters[index - 1] == "-" { return index }
            // White space that does not fit any more is swallowed by the break.
            if index == count, characters[index].isWhitespace { return index + 1 }
            index -= 1
        }
        return count
    }

    private func fits(_ characters: ArraySlice<Character>) -> Bool {
        var trimmed = characters
        while let last = trimmed.last, last.isWhitespace { trimmed.removeLast() }
        guard !trimmed.isEmpty else { return true }
        let box = attributed(String(trimmed)).boundingRect(
            with: CGSize(width: size.width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil)
        return box.height <= size.height + 0.5
    }
}
