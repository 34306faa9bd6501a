import CoreGraphics

/// The objects that are made of one scene, nib or prototype cell.
@MainActor
final class InterfaceInstance {
    let file: InterfaceFile
    let storyboard: UIStoryboard?
    /// By the elements' identifiers.
    private var objects: [String: AnyObject] = [:]
    /// Objects around a prototype cell.
    private let outer: [String: WeakObject]
    /// The controller whose scene it is, or the nib's owner.
    weak var owner: AnyObject?
    private var made: [AnyObject] = []
    private var constraints: [(InterfaceNode, UIView)] = []
    private var connections: [(InterfaceNode, AnyObject)] = []
    private var menus: [(InterfaceNode, UIButton)] = []
    private var varied: [(InterfaceNode, UIView)] = []
    /// Of container views, how many are around this scene.
    let depth: Int

    struct WeakObject {
        weak var object: AnyObject?
    }

    init(_ file: InterfaceFile, storyboard: UIStoryboard? = nil, outer: [String: WeakObject] = [:], depth: Int = 0) {
        self.file = file
        self.storyboard = storyboard
        self.outer = outer
        self.depth = depth
    }

    /// What prototypes see of this scene, without keeping it alive.
    var surroundings: [String: WeakObject] { objects.mapValues { WeakObject(object: $0) } }

    func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] ?? outer[$0]?.object } }

    func keep(_ object: AnyObject, as node: InterfaceNode) {
        if let id = node.id { objects[id] = object }
    }

    func keep(_ object: AnyObject, as id: String) { objects[id] = object }

    /// Notes an object that was made, to be connected and woken.
    func note(_ object: AnyObject, _ node: InterfaceNode) {
        keep(object, as: node)
        made.append(object)
        wait(for: node, object)
    }

    /// Notes an element's connections for when everything is there.
    func wait(for node: InterfaceNode, _ object: AnyObject) {
        if let list = node.child("connections") { connections.append((list, object)) }
    }

    func wait(forMenu node: InterfaceNode, _ button: UIButton) { menus.append((node, button)) }

    func wait(forVariationsOf node: InterfaceNode, _ view: UIView) { varied.append((node, view)) }

    func wait(forConstraintsOf node: InterfaceNode, _ view: UIView) { constraints.append((node, view)) }

    /// The class that an element names, or the kit's own for it.
    func type<Kind: AnyObject>(of node: InterfaceNode, _ plain: Kind.Type) -> Kind.Type {
        guard let name = node["customClass"] else { return plain }
        guard let found = file.library.type(named: name) ?? NSClassFromString("UIKit.\(name)") else {
            file.report(node, "There is no class \(name) in these sources: a \(plain) stands in.")
            return plain
        }
        guard let fitting = found as? Kind.Type else {
            file.report(node, "\(name) is no \(plain), which the element \(node.kind) stands for.")
            return plain
        }
        return fitting
    }

    /// Constraints, connections and `awakeFromNib`, in this order, of what was made since the last time.
    func finish() {
        let (rules, links, new) = (constraints, connections, made)
        (constraints, connections, made) = ([], [], [])
        for (node, view) in rules { activate(node, of: view) }
        let (choices, varying) = (menus, varied)
        (menus, varied) = ([], [])
        for (node, view) in varying { InterfaceVariations(view, node, self).follow() }
        for (node, button) in choices { button.menu = makeMenu(node, for: button) }
        for (list, object) in links { connect(list, object) }
        for object in new { (object as? UIResponder)?.awakeFromNib() }
    }
}
