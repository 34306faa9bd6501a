// A segue of a class known only at run time; see KeyValues/Instances.swift.

extension UIStoryboardSegue {
    /// Makes a segue of a class known only at run time.
    @_silgen_name("mutoscope_UIStoryboardSegue_fresh")
    convenience init(fresh identifier: String?, _ source: UIViewController, _ destination: UIViewController) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name("mutoscope_UIStoryboardSegue_fresh")
    private final class func _instantiate(
        _ identifier: consuming String?, _ source: consuming UIViewController, _ destination: consuming UIViewController
    ) -> UIStoryboardSegue

    static func make(
        _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue { type._instantiate(identifier, source, destination) }
}

/// `type.init(identifier:source:destination:)` for a class of segues that is known only at run time.
@preconcurrency @MainActor
public func instance<Segue: UIStoryboardSegue>(
    of type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Segue {
    unsafeDowncast(UIStoryboardSegue.make(type, identifier, source, destination), to: Segue.self)
}
