import CoreGraphics
import MutoscopeTesting
import TestSupport
import Testing

@testable import UIFoundation
@testable import UIKit

/// What catalogs hold besides bitmaps in three scales.
@MainActor @Suite(.serialized) struct CatalogFormTests {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)

    init() throws { temporary = try TemporaryFolder() }

    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#f00"/></svg>
        """
    private static let pdf = """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R >> endobj
        4 0 obj << /Length 29 >> stream
        1 0 0 rg 0 0 10 10 re f
        endstream endobj
        trailer << /Root 1 0 R >>
        %%EOF
        """

    private func write(_ item: String, _ contents: String, _ files: [String: String] = [:]) throws -> Bundle {
        let place = folder.appendingPathComponent("Art.xcassets/\(item)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
        for (name, text) in files { try Data(text.utf8).write(to: place.appendingPathComponent(name)) }
        return try #require(Bundle(path: folder.path))
    }

    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> UInt32 {
        image?.buffer[x, y] ?? 0
    }

    @Test(arguments: ["svg", "pdf"]) func drawingsAreDrawnForTheScreen(ending: String) throws {
        let bundle = try write(
            "bar.imageset", #"{"images":[{"filename":"bar.\#(ending)","idiom":"universal"}]}"#,
            ["bar.\(ending)": ending == "svg" ? Self.svg : Self.pdf])
        let image = try #require(UIImage(named: "bar", in: bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == 2)
        #expect(pixel(image.cgImage, 18, 10) == 0xFFFF_0000)
        #expect(pixel(image.cgImage, 22, 10) >> 24 == 0)
    }

    @Test func keptDrawingsStaySharp() throws {
        let bundle = try write(
            "bar.imageset",
            #"{"images":[{"filename":"bar.svg"}],"properties":{"preserves-vector-representation":true}}"#,
            ["bar.svg": Self.svg])
        let view = UIImageView(image: UIImage(named: "bar", in: bundle, compatibleWith: nil))
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        view.contentMode = .scaleAspectFit
        screen.show(view)
        screen.advance(by: 0.1)
        let shown = try #require(view.layer.contents as? CGImage)
        #expect(shown.width == 160)
        #expect(shown.height == 80)
        #expect(pixel(shown, 79, 40) == 0xFFFF_0000)
        #expect(pixel(shown, 80, 40) >> 24 == 0)
    }

    @Test func slicesGrowInTheMiddle() throws {
        let bundle = try write(
            "box.imageset",
            #"""
            {"images":[{"filename":"box.svg","resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":1},
             "cap-insets":{"top":2,"left":3,"bottom":4,"right":5}}}]}
            """#, ["box.svg": Self.svg])
        let image = try #require(UIImage(named: "box", in: bundle, compatibleWith: nil))
        #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
        #expect(image.resizingMode == .tile)
    }

    @Test func languagesHaveImagesOfTheirOwn() throws {
        let french = Self.svg.replacingOccurrences(of: "#f00", with: "#00f")
        let bundle = try write(
            "word.imageset", #"{"images":[{"filename":"a.svg"},{"filename":"f.svg","locale":"fr"}]}"#,
            ["a.svg": Self.svg, "f.svg": french])
        #expect(pixel(UIImage(named: "word", in: bundle, compatibleWith: nil)?.cgImage, 4, 4) == 0xFFFF_0000)
        UserLocale.choose(Locale(identifier: "fr_CA"))
        defer { UserLocale.choose(nil) }
        #expect(pixel(UIImage(named: "word", in: bundle, compatibleWith: nil)?.cgImage, 4, 4) == 0xFF00_00FF)
    }

    @Test func anImageViewTakesTheImageOfItsSurroundings() throws {
        let dark = Self.svg.replacingOccurrences(of: "#f00", with: "#0f0")
        let bundle = try write(
            "night.imageset",
            #"""
            {"images":[{"filename":"a.svg"},
             {"filename":"d.svg","appearances":[{"appearance":"luminosity","value":"dark"}]}]}
            """#, ["a.svg": Self.svg, "d.svg": dark])
        let image = try #require(UIImage(named: "night", in: bundle, compatibleWith: nil))
        let view = UIImageView(image: image)
        screen.show(view)
        #expect(pixel(view.layer.contents as? CGImage, 4, 4) == 0xFFFF_0000)
        view.overrideUserInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(pixel(view.layer.contents as? CGImage, 4, 4) == 0xFF00_FF00)
        let asked = image.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(pixel(asked?.cgImage, 4, 4) == 0xFF00_FF00)
    }

    @Test func variantsAreRegistered() {
        func plain(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let light = plain(.red), dark = plain(.blue), asset = UIImageAsset()
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(light.imageAsset === asset)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
        let view = UIImageView(image: light)
        screen.show(view)
        view.overrideUserInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(view.layer.contents as? CGImage === dark.cgImage)
        asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === light)
    }

    @Test func coloursWithNumbersAndOfTheSystem() throws {
        _ = try write(
            "half.colorset",
            #"""
            {"colors":[{"color":{"color-space":"srgb","components":{"red":1,"green":"0.5","blue":0.25,"alpha":1}}},
             {"appearances":[{"appearance":"contrast","value":"high"}],
              "color":{"color-space":"srgb","components":{"red":0,"green":0,"blue":0,"alpha":1}}}]}
            """#)
        let bundle = try write(
            "own.colorset", #"{"colors":[{"color":{"platform":"ios","reference":"systemIndigoColor"}}]}"#)
        let half = try #require(UIColor(named: "half", in: bundle, compatibleWith: nil))
        #expect(half.resolvedColor(with: .current) == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
        #expect(UIColor(named: "own", in: bundle, compatibleWith: nil)?.cgColor == UIColor.systemIndigo.cgColor)
    }

    @Test func aSymbolSetIsATemplate() throws {
        let template = """
            <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#eee"/>
            <g id="Symbols"><g id="Regular-M" transform="translate(100,50)"><path d="M0,0 H40 V40 H0 Z"/></g></g></svg>
            """
        let bundle = try write(
            "own.symbolset", #"{"symbols":[{"filename":"own.svg","idiom":"universal"}]}"#, ["own.svg": template])
        let image = try #require(UIImage(named: "own", in: bundle, compatibleWith: nil))
        #expect(image.isSymbolImage)
        #expect(image.renderingMode == .alwaysTemplate)
        let bitmap = try #require(image.cgImage)
        #expect(pixel(bitmap, bitmap.width / 2, bitmap.height / 2) >> 24 == 255)
        #expect(pixel(bitmap, 1, 1) >> 24 == 255)
    }

    @Test func brokenDrawingsAreLeftOut() throws {
        let bundle = try write(
            "bad.imageset", #"{"images":[{"filename":"bad.pdf"}]}"#, ["bad.pdf": "%PDF-1.4 and nothing"])
        #expect(UIImage(named: "bad", in: bundle, compatibleWith: nil) == nil)
    }
}
