import CoreGraphics
import QuartzCore

/// Where the bars are, and what that leaves for the pages.
extension UINavigationController {
    /// Pages lie under the bars; the safe area keeps their content clear.
    func pageFrame(for controller: UIViewController) -> CGRect {
        transitionView.bounds
    }

    func layoutBars() {
        guard isViewLoaded else { return }
        let bounds = view.bounds
        let top = view.safeAreaInsets.top
        let barHeight = navigationBar.preferredHeight
        navigationBar.contentTop = top
        let barFrame = CGRect(
            x: 0, y: barIsHidden ? -top - barHeight : 0, width: bounds.width, height: top + barHeight)
        if navigationBar.frame != barFrame { navigationBar.frame = barFrame }
        if !toolbarIsHidden, toolbar.superview == nil { view.addSubview(toolbar) }
        if let toolbar = toolbarIfNeeded {
            let height = UIToolbar.standardHeight + view.safeAreaInsets.bottom
            let y = toolbarIsHidden ? bounds.height : bounds.height - height
            toolbar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        }
        if !barsAreMoving { hideHiddenBars() }
        for controller in stack { controller.containerInsets = barInsets(for: controller) }
        popInteraction?.updateEdge()
    }

    /// What the bars cover of a page when it is on top.
    private func barInsets(for controller: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(
            top: barIsHidden ? 0 : navigationBar.height(for: controller.navigationItem), left: 0,
            bottom: toolbarIsHidden ? 0 : UIToolbar.standardHeight, right: 0)
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
        navigationBar.isHidden = barIsHidden
        toolbarIfNeeded?.isHidden = toolbarIsHidden
    }

    /// The bar's items follow the stack.
    func updateBarItems() {
        navigationBar.show(items: stack.map(\.navigationItem), animated: false)
        toolbar.items = topViewController?.toolbarItems
    }

    /// The bar's titles change along with a transition.
    func prepareBars(for controller: UIViewController, session: TransitionSession) {
        let oldItems = navigationBar.items ?? []
        session.coordinator.animateAlongsideTransition(
            in: navigationBar,
            animation: { [self] _ in
                navigationBar.show(items: stack.map(\.navigationItem), animated: true)
                layoutBars()
                navigationBar.layoutIfNeeded()
            },
            completion: { [self] context in
                if context.isCancelled { navigationBar.show(items: oldItems, animated: false) }
            })
    }
}
