import CoreGraphics

extension KnownFilter {
    var alphaCoefficients: CIVector {
        get { input("inputAlphaCoefficients", CIVector([])) }
        set { setValue(newValue, forKey: "inputAlphaCoefficients") }
    }

    var barOffset: Float {
        get { number("inputBarOffset") }
        set { setValue(NSNumber(value: newValue), forKey: "inputBarOffset") }
    }

    var blueCoefficients: CIVector {
        get { input("inputBlueCoefficients", CIVector([])) }
        set { setValue(newValue, forKey: "inputBlueCoefficients") }
    }

    var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
    }

    var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
    }

    var colorSpace: CGColorSpace? {
        get { value(forKey: "inputColorSpace") as? CGColorSpace }
        set { setValue(newValue, forKey: "inputColorSpace") }
    }

    var compression: Float {
        get { number("inputCompression") }
        set { setValue(NSNumber(value: newValue), forKey: "inputCompression") }
    }

    var count: Int {
        get { Int(number("inputCount")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCount") }
    }

    var crop: Bool {
        get { number("inputCrop") != 0 }
        set { setValue(NSNumber(value: newValue), forKey: "inputCrop") }
    }

    var cubeData: Data {
        get { input("inputCubeData", Data()) }
        set { setValue(newValue, forKey: "inputCubeData") }
    }

    var cubeDimension: Float {
        get { number("inputCubeDimension") }
        set { setValue(NSNumber(value: newValue), forKey: "inputCubeDimension") }
    }

    var gradientImage: CIImage? {
        get { value(forKey: "inputGradientImage") as? CIImage }
        set { setValue(newValue, forKey: "inputGradientImage") }
    }

    var greenCoefficients: CIVector {
        get { input("inputGreenCoefficients", CIVector([])) }
        set { setValue(newValue, forKey: "inputGreenCoefficients") }
    }

    var height: Float {
        get { number("inputHeight") }
        set { setValue(NSNumber(value: newValue), forKey: "inputHeight") }
    }

    var neutral: CIVector {
        get { input("inputNeutral", CIVector([])) }
        set { setValue(newValue, forKey: "inputNeutral") }
    }

    var noiseLevel: Float {
        get { number("inputNoiseLevel") }
        set { setValue(NSNumber(value: newValue), forKey: "inputNoiseLevel") }
    }

    var opacity: Float {
        get { number("inputOpacity") }
        set { setValue(NSNumber(value: newValue), forKey: "inputOpacity") }
    }

    var redCoefficients: CIVector {
        get { input("inputRedCoefficients", CIVector([])) }
        set { setValue(newValue, forKey: "inputRedCoefficients") }
    }

    var shadowDensity: Float {
        get { number("inputShadowDensity") }
        set { setValue(NSNumber(value: newValue), forKey: "inputShadowDensity") }
    }

    var shadowOffset: CGPoint {
        get { point("inputShadowOffset") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputShadowOffset") }
    }

    var maxStriationRadius: Float {
        get { number("inputMaxStriationRadius") }
        set { setValue(NSNumber(value: newValue), forKey: "inputMaxStriationRadius") }
    }

    var striationStrength: Float {
        get { number("inputStriationStrength") }
        set { setValue(NSNumber(value: newValue), forKey: "inputStriationStrength") }
    }

    var striationContrast: Float {
        get { number("inputStriationContrast") }
        set { setValue(NSNumber(value: newValue), forKey: "inputStriationContrast") }
    }

    var fadeThreshold: Float {
        get { number("inputFadeThreshold") }
        set { setValue(NSNumber(value: newValue), forKey: "inputFadeThreshold") }
    }

    var shadowRadius: Float {
        get { number("inputShadowRadius") }
        set { setValue(NSNumber(value: newValue), forKey: "inputShadowRadius") }
    }

    var targetNeutral: CIVector {
        get { input("inputTargetNeutral", CIVector([])) }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }

    var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
    }

    var topRight: CGPoint {
        get { point("inputTopRight") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
    }
}

extension KnownFilter: CITemperatureAndTint, CIColorCube, CIColorCubeWithColorSpace, CIColorMap, CIColorPolynomial,
    CIColorCrossPolynomial, CIPerspectiveTransform, CIPerspectiveTransformWithExtent, CIPerspectiveCorrection,
    CIMorphologyMaximum, CIMorphologyMinimum, CIMorphologyGradient, CIMorphologyRectangleMaximum,
    CIMorphologyRectangleMinimum, CINoiseReduction, CIDotScreen, CILineScreen, CIHatchedScreen, CICircularScreen,
    CIKaleidoscope, CIHexagonalPixellate, CISwipeTransition, CIBarsSwipeTransition, CIFlashTransition,
    CICopyMachineTransition, CIModTransition,
    CIDisintegrateWithMaskTransition, CIRandomGenerator, CIRoundedRectangleGenerator
{}
