public import CoreLocation
public import UIKit

// The library is the folder of pictures: what is in it can be read and looked for, and pictures are added to it as files.

/// Whether a program may use the library.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The device does not let it.
    case restricted = 1
    /// The user said no.
    case denied = 2
    /// The user said yes.
    case authorized = 3
    /// The user said yes to some of it.
    case limited = 4
}

/// For what a program may use the library.
public enum PHAccessLevel: Int, Sendable {
    /// To add to it.
    case addOnly = 1
    /// For everything.
    case readWrite = 2
}

/// The domain of these errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why something about the library failed.
public struct PHPhotosError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = PHPhotosError

        /// Something inside failed.
        case internalError = -1
        /// It was no longer wanted.
        case userCancelled = 3072
        /// What was asked for is not there.
        case identifierNotFound = 3201
        /// What was added is not complete or not a picture.
        case invalidResource = 3302
        /// The folder cannot be written to.
        case notEnoughSpace = 3305
        /// The folder may not be used.
        case accessUserDenied = 3311
        /// There is nothing to change with.
        case changeNotSupported = 3300
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { PHPhotosErrorDomain }

    /// Something inside failed.
    public static var internalError: Code { .internalError }
    /// It was no longer wanted.
    public static var userCancelled: Code { .userCancelled }
    /// What was asked for is not there.
    public static var identifierNotFound: Code { .identifierNotFound }
    /// What was added is not complete or not a picture.
    public static var invalidResource: Code { .invalidResource }
    /// The folder cannot be written to.
    public static var notEnoughSpace: Code { .notEnoughSpace }
    /// The folder may not be used.
    public static var accessUserDenied: Code { .accessUserDenied }
    /// There is nothing to change with.
    public static var changeNotSupported: Code { .changeNotSupported }
}

/// Hears of changes of the library. Changes that others make to the folder are not looked for.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Something changed.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The user's pictures: the files of the folder for them.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    /// The user's pictures.
    open class func shared() -> PHPhotoLibrary { library }

    private let observers = OSAllocatedUnfairLock(uncheckedState: NSHashTable<AnyObject>.weakObjects())
    /// What the block of `performChanges` that runs now adds, on its thread.
    static let additions = Additions()

    private override init() { super.init() }

    /// Whether the program may use it: whoever may read the folder may.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }
    /// Whether the program may use it: whoever may read the folder, or write to it, may.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        let folder = URL.picturesDirectory.path, manager = FileManager.default
        // A folder that is not there yet is made when something is added.
        guard manager.fileExists(atPath: folder) else { return .authorized }
        let mayUse =
            accessLevel == .addOnly ? manager.isWritableFile(atPath: folder) : manager.isReadableFile(atPath: folder)
        return mayUse ? .authorized : .denied
    }
    /// Asks the user: the answer is what `authorizationStatus()` says.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }
    /// Asks the user: the answer is what `authorizationStatus(for:)` says.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) {
        let status = authorizationStatus(for: accessLevel), answer = UncheckedBox(value: handler)
        DispatchQueue.main.async { answer.value(status) }
    }
    /// Asks the user: the answer is what `authorizationStatus(for:)` says.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        authorizationStatus(for: accessLevel)
    }

    /// Tells somebody of changes that the program makes.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        observers.withLockUnchecked { $0.add(observer) }
    }
    /// Tells somebody no more.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        observers.withLockUnchecked { $0.remove(observer) }
    }

    /// Makes the changes that a block asks for, on another thread.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        let work = UncheckedBox(value: (changeBlock, completionHandler))
        DispatchQueue.global().async { [self] in
            do {
                try performChangesAndWait(work.value.0)
                work.value.1?(true, nil)
            } catch {
                work.value.1?(false, error)
            }
        }
    }
    /// Makes the changes that a block asks for.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try performChangesAndWait(changeBlock)
    }
    /// Makes the changes that a block asks for.
    open func performChangesAndWait(_ changeBlock: () -> Void) throws {
        let requests = Self.additions.collect(changeBlock)
        let albums = requests.compactMap { $0 as? PHAssetCollectionChangeRequest }
        for case let request as PHAssetChangeRequest in requests {
            request.album = albums.first { $0.takes(request.placeholderForCreatedAsset) }?.title
            try request.save()
        }
        for case let removal as AssetRemoval in requests { try removal.save() }
        for album in albums { try album.save() }
        guard !requests.isEmpty else { return }
        for case let observer as any PHPhotoLibraryChangeObserver in observers.withLockUnchecked({ $0.allObjects }) {
            observer.photoLibraryDidChange(PHChange())
        }
    }
}

/// The pictures and albums that a block adds and changes, kept for its thread.
final class Additions: Sendable {
    private static let key = "mutoscope.photos.additions"

    func collect(_ block: () -> Void) -> [NSObject] {
        let thread = Thread.current.threadDictionary, outer = thread[Self.key]
        thread[Self.key] = [NSObject]()
        defer { thread[Self.key] = outer }
        block()
        return thread[Self.key] as? [NSObject] ?? []
    }

    func add(_ request: NSObject) {
        let thread = Thread.current.threadDictionary
        guard let requests = thread[Self.key] as? [NSObject] else {
            preconditionFailure("Changes of the library are asked for in the block of performChanges only.")
        }
        thread[Self.key] = requests + [request]
    }
}

/// A picture that is added or changed.
open class PHAssetChangeRequest: NSObject {
    /// When it was taken.
    open var creationDate: Date?
    /// Whether it is one of the best.
    open var isFavorite: Bool
    /// Whether it is seldom shown.
    open var isHidden: Bool
    /// Where it was taken. It is not written: the folder of pictures keeps no places.
    open var location: CLLocation?
    /// By what it is found once it is there; nil where one is changed that is there.
    open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?
    var content: (data: Data?, ending: String) = (nil, "png")
    private let changed: PHAsset?

