import CoreGraphics
import QuartzCore

extension FontDescription {
    /// The font with attributes of a descriptor added or replaced.
    func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescription {
        let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        var changed = named(by: attributes, traits)
        if attributes[.name] == nil, let weight = Self.weight(ofUse: attributes) {
            changed.weight = weight
            changed.family = .system(Self.design(traits))
        }
        if let size = Unboxing.number(attributes[.size]) { changed = changed.sized(CGFloat(size)) }
        if let symbols = Unboxing.number(traits[.symbolic]) { changed.apply(.init(rawValue: UInt32(symbols))) }
        if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue
            ?? Unboxing.number(traits[.weight]).map({ CGFloat($0) })
        {
            changed.weight = UIFont.Weight(weight).openType
        }
        if let width = Unboxing.number(traits[.width]) { changed.width = width }
        if let slant = Unboxing.number(traits[.slant]) { changed.isItalic = slant > 0 }
        for setting in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] ?? [] {
            changed.apply(FontFeature(type: setting[.type], selector: setting[.selector]))
        }
        if case .system = changed.family, UIFont.TextStyle(attributes)?.isKnown == true {
            changed.lineGap = UIFont.TextStyle.lineGap(size: changed.size)
        }
        return changed
    }

    /// The weight that a text style has or that is named as one of the system font's.
    private static func weight(ofUse attributes: [UIFontDescriptor.AttributeName: Any]) -> Int? {
        let style = UIFont.TextStyle(attributes).flatMap { $0.isKnown ? $0 : nil }
        return style?.weight.openType ?? SystemUsage.weight(named: attributes[.textStyle] as? String)
    }

    private static func design(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontDescription.Design {
        (traits[.design] as? String).flatMap { UIFontDescriptor.SystemDesign(rawValue: $0).known } ?? .default
    }

    /// The font of the name and the family that the attributes have. The names that the system font goes by mean the system font.
    private func named(
        by attributes: [UIFontDescriptor.AttributeName: Any], _ traits: [UIFontDescriptor.TraitKey: Any]
    ) -> FontDescription {
        var changed = self
        let design = Self.design(traits)
        func isSystem(_ name: String) -> Bool {
            if FontName.isSystem(name) { return true }
            guard traits[.design] != nil else { return false }
            let own = UIFont(FontDescription(family: .system(design), size: size))
            return name == own.familyName || name.hasPrefix(own.familyName.replacingOccurrences(of: " ", with: ""))
        }
        let visible = (attributes[.visibleName] as? String).flatMap { Self.name(ofVisible: $0) }
        if let name = attributes[.name] as? String ?? visible {
            if isSystem(name) {
                changed.family = .system(design)
            } else if let named = FontName(name).description(size: size)
                ?? FontName.description(fullName: name, size: size)
            {
                changed = named
            }
        }
        if let family = attributes[.family] as? String {
            changed.family = isSystem(family) ? .system(design) : .named(family)
        }
        if attributes[.name] == nil, let face = attributes[.face] as? String { changed = changed.inFace(face) }
        return changed
    }

    /// The face of a name such as "Bold Italic", or where there is none what is likest.
    private func inFace(_ style: String) -> FontDescription {
        if let face = face(named: style) { return face }
        let likest = FontName("-" + style.filter { $0 != " " })
        var changed = self
        (changed.weight, changed.isItalic) = (likest.weight, likest.isItalic)
        return changed
    }

    /// The face of the family that a name such as "Bold Italic" stands for, in whatever case; nil where there is none.
    private func face(named style: String) -> FontDescription? {
        guard case .named(let name) = family else { return nil }
        let style = style.lowercased()
        if let installed = FontDescription.installedFamily(name) {
            return FontFace.all(ofFamily: installed).map { $0.description(size: size) }
                .first { UIFont($0).styleName.lowercased() == style }
        }
        guard let family = AppleFontFamily.named(name) else { return nil }
        return family.faces.first { $0.style.lowercased() == style }.map { family.description(of: $0, size: size) }
    }

    /// What attributes that this font was made from name: a font, or a family and perhaps a face that it has not.
    func asked(by attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFontDescriptor.Asked {
        guard attributes[.family] is String, attributes[.name] == nil, attributes[.visibleName] == nil else {
            return .font
        }
        guard let face = attributes[.face] as? String else { return .family }
        return self.face(named: face) == nil ? .familyWithoutFace : .font
    }

    /// The name by which a font can be asked for that people read as, such as "Helvetica Bold"; nil where there is none.
    private static func name(ofVisible visible: String) -> String? {
        if FontName.description(fullName: visible, size: 0) != nil { return visible }
        let words = visible.split(separator: " ")
        let names = (1..<max(words.count, 1)).reversed().map { count in
            words.prefix(count).joined(separator: " ") + "-" + words.dropFirst(count).joined()
        }
        return ([visible] + names).first { FontName.isSystem($0) || FontName($0).description(size: 0) != nil }
    }

    /// The weight that makes the font bold: the system font becomes semibold.
    var emphasizedWeight: Int {
        if case .system = family { 600 } else { 700 }
    }

    private mutating func apply(_ symbols: UIFontDescriptor.SymbolicTraits) {
        isItalic = symbols.contains(.traitItalic)
        if symbols.contains(.traitBold), weight < 600 { weight = emphasizedWeight }
        if symbols.contains(.traitMonoSpace), case .system = family { family = .system(.monospaced) }
    }

    private mutating func apply(_ feature: FontFeature?) {
        if let feature { features[feature.tag] = feature.value }
    }
}

extension FontDescription {
    /// The features as descriptors name them, by the numbers of AAT.
    var featureSettings: [[UIFontDescriptor.FeatureKey: Int]] {
        features.sorted { $0.key < $1.key }.compactMap { tag, value in
            FontFeature.numbers(of: tag, value: value).map { [.type: $0.type, .selector: $0.selector] }
        }
    }
}

/// A feature of OpenType for one of the numbers of AAT, which descriptors name features by.
private struct FontFeature {
    let tag: String
    var value = 1

    /// By type and selector. Selectors of pairs are even to switch on and odd to switch off.
    private static let tags: [Int: [Int: String]] = [
        1: [2: "liga", 4: "dlig", 18: "clig", 20: "hlig"],
        3: [3: "smcp"],
        6: [0: "tnum", 1: "pnum"],
        10: [1: "sups", 2: "subs", 3: "ordn", 4: "sinf"],
        11: [1: "afrc", 2: "frac"],
        14: [4: "zero"],
        21: [0: "onum", 1: "lnum"],
        33: [0: "case", 2: "cpsp"],
        35: Dictionary(uniqueKeysWithValues: (1...20).map { ($0 * 2, String(format: "ss%02d", $0)) }),
        36: [0: "calt", 2: "swsh", 4: "cswh"],
        37: [1: "smcp", 2: "pcap"],
        38: [1: "c2sc", 2: "c2pc"],
    ]
    /// Types whose selectors come in pairs.
    private static let switches: Set<Int> = [1, 14, 33, 35, 36]

    /// The numbers of a feature that is set to a value; nil for those that no number stands for.
    static func numbers(of tag: String, value: Int) -> (type: Int, selector: Int)? {
        for (type, selectors) in tags.sorted(by: { $0.key < $1.key }) {
            guard let selector = selectors.first(where: { $0.value == tag })?.key else { continue }
            if value != 0 { return (type, selector) }
            if switches.contains(type) { return (type, selector + 1) }
        }
        return nil
    }

    init?(type: Int?, selector: Int?) {
        guard let type, let selector, let tags = Self.tags[type] else { return nil }
        if let tag = tags[selector] {
            self.tag = tag
        } else if Self.switches.contains(type), let tag = tags[selector - 1] {
            self.tag = tag
            value = 0
        } else {
            return nil
        }
    }
}

extension FontName {
    /// Whether the system font goes by this name.
    static func isSystem(_ name: String) -> Bool {
        name == ".AppleSystemUIFont" || name.hasPrefix(".SFUI") || name == "System Font"
    }
}
