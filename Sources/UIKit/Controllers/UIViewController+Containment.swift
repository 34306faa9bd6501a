extension UIViewController {
    struct Containment {
        weak var parent: UIViewController?
        var children: [UIViewController] = []
        /// Whether the appearance transition under way is animated.
        var isTransitionAnimated = false
        /// Whether `viewIsAppearing` is still to come.
        var owesIsAppearing = false
        /// Whether it began because the view entered or left a window, and not by a container.
        var appearsByItself = false
        /// What the parent changes of the traits from above.
        var traitsFromParent: UITraitCollection?
        /// Whether the view's margins may be less than the system's.
        var ignoresMinimumMargins = false
    }

    func adopt(_ child: UIViewController) {
        precondition(child !== self, "addChild: a controller cannot contain itself: \(type(of: child))")
        guard child.parent !== self else { return }
        if child.parent != nil {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        containment.children.append(child)
        child.containment.parent = self
    }

    func leaveParent() {
        guard let parent = containment.parent else { return }
        parent.containment.children.removeAll { $0 === self }
        containment.parent = nil
        containerInsets = .zero
        if containment.traitsFromParent != nil {
            containment.traitsFromParent = nil
            viewIfLoaded?.updateTraits()
        }
        didMove(toParent: nil)
    }
}
