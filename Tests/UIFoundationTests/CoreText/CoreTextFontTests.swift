import Foundation
import Testing
import UIKit

/// Fonts and descriptors of Core Text as WinObjC's tests have them, which their authors ran on OS X.
@Suite struct CoreTextFontTests {
    private func font(_ name: String, _ size: CGFloat = 12) -> CTFont {
        CTFontCreateWithName(name as NSString, size, nil)
    }

    @Test(
        "fonts are found by their full names and have them",
        arguments: [
            ("Arial Italic", "Arial-ItalicMT", "Arial"), ("Arial Bold", "Arial-BoldMT", "Arial"),
            ("Courier New Bold Italic", "CourierNewPS-BoldItalicMT", "Courier New"),
            ("Times New Roman", "TimesNewRomanPSMT", "Times New Roman"),
            ("Helvetica Neue Light Italic", "HelveticaNeue-LightItalic", "Helvetica Neue"),
            ("DejaVu Sans Bold", "DejaVuSans-Bold", "DejaVu Sans"),
        ])
    func fullNames(name: String, postScriptName: String, family: String) {
        let found = font(name, 15)
        #expect(CTFontCopyPostScriptName(found) as String == postScriptName)
        #expect(CTFontCopyFamilyName(found) as String == family)
        #expect(CTFontCopyFullName(found) as String == name)
        #expect(CTFontCopyDisplayName(found) as String == name)
        #expect(CTFontCopyName(found, kCTFontFullNameKey) as String? == name)
        #expect(CTFontCopyAttribute(found, kCTFontNameAttribute) as? String == postScriptName)
        #expect(CTFontCopyAttribute(found, kCTFontDisplayNameAttribute) as? String == name)
        #expect(CTFontCreateWithName(name.uppercased() as NSString, 15, nil) == found)
        let graphics = CTFontCopyGraphicsFont(found, nil)
        #expect(graphics.fullName as String? == name)
    }

    @Test("traits have the bits of the font: letters of one width too")
    func traits() throws {
        for name in ["Courier", "Courier New", "Menlo", "DejaVu Sans Mono"] {
            #expect(CTFontGetSymbolicTraits(font(name)).contains(.traitMonoSpace), "\(name)")
        }
        #expect(CTFontGetSymbolicTraits(font("Arial Bold")) == .traitBold)
        #expect(CTFontGetSymbolicTraits(font("Courier-BoldOblique")) == [.traitBold, .traitItalic, .traitMonoSpace])
        let bold = font("Courier").fontDescriptor.withSymbolicTraits([.traitBold, .traitMonoSpace])
        #expect(bold?.postscriptName == "Courier-Bold")
        let traits = CTFontCopyTraits(font("Courier-BoldOblique"))
        #expect(abs((traits[kCTFontWeightTrait] as? Double ?? 0) - 0.4) < 0.001)
        #expect(traits[kCTFontWidthTrait] as? Double == 0)
        #expect(abs((traits[kCTFontSlantTrait] as? Double ?? 0) - 0.0667) < 0.001)
        let plain = font("Arial")
        #expect((CTFontCopyTraits(plain)[kCTFontSymbolicTrait] as? NSNumber)?.uint32Value == 0)
        #expect(CTFontCopyTraits(plain)[kCTFontSlantTrait] as? Double == 0)
        #expect(CTFontGetSlantAngle(plain) == 0)
    }

    @Test("a matrix turns outlines and stays with copies")
    func matrices() throws {
        var turn = CGAffineTransform(rotationAngle: 0.5), move = CGAffineTransform(translationX: 7, y: 9)
        let plain = font("DejaVuSans", 100), turned = CTFontCreateWithName("DejaVuSans", 100, &turn)
        #expect(CTFontGetMatrix(plain) == .identity)
        #expect(CTFontGetMatrix(turned) == turn)
        #expect(plain != turned)
        #expect(CTFontGetMatrix(CTFontCreateCopyWithAttributes(turned, 20, nil, nil)) == turn)
        var glyph: CGGlyph = 0
        CTFontGetGlyphsForCharacters(turned, Array("R".utf16), &glyph, 1)
        let outline = try #require(CTFontCreatePathForGlyph(plain, glyph, nil))
        var both = turn.concatenating(move)
        let expected = try #require(outline.copy(using: &both)).boundingBoxOfPath
        let found = try #require(CTFontCreatePathForGlyph(turned, glyph, &move)).boundingBoxOfPath
        #expect(abs(found.minX - expected.minX) < 0.01)
        #expect(abs(found.maxY - expected.maxY) < 0.01)
        #expect(abs(found.width - expected.width) < 0.01)
        #expect(abs(found.height - expected.height) < 0.01)
    }

    @Test("a copy in another family keeps the traits; a family that does not exist has none")
    func families() {
        let italic = font("Arial-ItalicMT", 100)
        #expect(CTFontCreateCopyWithFamily(italic, 105.4, nil, "Trebuchet MS") == font("TrebuchetMS-Italic", 105.4))
        #expect(CTFontCreateCopyWithFamily(italic, 100, nil, "DoesNotExistFamily") == nil)
    }

