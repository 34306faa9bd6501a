import UIKit

/// The measures of a phone, in points.
private struct Phone {
    /// Held upright.
    let width: CGFloat, height: CGFloat
    /// What is covered at the top and the bottom of one held upright.
    let upright: (top: CGFloat, bottom: CGFloat)
    /// What is covered at both sides and the bottom of one that lies.
    let lying: (sides: CGFloat, bottom: CGFloat)

    func config(_ orientation: ViewImageConfig.Orientation, _ traits: UITraitCollection) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: upright.top, left: 0, bottom: upright.bottom, right: 0),
                size: CGSize(width: width, height: height), traits: traits)
        case .landscape:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: lying.sides, bottom: lying.bottom, right: lying.sides),
                size: CGSize(width: height, height: width), traits: traits)
        }
    }
}

extension ViewImageConfig {
    /// iPhone Se, held upright.
    public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

    /// iPhone Se.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 320, height: 568, upright: (20, 0), lying: (0, 0))
            .config(orientation, .iPhoneSe(orientation))
    }

    /// iPhone 8, held upright.
    public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

    /// iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 375, height: 667, upright: (20, 0), lying: (0, 0))
            .config(orientation, .iPhone8(orientation))
    }

    /// iPhone 8 Plus, held upright.
    public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

    /// iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 414, height: 736, upright: (20, 0), lying: (0, 0))
            .config(orientation, .iPhone8Plus(orientation))
    }

    /// iPhone X, held upright.
    public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

    /// iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 375, height: 812, upright: (44, 34), lying: (44, 24))
            .config(orientation, .iPhoneX(orientation))
    }

    /// iPhone Xs Max, held upright.
    public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

    /// iPhone Xs Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 414, height: 896, upright: (44, 34), lying: (44, 24))
            .config(orientation, .iPhoneXsMax(orientation))
    }

    /// iPhone Xr, held upright.
    public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

    /// iPhone Xr.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 414, height: 896, upright: (44, 34), lying: (44, 24))
            .config(orientation, .iPhoneXr(orientation))
    }

    /// iPhone 12, held upright.
    public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

    /// iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 390, height: 844, upright: (47, 34), lying: (47, 21))
            .config(orientation, .iPhone12(orientation))
    }

    /// iPhone 12 Pro, held upright.
    public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

    /// iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 390, height: 844, upright: (47, 34), lying: (47, 21))
            .config(orientation, .iPhone12(orientation))
    }

    /// iPhone 12 Pro Max, held upright.
    public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

    /// iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 428, height: 926, upright: (47, 34), lying: (47, 21))
            .config(orientation, .iPhone12ProMax(orientation))
    }

    /// iPhone 13, held upright.
    public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

    /// iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 390, height: 844, upright: (47, 34), lying: (47, 21))
            .config(orientation, .iPhone13(orientation))
    }

    /// iPhone 13 Mini, held upright.
    public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

    /// iPhone 13 Mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 375, height: 812, upright: (50, 34), lying: (50, 21))
            .config(orientation, .iPhone13(orientation))
    }

    /// iPhone 13 Pro, held upright.
    public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

    /// iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 390, height: 844, upright: (47, 34), lying: (47, 21))
            .config(orientation, .iPhone13(orientation))
    }

    /// iPhone 13 Pro Max, held upright.
    public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

    /// iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone(width: 428, height: 926, upright: (47, 34), lying: (47, 21))
            .config(orientation, .iPhone13ProMax(orientation))
    }
}
