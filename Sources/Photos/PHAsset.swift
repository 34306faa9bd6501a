public import UIKit

/// What a thing of the library is.
public enum PHAssetMediaType: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// A picture.
    case image = 1
    /// A film. None are listed.
    case video = 2
    /// A sound. None are listed.
    case audio = 3
}

/// A picture of the library: a file of the folder.
open class PHAsset: NSObject, @unchecked Sendable {
    let file: URL
    private let known: OSAllocatedUnfairLock<CGSize?>
    /// When the file was made, or changed where nobody knows.
    public let creationDate: Date?
    /// When the file was changed.
    public let modificationDate: Date?

    init(_ file: URL) {
        self.file = file
        known = OSAllocatedUnfairLock(uncheckedState: nil)
        let values = try? file.resourceValues(forKeys: [.creationDateKey, .contentModificationDateKey])
        modificationDate = values?.contentModificationDate
        creationDate = values?.creationDate ?? values?.contentModificationDate
        super.init()
    }

    /// Its name in the folder, without the end.
    open var localIdentifier: String { file.deletingPathExtension().lastPathComponent }
    /// A picture.
    open var mediaType: PHAssetMediaType { .image }
    /// How wide, in pixels.
    open var pixelWidth: Int { Int(size.width) }
    /// How high, in pixels.
    open var pixelHeight: Int { Int(size.height) }
    /// How long a film is: it is a picture. Seconds.
    open var duration: TimeInterval { 0 }
    /// Whether it is one of the best: nobody says so.
    open var isFavorite: Bool { false }

    private var size: CGSize {
        known.withLockUnchecked { size in
            if let size { return size }
            let image = UIImage(contentsOfFile: file.path)
            let read = image?.cgImage.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
            size = read
            return read
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? PHAsset)?.file == file }
    open override var hash: Int { file.hashValue }

    private static let endings: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tiff"]

    /// All pictures; films and sounds are not listed.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        mediaType == .image ? fetchAssets(with: options) : PHFetchResult([])
    }

    /// All pictures, the oldest first where the options say nothing.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let files = try? FileManager.default.contentsOfDirectory(
            at: URL.picturesDirectory, includingPropertiesForKeys: [.contentModificationDateKey])
        let pictures = (files ?? []).filter { endings.contains($0.pathExtension.lowercased()) }.map(PHAsset.init)
        var found = pictures.sorted { ($0.date, $0.file.path) < ($1.date, $1.file.path) }
        // By the last of the orders first, so that the first one counts most.
        for order in (options?.sortDescriptors ?? []).reversed() {
            found = Self.stably(found) { order.compare($0, to: $1) == .orderedAscending }
        }
        if let limit = options?.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        return PHFetchResult(found)
    }

    /// Pictures by what they are found by.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let wanted = Set(identifiers)
        return PHFetchResult(fetchAssets(with: options).all.filter { wanted.contains($0.localIdentifier) })
    }

    /// Equal ones keep their order.
    private class func stably(_ assets: [PHAsset], _ isBefore: (PHAsset, PHAsset) -> Bool) -> [PHAsset] {
        assets.enumerated().sorted { one, other in
            isBefore(one.element, other.element)
                || !isBefore(other.element, one.element) && one.offset < other.offset
        }.map(\.element)
    }

    private var date: Date { creationDate ?? .distantPast }
}

/// In which order, and how many.
open class PHFetchOptions: NSObject {
    /// By properties of a picture, such as `creationDate`.
    open var sortDescriptors: [NSSortDescriptor]?
    /// At most so many; 0 is all.
    open var fetchLimit = 0
    /// Whether hidden things are found. None are hidden.
    open var includeHiddenAssets = false
}

/// What was found.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    let all: [ObjectType]

    init(_ all: [ObjectType]) {
        self.all = all
        super.init()
    }

    /// How many.
    open var count: Int { all.count }
    /// The first one.
    open var firstObject: ObjectType? { all.first }
    /// The last one.
    open var lastObject: ObjectType? { all.last }
    /// One of them.
    open func object(at index: Int) -> ObjectType { all[index] }
    /// One of them.
    open subscript(index: Int) -> ObjectType { all[index] }
    /// Some of them.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { all[$0] } }
    /// Which one something is; `NSNotFound` where it is none.
    open func index(of anObject: ObjectType) -> Int {
        all.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
    }
    /// Whether something is one of them.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
    /// Calls a closure with each, until it says that it is enough.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in all.enumerated() {
            block(object, index, &stop)
            if stop.boolValue { return }
        }
    }
}

