import QuartzCore

/// A view that a tab bar controller shows above its bar, on a capsule of its own, whatever tab is chosen: what plays, for instance.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// Where an accessory is shown.
    public enum Environment: Int, Sendable {
        case unspecified = 0
        /// Outside of an accessory.
        case none
        /// Above the bar.
        case regular
        /// Within a bar that has made itself small, which bars here do not.
        case inline
    }

    /// What is shown.
    public let contentView: UIView

    /// An accessory that shows a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

/// Where an accessory of a tab bar is shown.
public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UIMutableTraits {
    /// Where the accessory around is shown.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}

extension UITraitCollection {
    /// Where the accessory around is shown.
    public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }

    /// A collection that specifies alone where an accessory is shown.
    public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
        self.init { $0.tabAccessoryEnvironment = tabAccessoryEnvironment }
    }
}

/// Holds an accessory above a bar: a capsule of material, whose room the pages keep free.
@MainActor
final class TabAccessoryHolder: UIView {
    let accessory: UITabAccessory
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    // Points, chosen by eye (docs/behaviour/controls.md).
    private static let height: CGFloat = 48, sideMargin: CGFloat = 16, gap: CGFloat = 8
    /// What pages keep free for it above the bar, points.
    static let room = height + gap

    init(_ accessory: UITabAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        material.cornerConfiguration = .capsule()
        material.clipsToBounds = true
        addSubview(material)
        material.contentView.addSubview(accessory.contentView)
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        traitOverrides.tabAccessoryEnvironment = .regular
    }

    required init?(coder: NSCoder) {
        preconditionFailure("What holds a tab bar's accessory is made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        accessory.contentView.frame = material.contentView.bounds
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: bounds.height / 2, cornerHeight: bounds.height / 2, transform: nil)
    }

    /// Lies above a height, in the points of the view that holds it.
    func place(above bottom: CGFloat, in room: CGRect) {
        let width = max(0, room.width - 2 * Self.sideMargin)
        frame = CGRect(
            x: room.minX + Self.sideMargin, y: bottom - Self.gap - Self.height, width: width, height: Self.height)
    }
}

extension _TabShowing where Self: UITabBarController {
    /// What stands above the bar; nil: nothing.
    public var bottomAccessory: UITabAccessory? {
        get { tabList.accessory?.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Puts a view above the bar, or takes it away. Animated it fades, and the pages' room changes with it.
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        changeAccessory(bottomAccessory, animated: animated)
    }

    /// When the bar makes itself small. Only kept: bars here stay as they are.
    public var tabBarMinimizeBehavior: UITabBarControllerMinimizeBehavior {
        get { tabList.minimizeBehavior }
        set { tabList.minimizeBehavior = newValue }
    }
}

/// When a tab bar makes itself small. Apple nests it as `UITabBarController.MinimizeBehavior`.
public enum UITabBarControllerMinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never
    case onScrollDown
    case onScrollUp
}

extension UITabBarController {
    /// When the bar makes itself small.
    public typealias MinimizeBehavior = UITabBarControllerMinimizeBehavior

    func changeAccessory(_ accessory: UITabAccessory?, animated: Bool) {
        let old = tabList.accessory
        guard old?.accessory !== accessory else { return }
        let new = accessory.map { TabAccessoryHolder($0) }
        tabList.accessory = new
        guard isViewLoaded else { return }
        placeAccessory()
        guard animated else {
            old?.removeFromSuperview()
            return view.setNeedsLayout()
        }
        new?.alpha = 0
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) { [self] in
            new?.alpha = 1
            old?.alpha = 0
            view.setNeedsLayout()
            view.layoutIfNeeded()
        } completion: { _ in
            old?.removeFromSuperview()
        }
    }

    /// What the accessory takes of the pages' room, points.
    var accessoryRoom: CGFloat { tabList.accessory == nil ? 0 : TabAccessoryHolder.room }

    /// Above the bar, or above the home indicator where the bar is away.
    func placeAccessory() {
        guard let accessory = tabList.accessory else { return }
        if accessory.superview !== view { view.insertSubview(accessory, belowSubview: tabBar) }
        let bar = hidesBar ? view.safeAreaInsets.bottom : tabBar.bounds.height
        accessory.place(above: view.bounds.maxY - bar, in: view.bounds)
    }
}
