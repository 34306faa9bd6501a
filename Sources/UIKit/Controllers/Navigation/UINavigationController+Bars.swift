import CoreGraphics
import QuartzCore

/// Where the bars are, and what that leaves for the pages.
extension UINavigationController {
    /// Pages lie under the bars, and the safe area keeps their content clear, unless they want to end at them.
    func pageFrame(for controller: UIViewController) -> CGRect {
        let covered = coveredByBars(for: controller)
        return transitionView.bounds.inset(
            by: UIEdgeInsets(
                top: liesUnderTopBar(controller) ? 0 : view.safeAreaInsets.top + covered.top, left: 0,
                bottom: liesUnderBottomBars(controller) ? 0 : bottomOfBars(covered.bottom), right: 0))
    }

    /// Whether a page has no bar above it. A navigation controller that is a page has its own.
    func hidesBar(over page: UIViewController?) -> Bool { barIsHidden || page is UINavigationController }

    /// The items of the bar, from the first one.
    private var barItemsInForce: [UINavigationItem] {
        [itemBeneath].compactMap { $0 } + stack.map(\.navigationItem)
    }

    /// Whether a page goes on behind the navigation bar.
    private func liesUnderTopBar(_ controller: UIViewController) -> Bool {
        ExtendedLayout.reaches(.top, of: controller, isTranslucent: navigationBar.isTranslucent)
    }

    /// Whether a page goes on behind the toolbar and the bar with the tabs.
    private func liesUnderBottomBars(_ controller: UIViewController) -> Bool {
        let isClear = (toolbarIsHidden || toolbar.isTranslucent) && (tabBarController?.tabBar.isTranslucent ?? true)
        return ExtendedLayout.reaches(.bottom, of: controller, isTranslucent: isClear)
    }

    /// How high bars stand at the bottom; without any a page goes to the edge.
    private func bottomOfBars(_ toolbar: CGFloat) -> CGFloat {
        containerInsets.bottom + toolbar == 0 ? 0 : view.safeAreaInsets.bottom + toolbar
    }

    /// What the bars cover of the pages, without what lies beyond the bars.
    private func coveredByBars(for controller: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(
            top: hidesBar(over: controller)
                ? 0 : navigationBar.height(for: controller.navigationItem) - (view.safeAreaInsets.top - topOfBar),
            left: 0,
            bottom: toolbarIsHidden ? 0 : toolbar.rowHeight, right: 0)
    }

    /// Where the bar's row begins: below the status bar, which may end above what content keeps to.
    private var topOfBar: CGFloat { UIScreen.statusBarHeight(clear: view.safeAreaInsets.top) }

    func layoutBars() {
        guard isViewLoaded else { return }
        let bounds = view.bounds
        let top = topOfBar
        scrollFollower.follow(scrolledController)
        let barHeight = navigationBar.preferredHeight
        navigationBar.contentTop = top
        navigationBar.place(
            in: CGRect(x: 0, y: barIsAway ? -top - barHeight : 0, width: bounds.width, height: top + barHeight))
        if !toolbarIsHidden, toolbar.superview == nil { view.addSubview(toolbar) }
        if let toolbar = toolbarIfNeeded {
            let height = toolbar.rowHeight + view.safeAreaInsets.bottom
            let y = toolbarIsHidden ? bounds.height : bounds.height - height
            toolbar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            toolbarFollower.follow(topViewController)
        }
        if !barsAreMoving { hideHiddenBars() }
        for controller in stack where heldBarHidden == nil || controller !== session?.context.setup.from {
            controller.containerInsets = barInsets(for: controller)
        }
        placeTopPage()
        tabBarController?.followContent()
        popInteraction?.updateEdge()
    }

    /// What scrolls beneath the bar: the page on top, or what a search has found in it.
    private var scrolledController: UIViewController? {
        let search = topViewController?.barItems.navigation?.searchController
        return search?.resultsAreShown == true ? search?.searchResultsController : topViewController
    }

    /// Whether the bar is out of sight now.
    private var barIsAway: Bool { heldBarHidden ?? hidesBar(over: topViewController) }

