import Testing

@testable import UIFoundation
@testable import UIKit

/// Fixed and dynamic colours.
@MainActor @Suite struct UIColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> UInt32 {
        color.resolvedColor(with: traits).cgColor.rgba.pixel & 0xFF_FFFF
    }

    @Test("colours describe themselves as on Apple's systems")
    func descriptions() {
        #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect("\(UIColor(white: 0.5, alpha: 0.25))" == "UIExtendedGrayColorSpace 0.5 0.25")
        #expect("\(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1))" == "UIDisplayP3ColorSpace 0 1 0 1")
    }

    @Test("the palette has iOS's values in both styles")
    func palette() {
        let cases: [(UIColor, UInt32, UInt32)] = [
            (.systemBlue, 0x007AFF, 0x0A84FF), (.systemRed, 0xFF3B30, 0xFF453A), (.systemGray6, 0xF2F2F7, 0x1C1C1E),
            (.systemBackground, 0xFFFFFF, 0x000000), (.label, 0x000000, 0xFFFFFF),
        ]
        for (color, lightValue, darkValue) in cases {
            #expect(bytes(color, light) == lightValue)
            #expect(bytes(color, dark) == darkValue)
        }
        #expect(abs(UIColor.secondaryLabel.resolvedColor(with: dark).cgColor.alpha - 0.6) < 1e-6)
        let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(bytes(.systemBackground, raised) == 0x1C1C1E)
    }

    @Test("a dynamic colour stays dynamic with another alpha, and is resolved by the current traits")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
        #expect(color.resolvedColor(with: dark).cgColor.components?.first == 1)
        #expect(color.resolvedColor(with: light).cgColor.alpha == 0.5)
        var current: CGColor?
        dark.performAsCurrent { current = UIColor.label.cgColor }
        #expect(current?.components?.first == 1)
    }

    @Test("components come out as they went in")
    func components() {
        var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(
            UIColor(hue: 0.6, saturation: 0.7, brightness: 0.8, alpha: 0.9).getHue(
                &h, saturation: &s, brightness: &b, alpha: &a))
        #expect(abs(h - 0.6) + abs(s - 0.7) + abs(b - 0.8) + abs(a - 0.9) < 1e-9)
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(UIColor(white: 0.25, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &a))
        #expect([red, green, blue, a] == [0.25, 0.25, 0.25, 1])
        #expect(
            UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
        let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(literal.cgColor.rgba == UIColor.red.cgColor.rgba)
    }
}

/// Fonts, text styles and their sizes.
@MainActor @Suite struct UIFontTests {
    @Test("who asks for the same system font again gets the same object")
    func systemFontsAreKept() {
        #expect(UIFont.systemFont(ofSize: 15) === UIFont.systemFont(ofSize: 15, weight: .regular))
        #expect(UIFont.boldSystemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont.systemFont(ofSize: 15) !== UIFont.systemFont(ofSize: 16))
        for size in [0, -3, 12.5, 1000, .nan, .infinity] as [CGFloat] {
            #expect(UIFont.systemFont(ofSize: size).pointSize > 0)
        }
    }

    @Test("text styles follow the content size category")
    func dynamicType() {
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: largest) == 106)
    }

    @Test("weights, traits and names")
    func values() throws {
        for (weight, number) in [(UIFont.Weight.ultraLight, 100), (.regular, 400), (.semibold, 600), (.black, 900)] {
            #expect(weight.openType == number)
            #expect(UIFont.Weight(openType: number) == weight)
        }
        let italic = try #require(
            UIFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold]))
        #expect(UIFont(descriptor: italic, size: 0) == UIFont(FontDescription(size: 10, weight: 600, isItalic: true)))
        #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
        // A family without a twin of the same widths, which could lack the weight.
        let (avenir, messages) = Diagnostics.collecting { UIFont(name: "AvenirNext-UltraLightItalic", size: 12) }
        #expect(avenir?.font.weight == 100)
        #expect(avenir?.font.isItalic == true)
        #expect(messages.count <= 1)
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    }
}

/// Images and what makes them.
@MainActor @Suite struct UIImageTests {
    private func picture(_ size: CGSize = CGSize(width: 3, height: 3), scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    @Test("a renderer draws with y down at its scale, and leaves no context behind")
    func renderer() throws {
        let image = picture(scale: 2)
        #expect(image.size == CGSize(width: 3, height: 3))
        let bitmap = try #require(image.cgImage)
        #expect((bitmap.width, bitmap.height) == (6, 6))
        #expect(bitmap.straightPixel(1, 1) == StraightPixel(0xFF00_00FF))
        #expect(bitmap.straightPixel(1, 3) == StraightPixel(0xFFFF_0000))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("orientation turns size and pixels")
    func orientation() throws {
        let bitmap = try #require(picture(CGSize(width: 4, height: 2)).cgImage)
        let right = UIImage(cgImage: bitmap, scale: 1, orientation: .right)
        #expect(right.size == CGSize(width: 2, height: 4))
        #expect(right.uprightBitmap?.straightPixel(1, 0) == StraightPixel(0xFF00_00FF))
        let data = try #require(right.pngData())
        #expect(UIImage(data: data)?.size == CGSize(width: 2, height: 4))
        #expect(UIImage(data: Data("nothing".utf8)) == nil)
        #expect(right.jpegData(compressionQuality: 0.9).map { UIImage(data: $0)?.size } == CGSize(width: 2, height: 4))
    }

    @Test("the corners of a resizable image keep their size")
    func nineParts() throws {
        let image = picture().resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let bitmap = try #require(drawn.cgImage)
        #expect(bitmap.straightPixel(0, 0) == StraightPixel(0xFF00_00FF))
        #expect(bitmap.straightPixel(1, 1) == StraightPixel(0xFFFF_0000))
        #expect(bitmap.straightPixel(19, 19) == StraightPixel(0xFFFF_0000))
    }

    @Test("tinted and template images, symbols known and unknown")
    func symbols() throws {
        let tinted = picture().withTintColor(.green)
        #expect(tinted.uprightBitmap?.straightPixel(2, 2) == StraightPixel(0xFF00_FF00))
        let symbol = try #require(UIImage(systemName: "xmark"))
        #expect(symbol.isSymbolImage)
        #expect(symbol.renderingMode == .alwaysTemplate)
        let large = try #require(symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40)))
        #expect(large.size.width > symbol.size.width)
        let (missing, messages) = Diagnostics.collecting { UIImage(systemName: "no.such.symbol") }
        #expect(missing == nil)
        #expect(messages.count == 1)
    }
}

/// Bézier paths of UIKit.
@MainActor @Suite struct UIBezierPathTests {
    @Test("clockwise is as seen on the screen")
    func arcs() {
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(quarter.currentPoint.y > 9.9)
        #expect(abs(quarter.cgPath.length - 5 * .pi) < 0.01)
    }

    @Test("rounded corners are continuous, single ones can be left out")
    func roundedRect() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(!UIBezierPath(roundedRect: rect, cornerRadius: 20).contains(CGPoint(x: 2, y: 2)))
        let one = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .bottomRight, cornerRadii: CGSize(width: 20, height: 20))
        #expect(one.contains(CGPoint(x: 2, y: 2)))
        #expect(!one.contains(CGPoint(x: 98, y: 98)))
    }

    @Test("a copy is its own path")
    func copying() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.lineWidth = 4
        let copy = try #require(path.copy() as? UIBezierPath)
        copy.apply(CGAffineTransform(scaleX: 2, y: 2))
        #expect(path.bounds.width == 1)
        #expect(copy.bounds.width == 2)
        #expect(copy.lineWidth == 4)
    }
}
