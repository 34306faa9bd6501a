import Testing

@testable import CoreGraphics
@testable import UIFoundation
@testable import UIKit

/// What stands in for iOS's fonts where they are not installed: names and lines are theirs, letters are as wide where such fonts are there.
@Suite struct FontTwinTests {
    private func twin(_ family: String, _ installed: Set<String>) -> String? {
        AppleFontFamily.named(family)?.standIn { installed.contains($0) ? $0 : nil }
    }

    @Test func helveticaAndArialAreTheirMetricTwins() {
        let all: Set = ["Nimbus Sans", "Liberation Sans", "Inter", "Noto Sans", "DejaVu Sans"]
        #expect(twin("Helvetica", all) == "Nimbus Sans")
        #expect(twin("helveticaneue", all) == "Nimbus Sans")
        #expect(twin("Arial", all) == "Liberation Sans")
        #expect(twin("Helvetica", ["Liberation Sans", "Inter"]) == "Liberation Sans")
        #expect(twin("Times New Roman", ["Liberation Serif"]) == "Liberation Serif")
    }

    @Test func theyAreNeverTheSystemFont() {
        #expect(twin("Helvetica", ["Inter", "Noto Sans"]) == "Noto Sans")
        #expect(twin("Arial", ["Inter", "DejaVu Sans"]) == "DejaVu Sans")
        #expect(UIFont(name: "Helvetica", size: 12)?.familyName != "Inter")
        #expect(twin("Avenir", ["Inter", "Noto Sans"]) == nil)
    }

    /// Helvetica's were printed on a phone at 17 points, Helvetica Neue's at 16.
    @Test func linesAreAsHighAsOnAPhone() throws {
        let helvetica = try #require(UIFont(name: "Helvetica", size: 17))
        #expect(abs(helvetica.ascender - 15.640_332) < 1e-4)
        #expect(abs(helvetica.descender + 3.909_668) < 1e-4)
        #expect(helvetica.leading == 0)
        #expect(abs(helvetica.lineHeight - 19.55) < 1e-4)
        let neue = try #require(UIFont(name: "HelveticaNeue", size: 16))
        #expect(abs(neue.ascender - 15.232) < 1e-6)
        #expect(abs(neue.descender + 3.408) < 1e-6)
        #expect(abs(neue.leading - 0.448) < 1e-6)
        #expect(abs(neue.xHeight - 8.368) < 1e-6)
        let avenir = try #require(UIFont(name: "AvenirNext-Medium", size: 10))
        #expect(abs(avenir.lineHeight - 13.66) < 1e-6)
    }

    @Test(arguments: [
        ("Helvetica-Bold", "Helvetica", "Helvetica-Bold"), ("ArialMT", "Arial", "ArialMT"),
        ("Arial", "Arial", "ArialMT"),
        ("Helvetica Neue", "Helvetica Neue", "HelveticaNeue"),
        ("HelveticaNeue-Light", "Helvetica Neue", "HelveticaNeue-Light"),
        ("TimesNewRomanPS-BoldMT", "Times New Roman", "TimesNewRomanPS-BoldMT"),
        ("SnellRoundhand", "Snell Roundhand", "SnellRoundhand"),
        ("Papyrus", "Papyrus", "Papyrus"), ("Futura-CondensedMedium", "Futura", "Futura-CondensedMedium"),
        ("BradleyHandITCTT-Bold", "Bradley Hand", "BradleyHandITCTT-Bold"),
        ("ZapfDingbatsITC", "Zapf Dingbats", "ZapfDingbatsITC"), ("Symbol", "Symbol", "Symbol"),
        ("HiraKakuProN-W6", "Hiragino Kaku Gothic ProN", "HiraKakuProN-W6"), ("GeezaPro", "Geeza Pro", "GeezaPro"),
    ]) func namesAreTheOnesAskedFor(_ asked: String, _ family: String, _ face: String) throws {
        let font = try #require(UIFont(name: asked, size: 15))
        #expect(font.familyName == family)
        #expect(font.fontName == face)
        #expect(UIFont(name: font.fontName, size: 15) == font)
        #expect(UIFont.fontNames(forFamilyName: family).contains(face))
    }

    @Test func everyFaceIsFoundByItsName() {
        for family in AppleFontFamily.all {
            for face in family.faces where FontFace.installed(face.postScriptName) == nil {
                let font = UIFont(name: face.postScriptName, size: 10)
                #expect(
                    font?.fontName == face.postScriptName,
                    "\(face.postScriptName) became \(font?.fontName ?? "nothing")")
            }
        }
    }

    @Test func descriptorsMakeFacesBolder() throws {
        let font = try #require(UIFont(name: "AvenirNext-Regular", size: 12))
        let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontName == "AvenirNext-Bold")
        let italic = UIFontDescriptor(fontAttributes: [.family: "Georgia"]).withSymbolicTraits(.traitItalic)
        #expect(try UIFont(descriptor: #require(italic), size: 12).fontName == "Georgia-Italic")
    }
}
