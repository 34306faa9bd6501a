/// The families of Latin letters, and the most used others, that iOS 17 has.
///
/// Distances are those of the fonts' tables (`hhea`, and `OS/2` for the heights of letters), from memory, high. Of Helvetica and Courier UIKit
/// makes the ascent larger by 15 % of the size. Measured: Helvetica (17 points: 15.640, −3.910, line 19.55), Helvetica Neue (16 points:
/// 15.232, −3.408, leading 0.448), Avenir (in BonMot's tests), Arial, Helvetica and Helvetica Neue (in Capsize's table, which is made from the
/// fonts). Stems of Helvetica: Adobe's metric files, and 0.0894 measured for 0.088. Courier's 15 % are taken over, medium.
enum AppleFontTable {
    static let families: [AppleFontFamily] = classics + plain + serifs + hands + signs + eastern + scripts

    private static let classics = [
        family(
            "Helvetica", helveticas,
            lines(0.920_020, 0.229_980, 0, 0.717_285, 0.522_949, stems: [400: 0.089_4, 700: 0.14]),
            """
            Helvetica-Light 300, Helvetica-LightOblique 300i, Helvetica 400, Helvetica-Oblique 400i, Helvetica-Bold 700, \
            Helvetica-BoldOblique 700i
            """),
        family(
            "Helvetica Neue", helveticas, lines(0.952, 0.213, 0.028, 0.714, 0.523),
            """
            HelveticaNeue-UltraLight 100, HelveticaNeue-UltraLightItalic 100i, HelveticaNeue-Thin 200, HelveticaNeue-ThinItalic 200i, \
            HelveticaNeue-Light 300, HelveticaNeue-LightItalic 300i, HelveticaNeue 400, HelveticaNeue-Italic 400i, \
            HelveticaNeue-Medium 500, HelveticaNeue-MediumItalic 500i, HelveticaNeue-Bold 700, HelveticaNeue-BoldItalic 700i, \
            HelveticaNeue-CondensedBold 700c, HelveticaNeue-CondensedBlack 900c
            """),
        family(
            "Arial", ["Liberation Sans", "Arimo", "Nimbus Sans", "Noto Sans", "DejaVu Sans"],
            lines(0.905_273, 0.211_914, 0.032_715, 0.716_309, 0.518_555),
            "ArialMT 400, Arial-ItalicMT 400i, Arial-BoldMT 700, Arial-BoldItalicMT 700i"),
        family(
            "Times New Roman", ["Liberation Serif", "Tinos", "Nimbus Roman"],
            lines(0.891_113, 0.216_309, 0.042_480, 0.662_109, 0.447_266),
            """
            TimesNewRomanPSMT 400, TimesNewRomanPS-ItalicMT 400i, TimesNewRomanPS-BoldMT 700, \
            TimesNewRomanPS-BoldItalicMT 700i
            """, .serif),
        family(
            "Courier", ["Liberation Mono", "Cousine", "Nimbus Mono PS"], lines(0.903_906, 0.246_094, 0),
            "Courier 400, Courier-Oblique 400i, Courier-Bold 700, Courier-BoldOblique 700i", .monospaced),
        family(
            "Courier New", ["Liberation Mono", "Cousine", "Nimbus Mono PS"],
            lines(0.832_520, 0.300_293, 0, 0.571_289, 0.422_852),
            "CourierNewPSMT 400, CourierNewPS-ItalicMT 400i, CourierNewPS-BoldMT 700, CourierNewPS-BoldItalicMT 700i",
            .monospaced),
        family(
            "Georgia", ["Gelasio"], lines(0.916_992, 0.219_238, 0, 0.692_383, 0.481_445),
            "Georgia 400, Georgia-Italic 400i, Georgia-Bold 700, Georgia-BoldItalic 700i", .serif),
        family(
            "Verdana", ["DejaVu Sans"], lines(1.005_371, 0.209_961, 0, 0.727_051, 0.545_410),
            "Verdana 400, Verdana-Italic 400i, Verdana-Bold 700, Verdana-BoldItalic 700i"),
        family(
            "Trebuchet MS", ["Fira Sans", "PT Sans"], lines(0.938_965, 0.222_168, 0, 0.715_332, 0.522_949),
            "TrebuchetMS 400, TrebuchetMS-Italic 400i, TrebuchetMS-Bold 700, Trebuchet-BoldItalic 700i"),
        family(
            "Menlo", ["DejaVu Sans Mono"], lines(0.928_223, 0.235_840, 0, 0.729_004, 0.546_875),
            "Menlo-Regular 400, Menlo-Italic 400i, Menlo-Bold 700, Menlo-BoldItalic 700i", .monospaced),
    ]

