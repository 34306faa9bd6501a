import CoreGraphics

/// What `init(coder:)` of an object of a storyboard or nib gets: it carries the element.
final class InterfaceCoder: NSCoder {
    let node: InterfaceNode
    let instance: InterfaceInstance
    /// The kit's class that the element stands for.
    private let kind: AnyClass
    private var isDone = false

    init(_ node: InterfaceNode, _ instance: InterfaceInstance, kind: AnyClass) {
        self.node = node
        self.instance = instance
        self.kind = kind
        super.init()
    }

    /// Sets an object up once the class that the element stands for has been initialised: subclasses find everything in place.
    @MainActor
    func decode(_ view: UIView, as type: AnyClass) {
        guard type == kind, !isDone else { return }
        isDone = true
        instance.setUp(view, node)
    }

    @MainActor
    func decode(_ controller: UIViewController) {
        guard !isDone else { return }
        isDone = true
        instance.setUp(controller, node)
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIResponder {
    /// The end of `init(coder:)` of a class that elements stand for, or that archives know.
    package final func finishDecoding(_ coder: NSCoder, as type: AnyClass) {
        guard let view = self as? UIView else { return }
        if let file = coder as? InterfaceCoder {
            file.decode(view, as: type)
        } else {
            ViewArchive(reading: coder)?.read(view, as: type)
        }
    }
}

extension UIViewController {
    /// The end of `init(coder:)`.
    final func finishDecoding(_ coder: NSCoder) { (coder as? InterfaceCoder)?.decode(self) }
}

extension NSCoder {
    /// An attribute of the element, for what a class has to know before it is made.
    @MainActor
    func interfaceAttribute(_ name: String) -> String? { (self as? InterfaceCoder)?.node[name] }

    /// Whether it is an element of a storyboard or nib that is read.
    var isOfInterfaceFile: Bool { self is InterfaceCoder }

    /// Whether a segue of the element leads to a part of a container.
    @MainActor
    func interfaceHasRelationship(_ name: String) -> Bool {
        (self as? InterfaceCoder)?.node.children(of: "connections").contains { $0["relationship"] == name } ?? false
    }
}
