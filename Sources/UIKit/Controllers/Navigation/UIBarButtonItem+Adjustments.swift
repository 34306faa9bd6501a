public import CoreGraphics

extension UIBarButtonItem {
    /// How far titles are moved, by the heights of bars.
    struct Adjustments {
        var title: [Int: UIOffset] = [:]
        var backTitle: [Int: UIOffset] = [:]
        /// Pictures behind the button, by state.
        var backgrounds: [UInt: UIImage] = [:]
        /// The same behind the button that leads back.
        var backBackgrounds: [UInt: UIImage] = [:]
        /// How far buttons with such a picture are moved down, in points, by the heights of bars.
        var backgroundLowering: [Int: CGFloat] = [:]
        /// The same of the button that leads back.
        var backLowering: [Int: CGFloat] = [:]
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

    /// The picture behind a button of a style in a state: none for styles that it has not.
    public func backgroundImage(
        for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil
    }

    /// Moves a button that has a picture behind it, in points, down where it is positive. A bar is as if it were not moved.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        adjustments.backgroundLowering[barMetrics.rawValue] = adjustment
    }

    /// How far a button that has a picture behind it is moved down, in points.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        adjustments.backgroundLowering[barMetrics.rawValue] ?? 0
    }

    /// Sets the picture behind the button that leads back, in a state. Bars of other heights show it too.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { adjustments.backBackgrounds[state.rawValue] = backgroundImage }
    }

    /// The picture behind the button that leads back, in a state.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        adjustments.backBackgrounds[state.rawValue]
    }

    /// Moves the button that leads back, where it has a picture behind it, in points, down where it is positive.
    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        adjustments.backLowering[barMetrics.rawValue] = adjustment
    }

    /// How far the button that leads back is moved down, in points.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        adjustments.backLowering[barMetrics.rawValue] ?? 0
    }

    /// The picture behind the button, its own or that of the stand-in for all.
    var backgroundInForce: UIImage? { background(\.backgrounds) }

    /// The same of the button that leads back.
    var backBackgroundInForce: UIImage? { background(\.backBackgrounds) }

    private func background(_ kind: KeyPath<Adjustments, [UInt: UIImage]>) -> UIImage? {
        let states: [UIControl.State] = isEnabled ? [.normal] : [.disabled, .normal]
        return withStandIns.lazy
            .compactMap { item in states.lazy.compactMap { item.adjustments[keyPath: kind][$0.rawValue] }.first }.first
    }

    private var withStandIns: [UIBarButtonItem] {
        [self] + BarItemStandIns.items(for: self).compactMap { $0 as? UIBarButtonItem }
    }

    /// How far a button that has a picture behind it is moved down, in points.
    var backgroundLoweringInForce: CGFloat { adjustment(\.backgroundLowering) ?? 0 }

    /// The same of the button that leads back.
    var backLoweringInForce: CGFloat { adjustment(\.backLowering) ?? 0 }

    /// How far the title of a button is moved, in points: its own, or that of the stand-in for all.
    var titleShift: UIOffset { adjustment(\.title) ?? .zero }

    /// The same of the button that leads back.
    var backTitleShift: UIOffset { adjustment(\.backTitle) ?? .zero }

    private func adjustment<Value>(_ kind: KeyPath<Adjustments, [Int: Value]>) -> Value? {
        withStandIns.lazy.compactMap { $0.adjustments[keyPath: kind][UIBarMetrics.default.rawValue] }.first
    }
}
