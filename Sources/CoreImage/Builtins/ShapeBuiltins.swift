public import CoreGraphics

// Perspective, morphology and noise as types: `CIFilter.perspectiveCorrection()`.

/// The inputs of CIPerspectiveTransform.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTopLeft`.
    var topLeft: CGPoint { get set }
    /// The input `inputTopRight`.
    var topRight: CGPoint { get set }
    /// The input `inputBottomRight`.
    var bottomRight: CGPoint { get set }
    /// The input `inputBottomLeft`.
    var bottomLeft: CGPoint { get set }
}

/// The inputs of CIPerspectiveTransformWithExtent.
public protocol CIPerspectiveTransformWithExtent: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputTopLeft`.
    var topLeft: CGPoint { get set }
    /// The input `inputTopRight`.
    var topRight: CGPoint { get set }
    /// The input `inputBottomRight`.
    var bottomRight: CGPoint { get set }
    /// The input `inputBottomLeft`.
    var bottomLeft: CGPoint { get set }
}

/// The inputs of CIPerspectiveCorrection.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTopLeft`.
    var topLeft: CGPoint { get set }
    /// The input `inputTopRight`.
    var topRight: CGPoint { get set }
    /// The input `inputBottomRight`.
    var bottomRight: CGPoint { get set }
    /// The input `inputBottomLeft`.
    var bottomLeft: CGPoint { get set }
    /// The input `inputCrop`.
    var crop: Bool { get set }
}

/// The inputs of CIMorphologyMaximum.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of CIMorphologyMinimum.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of CIMorphologyGradient.
public protocol CIMorphologyGradient: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of CIMorphologyRectangleMaximum.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
    /// The input `inputHeight`.
    var height: Float { get set }
}

/// The inputs of CIMorphologyRectangleMinimum.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
    /// The input `inputHeight`.
    var height: Float { get set }
}

/// The inputs of CINoiseReduction.
public protocol CINoiseReduction: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputNoiseLevel`.
    var noiseLevel: Float { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
}

extension CIFilter {
    /// A filter `CIPerspectiveTransform`.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        KnownFilter("CIPerspectiveTransform")
    }
    /// A filter `CIPerspectiveTransformWithExtent`.
    public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
        KnownFilter("CIPerspectiveTransformWithExtent")
    }
    /// A filter `CIPerspectiveCorrection`.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        KnownFilter("CIPerspectiveCorrection")
    }
    /// A filter `CIMorphologyMaximum`.
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { KnownFilter("CIMorphologyMaximum") }
    /// A filter `CIMorphologyMinimum`.
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { KnownFilter("CIMorphologyMinimum") }
    /// A filter `CIMorphologyGradient`.
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
        KnownFilter("CIMorphologyGradient")
    }
    /// A filter `CIMorphologyRectangleMaximum`.
    public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
        KnownFilter("CIMorphologyRectangleMaximum")
    }
    /// A filter `CIMorphologyRectangleMinimum`.
    public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
        KnownFilter("CIMorphologyRectangleMinimum")
    }
    /// A filter `CINoiseReduction`.
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { KnownFilter("CINoiseReduction") }
}
