import CoreGraphics
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
        let bundle = bundle ?? .main
        func found() -> UIImage? { UIImage.found(name, in: bundle) }
        var image: UIImage?
        if let traitCollection { traitCollection.performAsCurrent { image = found() } } else { image = found() }
        guard let image else { return nil }
        self.init(content: image.content)
    }

    /// The image that suits the current traits.
    private static func found(_ name: String, in bundle: Bundle) -> UIImage? {
        if let file = ImageFile.find(named: name, in: bundle) {
            guard let image = NamedImages.image(file) else { return nil }
            guard file.hasVariants else { return image }
            return image.with { $0.asset = UIImageAsset { variant(of: name, in: bundle, $0) } }
        }
        let data = bundle.resourceFolders.lazy.flatMap { AssetCatalog.all(in: $0) }.compactMap {
            $0.symbol(named: name)
        }
        return data.first.flatMap { symbol($0, named: name) }
    }

    /// The variant for some traits, without the way to the others.
    private static func variant(of name: String, in bundle: Bundle, _ traits: UITraitCollection) -> UIImage? {
        var image: UIImage?
        traits.performAsCurrent { image = ImageFile.find(named: name, in: bundle).flatMap { NamedImages.image($0) } }
        return image
    }

    /// A symbol of the program's own.
    private static func symbol(_ svg: Data, named name: String) -> UIImage? {
        do {
            let shape = SymbolShape.file(try VectorFile(svg))
            let symbol = SymbolImage(name: name, shape: shape, configuration: .unspecified)
            return symbol.image(.unspecified, like: Content(renderingMode: .alwaysTemplate))
        } catch {
            Diagnostics.report("The symbol \"\(name)\": \(error)", key: "symbol \(name)")
            return nil
        }
    }
}

/// Images already read, by file.
private enum NamedImages {
    private struct Key: Hashable {
        var url: URL
        /// Drawings are drawn for a screen.
        var scale: CGFloat
    }
    private static let known = Mutex<[Key: UIImage]>([:])

    static func image(_ file: ImageFile) -> UIImage? {
        let key = Key(url: file.url, scale: UIGraphicsImageRendererFormat.preferredScale)
        if let found = known.withLock({ $0[key] }) { return found }
        guard let image = drawing(file, scale: key.scale) ?? UIImage(contentsOfFile: file.url.path) else { return nil }
        let scaled = image.with {
            if $0.vector == nil { $0.scale = file.scale }
            if file.isTemplate { $0.renderingMode = .alwaysTemplate }
            if file.isOriginal { $0.renderingMode = .alwaysOriginal }
            if !file.keepsVectors { $0.vector = nil }
            if let caps = file.caps { ($0.capInsets, $0.resizingMode) = (caps, file.resizingMode) }
        }
        known.withLock { $0[key] = scaled }
        return scaled
    }

    /// An SVG or PDF as large as it says, in the screen's pixels; nil for other files.
    private static func drawing(_ file: ImageFile, scale: CGFloat) -> UIImage? {
        guard ["svg", "pdf"].contains(file.url.pathExtension.lowercased()), let data = try? Data(contentsOf: file.url)
        else { return nil }
        do {
            let vector = try VectorFile(data)
            let size = CGSize(width: vector.size.width / file.scale, height: vector.size.height / file.scale)
            guard let bitmap = vector.bitmap(width: size.width * scale, height: size.height * scale) else { return nil }
            return UIImage(content: UIImage.Content(bitmap: bitmap, scale: scale, vector: vector))
        } catch {
            Diagnostics.report("\(file.url.path): \(error)", key: "drawing \(file.url.path)")
            return nil
        }
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
        for catalog in catalogs {
            guard let found = catalog.color(named: name) else { continue }
            self.init(
                value: traitCollection.map { found.resolvedColor(with: $0).value } ?? found.value,
                origin: traitCollection == nil ? catalog.item(name, kind: "colorset")?.path : nil)
            return
        }
        return nil
    }
}
