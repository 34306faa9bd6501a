public import CoreGraphics

// Tables and coefficients of colours as types: `CIFilter.colorCube()`.

/// The inputs of CITemperatureAndTint.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputNeutral`.
    var neutral: CIVector { get set }
    /// The input `inputTargetNeutral`.
    var targetNeutral: CIVector { get set }
}

/// The inputs of CIColorCube.
public protocol CIColorCube: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCubeDimension`.
    var cubeDimension: Float { get set }
    /// The input `inputCubeData`.
    var cubeData: Data { get set }
}

/// The inputs of CIColorCubeWithColorSpace.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCubeDimension`.
    var cubeDimension: Float { get set }
    /// The input `inputCubeData`.
    var cubeData: Data { get set }
    /// The input `inputColorSpace`.
    var colorSpace: CGColorSpace? { get set }
}

/// The inputs of CIColorMap.
public protocol CIColorMap: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputGradientImage`.
    var gradientImage: CIImage? { get set }
}

/// The inputs of CIColorPolynomial.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRedCoefficients`.
    var redCoefficients: CIVector { get set }
    /// The input `inputGreenCoefficients`.
    var greenCoefficients: CIVector { get set }
    /// The input `inputBlueCoefficients`.
    var blueCoefficients: CIVector { get set }
    /// The input `inputAlphaCoefficients`.
    var alphaCoefficients: CIVector { get set }
}

/// The inputs of CIColorCrossPolynomial.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputRedCoefficients`.
    var redCoefficients: CIVector { get set }
    /// The input `inputGreenCoefficients`.
    var greenCoefficients: CIVector { get set }
    /// The input `inputBlueCoefficients`.
    var blueCoefficients: CIVector { get set }
}

extension CIFilter {
    /// A filter `CITemperatureAndTint`.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        KnownFilter("CITemperatureAndTint")
    }
    /// A filter `CIColorCube`.
    public class func colorCube() -> any CIFilter & CIColorCube { KnownFilter("CIColorCube") }
    /// A filter `CIColorCubeWithColorSpace`.
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
        KnownFilter("CIColorCubeWithColorSpace")
    }
    /// A filter `CIColorMap`.
    public class func colorMap() -> any CIFilter & CIColorMap { KnownFilter("CIColorMap") }
    /// A filter `CIColorPolynomial`.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { KnownFilter("CIColorPolynomial") }
    /// A filter `CIColorCrossPolynomial`.
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
        KnownFilter("CIColorCrossPolynomial")
    }
}
