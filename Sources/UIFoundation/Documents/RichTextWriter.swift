import CoreGraphics

/// Writes an attributed string as RTF: fonts, colours, lines under and through text, paragraphs and links. Pictures are left out.
struct RichTextWriter {
    private var fonts: [String] = []
    private var colors: [[Int]] = []
    private var body = ""
    private var paragraph: NSParagraphStyle?

    /// A part of a text as a document.
    static func document(_ text: NSAttributedString, in range: NSRange) -> Data {
        var writer = RichTextWriter()
        text.enumerateAttributes(in: range) { attributes, part, _ in
            writer.write((text.string as NSString).substring(with: part), attributes)
        }
        return Data(writer.document.utf8)
    }

    private var document: String {
        let fonts = fonts.enumerated().map { "\\f\($0)\\fnil\\fcharset0 \($1);" }.joined()
        let colors = colors.map { "\\red\($0[0])\\green\($0[1])\\blue\($0[2]);" }.joined()
        return "{\\rtf1\\ansi\\ansicpg1252\\uc1\n{\\fonttbl\(fonts)}\n{\\colortbl;\(colors)}\n\(body)}\n"
    }

    private mutating func write(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        write(attributes[.paragraphStyle] as? NSParagraphStyle ?? .default)
        let words = looks(attributes) + " " + Self.escaped(text)
        let link = attributes[.link].map { ($0 as? URL)?.absoluteString ?? "\($0)" }
        if let link {
            body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(link))\"}}{\\fldrslt {\(words)}}}"
        } else {
            body += "{\(words)}"
        }
    }

    private mutating func write(_ style: NSParagraphStyle) {
        guard style != paragraph else { return }
        paragraph = style
        let alignments: [NSTextAlignment: String] = [.left: "ql", .right: "qr", .center: "qc", .justified: "qj"]
        func twips(_ points: CGFloat) -> Int { Self.whole(points * 20) }
        var words = ["pard"] + style.tabStops.map { "tx\(twips($0.location))" }
        words.append(alignments[style.alignment] ?? "qnatural")
        words += [
            "li\(twips(style.headIndent))", "fi\(twips(style.firstLineHeadIndent - style.headIndent))",
            "ri\(twips(-min(0, style.tailIndent)))", "sb\(twips(style.paragraphSpacingBefore))",
            "sa\(twips(style.paragraphSpacing))",
        ]
        if style.lineHeightMultiple > 0 {
            words += ["sl\(Self.whole(style.lineHeightMultiple * 240))", "slmult1"]
        } else if style.minimumLineHeight > 0 {
            let isExact = style.maximumLineHeight == style.minimumLineHeight
            words += ["sl\(isExact ? "-" : "")\(twips(style.minimumLineHeight))", "slmult0"]
        }
        if style.baseWritingDirection == .rightToLeft { words.append("rtlpar") }
        body += "\\" + words.joined(separator: "\\") + "\n"
    }

    private mutating func looks(_ attributes: [NSAttributedString.Key: Any]) -> String {
        let font = attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        let traits = font.fontDescriptor.symbolicTraits
        var words = ["f\(number(ofFont: font.familyName))", "fs\(Self.whole(font.pointSize * 2))"]
        if traits.contains(.traitBold) { words.append("b") }
        if traits.contains(.traitItalic) { words.append("i") }
        if let color = attributes[.foregroundColor] as? UIColor { words.append("cf\(number(ofColor: color))") }
        if let color = attributes[.backgroundColor] as? UIColor {
            let number = number(ofColor: color)
            words += ["cb\(number)", "chcbpat\(number)"]
        }
        func value(_ key: NSAttributedString.Key) -> Double { Unboxing.number(attributes[key]) ?? 0 }
        if value(.underlineStyle) != 0 { words.append("ul") }
        if value(.strikethroughStyle) != 0 { words.append("strike") }
        let lift = Self.whole(value(.baselineOffset) * 2)
        if lift != 0 { words.append(lift > 0 ? "up\(lift)" : "dn\(-lift)") }
        let script = value(.superscript)
        if script != 0 { words.append(script > 0 ? "super" : "sub") }
        let kern = Self.whole(value(.kern) * 20)
        if kern != 0 { words.append("expndtw\(kern)") }
        return "\\" + words.joined(separator: "\\")
    }

    /// The nearest number that a word of RTF can have; 0 for what is none.
    private static func whole(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -30_000), 30_000).rounded())
    }

    private mutating func number(ofFont name: String) -> Int {
        if let known = fonts.firstIndex(of: name) { return known }
        fonts.append(name)
        return fonts.count - 1
    }

    /// The first colour of the table is none.
    private mutating func number(ofColor color: UIColor) -> Int {
        let parts = (color.sRGBParts ?? [0, 0, 0, 1]).prefix(3).map { min(max(Self.whole($0 * 255), 0), 255) }
        if let known = colors.firstIndex(of: parts) { return known + 1 }
        colors.append(parts)
        return colors.count
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 10, 13, 0x2029: result += "\\par\n"
            case 9: result += "\\tab "
            case 0x2028: result += "\\line "
            // Where something that is no text stands.
            case 0xFFFC: break
            case 92, 123, 125: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 32..<127: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}
