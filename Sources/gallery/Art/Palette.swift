import UIKit

extension CGColor {
    /// 0xRRGGBB in sRGB.
    static func hex(_ rgb: UInt32, alpha: CGFloat = 1) -> CGColor {
        CGColor(
            red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
            alpha: alpha)
    }

    static let ink = hex(0x171A2B)
    static let paper = hex(0xF7F1E5)
    static let cream = hex(0xFFFAF0)
    static let vermilion = hex(0xE4572E)
    static let mustard = hex(0xF2B134)
    static let teal = hex(0x2A9D8F)
    static let plum = hex(0x6C3C78)
    static let sky = hex(0x8EC5E8)
}

/// The colours of one landscape, from the top of the sky to the nearest hill.
struct Palette {
    var name: String
    var place: String
    /// Top to horizon.
    var sky: [UInt32]
    var light: UInt32
    /// Far to near.
    var hills: [UInt32]

    static let all: [Palette] = [
        Palette(
            name: "First light", place: "Dolomites", sky: [0x2B2D5B, 0x8A5A83, 0xF4A58A, 0xFFDDA6], light: 0xFFF3D0,
            hills: [0xC98A8E, 0x8F6384, 0x5A4570, 0x332C52, 0x1B1B35]),
        Palette(
            name: "High noon", place: "Lofoten", sky: [0x2F7FC1, 0x6DB3E3, 0xCFEAF7], light: 0xFFFFFF,
            hills: [0xA9CFE0, 0x6FA6B8, 0x43808A, 0x2B5E5F, 0x173E3F]),
        Palette(
            name: "Amber road", place: "Tuscany", sky: [0xE9723D, 0xF6A94B, 0xFDE2A4], light: 0xFFF6CF,
            hills: [0xE2B36B, 0xB98A4B, 0x85683A, 0x56502F, 0x2C3222]),
        Palette(
            name: "Blue hour", place: "Reykjanes", sky: [0x0B1437, 0x1D3A72, 0x4F7FB5, 0xA9CBE0], light: 0xF3F7FF,
            hills: [0x6F95B7, 0x43688F, 0x294870, 0x172E51, 0x0B1A33]),
        Palette(
            name: "Jade valley", place: "Guilin", sky: [0x6FB7A8, 0xB5DDC7, 0xF2F3D9], light: 0xFFFDE8,
            hills: [0xA5CFB8, 0x6FAE9A, 0x43877C, 0x26615D, 0x123F40]),
        Palette(
            name: "Desert rose", place: "Wadi Rum", sky: [0x7A3B69, 0xD4657A, 0xF7B594, 0xFCE6CC], light: 0xFFF1DC,
            hills: [0xD98C78, 0xB3604F, 0x83403C, 0x55292F, 0x2E1822]),
        Palette(
            name: "North lights", place: "Abisko", sky: [0x05081F, 0x0C2A3F, 0x15685F, 0x4BC08A], light: 0xEFFFF4,
            hills: [0x2B6F6A, 0x1C4C55, 0x123541, 0x0A212E, 0x04101B]),
        Palette(
            name: "Lavender", place: "Provence", sky: [0x5A5BA8, 0x9C8CCB, 0xE2C6E0, 0xFDEBE0], light: 0xFFFBF2,
            hills: [0xB9A2CF, 0x8D77B5, 0x655393, 0x44396D, 0x272446]),
    ]

    static func at(_ index: Int) -> Palette { all[((index % all.count) + all.count) % all.count] }
}
