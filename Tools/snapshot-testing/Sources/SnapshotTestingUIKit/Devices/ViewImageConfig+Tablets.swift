import UIKit

/// The measures of a tablet, in points.
private struct Tablet {
    /// Held upright.
    let width: CGFloat, height: CGFloat
    /// How wide a third, a half and two thirds are when it lies.
    let lying: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
    /// How wide a third and two thirds are when it is held upright.
    let upright: (third: CGFloat, twoThirds: CGFloat)
    var top: CGFloat = 20, bottom: CGFloat = 0
    /// Whether half of it, when it lies, has room for two columns.
    var hasWideHalf = false

    func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        switch orientation {
        case .landscape(let part):
            switch part {
            case .full: config(height, width, isWide: true)
            case .oneThird: config(lying.third, width, isWide: false)
            case .oneHalf: config(lying.half, width, isWide: hasWideHalf)
            case .twoThirds: config(lying.twoThirds, width, isWide: true)
            }
        case .portrait(let part):
            switch part {
            case .full: config(width, height, isWide: true)
            case .oneThird: config(upright.third, height, isWide: false)
            case .twoThirds: config(upright.twoThirds, height, isWide: false)
            }
        }
    }

    private func config(_ width: CGFloat, _ height: CGFloat, isWide: Bool) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            size: CGSize(width: width, height: height), traits: isWide ? .wideTablet : .narrowTablet)
    }
}

extension ViewImageConfig.Orientation {
    /// The whole of a tablet.
    fileprivate var ofTablet: ViewImageConfig.TabletOrientation {
        self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }
}

extension ViewImageConfig {
    /// iPad Mini, lying.
    public static let iPadMini = ViewImageConfig.iPadMini(.landscape)

    /// iPad Mini.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation.ofTablet) }

    /// iPad Mini, or a part of it.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(width: 768, height: 1024, lying: (320, 507, 694), upright: (320, 438))
            .config(orientation)
    }

    /// iPad 9.7, lying.
    public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)

    /// iPad 9.7.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(orientation.ofTablet) }

    /// iPad 9.7, or a part of it.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(width: 768, height: 1024, lying: (320, 507, 694), upright: (320, 438))
            .config(orientation)
    }

    /// iPad 10.2, lying.
    public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)

    /// iPad 10.2.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(orientation.ofTablet) }

    /// iPad 10.2, or a part of it.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(width: 810, height: 1080, lying: (320, 535, 750), upright: (320, 480))
            .config(orientation)
    }

    /// iPad Pro 10.5, lying.
    public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)

    /// iPad Pro 10.5.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(orientation.ofTablet) }

    /// iPad Pro 10.5, or a part of it.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(width: 834, height: 1112, lying: (320, 551, 782), upright: (320, 504))
            .config(orientation)
    }

    /// iPad Pro 11, lying.
    public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)

    /// iPad Pro 11.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(orientation.ofTablet) }

    /// iPad Pro 11, or a part of it.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(width: 834, height: 1194, lying: (375, 592, 809), upright: (320, 504), top: 24, bottom: 20)
            .config(orientation)
    }

    /// iPad Pro 12.9, lying.
    public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

    /// iPad Pro 12.9.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(orientation.ofTablet) }

    /// iPad Pro 12.9, or a part of it.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(width: 1024, height: 1366, lying: (375, 678, 981), upright: (375, 639), hasWideHalf: true)
            .config(orientation)
    }
}
