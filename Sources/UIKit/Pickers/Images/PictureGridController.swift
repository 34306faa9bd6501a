import CoreGraphics

/// The pictures of a folder, newest first, to choose one.
final class PictureGridController: UICollectionViewController {
    static let kinds: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tiff"]
    private let files: [URL]
    /// Small versions of the pictures that were shown.
    private var thumbnails: [URL: UIImage] = [:]
    private let several: UIImagePickerController.Several?
    /// In the order in which they were touched.
    private var chosen: [URL] = [] { didSet { done.isEnabled = !chosen.isEmpty } }
    private lazy var done = UIBarButtonItem(
        title: SystemWord.add.text,
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            several?.take(chosen)
        })

    /// - Parameter folder: nil offers nothing.
    init(_ folder: URL?, chooses several: UIImagePickerController.Several?) {
        self.several = several
        files = folder.map(Self.files) ?? []
        super.init(collectionViewLayout: Self.layout())
        title = SystemWord.photos.text
    }

    required init?(coder: NSCoder) { nil }

    private static func files(in folder: URL) -> [URL] {
        let key = URLResourceKey.contentModificationDateKey
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [key])
        let pictures = (found ?? []).filter { kinds.contains($0.pathExtension.lowercased()) }
        func date(_ file: URL) -> Date {
            (try? file.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast
        }
        return pictures.map { ($0, date($0)) }.sorted { ($1.1, $0.0.path) < ($0.1, $1.0.path) }.map(\.0)
    }

    /// Three squares across.
    private static func layout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        let cancel = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                (self?.navigationController as? UIImagePickerController)?.cancel()
            })
        if choosesMany {
            navigationItem.leftBarButtonItem = cancel
            navigationItem.rightBarButtonItem = done
            done.style = .done
            done.isEnabled = false
        } else {
            navigationItem.rightBarButtonItem = cancel
        }
        if files.isEmpty { showThatThereAreNone() }
    }

    private var choosesMany: Bool { several.map { !$0.isOne } ?? false }

    private func showThatThereAreNone() {
        let label = UILabel()
        label.text = SystemWord.noPhotos.text
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        collectionView.backgroundView = label
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        files.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        let file = files[indexPath.item]
        (cell as? PictureCell)?.picture.image = thumbnail(file)
        (cell as? PictureCell)?.isChosen = chosen.contains(file)
        return cell
    }

    private func thumbnail(_ file: URL) -> UIImage? {
        if let known = thumbnails[file] { return known }
        let image = UIImage(contentsOfFile: file.path)?.preparingThumbnail(of: CGSize(width: 240, height: 240))
        thumbnails[file] = image
        return image
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let file = files[indexPath.item]
        if choosesMany { return toggle(file, at: indexPath) }
        if let several { return several.take([file]) }
        guard let image = UIImage(contentsOfFile: file.path) else { return }
        (navigationController as? UIImagePickerController)?.choose(image, from: file)
    }
}

extension PictureGridController {
    private func toggle(_ file: URL, at indexPath: IndexPath) {
        if let place = chosen.firstIndex(of: file) {
            chosen.remove(at: place)
        } else if let limit = several?.limit, limit == 0 || chosen.count < limit {
            chosen.append(file)
        }
        (collectionView.cellForItem(at: indexPath) as? PictureCell)?.isChosen = chosen.contains(file)
    }
}

final class PictureCell: UICollectionViewCell {
    let picture = UIImageView()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    /// Whether a mark says that it is chosen.
    var isChosen = false {
        didSet {
            mark.isHidden = !isChosen
            picture.alpha = isChosen ? 0.7 : 1
            accessibilityTraits = isChosen ? [.image, .selected] : .image
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
        mark.isHidden = true
        mark.sizeToFit()
        mark.frame.origin = CGPoint(x: bounds.width - mark.bounds.width - 4, y: bounds.height - mark.bounds.height - 4)
        mark.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        contentView.addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }
}
