import CoreGraphics

extension UIBarButtonItem {
    /// How far titles are moved, by the heights of bars.
    struct Adjustments {
        var title: [Int: UIOffset] = [:]
        var backTitle: [Int: UIOffset] = [:]
        /// Pictures behind the button, by state.
        var backgrounds: [UInt: UIImage] = [:]
    }

    /// Sets the picture behind the button in a state. Bars of other heights show it too.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { adjustments.backgrounds[state.rawValue] = backgroundImage }
    }

    /// Sets the picture behind the button in a state, where the item has a style.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    }

    /// The picture behind the button in a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        adjustments.backgrounds[state.rawValue]
    }

    /// The picture behind the button, its own or that of the stand-in for all.
    var backgroundInForce: UIImage? {
        let standIns = BarItemStandIns.items(for: self).compactMap { $0 as? UIBarButtonItem }
        let states: [UIControl.State] = isEnabled ? [.normal] : [.disabled, .normal]
        return ([self] + standIns).lazy
            .compactMap { item in states.lazy.compactMap { item.adjustments.backgrounds[$0.rawValue] }.first }.first
    }

    /// How far the title of a button is moved, in points: its own, or that of the stand-in for all.
    var titleShift: UIOffset { shift(\.title) }

    /// The same of the button that leads back.
    var backTitleShift: UIOffset { shift(\.backTitle) }

    private func shift(_ kind: KeyPath<Adjustments, [Int: UIOffset]>) -> UIOffset {
        let standIns = BarItemStandIns.items(for: self).compactMap { $0 as? UIBarButtonItem }
        let usual = UIBarMetrics.default.rawValue
        return ([self] + standIns).lazy.compactMap { $0.adjustments[keyPath: kind][usual] }.first ?? .zero
    }
}
