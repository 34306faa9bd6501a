/// A file of archived views. Linux cannot read them: instantiating one says so and gives nothing.
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

    /// - Parameters:
    ///   - name: the file's, without its extension.
    ///   - bundleOrNil: where the file is; nil is the program's own.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// A nib from the bytes of its file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "of \(data.count) bytes"
        super.init()
    }

    /// The objects of the nib: none on Linux, with a diagnostic.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        reportUnreadable()
        return []
    }

    /// Says that the nib cannot be read.
    func reportUnreadable() { noteUnreadable("nib \(name)") }
}

extension Bundle {
    /// The objects of a nib: nil on Linux, with a diagnostic.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        noteUnreadable("nib \(name)")
        return nil
    }
}

/// A file of archived controllers. Linux cannot read them: a closure registered for the name makes the controllers, or else
/// instantiating says so.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// - Parameters:
    ///   - name: the file's, without its extension.
    ///   - storyboardBundleOrNil: where the file is; nil is the program's own.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    private static var builders: [String: @MainActor (String?) -> UIViewController?] = [:]

    /// Makes the controllers of a storyboard in code. This is our own name, not one of Apple's.
    ///
    /// - Parameters:
    ///   - name: The storyboard's, without its extension.
    ///   - builder: Makes the controller of an identifier; that of nil is the first one.
    public static func register(_ name: String, builder: @escaping @MainActor (String?) -> UIViewController?) {
        builders[name] = builder
    }

    /// The first controller: what the closure registered for the storyboard makes; without one nil, with a diagnostic.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let builder = Self.builders[name] else {
            noteUnreadable(
                "storyboard \(name)", cure: "make its controllers in code, by UIStoryboard.register(\"\(name)\")")
            return nil
        }
        return builder(nil)
    }

    /// The controller of a name, by the closure registered for the storyboard. Without one this ends the program.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let controller = Self.builders[name]?(identifier) { return controller }
        preconditionFailure(
            "Storyboard \(name) has no controller \"\(identifier)\": storyboards are not read on Linux; make it in code."
        )
    }
}

private func noteUnreadable(_ file: String, cure: String = "make the views in code") {
    Diagnostics.report(
        "\(file): nibs and storyboards are not read on Linux; \(cure).", key: "unreadable \(file)")
}
