public import QuartzCore

/// Hears of a navigation controller's changes and supplies its custom transitions.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The orientations in which the stack can be shown.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    /// The orientation in which the stack is best shown.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    /// What happens where it is not implemented.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// What happens where it is not implemented.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// What is answered where it is not implemented.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// What is answered where it is not implemented.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// What is answered where it is not implemented.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { navigationController.traitCollection.usualOrientations }
    /// What is answered where it is not implemented.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }
}

/// A stack of controllers of which the top one shows, under a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// Which way the stack changes.
    public enum Operation: Int, Sendable { case none, push, pop }

    /// Seconds that bars take to hide and show.
    public static let hideShowBarDuration: CGFloat = 0.2

    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Drags the top controller away from the leading edge.
    open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?
    /// The bar above the pages.
    open var navigationBar: UINavigationBar { ownBar }
    private let ownBar: UINavigationBar
    /// The bar below the pages, made when first asked for.
    open private(set) lazy var toolbar: UIToolbar! = UIView.make(toolbarClass, .zero) as? UIToolbar
    private var toolbarClass = UIToolbar.self
    private var madeBarHiding: NavigationBarHiding?
    private var barHiding: NavigationBarHiding {
        if let madeBarHiding { return madeBarHiding }
        let made = NavigationBarHiding(self)
        madeBarHiding = made
        return made
    }

    /// Whether a swipe up hides the bar and one down shows it.
    open var hidesBarsOnSwipe: Bool {
        get { madeBarHiding?.swipe.isEnabled ?? false }
        set { barHideOnSwipeGestureRecognizer.isEnabled = newValue }
    }
    /// Whether a tap hides and shows the bar.
    open var hidesBarsOnTap: Bool {
        get { madeBarHiding?.tap.isEnabled ?? false }
        set { barHideOnTapGestureRecognizer.isEnabled = newValue }
    }
    /// Whether the bars go when a keyboard comes; a tap beside them brings them back.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { madeBarHiding?.hidesForKeyboard ?? false }
        set { barHiding.hidesForKeyboard = newValue }
    }
    /// Whether the bars go where there is little height, as on a phone that lies; a tap where they were brings them back.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { madeBarHiding?.hidesWhenCompact ?? false }
        set { barHiding.hidesWhenCompact = newValue }
    }
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    var stack: [UIViewController] = []
    /// Holds the page views; the container of every transition here.
    let transitionView = NavigationTransitionView()
    var session: TransitionSession?
    /// The change of the stack that begins with the next layout.
    var deferredChange: DeferredStackChange?
    /// Changes asked for while a transition ran, in order.
    var queued: [() -> Void] = []
    var popInteraction: NavigationPopInteraction?
    private(set) lazy var scrollFollower = NavigationScrollFollower(self)
    /// Made with the toolbar.
    private(set) lazy var toolbarFollower = BottomBarFollower(toolbar)
    /// Whether the controller has been on screen with a page.
    private(set) var hasShownPage = false
    var barIsHidden = false
    /// Whether the bar stays hidden or shown as it was, until a transition takes it along; nil while nothing holds it.
    var heldBarHidden: Bool?
    /// The item beneath the first page's, in a navigation controller that is a page of another one.
    weak var itemBeneath: UINavigationItem? { didSet { updateBarItems() } }
    /// Whether another navigation controller can be a page.
    var allowsNesting: Bool { false }
    var toolbarIsHidden = true
    /// Whether a page has ever ended at the bars, so that pages have to follow them.
    var pagesEndAtBars = false
    /// Whether a bar slides in or out.
    var barsAreMoving = false

    /// A controller whose bars are of the given classes; nil is the usual one.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        ownBar = (navigationBarClass as? UINavigationBar.Type).map { instance(of: $0) } ?? UINavigationBar()
        if let toolbarClass = toolbarClass as? UIToolbar.Type { self.toolbarClass = toolbarClass }
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A stack of one page.
    public init(rootViewController: UIViewController) {
        ownBar = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        setUp()
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        ownBar = UINavigationBar()
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        ownBar = UINavigationBar()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let interaction = NavigationPopInteraction(self)
        popInteraction = interaction
        interactivePopGestureRecognizer = interaction.recognizer
        navigationBar.owner = self
        definesPresentationContext = true
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// The controller on screen: the top one, or what it presents.
    open var visibleViewController: UIViewController? {
        var visible = presentedByOwn ?? topViewController
        while let presented = visible?.presentedByOwn { visible = presented }
        return visible
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            allowsNesting || !(viewController is UINavigationController),
            "Pushing a navigation controller is not supported.")
        guard !isTransitioning else {
            queued.append { [weak self] in self?.pushViewController(viewController, animated: animated) }
            return
        }
        precondition(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(viewController)).")
        show(stack + [viewController], operation: .push, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return popTo(index: stack.count - 2, animated: animated)?.last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return [] }
        return popTo(index: 0, animated: animated)
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure("Tried to pop to a view controller that is not in the stack (\(viewController)).")
        }
        guard index < stack.count - 1 else { return [] }
        return popTo(index: index, animated: animated)
    }

    private func popTo(index: Int, animated: Bool) -> [UIViewController]? {
        let leaving = Array(stack[(index + 1)...])
        guard !isTransitioning else {
            let target = stack[index]
            queued.append { [weak self] in
                guard let self, self.stack.contains(where: { $0 === target }) else { return }
                self.popToViewController(target, animated: animated)
            }
            return leaving
        }
        show(Array(stack[...index]), operation: .pop, animated: animated)
        return leaving
    }

    /// A child that is added by hand goes onto the stack.
    open override func addChild(_ childController: UIViewController) {
        if stack.contains(where: { $0 === childController }) { return super.addChild(childController) }
        setViewControllers(stack + [childController], animated: false)
    }

    /// Replaces the stack; looks like a pop when the new top was in it before, like a push otherwise.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard !isTransitioning else {
            queued.append { [weak self] in self?.setViewControllers(viewControllers, animated: animated) }
            return
        }
        let wasThere = viewControllers.last.map { top in stack.contains { $0 === top } } ?? false
        show(viewControllers, operation: wasThere ? .pop : .push, animated: animated && !stack.isEmpty)
    }

    // MARK: Bars

    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        // In the "will" calls of a transition the bar waits for it, and goes with the pages.
        if animated, heldBarHidden != nil, session?.hasStarted == false { return }
        heldBarHidden = nil
        changeBars(animated: animated)
    }

    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarIsHidden else { return }
        toolbarIsHidden = hidden
        changeBars(animated: animated)
    }

    /// The tab: its own, else that of its first page.
    open override var tabBarItem: UITabBarItem! {
        get { barItems.tab ?? (title == nil ? stack.first?.tabBarItem : nil) ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// Controllers have left the stack, and nobody contains them now.
    func didRelease(_ controllers: [UIViewController]) {}

    /// What was set, else what the page on top asks for.
    open override var preferredContentSize: CGSize {
        get { ownContentSize == .zero ? topViewController?.preferredContentSize ?? .zero : ownContentSize }
        set { super.preferredContentSize = newValue }
    }
    override var ownContentSize: CGSize { super.preferredContentSize }

    // MARK: View

    open override func loadView() {
        // As large as any controller's: pages keep the sizes that they were given in it.
        view = FillingView.make()
        view.backgroundColor = nil
        view.clipsToBounds = true
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        transitionView.frame = view.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(transitionView)
        view.addSubview(navigationBar)
        if let recognizer = interactivePopGestureRecognizer { view.addGestureRecognizer(recognizer) }
        madeBarHiding?.attach(to: view)
        installTopView()
    }

    /// The delegate hears of the page that comes first when it comes with the controller.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !hasShownPage, let page = topViewController else { return }
        delegate?.navigationController(self, willShow: page, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasShownPage, let page = topViewController else { return }
        hasShownPage = true
        delegate?.navigationController(self, didShow: page, animated: animated)
    }

    /// As the delegate says.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// As the delegate says.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    override func beginDeferredChange() {
        beginStackChange()
        super.beginDeferredChange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutBars()
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override var shownChild: UIViewController? { topViewController }
    override var containedSession: TransitionSession? { session }
    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    open override func show(_ viewController: UIViewController, sender: Any?) {
        // One navigation controller does not go into another.
        let nests = viewController is UINavigationController && !allowsNesting
        nests ? present(viewController, animated: true) : pushViewController(viewController, animated: true)
    }
}

/// Holds the pages of a navigation controller.
final class NavigationTransitionView: UIView {}
