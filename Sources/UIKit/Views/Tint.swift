/// The tint as it comes down to a view.
struct Tint: Equatable {
    /// nil is the system's own.
    var color: UIColor?
    var mode = UIView.TintAdjustmentMode.normal

    /// The colour that is seen: the system's own where nobody has set one.
    var shownColor: UIColor { ownColor ?? Self.systemColor }

    /// The colour that is seen where it is not the system's own.
    var ownColor: UIColor? { mode == .dimmed ? .systemGray : color }

    /// The colour where no view names one: the app's accent, the desktop's, or blue.
    static var systemColor: UIColor { appColor ?? ScreenSettings.inUse.accent ?? .systemBlue }

    private static let appColor = accent(of: .main)

    /// The colour that a bundle's Info.plist names, or `AccentColor` in its asset catalog as Xcode has it; nil where it has none.
    static func accent(of bundle: Bundle) -> UIColor? {
        let name = bundle.infoDictionary?["NSAccentColorName"] as? String ?? "AccentColor"
        return UIColor(named: name, in: bundle, compatibleWith: nil)
    }

    /// What `UIColor.tintColor` is with these traits. A tint that is made of it is made of the system's own.
    static func color(in traits: UITraitCollection) -> UIColor {
        guard let tint = traits.values.tint else { return systemColor }
        var others = traits.values
        others.tint = nil
        return tint.resolvedColor(with: UITraitCollection(values: others))
    }

    /// What a view asks for itself, and for the rest what comes from above.
    @MainActor
    private static func found(of view: UIView) -> Tint {
        let above = view.superview?.looks.tintInForce ?? Tint(), looks = view.looks
        guard !looks.isTintDimmedFromOutside else { return Tint(color: looks.tint ?? above.color, mode: .dimmed) }
        let own = looks.tintAdjustmentMode
        return Tint(color: looks.tint ?? above.color, mode: own == .automatic ? above.mode : own)
    }

    /// After a change at a view or above: tells it and all below for whom it makes a difference.
    @MainActor
    static func settle(from top: UIView) {
        var pending = [top], changed: [UIView] = []
        while let view = pending.popLast() {
            let tint = found(of: view)
            guard tint != view.looks.tintInForce else { continue }
            view.looks.tintInForce = tint
            changed.append(view)
            pending.append(contentsOf: view.subviews.reversed())
        }
        guard !changed.isEmpty else { return }
        if top.traits.told != nil { top.updateTraits() }
        for view in changed { view.tintColorDidChange() }
    }

    /// After a change of the system's own colour: tells all who show it.
    @MainActor
    static func systemColorDidChange(below top: UIView) {
        var pending = [top]
        while let view = pending.popLast() {
            if view.looks.tintInForce.color == nil {
                view.colorAppearanceDidChange()
                view.tintColorDidChange()
            }
            pending.append(contentsOf: view.subviews.reversed())
        }
    }
}
