import CoreGraphics

extension NSParagraphStyle.Values {
    private static var numbers: [(String, WritableKeyPath<Self, CGFloat>)] {
        [
            ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
            ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
            ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
            ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
            ("NSDefaultTabInterval", \.defaultTabInterval),
        ]
    }

    /// What an archive has of a style.
    init(_ coder: NSCoder) {
        self.init()
        for (key, path) in Self.numbers { self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? alignment
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? lineBreakMode
        lineBreakStrategy = .init(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSLineBreakStrategy")))
        baseWritingDirection =
            NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? baseWritingDirection
        hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTightening")
        let places = coder.object(of: NSArray.self, ifThere: "NSTabLocations") as? [NSNumber]
        let sides = coder.object(of: NSArray.self, ifThere: "NSTabAlignments") as? [NSNumber]
        guard let places, let sides, places.count == sides.count else { return }
        tabStops = zip(places, sides).map { place, side in
            NSTextTab(
                textAlignment: NSTextAlignment(rawValue: side.intValue) ?? .natural,
                location: CGFloat(place.doubleValue))
        }
    }

    func encode(_ coder: NSCoder) {
        for (key, path) in Self.numbers { coder.encode(Double(self[keyPath: path]), forKey: key) }
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
        coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTightening")
        guard tabStops != Self().tabStops else { return }
        coder.encode(tabStops.map { NSNumber(value: Double($0.location)) } as NSArray, forKey: "NSTabLocations")
        coder.encode(tabStops.map { NSNumber(value: $0.alignment.rawValue) } as NSArray, forKey: "NSTabAlignments")
    }
}
