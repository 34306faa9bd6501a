/// The objects that a nib describes. `port` compiles the file into the program.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// What to do with names in the nib that stand for other objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Objects that names in the nib stand for.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    let file: InterfaceFile?

    /// - Parameters:
    ///   - name: the file's, without its extension.
    ///   - bundleOrNil: where the file is. Compiled files are looked for in the module that asks, whatever the bundle.
    ///   - fileID: where it is asked for.
    public init(nibName name: String, bundle bundleOrNil: Bundle?, fileID: String = #fileID) {
        self.name = name
        file = CompiledInterfaces.of(fileID: fileID)?.nib(name)
        super.init()
        if file == nil, Self.builders[name] == nil { reportMissing() }
    }

    /// A nib without a name, which makes nothing: asking it for its objects ends the program.
    public override init() {
        (name, file) = ("", nil)
        super.init()
    }

    private static var builders: [String: @MainActor (Any?) -> [Any]] = [:]

    /// Has the objects of a nib made in code: in place of its file, which need not be there.
    ///
    /// - Parameters:
    ///   - name: The nib's, without its extension.
    ///   - builder: Makes the objects at the nib's top. It gets the owner, whose outlets it sets; of a controller that includes `view`.
    public static func register(_ name: String, builder: @escaping @MainActor (Any?) -> [Any]) {
        builders[name] = builder
    }

    /// The nib that a controller names; without one, those of its class's name, without "Controller" at its end and with it.
    static func names(of controller: UIViewController, given: String?) -> [String] {
        if let given { return [given] }
        let name = "\(Swift.type(of: controller))"
        return (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    }

    /// What is made in code in place of a nib; nil where the file counts.
    static func made(_ name: String, owner: Any?) -> [Any]? { builders[name].map { $0(owner) } }

    /// A nib from the bytes of its file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "of \(data.count) bytes"
        file = nil
        super.init()
        Diagnostics.report("Nibs are compiled by port, not read from data.", key: "nib data")
    }

    private func reportMissing() { Diagnostics.report(Self.missing(name), key: "nib \(name)") }

    /// What is said of a nib that is not there, where Apple's systems raise an exception.
    static func missing(_ name: String) -> String {
        "Could not load NIB in bundle with name '\(name)': port compiles the nibs beside a program's sources; give it their folder."
    }

    /// Makes the objects of the nib and gives those at its top, without owner and first responder. A nib that is not there ends the
    /// program, as on Apple's systems.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        if let made = Self.made(name, owner: ownerOrNil) { return made }
        guard let file else { preconditionFailure(Self.missing(name)) }
        return file.makeNib(owner: ownerOrNil as AnyObject?)
    }
}

extension Bundle {
    /// The objects at the top of a nib. One that is not there ends the program, as on Apple's systems.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: String = #fileID
    ) -> [Any]? {
        if let made = UINib.made(name, owner: owner) { return made }
        let own = (owner as AnyObject?).flatMap { CompiledInterfaces.of($0)?.nib(name) }
        if let own { return own.makeNib(owner: owner as AnyObject?) }
        return UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner, options: options)
    }
}

extension UINib {
    /// Makes the nib's first view of a kind anew each time.
    func maker<Kind: UIView>() -> @MainActor () -> Kind? {
        { [self] in
            let made = instantiate(withOwner: nil)
            guard let view = made.lazy.compactMap({ $0 as? Kind }).first else {
                Diagnostics.report(
                    "invalid nib registered (\(file?.name ?? "none")): it must contain a \(Kind.self) at its top.",
                    key: "nib without \(Kind.self) \(file?.name ?? "")")
                return nil
            }
            return view
        }
    }
}
