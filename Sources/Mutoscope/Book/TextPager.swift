public import UIKit

/// Divides a text into pages, one page at a time: how much fits follows from the text after a position alone, so that a book of any
/// length opens at once.
@MainActor
public struct TextPager {
    /// The text that is paged.
    public let text: BookText
    /// Of the text on a page, points.
    public let size: CGSize
    /// Points.
    public let fontSize: CGFloat
    /// Points between lines.
    public let lineSpacing: CGFloat
    private let style: NSParagraphStyle
    private let font: UIFont
    let finder: LineFinder

    /// Pages a text for pages of one size, in points.
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
        self.style = style
        let system = UIFont.systemFont(ofSize: self.fontSize)
        let serif = system.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: system.pointSize) }
        font = serif ?? system
        finder = LineFinder(width: self.size.width, spacing: self.lineSpacing)
    }

    /// What is set on a page.
    public func attributed(_ string: String) -> NSAttributedString { attributed(string, .natural) }

    /// What is set on a page.
    ///
    /// - Parameter direction: of the paragraph that it begins in the midst of; each further paragraph has its own.
    func attributed(_ string: String, _ direction: NSWritingDirection) -> NSAttributedString {
        let later: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: UIColor.label, .paragraphStyle: style,
        ]
        guard direction != .natural, let first = style.mutableCopy() as? NSMutableParagraphStyle else {
            return NSAttributedString(string: string, attributes: later)
        }
        first.baseWritingDirection = direction
        let attributes = later.merging([.paragraphStyle: first]) { $1 }
        guard let lineBreak = string.firstIndex(where: \.isNewline) else {
            return NSAttributedString(string: string, attributes: attributes)
        }
        let next = string.index(after: lineBreak)
        let whole = NSMutableAttributedString(string: String(string[..<next]), attributes: attributes)
        whole.append(NSAttributedString(string: String(string[next...]), attributes: later))
        return whole
    }

    /// Where the page that begins at `start` ends. After `start` unless the text is at its end: at least one line is set, or where
    /// there is no room at all one character.
    public func end(ofPageAt start: Int) -> Int {
        start < text.count ? PageSetting(self, start: start, limit: text.count).wholeEnd : text.count
    }

    // MARK: For setting

    /// Of text that is set at a time, bytes: about three lines and the next, which is left out. Drawing them is what takes time.
    var blockLength: Int {
        let line = Double(size.width / fontSize) * 2
        return Int(min(max(4 * line, 160), 4_000))
    }

    /// A longer line is cut, wherever that is: there are characters that take no room.
    var mostBytes: Int { 20_000 }

    /// The end of the character at a position.
    func characterEnd(at position: Int) -> Int {
        let stop = max(text.boundary(atOrBefore: position + 64), position + 1)
        let string = text.string(position..<min(stop, text.count))
        return position + (string.first.map { String($0).utf8.count } ?? 1)
    }

    /// Of the paragraph that a position is in the midst of; natural at its beginning, and where that is too far away to be looked for.
    func direction(at position: Int) -> NSWritingDirection {
        let far = max(0, position - 4_096)
        guard let start = text.lastLineStart(in: far..<position) ?? (far == 0 ? 0 : nil), start < position else {
            return .natural
        }
        let stop = max(text.boundary(atOrBefore: min(position, start + 200)), start + 1)
        _ = finder.lines(of: attributed(text.string(start..<stop)), isCut: false, room: 1)
        return finder.direction(at: 0)
    }
}
