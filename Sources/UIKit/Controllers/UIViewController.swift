/// Manages a tree of views: loads it when first needed, hears when it appears and goes, holds child controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitChangeObservable, UIContentContainer, @preconcurrency NSCoding {
    var loadedView: UIView?
    var appearance = AppearanceState.disappeared
    var containment = ControllerContainment()
    var traitRegistrationsIfAny: UITraitRegistrations?
    var presentation = ControllerPresentation()
    var barItems = ControllerBarItems()

    /// A controller whose view is described by a nib that `port` compiled; without a name, by one named as its class.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNib = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller of a storyboard. Its view is made when first asked for.
    public required init?(coder: NSCoder) {
        givenNib = nil
        super.init()
        finishDecoding(coder)
    }

    /// What the storyboard or nib says of it.
    var interface: (any ControllerInterface)?

    private let givenNib: String?
    /// The name of the nib that the view should come from.
    open var nibName: String? { givenNib }
    /// The bundle of that nib.
    open private(set) var nibBundle: Bundle?
    /// What bars show as the name of this screen.
    open var title: String? { didSet { titleDidChange() } }

    // MARK: View

    /// The view, loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }

    /// Makes `view`. The default takes it from the storyboard or nib, else it is an empty view. Do not call it; override it to make the
    /// view in code.
    open func loadView() { if !loadInterface() { view = FillingView.make() } }

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "loadView of \(type(of: self)) returned without setting view")
        viewDidLoad()
        if let loadedView { presentation.zoomDismissal?.join(loadedView) }
    }

    /// The view is loaded.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is being shown: its size and traits are final, nothing is on screen yet.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is on screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Constraints of the view should be brought up to date. The default asks the view.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Gives the view what it shows; see the view's method of that name.
    open func updateProperties() {}
    /// The view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The view's margins changed.
    open func viewLayoutMarginsDidChange() {}
    /// Memory is short.
    open func didReceiveMemoryWarning() {}

    /// Whether appearance calls go to the children by themselves. True by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Points added to the view's safe area by this controller.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded.map(SafeAreaPass.run) } }
    }

    /// Who presents this controller, else what its view is in.
    open override var next: UIResponder? {
        presentation.presenting ?? viewIfLoaded?.superview ?? containment.parent
            ?? presentation.presented?.viewIfLoaded?.window
    }

    /// Begins an appearance or disappearance that a container drives. Every begin needs one `endAppearanceTransition()`; a
    /// begin in the other direction turns a running one round.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startAppearance(isAppearing, animated: animated)
    }

    /// Ends what `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() { finishAppearance() }

    // MARK: Presentation

    /// How this controller covers its presenter. `automatic`, as it is at first, reads as what it stands for: a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? .pageSheet : presentation.style }
        set { presentation.style = newValue }
    }
    /// How it comes and goes when no animator is given.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// How it comes and goes when no delegate says otherwise, pushed or presented; nil for the usual way.
    open var preferredTransition: UIViewControllerTransition? {
        get { presentation.preferred }
        set { setPreferredTransition(newValue) }
    }
    /// Supplies animators for presenting and dismissing this controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether presentations in the current context cover this controller's view.
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    /// Whether the user must not dismiss this controller by a gesture.
    open var isModalInPresentation = false
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Points. Containers may use it; (0, 0) says nothing.
    open var preferredContentSize = CGSize.zero {
        didSet { if ownContentSize != oldValue { AskedContentSize(controller: self).tell() } }
    }
    /// The same without what a container passes on of its content's.
    var ownContentSize: CGSize { preferredContentSize }

    /// Draws the presentation or dismissal of this controller when the program has no animator.
    func makeSystemAnimator(isPresenting: Bool) -> SystemAnimator {
        preferredTransition?.makeAnimator(for: self, isComing: isPresenting)
            ?? modalTransitionStyle.makeAnimator(for: self, isPresenting: isPresenting)
    }

    /// Presents a controller over this one.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { performPresent(viewControllerToPresent, animated: flag, completion: completion) }

    /// Dismisses what this controller presents, or this controller itself when it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        performDismiss(animated: flag, completion: completion)
    }

    /// The nearest controller above this one that does something of its own for an action and may do it; nil is none.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        ShowingTarget(action: action).nearest(above: self, sender: sender)
    }

    /// Shows a controller the way the nearest container above does that has its own; without one it is presented.
    open func show(_ vc: UIViewController, sender: Any?) { ShowingTarget.show(vc, from: self, sender) }

    /// Shows a controller in the second column of the nearest container above that has one; without one it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        ShowingTarget.detail(vc, from: self, sender)
    }

    /// The coordinator of the transition that this controller takes part in, from the "will" calls to its end.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { activeCoordinator }

    /// The view is about to get another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        (coordinator as? SizeChangeCoordinator)?.tellOfTurn(self)
        for child in children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: own, with: coordinator)
        }
    }

    /// The interface is about to turn. Code of today overrides ``viewWillTransition(to:with:)``, whose own version calls this.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// The interface turns: what is changed here moves with it.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// The interface has turned.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The traits are about to change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// A child, or what this controller presents, asks for another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        // A container of the kit asks for what its content asks for.
        if shownChild != nil, ownContentSize == .zero { AskedContentSize(controller: self).tell() }
    }

    /// The constraints inside a child give it another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of a child in a parent of a size. The default is the parent's.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// True inside the appearance calls of this controller's own presentation.
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    /// True inside the appearance calls of this controller's own dismissal.
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }
    /// True inside the appearance calls of its arrival in a container.
    open var isMovingToParent: Bool { presentation.isMovingTo }
    /// True inside the appearance calls of its departure from a container.
    open var isMovingFromParent: Bool { presentation.isMovingFrom }

    /// The controller that this one, or an ancestor of it, presents.
    open var presentedViewController: UIViewController? { ControllerChain.presented(by: self) }
    /// The controller that presented this one or an ancestor of it.
    open var presentingViewController: UIViewController? { ControllerChain.presenter(of: self) }

    /// The navigation controller that this one is in, at any depth.
    open var navigationController: UINavigationController? { ancestor() }
    /// The tab bar controller that this one is in, at any depth.
    open var tabBarController: UITabBarController? { ancestor() }
    /// The split view controller that this one is in, at any depth.
    open var splitViewController: UISplitViewController? { ancestor() }

    // MARK: Editing

    /// Whether the content can be edited now. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { isInEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var isInEditing = false

    /// Turns editing on or off. The default sets `isEditing` and the edit button.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isInEditing = editing
        showEditing()
    }

    /// A button that turns editing on and off.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    // MARK: Keys

    /// The commands added with `addKeyCommand(_:)`.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? super.keyCommands : addedKeyCommands }
    var addedKeyCommands: [UIKeyCommand] = []
    weak var editButton: UIBarButtonItem?
    var chosenScrollViews = ContentScrollViews()

    // MARK: Focus

    /// Where the focus is to go in this controller, best first. Its view by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }
    /// The same by its older name, for one view.
    open weak var preferredFocusedView: UIView? { viewIfLoaded }

    /// Whether the focus may go, from or to a view of this controller. True by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus has gone, from or to a view of this controller.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Split views and segues

    /// The first of a split view is to show the second one too: the default lays that over it, an override without `super` leaves it out.
    open func collapseSecondaryViewController(_ second: UIViewController, for split: UISplitViewController) {
        split.homes[ObjectIdentifier(second)] = .secondary
    }
    /// What stands beside this one, the first of a split view, as there is room again; nil leaves what stood there.
    open func separateSecondaryViewController(for split: UISplitViewController) -> UIViewController? { nil }

    /// The storyboard it came from.
    open var storyboard: UIStoryboard? { interface?.storyboard }

    /// Whether a segue may go. True by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// A segue from here is about to go.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Goes a storyboard's way. A name that its storyboard does not have ends the program, as on Apple's systems.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        let hasGone = interface?.go(identifier, from: self, sender: sender) ?? false
        precondition(hasGone, "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
    }

    /// Whether this controller is where a way back ends.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { action.isImplemented(by: self) }

    /// Whether this controller is where a way back ends; by default whether it has the action and has not refused in the older way.
    open func canPerformUnwindSegueAction(_ action: Selector, sender: Any?) -> Bool {
        action.isImplemented(by: self)
    }

    /// The children in which a way back may end, first the one to look at first. By default all but the one that it comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let own = childContaining(source)
        return children.reversed().filter { $0 !== own }
    }

    /// The child that is, or contains, the controller that a way back comes from.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { child in source.source.selfAndAncestors.contains { $0 === child } }
    }

    /// The way back has ended here.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Content that is not there

    var unavailable = ContentUnavailableState()

    /// What is shown in place of content that is not there, over everything in the view; nil shows nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable.configuration }
        set { setUnavailable(newValue) }
    }

    /// Sets ``contentUnavailableConfiguration`` as the state asks for. Called before the view appears, and when traits or what is searched
    /// for change.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Bars

    /// What this controller puts into the navigation bar.
    open var navigationItem: UINavigationItem { barItems.navigationItem(for: self) }
    /// This controller's tab.
    open var tabBarItem: UITabBarItem! {
        get { barItems.tabBarItem(for: self) }
        set {
            barItems.tab = newValue
            tabBarController?.updateTabItems()
        }
    }
    /// What this controller puts into a navigation controller's toolbar.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.updateBarItems() } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Whether the tab bar goes while this controller is on top.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view goes on behind bars.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { ExtendedLayout.didChange(of: self) } }
    /// Whether the view goes on behind a bar that is not translucent.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { ExtendedLayout.didChange(of: self) } }
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Status bar and rotation; accepted, there is no status bar to change
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the pointer should be hidden and tell only of its moves. Not asked for: the pointer is the desktop's.
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { traitCollection.usualOrientations }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Room that the container's bars take, in points; part of the safe area.
    var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { viewIfLoaded.map(SafeAreaPass.run) } }
    }

    // MARK: Containment

    /// The transition between children of a container of the kit.
    var containedSession: TransitionSession? { nil }
    /// Begins what was asked of a container of the kit, this one or one that it shows, and waits for the next layout.
    func beginDeferredChange() { shownChild?.beginDeferredChange() }
    /// The presentation controller of this controller or the ancestor that was presented.
    open var presentationController: UIPresentationController? { presentationInForce }

    /// The one child that a container of the kit shows and forwards appearance calls to.
    var shownChild: UIViewController? { nil }

    /// The controller that contains this one.
    open weak var parent: UIViewController? { containment.parent }
    /// The controllers contained in this one.
    open var children: [UIViewController] { containment.children }
    /// Takes a controller in. Call its `didMove(toParent:)` once its view is in place.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Leaves the parent. Call `willMove(toParent: nil)` before.
    open func removeFromParent() { leaveParent() }
    /// About to enter another parent, or none.
    open func willMove(toParent parent: UIViewController?) {}
    /// In another parent now, or in none.
    open func didMove(toParent parent: UIViewController?) {}

    /// What can be done with the page from its preview.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// What the extension was given that the controller belongs to; nil in a program, as every one is here.
    open var extensionContext: NSExtensionContext? { nil }

    // MARK: State between runs

    /// The name under which the controller's state is kept; nil keeps none of it and of what it contains.
    open var restorationIdentifier: String?
    /// Who makes the controller again at the next start.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Writes down what is needed to be as now at the next start.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Takes what was written down.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Everything is as it was.
    open func applicationFinishedRestoringState() {}

    // MARK: Traits

    /// The traits in force for the view.
    open var traitCollection: UITraitCollection { currentTraits }
    /// The traits changed; `previousTraitCollection` had the old ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What ``setOverrideTraitCollection(_:forChild:)`` was given for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.containment.traitsFromParent : nil
    }
    /// Light or dark for this controller's view, whatever comes from above; `unspecified` lets it come.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.override(userInterfaceStyle: newValue) }
    }
    /// Whether keys on the screen stay when a text gives up being first responder. For programs that override it: none are shown here.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The traits this controller changes for its view and everything below.
    public var traitOverrides = UITraitOverrides() { didSet { viewIfLoaded?.updateTraits() } }
}
