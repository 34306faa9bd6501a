import CoreGraphics

/// The pictures of a folder, newest first, to choose one.
final class PictureGridController: UICollectionViewController {
    static let kinds: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tiff"]
    private let files: [URL]
    /// Small versions of the pictures that were shown.
    private var thumbnails: [URL: UIImage] = [:]

    init(_ folder: URL) {
        files = Self.files(in: folder)
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
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                (self?.navigationController as? UIImagePickerController)?.cancel()
            })
        if files.isEmpty { showThatThereAreNone() }
    }

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
        (cell as? PictureCell)?.picture.image = thumbnail(files[indexPath.item])
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
        guard let image = UIImage(contentsOfFile: file.path) else { return }
        (navigationController as? UIImagePickerController)?.choose(image, from: file)
    }
}

private final class PictureCell: UICollectionViewCell {
    let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }
}
