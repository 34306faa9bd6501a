public import CoreGraphics

/// The field of a search bar: rounded, with a magnifying glass before the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private static let usualHeight: CGFloat = 36
    private static let radius: CGFloat = 10
    /// Moves the text, in points.
    var textShift = UIOffset.zero { didSet { setNeedsLayout() } }
    /// The program's picture behind everything.
    let back = UIImageView()
    let glass = UIImageView(frame: CGRect(x: 0, y: 0, width: 32, height: 36))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    private func dress() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        layer.cornerCurve = .continuous
        glass.image = UIImage(systemName: "magnifyingglass")
        glass.contentMode = .center
        glass.tintColor = .secondaryLabel
        placeholderLabel.textColor = .secondaryLabel
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
    }

    override class var accessibilityDefaults: AccessibilityDefaults { .element(.searchField) }

    /// The words go before the field has gone that gives way to content.
    /// - Parameter part: what is seen of the field's height, from 0 to 1.
    func showPart(_ part: CGFloat) {
        let alpha = min(max(2 * part - 1, 0), 1)
        guard alpha != glass.alpha else { return }
        for view in subviews { view.alpha = alpha }
        layer.cornerRadius = min(Self.radius, Self.usualHeight * part / 2)
    }

    /// Shows a picture behind everything, in the place of the kit's colour; nil shows the colour.
    func showBack(_ image: UIImage?) {
        back.image = image
        backgroundColor = image == nil ? .tertiarySystemFill : nil
        if image != nil, back.superview == nil { insertSubview(back, at: 0) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = bounds
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: Self.usualHeight)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { text(super.textRect(forBounds: bounds)) }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect { text(super.editingRect(forBounds: bounds)) }

    /// Not quite to the round end, where nothing stands there.
    private func text(_ rect: CGRect) -> CGRect {
        let end = isMirrored ? rect.minX - bounds.minX : bounds.maxX - rect.maxX
        let gap = max(0, min(rect.width, 8 - end))
        return CGRect(
            x: isMirrored ? rect.minX + gap : rect.minX, y: rect.minY, width: rect.width - gap, height: rect.height
        ).offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
    }
}
