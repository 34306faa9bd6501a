extension UIView {
    struct TraitState {
        /// What `traitCollection` said when UIKit last told about it; nil until the view enters a window.
        var told: UITraitCollection?
        var overrides = UITraitOverrides()
        var registrations: UITraitRegistrations?
        var sizeLimits = TextSizeLimits()
    }

    /// Between which text sizes a view and everything below it stays, whatever the user prefers.
    struct TextSizeLimits: Equatable {
        var least: UIContentSizeCategory?
        var most: UIContentSizeCategory?

        var areOpen: Bool { least == nil && most == nil }

        func apply(to values: inout TraitValues) {
            let wanted = values[UITraitPreferredContentSizeCategory.self]
            let limited = min(max(wanted, least ?? wanted), most ?? .accessibilityExtraExtraExtraLarge)
            if limited != wanted { values[UITraitPreferredContentSizeCategory.self] = limited }
        }
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
    var resolvedTraits: UITraitCollection {
        var changing: [UIView] = [], view = self
        while view.traits.told == nil {
            if view.changesTraits { changing.append(view) }
            guard let above = view.hierarchy.superview else { break }
            view = above
        }
        let inherited = view.traits.told ?? view.traitsFromOutside
        return changing.isEmpty ? inherited : changing.reversed().reduce(inherited) { $1.ownTraits(from: $0) }
    }

    /// Whether this view or its controller overrides traits.
    var changesTraits: Bool {
        !traits.overrides.values.isEmpty || !traits.sizeLimits.areOpen
            || ownController?.changedTraits.isEmpty == false
    }

    /// Brings this view and all below it up to date with what the superview says, and tells those that changed.
    func updateTraits() {
        var change = TraitChange()
        var pending = [(view: self, inherited: superview?.resolvedTraits ?? traitsFromOutside)]
        while let (view, inherited) = pending.popLast() {
            let old = view.traits.told
            let new = view.ownTraits(from: inherited)
            guard old !== new else { continue }
            view.traits.told = new
            for subview in view.subviews.reversed() { pending.append((subview, new)) }
            // What a view showed before it was told anything followed the traits that were current then, whatever they were.
            if old == nil { view.colorAppearanceDidChange() }
            change.turn(from: old ?? .standard, to: new)
            view.tell(change)
        }
    }

    private func ownTraits(from inherited: UITraitCollection) -> UITraitCollection {
        guard changesTraits else { return inherited }
        var values = inherited.values.overridden(by: ownController?.changedTraits ?? TraitValues()).overridden(
            by: traits.overrides.values)
        traits.sizeLimits.apply(to: &values)
        if let told = traits.told, told.values == values { return told }
        return UITraitCollection(values: values)
    }

    private func tell(_ change: TraitChange) {
        guard !change.traits.isEmpty else { return }
        if change.affectsColors { colorAppearanceDidChange() }
        if change.affectsDirection { layoutDirectionDidChange() }
        if let controller = ownController {
            controller.traitCollectionDidChange(change.old)
            controller.traitRegistrationsIfAny?.tell(controller, changed: change.traits, previous: change.old)
        }
        traitCollectionDidChange(change.old)
        traits.registrations?.tell(self, changed: change.traits, previous: change.old)
    }
}

/// What differs between two collections; neighbours in the tree mostly share both, so the last answer is kept.
private struct TraitChange {
    private(set) var old = UITraitCollection.standard
    private var new = UITraitCollection.standard
    private(set) var traits: [UITrait] = []
    private(set) var affectsColors = false
    private(set) var affectsDirection = false

    mutating func turn(from old: UITraitCollection, to new: UITraitCollection) {
        guard old !== self.old || new !== self.new else { return }
        self.old = old
        self.new = new
        traits = new.changedTraits(from: old)
        affectsColors = traits.contains { $0.affectsColorAppearance }
        affectsDirection = new.layoutDirection != old.layoutDirection
    }
}