    override init() {
        let name = "IMG_\(UUID().uuidString.prefix(8))"
        placeholderForCreatedAsset = PHObjectPlaceholder(name)
        (changed, isFavorite, isHidden) = (nil, false, false)
        super.init()
        PHPhotoLibrary.additions.add(self)
    }

    /// Changes a picture that is there.
    public init(for asset: PHAsset) {
        (changed, isFavorite, isHidden) = (asset, asset.isFavorite, asset.isHidden)
        creationDate = asset.creationDate
        super.init()
        PHPhotoLibrary.additions.add(self)
    }

    /// Moves pictures into the desktop's trash.
    open class func deleteAssets(_ assets: some Sequence) {
        PHPhotoLibrary.additions.add(AssetRemoval(assets.compactMap { $0 as? PHAsset }))
    }
    /// Moves the pictures that were found into the desktop's trash.
    open class func deleteAssets(_ assets: PHFetchResult<PHAsset>) {
        deleteAssets((0..<assets.count).map { assets[$0] })
    }

    /// Adds a picture, as a PNG file.
    open class func creationRequestForAsset(from image: UIImage) -> Self {
        let request = Self.make()
        request.content = (image.pngData(), "png")
        return request
    }
    /// Adds the picture of a file.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
        guard let data = try? Data(contentsOf: fileURL) else { return nil }
        let request = Self.make()
        request.content = (data, fileURL.pathExtension)
        return request
    }
    /// Adds the film of a file.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
        creationRequestForAssetFromImage(atFileURL: fileURL)
    }

    class func make() -> Self {
        guard
            let request = (self == PHAssetCreationRequest.self ? PHAssetCreationRequest() : PHAssetChangeRequest())
                as? Self
        else { preconditionFailure("PHAssetChangeRequest has no other subclasses.") }
        return request
    }

    /// In which album's folder it is put; nil is none.
    var album: String?

    func save() throws {
        if let changed { return try save(to: changed) }
        guard let data = content.data, let name = placeholderForCreatedAsset?.localIdentifier,
            UIImage(data: data) != nil
        else { throw PHPhotosError(.invalidResource) }
        let library = URL.picturesDirectory
        let folder = album.map { library.appendingPathComponent($0) } ?? library
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(name).\(content.ending)")
        try data.write(to: file, options: .atomic)
        if let creationDate { try Self.date(file, creationDate) }
        try mark(file)
    }

    private func save(to asset: PHAsset) throws {
        guard FileManager.default.fileExists(atPath: asset.file.path) else { throw PHPhotosError(.identifierNotFound) }
        if let creationDate, creationDate != asset.creationDate { try Self.date(asset.file, creationDate) }
        try mark(asset.file)
    }

    private static func date(_ file: URL, _ date: Date) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    private func mark(_ file: URL) throws {
        try PictureMark.favorite.set(isFavorite, on: file)
        try PictureMark.hidden.set(isHidden, on: file)
    }
}

/// Pictures that go.
final class AssetRemoval: NSObject {
    private let assets: [PHAsset]

    init(_ assets: [PHAsset]) {
        self.assets = assets
        super.init()
    }

    func save() throws {
        for asset in assets { try Trash.take(asset.file) }
    }
}

/// A picture that is added from its parts.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Adds a picture whose parts come next.
    open class func forAsset() -> Self { make() }

    /// Adds a part: the picture itself; films and sounds beside it are left out.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        guard type == .photo || type == .fullSizePhoto else { return }
        content = (data, options?.ending ?? UIImage.ending(of: data))
    }
    /// Adds a part that lies in a file.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        guard let data = try? Data(contentsOf: fileURL) else { return }
        addResource(with: type, data: data, options: options)
        content.ending = fileURL.pathExtension
    }
}

extension UIImage {
    /// The end of a file's name for its bytes.
    fileprivate static func ending(of data: Data) -> String {
        switch data.prefix(4) {
        case Data([0xFF, 0xD8, 0xFF, 0xE0]), Data([0xFF, 0xD8, 0xFF, 0xE1]), Data([0xFF, 0xD8, 0xFF, 0xDB]): "jpg"
        case Data("GIF8".utf8): "gif"
        case Data("RIFF".utf8): "webp"
        default: "png"
        }
    }
}

/// What a part of a picture is.
public enum PHAssetResourceType: Int, Sendable {
    /// The picture.
    case photo = 1
    /// A film.
    case video = 2
    /// A sound.
    case audio = 3
    /// The picture in another format.
    case alternatePhoto = 4
    /// The picture as it is after changes.
    case fullSizePhoto = 5
    /// The film as it is after changes.
    case fullSizeVideo = 6
    /// What was changed.
    case adjustmentData = 7
    /// The picture before the changes.
    case adjustmentBasePhoto = 8
    /// The film beside a picture that moves.
    case pairedVideo = 9
    /// That film as it is after changes.
    case fullSizePairedVideo = 10
    /// That film before the changes.
    case adjustmentBasePairedVideo = 11
    /// The film before the changes.
    case adjustmentBaseVideo = 12
}

/// How a part is added.
open class PHAssetResourceCreationOptions: NSObject {
    /// What the file was called.
    open var originalFilename: String?
    /// Which format it has.
    open var uniformTypeIdentifier: String?
    /// Whether the file may be moved in place of being copied. It is copied.
    open var shouldMoveFile = false

    var ending: String? {
        originalFilename.map { ($0 as NSString).pathExtension }
            ?? uniformTypeIdentifier.flatMap { UTType($0)?.preferredFilenameExtension }
    }
}
