extension UIView {
    /// The traits this view changes for itself and everything below it.
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            traits.overrides = newValue
            updateTraits()
        }
    }

    /// Light or dark for this view and everything below it, whatever comes from above; `unspecified` lets it come.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.override(userInterfaceStyle: newValue) }
    }

    /// The closures that are told of changes of traits.
    public var traitRegistrations: UITraitRegistrations {
        if let registrations = traits.registrations { return registrations }
        let registrations = UITraitRegistrations()
        traits.registrations = registrations
        return registrations
    }

    func limitTextSize(_ edit: (inout TextSizeLimits) -> Void) {
        let old = traits.sizeLimits
        edit(&traits.sizeLimits)
        if old != traits.sizeLimits { updateTraits() }
    }

    /// Brings this view and all below it up to date with what the superview says, and tells those that changed.
    func updateTraits() { TraitPass.run(from: self) }
}
