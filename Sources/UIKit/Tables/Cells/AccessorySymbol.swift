import CoreGraphics

/// A symbol at an end of a row. It grows with the text that the user prefers.
final class AccessorySymbol: UIImageView {
    private let name: String
    /// Its size beside text of the usual size, points.
    private let usualSize: CGFloat

    init(_ name: String, _ size: CGFloat, _ color: UIColor) {
        (self.name, usualSize) = (name, size)
        super.init(frame: .zero)
        tintColor = color
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        let style = UIFont.TextStyle.body
        let growth =
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
            / style.pointSize(for: .large)
        image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: usualSize * growth))
        bounds.size = image?.size ?? .zero
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        show()
        superview?.setNeedsLayout()
    }
}
