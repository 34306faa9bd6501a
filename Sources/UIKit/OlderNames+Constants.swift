// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Constants of earlier versions of Swift and iOS. Each says itself what it is called today.
public import CoreGraphics
public import QuartzCore

@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubicPaced") public let kCAAnimationCubicPaced =
    CAAnimationCalculationMode.cubicPaced
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse") public
    let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
@available(*, deprecated, renamed: "CALayerContentsGravity.top") public let kCAGravityTop = CALayerContentsGravity.top
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom") public let kCAGravityBottom = CALayerContentsGravity
    .bottom
@available(*, deprecated, renamed: "CALayerContentsGravity.left") public let kCAGravityLeft = CALayerContentsGravity
    .left
@available(*, deprecated, renamed: "CALayerContentsGravity.right") public let kCAGravityRight = CALayerContentsGravity
    .right
@available(*, deprecated, renamed: "CALayerContentsGravity.topLeft") public let kCAGravityTopLeft =
    CALayerContentsGravity.topLeft
@available(*, deprecated, renamed: "CALayerContentsGravity.topRight") public let kCAGravityTopRight =
    CALayerContentsGravity.topRight
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomLeft") public let kCAGravityBottomLeft =
    CALayerContentsGravity.bottomLeft
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomRight") public let kCAGravityBottomRight =
    CALayerContentsGravity.bottomRight
@available(*, deprecated, renamed: "CALayerContentsFilter.nearest") public let kCAFilterNearest = CALayerContentsFilter
    .nearest
@available(*, deprecated, renamed: "CALayerContentsFilter.linear") public let kCAFilterLinear = CALayerContentsFilter
    .linear
@available(*, deprecated, renamed: "CALayerContentsFilter.trilinear") public let kCAFilterTrilinear =
    CALayerContentsFilter.trilinear
@available(*, deprecated, renamed: "CAGradientLayerType.axial") public let kCAGradientLayerAxial = CAGradientLayerType
    .axial
@available(*, deprecated, renamed: "CAGradientLayerType.radial") public let kCAGradientLayerRadial = CAGradientLayerType
    .radial
@available(*, deprecated, renamed: "CAGradientLayerType.conic") public let kCAGradientLayerConic = CAGradientLayerType
    .conic
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural") public let kCAAlignmentNatural =
    CATextLayerAlignmentMode.natural
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left") public let kCAAlignmentLeft =
    CATextLayerAlignmentMode.left
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right") public let kCAAlignmentRight =
    CATextLayerAlignmentMode.right
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center") public let kCAAlignmentCenter =
    CATextLayerAlignmentMode.center
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.justified") public let kCAAlignmentJustified =
    CATextLayerAlignmentMode.justified
@available(*, deprecated, renamed: "CATextLayerTruncationMode.none") public let kCATruncationNone =
    CATextLayerTruncationMode.none
@available(*, deprecated, renamed: "CATextLayerTruncationMode.start") public let kCATruncationStart =
    CATextLayerTruncationMode.start
@available(*, deprecated, renamed: "CATextLayerTruncationMode.middle") public let kCATruncationMiddle =
    CATextLayerTruncationMode.middle
@available(*, deprecated, renamed: "CATextLayerTruncationMode.end") public let kCATruncationEnd =
    CATextLayerTruncationMode.end
@available(*, deprecated, renamed: "CAValueFunctionName.rotateX") public let kCAValueFunctionRotateX =
    CAValueFunctionName.rotateX
@available(*, deprecated, renamed: "CAValueFunctionName.rotateY") public let kCAValueFunctionRotateY =
    CAValueFunctionName.rotateY
@available(*, deprecated, renamed: "CAValueFunctionName.rotateZ") public let kCAValueFunctionRotateZ =
    CAValueFunctionName.rotateZ
@available(*, deprecated, renamed: "CAValueFunctionName.scale") public let kCAValueFunctionScale = CAValueFunctionName
    .scale
@available(*, deprecated, renamed: "CAValueFunctionName.scaleX") public let kCAValueFunctionScaleX = CAValueFunctionName
    .scaleX
