import CoreGraphics

/// How the text of an element of HTML looks: what it inherits, what its kind brings and what styles say.
struct MarkupStyle {
    /// Points.
    var size: CGFloat
    var isBold = false
    var isItalic = false
    var isFixedPitch = false
    /// Names of fonts in the order of preference; empty leaves it to the page.
    var families: [String] = []
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
    var isHidden = false
    var alignment: NSTextAlignment?
    /// Points between lines, or how many times the usual distance.
    var lineHeight: LineHeight?

    enum LineHeight: Equatable {
        case points(CGFloat)
        case times(CGFloat)
    }

    private static let headings: [String: CGFloat] = [
        "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
    ]
    private static let bold: Set<String> = ["b", "strong", "th"]
    private static let italics: Set<String> = ["i", "em", "cite", "dfn", "var", "address"]
    private static let fixedPitch: Set<String> = ["code", "pre", "tt", "kbd", "samp"]

    static func isHeading(_ name: String) -> Bool { headings[name] != nil }

    /// What the kind of an element brings, and its attributes that are older than style sheets.
    mutating func take(_ element: StyleSheet.Element) {
        let name = element.name
        if let factor = Self.headings[name] {
            size *= factor
            isBold = true
        }
        if ["small", "sub", "sup"].contains(name) { size *= 0.83 }
        if name == "big" { size *= 1.2 }
        if Self.bold.contains(name) { isBold = true }
        if Self.italics.contains(name) { isItalic = true }
        if Self.fixedPitch.contains(name) { isFixedPitch = true }
        if ["u", "ins"].contains(name) { isUnderlined = true }
        if ["s", "del", "strike"].contains(name) { isStruck = true }
        if name == "center" { alignment = .center }
        if name == "font" { takeFont(element.attributes) }
        if let align = element.attributes["align"], name != "img", name != "table" {
            take(("text-align", align.lowercased()), parent: self)
        }
    }

    private mutating func takeFont(_ attributes: [String: String]) {
        if let color = attributes["color"].flatMap(StyleSheetColor.color) { self.color = color }
        if let face = attributes["face"] { families = Self.list(face) }
        if let number = attributes["size"].flatMap(Int.init), (1...7).contains(number) {
            size = Self.sizes[number]
        }
    }

    /// Points of `xx-small` to `xxx-large` where usual text has 12, as browsers have them.
    private static let sizes: [CGFloat] = [9, 9, 10, 12, 14, 18, 24, 36]
    private static let sizeNames = [
        "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large",
    ]

    /// Takes a declaration. What it does not understand is left as it is.
    mutating func take(_ declaration: StyleSheet.Declaration, parent: MarkupStyle) {
        let value = declaration.value
        switch declaration.name {
        case "color": color = StyleSheetColor.color(value) ?? color
        case "background-color", "background": background = StyleSheetColor.color(value) ?? background
        case "font-size": size = Self.length(value, em: parent.size) ?? size
        case "font-family": families = Self.list(value)
        case "font-weight": isBold = Self.isBold(value) ?? isBold
        case "font-style": isItalic = ["italic", "oblique"].contains(value.lowercased())
        case "font": takeShorthand(value, parent: parent)
        case "text-decoration", "text-decoration-line":
            isUnderlined = value.contains("underline") || isUnderlined && !value.contains("none")
            isStruck = value.contains("line-through") || isStruck && !value.contains("none")
        case "text-align":
            let known: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
            ]
            alignment = known[value] ?? alignment
        case "line-height": lineHeight = Self.lineHeight(value, em: size) ?? lineHeight
        case "display": isHidden = value == "none"
        case "visibility": isHidden = value == "hidden"
        default: break
        }
    }

    /// `italic bold 12px/1.5 Georgia, serif`.
    private mutating func takeShorthand(_ value: String, parent: MarkupStyle) {
        var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
        while let word = words.first {
            words.removeFirst()
            let measures = word.split(separator: "/").map(String.init)
            if let length = measures.first.flatMap({ Self.length($0, em: parent.size, mayBeBare: false) }) {
                size = length
                if measures.count == 2 { lineHeight = Self.lineHeight(measures[1], em: size) }
                break
            }
            if ["italic", "oblique"].contains(word.lowercased()) { isItalic = true }
            if let isBold = Self.isBold(word) { self.isBold = isBold }
        }
        if !words.isEmpty { families = Self.list(words.joined(separator: " ")) }
    }

    private static func isBold(_ value: String) -> Bool? {
        switch value.lowercased() {
        case "bold", "bolder": true
        case "normal", "lighter": false
        default: Int(value).map { $0 >= 600 }
        }
    }

    private static func list(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n'\"")) }
            .filter { !$0.isEmpty }
    }

    /// Points of a length; pixels and numbers alone are points, as attributed strings have them.
    private static func length(_ value: String, em: CGFloat, mayBeBare: Bool = true) -> CGFloat? {
        let value = value.lowercased()
        if let place = sizeNames.firstIndex(of: value) { return sizes[place] }
        if value == "smaller" { return em / 1.2 }
        if value == "larger" { return em * 1.2 }
        let units: [(String, CGFloat)] = [
            ("rem", 12), ("em", em), ("px", 1), ("pt", 4 / 3), ("%", em / 100),
        ]
        for (unit, factor) in units where value.hasSuffix(unit) {
            return Double(value.dropLast(unit.count).trimmingCharacters(in: .whitespaces)).flatMap { sane($0 * factor) }
        }
        return mayBeBare ? Double(value).flatMap { sane($0) } : nil
    }

    private static func sane(_ points: Double) -> CGFloat? {
        points.isFinite && points > 0 && points < 10_000 ? points : nil
    }

    private static func lineHeight(_ value: String, em: CGFloat) -> LineHeight? {
        if value == "normal" { return nil }
        if let times = Double(value), times > 0, times < 1000 { return .times(times) }
        return length(value, em: em, mayBeBare: false).map { .points($0) }
    }

    // MARK: Fonts

    /// The font that shows the style.
    ///
    /// - Parameter isSerif: whether a page's letters have serifs where no style says what font they are of.
    func font(isSerif: Bool) -> UIFont {
        if isFixedPitch, families.isEmpty {
            return .monospacedSystemFont(ofSize: size, weight: isBold ? .bold : .regular)
        }
        for name in families { if let font = Self.named(name, size) { return withTraits(font.fontDescriptor) } }
        let plain = UIFont.systemFont(ofSize: size).fontDescriptor
        return withTraits(isSerif ? plain.withDesign(.serif) ?? plain : plain)
    }

    private static func named(_ name: String, _ size: CGFloat) -> UIFont? {
        switch name.lowercased() {
        case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif": .systemFont(ofSize: size)
        case "-apple-system-body": .preferredFont(forTextStyle: .body).withSize(size)
        case "monospace", "ui-monospace": .monospacedSystemFont(ofSize: size, weight: .regular)
        case "sans-serif": UIFont(name: "Helvetica", size: size)
        case "serif": UIFont(name: "Times New Roman", size: size)
        // The family that Apple's systems call their own font by.
        case let name where name.hasPrefix(".sf"): .systemFont(ofSize: size)
        default: UIFont(name: name, size: size)
        }
    }

    private func withTraits(_ descriptor: UIFontDescriptor) -> UIFont {
        var traits = descriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard traits != descriptor.symbolicTraits else { return UIFont(descriptor: descriptor, size: size) }
        return UIFont(descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: size)
    }
}
