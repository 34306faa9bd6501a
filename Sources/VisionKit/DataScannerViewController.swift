public import UIKit

/// Hears what a scanner sees; all of it is optional.
@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
    /// Things are seen. None are.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Things are elsewhere.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Things are seen no longer.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// A thing was tapped.
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    /// It came nearer or went away.
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    /// It can no longer see.
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    /// Does nothing where it is not implemented.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Does nothing where it is not implemented.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Does nothing where it is not implemented.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Does nothing where it is not implemented.
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    /// Does nothing where it is not implemented.
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    /// Does nothing where it is not implemented.
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}

/// What a scanner sees.
public enum RecognizedItem: Identifiable, Sendable {
    /// A text.
    case text(Text)
    /// A code.
    case barcode(Barcode)

    /// The corners of a thing, in points of the scanner's view.
    public struct Bounds: Sendable {
        /// Above, left.
        public let topLeft: CGPoint
        /// Above, right.
        public let topRight: CGPoint
        /// Below, right.
        public let bottomRight: CGPoint
        /// Below, left.
        public let bottomLeft: CGPoint
    }
    /// A text that is seen.
    public struct Text: Identifiable, Sendable {
        /// By which it is known again.
        public let id: UUID
        /// Where.
        public let bounds: Bounds
        /// What it says.
        public let transcript: String
    }
    /// A code that is seen.
    public struct Barcode: Identifiable, Sendable {
        /// By which it is known again.
        public let id: UUID
        /// Where.
        public let bounds: Bounds
        /// What it says; nil is no text.
        public let payloadStringValue: String?
    }

    /// By which it is known again.
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
    /// Where.
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
    }
}

/// Sees texts and codes: there is no camera, and scanning throws.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
    /// Why nothing is seen.
    public enum ScanningUnavailable: Error, Sendable {
        /// The device cannot.
        case unsupported
        /// The program may not.
        case cameraRestricted
    }
    /// How exactly it looks.
    public enum QualityLevel: Sendable {
        /// As it fits.
        case balanced
        /// Quickly.
        case fast
        /// Exactly.
        case accurate
    }
    /// Which texts are looked for.
    public enum TextContentType: Sendable, CaseIterable {
        /// Times, and so on, as their names say.
        case dateTimeDuration
        /// Addresses of mail.
        case emailAddress
        /// Numbers of flights.
        case flightNumber
        /// Addresses.
        case fullStreetAddress
        /// Numbers of parcels.
        case shipmentTrackingNumber
        /// Numbers of telephones.
        case telephoneNumber
        /// Addresses of the web.
        case URL
        /// Sums of money.
        case currency
    }
    /// What is looked for.
    public struct RecognizedDataType: Hashable, Sendable {
        private let words: [String]
        /// Texts in some languages, of one kind or of any.
        public static func text(
            languages: [String] = [], textContentType: TextContentType? = nil
        ) -> RecognizedDataType {
            RecognizedDataType(words: ["text"] + languages + (textContentType.map { ["\($0)"] } ?? []))
        }
        /// Codes.
        public static func barcode() -> RecognizedDataType { RecognizedDataType(words: ["barcode"]) }
    }

    /// Whether the device can: no.
    open class var isSupported: Bool { false }
    /// Whether the program may: no.
    open class var isAvailable: Bool { false }
    /// Languages that it reads: none.
    open class var supportedTextRecognitionLanguages: [String] { [] }

    /// Hears what is seen; not retained.
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    /// What is looked for.
    public let recognizedDataTypes: Set<RecognizedDataType>
    /// How exactly.
    public let qualityLevel: QualityLevel
    /// Whether several things are.
    public let recognizesMultipleItems: Bool
    /// Whether many pictures a second are looked at.
    public let isHighFrameRateTrackingEnabled: Bool
    /// Whether fingers zoom.
    public let isPinchToZoomEnabled: Bool
    /// Whether words help the user.
    public let isGuidanceEnabled: Bool
    /// Whether things are marked.
    public let isHighlightingEnabled: Bool
    /// Where things are looked for, in points of the view; nil is everywhere.
    open var regionOfInterest: CGRect?
    /// How near; 1 is as it is.
    open var zoomFactor: Double = 1
    /// How near at most.
    open var maxZoomFactor: Double { 1 }
    /// How far at most.
    open var minZoomFactor: Double { 1 }
    /// Whether it looks.
    open var isScanning: Bool { false }
    /// For a program's own marks, over what is seen.
    public let overlayContainerView = UIView()
    /// What is seen: nothing.
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    /// A scanner of some things.
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        self.isGuidanceEnabled = isGuidanceEnabled
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }
    /// Not made from interface files.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        overlayContainerView.frame = view.bounds
        overlayContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlayContainerView)
    }

    /// Begins to look: it cannot.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    /// Looks no longer.
    open func stopScanning() {}
    /// A picture of what is seen: it cannot.
    open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// Finds texts and codes in a picture: nothing here does.
public final class ImageAnalyzer: Sendable {
    /// What is looked for.
    public struct AnalysisTypes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Texts.
        public static let text = AnalysisTypes(rawValue: 1 << 0)
        /// Codes.
        public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
        /// What the picture is of.
        public static let visualLookUp = AnalysisTypes(rawValue: 1 << 2)
    }
    /// How it is looked for.
    public struct Configuration: Sendable {
        /// What.
        public let analysisTypes: AnalysisTypes
        /// In which languages.
        public var locales: [String] = []
        /// Looks for some things.
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }

    /// Whether the device can: no.
    public static var isSupported: Bool { false }
    /// Languages that it reads: none.
    public static var supportedTextRecognitionLanguages: [String] { [] }

    /// One that cannot.
    public init() {}
    /// Looks at a picture: it cannot.
    @MainActor
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw CocoaError(.featureUnsupported)
    }
}

/// What was found in a picture. Nothing is.
@preconcurrency @MainActor
public final class ImageAnalysis: NSObject {
    /// The text.
    public var transcript: String { "" }
    /// Whether something was found.
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }

    override init() { super.init() }
}
