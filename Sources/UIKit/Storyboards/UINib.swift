/// A file of archived views. Linux cannot read them: instantiating one says so and gives nothing.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// What to do with names in the nib that stand for other objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

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

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "of \(data.count) bytes"
        super.init()
    }

    /// The objects of the nib: none on Linux, with a diagnostic.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        reportUnreadable("nib \(name)")
        return []
    }
}

extension Bundle {
    /// The objects of a nib: nil on Linux, with a diagnostic.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        reportUnreadable("nib \(name)")
        return nil
    }
}

/// A file of archived controllers. Linux cannot read them: instantiating says so.
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

    /// The first controller: nil on Linux, with a diagnostic.
    open func instantiateInitialViewController() -> UIViewController? {
        reportUnreadable("storyboard \(name)")
        return nil
    }

    /// The controller of a name. Linux has none, so this ends the program; make the controller in code.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        preconditionFailure(
            "Storyboard \(name) has no controller \"\(identifier)\": storyboards are not read on Linux; make it in code."
        )
    }
}

private func reportUnreadable(_ file: String) {
    Diagnostics.report(
        "\(file): nibs and storyboards are not read on Linux; make the views in code.", key: "unreadable \(file)")
}
