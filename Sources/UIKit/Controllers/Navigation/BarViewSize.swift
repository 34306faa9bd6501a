import CoreGraphics

/// How large a program's view is in a bar, in points.
@MainActor
enum BarViewSize {
    /// The size that the program gave it, else what its constraints ask for, else what fits into a size.
    static func size(of view: UIView, in room: CGSize) -> CGSize {
        if view.translatesAutoresizingMaskIntoConstraints, view.bounds.size != .zero { return view.bounds.size }
        return constrainedSize(of: view) ?? view.sizeThatFits(room)
    }

    /// What the constraints of a view ask for that has no frame of its own; nil where they say nothing.
    static func constrainedSize(of view: UIView) -> CGSize? {
        let isLaidOut = !view.translatesAutoresizingMaskIntoConstraints || view.bounds.size == .zero
        guard isLaidOut, view is UIStackView || !view.constraints.isEmpty else { return nil }
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return size == .zero ? nil : size
    }
}
