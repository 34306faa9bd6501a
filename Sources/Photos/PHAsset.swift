public import CoreLocation
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

/// What a thing of the library is besides.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A wide picture.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    /// A picture of several exposures.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    /// A picture of the display.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    /// A picture that moves.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    /// A picture with depth.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    /// A film that comes by the net.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// A film of many frames a second.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// A film of few frames a minute.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    /// A film of the display.
    public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
    /// A film with depth.
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// Where a thing of the library comes from.
public struct PHAssetSourceType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user's own.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
    /// From others.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
    /// From a computer.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// A picture of the library: a file of the folder, or of a folder in it.
open class PHAsset: PHObject, @unchecked Sendable {
    /// How something is shown.
    public enum PlaybackStyle: Int, Sendable {
        /// Not at all.
        case unsupported = 0
        /// As a picture.
        case image = 1
        /// As a picture of several frames.
        case imageAnimated = 2
        /// As a picture that moves.
        case livePhoto = 3
        /// As a film.
        case video = 4
        /// As a film again and again.
        case videoLooping = 5
    }

    let file: URL
    /// The folder that it lies in; nil where that is the library's own.
    let album: String?
    private let known: OSAllocatedUnfairLock<CGSize?>
    /// When the file was made, or changed where nobody knows.
    open private(set) var creationDate: Date?
    /// When the file was changed.
    open private(set) var modificationDate: Date?

    init(_ file: URL, album: String?) {
        self.file = file
        self.album = album
        known = OSAllocatedUnfairLock(uncheckedState: nil)
        let values = try? file.resourceValues(forKeys: [.creationDateKey, .contentModificationDateKey])
        modificationDate = values?.contentModificationDate
        creationDate = values?.creationDate ?? values?.contentModificationDate
        isFavorite = PictureMark.favorite.isSet(on: file)
        isHidden = PictureMark.hidden.isSet(on: file)
        let name = file.deletingPathExtension().lastPathComponent
        super.init(album.map { "\($0)/\(name)" } ?? name)
    }

    /// A picture that the library does not hold: its data cannot be had.
    public override init() {
        (file, album) = (URL(fileURLWithPath: "/"), nil)
        (creationDate, modificationDate, isFavorite, isHidden) = (nil, nil, false, false)
        known = OSAllocatedUnfairLock(uncheckedState: .zero)
        super.init()
    }

    /// Whether it can be changed so: what is said of it can, and it can be moved into the trash.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { editOperation != .content }

    /// A picture.
    open var mediaType: PHAssetMediaType { .image }
    /// Of the display, where it lies in a folder `Screenshots`; nothing else is told.
    open var mediaSubtypes: PHAssetMediaSubtype { album == "Screenshots" ? .photoScreenshot : [] }
    /// The user's own.
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// A picture; of several frames where it is a GIF file.
    open var playbackStyle: PlaybackStyle { file.pathExtension.lowercased() == "gif" ? .imageAnimated : .image }
    /// How wide, in pixels.
    open var pixelWidth: Int { Int(size.width) }
    /// How high, in pixels.
    open var pixelHeight: Int { Int(size.height) }
    /// How long a film is: it is a picture. Seconds.
    open var duration: TimeInterval { 0 }
    /// Where it was taken: files are not asked.
    open var location: CLLocation? { nil }
    /// Whether it is one of the best, as a program has said when the picture was listed.
    open private(set) var isFavorite: Bool
    /// Whether it is seldom shown, as a program has said when the picture was listed.
    open private(set) var isHidden: Bool
    /// `filename`; nil of another name.
    open func value(forKey key: String) -> Any? { key == "filename" ? file.lastPathComponent : nil }
    /// Of which row of pictures it is one: rows are not told.
    open var burstIdentifier: String? { nil }
    /// Whether it stands for a row of pictures.
    open var representsBurst: Bool { false }

    private var size: CGSize {
        known.withLockUnchecked { size in
            if let size { return size }
            let image = UIImage(contentsOfFile: file.path)
            let read = image?.cgImage.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
            size = read
            return read
        }
    }

    /// All pictures of the library, the oldest first.
    static var all: [PHAsset] {
        PictureFolder.pictures.map { PHAsset($0.file, album: $0.album) }
            .sorted { ($0.date, $0.file.path) < ($1.date, $1.file.path) }
    }

    private static func result(
        _ options: PHFetchOptions?, _ pictures: @escaping @Sendable () -> [PHAsset]
    ) -> PHFetchResult<PHAsset> {
        let options = options?.kept
        return PHFetchResult { options?.chosen(of: pictures()) ?? pictures() }
    }

    /// All pictures; films and sounds are not listed.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        mediaType == .image ? fetchAssets(with: options) : PHFetchResult()
    }

    /// All pictures, the oldest first where the options say nothing.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { result(options) { all } }

    /// The pictures of a collection, the oldest first where the options say nothing.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { result(options) { assetCollection.pictures } }

    /// The picture that stands for a collection: the last one. Nil where it has none.
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        let last = result(options) { Array(assetCollection.pictures.suffix(1)) }
        return last.count == 0 ? nil : last
    }

    /// Pictures by what they are found by.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let wanted = Set(identifiers)
        return result(options) { all.filter { wanted.contains($0.localIdentifier) } }
    }

    private var date: Date { creationDate ?? .distantPast }
}