    /// What the bars cover of a page when it is on top.
    private func barInsets(for controller: UIViewController) -> UIEdgeInsets {
        var insets = coveredByBars(for: controller)
        if !liesUnderTopBar(controller) { insets.top = 0 }
        if !liesUnderBottomBars(controller) { insets.bottom = 0 }
        return insets
    }

    /// Gives a page the place and the safe area that it will have on top.
    func prepareComingPage(_ page: UIViewController, in frame: CGRect) {
        page.view.placeBeforeMoving(in: frame)
        page.containerInsets = barInsets(for: page)
    }

    /// A page that ends at the bars follows them.
    private func placeTopPage() {
        guard session == nil, let top = topViewController, let page = top.viewIfLoaded,
            page.superview === transitionView
        else { return }
        let frame = pageFrame(for: top)
        pagesEndAtBars = pagesEndAtBars || frame != transitionView.bounds
        if pagesEndAtBars { page.settle(in: frame) }
    }

    private var toolbarIfNeeded: UIToolbar? {
        view.subviews.lazy.compactMap { $0 as? UIToolbar }.first
    }

    func changeBars(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else {
            layoutBars()
            view.layoutIfNeeded()
            return
        }
        barsAreMoving = true
        navigationBar.isHidden = false
        toolbarIfNeeded?.isHidden = false
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            self.layoutBars()
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.barsAreMoving = false
            self.hideHiddenBars()
        }
    }

    /// Bars that have left the screen take no touches.
    private func hideHiddenBars() {
        navigationBar.isHidden = barIsAway
        toolbarIfNeeded?.isHidden = toolbarIsHidden
    }

    /// The bar's items follow the stack.
    func updateBarItems() {
        navigationBar.show(items: barItemsInForce, animated: false)
        toolbar.items = topViewController?.toolbarItems
    }

    /// The bar's titles change along with a transition, or the bar itself comes or goes.
    func prepareBars(for operation: Operation, session: TransitionSession) {
        let oldItems = navigationBar.items ?? []
        if let held = heldBarHidden, held != hidesBar(over: topViewController) {
            return slideBar(with: session.coordinator, isPush: operation == .push, oldItems: oldItems)
        }
        heldBarHidden = nil
        session.coordinator.animateAlongsideTransition(
            in: navigationBar,
            animation: { [self] _ in
                navigationBar.show(items: barItemsInForce, animated: true)
                layoutBars()
                navigationBar.layoutIfNeeded()
            },
            completion: { [self] context in
                if context.isCancelled { navigationBar.show(items: oldItems, animated: false) }
            })
    }

    /// A bar that one page has and the other has not comes or goes edge to edge with the pages, or fades as they do.
    private func slideBar(
        with coordinator: TransitionCoordinator, isPush: Bool, oldItems: [UINavigationItem]
    ) {
        let comes = !hidesBar(over: topViewController), bar = navigationBar
        let ahead = comes == isPush, width = bar.bounds.width
        let away = CGAffineTransform(translationX: ahead == view.isMirrored ? -width : width, y: 0)
        let fades = UIAccessibility.prefersCrossFadeTransitions
        func show(_ isShown: Bool) {
            if fades { bar.alpha = isShown ? 1 : 0 } else { bar.transform = isShown ? .identity : away }
        }
        heldBarHidden = false
        if comes { bar.show(items: barItemsInForce, animated: false) }
        layoutBars()
        bar.layoutIfNeeded()
        show(!comes)
        coordinator.animateAlongsideTransition(in: bar) { [self] _ in
            show(comes)
            layoutBars()
        } completion: { [self] context in
            show(true)
            heldBarHidden = nil
            if context.isCancelled { bar.show(items: oldItems, animated: false) }
            layoutBars()
        }
    }
}

extension UIView {
    /// Gives the view a place, whatever its transform.
    fileprivate func place(in frame: CGRect) {
        if bounds.size != frame.size { bounds.size = frame.size }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if center != middle { center = middle }
    }
}
