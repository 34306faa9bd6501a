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
        func twips(_ points: CGFloat) -> Int { Int((min(max(points, -1500), 1500) * 20).rounded()) }
        var words = ["pard"] + style.tabStops.map { "tx\(twips($0.location))" }
        words.append(alignments[style.alignment] ?? "qnatural")
        words += [
            "li\(twips(style.headIndent))", "fi\(twips(style.firstLineHeadIndent - style.headIndent))",
            "ri\(twips(-min(0, style.tailIndent)))", "sb\(twips(style.paragraphSpacingBefore))",
            "sa\(twips(style.paragraphSpacing))",
        ]
        if style.lineHeightMultiple > 0 {
            words += ["sl\(Int((style.lineHeightMultiple * 240).rounded()))", "slmult1"]
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
        var words = ["f\(number(ofFont: font.familyName))", "fs\(Int((font.pointSize * 2).rounded()))"]
        if traits.contains(.traitBold) { words.append("b") }
        if traits.contains(.traitItalic) { words.append("i") }
        if let color = attributes[.foregroundColor] as? UIColor { words.append("cf\(number(ofColor: color))") }
        if let color = attributes[.backgroundColor] as? UIColor {
            let number = number(ofColor: color)
            words += ["cb\(number)", "chcbpat\(number)"]
        }
        if Self.number(attributes[.underlineStyle]) != 0 { words.append("ul") }
        if Self.number(attributes[.strikethroughStyle]) != 0 { words.append("strike") }
        let lift = Self.number(attributes[.baselineOffset])
        if lift != 0 { words.append(lift > 0 ? "up\(Int(lift * 2))" : "dn\(Int(-lift * 2))") }
        let script = Self.number(attributes[.superscript])
        if script != 0 { words.append(script > 0 ? "super" : "sub") }
        let kern = Self.number(attributes[.kern])
        if kern != 0 { words.append("expndtw\(Int(kern * 20))") }
        return "\\" + words.joined(separator: "\\")
    }

    private static func number(_ value: Any?) -> Double {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: 0
        }
    }

    private mutating func number(ofFont name: String) -> Int {
        if let known = fonts.firstIndex(of: name) { return known }
        fonts.append(name)
        return fonts.count - 1
    }

    /// The first colour of the table is none.
    private mutating func number(ofColor color: UIColor) -> Int {
        let parts = (color.sRGBParts ?? [0, 0, 0, 1]).prefix(3).map { Int((min(max($0, 0), 1) * 255).rounded()) }
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
