import Foundation
import Testing

@testable import PortResources

@Suite("Models beside the sources")
struct ModelTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("models-\(UUID().uuidString)")

    private let old =
        "<model><entity name=\"Gone\" representedClassName=\"Gone\" codeGenerationType=\"class\"/></model>"
    private let new = """
        <?xml version="1.0"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Item" representedClassName="Item" codeGenerationType="class">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
                <attribute name="size" attributeType="Double" usesScalarValueType="NO"/>
                <attribute name="tint" attributeType="Transformable" customClassName="UIColor"/>
                <relationship name="parts" toMany="YES" ordered="YES" destinationEntity="Part"/>
                <relationship name="owner" maxCount="1" destinationEntity="Hand"/>
            </entity>
            <entity name="Part" representedClassName="Part" parentEntity="Item" codeGenerationType="class"/>
            <entity name="Hand" representedClassName=".Hand"/>
            <entity name="Half" representedClassName="Half" codeGenerationType="category">
                <attribute name="on" attributeType="Boolean" usesScalarValueType="YES"/>
            </entity>
        </model>
        """

    private func library() throws -> ModelLibrary {
        let model = folder.appendingPathComponent("Store.xcdatamodeld")
        for (name, text) in [("A", old), ("B", new)] {
            let version = model.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
        }
        let current = ["_XCCurrentVersionName": "B.xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
            .write(to: model.appendingPathComponent(".xccurrentversion"))
        return ModelLibrary([model.path])
    }

    @Test("are compiled in their newest version, with the classes that Xcode makes of it")
    func compiled() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try library().source(declared: ["Hand", "Half"])
        #expect(text.contains("override var models: [String: String] { [\"Store\": model0] }"))
        #expect(text.contains("import UIKit") && text.contains(new) && !text.contains("Gone"))
        for line in [
            "case \"Hand\": return Hand.self", "public class Item: NSManagedObject {}", "public class Part: Item {}",
            "extension Item: Identifiable {}", "NSFetchRequest<Item>(entityName: \"Item\")",
            "public var `title`: String? {", "public var `count`: Int16 {", "public var `size`: NSNumber? {",
            "    var `tint`: UIColor? {", "var `parts`: NSOrderedSet? {", "var `owner`: Hand? {",
            "func insertIntoParts(_ value: Part, at idx: Int)", "extension Half {", "public var `on`: Bool {",
        ] { #expect(text.contains(line), "\(line)") }
        #expect(!text.contains("class Hand") && !text.contains("class Half"))
    }

    @Test("that are not UTF-8 are left out with a warning")
    func brokenBytes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = folder.appendingPathComponent("Store.xcdatamodel")
        try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
        let bytes = Array("<model><entity name=\"?\"/></model>".utf8).map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
        try Data(bytes).write(to: model.appendingPathComponent("contents"))
        let library = ModelLibrary([model.path])
        #expect(library.documents.isEmpty)
        #expect(library.findings.map(\.severity) == [.warning])
    }

    @Test("make no class that the sources have")
    func declared() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try library().source(declared: ["Item"])
        #expect(!text.contains("class Item") && text.contains("case \"Item\": return Item.self"))
        #expect(!text.contains("Hand.self"))
    }
}
