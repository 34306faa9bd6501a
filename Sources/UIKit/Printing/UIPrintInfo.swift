public import CoreGraphics

/// What is known of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// What kind of content is printed.
    public enum OutputType: Int, Sendable {
        case general, photo, grayscale, photoGrayscale
    }

    /// How pages lie on the paper.
    public enum Orientation: Int, Sendable {
        case portrait, landscape
    }

    /// Which edge pages are turned over, if both sides are printed.
    public enum Duplex: Int, Sendable {
        case none, longEdge, shortEdge
    }

    /// The printer's name; nil for the desktop's usual one.
    open var printerID: String?
    /// What queues show.
    open var jobName = ProcessInfo.processInfo.processName
    /// What kind of content is printed.
    open var outputType = OutputType.general
    /// How pages lie on the paper.
    open var orientation = Orientation.portrait
    /// Whether both sides are printed.
    open var duplex = Duplex.none
    /// How many copies are printed.
    var copies = 1

    public override init() { super.init() }

    /// As another one's `dictionaryRepresentation` says; of nil, the defaults.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        let values = dictionary ?? [:]
        printerID = values["UIPrintInfoPrinterIDKey"] as? String
        if let name = values["UIPrintInfoJobNameKey"] as? String { jobName = name }
        outputType = (values["UIPrintInfoOutputTypeKey"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (values["UIPrintInfoOrientationKey"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (values["UIPrintInfoDuplexKey"] as? Int).flatMap(Duplex.init) ?? .none
    }

    /// A new one with the defaults.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// Everything, to make another one of.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [
            "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
            "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
        ]
        values["UIPrintInfoPrinterIDKey"] = printerID
        return values
    }
}

/// Why nothing was printed.
public struct UIPrintError: _BridgedStoredNSError, Sendable {
    /// The reasons as Apple's frameworks number them.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = UIPrintError

        case notAvailable = 1
        case noContent, unknownImageFormat, jobFailed
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// `UIPrintErrorDomain`.
    public static var _nsErrorDomain: String { UIPrintErrorDomain }

    init(_ code: Code, _ reason: String) { self.init(code, userInfo: [NSLocalizedDescriptionKey: reason]) }

    /// There is no printer.
    public static var notAvailable: Code { .notAvailable }
    /// There is nothing to print.
    public static var noContent: Code { .noContent }
    /// Something is neither a picture nor a PDF file.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The printer gave up.
    public static var jobFailed: Code { .jobFailed }
}

/// The domain of errors of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"
