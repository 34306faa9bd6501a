public import CoreGraphics

// Colour adjustments as types: `CIFilter.colorControls()`.

/// The inputs of CIColorControls.
public protocol CIColorControls: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputSaturation`.
    var saturation: Float { get set }
    /// The input `inputBrightness`.
    var brightness: Float { get set }
    /// The input `inputContrast`.
    var contrast: Float { get set }
}

/// The inputs of CIExposureAdjust.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputEV`.
    var ev: Float { get set }
}

/// The inputs of CIGammaAdjust.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputPower`.
    var power: Float { get set }
}

/// The inputs of CIHueAdjust.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of CIVibrance.
public protocol CIVibrance: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputAmount`.
    var amount: Float { get set }
}

/// The inputs of CIColorMatrix.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRVector`.
    var rVector: CIVector { get set }
    /// The input `inputGVector`.
    var gVector: CIVector { get set }
    /// The input `inputBVector`.
    var bVector: CIVector { get set }
    /// The input `inputAVector`.
    var aVector: CIVector { get set }
    /// The input `inputBiasVector`.
    var biasVector: CIVector { get set }
}

/// The inputs of CIColorClamp.
public protocol CIColorClamp: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputMinComponents`.
    var minComponents: CIVector { get set }
    /// The input `inputMaxComponents`.
    var maxComponents: CIVector { get set }
}

/// The inputs of CILinearToSRGBToneCurve.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of CISRGBToneCurveToLinear.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of CIToneCurve.
public protocol CIToneCurve: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputPoint0`.
    var point0: CGPoint { get set }
    /// The input `inputPoint1`.
    var point1: CGPoint { get set }
    /// The input `inputPoint2`.
    var point2: CGPoint { get set }
    /// The input `inputPoint3`.
    var point3: CGPoint { get set }
    /// The input `inputPoint4`.
    var point4: CGPoint { get set }
}

/// The inputs of CIWhitePointAdjust.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
}

/// The inputs of CIHighlightShadowAdjust.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputHighlightAmount`.
    var highlightAmount: Float { get set }
    /// The input `inputShadowAmount`.
    var shadowAmount: Float { get set }
}

extension CIFilter {
    /// A filter `CIColorControls`.
    public class func colorControls() -> any CIFilter & CIColorControls { KnownFilter("CIColorControls") }
    /// A filter `CIExposureAdjust`.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { KnownFilter("CIExposureAdjust") }
    /// A filter `CIGammaAdjust`.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { KnownFilter("CIGammaAdjust") }
    /// A filter `CIHueAdjust`.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { KnownFilter("CIHueAdjust") }
    /// A filter `CIVibrance`.
    public class func vibrance() -> any CIFilter & CIVibrance { KnownFilter("CIVibrance") }
    /// A filter `CIColorMatrix`.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { KnownFilter("CIColorMatrix") }
    /// A filter `CIColorClamp`.
    public class func colorClamp() -> any CIFilter & CIColorClamp { KnownFilter("CIColorClamp") }
    /// A filter `CILinearToSRGBToneCurve`.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        KnownFilter("CILinearToSRGBToneCurve")
    }
    /// A filter `CISRGBToneCurveToLinear`.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        KnownFilter("CISRGBToneCurveToLinear")
    }
    /// A filter `CIToneCurve`.
    public class func toneCurve() -> any CIFilter & CIToneCurve { KnownFilter("CIToneCurve") }
    /// A filter `CIWhitePointAdjust`.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { KnownFilter("CIWhitePointAdjust") }
    /// A filter `CIHighlightShadowAdjust`.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        KnownFilter("CIHighlightShadowAdjust")
    }
}
