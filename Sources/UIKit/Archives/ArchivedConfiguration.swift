import CoreGraphics

/// A button's configuration on its way through an archive.
final class ArchivedConfiguration: NSObject, NSCoding {
    let value: UIButton.Configuration
    private static let looks: [UIButton.Configuration.Look] = [.plain, .gray, .tinted, .filled, .bordered]

    init(_ value: UIButton.Configuration) {
        self.value = value
        super.init()
    }

    func encode(with coder: NSCoder) {
        if value.titleTextAttributesTransformer != nil || value.subtitleTextAttributesTransformer != nil
            || value.imageColorTransformer != nil
        {
            Diagnostics.report("The functions of a button's configuration that change looks are not archived.")
        }
        coder.encode(Self.looks.firstIndex(of: value.look) ?? 0, forKey: "look")
        encodeTexts(coder)
        encode(value.image, "image", coder)
        coder.encode(Int(value.imagePlacement.rawValue), forKey: "imagePlacement")
        coder.encode(Double(value.imagePadding), forKey: "imagePadding")
        coder.encode(value.buttonSize.rawValue, forKey: "buttonSize")
        coder.encode(value.cornerStyle.rawValue, forKey: "cornerStyle")
        encode(value.baseForegroundColor, "foreground", coder)
        encode(value.baseBackgroundColor, "background", coder)
        coder.encode(value.showsActivityIndicator, forKey: "showsActivityIndicator")
        let insets = value.contentInsets
        let sides = [insets.top, insets.leading, insets.bottom, insets.trailing].map { NSNumber(value: Double($0)) }
        coder.encode(sides as NSArray, forKey: "insets")
        encodeBackground(coder)
    }

    private func encode(_ object: NSObject?, _ key: String, _ coder: NSCoder) {
        if let object { coder.encode(object, forKey: key) }
    }

    private func encodeTexts(_ coder: NSCoder) {
        let styled = value.styledTitle.map { NSAttributedString($0) }
        encode(styled?.archived, "styled", coder)
        encode(value.title.map { $0 as NSString }, "title", coder)
        encode(value.subtitle.map { $0 as NSString }, "subtitle", coder)
        coder.encode(Double(value.titlePadding), forKey: "titlePadding")
        coder.encode(value.titleAlignment.rawValue, forKey: "titleAlignment")
        coder.encode(value.titleLineBreakMode.rawValue, forKey: "titleLineBreakMode")
    }

    private func encodeBackground(_ coder: NSCoder) {
        let background = value.background
        encode(background.backgroundColor, "backgroundColor", coder)
        coder.encode(Double(background.cornerRadius), forKey: "cornerRadius")
        encode(background.strokeColor, "strokeColor", coder)
        coder.encode(Double(background.strokeWidth), forKey: "strokeWidth")
    }

    init?(coder: NSCoder) {
        let look = coder.decodeInteger(forKey: "look")
        let made: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled(), .bordered()]
        guard made.indices.contains(look) else { return nil }
        var value = made[look]
        Self.decodeTexts(&value, coder)
        value.image = coder.object(ifThere: "image") as? UIImage
        value.imagePlacement = NSDirectionalRectEdge(rawValue: UInt(coder.decodeInteger(forKey: "imagePlacement")))
        value.imagePadding = CGFloat(coder.decodeDouble(forKey: "imagePadding"))
        value.buttonSize = .init(rawValue: coder.decodeInteger(forKey: "buttonSize")) ?? .medium
        value.cornerStyle = .init(rawValue: coder.decodeInteger(forKey: "cornerStyle")) ?? .dynamic
        value.baseForegroundColor = coder.object(ifThere: "foreground") as? UIColor
        value.baseBackgroundColor = coder.object(ifThere: "background") as? UIColor
        value.showsActivityIndicator = coder.decodeBool(forKey: "showsActivityIndicator")
        let sides = (coder.object(ifThere: "insets") as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
        if sides.count == 4 {
            value.contentInsets = NSDirectionalEdgeInsets(
                top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
        }
        value.background.backgroundColor = coder.object(ifThere: "backgroundColor") as? UIColor
        value.background.cornerRadius = CGFloat(coder.decodeDouble(forKey: "cornerRadius"))
        value.background.strokeColor = coder.object(ifThere: "strokeColor") as? UIColor
        value.background.strokeWidth = CGFloat(coder.decodeDouble(forKey: "strokeWidth"))
        self.value = value
        super.init()
    }

    private static func decodeTexts(_ value: inout UIButton.Configuration, _ coder: NSCoder) {
        value.title = coder.object(ifThere: "title") as? String
        if let written = coder.object(ifThere: "styled") as? [String: Any],
            let styled = NSAttributedString(archived: written)
        {
            value.attributedTitle = AttributedString(styled)
        }
        value.subtitle = coder.object(ifThere: "subtitle") as? String
        value.titlePadding = CGFloat(coder.decodeDouble(forKey: "titlePadding"))
        value.titleAlignment = .init(rawValue: coder.decodeInteger(forKey: "titleAlignment")) ?? .automatic
        value.titleLineBreakMode =
            .init(rawValue: coder.decodeInteger(forKey: "titleLineBreakMode")) ?? .byWordWrapping
    }
}
