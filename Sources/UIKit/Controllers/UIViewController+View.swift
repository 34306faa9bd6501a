extension UIViewController {
    func setView(_ view: UIView?) {
        loadedView?.ownController = nil
        loadedView = view
        view?.ownController = self
    }

    var currentTraits: UITraitCollection {
        if let view = viewIfLoaded { return view.resolvedTraits }
        let inherited = containment.parent?.traitCollection ?? .current
        guard !traitOverrides.values.isEmpty else { return inherited }
        return UITraitCollection(values: inherited.values.overridden(by: traitOverrides.values))
    }

    /// Light or dark for this controller's view, whatever comes from above; `unspecified` lets it come.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set {
            if newValue == .unspecified {
                traitOverrides.remove(UITraitUserInterfaceStyle.self)
            } else {
                traitOverrides.userInterfaceStyle = newValue
            }
        }
    }
}

extension UIView {
    /// Fills a place in a container and goes on filling it when the container changes its size.
    ///
    /// A transform that the program has given the view stays, and with it the place.
    func settle(in frame: CGRect) {
        if CATransform3DIsIdentity(transform3D), self.frame != frame { self.frame = frame }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
