import CoreGraphics

/// Where the user chooses which tabs have a place of their own: a picture is dragged onto the tab whose place it takes.
@MainActor
final class TabChoiceController: UIViewController {
    /// The tabs in their order, as it is now.
    private(set) var order: [UITabBarItem]
    private let isMovable: (UITabBarItem) -> Bool
    private let placeCount: Int
    private let onEnd: (TabChoiceController) -> Void
    private let bar = UITabBar()
    private let hint = UILabel()
    private var tiles: [TabTile] = []
    /// The picture under the finger, and where in it the finger is.
    private var lifted: (tile: TabTile, copy: TabTile)?

    /// - Parameters:
    ///   - placeCount: How many of them have a place in the bar.
    ///   - isMovable: Whether a tab may change its place.
    init(
        order: [UITabBarItem], placeCount: Int, isMovable: @escaping (UITabBarItem) -> Bool,
        onEnd: @escaping (TabChoiceController) -> Void
    ) {
        (self.order, self.placeCount, self.isMovable, self.onEnd) = (order, placeCount, isMovable, onEnd)
        super.init(nibName: nil, bundle: nil)
        title = SystemWord.configure.text
        isModalInPresentation = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self.map { $0.onEnd($0) } })
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The choice of tabs is made in code only.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        hint.text = SystemWord.dragIcons.text
        hint.font = .systemFont(ofSize: 15)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        tiles = order.filter(isMovable).map { TabTile($0) }
        for part in [hint, bar] as [UIView] + tiles { view.addSubview(part) }
        for tile in tiles {
            let pan = UIPanGestureRecognizer(target: nil, action: nil)
            pan.addHandler { [weak self, weak pan, weak tile] in
                if let pan, let tile { self?.drag(tile, pan) }
            }
            tile.addGestureRecognizer(pan)
        }
        showBar()
    }

    private func showBar() {
        bar.items = order.prefix(placeCount).map { TabTile.likeness(of: $0) }
    }

    // MARK: Layout

    private static let columns = 4
    private static let tileHeight: CGFloat = 90

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        hint.frame = CGRect(x: room.minX, y: room.minY + 12, width: room.width, height: 20)
        let width = room.width / CGFloat(Self.columns)
        for (index, tile) in tiles.enumerated() {
            let column = index % Self.columns, place = view.isMirrored ? Self.columns - 1 - column : column
            tile.frame = CGRect(
                x: room.minX + CGFloat(place) * width,
                y: hint.frame.maxY + 12 + CGFloat(index / Self.columns) * Self.tileHeight, width: width,
                height: Self.tileHeight)
        }
        let height = bar.rowHeight + view.safeAreaInsets.bottom
        bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    // MARK: Dragging

    private func drag(_ tile: TabTile, _ pan: UIPanGestureRecognizer) {
        let finger = pan.location(in: view)
        switch pan.state {
        case .began: lift(tile)
        case .changed: lifted?.copy.center = finger
        case .ended:
            if let place = place(at: finger) { put(tile.item, at: place) }
            drop()
        default: drop()
        }
    }

    private func lift(_ tile: TabTile) {
        guard lifted == nil else { return }
        let copy = TabTile(tile.item)
        copy.frame = tile.frame
        copy.layoutIfNeeded()
        view.addSubview(copy)
        lifted = (tile, copy)
        UIView.animate(withDuration: 0.2) {
            copy.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
            tile.alpha = 0.3
        }
    }

    private func drop() {
        guard let (tile, copy) = lifted else { return }
        lifted = nil
        UIView.animate(withDuration: 0.25) {
            copy.alpha = 0
            copy.transform = .identity
            tile.alpha = 1
        } completion: { _ in
            copy.removeFromSuperview()
        }
    }

    /// The tab under a point whose place may be taken.
    private func place(at point: CGPoint) -> Int? {
        let shown = min(placeCount, order.count)
        guard shown > 0, bar.frame.insetBy(dx: 0, dy: -20).contains(point) else { return nil }
        let index = min(max(Int(point.x / (view.bounds.width / CGFloat(shown))), 0), shown - 1)
        let place = view.isMirrored ? shown - 1 - index : index
        return isMovable(order[place]) ? place : nil
    }

    private func put(_ item: UITabBarItem, at place: Int) {
        guard let old = order.firstIndex(where: { $0 === item }), old != place else { return }
        order.swapAt(old, place)
        showBar()
    }
}

/// The picture and the word of a tab.
@MainActor
private final class TabTile: UIView {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.image = item.image?.withRenderingMode(
            item.image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = .secondaryLabel
        label.text = item.title
        label.font = .systemFont(ofSize: 11, weight: .medium)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        for view in [imageView, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A tab's picture is made in code only.")
    }

    /// One that looks like an item, which its own tab bar goes on showing.
    static func likeness(of item: UITabBarItem) -> UITabBarItem {
        UITabBarItem(title: item.title, image: item.image, tag: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: bounds.midX - 16, y: 18, width: 32, height: 32)
        label.frame = CGRect(x: 2, y: 56, width: bounds.width - 4, height: 14)
    }
}
