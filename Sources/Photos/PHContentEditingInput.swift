public import CoreLocation
public import UIKit

/// The number of a request to change a thing.
public typealias PHContentEditingInputRequestID = Int
/// Under which key an answer says that the request was cancelled.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// Under which key an answer has its error.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
/// Under which key an answer says that the thing lies in the cloud.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"

/// How a thing is wanted for changing it.
open class PHContentEditingInputRequestOptions: NSObject {
    /// Whether the program can go on with a change that was made before. None is kept.
    open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool)?
    /// Whether it may come by the net. None does.
    open var isNetworkAccessAllowed = false
    /// Hears how far it is. Everything is there at once.
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// What a program changed of a thing.
open class PHAdjustmentData: NSObject {
    /// Who can read it.
    open private(set) var formatIdentifier: String
    /// In which version.
    open private(set) var formatVersion: String
    /// What was changed, in the program's own form.
    open private(set) var data: Data

    /// What was changed.
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        self.formatIdentifier = formatIdentifier
        self.formatVersion = formatVersion
        self.data = data
        super.init()
    }
}

/// A thing of the library, for those who want to change it: a picture and its file.
open class PHContentEditingInput: NSObject {
    private let asset: PHAsset

    init(_ asset: PHAsset) {
        self.asset = asset
        super.init()
    }

    /// What it is.
    open var mediaType: PHAssetMediaType { asset.mediaType }
    /// What it is besides.
    open var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
    /// How it is shown.
    open var playbackStyle: PHAsset.PlaybackStyle { asset.playbackStyle }
    /// When it was made.
    open var creationDate: Date? { asset.creationDate }
    /// Where it was taken.
    open var location: CLLocation? { asset.location }
    /// What its file is.
    open var uniformTypeIdentifier: String? { UTType(filenameExtension: asset.file.pathExtension)?.identifier }
    /// What was changed before: nothing is kept of that.
    open var adjustmentData: PHAdjustmentData? { nil }
    /// The picture.
    open var displaySizeImage: UIImage? { UIImage(contentsOfFile: asset.file.path) }
    /// The picture's file.
    open var fullSizeImageURL: URL? { asset.file }
    /// How the picture's file is turned, as Image I/O counts: upright.
    open var fullSizeImageOrientation: Int32 { 1 }
    /// A picture that moves: it does not.
    open var livePhoto: PHLivePhoto? { nil }
}

extension PHAsset {
    /// Reads the picture for changing it; the answer comes on the main queue.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        let isThere = FileManager.default.fileExists(atPath: file.path)
        let answer = UncheckedBox(value: (isThere ? PHContentEditingInput(self) : nil, completionHandler))
        DispatchQueue.main.async {
            let info: [AnyHashable: Any] =
                isThere ? [:] : [PHContentEditingInputErrorKey: PHPhotosError(.identifierNotFound)]
            answer.value.1(answer.value.0, info)
        }
        return Int(PHImageManager.default().nextNumber())
    }

    /// Reads it no more. Everything is read at once.
    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
