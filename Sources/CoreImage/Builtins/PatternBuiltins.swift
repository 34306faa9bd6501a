public import CoreGraphics

// Screens, mirrors, transitions and generators as types: `CIFilter.kaleidoscope()`.

/// The inputs of CIDotScreen.
public protocol CIDotScreen: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
}

/// The inputs of CILineScreen.
public protocol CILineScreen: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
}

/// The inputs of CIHatchedScreen.
public protocol CIHatchedScreen: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
}

/// The inputs of CICircularScreen.
public protocol CICircularScreen: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
}

/// The inputs of CIKaleidoscope.
public protocol CIKaleidoscope: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCount`.
    var count: Int { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of CIHexagonalPixellate.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}

/// The inputs of CISwipeTransition.
public protocol CISwipeTransition: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTargetImage`.
    var targetImage: CIImage? { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputTime`.
    var time: Float { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
    /// The input `inputOpacity`.
    var opacity: Float { get set }
}

/// The inputs of CIBarsSwipeTransition.
public protocol CIBarsSwipeTransition: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTargetImage`.
    var targetImage: CIImage? { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
    /// The input `inputBarOffset`.
    var barOffset: Float { get set }
    /// The input `inputTime`.
    var time: Float { get set }
}

/// The inputs of CIFlashTransition.
public protocol CIFlashTransition: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTargetImage`.
    var targetImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputTime`.
    var time: Float { get set }
    /// The input `inputMaxStriationRadius`.
    var maxStriationRadius: Float { get set }
    /// The input `inputStriationStrength`.
    var striationStrength: Float { get set }
    /// The input `inputStriationContrast`.
    var striationContrast: Float { get set }
    /// The input `inputFadeThreshold`.
    var fadeThreshold: Float { get set }
}

/// The inputs of CICopyMachineTransition.
public protocol CICopyMachineTransition: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTargetImage`.
    var targetImage: CIImage? { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputTime`.
    var time: Float { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
    /// The input `inputOpacity`.
    var opacity: Float { get set }
}

/// The inputs of CIModTransition.
public protocol CIModTransition: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTargetImage`.
    var targetImage: CIImage? { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputTime`.
    var time: Float { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputCompression`.
    var compression: Float { get set }
}

/// The inputs of CIDisintegrateWithMaskTransition.
public protocol CIDisintegrateWithMaskTransition: CIFilterProtocol {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The input `inputTargetImage`.
    var targetImage: CIImage? { get set }
    /// The input `inputMaskImage`.
    var maskImage: CIImage? { get set }
    /// The input `inputTime`.
    var time: Float { get set }
    /// The input `inputShadowRadius`.
    var shadowRadius: Float { get set }
    /// The input `inputShadowDensity`.
    var shadowDensity: Float { get set }
    /// The input `inputShadowOffset`.
    var shadowOffset: CGPoint { get set }
}

/// The inputs of CIRandomGenerator.
public protocol CIRandomGenerator: CIFilterProtocol {
}

/// The inputs of CIRoundedRectangleGenerator.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
}

extension CIFilter {
    /// A filter `CIDotScreen`.
    public class func dotScreen() -> any CIFilter & CIDotScreen { KnownFilter("CIDotScreen") }
    /// A filter `CILineScreen`.
    public class func lineScreen() -> any CIFilter & CILineScreen { KnownFilter("CILineScreen") }
    /// A filter `CIHatchedScreen`.
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { KnownFilter("CIHatchedScreen") }
    /// A filter `CICircularScreen`.
    public class func circularScreen() -> any CIFilter & CICircularScreen { KnownFilter("CICircularScreen") }
    /// A filter `CIKaleidoscope`.
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { KnownFilter("CIKaleidoscope") }
    /// A filter `CIHexagonalPixellate`.
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        KnownFilter("CIHexagonalPixellate")
    }
    /// A filter `CISwipeTransition`.
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { KnownFilter("CISwipeTransition") }
    /// A filter `CIBarsSwipeTransition`.
    public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
        KnownFilter("CIBarsSwipeTransition")
    }
    /// A filter `CIFlashTransition`.
    public class func flashTransition() -> any CIFilter & CIFlashTransition { KnownFilter("CIFlashTransition") }
    /// A filter `CICopyMachineTransition`.
    public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
        KnownFilter("CICopyMachineTransition")
    }
    /// A filter `CIModTransition`.
    public class func modTransition() -> any CIFilter & CIModTransition { KnownFilter("CIModTransition") }
    /// A filter `CIDisintegrateWithMaskTransition`.
    public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
        KnownFilter("CIDisintegrateWithMaskTransition")
    }
    /// A filter `CIRandomGenerator`.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { KnownFilter("CIRandomGenerator") }
    /// A filter `CIRoundedRectangleGenerator`.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        KnownFilter("CIRoundedRectangleGenerator")
    }
}
