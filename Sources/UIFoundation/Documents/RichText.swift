import CoreGraphics

/// The text of a document in RTF: fonts, colours, lines under and through text, paragraphs and links.
///
/// Pictures, tables and what else stands in groups of their own is left out. The source is Microsoft's specification 1.9.1 and what
/// Apple's text system writes.
struct RichText {
    let text: NSAttributedString
    /// Whether the document has pictures that are not shown.
    let hasPictures: Bool

    /// nil for what is no RTF.
    init?(_ data: Data) {
        guard data.starts(with: Data("{\\rtf".utf8)) else { return nil }
        var reader = RichTextReader(), tokens = RichTextTokens(data)
        while let token = tokens.next() { reader.take(token) }
        text = reader.result
        hasPictures = reader.hasPictures
    }
}

/// How text looks at a place of a document.
private struct RichLooks {
    var font = 0
    /// Half points.
    var size = 24
    var isBold = false, isItalic = false
    var isUnderlined = false, isStruck = false
    var color = 0, background = 0
    /// Half points.
    var lift = 0
    var isSuperscript = false, isSubscript = false
    /// Twentieths of a point.
    var kern: Int?
    var paragraph = Paragraph()
    /// How many bytes stand for a character of Unicode in older readers.
    var skipped = 1
    var isHidden = false

    struct Paragraph: Equatable {
        var alignment = NSTextAlignment.natural
        /// Twentieths of a point.
        var head = 0, first = 0, tail = 0, before = 0, after = 0, line = 0
        var isMultiple = false
        var tabs: [Int] = []
        var isRightToLeft = false
    }

    mutating func makePlain() {
        let paragraph = self.paragraph, skipped = self.skipped
        self = RichLooks()
        (self.paragraph, self.skipped) = (paragraph, skipped)
    }
}

/// Where text of a group goes.
private enum Destination {
    case text, nothing, fonts, colors, instruction
}

/// Writes down what is read.
private struct RichTextReader {
    private struct Group {
        var looks: RichLooks
        var destination: Destination
        /// The address that a field in the group leads to.
        var link: URL?
    }

    let result = NSMutableAttributedString(string: "")
    private(set) var hasPictures = false
    private var looks = RichLooks()
    private var destination = Destination.text
    private var link: URL?
    private var groups: [Group] = []
    private var fonts: [Int: String] = [:]
    private var fontName = "", fontNumber = 0
    private var colors: [UIColor?] = []
    private var parts: (red: Int, green: Int, blue: Int)?
    private var instruction = ""
    private var isIgnorable = false
    private var toSkip = 0
    private var codePage = 1252
    private var high: UInt16?

    /// Groups deeper than this are not told apart.
    private static let depth = 1000

    mutating func take(_ token: RichTextToken) {
        switch token {
        case .open:
            toSkip = 0
            if groups.count < Self.depth { groups.append(Group(looks: looks, destination: destination, link: link)) }
        case .close: close()
        case .word(let word, let number): takeWord(word, number)
        case .symbol(let sign): takeSymbol(sign)
        case .bytes(let bytes): takeBytes(bytes)
        }
    }

    private mutating func close() {
        if destination == .fonts { endFont() }
        guard let group = groups.popLast() else { return }
        // A field's result stands beside its instruction, in the group around both.
        let address =
            destination == .instruction && group.destination != .instruction ? Self.address(in: instruction) : nil
        (looks, destination, link) = (group.looks, group.destination, address ?? group.link)
    }

    private static func address(in instruction: String) -> URL? {
        guard let word = instruction.range(of: "HYPERLINK") else { return nil }
        let rest = instruction[word.upperBound...].trimmingCharacters(in: .whitespaces)
        let address = rest.hasPrefix("\"") ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { !$0.isWhitespace }
        return URL(string: String(address))
    }

    // MARK: Signs

    private mutating func takeSymbol(_ sign: Character) {
        switch sign {
        case "*": isIgnorable = true
        case "~": write("\u{A0}")
        case "_": write("\u{2011}")
        case "-": write("\u{AD}")
        case "\\", "{", "}": takeBytes([sign.asciiValue ?? 63])
        case "\n", "\r": write("\n")
        default: break
        }
    }

    private mutating func takeBytes(_ bytes: [UInt8]) {
        var bytes = bytes
        if toSkip > 0 {
            let count = min(toSkip, bytes.count)
            toSkip -= count
            bytes.removeFirst(count)
        }
        guard !bytes.isEmpty else { return }
        let data = Data(bytes)
        write(String(data: data, encoding: Self.encoding(codePage)) ?? String(decoding: data, as: UTF8.self))
    }

