public import CoreGraphics
public import Foundation

/// Something that was seen. Nothing is here; programs make some to show what they would.
open class VNObservation: NSObject {
    /// A number of its own.
    public let uuid = UUID()
    /// How sure it is, from 0 to 1.
    open var confidence: Float { 1 }
}

/// Something that is somewhere.
open class VNDetectedObjectObservation: VNObservation {
    /// Where, from 0 to 1, its origin at the bottom.
    public let boundingBox: CGRect

    /// Something at a place, from 0 to 1.
    public init(boundingBox: CGRect) {
        self.boundingBox = boundingBox
        super.init()
    }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation {
    /// How far it is tilted, radians.
    open var roll: NSNumber? { nil }
    /// How far it looks aside, radians.
    open var yaw: NSNumber? { nil }
    /// How far it looks down, radians.
    open var pitch: NSNumber? { nil }
    /// Where eyes and mouth are.
    open var landmarks: VNFaceLandmarks2D? { nil }
}

/// A part of a face.
open class VNFaceLandmarkRegion2D: NSObject {
    /// How many points it has.
    open var pointCount: Int { 0 }
    /// Its points in the face, from 0 to 1.
    open var normalizedPoints: [CGPoint] { [] }
    /// Its points in a picture of a size, pixels.
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }

    init(nowhere: Void) { super.init() }
}

/// The parts of a face.
open class VNFaceLandmarks2D: NSObject {
    /// All of them.
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    /// The outline.
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    /// The left eye.
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    /// The right eye.
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    /// The left brow.
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    /// The right brow.
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    /// The nose.
    open var nose: VNFaceLandmarkRegion2D? { nil }
    /// The bridge of the nose.
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    /// The middle.
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    /// The lips outside.
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    /// The lips inside.
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    /// The left pupil.
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    /// The right pupil.
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }

    init(nowhere: Void) { super.init() }
}

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation {
    /// The corner, from 0 to 1.
    public let topLeft: CGPoint
    /// The corner, from 0 to 1.
    public let topRight: CGPoint
    /// The corner, from 0 to 1.
    public let bottomLeft: CGPoint
    /// The corner, from 0 to 1.
    public let bottomRight: CGPoint

    /// A rectangle, from 0 to 1.
    public override init(boundingBox: CGRect) {
        topLeft = CGPoint(x: boundingBox.minX, y: boundingBox.maxY)
        topRight = CGPoint(x: boundingBox.maxX, y: boundingBox.maxY)
        bottomLeft = boundingBox.origin
        bottomRight = CGPoint(x: boundingBox.maxX, y: boundingBox.minY)
        super.init(boundingBox: boundingBox)
    }
}

/// A place with text.
open class VNTextObservation: VNRectangleObservation {
    /// Its letters.
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// What may be written.
open class VNRecognizedText: NSObject {
    /// The text.
    open var string: String { "" }
    /// How sure it is, from 0 to 1.
    open var confidence: Float { 0 }
    /// Where a part of it is.
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }

    init(nowhere: Void) { super.init() }
}

/// A place with text that was read.
open class VNRecognizedTextObservation: VNRectangleObservation {
    /// What may be written there, the likeliest first.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A code.
open class VNBarcodeObservation: VNRectangleObservation {
    /// Its kind.
    open var symbology: VNBarcodeSymbology { .qr }
    /// What it says.
    open var payloadStringValue: String? { nil }
}

/// A horizon that leans.
open class VNHorizonObservation: VNObservation {
    /// How far, radians.
    open var angle: CGFloat { 0 }
    /// What sets it right, about the picture's origin.
    open var transform: CGAffineTransform { CGAffineTransform(rotationAngle: -angle) }
}

/// What a picture may be of.
open class VNClassificationObservation: VNObservation {
    /// The word.
    open var identifier: String { "" }
}

/// A thing that may be one of several.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
    /// What it may be, the likeliest first.
    open var labels: [VNClassificationObservation] { [] }
}

/// Pixel by pixel.
open class VNPixelBufferObservation: VNObservation {}

/// The whole picture, from 0 to 1.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// A place from 0 to 1 in the pixels of a picture.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
{
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// A box from 0 to 1 in the pixels of a picture.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
        height: normalizedRect.height * height)
}

/// A box in the pixels of a picture, from 0 to 1.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
        height: imageRect.height / height)
}
