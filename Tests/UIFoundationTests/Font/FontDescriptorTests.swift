import Testing
import UIKit

/// The system font by way of descriptors.
struct FontDescriptorTests {
    private let system = UIFont.systemFont(ofSize: 17)

    @Test("A descriptor with attributes gives the system font itself")
    func system17() {
        let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
        let fonts = [
            UIFont(descriptor: system.fontDescriptor, size: 0),
            UIFont(descriptor: system.fontDescriptor.addingAttributes([.featureSettings: [feature]]), size: 0),
            UIFont(descriptor: system.fontDescriptor.addingAttributes(system.fontDescriptor.fontAttributes), size: 0),
            UIFont(descriptor: UIFontDescriptor(fontAttributes: system.fontDescriptor.fontAttributes), size: 0),
            UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: system.familyName, .size: 17]), size: 0),
            UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: system.fontName]), size: 17),
            UIFont(descriptor: system.fontDescriptor.withFamily(system.familyName), size: 17),
            UIFont(descriptor: UIFontDescriptor(fontAttributes: [.size: 17]), size: 0),
        ]
        for font in fonts {
            #expect(font.lineHeight == system.lineHeight)
            #expect(font.familyName == system.familyName)
            #expect(font.pointSize == 17)
        }
    }

    /// Measured by BonMot's tests on iOS, and by who printed descriptors.
    @Test("attributes are what a font is asked for by, and no more")
    func bareAttributes() throws {
        let named = try #require(UIFont(name: "Avenir-Roman", size: 10))
        #expect(named.fontDescriptor.fontAttributes.count == 2)
        #expect(named.fontDescriptor.fontAttributes[.name] as? String == "Avenir-Roman")
        #expect(named.fontDescriptor.fontAttributes[.size] as? Int == 10)
        #expect(named.fontDescriptor.fontAttributes[.size] as? CGFloat == 10)
        #expect(named.fontDescriptor.object(forKey: .family) as? String == "Avenir")
        #expect(named.fontDescriptor.object(forKey: .traits) != nil)
        var attributes = named.fontDescriptor.fontAttributes
        attributes[.featureSettings] = [[UIFontDescriptor.FeatureKey.type: 1, .selector: 1]]
        attributes[.textStyle] = "Test"
        let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
        #expect(again.fontDescriptor.fontAttributes[.textStyle] == nil)
        #expect(system.fontDescriptor.fontAttributes.count == 2)
        #expect(system.fontDescriptor.fontAttributes[.textStyle] as? String == "CTFontRegularUsage")
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        #expect(body.fontAttributes.count == 2)
    }

    @Test("fonts of the system survive their attributes")
    func systemFontsAgain() {
        let fonts: [UIFont] = [
            .systemFont(ofSize: 12, weight: .thin), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
            .systemFont(ofSize: 12, weight: .init(0.27)), .systemFont(ofSize: 12, weight: .heavy, width: .condensed),
            .preferredFont(forTextStyle: .headline), .monospacedSystemFont(ofSize: 12, weight: .black),
        ]
        for font in fonts {
            let attributes = font.fontDescriptor.fontAttributes
            #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0) == font)
        }
    }

    @Test("text that names no font is in Helvetica of 12 points")
    func textWithoutFont() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 12))
        let plain = NSAttributedString(string: "Test string")
        let named = NSAttributedString(string: "Test string", attributes: [.font: font])
        #expect(plain.size() == named.size())
        #expect(("Test string" as NSString).size(withAttributes: [:]) == named.size())
        #expect(
            CTLineGetTypographicBounds(CTLineCreateWithAttributedString(plain), nil, nil, nil)
                == CTLineGetTypographicBounds(CTLineCreateWithAttributedString(named), nil, nil, nil))
    }

    @Test func weightsComeHoweverTheyAreBoxed() {
        for weight in [UIFont.Weight.bold, UIFont.Weight.bold.rawValue, Double(UIFont.Weight.bold.rawValue)] as [Any] {
            let descriptor = system.fontDescriptor.addingAttributes([
                .traits: [UIFontDescriptor.TraitKey.weight: weight]
            ])
            #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 17, weight: .bold))
        }
        let symbols = UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]).rawValue
        let descriptor = system.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: symbols]]
        )
        #expect(descriptor.symbolicTraits == [.traitBold, .traitItalic])
    }

    @Test(arguments: [UIFontDescriptor.SystemDesign.default, .serif, .rounded, .monospaced])
    func designsSurviveTheirAttributes(_ design: UIFontDescriptor.SystemDesign) throws {
        let descriptor = try #require(system.fontDescriptor.withDesign(design))
        let font = UIFont(descriptor: descriptor, size: 0)
        let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: descriptor.fontAttributes), size: 0)
        #expect(again.lineHeight == font.lineHeight)
        #expect(again.familyName == font.familyName)
    }

    @Test("features have Apple's numbers: digits of one width, small capitals, fractions")
    func featureNumbers() {
        func width(_ text: String, _ type: Int, _ selector: Int) -> CGFloat {
            let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: type, .selector: selector]
            let descriptor = system.fontDescriptor.addingAttributes([.featureSettings: [feature]])
            return (text as NSString).size(withAttributes: [.font: UIFont(descriptor: descriptor, size: 17)]).width
        }
        #expect(
            width("111", kNumberSpacingType, kMonospacedNumbersSelector)
                == width("000", kNumberSpacingType, kMonospacedNumbersSelector))
        #expect(kStylisticAltSixOnSelector == 12)
        #expect(kUpperCaseSmallCapsSelector == 1)
        #expect(kDiagonalFractionsSelector == 2)
    }

    @Test("a font without a size has 12 points")
    func withoutASize() {
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
        #expect(UIFont.boldSystemFont(ofSize: 0).pointSize == 12)
        #expect(UIFont(descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor, size: 0).pointSize == 20)
    }

    @Test("the name that people read finds the font")
    func visibleName() {
        let bold = UIFontDescriptor(name: "Helvetica-Bold", size: 20)
        #expect(bold.object(forKey: .visibleName) as? String == "Helvetica Bold")
        let asked = UIFontDescriptor(fontAttributes: [.visibleName: "Helvetica Bold", .size: NSNumber(value: 20)])
        #expect(asked.postscriptName == bold.postscriptName)
        #expect(asked.pointSize == 20)
    }

    /// As Microsoft/WinObjC's tests have it of Apple's systems.
    @Test("attributes are kept as they were given")
    func givenAttributes() {
        let arial = UIFontDescriptor(name: "Arial", size: 12.5)
        #expect(arial.object(forKey: .name) as? String == "Arial")
        #expect(arial.pointSize == 12.5)
        #expect(UIFontDescriptor(fontAttributes: [.size: "large"]).pointSize == 0)
        let free = UIFontDescriptor.AttributeName(rawValue: "NSCTFontMatrixAttribute")
        let named = UIFontDescriptor(name: "FontName", size: 144).addingAttributes([.size: 10.0, free: "free"])
        #expect(Set(named.fontAttributes.keys) == [.size, .name, free])
        #expect(named.object(forKey: .name) as? String == "FontName")
        #expect(named.object(forKey: free) as? String == "free")
        let family = named.withFamily("Georgia")
        #expect(family.object(forKey: .family) as? String == "Georgia")
        #expect(family.object(forKey: .name) == nil)
        let face = UIFontDescriptor(fontAttributes: [.family: "Georgia", .size: 10]).withFace("Bold Italic")
        #expect(face.object(forKey: .face) as? String == "Bold Italic")
        #expect(face.symbolicTraits.contains([.traitBold, .traitItalic]))
    }
}
