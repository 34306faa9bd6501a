import CoreGraphics
import Foundation
import Testing

@testable import UIFoundation
@testable import UIKit

/// A bundle in a folder of its own, with one asset catalog.
private final class CatalogFixture {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var catalog: URL { folder.appendingPathComponent("Art.xcassets") }
    var bundle: Bundle? { Bundle(path: folder.path) }

    func write(_ item: String, _ contents: String, files: [String: CGSize] = [:]) throws {
        let place = catalog.appendingPathComponent(item)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
        for (name, size) in files {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: size, format: format).image {
                $0.fill(CGRect(origin: .zero, size: size))
            }
            try #require(image.pngData()).write(to: place.appendingPathComponent(name))
        }
    }
}

@Suite("Asset catalogs")
@MainActor
struct AssetTests {
    private let fixture: CatalogFixture
    private let bundle: Bundle

    init() throws {
        fixture = try CatalogFixture()
        bundle = try #require(fixture.bundle)
    }

    @Test("give images with their scale, also from groups")
    func images() throws {
        let json = #"{"images":[{"filename":"a@2x.png","scale":"2x","idiom":"universal"}]}"#
        try fixture.write("star.imageset", json, files: ["a@2x.png": CGSize(width: 20, height: 10)])
        try fixture.write("Group/moon.imageset", json, files: ["a@2x.png": CGSize(width: 8, height: 8)])
        try fixture.write("Space", #"{"properties":{"provides-namespace":true}}"#)
        try fixture.write("Space/sun.imageset", json, files: ["a@2x.png": CGSize(width: 6, height: 6)])
        #expect(UIImage(named: "star", in: bundle, compatibleWith: nil)?.size == CGSize(width: 10, height: 5))
        #expect(UIImage(named: "moon", in: bundle, compatibleWith: nil)?.size == CGSize(width: 4, height: 4))
        #expect(UIImage(named: "Space/sun", in: bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "sun", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "star.png", in: bundle, compatibleWith: nil)?.size == CGSize(width: 10, height: 5))
        #expect(UIImage(named: "star.jpg", in: bundle, compatibleWith: nil)?.size == CGSize(width: 10, height: 5))
        #expect(UIImage(named: "star.txt", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("find a file however the marks of its letters are spelt")
    func spellings() throws {
        let json = "{\"images\":[{\"filename\":\"cafe\u{301}.png\",\"idiom\":\"universal\"}]}"
        try fixture.write("cafe\u{301}.imageset", json, files: ["caf\u{e9}.png": CGSize(width: 4, height: 4)])
        #expect(UIImage(named: "caf\u{e9}", in: bundle, compatibleWith: nil)?.size == CGSize(width: 4, height: 4))
    }

    @Test("say which images are templates")
    func templates() throws {
        try fixture.write(
            "icon.imageset",
            #"{"images":[{"filename":"i.png","scale":"1x"}],"properties":{"template-rendering-intent":"template"}}"#,
            files: ["i.png": CGSize(width: 2, height: 2)])
        #expect(UIImage(named: "icon", in: bundle, compatibleWith: nil)?.renderingMode == .alwaysTemplate)
    }

    @Test("give the tint of an app by the name that Xcode's templates use, if it has a value")
    func accents() throws {
        try fixture.write("AccentColor.colorset", #"{"colors":[{"idiom":"universal"}]}"#)
        let (none, messages) = Diagnostics.collecting { UIColor.accent(of: bundle) }
        #expect(none == nil)
        #expect(messages.isEmpty)
        try fixture.write(
            "AccentColor.colorset",
            #"{"colors":[{"color":{"components":{"red":"1.0","green":"0","blue":"0","alpha":"1.0"}},"idiom":"universal"}]}"#
        )
        #expect(UIColor.accent(of: bundle)?.cgColor.components == [1, 0, 0, 1])
    }

    @Test("give colours, light and dark, in all three spellings of numbers")
    func colors() throws {
        try fixture.write(
            "tint.colorset",
            #"""
            {"colors":[
              {"color":{"color-space":"srgb","components":{"red":"1.000","green":"0x80","blue":"51","alpha":"0.5"}}},
              {"appearances":[{"appearance":"luminosity","value":"dark"}],
               "color":{"color-space":"srgb","components":{"red":"0","green":"0","blue":"255","alpha":"1"}}}]}
            """#)
        let color = try #require(UIColor(named: "tint", in: bundle, compatibleWith: nil))
        func parts(_ style: UIUserInterfaceStyle) -> [Double] {
            let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            return (resolved.cgColor.components ?? []).map { (Double($0) * 255).rounded() }
        }
        #expect(parts(.light) == [255, 128, 51, 128])
        #expect(parts(.dark) == [0, 0, 255, 255])
    }

    @Test(
        "name the item that is broken, and what is wrong with it",
        arguments: [
            ("a.imageset", "{", "is not the JSON of an asset"),
            ("a.imageset", "{}", "lacks \"images\""),
            ("a.imageset", #"{"images":[{"filename":"gone.png"}]}"#, "the file \"gone.png\""),
            ("a.imageset", #"{"images":[{"idiom":"universal"}]}"#, "no variant names a file"),
            (
                "a.colorset", #"{"colors":[{"color":{"components":{"red":"x","green":"0","blue":"0"}}}]}"#,
                "\"x\" is no value"
            ),
            ("a.colorset", #"{"colors":[{"color":{"components":{"red":"1"}}}]}"#, "lacks its component \"green\""),
        ])
    func broken(_ item: String, _ contents: String, _ fault: String) throws {
        try fixture.write(item, contents)
        let (found, messages) = Diagnostics.collecting { () -> Bool in
            item.hasSuffix("imageset")
                ? UIImage(named: "a", in: bundle, compatibleWith: nil) != nil
                : UIColor(named: "a", in: bundle, compatibleWith: nil) != nil
        }
        #expect(!found)
        #expect(messages.contains { $0.contains("Art.xcassets/\(item)") && $0.contains(fault) }, "\(messages)")
    }
}
