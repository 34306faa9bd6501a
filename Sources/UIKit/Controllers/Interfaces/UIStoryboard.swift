/// The controllers that a storyboard describes. `port` compiles the file into the program; at run time its elements are made anew each
/// time.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let file: InterfaceFile?

    /// - Parameters:
    ///   - name: the file's, without its extension.
    ///   - storyboardBundleOrNil: where the file is. Compiled files are looked for in the module that asks, whatever the bundle.
    ///   - fileID: where it is asked for.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?, fileID: String = #fileID) {
        self.name = name
        file = CompiledInterfaces.of(fileID: fileID)?.storyboard(name)
        super.init()
    }

    /// A storyboard without a name, which has no controllers.
    public override init() {
        (name, file) = ("", nil)
        super.init()
    }

    init(_ file: InterfaceFile) {
        name = String(file.name.prefix { $0 != "." })
        self.file = file
        super.init()
    }

    private static var builders: [String: @MainActor (String?) -> UIViewController?] = [:]

    /// Makes the controllers of a storyboard in code, whatever its file says. This is our own name, not one of Apple's.
    ///
    /// - Parameters:
    ///   - name: The storyboard's, without its extension.
    ///   - builder: Makes the controller of an identifier; that of nil is the first one.
    public static func register(_ name: String, builder: @escaping @MainActor (String?) -> UIViewController?) {
        builders[name] = builder
    }

    /// The first controller; nil, with a diagnostic, where the file has none. A file that is not there ends the program, as on Apple's
    /// systems.
    open func instantiateInitialViewController() -> UIViewController? { makeInitial(creator: nil) }

    /// The first controller, made by a closure from the coder that it gets; where it gives nil, by `init(coder:)`.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)?
    ) -> Controller? {
        makeInitial(creator: creator) as? Controller
    }

    /// The first controller of the storyboard that `Info.plist` names. A program that makes its window itself needs no file of it: one that
    /// is not there is only said to be missing.
    func makeMain() -> UIViewController? {
        if file != nil || Self.builders[name] != nil { return makeInitial(creator: nil) }
        Diagnostics.report(Self.missing(name), key: "storyboard \(name)")
        return nil
    }

    private func makeInitial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        if let builder = Self.builders[name] { return builder(nil) }
        guard let file else { preconditionFailure(Self.missing(name)) }
        guard let id = file.root["initialViewController"], let node = file.nodes[id] else {
            Diagnostics.report("\(file.name) has no initial controller.", key: "initial \(name)")
            return nil
        }
        return file.makeController(node, of: self, creator)
    }

    /// The controller of a name. A name that is not there ends the program, as on Apple's systems.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier, creator: nil)
    }

    /// The controller of a name, of a type, made by a closure from the coder that it gets; where it gives nil, by `init(coder:)`.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let made = make(identifier, creator: creator)
        guard let controller = made as? Controller else {
            preconditionFailure(
                "Storyboard \(name)'s controller \"\(identifier)\" is a \(type(of: made)), not a \(Controller.self).")
        }
        return controller
    }

    /// Whether there is a controller of a name.
    func hasController(_ identifier: String) -> Bool {
        Self.builders[name] != nil || file?.root.all.contains { $0["storyboardIdentifier"] == identifier } ?? false
    }

    private func make(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        if let controller = Self.builders[name]?(identifier) { return controller }
        guard let file else { preconditionFailure(Self.missing(name)) }
        guard let node = file.root.all.first(where: { $0["storyboardIdentifier"] == identifier }) else {
            preconditionFailure(
                "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return file.makeController(node, of: self, creator)
    }

    private static func missing(_ name: String) -> String {
        "Could not find a storyboard named '\(name)': port compiles the storyboards beside a program's sources; give it their folder."
    }
}
