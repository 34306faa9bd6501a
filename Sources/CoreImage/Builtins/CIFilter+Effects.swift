public import CoreGraphics

// Colour effects as types: `CIFilter.sepiaTone()`.

/// The inputs of CISepiaTone.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of CIColorMonochrome.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of CIColorInvert.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of CIColorPosterize.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputLevels`.
    var levels: Float { get set }
}

/// The inputs of CIFalseColor.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
}

/// The inputs of CIMaskToAlpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of CIMaximumComponent.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of CIMinimumComponent.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The inputs of CIColorThreshold.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputThreshold`.
    var threshold: Float { get set }
}

/// The inputs of CIVignette.
public protocol CIVignette: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of CIVignetteEffect.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
    /// The input `inputFalloff`.
    var falloff: Float { get set }
}

/// The inputs of CIPhotoEffect.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

extension CIFilter {
    /// A filter `CISepiaTone`.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { KnownFilter("CISepiaTone") }
    /// A filter `CIColorMonochrome`.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { KnownFilter("CIColorMonochrome") }
    /// A filter `CIColorInvert`.
    public class func colorInvert() -> any CIFilter & CIColorInvert { KnownFilter("CIColorInvert") }
    /// A filter `CIColorPosterize`.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { KnownFilter("CIColorPosterize") }
    /// A filter `CIFalseColor`.
    public class func falseColor() -> any CIFilter & CIFalseColor { KnownFilter("CIFalseColor") }
    /// A filter `CIMaskToAlpha`.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { KnownFilter("CIMaskToAlpha") }
    /// A filter `CIMaximumComponent`.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { KnownFilter("CIMaximumComponent") }
    /// A filter `CIMinimumComponent`.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { KnownFilter("CIMinimumComponent") }
    /// A filter `CIColorThreshold`.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { KnownFilter("CIColorThreshold") }
    /// A filter `CIVignette`.
    public class func vignette() -> any CIFilter & CIVignette { KnownFilter("CIVignette") }
    /// A filter `CIVignetteEffect`.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { KnownFilter("CIVignetteEffect") }
    /// A filter `CIPhotoEffectMono`.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { KnownFilter("CIPhotoEffectMono") }
    /// A filter `CIPhotoEffectNoir`.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { KnownFilter("CIPhotoEffectNoir") }
    /// A filter `CIPhotoEffectTonal`.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { KnownFilter("CIPhotoEffectTonal") }
    /// A filter `CIPhotoEffectChrome`.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { KnownFilter("CIPhotoEffectChrome") }
    /// A filter `CIPhotoEffectFade`.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { KnownFilter("CIPhotoEffectFade") }
    /// A filter `CIPhotoEffectInstant`.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { KnownFilter("CIPhotoEffectInstant") }
    /// A filter `CIPhotoEffectProcess`.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { KnownFilter("CIPhotoEffectProcess") }
    /// A filter `CIPhotoEffectTransfer`.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { KnownFilter("CIPhotoEffectTransfer") }
}
