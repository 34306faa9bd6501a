/// Shows one controller's view at a time, or two, as pages: to scroll through or to turn like paper.
///
/// Pages that change in the middle of a turn: a turn that a finger makes is taken back, one that the program has asked for is
/// brought to its end at once with `finished` false; then the new pages are set.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How one page gives way to the next.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll
    }

    /// Along which axis pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }

    /// Where the pages are held, in the curl style.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        /// At the left or upper edge: one page.
        case min
        /// In the middle: two pages.
        case mid
        /// At the right or lower edge: one page.
        case max
    }

    /// Toward the later or the earlier pages.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse
    }

    /// What can be chosen when a page view controller is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `SpineLocation`, or its raw value; for the curl style.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between pages; for the scroll style.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// Turns the pages; one kind for each style.
    private(set) lazy var turner: any PageTurner =
        transitionStyle == .scroll ? ScrollPages(self) : CurlPages(self)
    let interPageSpacing: CGFloat
    /// The pages that are shown, once there is a view; the ones to show before.
    var shownPages: [UIViewController] = []
    /// True while the delegate is asked where the spine should be.
    var isMovingSpine = false

    /// - Parameters:
    ///   - style: How pages change.
    ///   - navigationOrientation: Along which axis they follow each other.
    ///   - options: `spineLocation` with the curl style, `interPageSpacing` (points) with the scroll style.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = style == .scroll ? .none : Self.spine(in: options)
        isDoubleSided = style == .pageCurl && Self.spine(in: options) == .mid
        interPageSpacing = style == .scroll ? Self.spacing(in: options) : 0
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller in the curl style, horizontal, with the spine at the left.
    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// As the element of an interface file says; elsewhere as the one without arguments.
    public required init?(coder: NSCoder) {
        let isScrolling = coder.interfaceAttribute("transitionStyle") == "scroll"
        transitionStyle = isScrolling ? .scroll : .pageCurl
        navigationOrientation =
            coder.interfaceAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
        let spine: SpineLocation =
            switch coder.interfaceAttribute("spineLocation") {
            case "mid": .mid
            case "max": .max
            default: .min
            }
        spineLocation = isScrolling ? .none : spine
        let isTwoSided = coder.interfaceAttribute("doubleSided") == "YES" || spine == .mid
        isDoubleSided = !isScrolling && isTwoSided
        let spacing = coder.interfaceAttribute("pageSpacing").flatMap { Double($0) }
        interPageSpacing = isScrolling ? CGFloat(spacing ?? 0) : 0
        super.init(coder: coder)
    }

    private static func spine(in options: [OptionsKey: Any]?) -> SpineLocation {
        switch options?[.spineLocation] {
        case let spine as SpineLocation: spine
        case let number as NSNumber: SpineLocation(rawValue: number.intValue) ?? .min
        case let number as Int: SpineLocation(rawValue: number) ?? .min
        default: .min
        }
    }

    private static func spacing(in options: [OptionsKey: Any]?) -> CGFloat {
        let spacing: CGFloat =
            switch options?[.interPageSpacing] {
            case let number as NSNumber: CGFloat(number.doubleValue)
            case let number as CGFloat: number
            case let number as Int: CGFloat(number)
            default: 0
            }
        return spacing.isFinite ? Swift.max(0, spacing) : 0
    }

    // MARK: What there is

    /// How pages change.
    public let transitionStyle: TransitionStyle
    /// Along which axis pages follow each other.
    public let navigationOrientation: NavigationOrientation
    /// Where the pages are held.
    open internal(set) var spineLocation: SpineLocation
    /// Whether the back of a leaf is a page of its own. True, and not to be changed, with the spine in the middle.
    open var isDoubleSided: Bool = false {
        didSet {
            precondition(
                isDoubleSided || spineLocation != .mid,
                "isDoubleSided cannot be false with the spine in the middle, where every leaf has two sides.")
        }
    }
    /// Says which pages come before and after. Without one the user cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { turner.neighborsDidChange() } }
    }
    /// Hears of turns that the user makes.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Recognise the turns of the curl style; the scroll style has none to show.
    open var gestureRecognizers: [UIGestureRecognizer] { turner.gestureRecognizers }
    /// The pages that are shown: two with the spine in the middle.
    open var viewControllers: [UIViewController]? { shownPages.isEmpty ? nil : shownPages }

    // MARK: Pages by program

    /// Shows other pages.
    ///
    /// - `viewControllers`: One; two with the spine in the middle; front and back when the leaf that is turned is double-sided.
    /// - `direction`: Which way an animated turn goes.
    /// - `completion`: Called once, with false when another change cut the turn short.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pages = viewControllers ?? []
        checkCount(pages, animated: animated)
        turner.show(pages, direction, animated: animated && !shownPages.isEmpty && view.window != nil) { finished in
            completion?(finished)
        }
    }

    private func checkCount(_ pages: [UIViewController], animated: Bool) {
        // The pages for a spine that is about to move are counted when it has.
        let allowed: ClosedRange<Int> =
            isMovingSpine ? 1...2 : spineLocation == .mid ? 2...2 : (isDoubleSided ? 1...2 : 1...1)
        precondition(
            pages.isEmpty || allowed.contains(pages.count),
            "The number of view controllers provided (\(pages.count)) doesn't match the number required "
                + "(\(allowed.upperBound)) for the requested transition")
        precondition(
            Set(pages.map { ObjectIdentifier($0) }).count == pages.count,
            "The same view controller cannot be two pages at once.")
    }

    // MARK: View

    open override func loadView() {
        view = FillingView.make()
        view.clipsToBounds = true
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        turner.load(into: view)
    }

    /// As the delegate says.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// As the delegate says.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        turner.layOut()
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A finger may have begun a turn on the way out, which is taken back.
        turner.settle()
        turner.layOut()
        for page in shownPages { page.beginAppearanceTransition(true, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for page in shownPages where page.appearance == .appearing { page.endAppearanceTransition() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        turner.settle()
        for page in shownPages { page.beginAppearanceTransition(false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A finger that was down may have begun another turn on the way out.
        turner.settle()
        for page in shownPages where page.appearance == .disappearing { page.endAppearanceTransition() }
    }

    open override var childForStatusBarStyle: UIViewController? { shownPages.first }
    open override var childForStatusBarHidden: UIViewController? { shownPages.first }
}