    private static func encoding(_ page: Int) -> String.Encoding {
        switch page {
        case 1250: .windowsCP1250
        case 1251: .windowsCP1251
        case 1253: .windowsCP1253
        case 1254: .windowsCP1254
        case 932: .shiftJIS
        case 10000: .macOSRoman
        case 65001: .utf8
        default: .windowsCP1252
        }
    }

    private mutating func unit(_ number: Int) {
        let unit = UInt16(truncatingIfNeeded: number)
        toSkip = looks.skipped
        let units: [UInt16]
        if UTF16.isLeadSurrogate(unit) {
            high = unit
            return
        } else if UTF16.isTrailSurrogate(unit), let lead = high {
            units = [lead, unit]
        } else {
            units = [unit]
        }
        high = nil
        write(String(decoding: units, as: UTF16.self))
    }

    private mutating func write(_ text: String) {
        switch destination {
        case .fonts: fontName += text
        case .colors: if text.contains(";") { endColor() }
        case .instruction: instruction += text
        case .nothing: break
        case .text:
            if !looks.isHidden { result.append(NSAttributedString(string: text, attributes: attributes)) }
        }
    }

    // MARK: Words

    private mutating func takeWord(_ word: String, _ number: Int?) {
        let ignorable = isIgnorable
        isIgnorable = false
        if ignorable, destination == .fonts {
            destination = .nothing
            return
        }
        if takeDestination(word) || takeTable(word, number) || takeSign(word, number) { return }
        if ignorable, !Self.known.contains(word) {
            destination = .nothing
            return
        }
        takeCodePage(word, number)
        takeLooks(word, number)
        takeParagraph(word, number)
    }

    private mutating func takeCodePage(_ word: String, _ number: Int?) {
        if word == "ansicpg" { codePage = number ?? 1252 }
        if word == "mac" { codePage = 10000 }
    }

    /// Destinations that are marked so that older readers leave them out, and whose text counts.
    private static let known: Set<String> = ["shptxt", "listtext"]

    private mutating func takeDestination(_ word: String) -> Bool {
        switch word {
        case "fonttbl": destination = .fonts
        case "colortbl": destination = .colors
        case "fldinst":
            destination = .instruction
            instruction = ""
        case "fldrslt", "field": destination = destination == .nothing ? .nothing : .text
        case "pict", "object", "NeXTGraphic":
            hasPictures = true
            destination = .nothing
        case "stylesheet", "info", "header", "footer", "headerl", "headerr", "footerl", "footerr", "footnote",
            "listtable", "listoverridetable", "generator", "themedata", "colorschememapping", "latentstyles",
            "datastore", "xmlnstbl", "expandedcolortbl", "pntext", "pnseclvl", "bkmkstart", "bkmkend":
            destination = .nothing
        default: return false
        }
        return true
    }

    private mutating func takeTable(_ word: String, _ number: Int?) -> Bool {
        let channel = min(max(number ?? 0, 0), 255)
        switch (destination, word) {
        case (.fonts, "f"):
            endFont()
            fontNumber = number ?? 0
        case (.colors, "red"): parts = (channel, parts?.green ?? 0, parts?.blue ?? 0)
        case (.colors, "green"): parts = (parts?.red ?? 0, channel, parts?.blue ?? 0)
        case (.colors, "blue"): parts = (parts?.red ?? 0, parts?.green ?? 0, channel)
        default: return destination == .fonts || destination == .colors
        }
        return true
    }

    private mutating func endFont() {
        let name = fontName.trimmingCharacters(in: CharacterSet(charactersIn: " ;\n"))
        if !name.isEmpty { fonts[fontNumber] = name }
        fontName = ""
    }

    private mutating func endColor() {
        colors.append(
            parts.map {
                UIColor(
                    red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255, alpha: 1)
            })
        parts = nil
    }

    private static let signs: [String: String] = [
        "par": "\n", "line": "\u{2028}", "page": "\u{C}", "tab": "\t", "cell": "\t", "row": "\n", "bullet": "•",
        "emdash": "—", "endash": "–", "emspace": "\u{2003}", "enspace": "\u{2002}", "lquote": "‘", "rquote": "’",
        "ldblquote": "“", "rdblquote": "”", "sect": "\n",
    ]

    private mutating func takeSign(_ word: String, _ number: Int?) -> Bool {
        if word == "u", let number {
            unit(number)
            return true
        }
        guard let sign = Self.signs[word] else { return false }
        write(sign)
        return true
    }

    /// Larger numbers than any that RTF's words have are mistakes.
    private static func sane(_ number: Int) -> Int { min(max(number, -30_000), 30_000) }

