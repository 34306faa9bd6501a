public import UIKit

extension UITraitCollection {
    /// - Parameter isLarge: Whether it has room for two columns when it lies.
    private static func phone(
        _ orientation: ViewImageConfig.Orientation, isLarge: Bool = false,
        forceTouch: UIForceTouchCapability = .available
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(forceTouchCapability: forceTouch), UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(horizontalSizeClass: isLarge && orientation == .landscape ? .regular : .compact),
            UITraitCollection(verticalSizeClass: orientation == .landscape ? .compact : .regular),
        ])
    }

    /// The traits of an iPhone Se.
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    /// The traits of an iPhone 8.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    /// The traits of an iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }

    /// The traits of an iPhone X.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    /// The traits of an iPhone Xr.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true, forceTouch: .unavailable)
    }

    /// The traits of an iPhone Xs Max.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }

    /// The traits of an iPhone 12.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    /// The traits of an iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }

    /// The traits of an iPhone 13.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    /// The traits of an iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isLarge: true)
    }

    // MARK: Tablets

    private static func tablet(_ across: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: across), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(userInterfaceIdiom: .pad),
        ])
    }

    static let wideTablet = tablet(.regular)
    static let narrowTablet = tablet(.compact)

    /// The traits of an iPad Mini.
    public static let iPadMini = wideTablet
    /// The traits of a narrow part of an iPad Mini.
    public static let iPadMini_Compact_SplitView = narrowTablet
    /// The traits of an iPad 9.7.
    public static let iPad9_7 = wideTablet
    /// The traits of a narrow part of an iPad 9.7.
    public static let iPad9_7_Compact_SplitView = narrowTablet
    /// The traits of an iPad 10.2.
    public static let iPad10_2 = wideTablet
    /// The traits of a narrow part of an iPad 10.2.
    public static let iPad10_2_Compact_SplitView = narrowTablet
    /// The traits of an iPad Pro 10.5.
    public static let iPadPro10_5 = wideTablet
    /// The traits of a narrow part of an iPad Pro 10.5.
    public static let iPadPro10_5_Compact_SplitView = narrowTablet
    /// The traits of an iPad Pro 11.
    public static let iPadPro11 = wideTablet
    /// The traits of a narrow part of an iPad Pro 11.
    public static let iPadPro11_Compact_SplitView = narrowTablet
    /// The traits of an iPad Pro 12.9.
    public static let iPadPro12_9 = wideTablet
    /// The traits of a narrow part of an iPad Pro 12.9.
    public static let iPadPro12_9_Compact_SplitView = narrowTablet
}