    private static let avenir = lines(1, 0.366, 0, 0.708, 0.468)
    /// Height of capitals, their widths and stems (T and E) of Avenir Next Medium: as in pictures that lottie-ios made on Apple's systems, to 0.002.
    private static let avenirNext = lines(
        1, 0.366, 0, 0.708, 0.468, sample: ("TEX", 500, 1.83), stems: [500: 0.099], of: "I")
    private static let avenirs = ["Mulish", "Nunito Sans", "Lato", "Cabin"]
    private static let condensed = [
        "Roboto Condensed", "PT Sans Narrow", "Nimbus Sans Narrow", "Liberation Sans Narrow",
    ]
    private static let helveticas = [
        "Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo", "Noto Sans", "DejaVu Sans",
    ]

    private static let plain = [
        family(
            "Avenir", avenirs, avenir,
            """
            Avenir-Light 300, Avenir-LightOblique 300i, Avenir-Book 350, Avenir-BookOblique 350i, Avenir-Roman 400, Avenir-Oblique 400i, \
            Avenir-Medium 500, Avenir-MediumOblique 500i, Avenir-Heavy 800, Avenir-HeavyOblique 800i, Avenir-Black 900, \
            Avenir-BlackOblique 900i
            """),
        family(
            "Avenir Next", avenirs, avenirNext,
            """
            AvenirNext-UltraLight 100, AvenirNext-UltraLightItalic 100i, AvenirNext-Regular 400, AvenirNext-Italic 400i, \
            AvenirNext-Medium 500, AvenirNext-MediumItalic 500i, AvenirNext-DemiBold 600, AvenirNext-DemiBoldItalic 600i, \
            AvenirNext-Bold 700, AvenirNext-BoldItalic 700i, AvenirNext-Heavy 800, AvenirNext-HeavyItalic 800i
            """),
        family(
            "Avenir Next Condensed", condensed, avenir,
            """
            AvenirNextCondensed-UltraLight 100c, AvenirNextCondensed-UltraLightItalic 100ic, AvenirNextCondensed-Regular 400c, \
            AvenirNextCondensed-Italic 400ic, AvenirNextCondensed-Medium 500c, AvenirNextCondensed-MediumItalic 500ic, \
            AvenirNextCondensed-DemiBold 600c, AvenirNextCondensed-DemiBoldItalic 600ic, AvenirNextCondensed-Bold 700c, \
            AvenirNextCondensed-BoldItalic 700ic, AvenirNextCondensed-Heavy 800c, AvenirNextCondensed-HeavyItalic 800ic
            """),
        family("Arial Rounded MT Bold", ["Nunito", "Quicksand"], nil, "ArialRoundedMTBold 700", .rounded),
        family("DIN Alternate", ["OSP-DIN", "Barlow"], nil, "DINAlternate-Bold 700"),
        family(
            "DIN Condensed", ["Barlow Condensed", "Bebas Neue", "Nimbus Sans Narrow"], nil, "DINCondensed-Bold 700c"),
        family(
            "Futura", ["Jost", "League Spartan", "URW Gothic"], nil,
            """
            Futura-Medium 500, Futura-MediumItalic 500i, Futura-Bold 700, Futura-CondensedMedium 500c, \
            Futura-CondensedExtraBold 800c
            """),
        family("Galvji", ["Karla"], nil, "Galvji 400, Galvji-Bold 700"),
        family(
            "Gill Sans", ["Gillius ADF", "Cabin"], nil,
            """
            GillSans-Light 300, GillSans-LightItalic 300i, GillSans 400, GillSans-Italic 400i, GillSans-SemiBold 600, \
            GillSans-SemiBoldItalic 600i, GillSans-Bold 700, GillSans-BoldItalic 700i, GillSans-UltraBold 900
            """),
        family("Impact", ["Anton", "League Gothic"], nil, "Impact 900c"),
        family(
            "Optima", ["Linux Biolinum O", "Linux Biolinum"], nil,
            "Optima-Regular 400, Optima-Italic 400i, Optima-Bold 700, Optima-BoldItalic 700i, Optima-ExtraBlack 900"),
    ]

