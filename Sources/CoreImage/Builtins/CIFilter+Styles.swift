public import CoreGraphics

// Blurs, sharpening and styles as types: `CIFilter.gaussianBlur()`.

/// The inputs of CIGaussianBlur.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of CIBoxBlur.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of CIDiscBlur.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of CIMotionBlur.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of CIZoomBlur.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputAmount`.
    var amount: Float { get set }
}

/// The inputs of CIMedian.
public protocol CIMedian: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of CIUnsharpMask.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of CISharpenLuminance.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of CIBloom.
public protocol CIBloom: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of CIGloom.
public protocol CIGloom: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of CIEdges.
public protocol CIEdges: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of CIBlendWithMask.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputBackgroundImage`.
    var backgroundImage: CIImage? { get set }
    /// The input `inputMaskImage`.
    var maskImage: CIImage? { get set }
}

/// The inputs of CIPixellate.
public protocol CIPixellate: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}

/// The inputs of CICrystallize.
public protocol CICrystallize: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
}

/// The inputs of CIPointillize.
public protocol CIPointillize: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
}

extension CIFilter {
    /// A filter `CIGaussianBlur`.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { KnownFilter("CIGaussianBlur") }
    /// A filter `CIBoxBlur`.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { KnownFilter("CIBoxBlur") }
    /// A filter `CIDiscBlur`.
    public class func discBlur() -> any CIFilter & CIDiscBlur { KnownFilter("CIDiscBlur") }
    /// A filter `CIMotionBlur`.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { KnownFilter("CIMotionBlur") }
    /// A filter `CIZoomBlur`.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { KnownFilter("CIZoomBlur") }
    /// A filter `CIMedianFilter`.
    public class func median() -> any CIFilter & CIMedian { KnownFilter("CIMedianFilter") }
    /// A filter `CIUnsharpMask`.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { KnownFilter("CIUnsharpMask") }
    /// A filter `CISharpenLuminance`.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { KnownFilter("CISharpenLuminance") }
    /// A filter `CIBloom`.
    public class func bloom() -> any CIFilter & CIBloom { KnownFilter("CIBloom") }
    /// A filter `CIGloom`.
    public class func gloom() -> any CIFilter & CIGloom { KnownFilter("CIGloom") }
    /// A filter `CIEdges`.
    public class func edges() -> any CIFilter & CIEdges { KnownFilter("CIEdges") }
    /// A filter `CIBlendWithMask`.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { KnownFilter("CIBlendWithMask") }
    /// A filter `CIBlendWithAlphaMask`.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { KnownFilter("CIBlendWithAlphaMask") }
    /// A filter `CIPixellate`.
    public class func pixellate() -> any CIFilter & CIPixellate { KnownFilter("CIPixellate") }
    /// A filter `CICrystallize`.
    public class func crystallize() -> any CIFilter & CICrystallize { KnownFilter("CICrystallize") }
    /// A filter `CIPointillize`.
    public class func pointillize() -> any CIFilter & CIPointillize { KnownFilter("CIPointillize") }
}
