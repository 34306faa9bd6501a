import Mutoscope
import UIKit

/// A wall of photos; a tap on one is told to `onSelect`.
final class PhotoWallController: UIViewController, SharedElementProviding {
    var onSelect: ((Int) -> Void)?
    private let pictures: Pictures
    private let scale: CGFloat
    private let scroll = UIScrollView()
    private var photos: [UIImageView] = []
    private let heading = UILabel()
    private var tap: UITapGestureRecognizer?

    init(_ pictures: Pictures, scale: CGFloat, count: Int = 24) {
        self.pictures = pictures
        self.scale = scale
        super.init(nibName: nil, bundle: nil)
        photos = (0..<count).map { index in
            let photo = UIImageView()
            photo.contentMode = .scaleAspectFill
            photo.clipsToBounds = true
            photo.isUserInteractionEnabled = true
            photo.isAccessibilityElement = true
            photo.accessibilityLabel = pictures.title(of: index)
            photo.tag = index
            return photo
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = "Places"
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        scroll.addSubview(heading)
        for photo in photos { scroll.addSubview(photo) }
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { [weak self, weak tap] _ in tap.map { self?.tapped($0) } })
        scroll.addGestureRecognizer(tap)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: scroll)
        guard let photo = photos.first(where: { $0.frame.contains(point) }) else { return }
        onSelect?(photo.tag)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width, columns = max(3, Int(width / 190)), gap = width / 90
        let side = (width - gap * CGFloat(columns + 1)) / CGFloat(columns), head = side * 0.9
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        heading.font = .systemFont(ofSize: side * 0.27, weight: .bold)
        heading.frame = CGRect(x: gap * 2, y: head * 0.42, width: width - gap * 4, height: head * 0.5)
        for (index, photo) in photos.enumerated() {
            let row = CGFloat(index / columns), column = CGFloat(index % columns)
            let x = gap + column * (side + gap)
            photo.frame = CGRect(
                x: isMirrored ? width - x - side : x, y: head + row * (side + gap), width: side, height: side)
            photo.layer.cornerRadius = side * 0.08
            let size = Self.aspect(photo.frame.size)
            pictures.prepare(photos.indices[index...].prefix(4), size: size, scale: scale)
            pictures.show(index, size: size, scale: scale, in: photo)
        }
        let bottom = photos.last?.frame.maxY ?? 0
        scroll.contentSize = CGSize(width: width, height: bottom + gap)
    }

    /// Pictures are wider than their places on the wall, which cut them.
    static func aspect(_ size: CGSize) -> CGSize { CGSize(width: size.height * 1.4, height: size.height) }

    func sharedElement(for identifier: AnyHashable) -> UIView? {
        (identifier as? Int).flatMap { photos.indices.contains($0) ? photos[$0] : nil }
    }

    func center(of index: Int) -> CGPoint {
        photos[index].convert(CGPoint(x: photos[index].bounds.midX, y: photos[index].bounds.midY), to: nil)
    }
}

/// One photo, whole, with words below.
final class PhotoController: UIViewController, SharedElementProviding {
    let index: Int
    private let photo = UIImageView()
    private let words = UILabel()
    private let place = UILabel()
    private let pictures: Pictures
    private let scale: CGFloat

    init(_ index: Int, _ pictures: Pictures, scale: CGFloat) {
        self.index = index
        self.pictures = pictures
        self.scale = scale
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        photo.contentMode = .scaleAspectFit
        words.text = pictures.title(of: index)
        words.textAlignment = .center
        place.text = pictures.place(of: index)
        place.textColor = .secondaryLabel
        place.textAlignment = .center
        for part in [photo, words, place] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size, unit = min(size.width, size.height) / 390
        let width = min(size.width, size.height * 0.9)
        photo.frame = CGRect(
            x: (size.width - width) / 2, y: size.height * 0.14, width: width,
            height: min(width / 1.4, size.height * 0.6))
        pictures.show(index, size: CGSize(width: width, height: width / 1.4), scale: scale, in: photo)
        words.font = .systemFont(ofSize: 30 * unit, weight: .bold)
        words.frame = CGRect(x: 0, y: photo.frame.maxY + 22 * unit, width: size.width, height: 40 * unit)
        place.font = .systemFont(ofSize: 18 * unit)
        place.frame = CGRect(x: 0, y: words.frame.maxY + 4 * unit, width: size.width, height: 26 * unit)
    }

    func sharedElement(for identifier: AnyHashable) -> UIView? { identifier as? Int == index ? photo : nil }
}

/// Lines of text that scroll: what a sheet holds.
final class NotesController: UIViewController {
    let scroll = UIScrollView()
    private let heading = UILabel()
    private let text = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        // Lighter than what it lies on, in dark mode too.
        view.backgroundColor = .secondarySystemGroupedBackground
        heading.text = "About this sheet"
        text.numberOfLines = 0
        text.textColor = .secondaryLabel
        text.text = OwnBook.chapters.map(\.text).joined(separator: "\n\n")
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        scroll.addSubview(heading)
        scroll.addSubview(text)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let unit = min(view.bounds.width, 500) / 390, inner = view.bounds.width - 40 * unit
        heading.font = .systemFont(ofSize: 24 * unit, weight: .bold)
        heading.frame = CGRect(x: 20 * unit, y: 24 * unit, width: inner, height: 34 * unit)
        text.font = .systemFont(ofSize: 16 * unit)
        let height = text.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
        text.frame = CGRect(x: 20 * unit, y: heading.frame.maxY + 12 * unit, width: inner, height: height)
        scroll.contentSize = CGSize(width: view.bounds.width, height: text.frame.maxY + 40 * unit)
    }
}

extension UIViewController {
    /// Shows another controller all over a view, as a part of this one.
    func embed(_ child: UIViewController, in host: UIView) {
        addChild(child)
        child.view.frame = host.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
