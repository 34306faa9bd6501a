import CoreGraphics

/// The text of HTML: elements go, paragraphs and breaks stay, and so do bold, italics, headings, lists, styles of text and, where asked
/// for, links. No pictures, no tables, no scripts: ``leftOut`` and ``programs`` tell what the text does not stand for.
package struct MarkupText {
    /// How text looks that says nothing of itself.
    package struct Looks {
        /// The size of text outside of headings, in points.
        package var size: CGFloat
        /// Whether letters have serifs, as in browsers.
        package var isSerif: Bool
        /// Whether links can be followed, and paragraphs stand apart, as on a page.
        package var isPage: Bool
        /// What addresses of links begin at.
        package var base: URL?

        /// What text looks like on paper unless said otherwise.
        package init(size: CGFloat = 12, isSerif: Bool = false, isPage: Bool = false, base: URL? = nil) {
            (self.size, self.isSerif, self.isPage, self.base) = (size, isSerif, isPage, base)
        }
    }

    /// What can be read.
    package let text: NSAttributedString
    /// What the document is called.
    package let title: String?
    /// Elements that are not shown, such as pictures and sheets of styles elsewhere.
    package let leftOut: Set<String>
    /// Elements that make a document more than a text: scripts, forms, frames.
    package let programs: Set<String>

    /// Reads a document or a part of one.
    package init(_ html: String, looks: Looks = Looks()) {
        var writer = MarkupWriter(looks: looks)
        var tokens = MarkupTokens(html)
        while let token = tokens.next() { writer.take(token) }
        text = writer.result
        title = writer.title
        (leftOut, programs) = (writer.leftOut, writer.programs)
    }
}

/// Writes down what is read.
private struct MarkupWriter {
    private static let blocks: Set<String> = [
        "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "blockquote", "pre",
        "section", "article", "header", "footer", "main", "center", "dl", "dt", "dd", "address", "figure", "figcaption",
    ]
    /// Elements without an end.
    private static let empty: Set<String> = [
        "br", "hr", "img", "meta", "link", "input", "base", "wbr", "source", "col", "area", "embed",
    ]
    private static let hidden: Set<String> = [
        "style", "script", "head", "title", "noscript", "template", "select", "textarea", "svg", "iframe", "video",
        "audio", "canvas", "object",
    ]
    private static let unshown: Set<String> = ["img", "hr", "table", "link"]
    private static let programs: Set<String> = [
        "script", "form", "input", "select", "textarea", "iframe", "frameset", "video", "audio", "canvas", "object",
        "embed", "svg", "math",
    ]

    /// Elements deeper than this are not told apart, as in browsers.
    private static let depth = 512

    let result = NSMutableAttributedString(string: "")
    private var last: Character?
    private(set) var title: String?
    private(set) var leftOut: Set<String> = []
    private(set) var programs: Set<String> = []
    private let looks: MarkupText.Looks
    private var open: [StyleSheet.Element] = []
    /// How the text of each open element looks.
    private var styles: [MarkupStyle] = []
    private var sheet = StyleSheet()
    /// The last number of each ordered list that is open; nil for lists with dots.
    private var lists: [Int?] = []

    init(looks: MarkupText.Looks) { self.looks = looks }

    mutating func take(_ token: MarkupToken) {
        switch token {
        case .text(let text): append(text)
        case .start(let name, let attributes): start(name, attributes)
        case .end(let name): end(name)
        }
    }

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        if Self.unshown.contains(name) { leftOut.insert(name) }
        if Self.programs.contains(name) { programs.insert(name) }
        if Self.blocks.contains(name), looks.isPage || name == "li" { endLine() }
        switch name {
        case "br": write("\n")
        case "hr": endLine()
        case "img": append(attributes["alt"] ?? "")
        case "ul": lists.append(nil)
        case "ol": lists.append((attributes["start"].flatMap(Int.init) ?? 1) - 1)
        default: break
        }
        if !Self.empty.contains(name), open.count < Self.depth {
            begin(StyleSheet.Element(name: name, attributes: attributes))
        }
        if name == "li" { append(mark() + " ") }
    }

    private var style: MarkupStyle { styles.last ?? MarkupStyle(size: looks.size) }

    private mutating func begin(_ element: StyleSheet.Element) {
        let parent = style
        var style = parent
        style.take(element)
        open.append(element)
        let own = element.attributes["style"].map(StyleSheet.declarations) ?? []
        for declaration in sheet.declarations(for: open) + own { style.take(declaration, parent: parent) }
        // What is behind a block is not behind its text alone.
        if Self.blocks.contains(element.name) || ["html", "body"].contains(element.name) { style.background = nil }
        styles.append(style)
    }

    private mutating func end(_ name: String) {
        // A paragraph's end without its beginning is a paragraph.
        if Self.blocks.contains(name) { endLine() }
        if name == "ul" || name == "ol" { _ = lists.popLast() }
        guard let last = open.lastIndex(where: { $0.name == name }) else { return }
        open.removeSubrange(last...)
        styles.removeSubrange(last...)
    }

    private mutating func mark() -> String {
        guard let last = lists.indices.last, let number = lists[last] else { return "•" }
        lists[last] = number + 1
        return "\(number + 1)."
    }

    private mutating func endLine() {
        if let last, last != "\n" { write("\n") }
    }

    private mutating func append(_ text: String) {
        if open.last?.name == "title", open.contains(where: { $0.name == "head" }) || title == nil {
            title = (title ?? "") + text.split { $0.isWhitespace }.joined(separator: " ")
        }
        if open.last?.name == "style" { return sheet.add(text) }
        guard !style.isHidden, !open.contains(where: { Self.hidden.contains($0.name) }) else { return }
        guard !open.contains(where: { $0.name == "pre" }) else { return write(text) }
        var words = text.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
        guard !text.isEmpty else { return }
        if text.first?.isWhitespace ?? false, let last, last != "\n", last != " " { words = " " + words }
        if text.last?.isWhitespace ?? false, !words.isEmpty, !words.hasSuffix(" ") { words += " " }
        write(words)
    }

    private mutating func write(_ text: String) {
        guard !text.isEmpty else { return }
        last = text.last
        let style = style
        var attributes: [NSAttributedString.Key: Any] = [.font: style.font(isSerif: looks.isSerif)]
        attributes[.foregroundColor] = style.color
        attributes[.backgroundColor] = style.background
        if looks.isPage {
            attributes[.paragraphStyle] = paragraph
            let link = open.last { $0.name == "a" }?.attributes["href"]
            if let link, let url = URL(string: link, relativeTo: looks.base) { attributes[.link] = url.absoluteURL }
            if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        }
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    /// Half a line above and below a paragraph, more of a heading, as browsers have them.
    private var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        let names = open.map(\.name)
        if names.contains(where: { $0 == "p" || $0 == "pre" || $0 == "blockquote" || MarkupStyle.isHeading($0) }) {
            style.paragraphSpacing = looks.size
        }
        let depth = lists.count + names.count { $0 == "blockquote" }
        style.headIndent = CGFloat(depth) * 2 * looks.size
        style.firstLineHeadIndent = max(0, style.headIndent - (lists.isEmpty ? 0 : looks.size))
        if let alignment = self.style.alignment { style.alignment = alignment }
        switch self.style.lineHeight {
        case .points(let height): (style.minimumLineHeight, style.maximumLineHeight) = (height, height)
        case .times(let factor): style.lineHeightMultiple = factor
        case nil: break
        }
        return style
    }
}