    private static let serifs = [
        family(
            "American Typewriter", ["Courier Prime"], nil,
            """
            AmericanTypewriter-Light 300, AmericanTypewriter 400, AmericanTypewriter-Semibold 600, AmericanTypewriter-Bold 700, \
            AmericanTypewriter-CondensedLight 300c, AmericanTypewriter-Condensed 400c, AmericanTypewriter-CondensedBold 700c
            """, .serif),
        family(
            "Baskerville", ["Libre Baskerville", "Baskervald ADF Std"], nil,
            """
            Baskerville 400, Baskerville-Italic 400i, Baskerville-SemiBold 600, Baskerville-SemiBoldItalic 600i, Baskerville-Bold 700, \
            Baskerville-BoldItalic 700i
            """, .serif),
        family(
            "Bodoni 72", ["Bodoni Moda", "Libre Bodoni", "GFS Didot"], nil,
            "BodoniSvtyTwoITCTT-Book 400, BodoniSvtyTwoITCTT-BookIta 400i, BodoniSvtyTwoITCTT-Bold 700", .serif),
        family(
            "Bodoni 72 Oldstyle", ["Bodoni Moda", "Libre Bodoni", "GFS Didot"], nil,
            "BodoniSvtyTwoOSITCTT-Book 400, BodoniSvtyTwoOSITCTT-BookIt 400i, BodoniSvtyTwoOSITCTT-Bold 700", .serif),
        family(
            "Bodoni 72 Smallcaps", ["Bodoni Moda", "Libre Bodoni", "GFS Didot"], nil, "BodoniSvtyTwoSCITCTT-Book 400",
            .serif),
        family(
            "Charter", ["Bitstream Charter", "Charis SIL"], nil,
            """
            Charter-Roman 400, Charter-Italic 400i, Charter-Bold 700, Charter-BoldItalic 700i, Charter-Black 900, \
            Charter-BlackItalic 900i
            """, .serif),
        family(
            "Cochin", ["Cochineal", "EB Garamond"], nil,
            "Cochin 400, Cochin-Italic 400i, Cochin-Bold 700, Cochin-BoldItalic 700i", .serif),
        family("Copperplate", [], nil, "Copperplate-Light 300, Copperplate 400, Copperplate-Bold 700", .serif),
        family("Didot", ["GFS Didot"], nil, "Didot 400, Didot-Italic 400i, Didot-Bold 700", .serif),
        family(
            "Hoefler Text", ["EB Garamond"], nil,
            "HoeflerText-Regular 400, HoeflerText-Italic 400i, HoeflerText-Black 900, HoeflerText-BlackItalic 900i",
            .serif),
        family(
            "Palatino", ["P052", "TeX Gyre Pagella"], nil,
            "Palatino-Roman 400, Palatino-Italic 400i, Palatino-Bold 700, Palatino-BoldItalic 700i", .serif),
        family(
            "Rockwell", ["Rokkitt", "Roboto Slab"], nil,
            "Rockwell-Regular 400, Rockwell-Italic 400i, Rockwell-Bold 700, Rockwell-BoldItalic 700i", .serif),
    ]

