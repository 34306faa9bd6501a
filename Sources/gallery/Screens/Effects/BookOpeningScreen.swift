import Mutoscope
import UIKit

/// A shelf of books: one flies out and opens, is read by curling its pages, and is closed again by a finger.
struct BookOpeningScreen: ViewScreen {
    let name = "book-opening"
    let title = "Book opening"
    let summary = "A book leaves its shelf, grows and opens; the reader's pages curl; a finger closes it again."
    let duration = 8.4
    let sheetGoesByProgress = true
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark
    let glyph = Glyph.book

    func makeController(_ scenery: Scenery) -> ShelfController {
        ShelfController(
            scenery.library, covers: scenery.pictures.things.take(for: name, scenery) { covers(scenery) },
            scale: scenery.scale, remembersPlaces: scenery.isLive)
    }

    func prepare(_ scenery: Scenery) {
        scenery.pictures.things.prepare(for: name, scenery) { covers(scenery) }
    }

    private func covers(_ scenery: Scenery) -> CoverPictures {
        let covers = CoverPictures()
        covers.prepare(
            scenery.library.books.prefix(ShelfController.mostAhead).map(\.cover),
            height: ShelfController.pictureHeight(ShelfController.bookSize(width: scenery.size.width)),
            scale: scenery.scale)
        return covers
    }

    func play(_ scenery: Scenery, _ controller: ShelfController) {
        scenery.at(0.3) { [unowned scenery] in scenery.tap(at: 0.36, controller.center(of: 0)) }
        scenery.finger(at: 2.5, from: scenery.part(0.92, 0.9), [(0.9, scenery.part(0.15, 0.75))])
        // Two fingers together close the book; they change their mind, and close it after all.
        let middle = scenery.part(0.5, 0.5), reach = scenery.size.width * 0.36
        func point(_ part: CGFloat) -> CGPoint { CGPoint(x: middle.x + part * reach, y: middle.y - part * reach * 0.4) }
        scenery.finger(1, at: 5.0, from: point(1), [(0.9, point(0.45)), (0.5, point(0.7)), (0.5, point(0.25))])
        scenery.finger(2, at: 5.0, from: point(-1), [(0.9, point(-0.45)), (0.5, point(-0.7)), (0.5, point(-0.25))])
    }
}

/// Covers on boards; a tap opens a book.
final class ShelfController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    SharedElementProviding
{
    private let library: Library
    private let scale: CGFloat
    private let remembersPlaces: Bool
    private let layout = ShelfLayout()
    private let covers: CoverPictures
    /// As many as are drawn before they are asked for.
    static let mostAhead = 9
    private lazy var shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var opened: Library.Book?
    private(set) lazy var director = TransitionDirector { [weak self] way in
        let transition = BookOpeningTransition(way, identifier: self?.opened?.title ?? "")
        transition.paperColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(hex: 0x3A3733) : UIColor(hex: 0xF7F2E6)
        }
        if self?.opened?.isRightToLeft == true { transition.opensFromRight = true }
        return transition
    }
    private var pinch: PinchInteraction?
    private var spread: PinchInteraction?

    init(_ library: Library, covers: CoverPictures, scale: CGFloat, remembersPlaces: Bool = true) {
        self.library = library
        self.covers = covers
        self.scale = scale
        self.remembersPlaces = remembersPlaces
        super.init(nibName: nil, bundle: nil)
        title = "Books"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let wall = GradientView([0x4A3427, 0x2B1D16])
        wall.frame = view.bounds
        view.addSubview(wall)
        shelf.backgroundColor = nil
        shelf.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
        shelf.dataSource = self
        shelf.delegate = self
        shelf.frame = view.bounds
        shelf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shelf)
        let spread = PinchInteraction(director, in: shelf) { [weak self] in self?.openUnderFingers() }
        spread.opens = true
        self.spread = spread
    }

    private func openUnderFingers() {
        guard let place = spread?.pinch.location(in: shelf), let path = shelf.indexPathForItem(at: place) else {
            return
        }
        open(library.books[path.item])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width, side = Self.side(width), gap = Self.gap(width)
        layout.itemSize = Self.bookSize(width: width)
        layout.minimumInteritemSpacing = gap
        layout.minimumLineSpacing = gap * 1.6
        layout.sectionInset = UIEdgeInsets(
            top: view.safeAreaInsets.top + gap * 2.5, left: side, bottom: gap, right: side)
    }

    private static func side(_ width: CGFloat) -> CGFloat { width * 0.06 }
    private static func gap(_ width: CGFloat) -> CGFloat { width * 0.05 }

    /// Of a book on a shelf of `width` points, in points.
    static func bookSize(width: CGFloat) -> CGSize {
        let columns = max(3, (width / 220).rounded(.down))
        let cover = (width - 2 * side(width) - gap(width) * (columns - 1)) / columns
        return CGSize(width: max(1, cover.rounded(.down)), height: max(1, (cover / BookCover.aspect).rounded(.down)))
    }

    /// Twice as large as it lies there, in points: it grows when it is opened.
    static func pictureHeight(_ book: CGSize) -> CGFloat { book.height * 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        library.books.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
        let book = library.books[indexPath.item]
        let height = Self.pictureHeight(layout.itemSize)
        let soon = library.books[indexPath.item...].prefix(Self.mostAhead)
        covers.prepare(soon.map(\.cover), height: height, scale: scale)
        (cell as? CoverCell)?.show(book, covers.image(book.cover, height: height, scale: scale), scale: scale)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(library.books[indexPath.item])
    }

    /// What a slider opens.
    func openFirst() {
        if let book = library.books.first { open(book) }
    }

    private func open(_ book: Library.Book) {
        guard presentedViewController == nil else { return }
        opened = book
        let reader = ReaderController(book, library: library, remembersPlace: remembersPlaces)
        reader.modalPresentationStyle = .fullScreen
        reader.transitioningDelegate = director
        pinch = PinchInteraction(director, in: reader.view) { [weak reader] in reader?.dismiss(animated: true) }
        present(reader, animated: true)
    }

    func sharedElement(for identifier: AnyHashable) -> UIView? {
        guard let index = library.books.firstIndex(where: { AnyHashable($0.title) == identifier }) else { return nil }
        return (shelf.cellForItem(at: IndexPath(item: index, section: 0)) as? CoverCell)?.cover
    }

    func center(of index: Int) -> CGPoint {
        guard let cell = shelf.cellForItem(at: IndexPath(item: index, section: 0)) else { return .zero }
        return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }
}