@available(*, deprecated, renamed: "CAValueFunctionName.scaleY") public let kCAValueFunctionScaleY = CAValueFunctionName
    .scaleY
@available(*, deprecated, renamed: "CAValueFunctionName.scaleZ") public let kCAValueFunctionScaleZ = CAValueFunctionName
    .scaleZ
@available(*, deprecated, renamed: "CAValueFunctionName.translate") public let kCAValueFunctionTranslate =
    CAValueFunctionName.translate
@available(*, deprecated, renamed: "CAValueFunctionName.translateX") public let kCAValueFunctionTranslateX =
    CAValueFunctionName.translateX
@available(*, deprecated, renamed: "CAValueFunctionName.translateY") public let kCAValueFunctionTranslateY =
    CAValueFunctionName.translateY
@available(*, deprecated, renamed: "CAValueFunctionName.translateZ") public let kCAValueFunctionTranslateZ =
    CAValueFunctionName.translateZ
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point") public let kCAEmitterLayerPoint =
    CAEmitterLayerEmitterShape.point
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line") public let kCAEmitterLayerLine =
    CAEmitterLayerEmitterShape.line
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.rectangle") public let kCAEmitterLayerRectangle =
    CAEmitterLayerEmitterShape.rectangle
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.cuboid") public let kCAEmitterLayerCuboid =
    CAEmitterLayerEmitterShape.cuboid
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.circle") public let kCAEmitterLayerCircle =
    CAEmitterLayerEmitterShape.circle
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.sphere") public let kCAEmitterLayerSphere =
    CAEmitterLayerEmitterShape.sphere
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.points") public let kCAEmitterLayerPoints =
    CAEmitterLayerEmitterMode.points
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.outline") public let kCAEmitterLayerOutline =
    CAEmitterLayerEmitterMode.outline
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.surface") public let kCAEmitterLayerSurface =
    CAEmitterLayerEmitterMode.surface
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.volume") public let kCAEmitterLayerVolume =
    CAEmitterLayerEmitterMode.volume
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.unordered") public let kCAEmitterLayerUnordered =
    CAEmitterLayerRenderMode.unordered
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestFirst") public let kCAEmitterLayerOldestFirst =
    CAEmitterLayerRenderMode.oldestFirst
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestLast") public let kCAEmitterLayerOldestLast =
    CAEmitterLayerRenderMode.oldestLast
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.backToFront") public let kCAEmitterLayerBackToFront =
    CAEmitterLayerRenderMode.backToFront
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.additive") public let kCAEmitterLayerAdditive =
    CAEmitterLayerRenderMode.additive
@available(*, deprecated, renamed: "NSAttributedString.Key.font") public let NSFontAttributeName = NSAttributedString
    .Key.font
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle") public let NSParagraphStyleAttributeName =
    NSAttributedString.Key.paragraphStyle
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor") public let NSForegroundColorAttributeName =
    NSAttributedString.Key.foregroundColor
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor") public let NSBackgroundColorAttributeName =
    NSAttributedString.Key.backgroundColor
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature") public let NSLigatureAttributeName =
    NSAttributedString.Key.ligature
@available(*, deprecated, renamed: "NSAttributedString.Key.kern") public let NSKernAttributeName = NSAttributedString
    .Key.kern
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle") public
    let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle") public let NSUnderlineStyleAttributeName =
    NSAttributedString.Key.underlineStyle
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor") public let NSStrokeColorAttributeName =
    NSAttributedString.Key.strokeColor
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth") public let NSStrokeWidthAttributeName =
    NSAttributedString.Key.strokeWidth
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow") public let NSShadowAttributeName =
    NSAttributedString.Key.shadow
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment") public let NSAttachmentAttributeName =
    NSAttributedString.Key.attachment
@available(*, deprecated, renamed: "NSAttributedString.Key.link") public let NSLinkAttributeName = NSAttributedString
    .Key.link
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset") public let NSBaselineOffsetAttributeName =
    NSAttributedString.Key.baselineOffset
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor") public let NSUnderlineColorAttributeName =
    NSAttributedString.Key.underlineColor
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor") public
    let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
