extension UIViewController {
    /// Has `updateProperties()` called before the next frame.
    public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

    /// Calls `updateProperties()` now where it is due, in the view and below.
    public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

    /// The view if it is loaded; asking does not load it.
    public var viewIfLoaded: UIView? { loadedView }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    func setView(_ view: UIView?) {
        loadedView?.viewOwner = nil
        loadedView = view
        view?.viewOwner = self
    }

    var currentTraits: UITraitCollection {
        if let view = viewIfLoaded { return TraitPass.traits(of: view) }
        let inherited = containment.parent?.traitCollection ?? .current
        let changed = changedTraits
        return changed.isEmpty ? inherited : UITraitCollection(values: inherited.values.overridden(by: changed))
    }

    /// What the parent and, over it, the controller itself change of the traits from above.
    var changedTraits: TraitValues {
        let own = traitOverrides.values
        return containment.traitsFromParent.map { $0.values.overridden(by: own) } ?? own
    }

    /// Changes the traits of a child and everything below it: those that a collection specifies; nil changes none.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        precondition(
            childViewController.parent === self,
            "setOverrideTraitCollection(_:forChild:) is for children; \(type(of: childViewController)) is none of \(type(of: self))."
        )
        childViewController.containment.traitsFromParent = collection
        childViewController.viewIfLoaded?.updateTraits()
    }

    /// The registrations for changes of traits.
    public var traitRegistrations: UITraitRegistrations {
        let registrations = traitRegistrationsIfAny ?? UITraitRegistrations()
        traitRegistrationsIfAny = registrations
        return registrations
    }
}

extension UIView {
    /// Where a view comes that an animator is going to move: it need not ask, and content is laid out for that.
    func placeBeforeMoving(in frame: CGRect) {
        if CATransform3DIsIdentity(transform3D), self.frame != frame { self.frame = frame }
    }

    /// Fills a place in a container and goes on filling it when the container changes its size.
    ///
    /// A transform that the program has given the view stays, and with it the place.
    func settle(in frame: CGRect) {
        placeBeforeMoving(in: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
