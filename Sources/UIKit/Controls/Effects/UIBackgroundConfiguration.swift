public import CoreGraphics

/// What lies behind content: a colour with rounded corners and an outline.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// The colour; nil lets whoever shows it choose.
    public var backgroundColor: UIColor?
    /// The corners' radius, in points.
    public var cornerRadius: CGFloat = 6
    /// The outline's colour.
    public var strokeColor: UIColor?
    /// The outline's width, in points.
    public var strokeWidth: CGFloat = 0
    /// How far it stays from the edges of the view, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Changes the colour before it shows; nil: it shows as it is.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Changes the outline's colour before it shows; nil: it shows as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How far the outline stays outside of the edges, in points; negative: inside.
    public var strokeOutset: CGFloat = 0
    /// Where the margins of the view add to `backgroundInsets`.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Blurs what is behind, in front of the colour.
    public var visualEffect: UIVisualEffect?
    /// In front of the colour.
    public var image: UIImage?
    /// How the picture fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A view in place of the colour.
    public var customView: UIView?
    /// What the background throws. Nothing by default.
    public var shadowProperties = UIShadowProperties()
    /// The colour of a cell that is selected or highlighted.
    var selectedColor: UIColor?
    /// Whose looks it takes from the list around it; nil: its own.
    var edgeRole: ListEdgeRole?

    /// Makes one with the defaults of its properties.
    public init() {}

    /// The colour as it shows in a view of a tint colour.
    @preconcurrency @MainActor
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The outline's colour as it shows in a view of a tint colour.
    @preconcurrency @MainActor
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// No background.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
}

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
        var configuration = suited(to: state.traitCollection.listEnvironment)
        if let selectedColor, let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted {
            configuration.backgroundColor = selectedColor
        }
        return configuration
    }
}