@available(*, deprecated, renamed: "UIFont.TextStyle.body") public let UIFontTextStyleBody = UIFont.TextStyle.body
@available(*, deprecated, renamed: "UIFont.TextStyle.caption1") public let UIFontTextStyleCaption1 = UIFont.TextStyle
    .caption1
@available(*, deprecated, renamed: "UIFont.TextStyle.caption2") public let UIFontTextStyleCaption2 = UIFont.TextStyle
    .caption2
@available(*, deprecated, renamed: "UIFont.TextStyle.footnote") public let UIFontTextStyleFootnote = UIFont.TextStyle
    .footnote
@available(*, deprecated, renamed: "UIFont.TextStyle.headline") public let UIFontTextStyleHeadline = UIFont.TextStyle
    .headline
@available(*, deprecated, renamed: "UIFont.TextStyle.subheadline") public let UIFontTextStyleSubheadline = UIFont
    .TextStyle.subheadline
@available(*, deprecated, renamed: "UIFont.TextStyle.title1") public let UIFontTextStyleTitle1 = UIFont.TextStyle.title1
@available(*, deprecated, renamed: "UIFont.TextStyle.title2") public let UIFontTextStyleTitle2 = UIFont.TextStyle.title2
@available(*, deprecated, renamed: "UIFont.TextStyle.title3") public let UIFontTextStyleTitle3 = UIFont.TextStyle.title3
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight") public let UIFontWeightUltraLight = UIFont.Weight
    .ultraLight
@available(*, deprecated, renamed: "UIFont.Weight.thin") public let UIFontWeightThin = UIFont.Weight.thin
@available(*, deprecated, renamed: "UIFont.Weight.light") public let UIFontWeightLight = UIFont.Weight.light
@available(*, deprecated, renamed: "UIFont.Weight.regular") public let UIFontWeightRegular = UIFont.Weight.regular
@available(*, deprecated, renamed: "UIFont.Weight.medium") public let UIFontWeightMedium = UIFont.Weight.medium
@available(*, deprecated, renamed: "UIFont.Weight.semibold") public let UIFontWeightSemibold = UIFont.Weight.semibold
@available(*, deprecated, renamed: "UIFont.Weight.bold") public let UIFontWeightBold = UIFont.Weight.bold
@available(*, deprecated, renamed: "UIFont.Weight.heavy") public let UIFontWeightHeavy = UIFont.Weight.heavy
@available(*, deprecated, renamed: "UIFont.Weight.black") public let UIFontWeightBlack = UIFont.Weight.black
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal") public
    let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast") public let UIScrollViewDecelerationRateFast =
    UIScrollView.DecelerationRate.fast
@available(*, deprecated, renamed: "UILayoutPriority.required") public let UILayoutPriorityRequired = UILayoutPriority
    .required
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh") public let UILayoutPriorityDefaultHigh =
    UILayoutPriority.defaultHigh
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow") public let UILayoutPriorityDefaultLow =
    UILayoutPriority.defaultLow
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel") public let UILayoutPriorityFittingSizeLevel =
    UILayoutPriority.fittingSizeLevel
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize") @preconcurrency @MainActor public
    var UILayoutFittingCompressedSize: CGSize
{ UIView.layoutFittingCompressedSize }
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize") @preconcurrency @MainActor public
    var UILayoutFittingExpandedSize: CGSize
{ UIView.layoutFittingExpandedSize }
@available(*, deprecated, renamed: "UITransitionContextViewControllerKey.from") public
    let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from
@available(*, deprecated, renamed: "UITransitionContextViewControllerKey.to") public
    let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to
@available(*, deprecated, renamed: "UITransitionContextViewKey.from") public let UITransitionContextFromViewKey =
    UITransitionContextViewKey.from
@available(*, deprecated, renamed: "UITransitionContextViewKey.to") public let UITransitionContextToViewKey =
    UITransitionContextViewKey.to