/// How a picture fits a size.
public enum PHImageContentMode: Int, Sendable {
    /// Whole.
    case aspectFit = 0
    /// Without a margin.
    case aspectFill = 1
    /// As usual: whole.
    public static let `default` = PHImageContentMode.aspectFit
}

/// As large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The number of a request.
public typealias PHImageRequestID = Int32
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// Under which key an answer says whether a better one follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Under which key an answer says why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture is wanted.
open class PHImageRequestOptions: NSObject {
    /// How good.
    public enum DeliveryMode: Int, Sendable {
        /// A bad one first, where that is quicker.
        case opportunistic = 0
        /// The best only.
        case highQualityFormat = 1
        /// The quickest.
        case fastFormat = 2
    }

    /// How near to the size.
    public enum ResizeMode: Int, Sendable {
        /// As it is.
        case none = 0
        /// About so large.
        case fast = 1
        /// Exactly so large.
        case exact = 2
    }

    /// Whether the answer comes before the call returns.
    open var isSynchronous = false
    /// How good. All answers are the best.
    open var deliveryMode = DeliveryMode.opportunistic
    /// How near to the size. All answers are exact.
    open var resizeMode = ResizeMode.fast
    /// Whether it may come by the net. None does.
    open var isNetworkAccessAllowed = false
}

/// Reads pictures of the library.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()
    /// The one that reads them.
    open class func `default`() -> PHImageManager { shared }
    private let last = OSAllocatedUnfairLock(uncheckedState: PHImageRequestID(0))

    /// Reads a picture in a size in pixels; the answer comes on the main queue.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let number = last.withLockUnchecked { last in
            last += 1
            return last
        }
        func read() -> (UIImage?, [AnyHashable: Any]) {
            guard let image = UIImage(contentsOfFile: asset.file.path) else {
                return (nil, [PHImageErrorKey: PHPhotosError(.identifierNotFound)])
            }
            return (image.fitting(targetSize, contentMode), [PHImageResultIsDegradedKey: false])
        }
        if options?.isSynchronous == true {
            let answer = read()
            resultHandler(answer.0, answer.1)
        } else {
            let work = UncheckedBox(value: (read, resultHandler))
            DispatchQueue.main.async {
                let answer = work.value.0()
                work.value.1(answer.0, answer.1)
            }
        }
        return number
    }

    /// Reads the bytes of a picture's file; the answer comes on the main queue.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let data = try? Data(contentsOf: asset.file)
        let type = UTType(filenameExtension: asset.file.pathExtension)?.identifier
        let work = UncheckedBox(value: resultHandler)
        if options?.isSynchronous == true {
            resultHandler(data, type, .up, nil)
        } else {
            DispatchQueue.main.async { work.value(data, type, .up, nil) }
        }
        return last.withLockUnchecked { last in
            last += 1
            return last
        }
    }

    /// Reads it no more: answers that are under way still come.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Reads pictures of the library before they are asked for. They are read when they are.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// A reader.
    public override init() { super.init() }
    /// Pictures will be asked for.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Pictures will not be asked for.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// No pictures will be asked for.
    open func stopCachingImagesForAllAssets() {}
}

extension UIImage {
    /// The picture in a size in pixels; never larger than it is.
    fileprivate func fitting(_ target: CGSize, _ mode: PHImageContentMode) -> UIImage {
        guard target.width > 0, target.height > 0, size.width > 0, size.height > 0 else { return self }
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        let x = target.width / pixels.width, y = target.height / pixels.height
        let factor = mode == .aspectFit ? min(x, y) : max(x, y)
        guard factor < 1 else { return self }
        let new = CGSize(
            width: max((pixels.width * factor).rounded(), 1), height: max((pixels.height * factor).rounded(), 1))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: new, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: new))
        }
    }
}
