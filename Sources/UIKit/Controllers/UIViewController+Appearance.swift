import CoreGraphics

extension UIViewController {
    enum AppearanceState {
        case disappeared, appearing, appeared, disappearing
    }

    /// Whether the view is on screen and at rest.
    var isAppeared: Bool { appearance == .appeared }

    func startAppearance(_ isAppearing: Bool, animated: Bool) {
        switch (appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            appearance = .appearing
            loadViewIfNeeded()
            viewWillAppear(animated)
        case (.appeared, false), (.appearing, false):
            appearance = .disappearing
            viewWillDisappear(animated)
        default: return
        }
        containment.isTransitionAnimated = animated
        forwardToChildren { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func finishAppearance() {
        let animated = containment.isTransitionAnimated
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animated)
        default:
            Diagnostics.report(
                "Unbalanced calls to begin and end appearance transitions for \(type(of: self)): endAppearanceTransition() "
                    + "without a begin.")
            return
        }
        forwardToChildren { $0.endAppearanceTransition() }
    }

    private func forwardToChildren(_ call: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { call(child) }
    }

    // MARK: A view that enters or leaves a window without a container's transition

    func viewWillMove(toWindow window: UIWindow?) {
        let isShown = window?.isOnScreen == true
        if isShown, appearance == .disappeared, mayAppearByItself {
            beginAppearanceTransition(true, animated: false)
            containment.appearsByItself = true
        } else if !isShown, appearance == .appeared {
            beginAppearanceTransition(false, animated: false)
            containment.appearsByItself = true
        }
    }

    func viewDidMove(toWindow window: UIWindow?) {
        guard containment.appearsByItself else { return }
        containment.appearsByItself = false
        if window != nil {
            viewIsAppearing(false)
            view.layoutIfNeeded()
        }
        endAppearanceTransition()
    }

    /// Children whose parent is itself on its way hear from the parent.
    private var mayAppearByItself: Bool {
        guard let parent = containment.parent else { return true }
        return parent.appearance == .appeared && parent.shouldAutomaticallyForwardAppearanceMethods
    }

    // MARK: The window is shown or hidden

    func windowWillShow() { beginAppearanceTransition(true, animated: false) }

    func windowDidShow() {
        guard appearance == .appearing else { return }
        viewIsAppearing(false)
        view.layoutIfNeeded()
        endAppearanceTransition()
    }

    func windowWillHide() { beginAppearanceTransition(false, animated: false) }

    func windowDidHide() { endAppearanceTransition() }
}
