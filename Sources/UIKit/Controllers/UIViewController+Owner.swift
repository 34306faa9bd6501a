import CoreGraphics

/// What the tree of views tells the controller of a view, and asks it.
extension UIViewController: ViewOwner {
    func traitsDidChange(_ changed: [UITrait], from old: UITraitCollection) {
        traitCollectionDidChange(old)
        traitRegistrationsIfAny?.tell(self, changed: changed, previous: old)
    }

    var ownSafeArea: UIEdgeInsets { containerInsets + additionalSafeAreaInsets }

    /// A page's content does not move about because the page does.
    func placeInTransition(of view: UIView) -> CGRect? {
        guard let context = presentation.session?.context, view.superview === context.containerView else { return nil }
        let place = self === context.setup.to ? context.finalFrame(for: self) : context.initialFrame(for: self)
        return place.size == view.bounds.size ? place : nil
    }

    func viewWillLayOut() {
        tellIsAppearing()
        if DeferredStackChange.mayBeginInLayout { beginDeferredChange() }
        updateUnavailableContent()
        viewWillLayoutSubviews()
    }
}

extension UIView {
    /// The controller whose `view` this is.
    var ownController: UIViewController? { viewOwner as? UIViewController }
}
