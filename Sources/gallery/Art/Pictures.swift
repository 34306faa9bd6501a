import UIKit

/// Decodes photos one after the other, so that of the largest ones only one is held whole at any time.
private actor PhotoReader {
    static let shared = PhotoReader()

    func photo(_ file: URL, _ key: Pictures.Key) -> CGImage? { Pictures.decoded(file, key) }
}

/// The pictures on covers, cards and pages: the user's own, or drawn landscapes.
///
/// Memory: ``limit`` bytes of decoded pictures, and while one is decoded the pixels that its format makes the decoder hold.
@MainActor
final class Pictures {
    private let files: [URL]
    private var cache: [Key: CGImage] = [:]
    private(set) var cachedBytes = 0
    /// Bytes of decoded pictures kept at the most; the oldest go first.
    static let limit = 192 << 20
    private var order: [Key] = []
    /// Landscapes that other threads draw, of those that were asked for ahead.
    private var ahead: [(key: Key, picture: PictureAhead)] = []
    private static let mostAhead = 12
    /// Landscapes that were begun and that nobody has asked for yet.
    var waiting: [PictureAhead] { ahead.map(\.picture) }
    /// What else the next screen begins with.
    let things = ThingsAhead()
    /// Photos come when they have been decoded. Recordings wait for each instead, so that every one is the same.
    var loadsInBackground = false

    fileprivate struct Key: Hashable, Sendable {
        var index: Int
        var width: Int
        var height: Int
    }

    init() {
        files = []
    }

    /// The pictures of a folder, in the order of their names.
    init(folder: String) throws(GalleryError) {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        let found: [URL]
        do {
            found = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        } catch {
            throw GalleryError("The folder \(folder) cannot be read: \(error.localizedDescription)")
        }
        let endings: Set = ["jpg", "jpeg", "png", "webp", "gif", "tif", "tiff", "bmp", "avif", "heic"]
        files = found.filter { endings.contains($0.pathExtension.lowercased()) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        if files.isEmpty { throw GalleryError("The folder \(folder) holds no pictures.") }
    }

    /// How many photos the user has given; 0 where landscapes are drawn.
    var fileCount: Int { files.count }

    /// What a picture is called.
    func title(of index: Int) -> String {
        files.isEmpty ? Palette.at(index).name : files[index % files.count].deletingPathExtension().lastPathComponent
    }

    /// Where it was taken, as far as that is known.
    func place(of index: Int) -> String { files.isEmpty ? Palette.at(index).place : "" }

    /// A picture that fills `size`, decoded or drawn no larger than needed.
    ///
    /// - Parameters:
    ///   - size: Points.
    ///   - scale: Pixels per point.
    func image(_ index: Int, size: CGSize, scale: CGFloat) -> CGImage {
        let key = key(index, size, scale)
        if let image = cache[key] { return image }
        let image = photo(index, key) ?? landscape(index, key, scale)
        keep(image, key)
        return image
    }

    /// Has landscapes drawn on the other processors that are asked for soon. Photos are decoded when they are asked for.
    ///
    /// - Parameters:
    ///   - size: Points.
    ///   - scale: Pixels per point.
    func prepare(_ indices: some Sequence<Int>, size: CGSize, scale: CGFloat) {
        guard files.isEmpty else { return }
        var begun: [PictureAhead] = []
        for index in indices {
            let key = key(index, size, scale)
            guard cache[key] == nil, !ahead.contains(where: { $0.key == key }) else { continue }
            let size = exact(key, scale)
            let picture = PictureAhead { Landscape(index).image(size: size, scale: scale) }
            ahead.append((key, picture))
            begun.append(picture)
        }
        // Some are never asked for.
        ahead.removeFirst(max(0, ahead.count - Self.mostAhead))
        if !begun.isEmpty { PictureAhead.begin(begun) }
    }

    /// Does something in one of the next frames, when this one is drawn.
    static func later(_ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { MainActor.assumeIsolated(body) }
    }

    /// Puts a picture into a view: at once where it is there already, else as soon as it has been decoded, off the main actor. A view
    /// that has been given another picture meanwhile keeps that one.
    func show(_ index: Int, size: CGSize, scale: CGFloat, in view: UIImageView) {
        let key = key(index, size, scale)
        view.tag = index
        guard loadsInBackground, !files.isEmpty, cache[key] == nil else {
            view.image = picture(index, size: size, scale: scale)
            return
        }
        view.image = nil
        let file = files[index % files.count]
        Task { [weak self, weak view] in
            let photo = await PhotoReader.shared.photo(file, key)
            guard let self else { return }
            keep(photo ?? landscape(index, key, scale), key)
            guard let view, view.tag == index else { return }
            view.image = picture(index, size: size, scale: scale)
        }
    }

    /// Drawn to the last pixel, so that no edge is half covered.
    private func landscape(_ index: Int, _ key: Key, _ scale: CGFloat) -> CGImage {
        guard let place = ahead.firstIndex(where: { $0.key == key }) else {
            return Landscape(index).image(size: exact(key, scale), scale: scale)
        }
        return ahead.remove(at: place).picture.image
    }

    /// Points that are whole pixels.
    private func exact(_ key: Key, _ scale: CGFloat) -> CGSize {
        CGSize(width: CGFloat(key.width) / scale, height: CGFloat(key.height) / scale)
    }

    private func key(_ index: Int, _ size: CGSize, _ scale: CGFloat) -> Key {
        Key(
            index: index, width: max(1, Int((size.width * scale).rounded(.up))),
            height: max(1, Int((size.height * scale).rounded(.up))))
    }

    /// nil without a folder, and for files that cannot be read: the landscape stands in, and standard error names the file.
    private func photo(_ index: Int, _ key: Key) -> CGImage? {
        files.isEmpty ? nil : Self.decoded(files[index % files.count], key)
    }

    fileprivate nonisolated static func decoded(_ file: URL, _ key: Key) -> CGImage? {
        do {
            // Twice the longer side is enough to fill any shape up to 2:1 without magnifying.
            let decoded = try ImageDecoder.decode(contentsOf: file, maximumPixelSize: max(key.width, key.height) * 2)
            let upright = decoded.image.upright(fromOrientation: decoded.orientation)
            let whole = CGRect(x: 0, y: 0, width: upright.width, height: upright.height)
            let part = whole.fitting(aspect: CGFloat(key.width) / CGFloat(key.height))
            return upright.cropping(
                to: CGRect(
                    x: part.minX.rounded(.down), y: part.minY.rounded(.down), width: max(1, part.width.rounded()),
                    height: max(1, part.height.rounded())))
        } catch {
            FileHandle.standardError.write(Data("\(file.path): \(error)\n".utf8))
            return nil
        }
    }

    private func keep(_ image: CGImage, _ key: Key) {
        guard cache.updateValue(image, forKey: key) == nil else { return }
        order.append(key)
        cachedBytes += image.width * image.height * 4
        while cachedBytes > Self.limit, order.count > 1 {
            let oldest = order.removeFirst()
            guard let gone = cache.removeValue(forKey: oldest) else { continue }
            cachedBytes -= gone.width * gone.height * 4
        }
    }
}
