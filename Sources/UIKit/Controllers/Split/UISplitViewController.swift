public import CoreGraphics

/// Two or three columns side by side; in a compact width one stack of the same controllers.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The columns, from the leading edge.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary
        /// Shown instead of the others in a compact width.
        case compact
    }

    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Made with `init()`: two controllers, given by `viewControllers`.
        case unspecified
        case doubleColumn, tripleColumn
    }

    /// Which columns are seen, and whether they make room or cover.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    /// How columns share the room.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    /// At which side the primary column is.
    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    /// When the button that shows columns is there.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// With `presentsWithGesture`.
        case automatic
        case never, always
    }

    /// How the primary column looks on a Mac.
    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }

    /// A width that the split view controller chooses.
    public static let automaticDimension = CGFloat.greatestFiniteMagnitude

    /// How many columns there are.
    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Whether a drag from the edge brings columns in and one toward it sends them away; then there is a button for it too.
    open var presentsWithGesture = true { didSet { updateButtons() } }
    open var primaryEdge = PrimaryEdge.leading { didSet { layOutAgain() } }
    /// The part of the width that a column takes, 0…1.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { layOutAgain() } }
    /// Points; limited by the least and the greatest.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutAgain() } }
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutAgain() } }
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutAgain() } }
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutAgain() } }
    /// The part of the width that the supplementary column takes, 0…1.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { layOutAgain() }
    }
    /// Points.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutAgain() } }
    /// Points.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutAgain() } }
    /// How the primary column looks on a Mac; elsewhere it has no effect.
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { layOutAgain() } }
    /// Which columns to show; `automatic` goes by the width.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { displayModeDidChange() } }
    }
    /// Whether a button over the secondary of three columns gives it the whole width and takes it back.
    open var showsSecondaryOnlyButton = false { didSet { updateButtons() } }
    /// When the button that shows and hides columns is there.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateButtons() } }
    /// Whether the columns are one stack now.
    open internal(set) var isCollapsed = false

    /// What the program gave for each column.
    var columns: [Column: UIViewController] = [:]
    /// In a compact width: which column each controller of the stack came from.
    var homes: [ObjectIdentifier: Column] = [:]
    /// In a compact width: what each column of the stack had, also after it was popped.
    var contents: [Column: [UIViewController]] = [:]
    /// The mode that was last told of.
    var shownMode = DisplayMode.automatic
    let dimming = UIView()
    /// Whether the view has never been about to be seen.
    private var isAwaited = true
    /// The lines between columns.
    let separators = [UIView(), UIView()]

    /// A controller of two or three columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        if coder.interfaceHasRelationship("supplementaryViewController") {
            style = .tripleColumn
        } else {
            style = coder.interfaceAttribute("allowDoubleColumnStyle") == "YES" ? .doubleColumn : .unspecified
        }
        super.init(coder: coder)
    }

    // MARK: Columns

    /// The controllers that are shown, from the leading edge; with `init()`, the two to show.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? children : Self.order.compactMap { columns[$0] } }
        set {
            precondition(
                style == .unspecified, "viewControllers of a split view controller with columns are set one by one.")
            setColumn(.primary, newValue.first)
            setColumn(.secondary, newValue.count > 1 ? newValue[1] : nil)
        }
    }

    /// Puts a controller into a column. One that is no navigation controller gets one around it.
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        precondition(
            column != .supplementary || style == .tripleColumn,
            "Only a split view controller of the style tripleColumn has a supplementary column.")
        setColumn(column, viewController.map { column == .compact ? $0 : inNavigation($0) })
    }

    /// What was put into a column, without the navigation controller around it.
    open func viewController(for column: Column) -> UIViewController? {
        guard let controller = columns[column] else { return nil }
        return (controller as? ColumnNavigationController)?.root ?? controller
    }

    private func inNavigation(_ controller: UIViewController) -> UIViewController {
        controller as? UINavigationController ?? ColumnNavigationController(root: controller)
    }

    private func setColumn(_ column: Column, _ controller: UIViewController?) {
        guard columns[column] !== controller else { return }
        if isCollapsed { return replaceInStack(column, with: controller) }
        columns[column].map(release)
        columns[column] = controller
        if isViewLoaded, !isAwaited { showColumns() }
    }

    /// Brings a column into sight: in a compact width as the top of the stack.
    open func show(_ column: Column) {
        guard !isCollapsed else { return showInStack(column) }
        if let mode = mode(showing: column) { change(to: mode) }
    }

    /// The mode in which a column is in sight; nil where it is anyway.
    private func mode(showing column: Column) -> DisplayMode? {
        switch column {
        case .secondary, .compact: coversSecondary ? .secondaryOnly : nil
        case .primary where style == .tripleColumn: tiles ? .twoBesideSecondary : .twoOverSecondary
        case .primary, .supplementary: tiles ? .oneBesideSecondary : .oneOverSecondary
        }
    }

    /// The mode that brings in the next column that is out of sight, from the secondary one outwards.
    var modeShowingNextColumn: DisplayMode? {
        mode(showing: style == .tripleColumn && resolvedMode == .secondaryOnly ? .supplementary : .primary)
    }

    /// Takes a column out of sight.
    open func hide(_ column: Column) {
        guard !isCollapsed else { return hideInStack(column) }
        switch column {
        case .primary where style == .tripleColumn: change(to: tiles ? .oneBesideSecondary : .oneOverSecondary)
        case .primary, .supplementary: change(to: .secondaryOnly)
        case .secondary, .compact: break
        }
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
        super.show(vc, sender: sender)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        if isCollapsed, let stack = children.last as? UINavigationController {
            return stack.pushViewController((vc as? UINavigationController)?.topViewController ?? vc, animated: true)
        }
        if style == .unspecified { setColumn(.secondary, vc) } else { setViewController(vc, for: .secondary) }
    }

    // MARK: Display mode

    /// Which columns are seen now.
    open var displayMode: DisplayMode { isCollapsed ? .oneOverSecondary : resolvedMode }

    open var splitBehavior: SplitBehavior { tiles ? .tile : .overlay }

    /// A button that shows and hides the primary column.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }

    private lazy var modeButton = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), primaryAction: UIAction { [weak self] _ in self?.toggle() })
    private(set) lazy var secondaryOnlyButton = UIBarButtonItem(
        image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
        primaryAction: UIAction { [weak self] _ in self?.toggle() })
    /// The item that the buttons were put into.
    weak var buttonItem: UINavigationItem?
    private lazy var gestures = ColumnGestures(self)

    private func toggle() {
        if let mode = delegate?.targetDisplayModeForAction(in: self), mode != .automatic { return change(to: mode) }
        guard resolvedMode == .secondaryOnly else { return hide(.supplementary) }
        if let next = modeShowingNextColumn { change(to: next) }
    }

    func change(to mode: DisplayMode) {
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            self.preferredDisplayMode = mode
            self.viewIfLoaded?.layoutIfNeeded()
        }
    }

    private func displayModeDidChange() {
        layOutAgain()
        viewIfLoaded?.layoutIfNeeded()
    }

    func layOutAgain() { viewIfLoaded?.setNeedsLayout() }

    // MARK: View

    static let order: [Column] = [.primary, .supplementary, .secondary]

    open override func viewDidLoad() {
        super.viewDidLoad()
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.12)
        dimming.alpha = 0
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in self?.change(to: .secondaryOnly) }
        dimming.addGestureRecognizer(tap)
        for separator in separators { separator.backgroundColor = .separator }
        gestures.attach(to: view)
    }

    /// Shows columns or their stack when the view is first to be seen: by then programs have set the delegate, which `collapse` asks.
    private func showAtFirst() {
        guard isAwaited else { return }
        isAwaited = false
        if isCompact { collapse() } else { showColumns() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        showAtFirst()
        super.viewWillAppear(animated)
    }

    /// As the delegate says.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// As the delegate says.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showAtFirst()
        if isCompact != isCollapsed { if isCompact { collapse() } else { expand() } }
        if isCollapsed { children.last?.view.frame = view.bounds } else { placeColumns() }
        updateButtons()
        tellLayoutEnvironment()
    }

    private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }
}

/// The navigation controller around a column's controller that the program gave without one.
final class ColumnNavigationController: UINavigationController {
    let root: UIViewController

    init(root: UIViewController) {
        self.root = root
        super.init(nibName: nil, bundle: nil)
        setViewControllers([root], animated: false)
    }

    required init?(coder: NSCoder) { nil }
}
