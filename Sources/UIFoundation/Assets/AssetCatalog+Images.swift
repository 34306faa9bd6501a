import CoreGraphics

extension AssetCatalog {
    private struct ImageSet: Decodable {
        struct Variant: Decodable {
            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [AssetAppearance]?
            var locale: String?
            var direction: String?
            var resizing: Resizing?
            var gamut: String?
            var width: String?
            var height: String?
            enum CodingKeys: String, CodingKey {
                case filename, scale, idiom, appearances, locale, resizing
                case direction = "language-direction"
                case gamut = "display-gamut"
                case width = "width-class"
                case height = "height-class"
            }
        }
        struct Properties: Decodable {
            var intent: String?
            var preservesVectors: Bool?
            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
                case preservesVectors = "preserves-vector-representation"
            }
        }
        /// How an image is sliced; lengths in its pixels.
        struct Resizing: Decodable {
            struct Center: Decodable { var mode: String? }
            struct Caps: Decodable {
                var top: Double?
                var left: Double?
                var bottom: Double?
                var right: Double?
            }
            var mode: String?
            var center: Center?
            var caps: Caps?
            enum CodingKeys: String, CodingKey {
                case mode, center
                case caps = "cap-insets"
            }
        }
        var images: [Variant]
        var properties: Properties?
    }

    /// The file of the variant that suits the current traits best; nil when there is none of that name.
    func image(named name: String) -> ImageFile? {
        guard let item = item(name, kind: "imageset") else { return nil }
        do throws(Fault) {
            return try Self.image(in: item)
        } catch {
            Self.complain(item, error.description)
            return nil
        }
    }

    private static func image(in item: URL) throws(Fault) -> ImageFile {
        let set = try read(ImageSet.self, in: item)
        let named = set.images.filter { $0.filename != nil }
        guard !named.isEmpty else { throw Fault(description: "no variant names a file") }
        let traits = UITraitCollection.current
        let spoken = preferring(named) { $0.locale.map(speaks) ?? false }
        let local = preferring(spoken) { $0.locale.map(speaks) ?? true }
        let turned = preferring(local) {
            $0.direction == (traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right")
        }
        let isDark = traits.userInterfaceStyle == .dark, isStrong = traits.accessibilityContrast == .high
        let styled = preferring(turned) { $0.appearances.isDark == isDark }
        let clear = preferring(styled) { $0.appearances.isOfHighContrast == isStrong }
        let sized = inSize(clear, traits)
        let standard = preferring(sized) { $0.gamut != "display-P3" }
        let suited = preferring(standard) { suits($0.idiom) }
        let files = try suited.map { variant throws(Fault) in try file(of: variant, in: item, set) }
        let sorted = files.sorted { $0.scale < $1.scale }
        let wanted = UIGraphicsImageRendererFormat.preferredScale
        return sorted.first { $0.scale >= wanted } ?? sorted[sorted.count - 1]
    }

    /// Those for size classes, which count before those for any; what is for other classes is used only where there is nothing else.
    private static func inSize(_ variants: [ImageSet.Variant], _ traits: UITraitCollection) -> [ImageSet.Variant] {
        func fits(_ name: String?, _ own: UIUserInterfaceSizeClass) -> Bool {
            name == nil || name == (own == .compact ? "compact" : "regular")
        }
        let fitting = preferring(variants) {
            fits($0.width, traits.horizontalSizeClass) && fits($0.height, traits.verticalSizeClass)
        }
        func named(_ variant: ImageSet.Variant) -> Int {
            (variant.width == nil ? 0 : 1) + (variant.height == nil ? 0 : 1)
        }
        let most = fitting.map(named).max() ?? 0
        return fitting.filter { named($0) == most }
    }

    /// Those of some variants that suit, or all where none does.
    static func preferring<Variant>(_ variants: [Variant], _ suits: (Variant) -> Bool) -> [Variant] {
        let some = variants.filter(suits)
        return some.isEmpty ? variants : some
    }

    static func suits(_ idiom: String?) -> Bool {
        let own = UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        return [own, "universal", nil].contains(idiom)
    }

    /// Whether a variant is for the user's language.
    private static func speaks(_ locale: String) -> Bool {
        let own = Locale.user.identifier.replacing("_", with: "-")
        let other = locale.replacing("_", with: "-")
        return own == other || own.hasPrefix(other + "-")
    }

    /// Where a file of an item is. Letters with marks may be spelt in two ways, which are one name on Apple's systems, as in Swift.
    private static func place(of name: String, in item: URL) -> URL? {
        let url = item.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: url.path) { return url }
        let names = try? FileManager.default.contentsOfDirectory(atPath: item.path)
        return names?.first { $0 == name }.map { item.appendingPathComponent($0) }
    }

    private static func file(of variant: ImageSet.Variant, in item: URL, _ set: ImageSet) throws(Fault) -> ImageFile {
        let name = variant.filename ?? ""
        guard !name.contains("/"), let url = place(of: name, in: item) else {
            throw Fault(description: "the file \"\(name)\" that Contents.json names is not there")
        }
        let scale = variant.scale.flatMap { Double($0.dropLast()) } ?? 1
        guard scale > 0, scale.isFinite else {
            throw Fault(description: "\"\(variant.scale ?? "")\" of \"\(name)\" is no scale such as 2x")
        }
        var file = ImageFile(url: url, scale: CGFloat(scale), isTemplate: set.properties?.intent == "template")
        file.isOriginal = set.properties?.intent == "original"
        file.keepsVectors = set.properties?.preservesVectors ?? false
        file.hasVariants = set.images.contains {
            $0.filename != nil
                && ($0.appearances.isDark || $0.appearances.isOfHighContrast || $0.width != nil || $0.height != nil)
        }
        if let resizing = variant.resizing { slice(&file, by: resizing) }
        return file
    }

    private static func slice(_ file: inout ImageFile, by resizing: ImageSet.Resizing) {
        guard let caps = resizing.caps else { return }
        func points(_ pixels: Double?) -> CGFloat { CGFloat(max(pixels ?? 0, 0)) / file.scale }
        file.caps = UIEdgeInsets(
            top: points(caps.top), left: points(caps.left), bottom: points(caps.bottom), right: points(caps.right))
        file.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
    }

    // MARK: Symbols

    private struct SymbolSet: Decodable {
        struct Entry: Decodable { var filename: String? }
        var symbols: [Entry]
    }

    /// The SVG of a symbol set.
    func symbol(named name: String) -> Data? {
        guard let item = item(name, kind: "symbolset") else { return nil }
        do throws(Fault) {
            let entries = try Self.read(SymbolSet.self, in: item).symbols
            guard let file = entries.lazy.compactMap(\.filename).first, !file.contains("/") else {
                throw Fault(description: "no entry names a file")
            }
            guard let data = Self.place(of: file, in: item).flatMap({ FileManager.default.contents(atPath: $0.path) })
            else {
                throw Fault(description: "the file \"\(file)\" that Contents.json names is not there")
            }
            return data
        } catch {
            Self.complain(item, error.description)
            return nil
        }
    }
}