    private mutating func takeLooks(_ word: String, _ number: Int?) {
        let number = number.map(Self.sane), isOn = number != 0
        switch word {
        case "plain": looks.makePlain()
        case "b": looks.isBold = isOn
        case "i": looks.isItalic = isOn
        case "ul", "uld", "uldash", "uldb", "ulw", "ulwave", "ulth": looks.isUnderlined = isOn
        case "ulnone": looks.isUnderlined = false
        case "strike", "striked": looks.isStruck = isOn
        case "f": looks.font = number ?? 0
        case "fs": looks.size = min(max(number ?? 24, 2), 4000)
        case "cf": looks.color = number ?? 0
        case "cb", "highlight", "chcbpat": looks.background = number ?? 0
        case "up": looks.lift = number ?? 6
        case "dn": looks.lift = -(number ?? 6)
        case "super": (looks.isSuperscript, looks.isSubscript) = (isOn, false)
        case "sub": (looks.isSuperscript, looks.isSubscript) = (false, isOn)
        case "nosupersub": (looks.isSuperscript, looks.isSubscript) = (false, false)
        case "expndtw": looks.kern = number
        case "v": looks.isHidden = isOn
        case "uc": looks.skipped = max(0, number ?? 1)
        default: break
        }
    }

    private mutating func takeParagraph(_ word: String, _ number: Int?) {
        let value = Self.sane(number ?? 0)
        switch word {
        case "pard": looks.paragraph = RichLooks.Paragraph()
        case "ql": looks.paragraph.alignment = .left
        case "qr": looks.paragraph.alignment = .right
        case "qc": looks.paragraph.alignment = .center
        case "qj": looks.paragraph.alignment = .justified
        case "qnatural": looks.paragraph.alignment = .natural
        case "li": looks.paragraph.head = value
        case "fi": looks.paragraph.first = value
        case "ri": looks.paragraph.tail = value
        case "sb": looks.paragraph.before = value
        case "sa": looks.paragraph.after = value
        case "sl": looks.paragraph.line = value
        case "slmult": looks.paragraph.isMultiple = value == 1
        case "tx": if looks.paragraph.tabs.count < 64 { looks.paragraph.tabs.append(value) }
        case "rtlpar": looks.paragraph.isRightToLeft = true
        case "ltrpar": looks.paragraph.isRightToLeft = false
        default: break
        }
    }

    // MARK: Attributes

    private var attributes: [NSAttributedString.Key: Any] {
        var found: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
        found[.foregroundColor] = color(looks.color)
        found[.backgroundColor] = color(looks.background)
        if looks.isUnderlined { found[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if looks.isStruck { found[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if looks.lift != 0 { found[.baselineOffset] = CGFloat(looks.lift) / 2 }
        if looks.isSuperscript || looks.isSubscript { found[.superscript] = looks.isSuperscript ? 1 : -1 }
        if let kern = looks.kern, kern != 0 { found[.kern] = CGFloat(kern) / 20 }
        found[.link] = link
        return found
    }

    private func color(_ number: Int) -> UIColor? { colors.indices.contains(number) ? colors[number] : nil }

    private var font: UIFont {
        let size = CGFloat(looks.size) / 2
        let named = fonts[looks.font].flatMap { name in
            name.hasPrefix(".") ? UIFont.systemFont(ofSize: size) : UIFont(name: name, size: size)
        }
        let descriptor = (named ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)).fontDescriptor
        var traits = descriptor.symbolicTraits
        if looks.isBold { traits.insert(.traitBold) }
        if looks.isItalic { traits.insert(.traitItalic) }
        return UIFont(descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: size)
    }

    private var style: NSParagraphStyle {
        let style = NSMutableParagraphStyle(), paragraph = looks.paragraph
        style.alignment = paragraph.alignment
        style.headIndent = CGFloat(paragraph.head) / 20
        style.firstLineHeadIndent = CGFloat(paragraph.head + paragraph.first) / 20
        style.tailIndent = -CGFloat(paragraph.tail) / 20
        style.paragraphSpacingBefore = CGFloat(paragraph.before) / 20
        style.paragraphSpacing = CGFloat(paragraph.after) / 20
        if paragraph.isMultiple, paragraph.line > 0 {
            style.lineHeightMultiple = CGFloat(paragraph.line) / 240
        } else if paragraph.line != 0 {
            style.minimumLineHeight = CGFloat(abs(paragraph.line)) / 20
            if paragraph.line < 0 { style.maximumLineHeight = style.minimumLineHeight }
        }
        if !paragraph.tabs.isEmpty {
            style.tabStops = paragraph.tabs.map { NSTextTab(textAlignment: .left, location: CGFloat($0) / 20) }
        }
        if paragraph.isRightToLeft { style.baseWritingDirection = .rightToLeft }
        return style
    }
}
