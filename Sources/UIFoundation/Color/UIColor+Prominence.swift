import CoreGraphics

extension UIColor {
    /// How much a colour comes forward.
    public enum Prominence: Int, Sendable {
        /// As it is.
        case primary = 0
        case secondary, tertiary, quaternary

        /// What is left of the colour's alpha: as label colours of the four ranks have it in light mode.
        fileprivate var share: CGFloat {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }

    /// The colour for content of a rank: with less of its alpha the lower the rank. Dynamic colours stay dynamic.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        guard prominence != .primary else { return self }
        guard isDynamic else { return withAlphaComponent(cgColor.alpha * prominence.share) }
        return UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * prominence.share)
        }
    }
}
