// The names of inputs, attributes and categories.

/// The input of the name `inputImage`.
public let kCIInputImageKey = "inputImage"
/// The input of the name `inputBackgroundImage`.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The input of the name `inputTargetImage`.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The input of the name `inputMaskImage`.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The input of the name `inputTransform`.
public let kCIInputTransformKey = "inputTransform"
/// The input of the name `inputScale`.
public let kCIInputScaleKey = "inputScale"
/// The input of the name `inputAspectRatio`.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The input of the name `inputCenter`.
public let kCIInputCenterKey = "inputCenter"
/// The input of the name `inputRadius`.
public let kCIInputRadiusKey = "inputRadius"
/// The input of the name `inputAngle`.
public let kCIInputAngleKey = "inputAngle"
/// The input of the name `inputRefraction`.
public let kCIInputRefractionKey = "inputRefraction"
/// The input of the name `inputWidth`.
public let kCIInputWidthKey = "inputWidth"
/// The input of the name `inputSharpness`.
public let kCIInputSharpnessKey = "inputSharpness"
/// The input of the name `inputIntensity`.
public let kCIInputIntensityKey = "inputIntensity"
/// The input of the name `inputAmount`.
public let kCIInputAmountKey = "inputAmount"
/// The input of the name `inputEV`.
public let kCIInputEVKey = "inputEV"
/// The input of the name `inputSaturation`.
public let kCIInputSaturationKey = "inputSaturation"
/// The input of the name `inputBrightness`.
public let kCIInputBrightnessKey = "inputBrightness"
/// The input of the name `inputContrast`.
public let kCIInputContrastKey = "inputContrast"
/// The input of the name `inputColor`.
public let kCIInputColorKey = "inputColor"
/// The input of the name `inputWeights`.
public let kCIInputWeightsKey = "inputWeights"
/// The input of the name `inputGradientImage`.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The input of the name `inputShadingImage`.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The input of the name `inputTime`.
public let kCIInputTimeKey = "inputTime"
/// The input of the name `inputExtent`.
public let kCIInputExtentKey = "inputExtent"
/// The input of the name `inputVersion`.
public let kCIInputVersionKey = "inputVersion"
/// The input of the name `inputMatteImage`.
public let kCIInputMatteImageKey = "inputMatteImage"
/// The input of the name `inputBias`.
public let kCIInputBiasKey = "inputBias"
/// The input of the name `inputColor0`.
public let kCIInputColor0Key = "inputColor0"
/// The input of the name `inputColor1`.
public let kCIInputColor1Key = "inputColor1"
/// The input of the name `inputCount`.
public let kCIInputCountKey = "inputCount"
/// The input of the name `inputRadius0`.
public let kCIInputRadius0Key = "inputRadius0"
/// The input of the name `inputRadius1`.
public let kCIInputRadius1Key = "inputRadius1"
/// The input of the name `inputPoint0`.
public let kCIInputPoint0Key = "inputPoint0"
/// The input of the name `inputPoint1`.
public let kCIInputPoint1Key = "inputPoint1"
/// The input of the name `inputThreshold`.
public let kCIInputThresholdKey = "inputThreshold"
/// What ``CIFilter/attributes`` says under `CIAttributeFilterName`.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// What ``CIFilter/attributes`` says under `CIAttributeFilterDisplayName`.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// What ``CIFilter/attributes`` says under `CIAttributeDescription`.
public let kCIAttributeDescription = "CIAttributeDescription"
/// What ``CIFilter/attributes`` says under `CIAttributeReferenceDocumentation`.
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// What ``CIFilter/attributes`` says under `CIAttributeFilterCategories`.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// What ``CIFilter/attributes`` says under `CIAttributeClass`.
public let kCIAttributeClass = "CIAttributeClass"
/// What ``CIFilter/attributes`` says under `CIAttributeType`.
public let kCIAttributeType = "CIAttributeType"
/// What ``CIFilter/attributes`` says under `CIAttributeMin`.
public let kCIAttributeMin = "CIAttributeMin"
/// What ``CIFilter/attributes`` says under `CIAttributeMax`.
public let kCIAttributeMax = "CIAttributeMax"
/// What ``CIFilter/attributes`` says under `CIAttributeSliderMin`.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// What ``CIFilter/attributes`` says under `CIAttributeSliderMax`.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// What ``CIFilter/attributes`` says under `CIAttributeDefault`.
public let kCIAttributeDefault = "CIAttributeDefault"
/// What ``CIFilter/attributes`` says under `CIAttributeIdentity`.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// What ``CIFilter/attributes`` says under `CIAttributeName`.
public let kCIAttributeName = "CIAttributeName"
/// What ``CIFilter/attributes`` says under `CIAttributeDisplayName`.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// A kind of input.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// A kind of input.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A kind of input.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// A kind of input.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// A kind of input.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// A kind of input.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// A kind of input.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// A kind of input.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// A kind of input.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// A kind of input.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// A kind of input.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// A kind of input.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// A kind of input.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// A kind of input.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// A kind of input.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// A kind of input.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
/// A family of filters.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// A family of filters.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// A family of filters.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// A family of filters.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// A family of filters.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// A family of filters.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// A family of filters.
public let kCICategoryTransition = "CICategoryTransition"
/// A family of filters.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// A family of filters.
public let kCICategoryGenerator = "CICategoryGenerator"
/// A family of filters.
public let kCICategoryReduction = "CICategoryReduction"
/// A family of filters.
public let kCICategoryGradient = "CICategoryGradient"
/// A family of filters.
public let kCICategoryStylize = "CICategoryStylize"
/// A family of filters.
public let kCICategorySharpen = "CICategorySharpen"
/// A family of filters.
public let kCICategoryBlur = "CICategoryBlur"
/// A family of filters.
public let kCICategoryVideo = "CICategoryVideo"
/// A family of filters.
public let kCICategoryStillImage = "CICategoryStillImage"
/// A family of filters.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// A family of filters.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// A family of filters.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// A family of filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// A family of filters.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
/// The output of filters.
public let kCIOutputImageKey = "outputImage"
