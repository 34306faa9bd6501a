import CoreGraphics

extension UIBackgroundConfiguration {
    /// As in plain lists.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
    /// As in grouped lists.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
    /// As in sidebars: nothing, and a rounded patch behind selected items.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = list(.clear)
        configuration.cornerRadius = 10
        configuration.selectedColor = .systemFill
        return configuration
    }
    /// Behind headers of sidebars: nothing.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }
    /// As in any list.
    public static func listCell() -> UIBackgroundConfiguration { list(.systemBackground) }

    /// Behind headers and footers of plain lists, which rows pass below.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground) }
    /// Behind headers and footers of grouped lists: nothing.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }

    private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = color
        configuration.cornerRadius = 0
        configuration.selectedColor = .systemGray4
        return configuration
    }

    /// The same background as it looks in a state.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let state = state as? UICellConfigurationState, let selectedColor else { return self }
        var configuration = self
        if state.isSelected || state.isHighlighted { configuration.backgroundColor = selectedColor }
        return configuration
    }
}

/// Shows a background configuration.
final class BackgroundConfigurationView: UIView {
    private let fill = UIView()
    private var configuration = UIBackgroundConfiguration.clear()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: UIBackgroundConfiguration) {
        if configuration.customView !== new.customView { configuration.customView?.removeFromSuperview() }
        configuration = new
        fill.backgroundColor = new.backgroundColor ?? tintColor
        fill.layer.cornerRadius = new.cornerRadius
        fill.layer.borderWidth = new.strokeWidth
        fill.layer.borderColor = (new.strokeColor ?? tintColor ?? .clear).cgColor
        if let custom = new.customView, custom.superview !== self { addSubview(custom) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds.inset(by: configuration.backgroundInsets)
        configuration.customView?.frame = fill.frame
    }
}
