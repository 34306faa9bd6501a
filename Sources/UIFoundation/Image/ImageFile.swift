import CoreGraphics

/// Finds image files by the rules of bundles: `name`, `name@2x`, `name@3x`, with or without extension, and asset catalogs.
struct ImageFile {
    var url: URL
    var scale: CGFloat
    /// Whether the image takes the tint colour where nothing else is said.
    var isTemplate = false
    /// Whether the image never takes the tint colour.
    var isOriginal = false
    /// Whether a drawing is drawn anew where it is shown larger.
    var keepsVectors = false
    /// Whether there is another file for dark surroundings.
    var hasVariants = false
    /// The parts at the edges that are not stretched, points.
    var caps: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.stretch

    private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"]

    /// The file at `path`, or beside it the variant nearest to the screen's scale; nil when there is none.
    static func find(_ path: String) -> ImageFile? {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent()
        let name = url.deletingPathExtension().lastPathComponent
        let endings = url.pathExtension.isEmpty ? endings + [""] : [url.pathExtension]
        if let given = scale(in: name), FileManager.default.fileExists(atPath: path) {
            return ImageFile(url: url, scale: given)
        }
        let wanted = UIGraphicsImageRendererFormat.preferredScale
        for ending in endings {
            let found = [1, 2, 3].compactMap { scale -> ImageFile? in
                let file = (scale == 1 ? name : "\(name)@\(scale)x") + (ending.isEmpty ? "" : ".\(ending)")
                let candidate = folder.appendingPathComponent(file)
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder)
                return exists && !isFolder.boolValue ? ImageFile(url: candidate, scale: CGFloat(scale)) : nil
            }
            if let best = found.first(where: { $0.scale >= wanted }) ?? found.last { return best }
        }
        return nil
    }

    private static func scale(in name: String) -> CGFloat? {
        name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : name.hasSuffix("@1x") ? 1 : nil
    }

    /// The file of an image named in a bundle: loose files first, then asset catalogs, which have `ready` for `ready.png` and
    /// `ready.jpg` too: four of ioscreator's programs name pictures of their catalogs so.
    static func find(named name: String, in bundle: Bundle) -> ImageFile? {
        if let file = findWhole(name, in: bundle) { return file }
        let ending = URL(fileURLWithPath: name).pathExtension
        guard endings.contains(ending.lowercased()) else { return nil }
        return findWhole(String(name.dropLast(ending.count + 1)), in: bundle)
    }

    private static func findWhole(_ name: String, in bundle: Bundle) -> ImageFile? {
        for folder in bundle.resourceFolders {
            if let file = find(folder.appendingPathComponent(name).path) { return file }
            for catalog in AssetCatalog.all(in: folder) {
                if let file = catalog.image(named: name) { return file }
            }
        }
        return nil
    }
}
