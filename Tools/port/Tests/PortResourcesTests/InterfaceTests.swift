import Foundation
import PortBase
import Testing

@testable import PortResources

@Suite("Storyboards and nibs")
final class InterfaceTests {
    /// Goes with the test; a library reads its files late.
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    private func document(_ text: String, name: String = "Main.storyboard") throws -> InterfaceDocument {
        try document(Data(text.utf8), name: name)
    }

    private func document(_ data: Data, name: String = "Main.storyboard") throws -> InterfaceDocument {
        let folder = root.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return InterfaceDocument(path: file.path)
    }

    @Test("become a line an element, with the line in the file")
    func lines() throws {
        let document = try document(
            "<document initialViewController=\"a\">\n<scenes>\n<label id=\"b\" text=\"one&#10;two\\\"/></scenes></document>"
        )
        #expect(
            document.lines == [
                "0 1 document\tinitialViewController=a", "1 2 scenes", "2 3 label\tid=b\ttext=one\\ntwo\\\\",
            ])
        #expect(document.hasInitialController)
        #expect(document.findings.isEmpty)
    }

    @Test("lose what only the design tool reads, and keep what makes a view follow its mask")
    func attributes() throws {
        let document = try document(
            "<document><view id=\"a\" ambiguous=\"YES\" fixedFrame=\"YES\" misplaced=\"YES\" userLabel=\"Card\"/></document>"
        )
        #expect(document.lines.last == "1 1 view\tfixedFrame=YES\tid=a")
        #expect(document.findings.isEmpty)
    }

    @Test(
        "know the elements that the frameworks make something of",
        arguments: [
            "view", "viewController", "subviews", "rect", "frame", "hierarchicalColors", "tabBarAppearance", "children",
        ])
    func known(_ element: String) throws {
        #expect(try document("<document><\(element)/></document>").findings.isEmpty)
    }

    @Test("name an unknown element once, with its line")
    func unknown() throws {
        let document = try document("<document>\n<sceneKitView id=\"a\"/>\n<sceneKitView id=\"b\"/></document>")
        #expect(document.findings.map(\.line) == [2])
        #expect(document.findings[0].message.contains("sceneKitView is not known: a plain view stands in"))
        #expect(document.isUsable)
    }

    @Test("tell which messages actions send")
    func actions() throws {
        let document = try document(
            "<document><barButtonItem id=\"b\"><connections><action selector=\"doDone:\" destination=\"a\"/></connections></barButtonItem></document>"
        )
        #expect(document.keys[""] == ["doDone:"])
    }

    @Test("tell which properties runtime attributes set, and which classes are of other modules")
    func keys() throws {
        let list = "<userDefinedRuntimeAttributes>"
        let document = try document(
            """
            <document><view customClass="A" customModule="App" customModuleProvider="target">\(list)
            <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
            <userDefinedRuntimeAttribute type="color" keyPath="layer.edge"/></userDefinedRuntimeAttributes>
            <view>\(list)<userDefinedRuntimeAttribute type="number" keyPath="gap"/></userDefinedRuntimeAttributes></view>
            <view customClass="Chart" customModule="Charts"/></view></document>
            """)
        #expect(document.keys == ["A": ["radius", "layer"], "CALayer": ["edge"], "": ["gap"]])
        #expect(document.foreignClasses == ["Chart"])
    }

    @Test("say what becomes of each element with an identifier")
    func explanations() throws {
        let document = try document(
            "<document>\n<view id=\"v\" customClass=\"Badge\"><rect key=\"frame\"/>\n<label id=\"l\"/><sceneKitView id=\"m\"/></view></document>"
        )
        #expect(
            document.explanations == [
                "line 2: view v: made as Badge", "line 3: label l: made",
                "line 3: sceneKitView m: not known, a plain view stands in",
            ])
    }

    @Test(
        "that are no XML are an error at the line", arguments: ["<document>\n<a>\n</document>", "", "<xml/>", "\u{0}"])
    func broken(_ text: String) throws {
        let document = try document(text)
        #expect(!document.isUsable)
        #expect(document.findings.contains { $0.severity == .error })
    }

    @Test("that are not UTF-8 are an error at the line, and do not end the process in Foundation's parser")
    func brokenBytes() throws {
        let bytes = Array("<document>\n<label text=\"?\"/></document>".utf8).map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
        let document = try document(Data(bytes))
        #expect(!document.isUsable)
        #expect(document.findings.map(\.line) == [2])
        #expect(document.findings.map(\.severity) == [.error])
    }

    @Test(
        "with instructions or a document type, which end the process in Foundation's parser, are an error at the line",
        arguments: ["<?x?>", "<?xml?>", "<!DOCTYPE a [<!ENTITY b \"c\">]>"])
    func foreignMarks(_ mark: String) throws {
        let document = try document("<?xml version=\"1.0\"?>\n\(mark)<document/>")
        #expect(!document.isUsable)
        #expect(document.findings.map(\.line) == [2])
    }

    @Test("with 10,000 nested views are read")
    func deep() throws {
        let count = 10_000
        let document = try document(
            "<document>" + String(repeating: "<view>", count: count) + String(repeating: "</view>", count: count)
                + "</document>")
        #expect(document.lines.count == count + 1)
    }

    @Test("become a class with the program's classes and where it starts")
    func library() throws {
        let document = try document(
            "<document initialViewController=\"a\"><viewController id=\"a\" customClass=\"Own\"/><view customClass=\"Lost\"/></document>"
        )
        var library = InterfaceLibrary([document.path], info: nil)
        let source = library.source(declared: ["Own"], extended: ["UIView": ["cornerRadius"]], hasDelegate: true)
        #expect(source.contains("case \"Own\": return Own.self"))
        #expect(source.contains("[\"UIMainStoryboardFile\": \"Main\"]"))
        #expect(library.findings.map(\.message).contains { $0.contains("no class Lost") })
        #expect(
            source.contains(
                "case (\"cornerRadius\", let object as UIView): InterfaceValue.assign(value, by: { object.cornerRadius = $0 })"
            )
        )
    }

    @Test("keep what Info.plist says: numbers are no flags, bytes have no literals")
    func information() throws {
        let document = try document("<document initialViewController=\"a\"><viewController id=\"a\"/></document>")
        let info = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())-Info.plist")
        let values: [String: Any] = [
            "One": 1, "Flag": true, "Text": "a", "List": ["b", 2] as [Any], "Bytes": Data([1]),
        ]
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: info)
        defer { try? FileManager.default.removeItem(at: info) }
        var library = InterfaceLibrary([document.path], info: info.path)
        let source = library.source(declared: [], extended: [:], hasDelegate: true)
        #expect(source.contains("\"One\": 1,"))
        #expect(source.contains("\"Flag\": true"))
        #expect(source.contains("\"List\": [\"b\", 2] as [Any]"))
        #expect(source.contains("\"UIMainStoryboardFile\": \"Main\""))
        #expect(!source.contains("Bytes"))
    }
}
