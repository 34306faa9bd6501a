// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Each says itself what it is called today.
public import CoreGraphics
public import QuartzCore

// Names of earlier versions of Swift and iOS, for sources that have not been brought up to date.

@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase
@available(*, deprecated, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType
@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype
@available(*, deprecated, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase
@available(*, deprecated, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
@available(*, deprecated, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
@available(*, deprecated, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
@available(*, deprecated, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
@available(*, deprecated, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level
@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

// MARK: - Insets and offsets

@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(*, deprecated, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

@available(*, deprecated, renamed: "UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The insets that keep nothing back.
public let UIEdgeInsetsZero = UIEdgeInsets.zero
/// The offset that moves nothing.
public let UIOffsetZero = UIOffset.zero
/// A size that no view asks for along an axis.
public let UIViewNoIntrinsicMetric: CGFloat = -1

@available(*, deprecated, message: "Use pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(*, deprecated, message: "Use jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

// MARK: - Strings of layers and animations

public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
public let kCAGravityCenter = CALayerContentsGravity.center
public let kCAGravityResize = CALayerContentsGravity.resize
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
public let kCALineCapButt = CAShapeLayerLineCap.butt
public let kCALineCapRound = CAShapeLayerLineCap.round
public let kCALineCapSquare = CAShapeLayerLineCap.square
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
public let kCALineJoinRound = CAShapeLayerLineJoin.round
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
public let kCATransitionFade = CATransitionType.fade
public let kCATransitionMoveIn = CATransitionType.moveIn
public let kCATransitionPush = CATransitionType.push
public let kCATransitionReveal = CATransitionType.reveal
public let kCATransitionFromRight = CATransitionSubtype.fromRight
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
public let kCATransitionFromTop = CATransitionSubtype.fromTop
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

// MARK: - Notifications

extension NSNotification.Name {
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}

public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

// MARK: - More types

@available(*, deprecated, renamed: "UITabBarItem.SystemItem") public typealias UITabBarSystemItem = UITabBarItem
    .SystemItem

@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
@available(*, deprecated, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
@available(*, deprecated, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
@available(*, deprecated, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
@available(*, deprecated, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
@available(*, deprecated, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

// MARK: - More constants

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

// MARK: - More notifications

extension Notification.Name {
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification") @preconcurrency @MainActor public
        static
        var UIApplicationDidFinishLaunching: Notification.Name
    { UIApplication.didFinishLaunchingNotification }
    @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification") @preconcurrency @MainActor public
        static
        var UITextFieldTextDidBeginEditing: Notification.Name
    { UITextField.textDidBeginEditingNotification }
    @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification") @preconcurrency @MainActor public
        static
        var UITextFieldTextDidEndEditing: Notification.Name
    { UITextField.textDidEndEditingNotification }
    @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification") @preconcurrency @MainActor public
        static
        var UITextViewTextDidBeginEditing: Notification.Name
    { UITextView.textDidBeginEditingNotification }
    @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification") @preconcurrency @MainActor public
        static
        var UITextViewTextDidEndEditing: Notification.Name
    { UITextView.textDidEndEditingNotification }
    @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification") @preconcurrency @MainActor public static
        var UIWindowDidBecomeKey: Notification.Name
    { UIWindow.didBecomeKeyNotification }
    @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification") @preconcurrency @MainActor public static
        var UIWindowDidResignKey: Notification.Name
    { UIWindow.didResignKeyNotification }
}

// MARK: - Functions

@available(*, deprecated, message: "Use ==.")
public func UIEdgeInsetsEqualToEdgeInsets(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool { a == b }

// MARK: - Methods

extension UIView {
    @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ child: UIViewController) { addChild(child) }

    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }

    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension UIActivityIndicatorView {
    @available(*, deprecated, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

    @available(*, deprecated, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}

/// The kind of device.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom.")
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

extension UISearchController {
    /// The older name of `obscuresBackgroundDuringPresentation`.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    public var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
}
