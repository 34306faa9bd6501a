import Displays
import Mutoscope
import UIKit

/// The gallery as a program in a window.
final class GalleryApp: UIResponder, UIApplicationDelegate {
    /// What the command line asked for; set before the program starts.
    static var pictures = Pictures()
    static var library = Library()
    static var first: (any Screen)?

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.pictures.loadsInBackground = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        let home = HomeController(pictures: Self.pictures, library: Self.library)
        let navigation = UINavigationController(rootViewController: home)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        if let first = Self.first { home.open(first, animated: false) }
        return true
    }
}

/// The screens by kind; a tap opens one.
final class HomeController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let pictures: Pictures
    private let library: Library
    private let layout = UICollectionViewFlowLayout()
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let groups: [(title: String, color: UIColor, screens: [any Screen])] = [
        ("Effects", UIColor(hex: 0xE4572E), ScreenCatalog.effects),
        ("Transitions", UIColor(hex: 0x2A8C80), ScreenCatalog.transitions),
        ("Collections", UIColor(hex: 0x7A4A86), ScreenCatalog.collections),
        ("Layers", UIColor(hex: 0x3A6EA5), ScreenCatalog.layerKinds),
        ("Motion", UIColor(hex: 0xC98A1B), ScreenCatalog.motion),
    ]

    private struct TileKey: Hashable {
        var glyph: Glyph
        var group: Int
        var scale: CGFloat
    }
    private var tiles: [TileKey: UIImage] = [:]

    init(pictures: Pictures, library: Library) {
        self.pictures = pictures
        self.library = library
        super.init(nibName: nil, bundle: nil)
        title = "Mutoscope"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Dark", primaryAction: UIAction(title: "Dark") { [weak self] _ in self?.switchStyle() })
        list.backgroundColor = nil
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.dataSource = self
        list.delegate = self
        list.register(ScreenCell.self, forCellWithReuseIdentifier: "screen")
        list.register(
            HeadingView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "heading")
        view.addSubview(list)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.dressBar(for: .unspecified)
    }

    /// Drawn once, however often its line comes into sight.
    private func tile(_ glyph: Glyph, of group: Int) -> UIImage {
        let key = TileKey(glyph: glyph, group: group, scale: max(1, traitCollection.displayScale))
        if let tile = tiles[key] { return tile }
        let tile = glyph.image(on: groups[group].color, scale: key.scale)
        tiles[key] = tile
        return tile
    }

    private func switchStyle() {
        guard let window = view.window else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        window.overrideUserInterfaceStyle = isDark ? .light : .dark
        navigationItem.rightBarButtonItem?.title = isDark ? "Dark" : "Light"
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width, columns = max(1, (width / 340).rounded(.down)), side: CGFloat = 16
        layout.itemSize = CGSize(width: max(1, ((width - side * (columns + 1)) / columns).rounded(.down)), height: 92)
        layout.sectionInset = UIEdgeInsets(top: 4, left: side, bottom: 14, right: side)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = side
        layout.headerReferenceSize = CGSize(width: width, height: 44)
    }

    // MARK: The list

    func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        groups[section].screens.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "screen", for: indexPath)
        let group = groups[indexPath.section]
        let screen = group.screens[indexPath.item]
        (cell as? ScreenCell)?.show(screen, tile: tile(screen.glyph, of: indexPath.section))
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
        (view as? HeadingView)?.label.text = groups[indexPath.section].title
        return view
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(groups[indexPath.section].screens[indexPath.item], animated: true)
    }

    /// A finger lies on the line for some frames before it opens the screen.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        let screen = groups[indexPath.section].screens[indexPath.item]
        screen.prepare(makeScenery())
    }

    func open(_ screen: any Screen, animated: Bool) {
        let scenery = makeScenery()
        screen.prepare(scenery)
        let controller = StageController(screen, scenery)
        navigationController?.pushViewController(controller, animated: animated)
    }

    private func makeScenery() -> Scenery {
        let size = view.window?.bounds.size ?? UIScreen.main.bounds.size
        return Scenery(
            size: size, scale: UIScreen.main.scale, pictures: pictures, start: CACurrentMediaTime(), library: library,
            isLive: true)
    }
}

/// A line of the home screen.
final class ScreenCell: UICollectionViewCell {
    private let tile = UIImageView()
    private let name = UILabel()
    private let line = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        line.font = .systemFont(ofSize: 13)
        line.textColor = .secondaryLabel
        line.numberOfLines = 3
        contentView.addSubview(tile)
        contentView.addSubview(name)
        contentView.addSubview(line)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func show(_ screen: any Screen, tile picture: UIImage) {
        tile.image = picture
        name.text = screen.title
        line.text = screen.summary
        accessibilityLabel = screen.title
        accessibilityHint = screen.summary
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let whole = contentView.bounds.inner(dx: 14, dy: 9)
        let (left, inner) = whole.divided(
            atDistance: Glyph.side + 12, from: isMirrored ? .maxXEdge : .minXEdge)
        tile.frame = CGRect(
            x: isMirrored ? left.maxX - Glyph.side : left.minX, y: left.midY - Glyph.side / 2, width: Glyph.side,
            height: Glyph.side)
        // Both together in the middle.
        let room = CGSize(width: inner.width, height: max(0, inner.height - 23))
        let height = min(room.height, line.sizeThatFits(room).height), top = inner.midY - (height + 23) / 2
        name.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: 22)
        line.frame = CGRect(x: inner.minX, y: top + 23, width: inner.width, height: height)
    }
}

/// The name of a group of screens.
final class HeadingView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 22, weight: .bold)
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inner(dx: 18, dy: 6)
    }
}
