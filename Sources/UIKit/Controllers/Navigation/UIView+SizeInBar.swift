import CoreGraphics

extension UIView {
    /// The size of a program's view in a bar, in points: the one that the program gave it, else what its constraints ask for, else what fits.
    func sizeInBar(_ room: CGSize) -> CGSize {
        if translatesAutoresizingMaskIntoConstraints, bounds.size != .zero { return bounds.size }
        return sizeByConstraints() ?? sizeThatFits(room)
    }

    /// What the constraints of a view ask for that has no frame of its own, in points; nil where they say nothing.
    func sizeByConstraints() -> CGSize? {
        let isLaidOut = !translatesAutoresizingMaskIntoConstraints || bounds.size == .zero
        guard isLaidOut, self is UIStackView || !constraints.isEmpty else { return nil }
        let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return size == .zero ? nil : size
    }
}
