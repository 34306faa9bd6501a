import Synchronization

extension UIImage {
    /// The image of that name in the main bundle: a file, with or without extension and scale, or an entry of an asset
    /// catalog. nil when there is none. Images found are kept.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of that name in a bundle, the main one for nil.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// The image of that name in a bundle, the main one for nil.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        var file: ImageFile?
        let find = { file = ImageFile.find(named: name, in: bundle ?? .main) }
        if let traitCollection { traitCollection.performAsCurrent(find) } else { find() }
        guard let file, let found = NamedImages.image(file) else { return nil }
        self.init(content: found.content)
    }
}

/// Images already read, by file.
private enum NamedImages {
    private static let known = Mutex<[URL: UIImage]>([:])

    static func image(_ file: ImageFile) -> UIImage? {
        if let found = known.withLock({ $0[file.url] }) { return found }
        guard let image = UIImage(contentsOfFile: file.url.path) else { return nil }
        let scaled = image.with {
            $0.scale = file.scale
            if file.isTemplate { $0.renderingMode = .alwaysTemplate }
        }
        known.withLock { $0[file.url] = scaled }
        return scaled
    }
}

extension UIColor {
    /// The colour of that name in an asset catalog of the main bundle, or nil.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour of that name in an asset catalog of a bundle, the main one for nil, or nil.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let catalogs = (bundle ?? .main).resourceFolders.lazy.flatMap { AssetCatalog.all(in: $0) }
        guard let found = catalogs.compactMap({ $0.color(named: name) }).first else { return nil }
        self.init(value: traitCollection.map { found.resolvedColor(with: $0).value } ?? found.value)
    }
}
