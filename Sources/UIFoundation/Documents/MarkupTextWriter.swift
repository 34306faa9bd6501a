import CoreGraphics

/// Writes an attributed string as a page of HTML with its styles. Pictures are left out.
enum MarkupTextWriter {
    /// A part of a text as a document.
    static func document(_ text: NSAttributedString, in range: NSRange) -> Data {
        let string = text.string as NSString
        var body = ""
        string.enumerateSubstrings(in: range, options: .byParagraphs) { _, part, _, _ in
            body += paragraph(of: text, part)
        }
        return Data(
            "<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"></head>\n<body>\n\(body)</body>\n</html>\n".utf8)
    }

    private static func paragraph(of text: NSAttributedString, _ range: NSRange) -> String {
        guard range.length > 0 else { return "<p><br></p>\n" }
        let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
        let alignments: [NSTextAlignment: String] = [
            .left: "left", .right: "right", .center: "center", .justified: "justify",
        ]
        let alignment = style.flatMap { alignments[$0.alignment] }
        var spans = ""
        text.enumerateAttributes(in: range) { attributes, part, _ in
            spans += span((text.string as NSString).substring(with: part), attributes)
        }
        return "<p\(alignment.map { " style=\"text-align: \($0)\"" } ?? "")>\(spans)</p>\n"
    }

    private static func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
        let words = escaped(text.replacing("\u{FFFC}", with: "")).replacing("\u{2028}", with: "<br>")
        let styles = declarations(attributes)
        let span = styles.isEmpty ? words : "<span style=\"\(styles.joined(separator: "; "))\">\(words)</span>"
        guard let link = attributes[.link] else { return span }
        return "<a href=\"\(escaped((link as? URL)?.absoluteString ?? "\(link)"))\">\(span)</a>"
    }

    private static func declarations(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
        var styles: [String] = []
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            styles.append("font-family: '\(escaped(font.familyName))'")
            styles.append("font-size: \(String(format: "%g", Double(font.pointSize)))px")
            if traits.contains(.traitBold) { styles.append("font-weight: bold") }
            if traits.contains(.traitItalic) { styles.append("font-style: italic") }
        }
        if let color = attributes[.foregroundColor] as? UIColor { styles.append("color: \(words(color))") }
        if let color = attributes[.backgroundColor] as? UIColor { styles.append("background-color: \(words(color))") }
        let lines = [(NSAttributedString.Key.underlineStyle, "underline"), (.strikethroughStyle, "line-through")]
            .filter { (Unboxing.number(attributes[$0.0]) ?? 0) != 0 }.map(\.1)
        if !lines.isEmpty { styles.append("text-decoration: \(lines.joined(separator: " "))") }
        return styles
    }

    private static func words(_ color: UIColor) -> String {
        let parts = (color.sRGBParts ?? [0, 0, 0, 1]).map { min(1, max(0, $0)) }
        let bytes = parts.prefix(3).map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ", ")
        return parts[3] < 1 ? "rgba(\(bytes), \(String(format: "%g", Double(parts[3]))))" : "rgb(\(bytes))"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
