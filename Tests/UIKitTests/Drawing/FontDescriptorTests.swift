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

    @Test func weightsComeHoweverTheyAreBoxed() {
        for weight in [UIFont.Weight.bold, UIFont.Weight.bold.rawValue, Double(UIFont.Weight.bold.rawValue)] as [Any] {
            let descriptor = system.fontDescriptor.addingAttributes([
                .traits: [UIFontDescriptor.TraitKey.weight: weight]
            ])
            #expect(UIFont(descriptor: descriptor, size: 0) == .boldSystemFont(ofSize: 17))
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
}
