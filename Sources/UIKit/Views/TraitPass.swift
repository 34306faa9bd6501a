/// Between which text sizes a view and everything below it stays, whatever the user prefers.
struct TextSizeLimits: Equatable {
    var least: UIContentSizeCategory?
    var most: UIContentSizeCategory?

    var areOpen: Bool { least == nil && most == nil }

    /// Which views from one upwards limit the size, a line each.
    @MainActor
    static func description(from view: UIView) -> String {
        let limiting = sequence(first: view, next: \.superview).filter { !$0.traits.sizeLimits.areOpen }
        let lines = limiting.map { view in
            let limits = view.traits.sizeLimits
            return "\(type(of: view)): \(limits.least?.rawValue ?? "any") … \(limits.most?.rawValue ?? "any")"
        }
        return lines.isEmpty ? "No limits" : lines.joined(separator: "\n")
    }

    func apply(to values: inout TraitValues) {
        let wanted = values[UITraitPreferredContentSizeCategory.self]
        let limited = min(max(wanted, least ?? wanted), most ?? .accessibilityExtraExtraExtraLarge)
        if limited != wanted { values[UITraitPreferredContentSizeCategory.self] = limited }
    }
}

/// What a view changes of the traits from above, and what it was told of them.
struct ViewTraits {
    /// What `traitCollection` said when UIKit last told about it; nil until the view enters a window.
    var told: UITraitCollection?
    var overrides = UITraitOverrides()
    var registrations: UITraitRegistrations?
    var sizeLimits = TextSizeLimits()
}

/// Traits on their way down the tree.
@MainActor
enum TraitPass {
    /// What a view was told last, where it is in a window; elsewhere what the outermost view has, with the overrides on the way.
    static func traits(of start: UIView) -> UITraitCollection {
        var changing: [UIView] = [], view = start
        while view.traits.told == nil {
            if areChanged(by: view) { changing.append(view) }
            guard let above = view.hierarchy.superview else { break }
            view = above
        }
        let inherited = view.traits.told ?? (view === start ? view.traitsFromOutside : view.traitCollection)
        return changing.isEmpty ? inherited : changing.reversed().reduce(inherited) { own(of: $1, from: $0) }
    }

    /// Whether a view or its controller overrides traits.
    static func areChanged(by view: UIView) -> Bool {
        !view.traits.overrides.values.isEmpty || !view.traits.sizeLimits.areOpen || view.looks.changesTint
            || view.viewOwner?.changedTraits.isEmpty == false
    }

    /// Brings a view and all below it up to date with what its superview says, and tells those that changed.
    static func run(from top: UIView) {
        var change = TraitChange(), rooms: [UIView] = []
        var pending = [(view: top, inherited: top.superview.map(traits) ?? top.traitsFromOutside)]
        while let (view, inherited) = pending.popLast() {
            let old = view.traits.told
            let new = said(by: view, having: own(of: view, from: inherited))
            guard old !== new else { continue }
            for subview in view.subviews.reversed() { pending.append((subview, new)) }
            // What a view showed before it was told anything followed the traits that were current then, whatever they were.
            if old == nil { view.colorAppearanceDidChange() }
            change.turn(from: old ?? .standard, to: new)
            tell(view, change)
            if change.affectsRoom, view.viewOwner != nil { rooms.append(view) }
        }
        // What controllers lay out, such as bars, goes by the room there is.
        for view in rooms { view.setNeedsLayout() }
    }

    private static func own(of view: UIView, from inherited: UITraitCollection) -> UITraitCollection {
        guard areChanged(by: view) else { return inherited }
        var values = inherited.values.overridden(by: view.viewOwner?.changedTraits ?? TraitValues()).overridden(
            by: view.traits.overrides.values)
        view.traits.sizeLimits.apply(to: &values)
        if view.looks.changesTint { values.tint = view.looks.tintInForce.ownColor }
        if let told = view.traits.told, told.values == values { return told }
        return UITraitCollection(values: values)
    }

    /// What a view is told, and what its class makes of it in a `traitCollection` of its own: that is what its subviews inherit.
    private static func said(by view: UIView, having own: UITraitCollection) -> UITraitCollection {
        let old = view.traits.told
        view.traits.told = own
        let said = view.traitCollection
        guard said !== own else { return own }
        let values = own.values.overridden(by: said.values)
        let answer = values == old?.values ? old : nil
        view.traits.told = answer ?? UITraitCollection(values: values)
        return view.traits.told ?? own
    }

    private static func tell(_ view: UIView, _ change: TraitChange) {
        if change.affectsColors || change.showsOtherTint(view) { view.colorAppearanceDidChange() }
        guard !change.traits.isEmpty else { return }
        if change.affectsDirection { view.layoutDirectionDidChange() }
        view.viewOwner?.traitsDidChange(change.traits, from: change.old)
        view.traitCollectionDidChange(change.old)
        view.traits.registrations?.tell(view, changed: change.traits, previous: change.old)
    }
}

/// What differs between two collections; neighbours in the tree mostly share both, so the last answer is kept.
private struct TraitChange {
    private(set) var old = UITraitCollection.standard
    private var new = UITraitCollection.standard
    private(set) var traits: [UITrait] = []
    private(set) var affectsColors = false
    private(set) var affectsDirection = false
    /// Whether a size class is another.
    private(set) var affectsRoom = false
    private var affectsTint = false

    mutating func turn(from old: UITraitCollection, to new: UITraitCollection) {
        guard old !== self.old || new !== self.new else { return }
        self.old = old
        self.new = new
        traits = new.changedTraits(from: old)
        affectsColors = traits.contains { $0.affectsColorAppearance }
        affectsDirection = new.layoutDirection != old.layoutDirection
        affectsRoom =
            new.horizontalSizeClass != old.horizontalSizeClass || new.verticalSizeClass != old.verticalSizeClass
        affectsTint = new.values.tint != old.values.tint
    }

    /// Whether the tint has changed and a colour that the view shows is made of it.
    @MainActor
    func showsOtherTint(_ view: UIView) -> Bool {
        guard affectsTint else { return false }
        return view.colorsInUse.contains { color in
            color.isDynamic && color.resolvedColor(with: old) != color.resolvedColor(with: new)
        }
    }
}
