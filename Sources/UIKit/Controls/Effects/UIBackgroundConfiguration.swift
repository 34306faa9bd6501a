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
    /// As in sidebars beside the text of other items: nothing, and a rounded patch behind selected items.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
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
    /// What few backgrounds have.
    private var effect: UIVisualEffectView?
    private var picture: UIImageView?
    private var outline: UIView?
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
        fill.backgroundColor = new.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = new.cornerRadius
        showEffect(new.visualEffect)
        showPicture(new.image, new.imageContentMode)
        if let custom = new.customView, custom.superview !== self { addSubview(custom) }
        showOutline()
        setNeedsLayout()
    }

    private func showEffect(_ shown: UIVisualEffect?) {
        guard shown != nil || effect != nil else { return }
        let view = effect ?? UIVisualEffectView(effect: shown)
        effect = view
        view.effect = shown
        view.layer.cornerRadius = configuration.cornerRadius
        view.clipsToBounds = true
        if view.superview !== self { insertSubview(view, aboveSubview: fill) }
    }

    private func showPicture(_ image: UIImage?, _ mode: UIView.ContentMode) {
        guard image != nil || picture != nil else { return }
        let view = picture ?? UIImageView()
        picture = view
        view.image = image
        view.contentMode = mode
        view.layer.cornerRadius = configuration.cornerRadius
        view.clipsToBounds = true
        if view.superview !== self { insertSubview(view, aboveSubview: effect ?? fill) }
    }

    /// An outline at the edges is the colour's own; elsewhere it takes a view.
    private func showOutline() {
        let width = configuration.strokeWidth, color = configuration.resolvedStrokeColor(for: tintColor).cgColor
        let isOutside = width > 0 && configuration.strokeOutset != 0
        if isOutside, outline == nil {
            let view = UIView()
            addSubview(view)
            outline = view
        }
        outline?.isHidden = !isOutside
        fill.layer.borderWidth = isOutside ? 0 : width
        fill.layer.borderColor = color
        outline?.layer.borderWidth = width
        outline?.layer.borderColor = color
        outline?.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
    }

    /// The insets, with the margins of the cell where they are to be added.
    private var insets: NSDirectionalEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        guard !edges.isEmpty, let margins = superview?.directionalLayoutMargins else { return insets }
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds.inset(by: insets)
        effect?.frame = fill.frame
        picture?.frame = fill.frame
        outline?.frame = fill.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        configuration.customView?.frame = fill.frame
    }
}
