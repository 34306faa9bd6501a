import UIKit

/// Every species: some in front, all in a list below, with a search.
final class BrowseController: UIViewController, UICollectionViewDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    private enum Section: Hashable {
        case inFlower
        case habitat(Species.Habitat)
    }

    /// A species stands in several sections.
    private struct Item: Hashable {
        let species: Species
        let isFeatured: Bool
    }

    private let store: SpeciesStore
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private let search = UISearchController(searchResultsController: nil)
    private var loading: Task<Void, Never>?

    init(store: SpeciesStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit { loading?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        setUpList()
        setUpSearch()
        load()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
            var snapshot = self.dataSource.snapshot()
            snapshot.reconfigureItems(snapshot.itemIdentifiers)
            self.dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    private func setUpList() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        collectionView.keyboardDismissMode = .onDrag
        collectionView.refreshControl = UIRefreshControl()
        collectionView.refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        view.addSubview(collectionView)

        let card = UICollectionView.CellRegistration<PlantCardCell, Species> { cell, _, species in
            cell.show(species)
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Species> { [weak self] cell, _, species in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = species.name
            content.secondaryText = species.latin
            content.secondaryTextProperties.color = .secondaryLabel
            content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption2)
            content.image = UIImage(systemName: "circle.fill")
            content.imageProperties.tintColor = species.color
            cell.contentConfiguration = content
            // Large words need the row for themselves.
            let isLarge = self?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false
            cell.accessories = isLarge ? [] : [.label(text: species.season), .disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, path in
            guard case .habitat(let habitat)? = self?.dataSource.sectionIdentifier(for: path.section) else { return }
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = habitat.rawValue
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            item.isFeatured
                ? view.dequeueConfiguredReusableCell(using: card, for: path, item: item.species)
                : view.dequeueConfiguredReusableCell(using: row, for: path, item: item.species)
        }
        let title = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in view.text = "In flower now" }
        dataSource.supplementaryViewProvider = { [weak self] view, _, path in
            self?.dataSource.sectionIdentifier(for: path.section) == .inFlower
                ? view.dequeueConfiguredReusableSupplementary(using: title, for: path)
                : view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard self?.dataSource?.sectionIdentifier(for: index) == .inFlower else {
                var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                list.headerMode = .supplementary
                list.leadingSwipeActionsConfigurationProvider = { self?.swipeActions(at: $0) }
                return .list(using: list, layoutEnvironment: environment)
            }
            let isWide = environment.container.effectiveContentSize.width > 600
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(200)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(isWide ? 0.28 : 0.44), heightDimension: .estimated(200)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
            section.interGroupSpacing = 12
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 12, trailing: 20)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
    }

    // MARK: Search

    private func setUpSearch() {
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Name"
        search.searchBar.scopeButtonTitles = ["All"] + Species.Habitat.allCases.map(\.rawValue)
        search.searchBar.delegate = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) { show(animated: true) }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        show(animated: true)
    }

    // MARK: Data

    private func load() {
        if store.species.isEmpty { contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading() }
        loading?.cancel()
        loading = Task { [weak self] in
            guard let store = self?.store else { return }
            _ = try? await store.load()
            guard !Task.isCancelled, let self else { return }
            collectionView.refreshControl?.endRefreshing()
            show(animated: true)
        }
    }

    @objc private func refresh() { load() }

    private func show(animated: Bool) {
        let scope = search.searchBar.selectedScopeButtonIndex
        let habitat = search.isActive && scope > 0 ? Species.Habitat.allCases[scope - 1] : nil
        let text = search.searchBar.text ?? ""
        let found = store.species(matching: text, in: habitat)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        if !search.isActive, !found.isEmpty {
            snapshot.appendSections([.inFlower])
            let featured = found.filter { $0.months.contains(6) }.prefix(8)
            snapshot.appendItems(featured.map { Item(species: $0, isFeatured: true) })
        }
        for habitat in Species.Habitat.allCases {
            let here = found.filter { $0.habitat == habitat }
            guard !here.isEmpty else { continue }
            snapshot.appendSections([.habitat(habitat)])
            snapshot.appendItems(here.map { Item(species: $0, isFeatured: false) })
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
        if found.isEmpty {
            contentUnavailableConfiguration =
                store.species.isEmpty
                ? UIContentUnavailableConfiguration.loading() : UIContentUnavailableConfiguration.search()
        } else {
            contentUnavailableConfiguration = nil
        }
    }

    // MARK: Choosing

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(SpeciesController(item.species, store: store), animated: true)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, let item = dataSource.itemIdentifier(for: path) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Seen it", image: UIImage(systemName: "plus")) { _ in self?.noteSighting(item.species)
                },
                UIAction(title: "Copy name", image: UIImage(systemName: "square.and.arrow.up")) { _ in
                    UIPasteboard.general.string = item.species.latin
                },
            ])
        })
    }

    private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let item = dataSource.itemIdentifier(for: path) else { return nil }
        let seen = UIContextualAction(style: .normal, title: "Seen") { [weak self] _, _, done in
            self?.noteSighting(item.species)
            done(true)
        }
        seen.backgroundColor = .leaf
        return UISwipeActionsConfiguration(actions: [seen])
    }

    private func noteSighting(_ species: Species) {
        store.save(
            Sighting(
                id: UUID(), species: species, place: "", date: Date(), count: 1, isFlowering: true, note: ""))
    }
}
