import CoreGraphics

/// What every filter as a type has.
public protocol CIFilterProtocol: AnyObject {
    /// What the filter makes; nil while an image is missing.
    var outputImage: CIImage? { get }
}

/// The filters as types: their inputs are properties.
final class KnownFilter: CIFilter, @unchecked Sendable {
    init(_ name: String) {
        guard let kind = FilterKind.named(name) else { preconditionFailure("There is no filter \(name).") }
        super.init(kind: kind)
    }

    func input<T>(_ key: String, _ standard: T) -> T { value(forKey: key) as? T ?? standard }

    func number(_ key: String) -> Float { FilterValues(values: [key: value(forKey: key) as Any]).float(key) }

    func point(_ key: String) -> CGPoint { input(key, CIVector([])).cgPointValue }

    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }

    var saturation: Float {
        get { number("inputSaturation") }
        set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
    }

    var brightness: Float {
        get { number("inputBrightness") }
        set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
    }

    var contrast: Float {
        get { number("inputContrast") }
        set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
    }

    var ev: Float {
        get { number("inputEV") }
        set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
    }

    var power: Float {
        get { number("inputPower") }
        set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
    }

    var angle: Float {
        get { number("inputAngle") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
    }

    var amount: Float {
        get { number("inputAmount") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAmount") }
    }

    var rVector: CIVector {
        get { input("inputRVector", CIVector([])) }
        set { setValue(newValue, forKey: "inputRVector") }
    }

    var gVector: CIVector {
        get { input("inputGVector", CIVector([])) }
        set { setValue(newValue, forKey: "inputGVector") }
    }

    var bVector: CIVector {
        get { input("inputBVector", CIVector([])) }
        set { setValue(newValue, forKey: "inputBVector") }
    }

    var aVector: CIVector {
        get { input("inputAVector", CIVector([])) }
        set { setValue(newValue, forKey: "inputAVector") }
    }

    var biasVector: CIVector {
        get { input("inputBiasVector", CIVector([])) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }

    var minComponents: CIVector {
        get { input("inputMinComponents", CIVector([])) }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }

    var maxComponents: CIVector {
        get { input("inputMaxComponents", CIVector([])) }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }

    var point0: CGPoint {
        get { point("inputPoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }

    var point1: CGPoint {
        get { point("inputPoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }

    var point2: CGPoint {
        get { point("inputPoint2") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
    }

    var point3: CGPoint {
        get { point("inputPoint3") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
    }

    var point4: CGPoint {
        get { point("inputPoint4") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
    }

    var color: CIColor {
        get { input("inputColor", CIColor.clear) }
        set { setValue(newValue, forKey: "inputColor") }
    }

    var highlightAmount: Float {
        get { number("inputHighlightAmount") }
        set { setValue(NSNumber(value: newValue), forKey: "inputHighlightAmount") }
    }

    var shadowAmount: Float {
        get { number("inputShadowAmount") }
        set { setValue(NSNumber(value: newValue), forKey: "inputShadowAmount") }
    }

    var intensity: Float {
        get { number("inputIntensity") }
        set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
    }

    var levels: Float {
        get { number("inputLevels") }
        set { setValue(NSNumber(value: newValue), forKey: "inputLevels") }
    }

    var color0: CIColor {
        get { input("inputColor0", CIColor.clear) }
        set { setValue(newValue, forKey: "inputColor0") }
    }

    var color1: CIColor {
        get { input("inputColor1", CIColor.clear) }
        set { setValue(newValue, forKey: "inputColor1") }
    }

    var threshold: Float {
        get { number("inputThreshold") }
        set { setValue(NSNumber(value: newValue), forKey: "inputThreshold") }
    }

    var radius: Float {
        get { number("inputRadius") }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
    }

    var center: CGPoint {
        get { point("inputCenter") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }

    var falloff: Float {
        get { number("inputFalloff") }
        set { setValue(NSNumber(value: newValue), forKey: "inputFalloff") }
    }

    var sharpness: Float {
        get { number("inputSharpness") }
        set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
    }

    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }

    var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }

    var scale: Float {
        get { number("inputScale") }
        set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
    }

    var transform: CGAffineTransform {
        get { FilterValues(values: ["inputTransform": value(forKey: "inputTransform") as Any]).transform }
        set { setValue(newValue, forKey: "inputTransform") }
    }

    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
    }

    var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }

    var time: Float {
        get { number("inputTime") }
        set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
    }

    var extent: CGRect {
        get { input("inputExtent", CIVector([])).cgRectValue }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }

    var width: Float {
        get { number("inputWidth") }
        set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
    }

    var radius0: Float {
        get { number("inputRadius0") }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
    }

    var radius1: Float {
        get { number("inputRadius1") }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
    }

    var message: Data {
        get { input("inputMessage", Data()) }
        set { setValue(newValue, forKey: "inputMessage") }
    }

    var correctionLevel: String {
        get { input("inputCorrectionLevel", "") }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }

    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { setValue(NSNumber(value: newValue), forKey: "inputQuietSpace") }
    }

    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { setValue(NSNumber(value: newValue), forKey: "inputBarcodeHeight") }
    }
}

extension KnownFilter: CIColorControls, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIVibrance, CIColorMatrix,
    CIColorClamp, CILinearToSRGBToneCurve, CISRGBToneCurveToLinear, CIToneCurve, CIWhitePointAdjust,
    CIHighlightShadowAdjust, CISepiaTone, CIColorMonochrome, CIColorInvert, CIColorPosterize, CIFalseColor,
    CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent, CIColorThreshold, CIVignette, CIVignetteEffect,
    CIPhotoEffect, CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIMotionBlur, CIZoomBlur, CIMedian, CIUnsharpMask,
    CISharpenLuminance, CIBloom, CIGloom, CIEdges, CIBlendWithMask, CIPixellate, CICrystallize, CIPointillize,
    CITwirlDistortion, CIVortexDistortion, CIBumpDistortion, CIPinchDistortion, CIHoleDistortion, CIAffineClamp,
    CIAffineTile, CILanczosScaleTransform, CIStraighten, CIDissolveTransition, CIAreaReductionFilter,
    CICompositeOperation, CICheckerboardGenerator, CIStripesGenerator, CILinearGradient, CISmoothLinearGradient,
    CIRadialGradient, CIGaussianGradient, CIQRCodeGenerator, CICode128BarcodeGenerator
{}
