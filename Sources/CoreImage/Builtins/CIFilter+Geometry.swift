public import CoreGraphics

// Distortions, geometry, transitions and reductions as types: `CIFilter.twirlDistortion()`.

/// The inputs of CITwirlDistortion.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of CIVortexDistortion.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of CIBumpDistortion.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}

/// The inputs of CIPinchDistortion.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}

/// The inputs of CIHoleDistortion.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of CIAffineClamp.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTransform`.
    var transform: CGAffineTransform { get set }
}

/// The inputs of CIAffineTile.
public protocol CIAffineTile: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTransform`.
    var transform: CGAffineTransform { get set }
}

/// The inputs of CILanczosScaleTransform.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
    /// The input `inputAspectRatio`.
    var aspectRatio: Float { get set }
}

/// The inputs of CIStraighten.
public protocol CIStraighten: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of CIDissolveTransition.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTargetImage`.
    var targetImage: CIImage? { get set }
    /// The input `inputTime`.
    var time: Float { get set }
}

/// The inputs of CIAreaReductionFilter.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
}

extension CIFilter {
    /// A filter `CITwirlDistortion`.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { KnownFilter("CITwirlDistortion") }
    /// A filter `CIVortexDistortion`.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { KnownFilter("CIVortexDistortion") }
    /// A filter `CIBumpDistortion`.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { KnownFilter("CIBumpDistortion") }
    /// A filter `CIPinchDistortion`.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { KnownFilter("CIPinchDistortion") }
    /// A filter `CIHoleDistortion`.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { KnownFilter("CIHoleDistortion") }
    /// A filter `CIAffineClamp`.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { KnownFilter("CIAffineClamp") }
    /// A filter `CIAffineTile`.
    public class func affineTile() -> any CIFilter & CIAffineTile { KnownFilter("CIAffineTile") }
    /// A filter `CILanczosScaleTransform`.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        KnownFilter("CILanczosScaleTransform")
    }
    /// A filter `CIStraightenFilter`.
    public class func straighten() -> any CIFilter & CIStraighten { KnownFilter("CIStraightenFilter") }
    /// A filter `CIDissolveTransition`.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        KnownFilter("CIDissolveTransition")
    }
    /// A filter `CIAreaAverage`.
    public class func areaAverage() -> any CIFilter & CIAreaReductionFilter { KnownFilter("CIAreaAverage") }
    /// A filter `CIAreaMaximum`.
    public class func areaMaximum() -> any CIFilter & CIAreaReductionFilter { KnownFilter("CIAreaMaximum") }
    /// A filter `CIAreaMinimum`.
    public class func areaMinimum() -> any CIFilter & CIAreaReductionFilter { KnownFilter("CIAreaMinimum") }
}
