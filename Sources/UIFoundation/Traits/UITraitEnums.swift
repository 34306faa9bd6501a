/// Light or dark looks of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// Roomy or cramped space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// The direction that the interface's language reads in, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Where the leading edge is: left in `leftToRight`, right in `rightToLeft`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// The colours a display can show.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}

/// Base or elevated content: elevated dark backgrounds are a little lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// The user's wish for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// The user's wish for bolder text.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// Whether the interface is the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// Whether the touch surface measures force.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

/// The user's preferred text size. Sizes compare from small to large.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String

    /// The value of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Text sizes of the category unspecified.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Text sizes of the category extra small.
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    /// Text sizes of the category small.
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    /// Text sizes of the category medium.
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The size a new device has.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    /// Text sizes of the category extra large.
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    /// Text sizes of the category extra extra large.
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    /// Text sizes of the category extra extra extra large.
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    /// Text sizes of the category accessibility medium.
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Text sizes of the category accessibility large.
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Text sizes of the category accessibility extra large.
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Text sizes of the category accessibility extra extra large.
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Text sizes of the category accessibility extra extra extra large.
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user chose another text size.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The new size in that notification's values.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    private static let ascending: [Self] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private var rank: Int { Self.ascending.firstIndex(of: self) ?? 0 }

    /// True for the five sizes above the ordinary range.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether the first comes before the second.
    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
