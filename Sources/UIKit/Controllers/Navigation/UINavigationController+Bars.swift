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
        let barFrame = CGRect(x: 0, y: 0, width: bounds.width, height: top + barHeight)
        navigationBar.isHidden = barIsHidden
        if navigationBar.frame != barFrame { navigationBar.frame = barFrame }
        if !toolbarIsHidden {
            let bottom = view.safeAreaInsets.bottom
            let height = UIToolbar.standardHeight + bottom
            if toolbar.superview == nil { view.addSubview(toolbar) }
            toolbar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        toolbarIfNeeded?.isHidden = toolbarIsHidden
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
        let apply = {
            self.layoutBars()
            self.view.layoutIfNeeded()
        }
        if animated, view.window != nil {
            UIView.transition(
                with: navigationBar, duration: TimeInterval(Self.hideShowBarDuration),
                options: [.transitionCrossDissolve], animations: apply)
        } else {
            apply()
        }
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

extension UIViewController {
    /// The navigation controller that this one is in, at any depth.
    public var navigationController: UINavigationController? {
        var ancestor = parent
        while let current = ancestor {
            if let navigation = current as? UINavigationController { return navigation }
            ancestor = current.parent
        }
        return nil
    }
}
