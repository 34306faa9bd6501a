import CoreGraphics

extension AssetCatalog {
    private struct ImageSet: Decodable {
        struct Variant: Decodable {
            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [AssetAppearance]?
        }
        struct Properties: Decodable {
            var intent: String?
            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
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
        let wantsDark = UITraitCollection.current.userInterfaceStyle == .dark
        let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
        let styled = preferring(named) { $0.appearances.isDark == wantsDark }
        let suited = preferring(styled) { [isPad ? "ipad" : "iphone", "universal", nil].contains($0.idiom) }
        let files = try suited.map { variant throws(Fault) in try file(of: variant, in: item, set) }
        let sorted = files.sorted { $0.scale < $1.scale }
        let wanted = UIGraphicsImageRendererFormat.preferredScale
        return sorted.first { $0.scale >= wanted } ?? sorted[sorted.count - 1]
    }

    private static func preferring(
        _ variants: [ImageSet.Variant], _ suits: (ImageSet.Variant) -> Bool
    ) -> [ImageSet.Variant] {
        let some = variants.filter(suits)
        return some.isEmpty ? variants : some
    }

    private static func file(of variant: ImageSet.Variant, in item: URL, _ set: ImageSet) throws(Fault) -> ImageFile {
        let name = variant.filename ?? ""
        let url = item.appendingPathComponent(name)
        guard !name.contains("/"), FileManager.default.fileExists(atPath: url.path) else {
            throw Fault(description: "the file \"\(name)\" that Contents.json names is not there")
        }
        let scale = variant.scale.flatMap { Double($0.dropLast()) } ?? 1
        guard scale > 0, scale.isFinite else {
            throw Fault(description: "\"\(variant.scale ?? "")\" of \"\(name)\" is no scale such as 2x")
        }
        return ImageFile(url: url, scale: CGFloat(scale), isTemplate: set.properties?.intent == "template")
    }
}
