import CoreGraphics

extension UIBarButtonItem {
    /// How far titles are moved, by the heights of bars.
    struct Adjustments {
        var title: [Int: UIOffset] = [:]
        var backTitle: [Int: UIOffset] = [:]
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