    private static let hands = [
        family("Academy Engraved LET", [], nil, "AcademyEngravedLetPlain 400", .serif),
        family("Bradley Hand", ["Comic Neue"], nil, "BradleyHandITCTT-Bold 700", .rounded),
        family(
            "Chalkboard SE", ["Comic Neue"], nil,
            "ChalkboardSE-Light 300, ChalkboardSE-Regular 400, ChalkboardSE-Bold 700",
            .rounded),
        family("Chalkduster", ["CabinSketch", "Cabin Sketch", "Comic Neue"], nil, "Chalkduster 400", .rounded),
        family("Marker Felt", ["Comic Neue"], nil, "MarkerFelt-Thin 400, MarkerFelt-Wide 700", .rounded),
        family("Noteworthy", ["Comic Neue"], nil, "Noteworthy-Light 300, Noteworthy-Bold 700", .rounded),
        family("Papyrus", [], nil, "Papyrus 400, Papyrus-Condensed 400c", .serif),
        family("Party LET", [], nil, "PartyLetPlain 400", .rounded),
        family("Savoye LET", ["Dancing Script", "Z003"], nil, "SavoyeLetPlain 400i", .serif),
        family(
            "Snell Roundhand", ["Z003", "Dancing Script"], nil,
            "SnellRoundhand 400i, SnellRoundhand-Bold 700i, SnellRoundhand-Black 900i", .serif),
        family("Zapfino", ["Z003"], nil, "Zapfino 400i", .serif),
    ]

    private static let signs = [
        family("Apple Symbols", ["Noto Sans Symbols", "DejaVu Sans"], nil, "AppleSymbols 400"),
        family("Symbol", ["Standard Symbols PS", "DejaVu Sans"], nil, "Symbol 400", .serif),
        family("Zapf Dingbats", ["D050000L", "Noto Sans Symbols2", "DejaVu Sans"], nil, "ZapfDingbatsITC 400"),
        family("Bodoni Ornaments", ["D050000L", "DejaVu Sans"], nil, "BodoniOrnamentsITCTT 400"),
    ]

    private static let scripts = [
        family("Al Nile", ["Noto Sans Arabic"], nil, "AlNile 400, AlNile-Bold 700"),
        family(
            "Arial Hebrew", ["Noto Sans Hebrew", "Liberation Sans"], nil,
            "ArialHebrew-Light 300, ArialHebrew 400, ArialHebrew-Bold 700"),
        family(
            "Damascus", ["Noto Sans Arabic"], nil,
            "DamascusLight 300, Damascus 400, DamascusMedium 500, DamascusSemiBold 600, DamascusBold 700"),
        family("Farah", ["Noto Sans Arabic"], nil, "Farah 400"),
        family("Geeza Pro", ["Noto Sans Arabic"], nil, "GeezaPro 400, GeezaPro-Bold 700"),
        family("Mishafi", ["Noto Naskh Arabic", "Noto Sans Arabic"], nil, "DiwanMishafi 400"),
        family(
            "Devanagari Sangam MN", ["Noto Sans Devanagari"], nil,
            "DevanagariSangamMN 400, DevanagariSangamMN-Bold 700"),
        family(
            "Kohinoor Devanagari", ["Noto Sans Devanagari"], nil,
            "KohinoorDevanagari-Light 300, KohinoorDevanagari-Regular 400, KohinoorDevanagari-Semibold 600"),
        family(
            "Kohinoor Bangla", ["Noto Sans Bengali"], nil,
            "KohinoorBangla-Light 300, KohinoorBangla-Regular 400, KohinoorBangla-Semibold 600"),
        family(
            "Kohinoor Telugu", ["Noto Sans Telugu"], nil,
            "KohinoorTelugu-Light 300, KohinoorTelugu-Regular 400, KohinoorTelugu-Medium 500"),
        family(
            "Kohinoor Gujarati", ["Noto Sans Gujarati"], nil,
            "KohinoorGujarati-Light 300, KohinoorGujarati-Regular 400, KohinoorGujarati-Bold 700"),
        family(
            "Mukta Mahee", ["Noto Sans Gurmukhi"], nil,
            "MuktaMahee-Light 300, MuktaMahee-Regular 400, MuktaMahee-Bold 700"),
        family("Tamil Sangam MN", ["Noto Sans Tamil"], nil, "TamilSangamMN 400, TamilSangamMN-Bold 700"),
        family(
            "Malayalam Sangam MN", ["Noto Sans Malayalam"], nil, "MalayalamSangamMN 400, MalayalamSangamMN-Bold 700"),
        family("Sinhala Sangam MN", ["Noto Sans Sinhala"], nil, "SinhalaSangamMN 400, SinhalaSangamMN-Bold 700"),
        family("Khmer Sangam MN", ["Noto Sans Khmer"], nil, "KhmerSangamMN 400"),
        family("Lao Sangam MN", ["Noto Sans Lao"], nil, "LaoSangamMN 400"),
        family("Myanmar Sangam MN", ["Noto Sans Myanmar"], nil, "MyanmarSangamMN 400, MyanmarSangamMN-Bold 700"),
        family("Kailasa", ["Noto Serif Tibetan"], nil, "Kailasa 400, Kailasa-Bold 700"),
        family("Kefa", ["Noto Sans Ethiopic"], nil, "Kefa-Regular 400"),
        family("Thonburi", ["Noto Sans Thai"], nil, "Thonburi-Light 300, Thonburi 400, Thonburi-Bold 700"),
        family(
            "Euphemia UCAS", ["Noto Sans Canadian Aboriginal"], nil,
            "EuphemiaUCAS 400, EuphemiaUCAS-Italic 400i, EuphemiaUCAS-Bold 700"),
    ]

