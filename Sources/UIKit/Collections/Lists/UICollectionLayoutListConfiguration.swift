public import CoreGraphics

/// Describes a section that looks like a table's.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// How the list looks.
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What is above the items.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        case supplementary, firstItemInSection
    }

    /// Gives the actions behind an edge of an item; nil for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// Says how the lines of one item look; gets what the list would show.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// What is below the items.
    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary
    }

    /// How the list looks.
    public let appearance: Appearance
    /// Where headers come from.
    public var headerMode = HeaderMode.none
    /// Where footers come from.
    public var footerMode = FooterMode.none
    /// Whether lines separate items.
    public var showsSeparators = true
    /// How the lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// How the lines of single items look; nil: all alike.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The actions behind the leading edge of an item.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions behind the trailing edge of an item.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Behind the items, over the collection view's own colour; nil or clear: that colour shows.
    public var backgroundColor: UIColor?
    /// Above headers, in points; nil: none.
    public var headerTopPadding: CGFloat?

    /// A list of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        backgroundColor =
            appearance == .plain || appearance == .sidebarPlain ? .systemBackground : .systemGroupedBackground
        showsSeparators = appearance != .sidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// How far items stay from the sides of a view of some width.
    func sideInset(width: CGFloat) -> CGFloat {
        appearance == .insetGrouped || appearance == .sidebar ? UIView.sideMargin(width: width) : 0
    }
    var offersSwipes: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    /// How an item's place shows: the items of an inset group are one card, without the one that is the header.
    func place(of path: IndexPath, count: Int) -> UICollectionViewListCell.ListPlace {
        let item = path.item
        let first = headerMode == .firstItemInSection ? 1 : 0
        guard item >= first else { return edgePlace(isHeader: true) }
        let isLast = item == count - 1
        var lines: UIListSeparatorConfiguration?
        if showsSeparators { lines = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration }
        return UICollectionViewListCell.ListPlace(
            above: lines?.topLine, below: lines?.bottomLine(isUsual: !(isLast && isGrouped)), isGrouped: isGrouped,
            isInSidebar: appearance == .sidebar, environment: appearance.listEnvironment,
            radius: appearance == .insetGrouped ? ListMetrics.cornerRadius : 0, isFirst: item == first, isLast: isLast)
    }

    /// How the place of a header or footer shows.
    func edgePlace(isHeader: Bool) -> UICollectionViewListCell.ListPlace {
        UICollectionViewListCell.ListPlace(
            role: isHeader ? .header : .footer, below: nil, isGrouped: isGrouped || appearance == .sidebar,
            isInSidebar: appearance == .sidebar, environment: appearance.listEnvironment)
    }
}

extension NSCollectionLayoutSection {
    /// A section that looks like a table's: items of full width, as high as they ask to be.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let side = configuration.sideInset(width: layoutEnvironment.container.contentSize.width)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: configuration.isGrouped && configuration.headerMode == .none ? 35 : 0, leading: side,
            bottom: configuration.isGrouped && configuration.footerMode == .none ? 17.5 : 0, trailing: side)
        section.boundarySupplementaryItems = edges(configuration)
        section.list = configuration
        if configuration.headerMode == .supplementary {
            section.headerPadding = max(0, configuration.headerTopPadding ?? 0)
        }
        return section
    }

    private static func edges(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let height: CGFloat = configuration.isGrouped ? 38 : 28
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        var edges: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            edges.append(header)
        }
        if configuration.footerMode == .supplementary {
            edges.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return edges
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections all look like a table's.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
