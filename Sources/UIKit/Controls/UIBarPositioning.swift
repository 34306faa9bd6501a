/// The look of a bar in older sources.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt = 102
}

extension UITraitCollection {
    /// Whether bars have ``lowBarHeight``: on a phone on its side, but for those as wide as a tablet.
    var hasLowBars: Bool { verticalSizeClass == .compact && horizontalSizeClass == .compact }
    /// Points of a navigation bar, a tab bar or a toolbar where there is little height, without what lies beyond them.
    static let lowBarHeight: CGFloat = 32
}

/// Where a bar stands; `topAttached` reaches up behind the status bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A bar that says where it stands.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar stands now.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar that no controller keeps stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// `.top` where it is not implemented.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// For which place and height of a bar a picture is meant.
struct BarBackgroundKey: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
}