@available(*, deprecated, renamed: "UIWindow.Level.normal") public let UIWindowLevelNormal = UIWindow.Level.normal
@available(*, deprecated, renamed: "UIWindow.Level.alert") public let UIWindowLevelAlert = UIWindow.Level.alert
@available(*, deprecated, renamed: "UIWindow.Level.statusBar") public let UIWindowLevelStatusBar = UIWindow.Level
    .statusBar
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
    UIAccessibility.isReduceMotionEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isReduceTransparencyEnabled")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
    UIAccessibility.isReduceTransparencyEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning") public func UIAccessibilityIsVoiceOverRunning()
    -> Bool
{
    UIAccessibility.isVoiceOverRunning
}
@available(*, deprecated, renamed: "UIAccessibility.isBoldTextEnabled") public func UIAccessibilityIsBoldTextEnabled()
    -> Bool
{
    UIAccessibility.isBoldTextEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isSwitchControlRunning")
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
    UIAccessibility.isSwitchControlRunning
}
@available(*, deprecated, renamed: "UIAccessibility.isAssistiveTouchRunning")
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
    UIAccessibility.isAssistiveTouchRunning
}
@available(*, deprecated, renamed: "UIAccessibility.isGrayscaleEnabled") public func UIAccessibilityIsGrayscaleEnabled()
    -> Bool
{
    UIAccessibility.isGrayscaleEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isInvertColorsEnabled")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
    UIAccessibility.isInvertColorsEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isGuidedAccessEnabled")
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool {
    UIAccessibility.isGuidedAccessEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isMonoAudioEnabled") public func UIAccessibilityIsMonoAudioEnabled()
    -> Bool
{
    UIAccessibility.isMonoAudioEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isClosedCaptioningEnabled")
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
    UIAccessibility.isClosedCaptioningEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isSpeakScreenEnabled")
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool {
    UIAccessibility.isSpeakScreenEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isSpeakSelectionEnabled")
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
    UIAccessibility.isSpeakSelectionEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isShakeToUndoEnabled")
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool {
    UIAccessibility.isShakeToUndoEnabled
}
@available(*, deprecated, renamed: "UIAccessibility.isDarkerSystemColorsEnabled")
public
    func UIAccessibilityDarkerSystemColorsEnabled() -> Bool
{ UIAccessibility.isDarkerSystemColorsEnabled }
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalMinimum") public
    let UIApplicationBackgroundFetchIntervalMinimum = UIApplication.backgroundFetchIntervalMinimum
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalNever") public
    let UIApplicationBackgroundFetchIntervalNever = UIApplication.backgroundFetchIntervalNever

extension NSUnderlineStyle {
    @available(*, deprecated, renamed: "single") public static var styleSingle: NSUnderlineStyle { .single }
    @available(*, deprecated, renamed: "thick") public static var styleThick: NSUnderlineStyle { .thick }
    @available(*, deprecated, renamed: "double") public static var styleDouble: NSUnderlineStyle { .double }
    @available(*, deprecated, message: "Use [] instead.") public static var styleNone: NSUnderlineStyle { [] }
}
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.none") public let kCAScrollNone =
    CAScrollLayerScrollMode.none
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.vertically") public let kCAScrollVertically =
    CAScrollLayerScrollMode.vertically
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.horizontally") public let kCAScrollHorizontally =
    CAScrollLayerScrollMode.horizontally
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.both") public let kCAScrollBoth =
    CAScrollLayerScrollMode.both
@available(*, deprecated, renamed: "CALayerCornerCurve.circular") public let kCACornerCurveCircular =
    CALayerCornerCurve.circular
@available(*, deprecated, renamed: "CALayerCornerCurve.continuous") public let kCACornerCurveContinuous =
    CALayerCornerCurve.continuous
@available(*, deprecated, renamed: "CALayerContentsFormat.RGBA8Uint") public let kCAContentsFormatRGBA8Uint =
    CALayerContentsFormat.RGBA8Uint
@available(*, deprecated, renamed: "CALayerContentsFormat.RGBA16Float") public let kCAContentsFormatRGBA16Float =
    CALayerContentsFormat.RGBA16Float
@available(*, deprecated, renamed: "CALayerContentsFormat.gray8Uint") public let kCAContentsFormatGray8Uint =
    CALayerContentsFormat.gray8Uint
@available(*, deprecated, renamed: "UINavigationController.hideShowBarDuration") public
    let UINavigationControllerHideShowBarDuration: CGFloat = 0.2
