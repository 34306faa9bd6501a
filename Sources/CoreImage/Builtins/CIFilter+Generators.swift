public import CoreGraphics

// Generators as types: `CIFilter.checkerboardGenerator()`.

/// The inputs of CICheckerboardGenerator.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}

/// The inputs of CIStripesGenerator.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}

/// The inputs of CILinearGradient.
public protocol CILinearGradient: CIFilterProtocol {
    /// The input `inputPoint0`.
    var point0: CGPoint { get set }
    /// The input `inputPoint1`.
    var point1: CGPoint { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
}

/// The inputs of CISmoothLinearGradient.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The input `inputPoint0`.
    var point0: CGPoint { get set }
    /// The input `inputPoint1`.
    var point1: CGPoint { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
}

/// The inputs of CIRadialGradient.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputRadius0`.
    var radius0: Float { get set }
    /// The input `inputRadius1`.
    var radius1: Float { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
}

/// The inputs of CIGaussianGradient.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of CIQRCodeGenerator.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The input `inputMessage`.
    var message: Data { get set }
    /// The input `inputCorrectionLevel`.
    var correctionLevel: String { get set }
}

/// The inputs of CICode128BarcodeGenerator.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The input `inputMessage`.
    var message: Data { get set }
    /// The input `inputQuietSpace`.
    var quietSpace: Float { get set }
    /// The input `inputBarcodeHeight`.
    var barcodeHeight: Float { get set }
}

extension CIFilter {
    /// A filter `CICheckerboardGenerator`.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        KnownFilter("CICheckerboardGenerator")
    }
    /// A filter `CIStripesGenerator`.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { KnownFilter("CIStripesGenerator") }
    /// A filter `CILinearGradient`.
    public class func linearGradient() -> any CIFilter & CILinearGradient { KnownFilter("CILinearGradient") }
    /// A filter `CISmoothLinearGradient`.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        KnownFilter("CISmoothLinearGradient")
    }
    /// A filter `CIRadialGradient`.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { KnownFilter("CIRadialGradient") }
    /// A filter `CIGaussianGradient`.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { KnownFilter("CIGaussianGradient") }
    /// A filter `CIQRCodeGenerator`.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { KnownFilter("CIQRCodeGenerator") }
    /// A filter `CICode128BarcodeGenerator`.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        KnownFilter("CICode128BarcodeGenerator")
    }
}
