extension UIView {
    struct TraitState {
        /// What `traitCollection` said when UIKit last told about it; nil until the view enters a window.
        var told: UITraitCollection?
        var overrides = UITraitOverrides()
        var registrations: UITraitRegistrations?
        var sizeLimits = TextSizeLimits()
    }

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
        set {
            if newValue == .unspecified {
                traitOverrides.remove(UITraitUserInterfaceStyle.self)
            } else {
                traitOverrides.userInterfaceStyle = newValue
            }
        }
    }

    func limitTextSize(_ edit: (inout TextSizeLimits) -> Void) {
        let old = traits.sizeLimits
        edit(&traits.sizeLimits)
        if old != traits.sizeLimits { updateTraits() }
    }

    var describedTextSizeLimits: String {
        let limiting = sequence(first: self, next: \.superview).filter { !$0.traits.sizeLimits.areOpen }
        let lines = limiting.map { view in
            let limits = view.traits.sizeLimits
            return "\(type(of: view)): \(limits.least?.rawValue ?? "any") … \(limits.most?.rawValue ?? "any")"
        }
        return lines.isEmpty ? "No limits" : lines.joined(separator: "\n")
    }

    /// The closures that are told of changes of traits.
    public var traitRegistrations: UITraitRegistrations {
        if let registrations = traits.registrations { return registrations }
        let registrations = UITraitRegistrations()
        traits.registrations = registrations
        return registrations
    }

    /// In a window what was last told; elsewhere computed from the outermost view inwards.
    var resolvedTraits: UITraitCollection { TraitPass.traits(of: self) }

    /// Whether this view or its controller overrides traits.
    var changesTraits: Bool {
        !traits.overrides.values.isEmpty || !traits.sizeLimits.areOpen
            || ownController?.changedTraits.isEmpty == false
    }

    /// Brings this view and all below it up to date with what the superview says, and tells those that changed.
    func updateTraits() { TraitPass.run(from: self) }
}