    private static let eastern =
        [
            family("Apple Color Emoji", ["Noto Color Emoji"], nil, "AppleColorEmoji 400"),
            family(
                "Apple SD Gothic Neo", ["Noto Sans CJK KR"], nil,
                """
                AppleSDGothicNeo-UltraLight 100, AppleSDGothicNeo-Thin 200, AppleSDGothicNeo-Light 300, AppleSDGothicNeo-Regular 400, \
                AppleSDGothicNeo-Medium 500, AppleSDGothicNeo-SemiBold 600, AppleSDGothicNeo-Bold 700
                """),
            family(
                "Hiragino Mincho ProN", ["Noto Serif CJK JP"], nil, "HiraMinProN-W3 400, HiraMinProN-W6 600", .serif),
            family(
                "Hiragino Kaku Gothic ProN", ["Noto Sans CJK JP"], nil, "HiraKakuProN-W3 400, HiraKakuProN-W6 600"),
            family("Hiragino Maru Gothic ProN", ["Noto Sans CJK JP"], nil, "HiraMaruProN-W4 400", .rounded),
            family(
                "Hiragino Sans", ["Noto Sans CJK JP"], nil,
                "HiraginoSans-W3 400, HiraginoSans-W6 600, HiraginoSans-W7 700"),
        ]
        + ["SC", "TC", "HK"].map { place in
            family(
                "PingFang \(place)", ["Noto Sans CJK \(place)"], nil,
                [
                    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
                    ("Semibold", 600),
                ]
                .map { "PingFang\(place)-\($0.0) \($0.1)" }.joined(separator: ", "))
        }

    // MARK: Writing it down

    /// - Parameter faces: PostScript names with weights, `i` for slanted and `c` for condensed ones, parted by commas.
    private static func family(
        _ name: String, _ substitutes: [String], _ distances: AppleFontFamily.Distances?, _ faces: String,
        _ design: FontDescription.Design = .default
    ) -> AppleFontFamily {
        AppleFontFamily(
            name: name, faces: faces.split(separator: ",").compactMap(face), substitutes: substitutes, design: design,
            distances: distances)
    }

    private static func face(_ text: Substring) -> AppleFontFamily.Face? {
        let words = text.split(separator: " ")
        guard words.count == 2, let weight = Int(words[1].prefix { $0.isNumber }) else { return nil }
        return AppleFontFamily.Face(
            postScriptName: String(words[0]), weight: weight, isItalic: words[1].contains("i"),
            width: words[1].contains("c") ? -0.5 : 0)
    }

    private static func lines(
        _ ascender: CGFloat, _ descender: CGFloat, _ leading: CGFloat
    ) -> AppleFontFamily.Distances {
        AppleFontFamily.Distances(ascender: ascender, descender: descender, leading: leading, letters: nil)
    }

    private static func lines(
        _ ascender: CGFloat, _ descender: CGFloat, _ leading: CGFloat, _ cap: CGFloat, _ x: CGFloat,
        sample: (text: String, weight: Int, width: CGFloat)? = nil, stems: [Int: CGFloat] = [:],
        of stemLetter: Unicode.Scalar = "l"
    ) -> AppleFontFamily.Distances {
        AppleFontFamily.Distances(
            ascender: ascender, descender: descender, leading: leading,
            letters: .init(capHeight: cap, xHeight: x, sample: sample, stems: stems, stemLetter: stemLetter))
    }
}
