public import CoreGraphics

/// Four letters by which a font file names a table.
public typealias CTFontTableTag = UInt32

/// How tables are read.
public struct CTFontTableOptions: OptionSet, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt32
    /// The value of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Without effect.
    public static let excludeSynthetic = CTFontTableOptions(rawValue: 1)
}

/// The table of characters and their glyphs.
public let kCTFontTableCmap = 0x636D_6170
/// The table of the whole font.
public let kCTFontTableHead = 0x6865_6164
/// The table of lines that run sideways.
public let kCTFontTableHhea = 0x6868_6561
/// The table of advances.
public let kCTFontTableHmtx = 0x686D_7478
/// The table of names.
public let kCTFontTableName = 0x6E61_6D65
/// The table of weights, widths and heights.
public let kCTFontTableOS2 = 0x4F53_2F32
/// The table of what PostScript needs.
public let kCTFontTablePost = 0x706F_7374
/// The table of outlines by TrueType.
public let kCTFontTableGlyf = 0x676C_7966
/// The table of pairs.
public let kCTFontTableKern = 0x6B65_726E
/// The table of glyphs that stand for others.
public let kCTFontTableGSUB = 0x4753_5542
/// The table of places of glyphs.
public let kCTFontTableGPOS = 0x4750_4F53

/// The tables of the file that the font is drawn from: `CTFontTableTag` values.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
    FontGlyphs(font.font).tables
}

/// The bytes of a table of the file that the font is drawn from; nil where there is none.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
    FontGlyphs(font.font).table(table).map { $0 as NSData }
}
