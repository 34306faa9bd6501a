import Synchronization

/// An immutable set of traits: what a view knows about the interface it is shown in.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    /// Set once, by the initialisers: subclasses inherit `init()`, which an initialiser of the kit's own would keep from them.
    package final private(set) var values = TraitValues()

    /// No trait specified.
    public override init() {
        super.init()
    }

    package convenience init(values: TraitValues) {
        self.init()
        self.values = values
    }

    /// The traits of all the given collections; where two specify the same, the later wins.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(values: collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// The traits that the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues.made(from: TraitValues(), mutations))
    }

    /// These traits with the closure's changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: TraitValues.made(from: values, mutations))
    }

    /// This collection with one trait replaced.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// The value of a trait, or its default when unspecified.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    // MARK: What is specified

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
    /// The reading direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }
    /// Pixels per point; 0 when unspecified.
    open var displayScale: CGFloat { self[UITraitDisplayScale.self] }
    /// The display's colours.
    open var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
    /// Room across.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
    /// Room down.
    open var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
    /// Base or elevated content.
    open var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
    /// The user's contrast.
    open var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
    /// The user's text weight.
    open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
    /// Whether the interface is in use.
    open var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
    /// Whether force is measured.
    open var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }

    // MARK: Comparing

    /// Whether every trait that `trait` specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.contains(all: trait.values)
    }

    /// The traits that differ from those of another collection.
    public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
        values.changes(from: other?.values ?? TraitValues())
    }

    /// Whether dynamic colours may resolve differently under the two collections.
    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard self !== other else { return false }
        return changedTraits(from: other).contains { $0.affectsColorAppearance }
    }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values.hasSameTraits(as: other.values)
    }

    /// Equal collections share a hash; it does not depend on the values because traits need not be hashable.
    open override var hash: Int { 1 }

    open override var description: String { "<UITraitCollection: \(values.description)>" }
}

extension TraitValues {
    fileprivate static func made(
        from base: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
    ) -> TraitValues {
        var overrides = UITraitOverrides()
        overrides.values = base
        var mutable: any UIMutableTraits = overrides
        mutations(&mutable)
        return (mutable as? UITraitOverrides)?.values ?? base
    }
}

// MARK: - The collection in force

extension UITraitCollection {
    /// The traits that dynamic colours and images resolve with when nobody names any. UIKit sets it around layout and drawing.
    public static var current: UITraitCollection {
        get { ScreenSettings.inUse.current }
        set { ScreenSettings.inUse.choose(newValue) }
    }

    /// Runs the closure with this collection as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        let settings = ScreenSettings.inUse
        let previous = settings.choose(self)
        actions()
        settings.choose(previous)
    }

    /// A phone in light mode, reading left to right, with the pixels of the screen that stands in until a display starts.
    package static let standard = UITraitCollection { traits in
        traits.userInterfaceStyle = .light
        traits.userInterfaceIdiom = .phone
        traits.layoutDirection = .leftToRight
        traits.displayScale = 2
        traits.displayGamut = .SRGB
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
        traits.preferredContentSizeCategory = .large
        traits.userInterfaceLevel = .base
        traits.accessibilityContrast = .normal
        traits.legibilityWeight = .regular
        traits.activeAppearance = .active
    }
}