    @Test("descriptors match the fonts of a family, or one by its name or its style")
    func descriptors() throws {
        func descriptor(_ values: [CFString: Any]) -> CTFontDescriptor {
            let attributes = NSMutableDictionary()
            for (key, value) in values { attributes[key] = value }
            return CTFontDescriptorCreateWithAttributes(attributes)
        }
        func names(_ descriptor: CTFontDescriptor, _ mandatory: [CFString] = []) -> [String] {
            let found = CTFontDescriptorCreateMatchingFontDescriptors(descriptor, NSSet(array: mandatory))
            return (found as? [CTFontDescriptor] ?? []).compactMap {
                CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String
            }
        }
        #expect(names(CTFontDescriptorCreateWithNameAndSize("ARIALMT", 25.5)) == ["ArialMT"])
        let family = names(descriptor([kCTFontFamilyNameAttribute: "ARIAL"]))
        #expect(family.count == 4)
        #expect(family.first == "ArialMT")
        let wrong = descriptor([kCTFontFamilyNameAttribute: "ARIAL", kCTFontStyleNameAttribute: "IMPOSSIBLE"])
        #expect(names(wrong, [kCTFontFamilyNameAttribute]).count == 4)
        #expect(names(wrong, [kCTFontFamilyNameAttribute, kCTFontStyleNameAttribute]).isEmpty)
        let italic = descriptor([kCTFontFamilyNameAttribute: "ARIAL", kCTFontStyleNameAttribute: "ITALIC"])
        #expect(names(italic, [kCTFontStyleNameAttribute]) == ["Arial-ItalicMT"])
        #expect(CTFontDescriptorCreateMatchingFontDescriptor(italic, nil)?.postscriptName == "Arial-ItalicMT")
        let bold = descriptor([
            kCTFontFamilyNameAttribute: "Courier New", kCTFontSizeAttribute: 9,
            kCTFontTraitsAttribute: [kCTFontWeightTrait as String: 0.4] as NSDictionary,
        ])
        #expect(CTFontCreateWithFontDescriptor(bold, 0, nil) == font("CourierNewPS-BoldMT", 9))
        let larger = CTFontDescriptorCreateCopyWithAttributes(bold, [kCTFontSizeAttribute: 30] as NSDictionary)
        #expect(CTFontDescriptorCopyAttribute(larger, kCTFontSizeAttribute) as? Double == 30)
        #expect(CTFontDescriptorCopyAttributes(larger)[kCTFontFamilyNameAttribute] as? String == "Courier New")
        #expect(CTFontDescriptorCopyAttributes(larger)[kCTFontNameAttribute] == nil)
    }

    @Test("names and tables are the font file's")
    func tables() throws {
        let plain = font("DejaVuSans", 2048)
        #expect(CTFontCopyName(plain, kCTFontStyleNameKey) as String? == "Book")
        #expect((CTFontCopyName(plain, kCTFontVersionNameKey) as String?)?.hasPrefix("Version") == true)
        var language: Unmanaged<CFString>?
        #expect(CTFontCopyLocalizedName(plain, kCTFontFamilyNameKey, &language) as String? == "DejaVu Sans")
        #expect(language?.takeRetainedValue() as String? == "en")
        let tags = try #require(CTFontCopyAvailableTables(plain, []) as? [CTFontTableTag])
        #expect(tags.contains(CTFontTableTag(kCTFontTableHead)))
        #expect(CTFontCopyTable(plain, CTFontTableTag(kCTFontTableHead), [])?.length == 54)
        #expect(CTFontCopyTable(plain, 0, []) == nil)
        let box = CTFontGetBoundingBox(plain)
        #expect(box.minX < 0)
        #expect(box.minY < 0)
        #expect(box.width > 2048)
        #expect(box == box.integral)
    }

    @Test("a paragraph style tells its settings, and a text of Core Foundation has attributes")
    func styles() {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing, style.lineBreakMode) = (.right, 7, .byClipping)
        var alignment: UInt8 = 9, mode: UInt8 = 9, spacing: CGFloat = 0
        #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &alignment))
        #expect(CTParagraphStyleGetValueForSpecifier(style, .lineBreakMode, 1, &mode))
        #expect(CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, 8, &spacing))
        #expect(alignment == CTTextAlignment.right.rawValue)
        #expect(mode == CTLineBreakMode.byClipping.rawValue)
        #expect(spacing == 7)
        #expect(!CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, 4, &spacing))
        let text = CFAttributedStringCreateMutable(kCFAllocatorDefault, 0)!
        CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "abcd")
        CFAttributedStringSetAttribute(text, CFRangeMake(1, 2), kCTKernAttributeName, NSNumber(value: 3))
        var range = CFRange()
        let kern = CFAttributedStringGetAttribute(text, 2, kCTKernAttributeName, &range)
        #expect((kern as? NSNumber)?.intValue == 3)
        #expect(range == CFRangeMake(1, 2))
        #expect(CFAttributedStringGetAttribute(text, 0, kCTKernAttributeName, nil) == nil)
    }
}
