import Foundation
import Testing

@testable import PortResources

@Suite("Names of asset catalogs")
struct AssetSymbolTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

    private func catalog(_ items: [String], namespaces: [String] = []) throws -> AssetSymbols {
        let catalog = folder.appendingPathComponent("Assets.xcassets")
        for item in items {
            try FileManager.default.createDirectory(
                at: catalog.appendingPathComponent(item), withIntermediateDirectories: true)
        }
        for space in namespaces {
            try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
                to: catalog.appendingPathComponent("\(space)/Contents.json"))
        }
        return AssetSymbols(catalogs: [catalog.path])
    }

    @Test(
        "are joined in camel case, without what they are at the end",
        arguments: [
            ("tree", "tree"), ("My green-Color", "myGreen"), ("AccentColor", "accent"), ("ic_home", "icHome"),
            ("URLIcon", "urlIcon"), ("2ndStep", "_2ndStep"), ("Color", "color"), ("card.back", "cardBack"),
        ])
    func identifiers(title: String, name: String) {
        #expect(AssetSymbols.identifier(of: title, without: "color") == name)
    }

    @Test("nothing usable makes no name")
    func signs() {
        #expect(AssetSymbols.identifier(of: "--", without: nil) == nil)
    }

    @Test("stand for pictures and colours where sources use them")
    func used() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let symbols = try catalog(["tree.imageset", "Brand.colorset", "unused.imageset", "AppIcon.appiconset"])
        let text = try #require(symbols.source(for: ["let a = UIImage(resource: .tree), b = UIColor.brand"]))
        #expect(text.contains("static let `tree` = ImageResource(name: \"tree\", bundle: .main)"))
        #expect(text.contains("static var `brand`: UIColor { UIColor(resource: .`brand`) }"))
        #expect(!text.contains("unused") && !text.contains("icon"))
        #expect(symbols.source(for: ["let a = 1"]) == nil)
    }

    @Test("leave members alone that the class or the sources have")
    func taken() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let symbols = try catalog(["red.colorset", "Paper.colorset"])
        let text = try #require(
            symbols.source(for: [
                "extension UIColor { static let paper = UIColor(resource: .paper) }; let r = UIColor.red"
            ]))
        #expect(text.contains("static let `paper` = ColorResource"))
        #expect(text.contains("static let `red` = ColorResource"))
        #expect(!text.contains("extension UIColor"))
    }

    @Test("of groups with a namespace stand in a type of its name")
    func namespaces() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let symbols = try catalog(["Icons/star.imageset", "Plain/moon.imageset"], namespaces: ["Icons"])
        let text = try #require(symbols.source(for: ["UIImage(resource: .Icons.star); UIImage.moon"]))
        #expect(
            text.contains("enum Icons {\nstatic let `star` = ImageResource(name: \"Icons/star\", bundle: .main)\n}"))
        #expect(text.contains("static var `star`: UIImage { UIImage(resource: .Icons.`star`) }"))
        #expect(text.contains("ImageResource(name: \"moon\", bundle: .main)"))
    }
}
