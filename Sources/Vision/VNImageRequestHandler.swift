public import AVFoundation
public import CoreImage
public import Foundation

/// What is known of a picture besides.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What the camera says of it.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// How the camera bends.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    /// Who draws.
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Looks for things in a picture: it fails.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    /// Looks into a picture.
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Looks into a picture that is to be turned.
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        super.init()
    }
    /// Looks into a picture.
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Looks into a picture that is to be turned.
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        super.init()
    }
    /// Looks into a picture.
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Looks into a picture that is to be turned.
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        super.init()
    }
    /// Looks into a picture.
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Looks into a picture that is to be turned.
    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        super.init()
    }
    /// Looks into a picture.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Looks into a picture that is to be turned.
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        super.init()
    }
    /// Looks into a picture.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Looks into a picture that is to be turned.
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        super.init()
    }

    /// Looks for things: everybody who asks hears that it failed, and so does the caller.
    open func perform(_ requests: [VNRequest]) throws {
        let error = VNError(.unsupportedRequest)
        for request in requests { request.fail(error) }
        if !requests.isEmpty { throw error }
    }
}

/// Looks for things in one picture after another: it fails.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    /// One that has looked at none.
    public override init() { super.init() }

    private func refuse(_ requests: [VNRequest]) throws {
        let error = VNError(.unsupportedRequest)
        for request in requests { request.fail(error) }
        if !requests.isEmpty { throw error }
    }

    /// Looks for things: it fails.
    open func perform(_ requests: [VNRequest], onCVPixelBuffer pixelBuffer: CVPixelBuffer) throws {
        try refuse(requests)
    }
    /// Looks for things: it fails.
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try refuse(requests) }
    /// Looks for things: it fails.
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try refuse(requests) }
    /// Looks for things: it fails.
    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws { try refuse(requests) }
}
