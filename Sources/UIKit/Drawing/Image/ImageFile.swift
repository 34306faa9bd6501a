import CoreGraphics

/// Finds image files by the rules of bundles: `name`, `name@2x`, `name@3x`, with or without extension, and asset catalogs.
struct ImageFile {
    var url: URL
    var scale: CGFloat

    /// The file at `path`, or beside it the variant nearest to the screen's scale; nil when there is none.
    static func find(_ path: String) -> ImageFile? {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent()
        let name = url.deletingPathExtension().lastPathComponent
        let endings =
            url.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "gif", "webp", "svg", ""] : [url.pathExtension]
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

    /// The file of an image named in a bundle: loose files first, then asset catalogs.
    static func find(named name: String, in bundle: Bundle) -> ImageFile? {
        for folder in [bundle.resourceURL, bundle.bundleURL].compactMap({ $0 }) {
            if let file = find(folder.appendingPathComponent(name).path) { return file }
            if let file = AssetCatalog.image(named: name, under: folder) { return file }
        }
        return nil
    }
}

/// Reads the folders of an uncompiled asset catalog.
enum AssetCatalog {
    private struct ImageSet: Decodable {
        struct Variant: Decodable {
            var filename: String?
            var scale: String?
            var appearances: [[String: String]]?
        }
        var images: [Variant]
    }

    static func image(named name: String, under folder: URL) -> ImageFile? {
        let wanted = UIGraphicsImageRendererFormat.preferredScale
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        for catalog in catalogs(under: folder) {
            let set = catalog.appendingPathComponent("\(name).imageset")
            guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
                let contents = try? JSONDecoder().decode(ImageSet.self, from: data)
            else { continue }
            let usable = contents.images.filter { $0.filename != nil }
            let styled = usable.filter { variant in
                (variant.appearances?.contains { $0["value"] == "dark" } ?? false) == isDark
            }
            let files = (styled.isEmpty ? usable : styled).map { variant in
                ImageFile(
                    url: set.appendingPathComponent(variant.filename ?? ""),
                    scale: CGFloat(Double(variant.scale?.dropLast() ?? "1") ?? 1))
            }.sorted { $0.scale < $1.scale }
            if let best = files.first(where: { $0.scale >= wanted }) ?? files.last { return best }
        }
        return nil
    }

    /// The colour of a colour set; nil when no catalog has it.
    static func color(named name: String, under folder: URL) -> UIColor? {
        for catalog in catalogs(under: folder) {
            let file = catalog.appendingPathComponent("\(name).colorset/Contents.json")
            guard let data = try? Data(contentsOf: file), let set = try? JSONDecoder().decode(ColorSet.self, from: data)
            else { continue }
            let light = set.colors.first { $0.appearances == nil }?.color?.color
            let dark = set.colors.first { $0.appearances?.contains { $0["value"] == "dark" } ?? false }?.color?.color
            if let light, let dark { return .adaptive(light, dark) }
            if let only = light ?? dark { return only }
        }
        return nil
    }

    private static func catalogs(under folder: URL) -> [URL] {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    }

    private struct ColorSet: Decodable {
        struct Entry: Decodable {
            var color: Value?
            var appearances: [[String: String]]?
        }
        struct Value: Decodable {
            var components: [String: String]?
            var space: String?

            enum CodingKeys: String, CodingKey {
                case components
                case space = "color-space"
            }

            /// Components are fractions, 0…255 or hexadecimal bytes.
            var color: UIColor? {
                func part(_ name: String) -> CGFloat? {
                    guard let text = components?[name] else { return nil }
                    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
                    return Double(text).map { text.contains(".") ? CGFloat($0) : CGFloat($0) / 255 }
                }
                let alpha = components?["alpha"].flatMap(Double.init).map { CGFloat($0) } ?? 1
                if let white = part("white") { return UIColor(white: white, alpha: alpha) }
                guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
                return space == "display-p3"
                    ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                    : UIColor(red: red, green: green, blue: blue, alpha: alpha)
            }
        }
        var colors: [Entry]
    }
}
