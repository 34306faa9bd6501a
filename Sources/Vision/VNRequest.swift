import CoreGraphics
public import Foundation

/// Hears what was seen.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Something to be seen in a picture. Nothing sees anything here: handlers fail with `VNError.unsupportedRequest`.
open class VNRequest: NSObject {
    /// Hears what was seen.
    open var completionHandler: VNRequestCompletionHandler?
    /// Whether it shall take little of other things.
    open var preferBackgroundProcessing = false
    /// Whether it stays on the processor.
    open var usesCPUOnly = false
    /// By which rules it sees.
    open var revision = 1

    /// Something to be seen.
    public convenience override init() { self.init(completionHandler: nil) }
    /// Something to be seen, and who hears of it.
    public init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
        super.init()
    }

    /// What was seen: nothing.
    open var results: [VNObservation]? { nil }
    /// Gives up.
    open func cancel() {}
    /// By which rules it could see: by none.
    open class var supportedRevisions: IndexSet { IndexSet() }

    func fail(_ error: VNError) { completionHandler?(self, error) }
}

/// Something to be seen in a part of a picture.
open class VNImageBasedRequest: VNRequest {
    /// The part, from 0 to 1, its origin at the bottom.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Where faces are.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}

/// Where eyes and mouths are.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    /// In which faces.
    open var inputFaceObservations: [VNFaceObservation]?
}

/// Where rectangles are.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// The least height against width, or the reverse.
    open var minimumAspectRatio: Float = 0.5
    /// The most of it.
    open var maximumAspectRatio: Float = 1
    /// How far angles may differ from right ones, degrees.
    open var quadratureTolerance: Float = 30
    /// How large at least, against the picture.
    open var minimumSize: Float = 0.2
    /// How sure at least.
    open var minimumConfidence: Float = 0
    /// How many at most.
    open var maximumObservations = 1
}

/// Where text is.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    /// Whether each letter is wanted.
    open var reportCharacterBoxes = false
}

/// Which codes there are.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// Of which kinds.
    open var symbologies: [VNBarcodeSymbology] = []
    /// Which kinds could be seen: none.
    open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
    /// Which kinds could be seen: none.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// What is written.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// In which languages.
    open var recognitionLanguages: [String] = []
    /// Words that are likely.
    open var customWords: [String] = []
    /// How well.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// Whether it corrects words.
    open var usesLanguageCorrection = true
    /// Whether it finds the language.
    open var automaticallyDetectsLanguage = false
    /// How high letters are at least, against the picture.
    open var minimumTextHeight: Float = 0
    /// Which languages it could read: none.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// What the picture is of.
open class VNClassifyImageRequest: VNImageBasedRequest {}

/// Where lines are.
open class VNDetectContoursRequest: VNImageBasedRequest {
    /// How strong they are against what is about them.
    open var contrastAdjustment: Float = 2
    /// Whether they are dark.
    open var detectsDarkOnLight = true
    /// To how many pixels the picture is made smaller.
    open var maximumImageDimension = 512
}

/// Where people are.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {}

/// How people stand.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}

/// How hands are held.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
    /// How many at most.
    open var maximumHandCount = 2
}

/// Where a page is.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {}

/// How far the horizon leans.
open class VNDetectHorizonRequest: VNImageBasedRequest {}

/// Where people are, pixel by pixel.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {}

/// Where eyes look first.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {}

/// How well text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    /// Well.
    case accurate = 0
    /// Quickly.
    case fast = 1
}

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Aztec.
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// Code39.
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    /// Code93.
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    /// Code128.
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// DataMatrix.
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// EAN8.
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// EAN13.
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    /// ITF14.
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    /// PDF417.
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    /// QR.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    /// UPCE.
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
    /// Codabar.
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    /// Code39Checksum.
    public static let code39Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39Checksum")
    /// Code39FullASCII.
    public static let code39FullASCII = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39FullASCII")
    /// Code39FullASCIIChecksum.
    public static let code39FullASCIIChecksum = VNBarcodeSymbology(
        rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
    /// Code93i.
    public static let code93i = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93i")
    /// GS1DataBar.
    public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
    /// GS1DataBarExpanded.
    public static let gs1DataBarExpanded = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
    /// GS1DataBarLimited.
    public static let gs1DataBarLimited = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
    /// I2of5.
    public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    /// I2of5Checksum.
    public static let i2of5Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5Checksum")
    /// MicroPDF417.
    public static let microPDF417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroPDF417")
    /// MicroQR.
    public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
    /// MSIPlessey.
    public static let msiPlessey = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMSIPlessey")
}
