import CoreGraphics

/// The objects that are made of one scene, nib or prototype cell.
@MainActor
final class InterfaceInstance {
    let file: InterfaceFile
    let storyboard: UIStoryboard?
    @exclusivity(unchecked) private var objects: PlacedObjects
    /// Of a prototype cell, the scene around it, which the cell must not keep.
    private weak var outer: InterfaceInstance?
    /// What lives as long as this does.
    private var kept: [AnyObject] = []
    /// The controller whose scene it is, or the nib's owner.
    weak var owner: AnyObject?
    @exclusivity(unchecked) private var made: [AnyObject] = []
    @exclusivity(unchecked) private var constraints: [(InterfaceNode, UIView)] = []
    @exclusivity(unchecked) private var connections: [(InterfaceNode, AnyObject)] = []
    private var values: [([InterfaceNode], AnyObject)] = []
    private var menus: [(InterfaceNode, AnyObject)] = []
    private var varied: [(InterfaceNode, UIView)] = []
    /// Of container views, the controllers around this scene by what the file calls them, the outermost first.
    let around: [String]
    /// How many views are being made, one in another.
    var nesting = 0
    /// Views whose subviews wait until those around them are made.
    var deep: [(view: UIView, element: ViewElement)] = []

    /// - Parameter node: The element that is made: a nib's document, a scene, a cell.
    init(
        _ file: InterfaceFile, of node: InterfaceNode, storyboard: UIStoryboard? = nil,
        outer: InterfaceInstance? = nil, around: [String] = []
    ) {
        self.file = file
        self.storyboard = storyboard
        self.outer = outer
        self.around = around
        objects = PlacedObjects(node.places)
    }

    /// The instance for a controller's element, which sees all of its scene.
    convenience init(
        _ file: InterfaceFile, controller node: InterfaceNode, storyboard: UIStoryboard?, around: [String] = []
    ) {
        let scene = node.scene
        self.init(file, of: scene ?? node, storyboard: storyboard, around: around)
    }

    func object(_ id: String?) -> AnyObject? {
        guard let id, let place = file.nodes[id]?.place else { return nil }
        return object(at: place)
    }

    func object(_ reference: InterfaceReference) -> AnyObject? {
        guard let place = reference.place else { return nil }
        return object(at: place)
    }

    private func object(at place: Int) -> AnyObject? {
        if let own = objects[place] { return own }
        return outer?.object(at: place)
    }

    func keep(_ object: AnyObject, as node: InterfaceNode) {
        if let place = node.place { objects[place] = object }
    }

    func keep(_ object: AnyObject) { kept.append(object) }

    /// Notes an object that was made, to be connected and woken.
    func note(_ object: AnyObject, _ node: InterfaceNode) {
        keep(object, as: node)
        wait(forValues: node.children(of: "userDefinedRuntimeAttributes"), object)
        made.append(object)
        wait(for: node, object)
    }

    /// Notes a view that was made, whose element was read.
    func note(_ view: UIView, _ node: InterfaceNode, _ element: ViewElement) {
        keep(view, as: node)
        made.append(view)
        if let list = element.connections { connections.append((list, view)) }
    }

    /// What the file says of a view that another one stands in for is said of that one; whoever made it has woken it.
    func replace(_ view: UIView, by other: UIView, _ node: InterfaceNode) {
        keep(other, as: node)
        made.removeAll { $0 === view }
        constraints = constraints.map { $0.1 === view ? ($0.0, other) : $0 }
        connections = connections.map { $0.1 === view ? ($0.0, other) : $0 }
        varied = varied.map { $0.1 === view ? ($0.0, other) : $0 }
        values = values.map { $0.1 === view ? ($0.0, other) : $0 }
    }

    /// Notes an element's connections for when everything is there.
    func wait(for node: InterfaceNode, _ object: AnyObject) {
        if let list = node.child("connections") { connections.append((list, object)) }
    }

    /// Notes what user-defined runtime attributes say of an object: they are set once it has been initialised and connected.
    func wait(forValues attributes: [InterfaceNode], _ object: AnyObject) {
        if !attributes.isEmpty { values.append((attributes, object)) }
    }

    func wait(forMenu node: InterfaceNode, _ holder: AnyObject) { menus.append((node, holder)) }

    func wait(forVariationsOf node: InterfaceNode, _ view: UIView) { varied.append((node, view)) }

    func wait(forConstraintsOf node: InterfaceNode, _ view: UIView) { constraints.append((node, view)) }

    /// The class that an element names, or the kit's own for it.
    func type<Kind: AnyObject>(of node: InterfaceNode, _ plain: Kind.Type) -> Kind.Type {
        guard let name = node.customClass else { return plain }
        guard
            let found = file.library.type(named: name)
                ?? InterfaceKinds.type(named: name, module: node["customModule"])
        else {
            file.report(node, "There is no class \(name) in these sources: a \(plain) stands in.")
            return plain
        }
        guard let fitting = found as? Kind.Type else {
            file.report(node, "\(name) is no \(plain), which the element \(node.kind) stands for.")
            return plain
        }
        return fitting
    }

    private func wake(_ object: AnyObject) {
        switch object {
        case let object as UIResponder: object.awakeFromNib()
        case let object as UIBarItem: object.awakeFromNib()
        case let object as UIGestureRecognizer: object.awakeFromNib()
        case let object as UINavigationItem: object.awakeFromNib()
        case let object as NSLayoutConstraint: object.awakeFromNib()
        default: break
        }
    }

    /// Constraints, connections, runtime attributes and `awakeFromNib`, in this order, of what was made since the last time.
    ///
    /// - Parameter withoutView: Whether it is what a controller has before its view is loaded: links to what is made with the view wait
    ///   for it.
    func finish(withoutView: Bool = false) {
        let rules = constraints
        constraints = []
        for (node, view) in rules { activate(node, of: view) }
        var links = connections
        let new = made
        (connections, made) = ([], [])
        if withoutView {
            connections = links.filter { $0.0.children.contains(where: leadsToLater) }
            links.removeAll { $0.0.children.contains(where: leadsToLater) }
        }
        let (choices, varying) = (menus, varied)
        (menus, varied) = ([], [])
        for (node, view) in varying { InterfaceVariations(view, node, self).follow() }
        for (node, holder) in choices {
            let menu = MenuReading(instance: self).makeMenu(node, for: holder)
            (holder as? UIButton)?.menu = menu
            (holder as? UIBarButtonItem)?.menu = menu
        }
        for (list, object) in links { connect(list, object) }
        let attributes = values
        values = []
        for (nodes, object) in attributes { setUserValues(object, nodes) }
        for object in new { wake(object) }
    }

    /// Whether a link's destination is an object of this file that is not made yet, but will be.
    private func leadsToLater(_ link: InterfaceNode) -> Bool {
        guard link.kind != "segue", let id = link["destination"], let node = file.nodes[id] else { return false }
        return node.kind != "exit" && node.kind != "placeholder" && object(id) == nil
    }
}

/// Objects by the places of their elements: those of one element's subtree in a row, any other by itself.
private struct PlacedObjects {
    private let places: Range<Int>
    private var inside: [AnyObject?]
    private var outside: [Int: AnyObject] = [:]

    init(_ places: Range<Int>) {
        self.places = places
        inside = Array(repeating: nil, count: places.count)
    }

    subscript(place: Int) -> AnyObject? {
        get { places.contains(place) ? inside[place - places.lowerBound] : outside[place] }
        set {
            if places.contains(place) {
                inside[place - places.lowerBound] = newValue
            } else {
                outside[place] = newValue
            }
        }
    }
}
