/// A trait: a named value that flows down the tree of views and controllers.
public protocol UITraitDefinition {
    associatedtype Value
    /// What a collection answers when nothing has set the trait.
    static var defaultValue: Value { get }
    /// Shown in descriptions.
    static var name: String { get }
    /// Unique among traits.
    static var identifier: String { get }
    /// Whether dynamic colours resolve anew when the trait changes.
    static var affectsColorAppearance: Bool { get }
    /// The value where it can be compared. The compiler knows that of most types; of others the whole program has to be searched.
    static func _comparable(_ value: Value) -> (any Equatable)?
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// The type's name with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// Whether dynamic colours are resolved anew when the trait changes.
    public static var affectsColorAppearance: Bool { false }
    /// The value, if a search through the program finds that it can be compared.
    public static func _comparable(_ value: Value) -> (any Equatable)? { value as? any Equatable }
}

extension UITraitDefinition where Value: Equatable {
    /// The value itself.
    public static func _comparable(_ value: Value) -> (any Equatable)? { value }
}

/// The type of any trait, as `registerForTraitChanges` lists them.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// Whether dynamic colours are resolved anew when the trait changes.
    public static let affectsColorAppearance = true
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The reading direction.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels per point; 0 where nothing has set it.
public enum UITraitDisplayScale: UITraitDefinition {
    /// 0: the scale is not known.
    public static let defaultValue: CGFloat = 0
}

/// The display's colours.
public enum UITraitDisplayGamut: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIDisplayGamut.unspecified
    /// Whether dynamic colours are resolved anew when the trait changes.
    public static let affectsColorAppearance = true
}

/// Room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Room down.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Base or elevated content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// Whether dynamic colours are resolved anew when the trait changes.
    public static let affectsColorAppearance = true
}

/// The user's contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// Whether dynamic colours are resolved anew when the trait changes.
    public static let affectsColorAppearance = true
}

/// The user's text weight.
public enum UITraitLegibilityWeight: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// Whether the interface is in use.
public enum UITraitActiveAppearance: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    /// Whether dynamic colours are resolved anew when the trait changes.
    public static let affectsColorAppearance = true
}

/// Whether force is measured.
public enum UITraitForceTouchCapability: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIForceTouchCapability.unknown
}

extension UITraitCollection {
    /// The traits that colours are resolved by.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitDisplayGamut.self,
        ]
    }
    /// The traits that pictures are looked up by.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        ]
    }
}
