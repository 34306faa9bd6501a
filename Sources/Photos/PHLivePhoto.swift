public import AVFoundation
public import UIKit

// Films and pictures that move are not decoded here, and the library lists none: whoever asks for one is told so.

/// A picture that moves. None can be made here.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    /// How large it is, in points.
    open var size: CGSize { .zero }

    private override init() { super.init() }

    /// Makes one of files: the answer is that it cannot be.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        PHImageManager.refuse { resultHandler(nil, [PHLivePhotoInfoErrorKey: $0]) }
        return PHLivePhotoRequestIDInvalid
    }

    /// Makes it no more.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

extension PHLivePhoto: NSItemProviderReading {
    /// The types that pictures which move have.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo"] }

    /// Makes one of data: the answer is an error.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        throw PHPhotosError(.identifierNotFound)
    }
}

/// The number of a request for a picture that moves.
public typealias PHLivePhotoRequestID = Int32
/// No request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// Under which key an answer says why there is no picture that moves.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Under which key an answer says whether a better one follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Under which key an answer says whether it is no longer wanted.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// How a picture that moves is wanted.
open class PHLivePhotoRequestOptions: NSObject {
    /// How good.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether it may come by the net. None does.
    open var isNetworkAccessAllowed = false
    /// Before or after what the user changed.
    open var version = PHImageRequestOptionsVersion.current
    /// Hears how far it is. None comes.
    open var progressHandler: PHAssetImageProgressHandler?
}

/// How a film is wanted.
open class PHVideoRequestOptions: NSObject {
    /// How good.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Before or after what the user changed.
    open var version = PHVideoRequestOptionsVersion.current
    /// Whether it may come by the net. None does.
    open var isNetworkAccessAllowed = false
    /// Hears how far it is. None comes.
    open var progressHandler: PHAssetImageProgressHandler?
}

extension PHImageManager {
    /// Asks for a picture that moves: the answer comes on the main queue, and is that there is none.
    @discardableResult
    public func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        Self.refuse { resultHandler(nil, [PHImageErrorKey: $0]) }
        return nextNumber()
    }

    /// Asks for a film: the answer comes on the main queue, and is that there is none.
    @discardableResult
    public func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        Self.refuse { resultHandler(nil, nil, [PHImageErrorKey: $0]) }
        return nextNumber()
    }

    /// Asks for a film that can be played: the answer comes on the main queue, and is that there is none.
    @discardableResult
    public func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        Self.refuse { resultHandler(nil, [PHImageErrorKey: $0]) }
        return nextNumber()
    }

    /// Asks for a film to be written elsewhere: the answer comes on the main queue, and is that there is none.
    @discardableResult
    public func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        Self.refuse { resultHandler(nil, [PHImageErrorKey: $0]) }
        return nextNumber()
    }

    static func refuse(_ tell: @escaping (PHPhotosError) -> Void) {
        let tell = UncheckedBox(value: tell)
        DispatchQueue.main.async { tell.value(PHPhotosError(.identifierNotFound)) }
    }
}
