/// How the lines of a paragraph are set.
public typealias CTParagraphStyle = NSParagraphStyle

/// Where lines stand.
public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }
/// Where lines end.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
/// Which way paragraphs are written.
public enum CTWritingDirection: Int8, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a setting of a paragraph style is about.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment = 0
    case firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode
    case lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore
    case baseWritingDirection, maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions
}

/// One setting of a paragraph style: what it is about, and a value of the type that goes with it.
public struct CTParagraphStyleSetting {
    /// What the setting is about.
    public var spec: CTParagraphStyleSpecifier
    /// The size of the value, in bytes.
    public var valueSize: Int
    /// Where the value lies.
    public var value: UnsafeRawPointer

    /// A setting of a value, which is read when the style is made.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }
}

/// A paragraph style with settings.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for setting in UnsafeBufferPointer(start: settings, count: settingCount) { style.take(setting) }
    return style.copy() as? NSParagraphStyle ?? style
}

/// The style itself: it never changes.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
    paragraphStyle.copy() as? NSParagraphStyle ?? paragraphStyle
}

/// Writes a setting of a style as a value of the type that goes with it. Returns whether it is known here and has room in `valueBufferSize`
/// bytes.
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    func give<T>(_ value: T) -> Bool {
        guard valueBufferSize >= MemoryLayout<T>.size else { return false }
        valueBuffer.storeBytes(of: value, as: T.self)
        return true
    }
    let style = paragraphStyle
    switch spec {
    case .alignment: return give(CTTextAlignment(style.alignment).rawValue)
    case .lineBreakMode: return give(UInt8(style.lineBreakMode.rawValue))
    case .baseWritingDirection: return give(Int8(style.baseWritingDirection.rawValue))
    case .firstLineHeadIndent: return give(style.firstLineHeadIndent)
    case .headIndent: return give(style.headIndent)
    case .tailIndent: return give(style.tailIndent)
    case .defaultTabInterval: return give(style.defaultTabInterval)
    case .lineHeightMultiple: return give(style.lineHeightMultiple)
    case .maximumLineHeight: return give(style.maximumLineHeight)
    case .minimumLineHeight: return give(style.minimumLineHeight)
    case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: return give(style.lineSpacing)
    case .paragraphSpacing: return give(style.paragraphSpacing)
    case .paragraphSpacingBefore: return give(style.paragraphSpacingBefore)
    case .tabStops, .maximumLineSpacing, .lineBoundsOptions: return false
    }
}

extension NSMutableParagraphStyle {
    fileprivate func take(_ setting: CTParagraphStyleSetting) {
        func number() -> CGFloat { setting.value.loadUnaligned(as: CGFloat.self) }
        func byte() -> UInt8 { setting.value.loadUnaligned(as: UInt8.self) }
        switch setting.spec {
        case .alignment: alignment = CTTextAlignment(rawValue: byte())?.alignment ?? .natural
        case .lineBreakMode: lineBreakMode = NSLineBreakMode(rawValue: Int(byte())) ?? .byWordWrapping
        case .baseWritingDirection:
            baseWritingDirection = NSWritingDirection(rawValue: Int(Int8(bitPattern: byte()))) ?? .natural
        case .firstLineHeadIndent: firstLineHeadIndent = number()
        case .headIndent: headIndent = number()
        case .tailIndent: tailIndent = number()
        case .defaultTabInterval: defaultTabInterval = number()
        case .lineHeightMultiple: lineHeightMultiple = number()
        case .maximumLineHeight: maximumLineHeight = number()
        case .minimumLineHeight: minimumLineHeight = number()
        case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: lineSpacing = number()
        case .paragraphSpacing: paragraphSpacing = number()
        case .paragraphSpacingBefore: paragraphSpacingBefore = number()
        case .tabStops, .maximumLineSpacing, .lineBoundsOptions:
            Diagnostics.report(
                "CTParagraphStyle does not know the setting \(setting.spec); it is left out.",
                key: "CTParagraphStyle \(setting.spec)")
        }
    }
}

extension CTTextAlignment {
    fileprivate init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
    }

    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}