extension PHAsset: CustomReflectable {
    /// What predicates and orders read by its name.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                ("localIdentifier", { $0.localIdentifier }), ("mediaType", { $0.mediaType.rawValue }),
                ("mediaSubtypes", { $0.mediaSubtypes.rawValue }), ("mediaSubtype", { $0.mediaSubtypes.rawValue }),
                ("creationDate", { $0.creationDate as Any }), ("modificationDate", { $0.modificationDate as Any }),
                ("duration", { $0.duration }), ("isFavorite", { $0.isFavorite }), ("favorite", { $0.isFavorite }),
                ("isHidden", { $0.isHidden }), ("hidden", { $0.isHidden }), ("pixelWidth", { $0.pixelWidth }),
                ("pixelHeight", { $0.pixelHeight }),
            ].read(from: self))
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
/// Under which key an answer says that its request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Under which key an answer says that the picture would have to be fetched from afar, which no picture of a folder is.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Under which key an answer has the number of its request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// Hears how far something is, 0 to 1; it may stop it.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// Hears how far a film is, 0 to 1; it may stop it.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// How a picture is wanted.
open class PHImageRequestOptions: NSObject {
    /// Before or after what the user changed: nothing is kept of that.
    open var version = PHImageRequestOptionsVersion.current
    /// Hears how far it is. Everything is there at once.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Which part of the picture is wanted, in its unit square; nothing is cut out.
    open var normalizedCropRect = CGRect.zero
    /// Whether the answer comes before the call returns.
    open var isSynchronous = false
    /// How good. All answers are the best.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How near to the size. All answers are exact.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Whether it may come by the net. None does.
    open var isNetworkAccessAllowed = false
}

/// Reads pictures of the library.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()
    /// The one that reads them.
    open class func `default`() -> PHImageManager { shared }
    private let last = OSAllocatedUnfairLock(uncheckedState: PHImageRequestID(0))
    /// Requests that wait for the main queue, and whether they are cancelled.
    private let waiting = OSAllocatedUnfairLock(uncheckedState: [PHImageRequestID: Bool]())

    /// Reads a picture in a size in pixels; the answer comes on the main queue.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let number = nextNumber()
        func read() -> (UIImage?, [AnyHashable: Any]) {
            guard let image = UIImage(contentsOfFile: asset.file.path) else {
                return (
                    nil, [PHImageErrorKey: PHPhotosError(.identifierNotFound), PHImageResultRequestIDKey: number]
                )
            }
            return (
                image.fitting(targetSize, contentMode),
                [PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: number]
            )
        }
        if options?.isSynchronous == true {
            let answer = read()
            resultHandler(answer.0, answer.1)
        } else {
            later(number) { info in
                let answer = info == nil ? read() : (nil, info ?? [:])
                resultHandler(answer.0, answer.1)
            }
        }
        return number
    }

    /// Answers on the main queue.
    ///
    /// - Parameter answer: given what says that the request is cancelled; nil where it is not.
    private func later(_ number: PHImageRequestID, _ answer: @escaping ([AnyHashable: Any]?) -> Void) {
        waiting.withLockUnchecked { $0[number] = false }
        let work = UncheckedBox(value: (self, answer))
        DispatchQueue.main.async {
            let isCancelled = work.value.0.waiting.withLockUnchecked { $0.removeValue(forKey: number) } ?? false
            work.value.1(isCancelled ? [PHImageCancelledKey: true, PHImageResultRequestIDKey: number] : nil)
        }
    }

    /// Reads the bytes of a picture's file, which is upright; the answer comes at once where the options want that, else on the main queue.
    @discardableResult
    @available(*, deprecated, message: "Use requestImageDataAndOrientation")
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options) { data, type, _, info in
            resultHandler(data, type, .up, info)
        }
    }

    /// Reads the bytes of a picture's file, which is upright; the answer comes at once where the options want that, else on the main queue.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let data = try? Data(contentsOf: asset.file)
        let type = UTType(filenameExtension: asset.file.pathExtension)?.identifier
        let number = nextNumber()
        if options?.isSynchronous == true {
            resultHandler(data, type, .up, [PHImageResultRequestIDKey: number])
        } else {
            later(number) { info in
                resultHandler(info == nil ? data : nil, type, .up, info ?? [PHImageResultRequestIDKey: number])
            }
        }
        return number
    }

    /// The number of another request.
    func nextNumber() -> PHImageRequestID {
        last.withLockUnchecked { last in
            last += 1
            return last
        }
    }

    /// Reads it no more: a request that still waits is answered with ``PHImageCancelledKey`` in place of a picture.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {
        waiting.withLockUnchecked { if $0[requestID] != nil { $0[requestID] = true } }
    }
}

/// Reads pictures of the library before they are asked for. They are read when they are.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Whether pictures of high quality may be made ready too. Pictures are read when they are asked for here, all as they are.
    open var allowsCachingHighQualityImages = true

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

/// How a picture can be changed.
public enum PHAssetEditOperation: Int, Sendable {
    /// It is taken from the library.
    case delete = 1
    /// What it shows is changed.
    case content
    /// What is said of it is changed.
    case properties
}
