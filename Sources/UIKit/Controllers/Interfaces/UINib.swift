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
        if file == nil { reportMissing() }
    }

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
