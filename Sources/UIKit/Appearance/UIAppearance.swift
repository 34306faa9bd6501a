/// A class that has stand-ins on which looks are set for all instances.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The stand-in for all instances.
    static func appearance() -> Self
    /// The stand-in for instances inside others: in one of the first class, in one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The stand-in for instances whose traits have given values.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The stand-in for instances inside others, whose traits have given values.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class that instances can be contained in, for ``UIAppearance``.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// A view on which looks are set for all views of this class and its subclasses.
    ///
    /// A view takes the looks over when it enters a window, except those that were set on itself. A property that a program's own class or
    /// extension declares tells of itself by ``UIView/recordsAppearance(of:_:key:)``, as `port` writes it for `@objc dynamic`; one that does
    /// not stays on the stand-in, with a diagnostic.
    public class func appearance() -> Self { appearance(in: [], for: nil) }

    /// A stand-in for instances inside the given containers.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(in: containerTypes, for: nil)
    }

    /// A stand-in for instances under some traits.
    public class func appearance(for trait: UITraitCollection) -> Self { appearance(in: [], for: trait) }

    /// A stand-in for instances under some traits inside the given containers.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(in: containerTypes, for: trait)
    }

    private class func appearance(
        in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> Self {
        let view = Appearances.standIn(for: Self.self, in: containers, traits) { $0 is Self }
        return unsafeDowncast(view, to: Self.self)
    }
}

extension UIViewController: UIAppearanceContainer {}

/// Where an item is contained, and its traits, are not looked at: bars alone have items.
extension UIBarItem: UIAppearance {
    /// An item on which looks are set for all items of this class.
    public class func appearance() -> Self { standIn() }

    /// The stand-in for all items of this class: containers tell none apart.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        standIn()
    }

    /// The stand-in for all items of this class: traits tell none apart.
    public class func appearance(for trait: UITraitCollection) -> Self { standIn() }

    /// The stand-in for all items of this class: neither containers nor traits tell any apart.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { standIn() }

    private class func standIn() -> Self {
        guard let item = BarItemStandIns.item(for: self) as? Self else {
            preconditionFailure("UIBarButtonItem and UITabBarItem have stand-ins for their looks; \(self) has none")
        }
        return item
    }
}