/// Rows of books, each on one plank from wall to wall.
private final class ShelfLayout: UICollectionViewFlowLayout {
    private static let plank = "plank"

    override init() {
        super.init()
        register(PlankView.self, forDecorationViewOfKind: Self.plank)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // A plank lies below its books: it may be in sight when they are not.
        let books = super.layoutAttributesForElements(in: rect.insetBy(dx: 0, dy: -itemSize.height)) ?? []
        var rows: Set<CGFloat> = []
        let planks = books.filter { rows.insert($0.frame.maxY).inserted }.compactMap {
            layoutAttributesForDecorationView(ofKind: Self.plank, at: $0.indexPath)
        }
        return (books + planks).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let book = layoutAttributesForItem(at: indexPath), let collectionView else { return nil }
        let plank = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        plank.frame = CGRect(
            x: 0, y: book.frame.maxY, width: collectionView.bounds.width, height: itemSize.width * 0.09)
        plank.zIndex = -1
        return plank
    }
}

private final class PlankView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(hex: 0x6B4A34)
        layer.shadowOpacity = 0.5
        layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    required init?(coder: NSCoder) { nil }
}

/// A book that stands on the shelf.
final class CoverCell: UICollectionViewCell {
    let cover = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        cover.layer.shadowOpacity = 0.45
        cover.layer.shadowRadius = 6
        cover.layer.shadowOffset = CGSize(width: 2, height: 3)
        contentView.addSubview(cover)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func show(_ book: Library.Book, _ picture: CGImage, scale: CGFloat) {
        accessibilityLabel = book.title
        cover.image = UIImage(cgImage: picture, scale: scale, orientation: .up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.frame = contentView.bounds
        cover.layer.shadowPath = UIBezierPath(rect: cover.bounds).cgPath
    }
}

/// A book that is read.
final class ReaderController: UIViewController {
    private let book: Library.Book
    private let library: Library
    private let remembersPlace: Bool
    private let reader: BookReaderView

    init(_ book: Library.Book, library: Library, remembersPlace: Bool) {
        self.book = book
        self.library = library
        self.remembersPlace = remembersPlace
        reader = BookReaderView(text: book.file == nil ? BookText(OwnBook.text) : BookText(""))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        reader.paperColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x1B1A18) : UIColor(hex: 0xFBF6EA) }
        view.backgroundColor = reader.paperColor
        if book.isRightToLeft { reader.semanticContentAttribute = .forceRightToLeft }
        reader.frame = view.bounds
        reader.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(reader)
        if book.file == nil { goToPlace() } else { load() }
        guard remembersPlace else { return }
        reader.onPlaceChange = { [library, book] place in library.remember(place, in: book) }
    }

    private func goToPlace() {
        if remembersPlace { reader.place = library.place(in: book) }
    }

    private func load() {
        Task { [weak self, library, book] in
            do {
                let text = try await library.text(of: book)
                self?.reader.text = text
                self?.goToPlace()
            } catch {
                self?.reader.text = BookText("\(book.title) cannot be read.\n\n\(error.localizedDescription)")
            }
        }
    }
}
