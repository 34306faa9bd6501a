// Compositing as types: `CIFilter.sourceOverCompositing()`.

/// The inputs of CICompositeOperation.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputBackgroundImage`.
    var backgroundImage: CIImage? { get set }
}

extension CIFilter {
    /// A filter `CISourceOverCompositing`.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        KnownFilter("CISourceOverCompositing")
    }
    /// A filter `CISourceInCompositing`.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        KnownFilter("CISourceInCompositing")
    }
    /// A filter `CISourceOutCompositing`.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        KnownFilter("CISourceOutCompositing")
    }
    /// A filter `CISourceAtopCompositing`.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        KnownFilter("CISourceAtopCompositing")
    }
    /// A filter `CIAdditionCompositing`.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        KnownFilter("CIAdditionCompositing")
    }
    /// A filter `CIMaximumCompositing`.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        KnownFilter("CIMaximumCompositing")
    }
    /// A filter `CIMinimumCompositing`.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        KnownFilter("CIMinimumCompositing")
    }
    /// A filter `CIMultiplyCompositing`.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        KnownFilter("CIMultiplyCompositing")
    }
    /// A filter `CIMultiplyBlendMode`.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { KnownFilter("CIMultiplyBlendMode") }
    /// A filter `CIScreenBlendMode`.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { KnownFilter("CIScreenBlendMode") }
    /// A filter `CIDarkenBlendMode`.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { KnownFilter("CIDarkenBlendMode") }
    /// A filter `CILightenBlendMode`.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { KnownFilter("CILightenBlendMode") }
    /// A filter `CIDifferenceBlendMode`.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        KnownFilter("CIDifferenceBlendMode")
    }
    /// A filter `CIExclusionBlendMode`.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        KnownFilter("CIExclusionBlendMode")
    }
    /// A filter `CIOverlayBlendMode`.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { KnownFilter("CIOverlayBlendMode") }
    /// A filter `CIHardLightBlendMode`.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        KnownFilter("CIHardLightBlendMode")
    }
    /// A filter `CISoftLightBlendMode`.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        KnownFilter("CISoftLightBlendMode")
    }
    /// A filter `CIColorDodgeBlendMode`.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        KnownFilter("CIColorDodgeBlendMode")
    }
    /// A filter `CIColorBurnBlendMode`.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        KnownFilter("CIColorBurnBlendMode")
    }
    /// A filter `CISubtractBlendMode`.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { KnownFilter("CISubtractBlendMode") }
}
