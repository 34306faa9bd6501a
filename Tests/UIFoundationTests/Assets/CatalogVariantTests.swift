import CoreGraphics
import Testing

@testable import UIFoundation
@testable import UIKit

/// Which of an item's variants is taken in size classes, with strong contrast and on ordinary screens.
@MainActor @Suite("Variants in asset catalogs", .serialized) struct CatalogVariantTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("variants-\(UUID().uuidString)")

    private func bundle(_ item: String, _ contents: String, _ widths: [String: Int] = [:]) throws -> Bundle {
        let place = folder.appendingPathComponent("Art.xcassets/\(item)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
        for (name, width) in widths {
            let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"10\"/>"
            try Data(svg.utf8).write(to: place.appendingPathComponent(name))
        }
        return try #require(Bundle(path: folder.path))
    }

    private func traits(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = .light
            $0.accessibilityContrast = .normal
            change(&$0)
        }
    }

    @Test("images for size classes come before those for any, and others' are not taken")
    func sizeClasses() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try bundle(
            "bar.imageset",
            """
            {"images":[{"filename":"any.svg","idiom":"universal"},
            {"filename":"low.svg","idiom":"universal","height-class":"compact"},
            {"filename":"wide.svg","idiom":"universal","height-class":"compact","width-class":"regular"}]}
            """, ["any.svg": 10, "low.svg": 20, "wide.svg": 30])
        func width(_ across: UIUserInterfaceSizeClass, _ down: UIUserInterfaceSizeClass) -> CGFloat? {
            let traits = traits {
                $0.horizontalSizeClass = across
                $0.verticalSizeClass = down
            }
            return UIImage(named: "bar", in: bundle, compatibleWith: traits)?.size.width
        }
        #expect(width(.compact, .regular) == 10)
        #expect(width(.compact, .compact) == 20)
        #expect(width(.regular, .compact) == 30)
        #expect(width(.regular, .regular) == 10)
    }

    @Test("images for strong contrast are taken where it is asked for, and those for other screens are not")
    func contrast() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let high = "\"appearances\":[{\"appearance\":\"contrast\",\"value\":\"high\"}]"
        let bundle = try bundle(
            "bar.imageset",
            """
            {"images":[{"filename":"wide.svg","idiom":"universal","display-gamut":"display-P3"},
            {"filename":"any.svg","idiom":"universal","display-gamut":"sRGB"},
            {"filename":"high.svg","idiom":"universal",\(high)}]}
            """, ["any.svg": 10, "high.svg": 20, "wide.svg": 30])
        let usual = traits { _ in }, strong = traits { $0.accessibilityContrast = .high }
        #expect(UIImage(named: "bar", in: bundle, compatibleWith: usual)?.size.width == 10)
        #expect(UIImage(named: "bar", in: bundle, compatibleWith: strong)?.size.width == 20)
    }

    @Test("colours have variants for strong contrast, light and dark")
    func colors() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func entry(_ white: String, _ appearances: String) -> String {
            """
            {"idiom":"universal","appearances":[\(appearances)],
            "color":{"color-space":"gray-gamma-22","components":{"white":"\(white)","alpha":"1.000"}}}
            """
        }
        let dark = "{\"appearance\":\"luminosity\",\"value\":\"dark\"}"
        let high = "{\"appearance\":\"contrast\",\"value\":\"high\"}"
        let entries = [
            entry("0.200", ""), entry("0.400", dark), entry("0.600", high), entry("0.800", "\(dark),\(high)"),
        ]
        let bundle = try bundle("tone.colorset", "{\"colors\":[\(entries.joined(separator: ","))]}")
        let color = try #require(UIColor(named: "tone", in: bundle, compatibleWith: nil))
        // Measured by MessageKit's tests on iOS.
        #expect(color == UIColor(named: "tone", in: bundle, compatibleWith: nil))
        #expect(color.hash == UIColor(named: "tone", in: bundle, compatibleWith: nil)?.hash)
        #expect(color != UIColor.adaptive(.black, .white))
        func white(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGFloat {
            var white: CGFloat = 0
            color.resolvedColor(
                with: traits {
                    $0.userInterfaceStyle = style
                    $0.accessibilityContrast = contrast
                }
            ).getWhite(&white, alpha: nil)
            return (white * 10).rounded() / 10
        }
        #expect(white(.light, .normal) == 0.2)
        #expect(white(.dark, .normal) == 0.4)
        #expect(white(.light, .high) == 0.6)
        #expect(white(.dark, .high) == 0.8)
    }
}
