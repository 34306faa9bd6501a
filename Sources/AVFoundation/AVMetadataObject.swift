public import QuartzCore

/// Finds codes in pictures. No pictures come.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// What is looked for.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// What can be looked for: nothing, without a camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Where it is looked for, from 0 to 1.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Who hears of it.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// On which queue.
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// Says who hears of it.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }
}

/// Hears of codes in pictures.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Codes were found.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// What happens where it is not implemented.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Something that was found in a picture.
open class AVMetadataObject: NSObject {
    /// Which kind.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// The code of goods, 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// The code of goods, 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// The short code of goods in America.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Code 39 with a digit to check it by.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// PDF417.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// Aztec.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Interleaved 2 of 5.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// ITF-14.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// Data matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
        /// Codabar.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// The bars of GS1.
        public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
        /// The bars of GS1 with more in them.
        public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
        /// The bars of GS1 for small things.
        public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
        /// A small QR code.
        public static let microQR = ObjectType(rawValue: "MicroQR")
        /// A small PDF417.
        public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
        /// A person.
        public static let humanBody = ObjectType(rawValue: "humanBody")
        /// A person from head to foot.
        public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
        /// A cat.
        public static let catBody = ObjectType(rawValue: "catBody")
        /// A dog.
        public static let dogBody = ObjectType(rawValue: "dogBody")
        /// What draws the eye.
        public static let salientObject = ObjectType(rawValue: "salientObject")
    }

    /// Which kind.
    open var type: ObjectType { ObjectType(rawValue: "") }
    /// Where, from 0 to 1.
    open var bounds: CGRect { .zero }
    /// When.
    open var time: CMTime { .invalid }
}

/// A code that was found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// What it says.
    open var stringValue: String? { nil }
    /// Its corners, from 0 to 1.
    open var corners: [CGPoint] { [] }
}

/// A face. None is found.
open class AVMetadataFaceObject: AVMetadataObject {
    /// By what it is known from picture to picture.
    open var faceID: Int { 0 }
    /// Whether it is known how far the head leans.
    open var hasRollAngle: Bool { false }
    /// How far the head leans, degrees.
    open var rollAngle: CGFloat { 0 }
    /// Whether it is known how far the head is turned.
    open var hasYawAngle: Bool { false }
    /// How far the head is turned, degrees.
    open var yawAngle: CGFloat { 0 }
}
