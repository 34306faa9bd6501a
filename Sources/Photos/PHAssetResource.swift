public import UIKit

/// A file of an asset: every picture has one.
open class PHAssetResource: NSObject, @unchecked Sendable {
    let file: URL
    /// Which asset's.
    open private(set) var assetLocalIdentifier: String
    /// A picture.
    open var type: PHAssetResourceType { .photo }
    /// What kind of file, such as `public.jpeg`.
    open var uniformTypeIdentifier: String {
        UTType(filenameExtension: file.pathExtension)?.identifier ?? UTType.data.identifier
    }
    /// The file's name.
    open var originalFilename: String { file.lastPathComponent }
    /// How wide, in pixels.
    open private(set) var pixelWidth: Int
    /// How high, in pixels.
    open private(set) var pixelHeight: Int

    init(of asset: PHAsset) {
        (file, assetLocalIdentifier) = (asset.file, asset.localIdentifier)
        (pixelWidth, pixelHeight) = (asset.pixelWidth, asset.pixelHeight)
    }

    /// The files of an asset.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(of: asset)] }
    /// The files of a picture that moves: there are none.
    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }

    /// `fileSize`, in bytes, `originalFilename` or `uniformTypeIdentifier`; nil of another name, or where the file is gone.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "fileSize": (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        case "originalFilename": originalFilename
        case "uniformTypeIdentifier": uniformTypeIdentifier
        default: nil
        }
    }
}

/// How a file of an asset is wanted.
open class PHAssetResourceRequestOptions: NSObject {
    /// Whether it may come over the net: all files are here.
    open var isNetworkAccessAllowed = false
    /// Hears how far it is, 0 to 1.
    open var progressHandler: PHAssetResourceProgressHandler?
}

/// Hears how far a file is, 0 to 1.
public typealias PHAssetResourceProgressHandler = (Double) -> Void
/// The number of a request for a file.
public typealias PHAssetResourceDataRequestID = Int32
/// No request for a file.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// Reads and copies files of assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let shared = PHAssetResourceManager()
    private let last = OSAllocatedUnfairLock(uncheckedState: PHAssetResourceDataRequestID(0))

    /// The one that reads them.
    open class func `default`() -> PHAssetResourceManager { shared }

    /// Reads a file, in one piece; both answers come on the main queue.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        let work = UncheckedBox(value: (handler, completionHandler, options?.progressHandler))
        DispatchQueue.main.async {
            do {
                work.value.0(try Data(contentsOf: resource.file))
                work.value.2?(1)
                work.value.1(nil)
            } catch { work.value.1(error) }
        }
        return last.withLockUnchecked { last in
            last += 1
            return last
        }
    }

    /// Copies a file to a place where there is none yet; the answer comes on the main queue.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        let work = UncheckedBox(value: (completionHandler, options?.progressHandler))
        DispatchQueue.main.async {
            do {
                try FileManager.default.copyItem(at: resource.file, to: fileURL)
                work.value.1?(1)
                work.value.0(nil)
            } catch { work.value.0(error) }
        }
    }

    /// Copies a file to a place where there is none yet.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws { try FileManager.default.copyItem(at: resource.file, to: fileURL) }

    /// Reads it no more: answers that are under way still come.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
