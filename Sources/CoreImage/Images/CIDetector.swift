import CoreGraphics
public import Foundation

/// Finds faces and other things in pictures. Nothing finds them on Linux: it says so once, and the lists that it answers are empty.
open class CIDetector: NSObject {
    private let type: String

    /// A detector of a kind, such as ``CIDetectorTypeFace``; nil for a kind that is not known.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        let known = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText]
        guard known.contains(type) else { return nil }
        self.type = type
        super.init()
    }

    /// What is seen in a picture: nothing.
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// What is seen in a picture: nothing.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        Diagnostics.report("CIDetector finds nothing on Linux: \(type) has no detector here.", key: "detector \(type)")
        return []
    }
}

/// Something seen in a picture.
open class CIFeature: NSObject {
    /// What it is, such as ``CIFeatureTypeFace``.
    open var type: String { "" }
    /// Where it is, in the picture's space, whose origin is at the bottom left.
    open var bounds: CGRect { .zero }
}

/// A face.
open class CIFaceFeature: CIFeature {
    open override var type: String { CIFeatureTypeFace }
    /// Whether it is known how the head is turned.
    open var hasFaceAngle: Bool { false }
    /// How the head is turned, in degrees.
    open var faceAngle: Float { 0 }
    /// Whether the left eye was found.
    open var hasLeftEyePosition: Bool { false }
    /// Where the left eye is, in the picture's space.
    open var leftEyePosition: CGPoint { .zero }
    /// Whether the right eye was found.
    open var hasRightEyePosition: Bool { false }
    /// Where the right eye is, in the picture's space.
    open var rightEyePosition: CGPoint { .zero }
    /// Whether the mouth was found.
    open var hasMouthPosition: Bool { false }
    /// Where the mouth is, in the picture's space.
    open var mouthPosition: CGPoint { .zero }
    /// Whether the face smiles.
    open var hasSmile: Bool { false }
    /// Whether the left eye is shut.
    open var leftEyeClosed: Bool { false }
    /// Whether the right eye is shut.
    open var rightEyeClosed: Bool { false }
    /// Whether the face has a number that goes with it from frame to frame.
    open var hasTrackingID: Bool { false }
    /// The number that goes with the face from frame to frame.
    open var trackingID: Int32 { 0 }
}

/// A rectangle.
open class CIRectangleFeature: CIFeature {
    open override var type: String { CIFeatureTypeRectangle }
    /// A corner, in the picture's space.
    open var topLeft: CGPoint { .zero }
    /// A corner, in the picture's space.
    open var topRight: CGPoint { .zero }
    /// A corner, in the picture's space.
    open var bottomLeft: CGPoint { .zero }
    /// A corner, in the picture's space.
    open var bottomRight: CGPoint { .zero }
}

/// A QR code.
open class CIQRCodeFeature: CIRectangleFeature {
    open override var type: String { CIFeatureTypeQRCode }
    /// What it says.
    open var messageString: String? { nil }
}

/// A line of text.
open class CITextFeature: CIRectangleFeature {
    open override var type: String { CIFeatureTypeText }
    /// What is in it.
    open var subFeatures: [Any]? { nil }
}

/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Text.
public let CIDetectorTypeText = "CIDetectorTypeText"

/// How exact a detector is: ``CIDetectorAccuracyLow`` or ``CIDetectorAccuracyHigh``.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Exact.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Whether faces get numbers that go with them from frame to frame.
public let CIDetectorTracking = "CIDetectorTracking"
/// How small what is looked for may be, as a part of the picture.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// How many are looked for.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// From how many sides faces are looked for.
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
/// How the picture is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// Whether eyes are looked at.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// Whether mouths are looked at.
public let CIDetectorSmile = "CIDetectorSmile"
/// How long the lens is.
public let CIDetectorFocalLength = "CIDetectorFocalLength"
/// How wide a rectangle is, as a part of its height.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
/// Whether letters are told apart.
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// A face.
public let CIFeatureTypeFace = "Face"
/// A rectangle.
public let CIFeatureTypeRectangle = "Rectangle"
/// A QR code.
public let CIFeatureTypeQRCode = "QRCode"
/// Text.
public let CIFeatureTypeText = "Text"
