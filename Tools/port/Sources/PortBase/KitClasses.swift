/// The superclasses of the frameworks' classes: who inherits from whom where sources extend classes that they do not declare.
public enum KitClasses {
    /// Whether the frameworks have a type of that name.
    public static func isThere(_ name: String) -> Bool { KitSymbols.shared.hasTop(name) }

    private static let families: [String: [String]] = [
        "NSObject": [
            "UIResponder", "CALayer", "CAAnimation", "UIGestureRecognizer", "UICollectionViewLayout", "UIBarItem",
        ],
        "UIResponder": ["UIView", "UIViewController", "UIApplication"],
        "UIView": [
            "UIWindow", "UILabel", "UIImageView", "UIControl", "UIScrollView", "UIStackView", "UINavigationBar",
            "UITabBar",
            "UIToolbar", "UISearchBar", "UIVisualEffectView", "UIProgressView", "UIActivityIndicatorView",
            "UIPickerView",
            "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UIInputView",
        ],
        "UICollectionReusableView": ["UICollectionViewCell"],
        "UICollectionViewCell": ["UICollectionViewListCell"],
        "UIControl": [
            "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIPageControl", "UITextField", "UIStepper",
            "UIDatePicker", "UIRefreshControl",
        ],
        "UITextField": ["UISearchTextField"],
        "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
        "UIViewController": [
            "UINavigationController", "UITabBarController", "UITableViewController", "UICollectionViewController",
            "UIPageViewController", "UIAlertController", "UISplitViewController", "UISearchController",
            "UIInputViewController",
        ],
        "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
        "UIGestureRecognizer": [
            "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer",
            "UIPinchGestureRecognizer",
            "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UIHoverGestureRecognizer",
        ],
        "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
        "UICollectionViewLayout": [
            "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout", "UICollectionViewTransitionLayout",
        ],
        "CALayer": [
            "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer", "CAScrollLayer",
            "CATiledLayer", "CATransformLayer",
        ],
        "CAAnimation": ["CAPropertyAnimation", "CAAnimationGroup", "CATransition"],
        "CAPropertyAnimation": ["CABasicAnimation", "CAKeyframeAnimation"],
        "CABasicAnimation": ["CASpringAnimation"],
    ]

    private static let parents: [String: String] = {
        var parents: [String: String] = [:]
        for (parent, children) in families {
            for child in children { parents[child] = parent }
        }
        return parents
    }()

    package static func superclass(of name: String) -> String? { parents[name] }
}
