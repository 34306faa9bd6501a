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

    /// How wide the arrow of a row is, as a part of its size: narrower than other signs.
    private static let arrowWidth: CGFloat = 31.0 / 39

    override var intrinsicContentSize: CGSize { bounds.size }

    override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    private func show() {
        let style = UIFont.TextStyle.body
        let growth =
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
            / style.pointSize(for: .large)
        image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: usualSize * growth))
        bounds.size = image?.size ?? .zero
        guard name == "chevron.right" else { return }
        contentMode = .center
        let width = usualSize * growth * Self.arrowWidth * layoutScale
        bounds.size.width = (width - 0.01).rounded(.up) / layoutScale
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        show()
        superview?.setNeedsLayout()
    }
}
