import PortCore
import Testing

@Suite("What a model manages")
struct ManagedTests {
    private func ported(_ text: String) -> String {
        Porter().run([("a.swift", "import CoreData\n" + text)]).outputs[0].text
    }

    @Test("is read and set by name, in classes and in extensions")
    func properties() {
        #expect(
            ported("class Note: NSManagedObject { @NSManaged public var text: String? }").hasSuffix(
                "{ public var text: String? { get { managed(\"text\") } set { setManaged(newValue, \"text\") } } }"))
        #expect(
            ported("extension Note { @NSManaged var `default`: Int16 }").hasSuffix(
                "{ var `default`: Int16 { get { managed(\"default\") } set { setManaged(newValue, \"default\") } } }"))
    }

    @Test("of a layer is a stored key, beside objects too")
    func layers() {
        #expect(
            ported("import QuartzCore\nclass L: CALayer { @NSManaged var p: CGFloat }\nclass N: NSManagedObject {}")
                .contains("get { value(forKey: \"p\") as? CGFloat ?? 0 }"))
    }

    @Test(
        "changes relationships by methods",
        arguments: [
            ("addToItems(_ value: Item)", "addManaged(value, \"items\")"),
            ("removeFromItems(_ values: NSSet)", "removeManaged(values, \"items\")"),
            ("removeFromItems(at idx: Int)", "removeManaged(at: idx, \"items\")"),
            ("insertIntoItems(_ value: Item, at idx: Int)", "insertManaged(value, at: idx, \"items\")"),
            ("replaceItems(at idx: Int, with value: Item)", "replaceManaged(at: idx, with: value, \"items\")"),
            ("addItemsObject(_ value: Item)", "addManaged(value, \"items\")"),
        ])
    func methods(head: String, call: String) {
        let text = "extension List {\n@objc(someName:)\n@NSManaged public func \(head)\n}"
        #expect(ported(text).contains("public func \(head) { \(call) }"))
    }

    @Test("is found where it was compiled")
    func address() {
        let text = "let a = Bundle.main.url(forResource: \"M\", withExtension: \"momd\")!"
        #expect(ported(text).hasSuffix("= NSManagedObjectModel.url(forResource: \"M\", withExtension: \"momd\")!"))
        let other = "let a = kit.url(forResource: name, withExtension: \"mom\")"
        #expect(
            ported(other).hasSuffix("= NSManagedObjectModel.url(forResource: name, withExtension: \"mom\", in: kit)"))
    }
}
