// Written by scripts/kit-symbols from the symbol graphs of the built modules; not edited by hand.
// swift-format-ignore-file

enum KitSymbolList {
    /// A type, what it inherits, its members and, of an enumeration, its cases.
    static let types = #"""
ASAuthorization : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Scope credential provider
ASAuthorization.Scope : Equatable Hashable RawRepresentable Sendable SendableMetatype : email fullName hash hashValue init rawValue
ASAuthorizationAppleIDButton : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : ButtonType Style cornerRadius init intrinsicContentSize isHighlighted layoutSubviews
ASAuthorizationAppleIDButton.ButtonType : Equatable Hashable RawRepresentable Sendable SendableMetatype : continue default hash hashValue init signIn signUp = continue signIn signUp
ASAuthorizationAppleIDButton.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : black hash hashValue init white whiteOutline = black white whiteOutline
ASAuthorizationAppleIDCredential : ASAuthorizationCredential CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : authorizationCode authorizedScopes email fullName identityToken realUserStatus state user
ASAuthorizationAppleIDProvider : ASAuthorizationProvider CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : CredentialState createRequest credentialRevokedNotification credentialState getCredentialState
ASAuthorizationAppleIDProvider.CredentialState : Equatable Hashable RawRepresentable Sendable SendableMetatype : authorized hash hashValue init notFound revoked transferred = authorized notFound revoked transferred
ASAuthorizationAppleIDRequest : ASAuthorizationOpenIDRequest CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype : user
ASAuthorizationController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : authorizationRequests cancel delegate init performRequests presentationContextProvider
ASAuthorizationControllerDelegate : NSObjectProtocol : authorizationController
ASAuthorizationControllerPresentationContextProviding : NSObjectProtocol : presentationAnchor
ASAuthorizationCredential : NSObjectProtocol : 
ASAuthorizationError : CustomNSError Equatable Error Sendable SendableMetatype : Code canceled code errorCode errorDomain errorUserInfo failed init invalidResponse localizedDescription notHandled notInteractive unknown
ASAuthorizationError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : canceled failed hash hashValue init invalidResponse notHandled notInteractive unknown = canceled failed invalidResponse notHandled notInteractive unknown
ASAuthorizationOpenIDRequest : ASAuthorizationRequest CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype : nonce requestedScopes state
ASAuthorizationPasswordProvider : ASAuthorizationProvider CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : createRequest
ASAuthorizationPasswordRequest : ASAuthorizationRequest CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype : 
ASAuthorizationProvider : NSObjectProtocol : 
ASAuthorizationRequest : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : provider
ASCredentialIdentity : NSObjectProtocol : rank recordIdentifier serviceIdentifier user
ASCredentialIdentityStore : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : getState removeAllCredentialIdentities removeCredentialIdentities replaceCredentialIdentities saveCredentialIdentities shared
ASCredentialIdentityStoreError : CustomNSError Equatable Error Sendable SendableMetatype : Code code errorCode errorDomain errorUserInfo init localizedDescription
ASCredentialIdentityStoreError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init internalError storeBusy storeDisabled = internalError storeBusy storeDisabled
ASCredentialIdentityStoreState : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : isEnabled supportsIncrementalUpdates
ASCredentialProviderExtensionContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSExtensionContext NSObjectProtocol Sendable SendableMetatype : completeExtensionConfigurationRequest completeRequest
ASCredentialProviderViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : extensionContext prepareCredentialList prepareInterfaceForExtensionConfiguration prepareInterfaceToProvideCredential provideCredentialWithoutUserInteraction
ASCredentialServiceIdentifier : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : IdentifierType copy identifier init type
ASCredentialServiceIdentifier.IdentifierType : Equatable Hashable RawRepresentable Sendable SendableMetatype : URL domain hash hashValue init = URL domain
ASExtensionError : CustomNSError Equatable Error Sendable SendableMetatype : Code code credentialIdentityNotFound errorCode errorDomain errorUserInfo failed init localizedDescription userCanceled userInfo userInteractionRequired
ASExtensionError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : credentialIdentityNotFound failed hash hashValue init userCanceled userInteractionRequired = credentialIdentityNotFound failed userCanceled userInteractionRequired
ASPasskeyCredentialIdentity : ASCredentialIdentity CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : credentialID init rank recordIdentifier relyingPartyIdentifier serviceIdentifier user userHandle userName
ASPasswordCredential : ASAuthorizationCredential CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : copy init password user
ASPasswordCredentialIdentity : ASCredentialIdentity CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init rank recordIdentifier serviceIdentifier user
ASPresentationAnchor :  : 
ASUserDetectionStatus : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init likelyReal unknown unsupported = likelyReal unknown unsupported
ASWebAuthenticationPresentationContextProviding : NSObjectProtocol : presentationAnchor
ASWebAuthenticationSession : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : CompletionHandler additionalHeaderFields canStart cancel init prefersEphemeralWebBrowserSession presentationContextProvider start
ASWebAuthenticationSession.CompletionHandler :  : 
ASWebAuthenticationSessionError : CustomNSError Equatable Error Sendable SendableMetatype : Code canceledLogin code errorCode errorDomain errorUserInfo init localizedDescription presentationContextInvalid presentationContextNotProvided
ASWebAuthenticationSessionError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : canceledLogin hash hashValue init presentationContextInvalid presentationContextNotProvided = canceledLogin presentationContextInvalid presentationContextNotProvided
AppStore :  : canMakePayments requestReview showManageSubscriptions sync
AppearSymbolEffect : Equatable Hashable IndefiniteSymbolEffect Sendable SendableMetatype SymbolEffect TransitionSymbolEffect : appear byLayer configuration down up wholeSymbol
AttributeContainer :  : init
AttributeDynamicLookup :  : subscript
AttributeScopes :  : UIKitAttributes uiKit
AttributeScopes.UIKitAttributes : AttributeScope DecodingConfigurationProviding EncodingConfigurationProviding SendableMetatype : AttachmentAttribute BackgroundColorAttribute BaselineOffsetAttribute FontAttribute ForegroundColorAttribute KernAttribute LigatureAttribute ParagraphStyleAttribute ShadowAttribute StrikethroughColorAttribute StrikethroughStyleAttribute StrokeColorAttribute StrokeWidthAttribute TrackingAttribute UnderlineColorAttribute UnderlineStyleAttribute attachment backgroundColor baselineOffset decodingConfiguration encodingConfiguration font foregroundColor foundation kern ligature paragraphStyle shadow strikethroughColor strikethroughStyle strokeColor strokeWidth tracking underlineColor underlineStyle
AttributeScopes.UIKitAttributes.AttachmentAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.AttachmentAttribute.Value :  : 
AttributeScopes.UIKitAttributes.BackgroundColorAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.BackgroundColorAttribute.Value :  : 
AttributeScopes.UIKitAttributes.BaselineOffsetAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.Value :  : 
AttributeScopes.UIKitAttributes.FontAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.FontAttribute.Value :  : 
AttributeScopes.UIKitAttributes.ForegroundColorAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value :  : 
AttributeScopes.UIKitAttributes.KernAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.KernAttribute.Value :  : 
AttributeScopes.UIKitAttributes.LigatureAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.LigatureAttribute.Value :  : 
AttributeScopes.UIKitAttributes.ParagraphStyleAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.Value :  : 
AttributeScopes.UIKitAttributes.ShadowAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.ShadowAttribute.Value :  : 
AttributeScopes.UIKitAttributes.StrikethroughColorAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.Value :  : 
AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.Value :  : 
AttributeScopes.UIKitAttributes.StrokeColorAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.StrokeColorAttribute.Value :  : 
AttributeScopes.UIKitAttributes.StrokeWidthAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.StrokeWidthAttribute.Value :  : 
AttributeScopes.UIKitAttributes.TrackingAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.TrackingAttribute.Value :  : 
AttributeScopes.UIKitAttributes.UnderlineColorAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.UnderlineColorAttribute.Value :  : 
AttributeScopes.UIKitAttributes.UnderlineStyleAttribute : AttributedStringKey SendableMetatype : Value description inheritedByAddedText invalidationConditions name runBoundaries
AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.Value :  : 
AttributedString :  : init
AudioServicesSystemSoundCompletionProc :  : 
AutomaticSymbolEffect : ContentTransitionSymbolEffect Equatable Hashable Sendable SendableMetatype SymbolEffect TransitionSymbolEffect : automatic configuration
AutoreleasingUnsafeMutablePointer :  : 
BounceSymbolEffect : DiscreteSymbolEffect Equatable Hashable Sendable SendableMetatype SymbolEffect : bounce byLayer configuration down up wholeSymbol
BoxedInValue :  : emptyBoxValue init
Bundle :  : loadNibNamed path url
CAAction :  : run
CAAnimation : CAAction CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol : autoreverses beginTime copy defaultValue delegate duration fillMode init isRemovedOnCompletion preferredFrameRateRange repeatCount repeatDuration run setValue shouldArchiveValue speed timeOffset timingFunction value
CAAnimationCalculationMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : cubic cubicPaced discrete hash hashValue init linear paced rawValue
CAAnimationDelegate : NSObjectProtocol : animationDidStart animationDidStop
CAAnimationGroup : CAAction CAAnimation CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol : animations copy
CAAnimationRotationMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue rotateAuto rotateAutoReverse
CABasicAnimation : CAAction CAMediaTiming CAPropertyAnimation CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol : byValue copy fromValue toValue
CACornerMask : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner rawValue remove subtract subtracting symmetricDifference union update
CADisplayLink : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : add duration frameInterval init invalidate isPaused preferredFrameRateRange preferredFramesPerSecond remove targetTimestamp timestamp
CAEdgeAntialiasingMask : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset layerBottomEdge layerLeftEdge layerRightEdge layerTopEdge rawValue remove subtract subtracting symmetricDifference union update
CAEmitterCell : CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : alphaRange alphaSpeed autoreverses beginTime birthRate blueRange blueSpeed color contents contentsRect contentsScale duration emissionLatitude emissionLongitude emissionRange emitterCells fillMode greenRange greenSpeed init isEnabled lifetime lifetimeRange name redRange redSpeed repeatCount repeatDuration scale scaleRange scaleSpeed setValue speed spin spinRange timeOffset value velocity velocityRange xAcceleration yAcceleration zAcceleration
CAEmitterLayer : CALayer CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol : birthRate defaultValue emitterCells emitterDepth emitterMode emitterPosition emitterShape emitterSize emitterZPosition lifetime preservesDepth renderMode scale seed setValue spin value velocity
CAEmitterLayerEmitterMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init outline points rawValue surface volume
CAEmitterLayerEmitterShape : Equatable Hashable RawRepresentable Sendable SendableMetatype : circle cuboid hash hashValue init line point rawValue rectangle sphere
CAEmitterLayerRenderMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : additive backToFront hash hashValue init oldestFirst oldestLast rawValue unordered
CAFilter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : colorMatrix gaussianBlur init name pageCurl setValue type value
CAFrameRateRange : Equatable Hashable Sendable SendableMetatype : default init maximum minimum preferred
CAGradientLayer : CALayer CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol : colors defaultValue endPoint locations startPoint type
CAGradientLayerType : Equatable Hashable RawRepresentable Sendable SendableMetatype : axial conic hash hashValue init radial rawValue
CAKeyframeAnimation : CAAction CAMediaTiming CAPropertyAnimation CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol : biasValues calculationMode continuityValues copy keyTimes path rotationMode tensionValues timingFunctions values
CALayer : CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : action actions add addSublayer affineTransform allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ animation animationKeys autoreverses backgroundColor backgroundFilters beginTime borderColor borderWidth bounds compositingFilter contains contents contentsAreFlipped contentsCenter contentsFormat contentsGravity contentsRect contentsScale convert convertTime cornerCurve cornerCurveExpansionFactor cornerRadius defaultAction defaultValue delegate display displayIfNeeded draw drawsAsynchronously duration edgeAntialiasingMask fillMode filters frame hitTest init insertSublayer isDoubleSided isGeometryFlipped isHidden isOpaque layoutIfNeeded layoutManager layoutSublayers magnificationFilter mask maskedCorners masksToBounds minificationFilter minificationFilterBias model name needsDisplay needsDisplayOnBoundsChange needsLayout opacity position preferredFrameSize presentation rasterizationScale removeAllAnimations removeAnimation removeFromSuperlayer render repeatCount repeatDuration replaceSublayer scroll scrollRectToVisible setAffineTransform setNeedsDisplay setNeedsLayout setValue shadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldArchiveValue shouldRasterize speed style sublayerTransform sublayers superlayer timeOffset transform value visibleRect zPosition
CALayerContentsFilter : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init linear nearest rawValue trilinear
CALayerContentsFormat : Equatable Hashable RawRepresentable Sendable SendableMetatype : RGBA16Float RGBA8Uint gray8Uint hash hashValue init rawValue
CALayerContentsGravity : Equatable Hashable RawRepresentable Sendable SendableMetatype : bottom bottomLeft bottomRight center hash hashValue init left rawValue resize resizeAspect resizeAspectFill right top topLeft topRight
CALayerCornerCurve : Equatable Hashable RawRepresentable Sendable SendableMetatype : circular continuous hash hashValue init rawValue
CALayerDelegate : NSObjectProtocol : action display draw layerWillDraw layoutSublayers
CALayoutManager : NSObjectProtocol : invalidateLayout layoutSublayers preferredSize
CAMediaTiming :  : autoreverses beginTime duration fillMode repeatCount repeatDuration speed timeOffset
CAMediaTimingFillMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : backwards both forwards hash hashValue init rawValue removed
CAMediaTimingFunction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : getControlPoint init
CAMediaTimingFunctionName : Equatable Hashable RawRepresentable Sendable SendableMetatype : default easeIn easeInEaseOut easeOut hash hashValue init linear rawValue
CAPropertyAnimation : CAAction CAAnimation CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol : copy init isAdditive isCumulative keyPath valueFunction
CAReplicatorLayer : CALayer CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol : defaultValue instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay instanceGreenOffset instanceRedOffset instanceTransform preservesDepth
CAScrollLayer : CALayer CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol : init scroll scrollMode
CAScrollLayerScrollMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : both hash hashValue horizontally init none rawValue vertically
CAShapeLayer : CALayer CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol : defaultValue fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path strokeColor strokeEnd strokeStart
CAShapeLayerFillRule : Equatable Hashable RawRepresentable Sendable SendableMetatype : evenOdd hash hashValue init nonZero rawValue
CAShapeLayerLineCap : Equatable Hashable RawRepresentable Sendable SendableMetatype : butt hash hashValue init rawValue round square
CAShapeLayerLineJoin : Equatable Hashable RawRepresentable Sendable SendableMetatype : bevel hash hashValue init miter rawValue round
CASpringAnimation : CAAction CABasicAnimation CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol : allowsOverdamping bounce copy damping init initialVelocity mass perceptualDuration settlingDuration stiffness
CATextLayer : CALayer CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol : alignmentMode allowsFontSubpixelQuantization draw font fontSize foregroundColor init isWrapped needsDisplay preferredFrameSize string truncationMode
CATextLayerAlignmentMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : center hash hashValue init justified left natural rawValue right
CATextLayerTruncationMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : end hash hashValue init middle none rawValue start
CATiledLayer : CALayer CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol : display fadeDuration levelsOfDetail levelsOfDetailBias tileSize
CATransaction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : animationDuration animationTimingFunction begin commit completionBlock disableActions flush lock setAnimationDuration setAnimationTimingFunction setCompletionBlock setDisableActions setValue unlock value
CATransform3D : BitwiseCopyable Equatable Hashable Sendable SendableMetatype : emptyBoxValue init m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
CATransformLayer : CALayer CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol : 
CATransition : CAAction CAAnimation CAMediaTiming CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol : copy endProgress filter startProgress subtype type
CATransitionSubtype : Equatable Hashable RawRepresentable Sendable SendableMetatype : fromBottom fromLeft fromRight fromTop hash hashValue init rawValue
CATransitionType : Equatable Hashable RawRepresentable Sendable SendableMetatype : fade hash hashValue init moveIn push rawValue reveal
CAValueFunction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init name
CAValueFunctionName : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue rotateX rotateY rotateZ scale scaleX scaleY scaleZ translate translateX translateY translateZ
CFAbsoluteTime :  : 
CFAllocator : Sendable SendableMetatype : 
CFArray :  : 
CFAttributedString :  : 
CFBoolean :  : 
CFData :  : 
CFDictionary :  : 
CFError :  : 
CFIndex :  : 
CFMutableAttributedString :  : 
CFMutableData :  : 
CFNumber :  : 
CFNumberType : Equatable Hashable RawRepresentable Sendable SendableMetatype : cfIndexType cgFloatType charType doubleType float32Type float64Type floatType hash hashValue init intType longLongType longType nsIntegerType sInt16Type sInt32Type sInt64Type sInt8Type shortType = cfIndexType cgFloatType charType doubleType float32Type float64Type floatType intType longLongType longType nsIntegerType sInt16Type sInt32Type sInt64Type sInt8Type shortType
CFRange : Equatable Sendable SendableMetatype : init length location
CFRunLoop :  : 
CFRunLoopMode :  : 
CFRunLoopTimer :  : 
CFString :  : 
CFStringBuiltInEncodings : Equatable Hashable RawRepresentable Sendable SendableMetatype : ASCII UTF16BE UTF16LE UTF32 UTF32BE UTF32LE UTF8 hash hashValue init isoLatin1 macRoman nextStepLatin nonLossyASCII unicode windowsLatin1 = ASCII UTF16BE UTF16LE UTF32 UTF32BE UTF32LE UTF8 isoLatin1 macRoman nextStepLatin nonLossyASCII unicode windowsLatin1
CFStringEncoding :  : 
CFTimeInterval :  : 
CFTypeID :  : 
CFTypeRef :  : 
CFURL :  : 
CGAffineTransform : BitwiseCopyable Copyable Decodable Encodable Equatable Escapable Hashable Sendable SendableMetatype : a b c concatenating d decomposed emptyBoxValue encode identity init inverted isIdentity rotated scaledBy translatedBy tx ty
CGAffineTransformComponents : Equatable Sendable SendableMetatype : horizontalShear init rotation scale translation
CGBitmapInfo : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : alphaInfoMask byteOrder16Big byteOrder16Little byteOrder32Big byteOrder32Little byteOrderDefault byteOrderMask contains floatComponents floatInfoMask formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
CGBlendMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : clear color colorBurn colorDodge copy darken destinationAtop destinationIn destinationOut destinationOver difference exclusion hardLight hash hashValue hue init lighten luminosity multiply normal overlay plusDarker plusLighter saturation screen softLight sourceAtop sourceIn sourceOut xor = clear color colorBurn colorDodge copy darken destinationAtop destinationIn destinationOut destinationOver difference exclusion hardLight hue lighten luminosity multiply normal overlay plusDarker plusLighter saturation screen softLight sourceAtop sourceIn sourceOut xor
CGColor : Copyable CustomStringConvertible Equatable Escapable Hashable Sendable SendableMetatype : alpha black clear colorSpace components converted copy description hash init numberOfComponents pattern typeID white
CGColorRenderingIntent : Equatable Hashable RawRepresentable Sendable SendableMetatype : absoluteColorimetric defaultIntent hash hashValue init perceptual relativeColorimetric saturation = absoluteColorimetric defaultIntent perceptual relativeColorimetric saturation
CGColorSpace : Copyable Equatable Escapable Hashable Sendable SendableMetatype : baseColorSpace displayP3 extendedDisplayP3 extendedGray extendedLinearDisplayP3 extendedLinearGray extendedLinearSRGB extendedSRGB genericCMYK genericGrayGamma2_2 genericRGBLinear hash init isWideGamutRGB linearDisplayP3 linearGray linearSRGB model name numberOfComponents sRGB supportsOutput typeID
CGColorSpaceModel : Equatable Hashable RawRepresentable Sendable SendableMetatype : XYZ cmyk deviceN hash hashValue indexed init lab monochrome pattern rgb unknown = XYZ cmyk deviceN indexed lab monochrome pattern rgb unknown
CGContext :  : addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRects alphaInfo beginPath beginTransparencyLayer bitmapInfo bitsPerComponent bitsPerPixel boundingBoxOfClipPath boundingBoxOfPath bytesPerRow clear clip closePath colorSpace concatenate convertToDeviceSpace convertToUserSpace ctm currentPointOfPath data draw drawConicGradient drawLinearGradient drawPDFPage drawPath drawRadialGradient endTransparencyLayer fill fillEllipse fillPath flush height init interpolationQuality isPathEmpty makeImage move path pathContains replacePathWithStrokedPath resetClip restoreGState rotate saveGState scaleBy setAllowsAntialiasing setAllowsFontSmoothing setAllowsFontSubpixelPositioning setAllowsFontSubpixelQuantization setAlpha setBlendMode setFillColor setFillColorSpace setFillPattern setFlatness setFont setFontSize setLineCap setLineDash setLineJoin setLineWidth setMiterLimit setPatternPhase setRenderingIntent setShadow setShouldAntialias setShouldSmoothFonts setShouldSubpixelPositionFonts setShouldSubpixelQuantizeFonts setStrokeColor setStrokeColorSpace setStrokePattern setTextDrawingMode showGlyphs stroke strokeEllipse strokeLineSegments strokePath synchronize textMatrix textPosition translateBy typeID userSpaceToDeviceSpaceTransform width
CGDataProvider : Sendable SendableMetatype : data init
CGDataProviderReleaseDataCallback :  : 
CGFloat :  : emptyBoxValue init
CGFont : Sendable SendableMetatype : fullName getGlyphAdvances init numberOfGlyphs postScriptName unitsPerEm
CGGlyph :  : 
CGGradient : Sendable SendableMetatype : colorSpace init typeID
CGGradientDrawingOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains drawsAfterEndLocation drawsBeforeStartLocation formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
CGImage : Copyable Equatable Escapable Hashable Sendable SendableMetatype : alphaInfo bitmapInfo bitsPerComponent bitsPerPixel byteOrderInfo bytesPerRow colorSpace copy cropping dataProvider decode hash height init isMask masking renderingIntent shouldInterpolate typeID utType width
CGImageAlphaInfo : Equatable Hashable RawRepresentable Sendable SendableMetatype : alphaOnly first hash hashValue init last none noneSkipFirst noneSkipLast premultipliedFirst premultipliedLast = alphaOnly first last none noneSkipFirst noneSkipLast premultipliedFirst premultipliedLast
CGImageByteOrderInfo : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init order16Big order16Little order32Big order32Little orderDefault orderMask = order16Big order16Little order32Big order32Little orderDefault orderMask
CGImageDestination : Sendable SendableMetatype : 
CGImagePropertyOrientation : Equatable Hashable RawRepresentable Sendable SendableMetatype : down downMirrored hash hashValue init left leftMirrored right rightMirrored up upMirrored = down downMirrored left leftMirrored right rightMirrored up upMirrored
CGImageSource : Sendable SendableMetatype : typeID
CGImageSourceStatus : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init statusComplete statusIncomplete statusInvalidData statusReadingHeader statusUnexpectedEOF statusUnknownType = statusComplete statusIncomplete statusInvalidData statusReadingHeader statusUnexpectedEOF statusUnknownType
CGInterpolationQuality : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue high init low medium none = default high low medium none
CGLayer :  : context init size
CGLineCap : Equatable Hashable RawRepresentable Sendable SendableMetatype : butt hash hashValue init round square = butt round square
CGLineJoin : Equatable Hashable RawRepresentable Sendable SendableMetatype : bevel hash hashValue init miter round = bevel miter round
CGMutablePath : CGPath CustomStringConvertible Equatable Hashable Sendable SendableMetatype : addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRects addRelativeArc addRoundedRect closeSubpath init move
CGPDFBox : Equatable Hashable RawRepresentable Sendable SendableMetatype : artBox bleedBox cropBox hash hashValue init mediaBox trimBox = artBox bleedBox cropBox mediaBox trimBox
CGPDFDocument : Sendable SendableMetatype : init isEncrypted isUnlocked numberOfPages page
CGPDFPage : Sendable SendableMetatype : document getBoxRect getDrawingTransform pageNumber rotationAngle
CGPath : Copyable CustomStringConvertible Equatable Escapable Hashable Sendable SendableMetatype : apply applyWithBlock boundingBox boundingBoxOfPath contains copy currentPoint description flattened hash init isEmpty isRect mutableCopy typeID
CGPathApplierFunction :  : 
CGPathApplyBlock :  : 
CGPathDrawingMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : eoFill eoFillStroke fill fillStroke hash hashValue init stroke = eoFill eoFillStroke fill fillStroke stroke
CGPathElement :  : init points type
CGPathElementType : Equatable Hashable RawRepresentable Sendable SendableMetatype : addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath hash hashValue init moveToPoint = addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath moveToPoint
CGPathFillRule : Equatable Hashable RawRepresentable Sendable SendableMetatype : evenOdd hash hashValue init winding = evenOdd winding
CGPattern : Sendable SendableMetatype : init
CGPatternCallbacks :  : drawPattern init releaseInfo version
CGPatternDrawPatternCallback :  : 
CGPatternReleaseInfoCallback :  : 
CGPatternTiling : Equatable Hashable RawRepresentable Sendable SendableMetatype : constantSpacing constantSpacingMinimalDistortion hash hashValue init noDistortion = constantSpacing constantSpacingMinimalDistortion noDistortion
CGPoint :  : applying debugDescription dictionaryRepresentation emptyBoxValue equalTo init
CGRect :  : applying debugDescription dictionaryRepresentation emptyBoxValue equalTo init inset intersects
CGSize :  : applying debugDescription dictionaryRepresentation emptyBoxValue equalTo init
CGTextDrawingMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : clip fill fillClip fillStroke fillStrokeClip hash hashValue init invisible stroke strokeClip = clip fill fillClip fillStroke fillStrokeClip invisible stroke strokeClip
CGVector : BitwiseCopyable Copyable Decodable Encodable Equatable Escapable Hashable Sendable SendableMetatype : dx dy encode init zero
CIAffineClamp : CIFilterProtocol : inputImage transform
CIAffineTile : CIFilterProtocol : inputImage transform
CIAreaReductionFilter : CIFilterProtocol : extent inputImage
CIBlendWithMask : CIFilterProtocol : backgroundImage inputImage maskImage
CIBloom : CIFilterProtocol : inputImage intensity radius
CIBoxBlur : CIFilterProtocol : inputImage radius
CIBumpDistortion : CIFilterProtocol : center inputImage radius scale
CICheckerboardGenerator : CIFilterProtocol : center color0 color1 width
CICode128BarcodeGenerator : CIFilterProtocol : barcodeHeight message quietSpace
CIColor : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding Sendable SendableMetatype : alpha black blue clear colorSpace copy cyan description encode gray green hash init isEqual magenta numberOfComponents red stringRepresentation supportsSecureCoding white yellow
CIColorClamp : CIFilterProtocol : inputImage maxComponents minComponents
CIColorControls : CIFilterProtocol : brightness contrast inputImage saturation
CIColorInvert : CIFilterProtocol : inputImage
CIColorMatrix : CIFilterProtocol : aVector bVector biasVector gVector inputImage rVector
CIColorMonochrome : CIFilterProtocol : color inputImage intensity
CIColorPosterize : CIFilterProtocol : inputImage levels
CIColorThreshold : CIFilterProtocol : inputImage threshold
CICompositeOperation : CIFilterProtocol : backgroundImage inputImage
CIContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : clearCaches createCGImage init pngRepresentation render writePNGRepresentation
CIContextOption : Equatable Hashable RawRepresentable Sendable SendableMetatype : cacheIntermediates hash hashValue highQualityDownsample init name outputColorSpace priorityRequestLow rawValue useSoftwareRenderer workingColorSpace workingFormat
CICrystallize : CIFilterProtocol : center inputImage radius
CIDiscBlur : CIFilterProtocol : inputImage radius
CIDissolveTransition : CIFilterProtocol : inputImage targetImage time
CIEdges : CIFilterProtocol : inputImage intensity
CIExposureAdjust : CIFilterProtocol : ev inputImage
CIFalseColor : CIFilterProtocol : color0 color1 inputImage
CIFilter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : additionCompositing affineClamp affineTile areaAverage areaMaximum areaMinimum attributes blendWithAlphaMask blendWithMask bloom boxBlur bumpDistortion checkerboardGenerator code128BarcodeGenerator colorBurnBlendMode colorClamp colorControls colorDodgeBlendMode colorInvert colorMatrix colorMonochrome colorPosterize colorThreshold copy crystallize darkenBlendMode description differenceBlendMode discBlur dissolveTransition edges exclusionBlendMode exposureAdjust falseColor filterNames gammaAdjust gaussianBlur gaussianGradient gloom hardLightBlendMode highlightShadowAdjust holeDistortion hueAdjust init inputKeys lanczosScaleTransform lightenBlendMode linearGradient linearToSRGBToneCurve localizedName maskToAlpha maximumComponent maximumCompositing median minimumComponent minimumCompositing motionBlur multiplyBlendMode multiplyCompositing name outputImage outputKeys overlayBlendMode photoEffectChrome photoEffectFade photoEffectInstant photoEffectMono photoEffectNoir photoEffectProcess photoEffectTonal photoEffectTransfer pinchDistortion pixellate pointillize qrCodeGenerator radialGradient sRGBToneCurveToLinear screenBlendMode sepiaTone setDefaults setValue sharpenLuminance smoothLinearGradient softLightBlendMode sourceAtopCompositing sourceInCompositing sourceOutCompositing sourceOverCompositing straighten stripesGenerator subtractBlendMode toneCurve twirlDistortion unsharpMask value vibrance vignette vignetteEffect vortexDistortion whitePointAdjust zoomBlur
CIFilterProtocol :  : outputImage
CIFormat : Equatable Hashable RawRepresentable Sendable SendableMetatype : ARGB8 BGRA8 RGBA8 RGBAf RGBAh hash hashValue init rawValue
CIGammaAdjust : CIFilterProtocol : inputImage power
CIGaussianBlur : CIFilterProtocol : inputImage radius
CIGaussianGradient : CIFilterProtocol : center color0 color1 radius
CIGloom : CIFilterProtocol : inputImage intensity radius
CIHighlightShadowAdjust : CIFilterProtocol : highlightAmount inputImage shadowAmount
CIHoleDistortion : CIFilterProtocol : center inputImage radius
CIHueAdjust : CIFilterProtocol : angle inputImage
CIImage : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : applyingFilter applyingGaussianBlur black blue cgImage clamped clampedToExtent clear colorSpace composited copy cropped description empty extent gray green init orientationTransform oriented premultiplyingAlpha properties red samplingLinear samplingNearest settingAlphaOne transformed unpremultiplyingAlpha url white
CIImageOption : Equatable Hashable RawRepresentable Sendable SendableMetatype : applyOrientationProperty colorSpace hash hashValue init properties rawValue
CIImageRepresentationOption : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue
CILanczosScaleTransform : CIFilterProtocol : aspectRatio inputImage scale
CILinearGradient : CIFilterProtocol : color0 color1 point0 point1
CILinearToSRGBToneCurve : CIFilterProtocol : inputImage
CIMaskToAlpha : CIFilterProtocol : inputImage
CIMaximumComponent : CIFilterProtocol : inputImage
CIMedian : CIFilterProtocol : inputImage
CIMinimumComponent : CIFilterProtocol : inputImage
CIMotionBlur : CIFilterProtocol : angle inputImage radius
CIPhotoEffect : CIFilterProtocol : inputImage
CIPinchDistortion : CIFilterProtocol : center inputImage radius scale
CIPixellate : CIFilterProtocol : center inputImage scale
CIPointillize : CIFilterProtocol : center inputImage radius
CIQRCodeGenerator : CIFilterProtocol : correctionLevel message
CIRadialGradient : CIFilterProtocol : center color0 color1 radius0 radius1
CISRGBToneCurveToLinear : CIFilterProtocol : inputImage
CISepiaTone : CIFilterProtocol : inputImage intensity
CISharpenLuminance : CIFilterProtocol : inputImage radius sharpness
CISmoothLinearGradient : CIFilterProtocol : color0 color1 point0 point1
CIStraighten : CIFilterProtocol : angle inputImage
CIStripesGenerator : CIFilterProtocol : center color0 color1 width
CIToneCurve : CIFilterProtocol : inputImage point0 point1 point2 point3 point4
CITwirlDistortion : CIFilterProtocol : angle center inputImage radius
CIUnsharpMask : CIFilterProtocol : inputImage intensity radius
CIVector : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding Sendable SendableMetatype : cgAffineTransformValue cgPointValue cgRectValue copy count description encode hash init isEqual stringRepresentation supportsSecureCoding value w x y z
CIVibrance : CIFilterProtocol : amount inputImage
CIVignette : CIFilterProtocol : inputImage intensity radius
CIVignetteEffect : CIFilterProtocol : center falloff inputImage intensity radius
CIVortexDistortion : CIFilterProtocol : angle center inputImage radius
CIWhitePointAdjust : CIFilterProtocol : color inputImage
CIZoomBlur : CIFilterProtocol : amount center inputImage
CTFont :  : 
CTFontDescriptor :  : 
CTFontManagerError : Equatable Hashable RawRepresentable Sendable SendableMetatype : alreadyRegistered fileNotFound hash hashValue init invalidFontData notRegistered unrecognizedFormat = alreadyRegistered fileNotFound invalidFontData notRegistered unrecognizedFormat
CTFontManagerScope : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init none persistent process session user = none persistent process session
CTFontOrientation : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue horizontal init vertical = default horizontal vertical
CTFontSymbolicTraits :  : 
CTFontUIFontType : Equatable Hashable RawRepresentable Sendable SendableMetatype : emphasizedSystem hash hashValue init label smallEmphasizedSystem smallSystem system user userFixedPitch = emphasizedSystem label smallEmphasizedSystem smallSystem system user userFixedPitch
CTFrame : Sendable SendableMetatype : 
CTFramesetter : Sendable SendableMetatype : 
CTLine : Sendable SendableMetatype : 
CTLineBoundsOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains excludeTypographicLeading excludeTypographicShifts formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update useGlyphPathBounds useHangingPunctuation useOpticalBounds
CTLineBreakMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping hash hashValue init = byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping
CTLineTruncationType : Equatable Hashable RawRepresentable Sendable SendableMetatype : end hash hashValue init middle start = end middle start
CTParagraphStyle :  : 
CTParagraphStyleSetting :  : init spec value valueSize
CTParagraphStyleSpecifier : Equatable Hashable RawRepresentable Sendable SendableMetatype : alignment baseWritingDirection defaultTabInterval firstLineHeadIndent hash hashValue headIndent init lineBoundsOptions lineBreakMode lineHeightMultiple lineSpacing lineSpacingAdjustment maximumLineHeight maximumLineSpacing minimumLineHeight minimumLineSpacing paragraphSpacing paragraphSpacingBefore tabStops tailIndent = alignment baseWritingDirection defaultTabInterval firstLineHeadIndent headIndent lineBoundsOptions lineBreakMode lineHeightMultiple lineSpacing lineSpacingAdjustment maximumLineHeight maximumLineSpacing minimumLineHeight minimumLineSpacing paragraphSpacing paragraphSpacingBefore tabStops tailIndent
CTRun : Sendable SendableMetatype : 
CTRunDelegate : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : 
CTRunDelegateCallbacks :  : dealloc getAscent getDescent getWidth init version
CTRunStatus : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion hasNonIdentityMatrix init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset nonMonotonic rawValue remove rightToLeft subtract subtracting symmetricDifference union update
CTTextAlignment : Equatable Hashable RawRepresentable Sendable SendableMetatype : center hash hashValue init justified left natural right = center justified left natural right
CTTypesetter : Sendable SendableMetatype : 
CTUnderlineStyle : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains double formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove single subtract subtracting symmetricDifference thick union update
CTWritingDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init leftToRight natural rightToLeft = leftToRight natural rightToLeft
CompiledInterfaces : Sendable SendableMetatype : developmentLanguage info init nibs segue storyboards translations type
CompiledPreview : Sendable SendableMetatype : preview
ContentTransitionSymbolEffect :  : 
Data.WritingOptions :  : atomicWrite
DateComponentsFormatter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Formatter Hashable NSCoding NSCopying NSObjectProtocol Sendable SendableMetatype : UnitsStyle ZeroFormattingBehavior allowedUnits allowsFractionalUnits calendar collapsesLargestUnit formattingContext includesApproximationPhrase includesTimeRemainingPhrase localizedString maximumUnitCount referenceDate string unitsStyle zeroFormattingBehavior
DateComponentsFormatter.UnitsStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : abbreviated brief full hash hashValue init positional short spellOut = abbreviated brief full positional short spellOut
DateComponentsFormatter.ZeroFormattingBehavior : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains default dropAll dropLeading dropMiddle dropTrailing formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset pad rawValue remove subtract subtracting symmetricDifference union update
DateFormatter :  : Behavior formatterBehavior
DateFormatter.Behavior : Equatable Hashable RawRepresentable Sendable SendableMetatype : behavior10_0 behavior10_4 default hash hashValue init = behavior10_0 behavior10_4 default
Dictionary :  : init
DisappearSymbolEffect : Equatable Hashable IndefiniteSymbolEffect Sendable SendableMetatype SymbolEffect TransitionSymbolEffect : byLayer configuration disappear down up wholeSymbol
DiscreteSymbolEffect :  : 
DispatchQueue :  : asyncAfter
FileManager :  : containerURL ubiquityIdentityToken url
FileWrapper : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObject NSObjectProtocol NSSecureCoding Sendable SendableMetatype : ReadingOptions WritingOptions addFileWrapper addRegularFile encode fileAttributes fileWrappers filename init isDirectory isRegularFile isSymbolicLink keyForChildFileWrapper matchesContents preferredFilename read regularFileContents removeFileWrapper serializedRepresentation supportsSecureCoding symbolicLinkDestinationURL write
FileWrapper.ReadingOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion immediate init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update withoutMapping
FileWrapper.WritingOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : atomic contains formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update withNameUpdating
Formatter :  : getObjectValue
GKARC4RandomSource : CustomDebugStringConvertible CustomStringConvertible Equatable GKRandom GKRandomSource Hashable NSCopying NSObjectProtocol Sendable SendableMetatype : dropValues init seed
GKGaussianDistribution : CustomDebugStringConvertible CustomStringConvertible Equatable GKRandom GKRandomDistribution Hashable NSObjectProtocol Sendable SendableMetatype : deviation init mean nextInt
GKLinearCongruentialRandomSource : CustomDebugStringConvertible CustomStringConvertible Equatable GKRandom GKRandomSource Hashable NSCopying NSObjectProtocol Sendable SendableMetatype : init seed
GKMersenneTwisterRandomSource : CustomDebugStringConvertible CustomStringConvertible Equatable GKRandom GKRandomSource Hashable NSCopying NSObjectProtocol Sendable SendableMetatype : init seed
GKRandom :  : nextBool nextInt nextUniform
GKRandomDistribution : CustomDebugStringConvertible CustomStringConvertible Equatable GKRandom Hashable NSObject NSObjectProtocol Sendable SendableMetatype : d20 d6 highestValue init lowestValue nextBool nextInt nextUniform numberOfPossibleOutcomes
GKRandomSource : CustomDebugStringConvertible CustomStringConvertible Equatable GKRandom Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : arrayByShufflingObjects copy init nextBool nextInt nextUniform sharedRandom
GKShuffledDistribution : CustomDebugStringConvertible CustomStringConvertible Equatable GKRandom GKRandomDistribution Hashable NSObjectProtocol Sendable SendableMetatype : nextInt
GKState : CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : didEnter init isValidNextState stateMachine update willExit
GKStateMachine : CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : canEnterState currentState enter init state update
HKAuthorizationRequestStatus : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init shouldRequest unknown unnecessary = shouldRequest unknown unnecessary
HKAuthorizationStatus : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init notDetermined sharingAuthorized sharingDenied = notDetermined sharingAuthorized sharingDenied
HKCategorySample : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable HKSample Hashable NSObjectProtocol Sendable SendableMetatype : categoryType init value
HKCategoryType : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable HKSampleType Hashable NSCopying NSObjectProtocol Sendable SendableMetatype : init
HKCategoryTypeIdentifier : Equatable Hashable RawRepresentable Sendable SendableMetatype : appleStandHour hash hashValue init mindfulSession rawValue sleepAnalysis
HKCategoryValueSleepAnalysis : Equatable Hashable RawRepresentable Sendable SendableMetatype : asleep asleepCore asleepDeep asleepREM asleepUnspecified awake hash hashValue inBed init = asleepCore asleepDeep asleepREM asleepUnspecified awake inBed
HKCharacteristicType : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable HKObjectType Hashable NSCopying NSObjectProtocol Sendable SendableMetatype : init
HKCharacteristicTypeIdentifier : Equatable Hashable RawRepresentable Sendable SendableMetatype : biologicalSex bloodType dateOfBirth hash hashValue init rawValue
HKDevice : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : firmwareVersion hardwareVersion init localIdentifier manufacturer model name softwareVersion udiDeviceIdentifier
HKError : CustomNSError Equatable Error Sendable SendableMetatype : Code code errorAuthorizationDenied errorAuthorizationNotDetermined errorCode errorDatabaseInaccessible errorDomain errorHealthDataUnavailable errorInvalidArgument errorNoData errorUserInfo init localizedDescription unknownError
HKError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : errorAnotherWorkoutSessionStarted errorAuthorizationDenied errorAuthorizationNotDetermined errorDatabaseInaccessible errorHealthDataRestricted errorHealthDataUnavailable errorInvalidArgument errorNoData errorRequiredAuthorizationDenied errorUserCanceled errorUserExitedWorkoutSession hash hashValue init unknownError = errorAnotherWorkoutSessionStarted errorAuthorizationDenied errorAuthorizationNotDetermined errorDatabaseInaccessible errorHealthDataRestricted errorHealthDataUnavailable errorInvalidArgument errorNoData errorRequiredAuthorizationDenied errorUserCanceled errorUserExitedWorkoutSession unknownError
HKHealthStore : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : authorizationStatus dateOfBirthComponents delete disableBackgroundDelivery enableBackgroundDelivery execute getRequestStatusForAuthorization isHealthDataAvailable requestAuthorization save stop
HKMetricPrefix : Equatable Hashable RawRepresentable Sendable SendableMetatype : centi deca deci femto giga hash hashValue hecto init kilo mega micro milli nano none pico tera = centi deca deci femto giga hecto kilo mega micro milli nano none pico tera
HKObject : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : device metadata uuid
HKObjectType : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : categoryType characteristicType copy description hash identifier isEqual quantityType workoutType
HKObserverQuery : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable HKQuery Hashable NSObjectProtocol Sendable SendableMetatype : init
HKQuantity : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding Sendable SendableMetatype : compare copy description doubleValue encode hash init is isEqual supportsSecureCoding
HKQuantitySample : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable HKSample Hashable NSObjectProtocol Sendable SendableMetatype : init quantity quantityType
HKQuantityType : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable HKSampleType Hashable NSCopying NSObjectProtocol Sendable SendableMetatype : init
HKQuantityTypeIdentifier : Equatable Hashable RawRepresentable Sendable SendableMetatype : activeEnergyBurned basalEnergyBurned bloodGlucose bloodPressureDiastolic bloodPressureSystolic bodyFatPercentage bodyMass bodyMassIndex bodyTemperature dietaryCarbohydrates dietaryEnergyConsumed dietaryWater distanceCycling distanceWalkingRunning flightsClimbed hash hashValue heartRate heartRateVariabilitySDNN height init insulinDelivery oxygenSaturation rawValue respiratoryRate restingHeartRate stepCount
HKQuery : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : objectType predicate predicateForCategorySamples predicateForObject predicateForObjects predicateForSamples
HKQueryOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove strictEndDate strictStartDate subtract subtracting symmetricDifference union update
HKSample : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable HKObject Hashable NSObjectProtocol Sendable SendableMetatype : endDate sampleType startDate
HKSampleQuery : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable HKQuery Hashable NSObjectProtocol Sendable SendableMetatype : init limit sortDescriptors
HKSampleType : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable HKObjectType Hashable NSCopying NSObjectProtocol Sendable SendableMetatype : 
HKSource : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : bundleIdentifier default hash isEqual name
HKUnit : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding Sendable SendableMetatype : atmosphere centimeterOfWater copy count cupImperial cupUS day degreeCelsius degreeFahrenheit description encode fluidOunceImperial fluidOunceUS foot gram gramUnit hash hertz hour inch init internationalUnit isEqual isNull joule jouleUnit kelvin kilocalorie largeCalorie liter literUnit meter meterUnit mile millimeterOfMercury minute moleUnit ounce pascal pascalUnit percent pintImperial pintUS pound reciprocal second secondUnit siemen smallCalorie stone supportsSecureCoding unitDivided unitMultiplied unitRaised unitString volt watt yard
HKUpdateFrequency : Equatable Hashable RawRepresentable Sendable SendableMetatype : daily hash hashValue hourly immediate init weekly = daily hourly immediate weekly
HKWorkoutType : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable HKSampleType Hashable NSCopying NSObjectProtocol Sendable SendableMetatype : 
IMP :  : 
IndefiniteSymbolEffect :  : 
IndexPath :  : allSatisfy compactMap compare contains count difference distance drop dropFirst dropLast elementsEqual enumerated filter first firstIndex firstRange flatMap forEach formIndex formatted index indices init isEmpty item last lastIndex lazy lexicographicallyPrecedes map max min moveSubranges partition popFirst popLast prefix randomElement ranges reduce removeFirst removeLast removingSubranges reverse reversed row section shuffle shuffled sort sorted split starts subscript suffix swapAt trimPrefix trimmingPrefix underestimatedCount withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable
InterfaceObject :  : interfaceAction setInterfaceValue
InterfacePreview : Sendable SendableMetatype : Traits init make name
InterfacePreview.Traits : Sendable SendableMetatype : defaultLayout fixedLayout landscapeLeft landscapeRight portrait sizeThatFitsLayout
InterfaceValue :  : assign convert
KeyValueObserver :  : observeValue
KeyValueSettable :  : dictionaryWithValues setStoredValue setValue setValuesForKeys value
KeyValues :  : assign
LABiometryType : Equatable Hashable RawRepresentable Sendable SendableMetatype : LABiometryNone faceID hash hashValue init none opticID touchID = faceID none opticID touchID
LAContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : biometryType canEvaluatePolicy evaluatePolicy evaluatedPolicyDomainState init interactionNotAllowed invalidate localizedCancelTitle localizedFallbackTitle localizedReason touchIDAuthenticationAllowableReuseDuration
LAError : CustomNSError Equatable Error Sendable SendableMetatype : Code authenticationFailed biometryLockout biometryNotAvailable biometryNotEnrolled code errorCode errorDomain errorUserInfo init localizedDescription passcodeNotSet userCancel userFallback
LAError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : appCancel authenticationFailed biometryLockout biometryNotAvailable biometryNotEnrolled hash hashValue init invalidContext notInteractive passcodeNotSet systemCancel touchIDLockout touchIDNotAvailable touchIDNotEnrolled userCancel userFallback = appCancel authenticationFailed biometryLockout biometryNotAvailable biometryNotEnrolled invalidContext notInteractive passcodeNotSet systemCancel userCancel userFallback
LAPolicy : Equatable Hashable RawRepresentable Sendable SendableMetatype : deviceOwnerAuthentication deviceOwnerAuthenticationWithBiometrics hash hashValue init = deviceOwnerAuthentication deviceOwnerAuthenticationWithBiometrics
ListFormatter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Formatter Hashable NSCoding NSCopying NSObjectProtocol Sendable SendableMetatype : itemFormatter locale localizedString string
LocalizedStringResource : Equatable ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Sendable SendableMetatype : defaultValue init key locale table
MFMailComposeError : CustomNSError Equatable Error Sendable SendableMetatype : Code code errorCode errorDomain errorUserInfo init localizedDescription saveFailed sendFailed
MFMailComposeError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init saveFailed sendFailed = saveFailed sendFailed
MFMailComposeResult : Equatable Hashable RawRepresentable Sendable SendableMetatype : cancelled failed hash hashValue init saved sent = cancelled failed saved sent
MFMailComposeViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UINavigationController UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : addAttachmentData canSendMail mailComposeDelegate setBccRecipients setCcRecipients setMessageBody setPreferredSendingEmailAddress setSubject setToRecipients viewDidAppear
MFMailComposeViewControllerDelegate : NSObjectProtocol : mailComposeController
MFMessageComposeViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UINavigationController UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : addAttachmentData addAttachmentURL body canSendAttachments canSendSubject canSendText messageComposeDelegate recipients subject viewDidAppear
MFMessageComposeViewControllerDelegate : NSObjectProtocol : messageComposeViewController
MeasurementFormatter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Formatter Hashable NSCoding NSCopying NSObjectProtocol Sendable SendableMetatype : UnitOptions locale numberFormatter string unitOptions unitStyle
MeasurementFormatter.UnitOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset naturalScale providedUnit rawValue remove subtract subtracting symmetricDifference temperatureWithoutUnit union update
MessageComposeResult : Equatable Hashable RawRepresentable Sendable SendableMetatype : cancelled failed hash hashValue init sent = cancelled failed sent
Method :  : 
MutableTextString : CVarArg Comparable CustomDebugStringConvertible CustomStringConvertible Equatable ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Hashable NSCoding NSCopying NSItemProviderReading NSItemProviderWriting NSMutableCopying NSMutableString NSObjectProtocol NSSecureCoding Sendable SendableMetatype : character copy description init length mutableCopy replaceCharacters
NSArray :  : shuffled value
NSAttributedString :  : DocumentReadingOptionKey DocumentType TextEffectStyle boundingRect draw init size
NSAttributedString.DocumentReadingOptionKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : characterEncoding defaultAttributes documentType hash hashValue init rawValue
NSAttributedString.DocumentType : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue html init plain rawValue rtf rtfd
NSAttributedString.Key :  : accessibilitySpeechAnnouncementPriority accessibilitySpeechIPANotation accessibilitySpeechLanguage accessibilitySpeechPitch accessibilitySpeechPunctuation accessibilitySpeechQueueAnnouncement accessibilitySpeechSpellOut accessibilityTextCustom accessibilityTextHeadingLevel accessibilityTextualContext attachment backgroundColor baselineOffset expansion font foregroundColor kern ligature link obliqueness paragraphStyle shadow strikethroughColor strikethroughStyle strokeColor strokeWidth superscript textEffect tracking underlineColor underlineStyle verticalGlyphForm writingDirection
NSAttributedString.TextEffectStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init letterpressStyle rawValue
NSAttributedStringKey :  : 
NSCoder :  : cgAffineTransform cgPoint cgRect cgSize cgVector decodeCGAffineTransform decodeCGPoint decodeCGRect decodeCGSize decodeCGVector decodeDirectionalEdgeInsets decodeUIEdgeInsets decodeUIOffset encode string uiEdgeInsets uiOffset value
NSCollectionLayoutAnchor : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : edges init isFractionalOffset offset
NSCollectionLayoutBoundarySupplementaryItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCollectionLayoutSupplementaryItem NSObjectProtocol Sendable SendableMetatype : alignment extendsBoundary init offset pinToVisibleBounds
NSCollectionLayoutContainer : NSObjectProtocol : contentInsets contentSize effectiveContentInsets effectiveContentSize
NSCollectionLayoutDecorationItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCollectionLayoutItem NSObjectProtocol Sendable SendableMetatype : background elementKind zIndex
NSCollectionLayoutDimension : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : absolute dimension estimated fractionalHeight fractionalWidth isAbsolute isEstimated isFractionalHeight isFractionalWidth isUniformAcrossSiblings uniformAcrossSiblings
NSCollectionLayoutEdgeSpacing : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : bottom init leading top trailing
NSCollectionLayoutEnvironment : NSObjectProtocol : container traitCollection
NSCollectionLayoutGroup : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCollectionLayoutItem NSObjectProtocol Sendable SendableMetatype : custom horizontal interItemSpacing subitems supplementaryItems vertical visualDescription
NSCollectionLayoutGroupCustomItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : frame init zIndex
NSCollectionLayoutGroupCustomItemProvider :  : 
NSCollectionLayoutItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : contentInsets edgeSpacing init layoutSize supplementaryItems
NSCollectionLayoutSection : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : boundarySupplementaryItems contentInsets contentInsetsReference decorationItems init interGroupSpacing list orthogonalScrollingBehavior orthogonalScrollingProperties supplementariesFollowContentInsets supplementaryContentInsetsReference visibleItemsInvalidationHandler
NSCollectionLayoutSectionVisibleItemsInvalidationHandler :  : 
NSCollectionLayoutSize : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : heightDimension init widthDimension
NSCollectionLayoutSpacing : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : fixed flexible isFixed isFlexible spacing
NSCollectionLayoutSupplementaryItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCollectionLayoutItem NSObjectProtocol Sendable SendableMetatype : containerAnchor elementKind init itemAnchor zIndex
NSCollectionLayoutVisibleItem : NSObjectProtocol : alpha bounds center frame indexPath isHidden representedElementCategory representedElementKind transform transform3D zIndex
NSDataAsset : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : data init name typeIdentifier
NSDataDetector : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : checkingTypes enumerateMatches firstMatch init matches numberOfMatches rangeOfFirstMatch
NSDate :  : addingTimeInterval
NSDictionary :  : value
NSDiffableDataSourceSectionSnapshot :  : append collapse contains delete deleteAll expand index init insert isExpanded isVisible items level parent replace rootItems snapshot visibleItems
NSDiffableDataSourceSectionTransaction :  : difference finalSnapshot initialSnapshot sectionIdentifier
NSDiffableDataSourceSnapshot : Sendable SendableMetatype : appendItems appendSections deleteAllItems deleteItems deleteSections indexOfItem indexOfSection init insertItems insertSections itemIdentifiers moveItem moveSection numberOfItems numberOfSections reconfigureItems reconfiguredItemIdentifiers reloadItems reloadSections reloadedItemIdentifiers reloadedSectionIdentifiers sectionIdentifier sectionIdentifiers
NSDiffableDataSourceTransaction :  : difference finalSnapshot initialSnapshot sectionTransactions
NSDirectionalEdgeInsets : Decodable Encodable Equatable Hashable Sendable SendableMetatype : bottom init leading top trailing zero
NSDirectionalRectEdge : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : all bottom contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset leading rawValue remove subtract subtracting symmetricDifference top trailing union update
NSErrorPointer :  : 
NSException : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : init name raise reason userInfo
NSExceptionName :  : genericException internalInconsistencyException invalidArgumentException rangeException
NSExpression : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : ExpressionType arguments collection constantValue description expressionForEvaluatedObject expressionType expressionValue function init keyPath variable
NSExpression.ExpressionType : Equatable Hashable RawRepresentable Sendable SendableMetatype : aggregate anyKey block conditional constantValue evaluatedObject function hash hashValue init intersectSet keyPath minusSet subquery unionSet variable = aggregate anyKey block conditional constantValue evaluatedObject function intersectSet keyPath minusSet subquery unionSet variable
NSExtensionContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : cancelRequest completeRequest inputItems open
NSExtensionItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : attachments attributedContentText attributedTitle userInfo
NSFileAccessIntent : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : readingIntent url writingIntent
NSFileCoordinator : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : ReadingOptions WritingOptions addFilePresenter cancel coordinate filePresenters init item prepare purposeIdentifier removeFilePresenter
NSFileCoordinator.ReadingOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains forUploading formIntersection formSymmetricDifference formUnion immediatelyAvailableMetadataOnly init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove resolvesSymbolicLink subtract subtracting symmetricDifference union update withoutChanges
NSFileCoordinator.WritingOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains contentIndependentMetadataOnly forDeleting forMerging forMoving forReplacing formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
NSFilePresenter : NSObjectProtocol : accommodatePresentedItemDeletion presentedItemDidChange presentedItemDidMove presentedItemOperationQueue presentedItemURL presentedSubitemDidChange relinquishPresentedItem savePresentedItemChanges
NSHashTable : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : add allObjects anyObject contains count init intersect intersects isSubset member minus objectEnumerator remove removeAllObjects setRepresentation union weakObjects
NSIndexPath :  : init item row section
NSInteger :  : 
NSItemProvider : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : FileOptions ItemProviderRepresentationVisibility LoadError canLoadObject copy hasItemConformingToTypeIdentifier init loadDataRepresentation loadFileRepresentation loadInPlaceFileRepresentation loadItem loadObject registerDataRepresentation registerFileRepresentation registerObject registeredTypeIdentifiers suggestedName
NSItemProvider.FileOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset openInPlace rawValue remove subtract subtracting symmetricDifference union update
NSItemProvider.ItemProviderRepresentationVisibility : Equatable Hashable RawRepresentable Sendable SendableMetatype : all group hash hashValue init ownProcess team = all group ownProcess team
NSItemProvider.LoadError : Error Sendable SendableMetatype : itemUnavailable localizedDescription
NSItemProviderReading : NSObjectProtocol : object readableTypeIdentifiersForItemProvider
NSItemProviderWriting : NSObjectProtocol : loadData writableTypeIdentifiersForItemProvider
NSKeyValueChange : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init insertion removal replacement setting = insertion removal replacement setting
NSKeyValueChangeKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue indexesKey init kindKey newKey notificationIsPriorKey oldKey rawValue
NSKeyValueObservation : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : invalidate
NSKeyValueObservedChange :  : isPrior kind newValue oldValue
NSKeyValueObservingOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion init initial insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset new old prior rawValue remove subtract subtracting symmetricDifference union update
NSKeyedArchiver :  : encodeEncodable
NSKeyedUnarchiver :  : decodeDecodable decodeTopLevelDecodable unarchivedArrayOfObjects unarchivedDictionary
NSLayoutAnchor : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : constraint hash isEqual item
NSLayoutAttribute :  : 
NSLayoutConstraint : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Attribute Axis FormatOptions Relation activate constant constraints deactivate description firstAnchor firstAttribute firstItem identifier init isActive multiplier priority relation secondAnchor secondAttribute secondItem shouldBeArchived
NSLayoutConstraint.Attribute : Equatable Hashable RawRepresentable Sendable SendableMetatype : bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline hash hashValue height init lastBaseline leading leadingMargin left leftMargin notAnAttribute right rightMargin top topMargin trailing trailingMargin width = bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline height lastBaseline leading leadingMargin left leftMargin notAnAttribute right rightMargin top topMargin trailing trailingMargin width
NSLayoutConstraint.Axis : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue horizontal init vertical = horizontal vertical
NSLayoutConstraint.FormatOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing contains directionLeadingToTrailing directionLeftToRight directionRightToLeft formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
NSLayoutConstraint.Relation : Equatable Hashable RawRepresentable Sendable SendableMetatype : equal greaterThanOrEqual hash hashValue init lessThanOrEqual = equal greaterThanOrEqual lessThanOrEqual
NSLayoutDimension : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSLayoutAnchor NSObjectProtocol Sendable SendableMetatype : constraint
NSLayoutFormatOptions :  : 
NSLayoutManager : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : addTextContainer allowsNonContiguousLayout boundingRect characterIndex characterIndexForGlyph characterRange delegate drawBackground drawGlyphs ensureGlyphs ensureLayout enumerateEnclosingRects enumerateLineFragments extraLineFragmentRect extraLineFragmentTextContainer extraLineFragmentUsedRect fillBackgroundRectArray firstUnlaidCharacterIndex firstUnlaidGlyphIndex fractionOfDistanceThroughGlyph glyphIndex glyphIndexForCharacter glyphRange hasNonContiguousLayout init insertTextContainer invalidateDisplay invalidateGlyphs invalidateLayout isValidGlyphIndex limitsLayoutForSuspiciousContents lineFragmentRect lineFragmentUsedRect location numberOfGlyphs processEditing removeTextContainer showsControlCharacters showsInvisibleCharacters textContainer textContainerChangedGeometry textContainers textStorage truncatedGlyphRange usedRect usesDefaultHyphenation usesFontLeading
NSLayoutManagerDelegate :  : layoutManager layoutManagerDidInvalidateLayout
NSLayoutRelation :  : 
NSLayoutXAxisAnchor : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSLayoutAnchor NSObjectProtocol Sendable SendableMetatype : anchorWithOffset constraint
NSLayoutYAxisAnchor : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSLayoutAnchor NSObjectProtocol Sendable SendableMetatype : anchorWithOffset constraint
NSLineBreakMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping hash hashValue init = byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping
NSLocale :  : localizedString
NSMapTable : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : count dictionaryRepresentation init keyEnumerator object objectEnumerator removeAllObjects removeObject setObject strongToStrongObjects strongToWeakObjects weakToStrongObjects weakToWeakObjects
NSMutableAttributedString :  : addAttribute mutableString
NSMutableDictionary :  : setValue
NSMutableParagraphStyle : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSMutableCopying NSObjectProtocol NSParagraphStyle Sendable SendableMetatype : addTabStop alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval firstLineHeadIndent headIndent hyphenationFactor lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore removeTabStop setParagraphStyle tabStops tailIndent usesDefaultHyphenation
NSMutableString :  : appendFormat
NSNotification.Name :  : NSProcessInfoPowerStateDidChange NSUndoManagerDidCloseUndoGroup NSUndoManagerDidRedoChange NSUndoManagerDidUndoChange NSUndoManagerWillRedoChange NSUndoManagerWillUndoChange UIApplicationDidBecomeActive UIApplicationDidEnterBackground UIApplicationDidFinishLaunching UIApplicationDidReceiveMemoryWarning UIApplicationWillEnterForeground UIApplicationWillResignActive UIApplicationWillTerminate UIDeviceOrientationDidChange UIKeyboardDidHide UIKeyboardDidShow UIKeyboardWillChangeFrame UIKeyboardWillHide UIKeyboardWillShow UITextFieldTextDidBeginEditing UITextFieldTextDidChange UITextFieldTextDidEndEditing UITextViewTextDidBeginEditing UITextViewTextDidChange UITextViewTextDidEndEditing UIWindowDidBecomeKey UIWindowDidResignKey
NSNull :  : run
NSObject :  : accessibilityCustomActions accessibilityElements accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue addObserver cancelPreviousPerformRequests classForCoder description didChangeValue hasMethod instancesRespond isAccessibilityElement mutableArrayValue observe perform performSelector removeObserver responds willChangeValue
NSParagraphStyle : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSMutableCopying NSObject NSObjectProtocol Sendable SendableMetatype : LineBreakStrategy alignment allowsDefaultTighteningForTruncation baseWritingDirection copy default defaultTabInterval defaultWritingDirection firstLineHeadIndent hash headIndent hyphenationFactor init isEqual lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight mutableCopy paragraphSpacing paragraphSpacingBefore tabStops tailIndent usesDefaultHyphenation
NSParagraphStyle.LineBreakStrategy : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion hangulWordPriority hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset pushOut rawValue remove standard subtract subtracting symmetricDifference union update
NSPointerFunctions :  : Options
NSPointerFunctions.Options : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains copyIn formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset objectPersonality objectPointerPersonality rawValue remove strongMemory subtract subtracting symmetricDifference union update weakMemory
NSPredicate :  : init
NSRectAlignment : Equatable Hashable RawRepresentable Sendable SendableMetatype : bottom bottomLeading bottomTrailing hash hashValue init leading none top topLeading topTrailing trailing = bottom bottomLeading bottomTrailing leading none top topLeading topTrailing trailing
NSShadow : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : copy init shadowBlurRadius shadowColor shadowOffset
NSSortDescriptor :  : init
NSString :  : boundingRect draw enumerateSubstrings loadData object readableTypeIdentifiersForItemProvider size writableTypeIdentifiersForItemProvider
NSStringDrawingContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : actualScaleFactor minimumScaleFactor totalBounds
NSStringDrawingOptions : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference truncatesLastVisibleLine union update usesDeviceMetrics usesFontLeading usesLineFragmentOrigin
NSTextAlignment : Equatable Hashable RawRepresentable Sendable SendableMetatype : center hash hashValue init justified left natural right = center justified left natural right
NSTextAttachment : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : bounds character contents fileType image init
NSTextCheckingKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue
NSTextCheckingResult :  : addressComponents date phoneNumber url
NSTextCheckingTypes :  : 
NSTextContainer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : exclusionPaths heightTracksTextView init isSimpleRectangularTextContainer layoutManager lineBreakMode lineFragmentPadding lineFragmentRect maximumNumberOfLines replaceLayoutManager size widthTracksTextView
NSTextStorage : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSMutableAttributedString NSMutableCopying NSObjectProtocol NSSecureCoding Sendable SendableMetatype : EditActions addAttribute addAttributes addLayoutManager attributes beginEditing changeInLength delegate deleteCharacters didProcessEditingNotification edited editedMask editedRange endEditing ensureAttributesAreFixed fixAttributes fixesAttributesLazily init invalidateAttributes layoutManagers length processEditing removeAttribute removeLayoutManager replaceCharacters setAttributes string willProcessEditingNotification
NSTextStorage.EditActions : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains editedAttributes editedCharacters formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
NSTextStorageDelegate :  : textStorage
NSTextTab : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : alignment hash init isEqual location
NSUInteger :  : 
NSURL :  : loadData object readableTypeIdentifiersForItemProvider startAccessingSecurityScopedResource stopAccessingSecurityScopedResource writableTypeIdentifiersForItemProvider
NSUnderlineStyle : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : byWord contains double formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset patternDash patternDashDot patternDashDotDot patternDot rawValue remove single styleDouble styleNone styleSingle styleThick subtract subtracting symmetricDifference thick union update
NSUserActivity : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : activityType addUserInfoEntries becomeCurrent browsingWeb expirationDate init invalidate isEligibleForHandoff isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch keywords needsSave persistentIdentifier referrerURL requiredUserInfoKeys resignCurrent targetContentIdentifier title userInfo webpageURL
NSValue :  : caTransform3DValue cgAffineTransformValue cgPointValue cgRectValue cgSizeValue cgVectorValue directionalEdgeInsetsValue init uiEdgeInsetsValue uiOffsetValue
NSWritingDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init leftToRight natural rightToLeft = leftToRight natural rightToLeft
NSWritingDirectionFormatType : Equatable Hashable RawRepresentable Sendable SendableMetatype : embedding hash hashValue init override = embedding override
NWInterface : CustomDebugStringConvertible Equatable Hashable Sendable SendableMetatype : InterfaceType debugDescription index name type
NWInterface.InterfaceType : Equatable Hashable Sendable SendableMetatype : cellular loopback other wifi wiredEthernet = cellular loopback other wifi wiredEthernet
NWPath : CustomDebugStringConvertible Equatable Sendable SendableMetatype : Status UnsatisfiedReason availableInterfaces debugDescription isConstrained isExpensive status supportsDNS supportsIPv4 supportsIPv6 unsatisfiedReason usesInterfaceType
NWPath.Status : Equatable Hashable Sendable SendableMetatype : requiresConnection satisfied unsatisfied = requiresConnection satisfied unsatisfied
NWPath.UnsatisfiedReason : Equatable Hashable Sendable SendableMetatype : cellularDenied localNetworkDenied notAvailable wifiDenied = cellularDenied localNetworkDenied notAvailable wifiDenied
NWPathMonitor : Sendable SendableMetatype : cancel currentPath init pathUpdateHandler queue start
NotificationCenter :  : addObserver removeObserver
NumberFormatter :  : Behavior formatterBehavior
NumberFormatter.Behavior : Equatable Hashable RawRepresentable Sendable SendableMetatype : behavior10_0 behavior10_4 default hash hashValue init = behavior10_0 behavior10_4 default
OSAllocatedUnfairLock : Sendable SendableMetatype : init lock lockIfAvailable unlock withLock withLockUnchecked
OSLog : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : default disabled init isEnabled
OSLogType : Equatable Hashable RawRepresentable Sendable SendableMetatype : debug default error fault hash hashValue info init rawValue
OSStatus :  : 
PlainlyInitializable :  : init
ProcessInfo :  : ThermalState isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac thermalState thermalStateDidChangeNotification
ProcessInfo.ThermalState : Equatable Hashable RawRepresentable Sendable SendableMetatype : critical fair hash hashValue init nominal serious = critical fair nominal serious
Product : Equatable Hashable Identifiable Sendable SendableMetatype : ProductType PurchaseOption PurchaseResult SubscriptionInfo SubscriptionPeriod description displayName displayPrice id isFamilyShareable price products purchase subscription type
Product.ProductType : Equatable Hashable RawRepresentable Sendable SendableMetatype : autoRenewable consumable hash hashValue init nonConsumable nonRenewable rawValue
Product.PurchaseOption : Equatable Hashable Sendable SendableMetatype : appAccountToken quantity
Product.PurchaseResult : Sendable SendableMetatype : pending success userCancelled
Product.SubscriptionInfo : Equatable Hashable Sendable SendableMetatype : RenewalInfo RenewalState Status status subscriptionGroupID subscriptionPeriod
Product.SubscriptionInfo.RenewalInfo : Equatable Hashable Sendable SendableMetatype : willAutoRenew
Product.SubscriptionInfo.RenewalState : Equatable Hashable RawRepresentable Sendable SendableMetatype : expired hash hashValue inBillingRetryPeriod inGracePeriod init rawValue revoked subscribed
Product.SubscriptionInfo.Status : Equatable Hashable Sendable SendableMetatype : state
Product.SubscriptionPeriod : Equatable Hashable Sendable SendableMetatype : Unit unit value
Product.SubscriptionPeriod.Unit : Equatable Hashable Sendable SendableMetatype : day month week year = day month week year
PulseSymbolEffect : DiscreteSymbolEffect Equatable Hashable IndefiniteSymbolEffect Sendable SendableMetatype SymbolEffect : byLayer configuration pulse wholeSymbol
RelativeDateTimeFormatter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Formatter Hashable NSCoding NSCopying NSObjectProtocol Sendable SendableMetatype : DateTimeStyle UnitsStyle calendar dateTimeStyle formattingContext locale localizedString string unitsStyle
RelativeDateTimeFormatter.DateTimeStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init named numeric = named numeric
RelativeDateTimeFormatter.UnitsStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : abbreviated full hash hashValue init short spellOut = abbreviated full short spellOut
ReplaceSymbolEffect : ContentTransitionSymbolEffect Equatable Hashable Sendable SendableMetatype SymbolEffect : byLayer configuration downUp offUp replace upUp wholeSymbol
RunLoop.Mode :  : commonModes defaultRunLoopMode tracking
RunLoopMode :  : 
SFSafariViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : Configuration DismissButtonStyle configuration delegate dismissButtonStyle init preferredBarTintColor preferredControlTintColor viewDidLoad
SFSafariViewController.Configuration : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : barCollapsingEnabled entersReaderIfAvailable init
SFSafariViewController.DismissButtonStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : cancel close done hash hashValue init = cancel close done
SFSafariViewControllerDelegate : NSObjectProtocol : safariViewController safariViewControllerDidFinish
SKAdNetwork : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : CoarseConversionValue registerAppForAdNetworkAttribution updatePostbackConversionValue
SKAdNetwork.CoarseConversionValue : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue high init low medium rawValue
SKError : CustomNSError Equatable Error Sendable SendableMetatype : Code clientInvalid cloudServiceNetworkConnectionFailed cloudServicePermissionDenied cloudServiceRevoked code errorCode errorDomain errorUserInfo init localizedDescription paymentCancelled paymentInvalid paymentNotAllowed storeProductNotAvailable unknown
SKError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : clientInvalid cloudServiceNetworkConnectionFailed cloudServicePermissionDenied cloudServiceRevoked hash hashValue init paymentCancelled paymentInvalid paymentNotAllowed storeProductNotAvailable unknown = clientInvalid cloudServiceNetworkConnectionFailed cloudServicePermissionDenied cloudServiceRevoked paymentCancelled paymentInvalid paymentNotAllowed storeProductNotAvailable unknown
SKMutablePayment : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol SKPayment Sendable SendableMetatype : applicationUsername productIdentifier quantity simulatesAskToBuyInSandbox
SKPayment : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : applicationUsername copy init productIdentifier quantity
SKPaymentQueue : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : add canMakePayments default finishTransaction remove restoreCompletedTransactions transactionObservers transactions
SKPaymentTransaction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : error original payment transactionDate transactionIdentifier transactionState
SKPaymentTransactionObserver : NSObjectProtocol : paymentQueue paymentQueueRestoreCompletedTransactionsFinished
SKPaymentTransactionState : Equatable Hashable RawRepresentable Sendable SendableMetatype : deferred failed hash hashValue init purchased purchasing restored = deferred failed purchased purchasing restored
SKProduct : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : PeriodUnit discounts introductoryPrice isFamilyShareable localizedDescription localizedTitle price priceLocale productIdentifier subscriptionGroupIdentifier subscriptionPeriod
SKProduct.PeriodUnit : Equatable Hashable RawRepresentable Sendable SendableMetatype : day hash hashValue init month week year = day month week year
SKProductDiscount : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : PaymentMode identifier numberOfPeriods paymentMode price priceLocale subscriptionPeriod
SKProductDiscount.PaymentMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : freeTrial hash hashValue init payAsYouGo payUpFront = freeTrial payAsYouGo payUpFront
SKProductSubscriptionPeriod : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : numberOfUnits unit
SKProductsRequest : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol SKRequest Sendable SendableMetatype : init
SKProductsRequestDelegate : NSObjectProtocol SKRequestDelegate : productsRequest
SKProductsResponse : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : invalidProductIdentifiers products
SKReceiptRefreshRequest : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol SKRequest Sendable SendableMetatype : init
SKRequest : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : cancel delegate start
SKRequestDelegate : NSObjectProtocol : request requestDidFinish
SKStoreProductViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : delegate loadProduct
SKStoreProductViewControllerDelegate : NSObjectProtocol : productViewControllerDidFinish
SKStoreReviewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : requestReview
ScaleSymbolEffect : Equatable Hashable IndefiniteSymbolEffect Sendable SendableMetatype SymbolEffect : byLayer configuration down scale up wholeSymbol
Scanner :  : scanCharacters scanString scanUpTo scanUpToCharacters
SecAccessControl : Sendable SendableMetatype : 
SecAccessControlCreateFlags : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : and applicationPassword biometryAny biometryCurrentSet contains devicePasscode formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset or privateKeyUsage rawValue remove subtract subtracting symmetricDifference touchIDAny touchIDCurrentSet union update userPresence watch
SecRandomRef : Sendable SendableMetatype : 
Selector : CustomStringConvertible Equatable ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Hashable Sendable SendableMetatype : description hash init isImplemented name perform
SelectorResponder :  : answersWhetherItResponds
StoreKitError : Equatable Error Sendable SendableMetatype : URLErrorCode localizedDescription networkError notAvailableInStorefront notEntitled systemError unknown userCancelled
StoreKitError.URLErrorCode :  : 
String :  : LocalizationValue boundingRect draw init size
String.LocalizationValue : Equatable ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Sendable SendableMetatype : StringInterpolation init
String.LocalizationValue.StringInterpolation : StringInterpolationProtocol : appendInterpolation appendLiteral init
StringProtocol :  : enumerateSubstrings
SymbolEffect : Equatable Hashable Sendable SendableMetatype : appear automatic bounce configuration disappear pulse replace scale variableColor
SymbolEffectConfiguration : Equatable Hashable Sendable SendableMetatype : 
SymbolEffectOptions : Equatable Hashable Sendable SendableMetatype : default nonRepeating repeat repeating speed
SystemSoundID :  : 
Timer :  : init scheduledTimer userInfo
Transaction : Equatable Hashable Identifiable Sendable SendableMetatype : Transactions all currentEntitlement currentEntitlements expirationDate finish id isUpgraded latest originalID productID productType purchaseDate revocationDate unfinished updates
Transaction.Transactions : AsyncSequence Sendable SendableMetatype : AsyncIterator Element allSatisfy compactMap contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
Transaction.Transactions.AsyncIterator : AsyncIteratorProtocol : next
Transaction.Transactions.Element :  : 
TransitionSymbolEffect :  : 
UIAccessibility :  : AssistiveTechnologyIdentifier Notification announcementDidFinishNotification assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification boldTextStatusDidChangeNotification buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification closedCaptioningStatusDidChangeNotification convertToScreenCoordinates darkerSystemColorsStatusDidChangeNotification differentiateWithoutColorDidChangeNotification elementFocusedNotification focusedElementUserInfoKey grayscaleStatusDidChangeNotification guidedAccessStatusDidChangeNotification invertColorsStatusDidChangeNotification isAssistiveTouchRunning isBoldTextEnabled isClosedCaptioningEnabled isDarkerSystemColorsEnabled isGrayscaleEnabled isGuidedAccessEnabled isInvertColorsEnabled isMonoAudioEnabled isOnOffSwitchLabelsEnabled isReduceMotionEnabled isReduceTransparencyEnabled isShakeToUndoEnabled isSpeakScreenEnabled isSpeakSelectionEnabled isSwitchControlRunning isVideoAutoplayEnabled isVoiceOverRunning monoAudioStatusDidChangeNotification onOffSwitchLabelsDidChangeNotification post prefersCrossFadeTransitions prefersCrossFadeTransitionsStatusDidChange reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification shakeToUndoDidChangeNotification shouldDifferentiateWithoutColor speakScreenStatusDidChangeNotification speakSelectionStatusDidChangeNotification switchControlStatusDidChangeNotification unfocusedElementUserInfoKey videoAutoplayStatusDidChangeNotification voiceOverStatusDidChangeNotification
UIAccessibility.AssistiveTechnologyIdentifier : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init notificationSwitchControl notificationVoiceOver rawValue
UIAccessibility.Notification : Equatable Hashable RawRepresentable Sendable SendableMetatype : announcement hash hashValue init layoutChanged pageScrolled pauseAssistiveTechnology rawValue resumeAssistiveTechnology screenChanged
UIAccessibilityContainerType : Equatable Hashable RawRepresentable Sendable SendableMetatype : dataTable hash hashValue init landmark list none semanticGroup = dataTable landmark list none semanticGroup
UIAccessibilityContrast : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue high init normal unspecified = high normal unspecified
UIAccessibilityCustomAction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Handler actionHandler image init name selector target
UIAccessibilityCustomAction.Handler :  : 
UIAccessibilityElement : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIResponder UIResponderStandardEditActions : accessibilityContainer accessibilityFrameInContainerSpace init
UIAccessibilityNavigationStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic combined hash hashValue init separate = automatic combined separate
UIAccessibilityPriority : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue high init low rawValue
UIAccessibilityScrollDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : down hash hashValue init left next previous right up = down left next previous right up
UIAccessibilityTextualContext : Equatable Hashable RawRepresentable Sendable SendableMetatype : console fileSystem hash hashValue init messaging narrative rawValue sourceCode spreadsheet wordProcessing
UIAccessibilityTraits : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : adjustable allowsDirectInteraction button causesPageTurn contains formIntersection formSymmetricDifference formUnion hash hashValue header image init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset keyboardKey link none notEnabled playsSound rawValue remove searchField selected startsMediaSession staticText subtract subtracting summaryElement symmetricDifference tabBar toggleButton union update updatesFrequently
UIAction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIMenuElement : Identifier attributes discoverabilityTitle identifier init performWithSender sender state
UIAction.Identifier : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue
UIActionHandler :  : 
UIActionSheetDelegate : NSObjectProtocol : 
UIActivity : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : ActivityType Category activityCategory activityDidFinish activityImage activityTitle activityType activityViewController canPerform init perform prepare
UIActivity.ActivityType : Equatable Hashable RawRepresentable Sendable SendableMetatype : addToReadingList airDrop assignToContact copyToPasteboard hash hashValue init mail markupAsPDF message openInIBooks postToFacebook postToFlickr postToTencentWeibo postToTwitter postToVimeo postToWeibo print rawValue saveToCameraRoll sharePlay
UIActivity.Category : Equatable Hashable RawRepresentable Sendable SendableMetatype : action hash hashValue init share = action share
UIActivityIndicatorView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : Style activityIndicatorViewStyle color didMoveToWindow hidesWhenStopped init intrinsicContentSize isAnimating layoutSubviews sizeThatFits startAnimating stopAnimating style
UIActivityIndicatorView.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : gray hash hashValue init large medium white whiteLarge = gray large medium white whiteLarge
UIActivityIndicatorViewStyle :  : 
UIActivityItemSource : NSObjectProtocol : activityViewController activityViewControllerPlaceholderItem
UIActivityType :  : 
UIActivityViewController : CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIScrollViewDelegate UIStateRestoring UITableViewDataSource UITableViewDelegate UITraitChangeObservable UITraitEnvironment UIViewController : CompletionWithItemsHandler allowsProminentActivity completionWithItemsHandler excludedActivityTypes indexPathForPreferredFocusedView init loadView numberOfSections scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging sectionIndexTitles tableView tableViewDidEndMultipleSelectionInteraction viewDidDisappear viewDidLoad viewForZooming
UIActivityViewController.CompletionWithItemsHandler :  : 
UIAdaptivePresentationControllerDelegate : NSObjectProtocol : adaptivePresentationStyle presentationController presentationControllerDidAttemptToDismiss presentationControllerDidDismiss presentationControllerShouldDismiss presentationControllerWillDismiss
UIAlertAction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Style init isEnabled setValue style title value
UIAlertAction.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : cancel default destructive hash hashValue init = cancel default destructive
UIAlertActionStyle :  : 
UIAlertController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UISpringLoadedInteractionSupporting UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : Style actions addAction addTextField init isSpringLoaded loadView message preferredAction preferredContentSizeDidChange preferredStyle setValue textFields title value viewDidAppear
UIAlertController.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : actionSheet alert hash hashValue init = actionSheet alert
UIAlertControllerStyle :  : 
UIAlertViewDelegate : NSObjectProtocol : 
UIAppearance : NSObjectProtocol : appearance
UIAppearanceContainer : NSObjectProtocol : 
UIApplication : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIResponder UIResponderStandardEditActions : LaunchOptionsKey OpenExternalURLOptionsKey OpenURLOptionsKey State activateSceneSession alternateIconName applicationIconBadgeNumber applicationState applicationSupportsShakeToEdit backgroundFetchIntervalMinimum backgroundFetchIntervalNever backgroundRefreshStatus backgroundRefreshStatusDidChangeNotification backgroundTimeRemaining beginBackgroundTask beginIgnoringInteractionEvents canOpenURL connectedScenes delegate didBecomeActiveNotification didChangeStatusBarFrameNotification didChangeStatusBarOrientationNotification didEnterBackgroundNotification didFinishLaunchingNotification didReceiveMemoryWarningNotification endBackgroundTask endIgnoringInteractionEvents isIdleTimerDisabled isIgnoringInteractionEvents isNetworkActivityIndicatorVisible isProtectedDataAvailable isRegisteredForRemoteNotifications isStatusBarHidden keyWindow next open openSessions openSettingsURLString openURL perform preferredContentSizeCategory protectedDataDidBecomeAvailableNotification protectedDataWillBecomeUnavailableNotification registerForRemoteNotifications requestSceneSessionActivation requestSceneSessionDestruction requestSceneSessionRefresh responds sendAction sendEvent setAlternateIconName setMinimumBackgroundFetchInterval shared shortcutItems significantTimeChangeNotification stateRestorationBundleVersionKey stateRestorationTimestampKey stateRestorationUserInterfaceIdiomKey statusBarFrame statusBarOrientation statusBarStyle supportsAlternateIcons supportsMultipleScenes unregisterForRemoteNotifications userDidTakeScreenshotNotification userInterfaceLayoutDirection value willChangeStatusBarFrameNotification willChangeStatusBarOrientationNotification willEnterForegroundNotification willResignActiveNotification willTerminateNotification windows
UIApplication.LaunchOptionsKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue shortcutItem url
UIApplication.OpenExternalURLOptionsKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue universalLinksOnly
UIApplication.OpenURLOptionsKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : annotation hash hashValue init openInPlace rawValue sourceApplication
UIApplication.State : Equatable Hashable RawRepresentable Sendable SendableMetatype : active background hash hashValue inactive init = active background inactive
UIApplicationDelegate : NSObjectProtocol : application applicationDidBecomeActive applicationDidEnterBackground applicationDidReceiveMemoryWarning applicationWillEnterForeground applicationWillResignActive applicationWillTerminate main window
UIApplicationLaunchOptionsKey :  : 
UIApplicationOpenURLOptionsKey :  : 
UIApplicationShortcutIcon : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : IconType init
UIApplicationShortcutIcon.IconType : Equatable Hashable RawRepresentable Sendable SendableMetatype : add alarm audio bookmark capturePhoto captureVideo cloud compose confirmation contact date favorite hash hashValue home init invitation location love mail markLocation message pause play prohibit search share shuffle task taskCompleted time update = add alarm audio bookmark capturePhoto captureVideo cloud compose confirmation contact date favorite home invitation location love mail markLocation message pause play prohibit search share shuffle task taskCompleted time update
UIApplicationShortcutIconType :  : 
UIApplicationShortcutItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : icon init localizedSubtitle localizedTitle type userInfo
UIApplicationState :  : 
UIAttachmentBehavior : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIDynamicBehavior : AttachmentType anchorPoint attachedBehaviorType attachmentRange damping fixedAttachment frequency frictionTorque init items length limitAttachment pinAttachment slidingAttachment
UIAttachmentBehavior.AttachmentType : Equatable Hashable RawRepresentable Sendable SendableMetatype : anchor hash hashValue init items = anchor items
UIAttachmentBehaviorType :  : 
UIAxis : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : both contains formIntersection formSymmetricDifference formUnion hash hashValue horizontal init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update vertical
UIBackgroundConfiguration : Equatable Hashable Sendable SendableMetatype : backgroundColor backgroundColorTransformer backgroundInsets clear cornerRadius customView edgesAddingLayoutMarginsToBackgroundInsets image imageContentMode init listAccompaniedSidebarCell listCell listGroupedCell listGroupedHeaderFooter listPlainCell listPlainHeaderFooter listSidebarCell listSidebarHeader resolvedBackgroundColor resolvedStrokeColor strokeColor strokeColorTransformer strokeOutset strokeWidth updated visualEffect
UIBackgroundFetchResult : Equatable Hashable RawRepresentable Sendable SendableMetatype : failed hash hashValue init newData noData = failed newData noData
UIBackgroundRefreshStatus : Equatable Hashable RawRepresentable Sendable SendableMetatype : available denied hash hashValue init restricted = available denied restricted
UIBackgroundTaskIdentifier : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init invalid rawValue
UIBarAppearance : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : backgroundColor backgroundEffect backgroundImage configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground copy init shadowColor shadowImage
UIBarButtonItem : CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable NSObjectProtocol Sendable SendableMetatype UIAppearance UIBarItem UIPopoverPresentationControllerSourceItem UISpringLoadedInteractionSupporting : Style SystemItem action backButtonTitlePositionAdjustment customView fixedSpace flexibleSpace frame init isSpringLoaded menu possibleTitles primaryAction setBackButtonTitlePositionAdjustment setTitlePositionAdjustment style target tintColor titlePositionAdjustment width
UIBarButtonItem.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : bordered done hash hashValue init plain = bordered done plain
UIBarButtonItem.SystemItem : Equatable Hashable RawRepresentable Sendable SendableMetatype : action add bookmarks camera cancel close compose done edit fastForward fixedSpace flexibleSpace hash hashValue init organize pageCurl pause play redo refresh reply rewind save search stop trash undo = action add bookmarks camera cancel close compose done edit fastForward fixedSpace flexibleSpace organize pageCurl pause play redo refresh reply rewind save search stop trash undo
UIBarButtonItemAppearance : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : disabled init normal
UIBarButtonItemStateAppearance : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : titlePositionAdjustment titleTextAttributes
UIBarButtonItemStyle :  : 
UIBarButtonSystemItem :  : 
UIBarItem : CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIAppearance : accessibilityIdentifier accessibilityLabel appearance image imageInsets init isEnabled landscapeImagePhone setTitleTextAttributes tag title titleTextAttributes value
UIBarMetrics : Equatable Hashable RawRepresentable Sendable SendableMetatype : compact compactPrompt default defaultPrompt hash hashValue init = compact compactPrompt default defaultPrompt
UIBarPosition : Equatable Hashable RawRepresentable Sendable SendableMetatype : any bottom hash hashValue init top topAttached = any bottom top topAttached
UIBarPositioning : NSObjectProtocol : barPosition
UIBarPositioningDelegate : NSObjectProtocol : position
UIBarStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : black blackOpaque blackTranslucent default hash hashValue init = black default
UIBaselineAdjustment : Equatable Hashable RawRepresentable Sendable SendableMetatype : alignBaselines alignCenters hash hashValue init none = alignBaselines alignCenters none
UIBezierPath : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding Sendable SendableMetatype : addArc addClip addCurve addLine addQuadCurve append apply bounds cgPath close contains copy currentPoint encode fill flatness getLineDash hash init isEmpty isEqual lineCapStyle lineJoinStyle lineWidth miterLimit move removeAllPoints reversing setLineDash stroke supportsSecureCoding usesEvenOddFillRule
UIBlurEffect : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol Sendable SendableMetatype UIVisualEffect : Style init
UIBlurEffect.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : dark extraLight hash hashValue init light prominent regular systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight = dark extraLight light prominent regular systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
UIBlurEffectStyle :  : 
UIButton : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UISpringLoadedInteractionSupporting UIStateRestoring UITraitChangeObservable UITraitEnvironment : ButtonType Configuration ConfigurationUpdateHandler PointerStyleProvider Role accessibilityActivate accessibilityLabel adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle automaticallyUpdatesConfiguration backgroundImage backgroundRect beginTracking buttonType changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets contentRect currentAttributedTitle currentBackgroundImage currentImage currentPreferredSymbolConfiguration currentTitle currentTitleColor currentTitleShadowColor didMoveToWindow endTracking image imageEdgeInsets imageRect imageView init intrinsicContentSize isPointerInteractionEnabled isSpringLoaded layoutSubviews menu pointerStyleProvider preferredSymbolConfigurationForImage role setAttributedTitle setBackgroundImage setImage setNeedsUpdateConfiguration setPreferredSymbolConfiguration setTitle setTitleColor setTitleShadowColor showsMenuAsPrimaryAction showsTouchWhenHighlighted sizeThatFits sizeToFit subtitleLabel systemButton tintColorDidChange title titleColor titleEdgeInsets titleLabel titleRect titleShadowColor updateConfiguration
UIButton.ButtonType : Equatable Hashable RawRepresentable Sendable SendableMetatype : close contactAdd custom detailDisclosure hash hashValue infoDark infoLight init plain roundedRect system = close contactAdd custom detailDisclosure infoDark infoLight plain system
UIButton.Configuration : Equatable Hashable Sendable SendableMetatype : CornerStyle Size TitleAlignment attributedSubtitle attributedTitle automaticallyUpdateForSelection background baseBackgroundColor baseForegroundColor bordered borderedProminent borderedTinted borderless buttonSize contentInsets cornerStyle filled gray image imageColorTransformer imagePadding imagePlacement plain preferredSymbolConfigurationForImage setDefaultContentInsets showsActivityIndicator subtitle subtitleTextAttributesTransformer tinted title titleAlignment titleLineBreakMode titlePadding titleTextAttributesTransformer updated
UIButton.Configuration.CornerStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : capsule dynamic fixed hash hashValue init large medium small = capsule dynamic fixed large medium small
UIButton.Configuration.Size : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init large medium mini small = large medium mini small
UIButton.Configuration.TitleAlignment : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic center hash hashValue init leading trailing = automatic center leading trailing
UIButton.ConfigurationUpdateHandler :  : 
UIButton.PointerStyleProvider :  : 
UIButton.Role : Equatable Hashable RawRepresentable Sendable SendableMetatype : cancel destructive hash hashValue init normal primary = cancel destructive normal primary
UIButtonType :  : 
UICalendarSelection : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : updateSelectableDates
UICalendarSelectionMultiDate : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UICalendarSelection : delegate init selectedDates setSelectedDates
UICalendarSelectionMultiDateDelegate : NSObjectProtocol : multiDateSelection
UICalendarSelectionSingleDate : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UICalendarSelection : delegate init selectedDate setSelected
UICalendarSelectionSingleDateDelegate : NSObjectProtocol : dateSelection
UICalendarView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : Decoration DecorationSize availableDateRange calendar delegate fontDesign init intrinsicContentSize layoutSubviews locale reloadDecorations selectionBehavior setVisibleDateComponents sizeThatFits timeZone visibleDateComponents wantsDateDecorations
UICalendarView.Decoration : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : customView default image init
UICalendarView.DecorationSize : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init large medium small = large medium small
UICalendarViewDelegate : NSObjectProtocol : calendarView
UICellAccessory : Sendable SendableMetatype : ActionHandler CheckmarkOptions CustomViewConfiguration DeleteOptions DetailOptions DisclosureIndicatorOptions DisplayedState InsertOptions LabelOptions LayoutDimension MenuSelectedElementDidChangeHandler MultiselectOptions Options OutlineDisclosureOptions Placement PopUpMenuOptions ReorderOptions checkmark customView delete detail disclosureIndicator insert label multiselect outlineDisclosure popUpMenu reorder
UICellAccessory.ActionHandler :  : 
UICellAccessory.CheckmarkOptions :  : 
UICellAccessory.CustomViewConfiguration :  : customView init isHidden maintainsFixedSize placement reservedLayoutWidth tintColor
UICellAccessory.DeleteOptions :  : 
UICellAccessory.DetailOptions :  : 
UICellAccessory.DisclosureIndicatorOptions :  : 
UICellAccessory.DisplayedState : Equatable Hashable Sendable SendableMetatype : always whenEditing whenNotEditing = always whenEditing whenNotEditing
UICellAccessory.InsertOptions :  : 
UICellAccessory.LabelOptions :  : adjustsFontForContentSizeCategory font init isHidden reservedLayoutWidth tintColor
UICellAccessory.LayoutDimension : Equatable Hashable Sendable SendableMetatype : actual custom standard
UICellAccessory.MenuSelectedElementDidChangeHandler :  : 
UICellAccessory.MultiselectOptions :  : 
UICellAccessory.Options :  : backgroundColor init isHidden reservedLayoutWidth tintColor
UICellAccessory.OutlineDisclosureOptions :  : Style init isHidden reservedLayoutWidth style tintColor
UICellAccessory.OutlineDisclosureOptions.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic cell hash hashValue header init = automatic cell header
UICellAccessory.Placement :  : Position leading position trailing
UICellAccessory.Placement.Position :  : 
UICellAccessory.PopUpMenuOptions :  : init isHidden reservedLayoutWidth tintColor
UICellAccessory.ReorderOptions :  : 
UICellConfigurationState : Sendable SendableMetatype UIConfigurationState : DragState DropState cellDragState cellDropState init isDisabled isEditing isExpanded isFocused isHighlighted isPinned isReordering isSelected isSwiped subscript traitCollection
UICellConfigurationState.DragState : Equatable Hashable RawRepresentable Sendable SendableMetatype : dragging hash hashValue init lifting none = dragging lifting none
UICellConfigurationState.DropState : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init none notTargeted targeted = none notTargeted targeted
UICollectionLayoutListConfiguration : Sendable SendableMetatype : Appearance FooterMode HeaderMode ItemSeparatorHandler SwipeActionsConfigurationProvider appearance backgroundColor footerMode headerMode headerTopPadding init itemSeparatorHandler leadingSwipeActionsConfigurationProvider separatorConfiguration showsSeparators trailingSwipeActionsConfigurationProvider
UICollectionLayoutListConfiguration.Appearance : Equatable Hashable RawRepresentable Sendable SendableMetatype : grouped hash hashValue init insetGrouped plain sidebar sidebarPlain = grouped insetGrouped plain sidebar sidebarPlain
UICollectionLayoutListConfiguration.FooterMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init none supplementary = none supplementary
UICollectionLayoutListConfiguration.HeaderMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : firstItemInSection hash hashValue init none supplementary = firstItemInSection none supplementary
UICollectionLayoutListConfiguration.ItemSeparatorHandler :  : 
UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider :  : 
UICollectionLayoutSectionOrthogonalScrollingBehavior : Equatable Hashable RawRepresentable Sendable SendableMetatype : continuous continuousGroupLeadingBoundary groupPaging groupPagingCentered hash hashValue init none paging = continuous continuousGroupLeadingBoundary groupPaging groupPagingCentered none paging
UICollectionLayoutSectionOrthogonalScrollingProperties : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Bounce DecelerationRate bounce decelerationRate
UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce : Equatable Hashable RawRepresentable Sendable SendableMetatype : always automatic hash hashValue init never = always automatic never
UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic fast hash hashValue init normal rawValue
UICollectionReusableView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : apply didTransition init invalidateIntrinsicContentSize preferredLayoutAttributesFitting prepareForReuse reuseIdentifier willTransition
UICollectionView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDataSourceTranslating UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIScrollView UIScrollViewDelegateHolder UISpringLoadedInteractionSupporting UIStateRestoring UITraitChangeObservable UITraitEnvironment : CellRegistration ElementCategory LayoutInteractiveTransitionCompletion ReorderingCadence ScrollDirection ScrollPosition SelfSizingInvalidation SupplementaryRegistration adjustedContentInsetDidChange allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing backgroundView beginInteractiveMovementForItem bounds cancelInteractiveMovement cancelInteractiveTransition cellForItem collectionViewLayout contextMenuInteraction dataSource dataSourceIndexPath dataSourceSectionIndex delegate deleteItems deleteSections dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary dequeueReusableCell dequeueReusableSupplementaryView deselectItem didMoveToWindow didUpdateFocus dragDelegate dragInteractionEnabled dropDelegate elementKindSectionFooter elementKindSectionHeader endInteractiveMovement finishInteractiveTransition frame hasActiveDrag hasActiveDrop hasUncommittedUpdates indexPath indexPathForItem indexPathsForSelectedItems indexPathsForVisibleItems indexPathsForVisibleSupplementaryElements init insertItems insertSections isEditing isPrefetchingEnabled isSpringLoaded layoutAttributesForItem layoutAttributesForSupplementaryElement layoutMarginsDidChange layoutSubviews moveItem moveSection numberOfItems numberOfSections performBatchUpdates performUsingPresentationValues prefetchDataSource presentationIndexPath presentationSectionIndex reconfigureItems register reloadData reloadItems reloadSections remembersLastFocusedIndexPath reorderingCadence safeAreaInsetsDidChange scrollToItem selectItem selectionFollowsFocus selfSizingInvalidation setCollectionViewLayout shouldUpdateFocus startInteractiveTransition supplementaryView touchesBegan touchesCancelled touchesEnded traitCollectionDidChange updateInteractiveMovementTargetPosition visibleCells visibleSupplementaryViews
UICollectionView.CellRegistration : Sendable SendableMetatype : Handler init
UICollectionView.CellRegistration.Handler :  : 
UICollectionView.ElementCategory :  : 
UICollectionView.LayoutInteractiveTransitionCompletion :  : 
UICollectionView.ReorderingCadence : Equatable Hashable RawRepresentable Sendable SendableMetatype : fast hash hashValue immediate init slow = fast immediate slow
UICollectionView.ScrollDirection :  : 
UICollectionView.ScrollPosition : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : bottom centeredHorizontally centeredVertically contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset left rawValue remove right subtract subtracting symmetricDifference top union update
UICollectionView.SelfSizingInvalidation : Equatable Hashable RawRepresentable Sendable SendableMetatype : disabled enabled enabledIncludingConstraints hash hashValue init = disabled enabled enabledIncludingConstraints
UICollectionView.SupplementaryRegistration : Sendable SendableMetatype : Handler init
UICollectionView.SupplementaryRegistration.Handler :  : 
UICollectionViewCell : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICollectionReusableView UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : ConfigurationUpdateHandler DragState automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView canBecomeFocused configurationState configurationUpdateHandler contentConfiguration contentView defaultBackgroundConfiguration dragStateDidChange init isHighlighted isSelected layoutMarginsDidChange layoutSubviews prepareForReuse selectedBackgroundView setNeedsUpdateConfiguration traitCollectionDidChange updateConfiguration
UICollectionViewCell.ConfigurationUpdateHandler :  : 
UICollectionViewCell.DragState : Equatable Hashable RawRepresentable Sendable SendableMetatype : dragging hash hashValue init lifting none = dragging lifting none
UICollectionViewCompositionalLayout : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UICollectionViewLayout : collectionViewContentSize configuration flipsHorizontallyInOppositeLayoutDirection init invalidateLayout invalidationContext layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryView list prepare shouldInvalidateLayout
UICollectionViewCompositionalLayoutConfiguration : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : boundarySupplementaryItems contentInsetsReference interSectionSpacing scrollDirection
UICollectionViewCompositionalLayoutSectionProvider :  : 
UICollectionViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UICollectionViewDataSource UICollectionViewDelegate UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIScrollViewDelegate UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : clearsSelectionOnViewWillAppear collectionView collectionViewDidEndMultipleSelectionInteraction collectionViewLayout indexPathForPreferredFocusedView indexTitles init installsStandardGestureForInteractiveMovement loadView numberOfSections scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging useLayoutToLayoutNavigationTransitions viewForZooming viewWillAppear
UICollectionViewDataSource : NSObjectProtocol : collectionView indexTitles numberOfSections
UICollectionViewDataSourcePrefetching : NSObjectProtocol : collectionView
UICollectionViewDelegate : NSObjectProtocol UIScrollViewDelegate : collectionView collectionViewDidEndMultipleSelectionInteraction indexPathForPreferredFocusedView
UICollectionViewDelegateFlowLayout : NSObjectProtocol UICollectionViewDelegate UIScrollViewDelegate : collectionView
UICollectionViewDiffableDataSource : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UICollectionViewDataSource : CellProvider ReorderingHandlers SectionSnapshotHandlers SupplementaryViewProvider apply applySnapshotUsingReloadData collectionView index indexPath indexTitles init itemIdentifier numberOfSections reorderingHandlers sectionIdentifier sectionSnapshotHandlers snapshot supplementaryViewProvider
UICollectionViewDiffableDataSource.CellProvider :  : 
UICollectionViewDiffableDataSource.ReorderingHandlers :  : canReorderItem didReorder init willReorder
UICollectionViewDiffableDataSource.SectionSnapshotHandlers :  : init shouldCollapseItem shouldExpandItem snapshotForExpandingParent willCollapseItem willExpandItem
UICollectionViewDiffableDataSource.SupplementaryViewProvider :  : 
UICollectionViewDragDelegate : NSObjectProtocol : collectionView
UICollectionViewDropCoordinator : NSObjectProtocol : destinationIndexPath drop items proposal session
UICollectionViewDropDelegate : NSObjectProtocol : collectionView
UICollectionViewDropItem : NSObjectProtocol : dragItem previewSize sourceIndexPath
UICollectionViewDropPlaceholder : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UICollectionViewPlaceholder : previewParametersProvider
UICollectionViewDropPlaceholderContext : NSObjectProtocol UIDragAnimating : commitInsertion deletePlaceholder dragItem setNeedsCellUpdate
UICollectionViewDropProposal : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIDropProposal : Intent init intent
UICollectionViewDropProposal.Intent : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified = insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
UICollectionViewFlowLayout : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UICollectionViewLayout : ScrollDirection SectionInsetReference automaticSize collectionViewContentSize estimatedItemSize flipsHorizontallyInOppositeLayoutDirection footerReferenceSize headerReferenceSize init invalidateLayout invalidationContext invalidationContextClass itemSize layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryView minimumInteritemSpacing minimumLineSpacing prepare scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference shouldInvalidateLayout
UICollectionViewFlowLayout.ScrollDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue horizontal init vertical = horizontal vertical
UICollectionViewFlowLayout.SectionInsetReference : Equatable Hashable RawRepresentable Sendable SendableMetatype : fromContentInset fromLayoutMargins fromSafeArea hash hashValue init = fromContentInset fromLayoutMargins fromSafeArea
UICollectionViewFlowLayoutInvalidationContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UICollectionViewLayoutInvalidationContext : invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
UICollectionViewFocusUpdateContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIFocusUpdateContext : nextFocusedIndexPath previouslyFocusedIndexPath
UICollectionViewLayout : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : collectionView collectionViewContentSize developmentLayoutDirection finalLayoutAttributesForDisappearingDecorationElement finalLayoutAttributesForDisappearingItem finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange finalizeCollectionViewUpdates finalizeLayoutTransition flipsHorizontallyInOppositeLayoutDirection indexPathsToDeleteForDecorationView indexPathsToDeleteForSupplementaryView indexPathsToInsertForDecorationView indexPathsToInsertForSupplementaryView init initialLayoutAttributesForAppearingDecorationElement initialLayoutAttributesForAppearingItem initialLayoutAttributesForAppearingSupplementaryElement invalidateLayout invalidationContext invalidationContextClass invalidationContextForEndingInteractiveMovementOfItems layoutAttributesClass layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForInteractivelyMovingItem layoutAttributesForItem layoutAttributesForSupplementaryView prepare prepareForTransition register shouldInvalidateLayout targetContentOffset targetIndexPath
UICollectionViewLayoutAttributes : CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable NSCopying NSObject NSObjectProtocol UIDynamicItem : ElementCategory alpha bounds center collisionBoundingPath collisionBoundsType copy description frame hash indexPath init isEqual isHidden representedElementCategory representedElementKind size transform transform3D zIndex
UICollectionViewLayoutAttributes.ElementCategory : Equatable Hashable RawRepresentable Sendable SendableMetatype : cell decorationView hash hashValue init supplementaryView = cell decorationView supplementaryView
UICollectionViewLayoutInvalidationContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : contentOffsetAdjustment contentSizeAdjustment init interactiveMovementTarget invalidateDataSourceCounts invalidateDecorationElements invalidateEverything invalidateItems invalidateSupplementaryElements invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths previousIndexPathsForInteractivelyMovingItems targetIndexPathsForInteractivelyMovingItems
UICollectionViewListCell : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICollectionViewCell UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : accessories configurationState defaultBackgroundConfiguration defaultContentConfiguration indentationLevel indentationWidth init layoutSubviews separatorLayoutGuide
UICollectionViewPlaceholder : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : cellUpdateHandler init
UICollectionViewScrollDirection :  : 
UICollectionViewScrollPosition :  : 
UICollectionViewTransitionLayout : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UICollectionViewLayout : collectionViewContentSize currentLayout init invalidateLayout layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryView nextLayout prepare transitionProgress updateValue value
UICollectionViewUpdateItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : Action description indexPathAfterUpdate indexPathBeforeUpdate updateAction
UICollectionViewUpdateItem.Action : Equatable Hashable RawRepresentable Sendable SendableMetatype : delete hash hashValue init insert move none reload = delete insert move none reload
UICollisionBehavior : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIDynamicBehavior : Mode addBoundary addItem boundaryIdentifiers collisionDelegate collisionMode init items removeAllBoundaries removeBoundary removeItem setTranslatesReferenceBoundsIntoBoundary translatesReferenceBoundsIntoBoundary
UICollisionBehavior.Mode : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : boundaries contains everything formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset items rawValue remove subtract subtracting symmetricDifference union update
UICollisionBehaviorDelegate :  : collisionBehavior
UICollisionBehaviorMode :  : 
UIColor : CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable NSCoding NSCopying NSItemProviderReading NSItemProviderWriting NSObject NSObjectProtocol NSSecureCoding Sendable SendableMetatype : black blue brown cgColor ciColor clear copy cyan darkGray darkText description encode getHue getRed getWhite gray green groupTableViewBackground hash init isEqual label lightGray lightText link loadData magenta object opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill readableTypeIdentifiersForItemProvider red resolvedColor secondaryLabel secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator set setFill setStroke supportsSecureCoding systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground tintColor white withAlphaComponent writableTypeIdentifiersForItemProvider yellow
UIColorPickerViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : delegate init selectedColor supportsAlpha viewDidDisappear viewDidLoad
UIColorPickerViewControllerDelegate : NSObjectProtocol : colorPickerViewController colorPickerViewControllerDidFinish colorPickerViewControllerDidSelectColor
UIColorWell : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : init intrinsicContentSize layoutSubviews selectedColor sizeThatFits supportsAlpha title
UIConfigurationColorTransformer : Equatable Hashable Sendable SendableMetatype : callAsFunction grayscale hash init monochromeTint preferredTint transform
UIConfigurationState :  : init subscript traitCollection
UIConfigurationStateCustomKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue
UIConfigurationTextAttributesTransformer : Equatable Hashable Sendable SendableMetatype : callAsFunction hash init transform
UIContentConfiguration :  : makeContentView updated
UIContentContainer : NSObjectProtocol : preferredContentSize preferredContentSizeDidChange registerForPreviewing size systemLayoutFittingSizeDidChange unregisterForPreviewing viewWillTransition willTransition
UIContentInsetsReference : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic hash hashValue init layoutMargins none readableContent safeArea = automatic layoutMargins none readableContent safeArea
UIContentSizeCategory : Comparable Equatable Hashable RawRepresentable Sendable SendableMetatype : accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge accessibilityMedium didChangeNotification extraExtraExtraLarge extraExtraLarge extraLarge extraSmall hash hashValue init isAccessibilityCategory large medium newValueUserInfoKey rawValue small unspecified
UIContentSizeCategoryAdjusting : NSObjectProtocol : adjustsFontForContentSizeCategory
UIContentUnavailableConfiguration : Sendable SendableMetatype UIContentConfiguration : Alignment ButtonProperties ImageProperties TextProperties alignment attributedText axesPreservingSuperviewLayoutMargins background button buttonProperties buttonToSecondaryButtonPadding directionalLayoutMargins empty image imageProperties imageToTextPadding loading makeContentView search secondaryAttributedText secondaryButton secondaryButtonProperties secondaryText secondaryTextProperties text textProperties textToButtonPadding textToSecondaryTextPadding updated
UIContentUnavailableConfiguration.Alignment : Equatable Hashable RawRepresentable Sendable SendableMetatype : center hash hashValue init natural = center natural
UIContentUnavailableConfiguration.ButtonProperties : Sendable SendableMetatype : isEnabled menu primaryAction role
UIContentUnavailableConfiguration.ImageProperties : Sendable SendableMetatype : accessibilityIgnoresInvertColors cornerRadius maximumSize preferredSymbolConfiguration tintColor
UIContentUnavailableConfiguration.TextProperties : Sendable SendableMetatype : adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation color font lineBreakMode minimumScaleFactor numberOfLines
UIContentUnavailableConfigurationState : Sendable SendableMetatype UIConfigurationState : init searchText subscript traitCollection
UIContentUnavailableView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIContentView UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : configuration init isScrollEnabled layoutSubviews sizeThatFits supports
UIContentView : NSObjectProtocol : configuration supports
UIContextMenuConfiguration : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : ElementOrder UIContextMenuActionProvider UIContextMenuContentPreviewProvider identifier init preferredMenuElementOrder
UIContextMenuConfiguration.ElementOrder : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic fixed hash hashValue init priority = automatic fixed priority
UIContextMenuConfiguration.UIContextMenuActionProvider :  : 
UIContextMenuConfiguration.UIContextMenuContentPreviewProvider :  : 
UIContextMenuInteraction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIInteraction : Appearance delegate didMove dismissMenu init location menuAppearance updateVisibleMenu view willMove
UIContextMenuInteraction.Appearance : Equatable Hashable RawRepresentable Sendable SendableMetatype : compact hash hashValue init rich unknown = compact rich unknown
UIContextMenuInteractionAnimating : NSObjectProtocol : addAnimations addCompletion previewViewController
UIContextMenuInteractionCommitAnimating : NSObjectProtocol UIContextMenuInteractionAnimating : preferredCommitStyle
UIContextMenuInteractionCommitStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : dismiss hash hashValue init pop = dismiss pop
UIContextMenuInteractionDelegate :  : contextMenuInteraction
UIContextualAction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Handler Style backgroundColor handler image init style title
UIContextualAction.Handler :  : 
UIContextualAction.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : destructive hash hashValue init normal = destructive normal
UIControl : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : ContentHorizontalAlignment ContentVerticalAlignment Event State actions addAction addTarget allControlEvents allTargets beginTracking canBecomeFocused cancelTracking contentHorizontalAlignment contentVerticalAlignment continueTracking effectiveContentHorizontalAlignment endTracking enumerateEventHandlers gestureRecognizerShouldBegin init isEnabled isHighlighted isSelected isTouchInside isTracking performPrimaryAction removeAction removeTarget sendAction sendActions state toolTip touchesBegan touchesCancelled touchesEnded touchesMoved
UIControl.ContentHorizontalAlignment : Equatable Hashable RawRepresentable Sendable SendableMetatype : center fill hash hashValue init leading left right trailing = center fill leading left right trailing
UIControl.ContentVerticalAlignment : Equatable Hashable RawRepresentable Sendable SendableMetatype : bottom center fill hash hashValue init top = bottom center fill top
UIControl.Event : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : allEditingEvents allEvents allTouchEvents applicationReserved contains editingChanged editingDidBegin editingDidEnd editingDidEndOnExit formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset menuActionTriggered primaryActionTriggered rawValue remove subtract subtracting symmetricDifference systemReserved touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside union update valueChanged
UIControl.State : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : application contains disabled focused formIntersection formSymmetricDifference formUnion hash hashValue highlighted init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset normal rawValue remove reserved selected subtract subtracting symmetricDifference union update
UIControlContentHorizontalAlignment :  : 
UIControlContentVerticalAlignment :  : 
UIControlEvents :  : 
UIControlState :  : 
UICoordinateSpace : NSObjectProtocol : bounds convert
UICubicTimingParameters : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype UITimingCurveProvider : animationCurve controlPoint1 controlPoint2 copy cubicTimingParameters init springTimingParameters timingCurveType
UIDataDetectorTypes : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : address all calendarEvent contains flightNumber formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset link lookupSuggestion money phoneNumber physicalValue rawValue remove shipmentTrackingNumber subtract subtracting symmetricDifference union update
UIDataSourceTranslating : NSObjectProtocol : dataSourceIndexPath dataSourceSectionIndex performUsingPresentationValues presentationIndexPath presentationSectionIndex
UIDatePicker : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : Mode calendar countDownDuration date datePickerMode datePickerStyle init intrinsicContentSize isEnabled layoutSubviews locale maximumDate minimumDate minuteInterval preferredDatePickerStyle roundsToMinuteInterval setDate sizeThatFits timeZone
UIDatePicker.Mode : Equatable Hashable RawRepresentable Sendable SendableMetatype : countDownTimer date dateAndTime hash hashValue init time yearAndMonth = countDownTimer date dateAndTime time yearAndMonth
UIDatePickerMode :  : 
UIDatePickerStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic compact hash hashValue init inline wheels = automatic compact inline wheels
UIDeferredMenuElement : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIMenuElement : Provider init uncached
UIDeferredMenuElement.Provider :  : 
UIDevice : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : BatteryState batteryLevel batteryLevelDidChangeNotification batteryState batteryStateDidChangeNotification beginGeneratingDeviceOrientationNotifications current endGeneratingDeviceOrientationNotifications identifierForVendor isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications isMultitaskingSupported isProximityMonitoringEnabled localizedModel model name orientation orientationDidChangeNotification playInputClick proximityState proximityStateDidChangeNotification systemName systemVersion userInterfaceIdiom
UIDevice.BatteryState : Equatable Hashable RawRepresentable Sendable SendableMetatype : charging full hash hashValue init unknown unplugged = charging full unknown unplugged
UIDeviceOrientation : Equatable Hashable RawRepresentable Sendable SendableMetatype : faceDown faceUp hash hashValue init isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown = faceDown faceUp landscapeLeft landscapeRight portrait portraitUpsideDown unknown
UIDisplayGamut : Equatable Hashable RawRepresentable Sendable SendableMetatype : P3 SRGB hash hashValue init unspecified = P3 SRGB unspecified
UIDocument : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : ChangeKind SaveOperation State autosave changeCountToken close contents disableEditing documentState enableEditing fileAttributesToWrite fileModificationDate fileNameExtension fileType fileURL finishedHandlingError handleError hasUnsavedChanges init load localizedName open performAsynchronousFileAccess progress read revert save savingFileType stateChangedNotification undoManager updateChangeCount userActivity userActivityURLKey userInteractionNoLongerPermitted writeContents
UIDocument.ChangeKind : Equatable Hashable RawRepresentable Sendable SendableMetatype : cleared done hash hashValue init redone undone = cleared done redone undone
UIDocument.SaveOperation : Equatable Hashable RawRepresentable Sendable SendableMetatype : forCreating forOverwriting hash hashValue init = forCreating forOverwriting
UIDocument.State : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : closed contains editingDisabled formIntersection formSymmetricDifference formUnion hash hashValue inConflict init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset normal progressAvailable rawValue remove savingError subtract subtracting symmetricDifference union update
UIDocumentPickerDelegate : NSObjectProtocol : documentPicker documentPickerWasCancelled
UIDocumentPickerMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : exportToService hash hashValue import init moveToService open = exportToService import moveToService open
UIDocumentPickerViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : allowsMultipleSelection delegate directoryURL documentPickerMode init modalPresentationStyle shouldShowFileExtensions viewDidAppear viewDidDisappear viewDidLoad
UIDragAnimating : NSObjectProtocol : addAnimations addCompletion
UIDragDropSession : NSObjectProtocol : allowsMoveOperation canLoadObjects hasItemsConforming isRestrictedToDraggingApplication items location
UIDragInteraction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIInteraction : delegate didMove init isEnabled isEnabledByDefault view willMove
UIDragInteractionDelegate : NSObjectProtocol : dragInteraction
UIDragItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init itemProvider localObject previewProvider
UIDragPreview : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init parameters view
UIDragPreviewParameters :  : 
UIDragPreviewTarget :  : 
UIDragSession : NSObjectProtocol UIDragDropSession : localContext
UIDropInteraction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIInteraction : delegate didMove init view willMove
UIDropInteractionDelegate : NSObjectProtocol : dropInteraction
UIDropOperation : Equatable Hashable RawRepresentable Sendable SendableMetatype : cancel copy forbidden hash hashValue init move = cancel copy forbidden move
UIDropProposal : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init isPrecise operation prefersFullSizePreview
UIDropSession : NSObjectProtocol UIDragDropSession : canLoadObjects loadObjects localDragSession progress progressIndicatorStyle
UIDropSessionProgressIndicatorStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init none = default none
UIDynamicAnimator : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : addBehavior behaviors delegate elapsedTime init isRunning items layoutAttributesForCell layoutAttributesForSupplementaryView referenceView removeAllBehaviors removeBehavior updateItem
UIDynamicAnimatorDelegate :  : dynamicAnimatorDidPause dynamicAnimatorWillResume
UIDynamicBehavior : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : action addChildBehavior childBehaviors dynamicAnimator init removeChildBehavior willMove
UIDynamicItem :  : bounds center collisionBoundingPath collisionBoundsType transform
UIDynamicItemBehavior : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIDynamicBehavior : addAngularVelocity addItem addLinearVelocity allowsRotation angularResistance angularVelocity charge density elasticity friction init isAnchored items linearVelocity removeItem resistance
UIDynamicItemCollisionBoundsType : Equatable Hashable RawRepresentable Sendable SendableMetatype : ellipse hash hashValue init path rectangle = ellipse path rectangle
UIDynamicItemGroup : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIDynamicItem : bounds center collisionBoundingPath collisionBoundsType init items transform
UIEdgeInsets : Decodable Encodable Equatable Hashable Sendable SendableMetatype : bottom init left right top zero
UIEditMenuArrowDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic down hash hashValue init left right up = automatic down left right up
UIEditMenuConfiguration : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : identifier init preferredArrowDirection sourcePoint
UIEditMenuInteraction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIInteraction : delegate didMove dismissMenu init location presentEditMenu reloadVisibleMenu updateVisibleMenuPosition view willMove
UIEditMenuInteractionAnimating : NSObjectProtocol : addAnimations addCompletion
UIEditMenuInteractionDelegate : NSObjectProtocol : editMenuInteraction
UIEvent : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : ButtonMask EventSubtype EventType allTouches buttonMask coalescedTouches init modifierFlags predictedTouches subtype timestamp touches type
UIEvent.ButtonMask : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : button contains formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset primary rawValue remove secondary subtract subtracting symmetricDifference union update
UIEvent.EventSubtype : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init motionShake none = motionShake none
UIEvent.EventType : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue hover init motion presses remoteControl scroll touches transform = hover motion presses remoteControl scroll touches transform
UIEventSubtype :  : 
UIEventType :  : 
UIFeedbackGenerator : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIInteraction : didMove init prepare view willMove
UIFieldBehavior : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIDynamicBehavior : addItem animationSpeed direction dragField electricField falloff field items linearGravityField magneticField minimumRadius noiseField position radialGravityField region removeItem smoothness springField strength turbulenceField velocityField vortexField
UIFloatRange : Equatable Hashable Sendable SendableMetatype : infinite init isInfinite maximum minimum zero
UIFocusAnimationContext : NSObjectProtocol : duration
UIFocusAnimationCoordinator : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : addCoordinatedAnimations addCoordinatedFocusingAnimations addCoordinatedUnfocusingAnimations
UIFocusEnvironment : NSObjectProtocol : didUpdateFocus parentFocusEnvironment preferredFocusEnvironments setNeedsFocusUpdate shouldUpdateFocus updateFocusIfNeeded
UIFocusHeading : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains down first formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset last left next previous rawValue remove right subtract subtracting symmetricDifference union up update
UIFocusItem : NSObjectProtocol UIFocusEnvironment : canBecomeFocused frame
UIFocusSystem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : animationCoordinatorUserInfoKey didUpdateNotification environment focusSystem focusUpdateContextUserInfoKey focusedItem movementDidFailNotification requestFocusUpdate updateFocusIfNeeded
UIFocusUpdateContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : focusHeading nextFocusedItem nextFocusedView previouslyFocusedItem previouslyFocusedView
UIFont : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding Sendable SendableMetatype : TextStyle Weight Width ascender boldSystemFont buttonFontSize capHeight copy descender description encode familyName familyNames fontDescriptor fontName fontNames hash init isEqual italicSystemFont labelFontSize leading lineHeight monospacedDigitSystemFont monospacedSystemFont pointSize preferredFont smallSystemFontSize supportsSecureCoding systemFont systemFontSize withSize xHeight
UIFont.TextStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : body callout caption1 caption2 extraLargeTitle extraLargeTitle2 footnote hash hashValue headline init largeTitle rawValue subheadline title1 title2 title3
UIFont.Weight : Equatable Hashable RawRepresentable Sendable SendableMetatype : black bold hash hashValue heavy init light medium rawValue regular semibold thin ultraLight
UIFont.Width : Equatable Hashable RawRepresentable Sendable SendableMetatype : compressed condensed expanded hash hashValue init rawValue standard
UIFontDescriptor : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : AttributeName FeatureKey SymbolicTraits SystemDesign TraitKey addingAttributes copy fontAttributes hash init isEqual object pointSize postscriptName preferredFontDescriptor symbolicTraits withDesign withFamily withSize withSymbolicTraits
UIFontDescriptor.AttributeName : Equatable Hashable RawRepresentable Sendable SendableMetatype : face family featureSettings hash hashValue init name rawValue size textStyle traits
UIFontDescriptor.FeatureKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : featureIdentifier hash hashValue init rawValue selector type typeIdentifier
UIFontDescriptor.SymbolicTraits : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference traitBold traitCondensed traitExpanded traitItalic traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized traitVertical union update
UIFontDescriptor.SystemDesign : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init monospaced rawValue rounded serif
UIFontDescriptor.TraitKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue slant symbolic weight width
UIFontDescriptorSymbolicTraits :  : 
UIFontMetrics : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : default init scaledFont scaledValue
UIFontPickerViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : Configuration configuration delegate init selectedFontDescriptor viewDidLoad
UIFontPickerViewController.Configuration : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : displayUsingSystemFont filteredLanguagesPredicate filteredTraits includeFaces init
UIFontPickerViewControllerDelegate : NSObjectProtocol : fontPickerViewControllerDidCancel fontPickerViewControllerDidPickFont
UIFontTextStyle :  : 
UIFontWeight :  : 
UIForceTouchCapability : Equatable Hashable RawRepresentable Sendable SendableMetatype : available hash hashValue init unavailable unknown = available unavailable unknown
UIGestureRecognizer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : State addAction addTarget allowedPressTypes allowedTouchTypes buttonMask canBePrevented canPrevent cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate description ignore init isEnabled location modifierFlags name numberOfTouches pressesBegan pressesCancelled pressesChanged pressesEnded removeAction removeTarget require requiresExclusiveTouchType reset shouldBeRequiredToFail shouldReceive shouldRequireFailure state touchesBegan touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated touchesMoved value view
UIGestureRecognizer.State : Equatable Hashable RawRepresentable Sendable SendableMetatype : began cancelled changed ended failed hash hashValue init possible recognized = began cancelled changed ended failed possible
UIGestureRecognizerDelegate : NSObjectProtocol : gestureRecognizer gestureRecognizerShouldBegin
UIGestureRecognizerState :  : 
UIGraphicsImageRenderer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : DrawingActions allowsImageOutput format image init jpegData pngData
UIGraphicsImageRenderer.DrawingActions :  : 
UIGraphicsImageRendererContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGraphicsRendererContext : currentImage
UIGraphicsImageRendererFormat : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIGraphicsRendererFormat : Range copy init opaque preferredRange prefersExtendedRange scale supportsHighDynamicRange
UIGraphicsImageRendererFormat.Range : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic extended hash hashValue init standard unspecified = automatic extended standard unspecified
UIGraphicsPDFRenderer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : DrawingActions format init pdfData writePDF
UIGraphicsPDFRenderer.DrawingActions :  : 
UIGraphicsPDFRendererContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGraphicsRendererContext : beginPage pdfContextBounds setURL
UIGraphicsPDFRendererFormat : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIGraphicsRendererFormat : copy documentInfo init
UIGraphicsRendererContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol : cgContext clip fill format stroke
UIGraphicsRendererFormat : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol : bounds copy default init preferred
UIGravityBehavior : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIDynamicBehavior : addItem angle gravityDirection init items magnitude removeItem setAngle
UIHoverGestureRecognizer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIGestureRecognizer : init location shouldReceive zOffset
UIImage : CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable NSCoding NSItemProviderReading NSItemProviderWriting NSObject NSObjectProtocol NSSecureCoding Sendable SendableMetatype : Configuration Orientation RenderingMode ResizingMode SymbolConfiguration SymbolScale SymbolWeight actions add alignmentRectInsets animatedImage animatedImageNamed applyingSymbolConfiguration baselineOffsetFromBottom byPreparingForDisplay byPreparingThumbnail capInsets cgImage checkmark ciImage configuration description draw drawAsPattern duration encode flipsForRightToLeftLayoutDirection hash imageAsset imageFlippedForRightToLeftLayoutDirection imageOrientation imageRendererFormat imageWithoutBaseline images init isEqual isSymbolImage jpegData loadData object pngData prepareForDisplay prepareThumbnail preparingForDisplay preparingThumbnail readableTypeIdentifiersForItemProvider registerSymbol remove renderingMode resizableImage resizingMode scale size stretchableImage strokedCheckmark supportsSecureCoding symbolConfiguration withAlignmentRectInsets withBaselineOffset withConfiguration withHorizontallyFlippedOrientation withRenderingMode withTintColor writableTypeIdentifiersForItemProvider
UIImage.Configuration : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : copy init traitCollection
UIImage.Orientation : Equatable Hashable RawRepresentable Sendable SendableMetatype : down downMirrored hash hashValue init left leftMirrored right rightMirrored up upMirrored = down downMirrored left leftMirrored right rightMirrored up upMirrored
UIImage.RenderingMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : alwaysOriginal alwaysTemplate automatic hash hashValue init = alwaysOriginal alwaysTemplate automatic
UIImage.ResizingMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init stretch tile = stretch tile
UIImage.SymbolConfiguration : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol Sendable SendableMetatype UIImage.Configuration : applying init preferringMonochrome preferringMulticolor unspecified
UIImage.SymbolScale : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init large medium small unspecified = default large medium small unspecified
UIImage.SymbolWeight : Equatable Hashable RawRepresentable Sendable SendableMetatype : black bold hash hashValue heavy init light medium regular semibold thin ultraLight unspecified = black bold heavy light medium regular semibold thin ultraLight unspecified
UIImageAsset : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : image init register unregister
UIImageOrientation :  : 
UIImagePickerController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UINavigationController UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : CameraCaptureMode CameraDevice CameraFlashMode ImageURLExportPreset InfoKey QualityType SourceType allowsEditing availableMediaTypes cameraCaptureMode cameraDevice cameraFlashMode cameraOverlayView cameraViewTransform imageExportPreset isCameraDeviceAvailable isFlashAvailable isSourceTypeAvailable mediaTypes modalPresentationStyle showsCameraControls sourceType takePicture videoMaximumDuration videoQuality viewDidAppear viewDidDisappear viewDidLoad
UIImagePickerController.CameraCaptureMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init photo video = photo video
UIImagePickerController.CameraDevice : Equatable Hashable RawRepresentable Sendable SendableMetatype : front hash hashValue init rear = front rear
UIImagePickerController.CameraFlashMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : auto hash hashValue init off on = auto off on
UIImagePickerController.ImageURLExportPreset : Equatable Hashable RawRepresentable Sendable SendableMetatype : compatible current hash hashValue init = compatible current
UIImagePickerController.InfoKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : cropRect editedImage hash hashValue imageURL init livePhoto mediaMetadata mediaType mediaURL originalImage phAsset rawValue referenceURL
UIImagePickerController.QualityType : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init type640x480 typeHigh typeIFrame1280x720 typeIFrame960x540 typeLow typeMedium = type640x480 typeHigh typeIFrame1280x720 typeIFrame960x540 typeLow typeMedium
UIImagePickerController.SourceType : Equatable Hashable RawRepresentable Sendable SendableMetatype : camera hash hashValue init photoLibrary savedPhotosAlbum = camera photoLibrary savedPhotosAlbum
UIImagePickerControllerDelegate : NSObjectProtocol : imagePickerController imagePickerControllerDidCancel
UIImagePickerControllerSourceType :  : 
UIImageRenderingMode :  : 
UIImageResizingMode :  : 
UIImageView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : addSymbolEffect alignmentRectInsets animationDuration animationImages animationRepeatCount didMoveToWindow highlightedAnimationImages highlightedImage image init intrinsicContentSize isAnimating isHighlighted layoutSubviews preferredSymbolConfiguration removeAllSymbolEffects removeSymbolEffect setSymbolImage sizeThatFits startAnimating stopAnimating tintColorDidChange
UIImpactFeedbackGenerator : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIFeedbackGenerator UIInteraction : FeedbackStyle impactOccurred init style
UIImpactFeedbackGenerator.FeedbackStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue heavy init light medium rigid soft = heavy light medium rigid soft
UIImpactFeedbackStyle :  : 
UIInputView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : Style allowsSelfSizing init inputViewStyle
UIInputView.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init keyboard = default keyboard
UIInteraction : NSObjectProtocol : didMove view willMove
UIInterfaceOrientation : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown = landscapeLeft landscapeRight portrait portraitUpsideDown unknown
UIInterfaceOrientationMask : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : all allButUpsideDown contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset landscape landscapeLeft landscapeRight portrait portraitUpsideDown rawValue remove subtract subtracting symmetricDifference union update
UIInterpolatingMotionEffect : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIMotionEffect : EffectType init keyPath keyPathsAndRelativeValues maximumRelativeValue minimumRelativeValue type
UIInterpolatingMotionEffect.EffectType : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init tiltAlongHorizontalAxis tiltAlongVerticalAxis = tiltAlongHorizontalAxis tiltAlongVerticalAxis
UIKey : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : characters charactersIgnoringModifiers keyCode modifierFlags
UIKeyCommand : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIMenuElement : action attributes discoverabilityTitle init input inputDelete inputDownArrow inputEnd inputEscape inputHome inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow modifierFlags propertyList state wantsPriorityOverSystemBehavior
UIKeyInput :  : deleteBackward hasText insertText
UIKeyModifierFlags : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : alphaShift alternate command contains control formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset numericPad rawValue remove shift subtract subtracting symmetricDifference union update
UIKeyboardAppearance : Equatable Hashable RawRepresentable Sendable SendableMetatype : dark default hash hashValue init light = dark default light
UIKeyboardHIDUsage : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8 keyboard9 keyboardA keyboardB keyboardBackslash keyboardC keyboardCapsLock keyboardCloseBracket keyboardComma keyboardD keyboardDeleteForward keyboardDeleteOrBackspace keyboardDownArrow keyboardE keyboardEnd keyboardEqualSign keyboardEscape keyboardF keyboardF1 keyboardF10 keyboardF11 keyboardF12 keyboardF2 keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7 keyboardF8 keyboardF9 keyboardG keyboardGraveAccentAndTilde keyboardH keyboardHome keyboardHyphen keyboardI keyboardInsert keyboardJ keyboardK keyboardL keyboardLeftAlt keyboardLeftArrow keyboardLeftControl keyboardLeftGUI keyboardLeftShift keyboardM keyboardN keyboardO keyboardOpenBracket keyboardP keyboardPageDown keyboardPageUp keyboardPause keyboardPeriod keyboardPrintScreen keyboardQ keyboardQuote keyboardR keyboardReturnOrEnter keyboardRightAlt keyboardRightArrow keyboardRightControl keyboardRightGUI keyboardRightShift keyboardS keyboardScrollLock keyboardSemicolon keyboardSlash keyboardSpacebar keyboardT keyboardTab keyboardU keyboardUpArrow keyboardV keyboardW keyboardX keyboardY keyboardZ rawValue
UIKeyboardLayoutGuide : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UITrackingLayoutGuide : followsUndockedKeyboard usesBottomSafeArea
UIKeyboardType : Equatable Hashable RawRepresentable Sendable SendableMetatype : URL asciiCapable asciiCapableNumberPad decimalPad default emailAddress hash hashValue init namePhonePad numberPad numbersAndPunctuation phonePad twitter webSearch = URL asciiCapable asciiCapableNumberPad decimalPad default emailAddress namePhonePad numberPad numbersAndPunctuation phonePad twitter webSearch
UILabel : CALayerDelegate CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : accessibilityLabel adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText baselineAdjustment draw drawText font highlightedTextColor init intrinsicContentSize isEnabled isHighlighted lineBreakMode lineBreakStrategy minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset sizeThatFits text textAlignment textColor textRect traitCollectionDidChange
UILayoutConstraintAxis :  : 
UILayoutGuide : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : bottomAnchor centerXAnchor centerYAnchor heightAnchor identifier init layoutFrame leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
UILayoutPriority : Comparable Copyable Equatable Escapable Hashable RawRepresentable Sendable SendableMetatype : defaultHigh defaultLow dragThatCanResizeScene dragThatCannotResizeScene fittingSizeLevel hash hashValue init rawValue required sceneSizeStayPut
UILayoutSupport : NSObjectProtocol : bottomAnchor heightAnchor length topAnchor
UILegibilityWeight : Equatable Hashable RawRepresentable Sendable SendableMetatype : bold hash hashValue init regular unspecified = bold regular unspecified
UIListContentConfiguration : Sendable SendableMetatype UIContentConfiguration : ImageProperties TextProperties accompaniedSidebarCell accompaniedSidebarSubtitleCell attributedText axesPreservingSuperviewLayoutMargins cell directionalLayoutMargins extraProminentInsetGroupedHeader groupedFooter groupedHeader image imageProperties imageToTextPadding makeContentView plainFooter plainHeader prefersSideBySideTextAndSecondaryText prominentInsetGroupedHeader secondaryAttributedText secondaryText secondaryTextProperties sidebarCell sidebarHeader sidebarSubtitleCell subtitleCell text textProperties textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding updated valueCell
UIListContentConfiguration.ImageProperties : Sendable SendableMetatype : accessibilityIgnoresInvertColors cornerRadius maximumSize preferredSymbolConfiguration reservedLayoutSize resolvedTintColor standardDimension tintColor tintColorTransformer
UIListContentConfiguration.TextProperties : Sendable SendableMetatype : adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alignment allowsDefaultTighteningForTruncation color colorTransformer font lineBreakMode minimumScaleFactor numberOfLines resolvedColor showsExpansionTextWhenTruncated transform
UIListContentTextTransform : Equatable Hashable RawRepresentable Sendable SendableMetatype : capitalized hash hashValue init lowercase none uppercase = capitalized lowercase none uppercase
UIListContentView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIContentView UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : configuration imageLayoutGuide init intrinsicContentSize layoutSubviews secondaryTextLayoutGuide sizeThatFits supports textLayoutGuide traitCollectionDidChange
UIListSeparatorConfiguration : Equatable Hashable Sendable SendableMetatype : Visibility automaticInsets bottomSeparatorInsets bottomSeparatorVisibility color init multipleSelectionColor topSeparatorInsets topSeparatorVisibility
UIListSeparatorConfiguration.Visibility : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic hash hashValue hidden init visible = automatic hidden visible
UILocalizedIndexedCollation : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : current section sectionIndexTitles sectionTitles sortedArray
UILongPressGestureRecognizer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIGestureRecognizer : allowableMovement init minimumPressDuration numberOfTapsRequired numberOfTouchesRequired touchesBegan touchesCancelled touchesEnded touchesMoved
UIMarkupTextPrintFormatter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UISimpleTextPrintFormatter : init markupText
UIMenu : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIMenuElement : Identifier Options children identifier init options replacingChildren selectedElements
UIMenu.Identifier : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue standardEdit undoRedo
UIMenu.Options : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains destructive displayInline formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove singleSelection subtract subtracting symmetricDifference union update
UIMenuController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : ArrowDirection arrowDirection didHideMenuNotification didShowMenuNotification hideMenu isMenuVisible menuFrame menuFrameDidChangeNotification menuItems setMenuVisible setTargetRect shared showMenu update willHideMenuNotification willShowMenuNotification
UIMenuController.ArrowDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : default down hash hashValue init left right up = default down left right up
UIMenuElement : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Attributes State image subtitle title
UIMenuElement.Attributes : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains destructive disabled formIntersection formSymmetricDifference formUnion hash hashValue hidden init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset keepsMenuPresented rawValue remove subtract subtracting symmetricDifference union update
UIMenuElement.State : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init mixed off on = mixed off on
UIMenuItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : action init title
UIModalPresentationStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic blurOverFullScreen currentContext custom formSheet fullScreen hash hashValue init none overCurrentContext overFullScreen pageSheet popover = automatic blurOverFullScreen currentContext custom formSheet fullScreen none overCurrentContext overFullScreen pageSheet popover
UIModalTransitionStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : coverVertical crossDissolve flipHorizontal hash hashValue init partialCurl = coverVertical crossDissolve flipHorizontal partialCurl
UIMotionEffect : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init keyPathsAndRelativeValues
UIMotionEffectGroup : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIMotionEffect : keyPathsAndRelativeValues motionEffects
UIMutableApplicationShortcutItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIApplicationShortcutItem : icon localizedSubtitle localizedTitle targetContentIdentifier type userInfo
UIMutableTraits :  : accessibilityContrast activeAppearance displayGamut displayScale forceTouchCapability horizontalSizeClass layoutDirection legibilityWeight preferredContentSizeCategory subscript userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
UINavigationBar : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : backIndicatorImage backIndicatorTransitionMaskImage backItem backgroundImage barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate init isTranslucent items largeTitleTextAttributes layoutSubviews popItem prefersLargeTitles pushItem scrollEdgeAppearance setBackgroundImage setItems shadowImage sizeThatFits standardAppearance tintColorDidChange titleTextAttributes topItem traitCollectionDidChange
UINavigationBarAppearance : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIBarAppearance : backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage buttonAppearance doneButtonAppearance init largeTitleTextAttributes setBackIndicatorImage titlePositionAdjustment titleTextAttributes
UINavigationBarDelegate : NSObjectProtocol UIBarPositioningDelegate : navigationBar
UINavigationController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : Operation barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer childForStatusBarHidden childForStatusBarStyle delegate hideShowBarDuration hidesBarsOnSwipe hidesBarsOnTap init interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden loadView navigationBar popToRootViewController popToViewController popViewController pushViewController setNavigationBarHidden setToolbarHidden setViewControllers shouldAutomaticallyForwardAppearanceMethods show tabBarItem toolbar topViewController viewControllers viewDidLoad viewWillLayoutSubviews visibleViewController
UINavigationController.Operation : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init none pop push = none pop push
UINavigationControllerDelegate : NSObjectProtocol : navigationController
UINavigationControllerOperation :  : 
UINavigationItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : BackButtonDisplayMode LargeTitleDisplayMode SearchBarPlacement backBarButtonItem backButtonDisplayMode backButtonTitle compactAppearance compactScrollEdgeAppearance hidesBackButton hidesSearchBarWhenScrolling init largeTitleDisplayMode leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton preferredSearchBarPlacement prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchBarPlacement searchController setHidesBackButton setLeftBarButton setLeftBarButtonItems setRightBarButton setRightBarButtonItems standardAppearance title titleView
UINavigationItem.BackButtonDisplayMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : default generic hash hashValue init minimal = default generic minimal
UINavigationItem.LargeTitleDisplayMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : always automatic hash hashValue init inline never = always automatic inline never
UINavigationItem.SearchBarPlacement : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic hash hashValue init inline stacked = automatic inline stacked
UINib : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : OptionsKey init instantiate
UINib.OptionsKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : externalObjects hash hashValue init rawValue
UINotificationFeedbackGenerator : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIFeedbackGenerator UIInteraction : FeedbackType notificationOccurred
UINotificationFeedbackGenerator.FeedbackType : Equatable Hashable RawRepresentable Sendable SendableMetatype : error hash hashValue init success warning = error success warning
UINotificationFeedbackType :  : 
UIOffset : Decodable Encodable Equatable Hashable Sendable SendableMetatype : horizontal init vertical zero
UIOpenURLContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : options url
UIPageControl : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : BackgroundStyle InteractionState accessibilityDecrement accessibilityIncrement allowsContinuousInteraction backgroundStyle beginTracking cancelTracking continueTracking currentPage currentPageIndicatorImage currentPageIndicatorTintColor didMoveToWindow endTracking hidesForSinglePage indicatorImage init interactionState intrinsicContentSize layoutSubviews numberOfPages pageIndicatorTintColor preferredCurrentPageIndicatorImage preferredIndicatorImage setCurrentPageIndicatorImage setIndicatorImage size sizeThatFits
UIPageControl.BackgroundStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic hash hashValue init minimal prominent = automatic minimal prominent
UIPageControl.InteractionState : Equatable Hashable RawRepresentable Sendable SendableMetatype : continuous discrete hash hashValue init none = continuous discrete none
UIPageViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : NavigationDirection NavigationOrientation OptionsKey SpineLocation TransitionStyle childForStatusBarHidden childForStatusBarStyle dataSource delegate gestureRecognizers init isDoubleSided loadView navigationOrientation setViewControllers shouldAutomaticallyForwardAppearanceMethods spineLocation transitionStyle viewControllers viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewWillAppear viewWillDisappear
UIPageViewController.NavigationDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : forward hash hashValue init reverse = forward reverse
UIPageViewController.NavigationOrientation : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue horizontal init vertical = horizontal vertical
UIPageViewController.OptionsKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init interPageSpacing rawValue spineLocation
UIPageViewController.SpineLocation : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init max mid min none = max mid min none
UIPageViewController.TransitionStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init pageCurl scroll = pageCurl scroll
UIPageViewControllerDataSource : NSObjectProtocol : pageViewController presentationCount presentationIndex
UIPageViewControllerDelegate : NSObjectProtocol : pageViewController pageViewControllerPreferredInterfaceOrientationForPresentation pageViewControllerSupportedInterfaceOrientations
UIPageViewControllerNavigationDirection :  : 
UIPageViewControllerNavigationOrientation :  : 
UIPageViewControllerSpineLocation :  : 
UIPageViewControllerTransitionStyle :  : 
UIPanGestureRecognizer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIGestureRecognizer : allowedScrollTypesMask init location maximumNumberOfTouches minimumNumberOfTouches reset setTranslation touchesBegan touchesCancelled touchesEnded touchesMoved translation velocity
UIPasteboard : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Name addItems changeCount changedNotification color colors contains data general hasColors hasImages hasStrings hasURLs image images init items name numberOfItems remove setData setValue string strings types url urls value withUniqueName
UIPasteboard.Name : Equatable Hashable RawRepresentable Sendable SendableMetatype : general hash hashValue init rawValue
UIPercentDrivenInteractiveTransition : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIViewControllerInteractiveTransitioning : cancel completionCurve completionSpeed duration finish init pause percentComplete startInteractiveTransition timingCurve update wantsInteractiveStart
UIPickerView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : dataSource delegate init intrinsicContentSize layoutSubviews numberOfComponents numberOfRows reloadAllComponents reloadComponent rowSize selectRow selectedRow showsSelectionIndicator sizeThatFits view
UIPickerViewDataSource : NSObjectProtocol : numberOfComponents pickerView
UIPickerViewDelegate : NSObjectProtocol : pickerView
UIPinchGestureRecognizer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIGestureRecognizer : init location reset scale touchesBegan touchesCancelled touchesEnded touchesMoved velocity
UIPointerEffect : Sendable SendableMetatype : TintMode automatic highlight hover lift preview
UIPointerEffect.TintMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init none overlay underlay = none overlay underlay
UIPointerInteraction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIInteraction : delegate didMove init invalidate isEnabled view willMove
UIPointerInteractionAnimating : NSObjectProtocol : addAnimations addCompletion
UIPointerInteractionDelegate : NSObjectProtocol : pointerInteraction
UIPointerRegion : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : identifier init rect
UIPointerRegionRequest : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : location modifiers
UIPointerShape :  : defaultCornerRadius horizontalBeam path roundedRect verticalBeam
UIPointerStyle : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init system
UIPopoverArrowDirection : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : any contains down formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset left rawValue remove right subtract subtracting symmetricDifference union unknown up update
UIPopoverPresentationController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIContentContainer UIPresentationController : adaptiveSheetPresentationController arrowDirection backgroundColor barButtonItem canOverlapSourceViewRect containerViewWillLayoutSubviews dismissalTransitionDidEnd frameOfPresentedViewInContainerView passthroughViews permittedArrowDirections popoverLayoutMargins preferredContentSizeDidChange presentationTransitionDidEnd presentationTransitionWillBegin presentedView sourceItem sourceRect sourceView
UIPopoverPresentationControllerDelegate : NSObjectProtocol UIAdaptivePresentationControllerDelegate : popoverPresentationController popoverPresentationControllerDidDismissPopover popoverPresentationControllerShouldDismissPopover prepareForPopoverPresentation
UIPopoverPresentationControllerSourceItem : NSObjectProtocol : frame
UIPresentationController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIContentContainer : adaptivePresentationStyle containerView containerViewDidLayoutSubviews containerViewWillLayoutSubviews delegate dismissalTransitionDidEnd dismissalTransitionWillBegin frameOfPresentedViewInContainerView init overrideTraitCollection preferredContentSize preferredContentSizeDidChange presentationStyle presentationTransitionDidEnd presentationTransitionWillBegin presentedView presentedViewController presentingViewController shouldPresentInFullscreen shouldRemovePresentersView size systemLayoutFittingSizeDidChange traitCollection viewWillTransition willTransition
UIPress : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Phase PressType force key phase responder timestamp type window
UIPress.Phase : Equatable Hashable RawRepresentable Sendable SendableMetatype : began cancelled changed ended hash hashValue init stationary = began cancelled changed ended stationary
UIPress.PressType : Equatable Hashable RawRepresentable Sendable SendableMetatype : downArrow hash hashValue init leftArrow menu pageDown pageUp playPause rightArrow select upArrow = downArrow leftArrow menu pageDown pageUp playPause rightArrow select upArrow
UIPressPhase :  : 
UIPressType :  : 
UIPressesEvent : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIEvent : allPresses
UIPreviewAction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIPreviewActionItem : Style handler init title
UIPreviewAction.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : default destructive hash hashValue init selected = default destructive selected
UIPreviewActionGroup : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIPreviewActionItem : init title
UIPreviewActionItem : NSObjectProtocol : title
UIPreviewInteraction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : cancel delegate init location view
UIPreviewInteractionDelegate :  : previewInteraction previewInteractionDidCancel previewInteractionShouldBegin
UIPreviewParameters : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : backgroundColor init shadowPath visiblePath
UIPreviewTarget : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : center container init transform
UIPrintError : CustomNSError Error Sendable SendableMetatype : Code code errorCode errorDomain errorUserInfo localizedDescription
UIPrintError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init jobFailed noContent notAvailable unknownImageFormat = jobFailed noContent notAvailable unknownImageFormat
UIPrintFormatter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : contentInsets draw init maximumContentHeight maximumContentWidth pageCount perPageContentInsets printPageRenderer rectForPage removeFromPrintPageRenderer requiresMainThread startPage
UIPrintInfo : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Duplex Orientation OutputType dictionaryRepresentation duplex init jobName orientation outputType printInfo printerID
UIPrintInfo.Duplex : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init longEdge none shortEdge = longEdge none shortEdge
UIPrintInfo.Orientation : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init landscape portrait = landscape portrait
UIPrintInfo.OutputType : Equatable Hashable RawRepresentable Sendable SendableMetatype : general grayscale hash hashValue init photo photoGrayscale = general grayscale photo photoGrayscale
UIPrintInteractionController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : CompletionHandler canPrint delegate dismiss isPrintingAvailable present printFormatter printInfo printPageRenderer printPaper printableUTIs printingItem printingItems shared showsNumberOfCopies showsPageRange showsPaperOrientation showsPaperSelectionForLoadedPapers
UIPrintInteractionController.CompletionHandler :  : 
UIPrintInteractionControllerDelegate : NSObjectProtocol : printInteractionController printInteractionControllerDidDismissPrinterOptions printInteractionControllerDidFinishJob printInteractionControllerDidPresentPrinterOptions printInteractionControllerParentViewController printInteractionControllerWillDismissPrinterOptions printInteractionControllerWillPresentPrinterOptions printInteractionControllerWillStartJob
UIPrintPageRenderer : CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable KeyValueSettable NSObject NSObjectProtocol Sendable SendableMetatype : addPrintFormatter dictionaryWithValues drawContentForPage drawFooterForPage drawHeaderForPage drawPage drawPrintFormatter footerHeight headerHeight init numberOfPages paperRect prepare printFormatters printFormattersForPage printableRect setStoredValue setValue setValuesForKeys value
UIPrintPaper : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : bestPaper paperSize printableRect
UIProgressView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : Style init intrinsicContentSize layoutSubviews observedProgress progress progressImage progressTintColor progressViewStyle setProgress sizeThatFits tintColorDidChange trackImage trackTintColor
UIProgressView.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : bar default hash hashValue init = bar default
UIProgressViewStyle :  : 
UIPushBehavior : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIDynamicBehavior : Mode active addItem angle init items magnitude mode pushDirection removeItem setAngle setTargetOffsetFromCenter targetOffsetFromCenter
UIPushBehavior.Mode : Equatable Hashable RawRepresentable Sendable SendableMetatype : continuous hash hashValue init instantaneous = continuous instantaneous
UIPushBehaviorMode :  : 
UIRectCorner : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : allCorners bottomLeft bottomRight contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference topLeft topRight union update
UIRectEdge : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : all bottom contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset left rawValue remove right subtract subtracting symmetricDifference top union update
UIRefreshControl : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : attributedTitle beginRefreshing didMoveToSuperview endRefreshing init isRefreshing layoutSubviews tintColorDidChange
UIRegion : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : byDifference byIntersection byUnion contains copy infinite init inverse
UIResponder : CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable KeyValueObserver NSObject NSObjectProtocol Sendable SendableMetatype UIResponderStandardEditActions : accessibilityActivate accessibilityActivationPoint accessibilityAttributedLabel accessibilityContainerType accessibilityCustomActions accessibilityDecrement accessibilityElement accessibilityElementCount accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus accessibilityElementIsFocused accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityIncrement accessibilityLabel accessibilityLanguage accessibilityNavigationStyle accessibilityPath accessibilityPerformEscape accessibilityPerformMagicTap accessibilityScroll accessibilityTraits accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal awakeFromNib becomeFirstResponder canBecomeFirstResponder canPerformAction canResignFirstResponder copy cut delete encode index init inputAccessoryView inputView isAccessibilityElement isFirstResponder keyCommands keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification motionBegan motionCancelled motionEnded next observeValue paste prepareForInterfaceBuilder pressesBegan pressesCancelled pressesChanged pressesEnded reloadInputViews remoteControlReceived resignFirstResponder select selectAll setValue shouldGroupAccessibilityChildren target textInputContextIdentifier textInputMode touchesBegan touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated touchesMoved undoManager value
UIResponderStandardEditActions : NSObjectProtocol : copy cut delete paste select selectAll
UIReturnKeyType : Equatable Hashable RawRepresentable Sendable SendableMetatype : continue default done emergencyCall go google hash hashValue init join next route search send yahoo = continue default done emergencyCall go google join next route search send yahoo
UIRotationGestureRecognizer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIGestureRecognizer : init reset rotation touchesBegan touchesCancelled touchesEnded touchesMoved velocity
UIScene : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIResponder UIResponderStandardEditActions : ActivationRequestOptions ActivationState ConnectionOptions OpenExternalURLOptions OpenURLOptions activationState delegate didActivateNotification didDisconnectNotification didEnterBackgroundNotification init next open session title willConnectNotification willDeactivateNotification willEnterForegroundNotification
UIScene.ActivationRequestOptions : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : requestingScene
UIScene.ActivationState : Equatable Hashable RawRepresentable Sendable SendableMetatype : background foregroundActive foregroundInactive hash hashValue init unattached = background foregroundActive foregroundInactive unattached
UIScene.ConnectionOptions : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : handoffUserActivityType notificationResponse sourceApplication urlContexts userActivities
UIScene.OpenExternalURLOptions : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : universalLinksOnly
UIScene.OpenURLOptions : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : annotation openInPlace sourceApplication
UISceneConfiguration : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : delegateClass init name role sceneClass storyboard
UISceneDelegate : NSObjectProtocol : scene sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive stateRestorationActivity
UISceneDestructionRequestOptions : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : 
UISceneError : Error LocalizedError Sendable SendableMetatype : Code code errorDescription errorDomain failureReason helpAnchor localizedDescription recoverySuggestion
UISceneError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init multipleScenesNotSupported requestDenied = multipleScenesNotSupported requestDenied
UISceneSession : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Role configuration persistentIdentifier role scene stateRestorationActivity userInfo
UISceneSession.Role : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue windowApplication windowExternalDisplay windowExternalDisplayNonInteractive
UISceneSessionActivationRequest :  : init options role session userActivity
UISceneSizeRestrictions : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : allowsFullScreen maximumSize minimumSize
UIScreen : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UICoordinateSpace UITraitEnvironment : bounds brightness brightnessDidChangeNotification capturedDidChangeNotification convert coordinateSpace didConnectNotification didDisconnectNotification displayLink fixedCoordinateSpace isCaptured main maximumFramesPerSecond modeDidChangeNotification nativeBounds nativeScale scale screens traitCollection traitCollectionDidChange
UIScreenEdgePanGestureRecognizer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIPanGestureRecognizer : edges init reset touchesBegan
UIScrollTypeMask : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : all contains continuous discrete formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
UIScrollView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIScrollViewDelegateHolder UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : ContentInsetAdjustmentBehavior DecelerationRate IndicatorStyle KeyboardDismissMode adjustedContentInset adjustedContentInsetDidChange allowsKeyboardScrolling alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesHorizontally bouncesVertically bouncesZoom bounds canCancelContentTouches contentInset contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerationRate decodeRestorableState delaysContentTouches delegate didMoveToWindow encodeRestorableState flashScrollIndicators frame frameLayoutGuide horizontalScrollIndicatorInsets indicatorStyle init isDecelerating isDirectionalLockEnabled isDragging isPagingEnabled isScrollAnimating isScrollEnabled isTracking isZoomBouncing isZooming keyboardDismissMode layoutSubviews maximumZoomScale minimumZoomScale panGestureRecognizer pinchGestureRecognizer refreshControl safeAreaInsetsDidChange scrollIndicatorInsets scrollRectToVisible scrollViewDelegate scrollsToTop setContentOffset setZoomScale showsHorizontalScrollIndicator showsVerticalScrollIndicator stopScrollingAndZooming touchesShouldBegin touchesShouldCancel verticalScrollIndicatorInsets withScrollIndicatorsShown zoom zoomScale
UIScrollView.ContentInsetAdjustmentBehavior : Equatable Hashable RawRepresentable Sendable SendableMetatype : always automatic hash hashValue init never scrollableAxes = always automatic never scrollableAxes
UIScrollView.DecelerationRate : Equatable Hashable RawRepresentable Sendable SendableMetatype : fast hash hashValue init normal rawValue
UIScrollView.IndicatorStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : black default hash hashValue init white = black default white
UIScrollView.KeyboardDismissMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init interactive interactiveWithAccessory none onDrag onDragWithAccessory = interactive interactiveWithAccessory none onDrag onDragWithAccessory
UIScrollViewContentInsetAdjustmentBehavior :  : 
UIScrollViewDelegate : NSObjectProtocol : scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging viewForZooming
UIScrollViewDelegateHolder :  : delegate scrollViewDelegate
UIScrollViewIndicatorStyle :  : 
UIScrollViewKeyboardDismissMode :  : 
UISearchBar : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITextInputTraits UITraitChangeObservable UITraitEnvironment UIView : Icon Style autocapitalizationType autocorrectionType backgroundImage barPosition barStyle barTintColor becomeFirstResponder canBecomeFirstResponder delegate enablesReturnKeyAutomatically image init inputAccessoryView intrinsicContentSize isEnabled isFirstResponder isSearchResultsButtonSelected isSecureTextEntry isTranslucent keyboardAppearance keyboardType layoutSubviews placeholder prompt resignFirstResponder returnKeyType scopeButtonTitles searchBarStyle searchTextField selectedScopeButtonIndex setImage setShowsCancelButton setShowsScope showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton sizeThatFits spellCheckingType text tintColorDidChange
UISearchBar.Icon : Equatable Hashable RawRepresentable Sendable SendableMetatype : bookmark clear hash hashValue init resultsList search = bookmark clear resultsList search
UISearchBar.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init minimal prominent = default minimal prominent
UISearchBarDelegate : NSObjectProtocol UIBarPositioningDelegate : searchBar searchBarBookmarkButtonClicked searchBarCancelButtonClicked searchBarResultsListButtonClicked searchBarSearchButtonClicked searchBarShouldBeginEditing searchBarShouldEndEditing searchBarTextDidBeginEditing searchBarTextDidEndEditing
UISearchBarIcon :  : 
UISearchBarStyle :  : 
UISearchContainerViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : init searchController viewDidLoad
UISearchController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController UIViewControllerAnimatedTransitioning UIViewControllerTransitioningDelegate : ScopeBarActivation animateTransition animationController animationEnded automaticallyShowsCancelButton automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation ignoresSearchSuggestionsForSearchBarPlacementStacked init interactionControllerForDismissal interactionControllerForPresentation interruptibleAnimator isActive loadView obscuresBackgroundDuringPresentation presentationController scopeBarActivation searchBar searchBarPlacement searchResultsController searchResultsUpdater showsSearchResultsController transitionDuration viewDidLoad
UISearchController.ScopeBarActivation : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic hash hashValue init manual onSearchActivation onTextEntry = automatic manual onSearchActivation onTextEntry
UISearchControllerDelegate : NSObjectProtocol : didDismissSearchController didPresentSearchController presentSearchController searchController willDismissSearchController willPresentSearchController
UISearchResultsUpdating : NSObjectProtocol : updateSearchResults
UISearchTextField : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIKeyInput UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITextField UITextInput UITextInputTraits UITraitChangeObservable UITraitEnvironment : editingRect init intrinsicContentSize textRect
UISegmentedControl : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UISpringLoadedInteractionSupporting UIStateRestoring UITraitChangeObservable UITraitEnvironment : actionForSegment apportionsSegmentWidthsByContent beginTracking cancelTracking continueTracking endTracking imageForSegment init insertSegment intrinsicContentSize isEnabledForSegment isMomentary isSpringLoaded layoutSubviews noSegment numberOfSegments removeAllSegments removeSegment segmentIndex selectedSegmentIndex selectedSegmentTintColor setAction setEnabled setImage setTitle setTitleTextAttributes setWidth sizeThatFits titleForSegment titleTextAttributes widthForSegment
UISelectionFeedbackGenerator : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIFeedbackGenerator UIInteraction : selectionChanged
UISemanticContentAttribute : Equatable Hashable RawRepresentable Sendable SendableMetatype : forceLeftToRight forceRightToLeft hash hashValue init playback spatial unspecified = forceLeftToRight forceRightToLeft playback spatial unspecified
UISheetPresentationController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIContentContainer UIPresentationController : Detent animateChanges containerViewDidLayoutSubviews detents dismissalTransitionDidEnd dismissalTransitionWillBegin frameOfPresentedViewInContainerView invalidateDetents largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersPageSizing prefersScrollingExpandsWhenScrolledToEdge presentationTransitionDidEnd presentationTransitionWillBegin selectedDetentIdentifier sourceView widthFollowsPreferredContentSizeWhenEdgeAttached
UISheetPresentationController.Detent : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Identifier custom identifier large medium resolvedValue
UISheetPresentationController.Detent.Identifier : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init large medium rawValue
UISheetPresentationControllerDelegate : NSObjectProtocol UIAdaptivePresentationControllerDelegate : sheetPresentationControllerDidChangeSelectedDetentIdentifier
UISheetPresentationControllerDetentResolutionContext :  : containerTraitCollection maximumDetentValue
UISimpleTextPrintFormatter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIPrintFormatter : attributedText color draw font init pageCount text textAlignment
UISlider : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : accessibilityDecrement accessibilityIncrement beginTracking continueTracking currentMaximumTrackImage currentMinimumTrackImage currentThumbImage endTracking gestureRecognizerShouldBegin init intrinsicContentSize isContinuous layoutSubviews maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage maximumValueImageRect minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect setMaximumTrackImage setMinimumTrackImage setThumbImage setValue sizeThatFits thumbImage thumbRect thumbTintColor tintColorDidChange trackRect value
UISnapBehavior : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIDynamicBehavior : damping init snapPoint
UISplitViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIViewController : Column DisplayMode DisplayModeButtonVisibility PrimaryEdge SplitBehavior Style automaticDimension delegate displayMode displayModeButtonItem displayModeButtonVisibility hide init isCollapsed maximumPrimaryColumnWidth minimumPrimaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior preferredSupplementaryColumnWidth presentsWithGesture primaryColumnWidth primaryEdge setViewController show showDetailViewController showsSecondaryOnlyButton splitBehavior style supplementaryColumnWidth viewController viewControllers viewDidLoad viewWillLayoutSubviews
UISplitViewController.Column : Equatable Hashable RawRepresentable Sendable SendableMetatype : compact hash hashValue init primary secondary supplementary = compact primary secondary supplementary
UISplitViewController.DisplayMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : allVisible automatic hash hashValue init oneBesideSecondary oneOverSecondary primaryHidden primaryOverlay secondaryOnly twoBesideSecondary twoDisplaceSecondary twoOverSecondary = automatic oneBesideSecondary oneOverSecondary secondaryOnly twoBesideSecondary twoDisplaceSecondary twoOverSecondary
UISplitViewController.DisplayModeButtonVisibility : Equatable Hashable RawRepresentable Sendable SendableMetatype : always automatic hash hashValue init never = always automatic never
UISplitViewController.PrimaryEdge : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init leading trailing = leading trailing
UISplitViewController.SplitBehavior : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic displace hash hashValue init overlay tile = automatic displace overlay tile
UISplitViewController.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : doubleColumn hash hashValue init tripleColumn unspecified = doubleColumn tripleColumn unspecified
UISplitViewControllerDelegate : NSObjectProtocol : splitViewController splitViewControllerDidCollapse splitViewControllerDidExpand
UISplitViewControllerDisplayMode :  : 
UISpringLoadedInteraction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIInteraction : didMove init interactionBehavior interactionEffect view willMove
UISpringLoadedInteractionBehavior : NSObjectProtocol : interactionDidFinish shouldAllow
UISpringLoadedInteractionContext : NSObjectProtocol : location state targetItem targetView
UISpringLoadedInteractionEffect : NSObjectProtocol : interaction
UISpringLoadedInteractionEffectState : Equatable Hashable RawRepresentable Sendable SendableMetatype : activated activating hash hashValue inactive init possible = activated activating inactive possible
UISpringLoadedInteractionSupporting : NSObjectProtocol : isSpringLoaded
UISpringTimingParameters : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype UITimingCurveProvider : copy cubicTimingParameters init initialVelocity springTimingParameters timingCurveType
UIStackView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : Alignment Distribution addArrangedSubview alignment arrangedSubviews axis customSpacing distribution init insertArrangedSubview isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement layoutSubviews removeArrangedSubview requiresConstraintBasedLayout setCustomSpacing spacing spacingUseDefault spacingUseSystem updateConstraints willRemoveSubview
UIStackView.Alignment : Equatable Hashable RawRepresentable Sendable SendableMetatype : bottom center fill firstBaseline hash hashValue init lastBaseline leading top trailing = center fill firstBaseline lastBaseline leading trailing
UIStackView.Distribution : Equatable Hashable RawRepresentable Sendable SendableMetatype : equalCentering equalSpacing fill fillEqually fillProportionally hash hashValue init = equalCentering equalSpacing fill fillEqually fillProportionally
UIStackViewAlignment :  : 
UIStackViewDistribution :  : 
UIStateRestoring : NSObjectProtocol : applicationFinishedRestoringState decodeRestorableState encodeRestorableState
UIStatusBarAnimation : Equatable Hashable RawRepresentable Sendable SendableMetatype : fade hash hashValue init none slide = fade none slide
UIStatusBarManager : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : isStatusBarHidden statusBarFrame statusBarStyle
UIStatusBarStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : darkContent default hash hashValue init lightContent = darkContent default lightContent
UIStepper : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : accessibilityDecrement accessibilityIncrement autorepeat beginTracking cancelTracking continueTracking endTracking frame init intrinsicContentSize isContinuous layoutSubviews maximumValue minimumValue sizeThatFits stepValue value wraps
UIStoryboard : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init instantiateInitialViewController instantiateViewController register
UIStoryboardSegue : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : destination identifier init perform source
UIStoryboardUnwindSegueSource : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : sender source unwindAction
UISwipeActionsConfiguration : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : actions init performsFirstActionWithFullSwipe
UISwipeGestureRecognizer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIGestureRecognizer : Direction direction init numberOfTouchesRequired reset touchesBegan touchesCancelled touchesEnded touchesMoved
UISwipeGestureRecognizer.Direction : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains down formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset left rawValue remove right subtract subtracting symmetricDifference union up update
UISwipeGestureRecognizerDirection :  : 
UISwitch : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : Style accessibilityActivate beginTracking cancelTracking continueTracking endTracking frame gestureRecognizerShouldBegin init intrinsicContentSize isOn layoutSubviews offImage onImage onTintColor preferredStyle setOn sizeThatFits style thumbTintColor title
UISwitch.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic checkbox hash hashValue init sliding = automatic checkbox sliding
UISymbolEffectCompletion :  : 
UISymbolEffectCompletionContext : Sendable SendableMetatype : contentTransition effect isFinished sender
UITabBar : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UISpringLoadedInteractionSupporting UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : backgroundImage barTintColor delegate init isSpringLoaded isTranslucent items layoutSubviews scrollEdgeAppearance selectedItem selectionIndicatorImage setItems shadowImage sizeThatFits standardAppearance tintColorDidChange unselectedItemTintColor
UITabBarAppearance : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIBarAppearance : init selectionIndicatorImage selectionIndicatorTintColor stackedLayoutAppearance
UITabBarController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIStateRestoring UITabBarDelegate UITraitChangeObservable UITraitEnvironment UIViewController : customizableViewControllers delegate moreNavigationController selectedIndex selectedViewController setViewControllers shouldAutomaticallyForwardAppearanceMethods tabBar traitCollectionDidChange viewControllers viewDidLoad viewWillLayoutSubviews
UITabBarControllerDelegate : NSObjectProtocol : tabBarController
UITabBarDelegate : NSObjectProtocol : tabBar
UITabBarItem : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIAppearance UIBarItem : SystemItem badgeColor badgeValue init scrollEdgeAppearance selectedImage standardAppearance titlePositionAdjustment
UITabBarItem.SystemItem : Equatable Hashable RawRepresentable Sendable SendableMetatype : bookmarks contacts downloads favorites featured hash hashValue history init more mostRecent mostViewed recents search topRated = bookmarks contacts downloads favorites featured history more mostRecent mostViewed recents search topRated
UITabBarItemAppearance : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : normal selected
UITabBarItemStateAppearance : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : badgeBackgroundColor iconColor titlePositionAdjustment titleTextAttributes
UITabBarSystemItem :  : 
UITableView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDataSourceTranslating UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIScrollView UIScrollViewDelegateHolder UISpringLoadedInteractionSupporting UIStateRestoring UITraitChangeObservable UITraitEnvironment : RowAnimation ScrollPosition SelfSizingInvalidation SeparatorInsetReference Style allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing automaticDimension backgroundView beginUpdates cellForRow cellLayoutMarginsFollowReadableWidth contentSize contextMenuInteraction dataSource dataSourceIndexPath dataSourceSectionIndex delegate deleteRows deleteSections dequeueReusableCell dequeueReusableHeaderFooterView deselectRow didUpdateFocus dragDelegate dragInteractionEnabled dropDelegate endUpdates estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight footerView hasActiveDrag hasActiveDrop hasUncommittedUpdates headerView indexPath indexPathForRow indexPathForSelectedRow indexPathsForRows indexPathsForSelectedRows indexPathsForVisibleRows indexSearch init insertRows insertSections insetsContentViewsToSafeArea isEditing isPrefetchingEnabled isSpringLoaded layoutSubviews moveRow moveSection numberOfRows numberOfSections performBatchUpdates performUsingPresentationValues prefetchDataSource presentationIndexPath presentationSectionIndex reconfigureRows rect rectForFooter rectForHeader rectForRow register reloadData reloadRows reloadSectionIndexTitles reloadSections remembersLastFocusedIndexPath rowHeight safeAreaInsetsDidChange scrollToNearestSelectedRow scrollToRow sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectRow selectionDidChangeNotification selectionFollowsFocus selfSizingInvalidation separatorColor separatorEffect separatorInset separatorInsetReference separatorStyle setEditing shouldUpdateFocus style tableFooterView tableHeaderView touchesBegan touchesCancelled touchesEnded traitCollectionDidChange visibleCells
UITableView.RowAnimation : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic bottom fade hash hashValue init left middle none right top = automatic bottom fade left middle none right top
UITableView.ScrollPosition : Equatable Hashable RawRepresentable Sendable SendableMetatype : bottom hash hashValue init middle none top = bottom middle none top
UITableView.SelfSizingInvalidation : Equatable Hashable RawRepresentable Sendable SendableMetatype : disabled enabled enabledIncludingConstraints hash hashValue init = disabled enabled enabledIncludingConstraints
UITableView.SeparatorInsetReference : Equatable Hashable RawRepresentable Sendable SendableMetatype : fromAutomaticInsets fromCellEdges hash hashValue init = fromAutomaticInsets fromCellEdges
UITableView.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : grouped hash hashValue init insetGrouped plain = grouped insetGrouped plain
UITableViewCell : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : AccessoryType CellStyle ConfigurationUpdateHandler DragState EditingStyle FocusStyle SelectionStyle SeparatorStyle StateMask accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView canBecomeFocused configurationState configurationUpdateHandler contentConfiguration contentView defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel didTransition dragStateDidChange editingAccessoryType editingAccessoryView editingStyle focusStyle hitTest imageView indentationLevel indentationWidth init invalidateIntrinsicContentSize isEditing isHighlighted isSelected layoutMarginsDidChange layoutSubviews multipleSelectionBackgroundView prepareForReuse reuseIdentifier selectedBackgroundView selectionStyle separatorInset setEditing setHighlighted setNeedsUpdateConfiguration setSelected shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl sizeThatFits textLabel traitCollectionDidChange updateConfiguration userInteractionEnabledWhileDragging willTransition
UITableViewCell.AccessoryType : Equatable Hashable RawRepresentable Sendable SendableMetatype : checkmark detailButton detailDisclosureButton disclosureIndicator hash hashValue init none = checkmark detailButton detailDisclosureButton disclosureIndicator none
UITableViewCell.CellStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init subtitle value1 value2 = default subtitle value1 value2
UITableViewCell.ConfigurationUpdateHandler :  : 
UITableViewCell.DragState : Equatable Hashable RawRepresentable Sendable SendableMetatype : dragging hash hashValue init lifting none = dragging lifting none
UITableViewCell.EditingStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : delete hash hashValue init insert none = delete insert none
UITableViewCell.FocusStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : custom default hash hashValue init = custom default
UITableViewCell.SelectionStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : blue default gray hash hashValue init none = blue default gray none
UITableViewCell.SeparatorStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init none singleLine = none singleLine
UITableViewCell.StateMask : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove showingDeleteConfirmation showingEditControl subtract subtracting symmetricDifference union update
UITableViewCellAccessoryType :  : 
UITableViewCellEditingStyle :  : 
UITableViewCellSelectionStyle :  : 
UITableViewCellSeparatorStyle :  : 
UITableViewCellStyle :  : 
UITableViewController : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIScrollViewDelegate UIStateRestoring UITableViewDataSource UITableViewDelegate UITraitChangeObservable UITraitEnvironment UIViewController : clearsSelectionOnViewWillAppear indexPathForPreferredFocusedView init loadView numberOfSections refreshControl scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging sectionIndexTitles setEditing tableView tableViewDidEndMultipleSelectionInteraction viewForZooming viewWillAppear
UITableViewDataSource : NSObjectProtocol : numberOfSections sectionIndexTitles tableView
UITableViewDataSourcePrefetching : NSObjectProtocol : tableView
UITableViewDelegate : NSObjectProtocol UIScrollViewDelegate : indexPathForPreferredFocusedView tableView tableViewDidEndMultipleSelectionInteraction
UITableViewDiffableDataSource : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UITableViewDataSource : CellProvider apply applySnapshotUsingReloadData defaultRowAnimation index indexPath init itemIdentifier numberOfSections sectionIdentifier sectionIndexTitles snapshot tableView
UITableViewDiffableDataSource.CellProvider :  : 
UITableViewDragDelegate : NSObjectProtocol : tableView
UITableViewDropCoordinator : NSObjectProtocol : destinationIndexPath drop items proposal session
UITableViewDropDelegate : NSObjectProtocol : tableView
UITableViewDropItem : NSObjectProtocol : dragItem previewSize sourceIndexPath
UITableViewDropPlaceholder : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UITableViewPlaceholder : previewParametersProvider
UITableViewDropPlaceholderContext : NSObjectProtocol UIDragAnimating : commitInsertion deletePlaceholder dragItem
UITableViewDropProposal : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIDropProposal : Intent init intent
UITableViewDropProposal.Intent : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic hash hashValue init insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified = automatic insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
UITableViewFocusUpdateContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIFocusUpdateContext : nextFocusedIndexPath previouslyFocusedIndexPath
UITableViewHeaderFooterView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : ConfigurationUpdateHandler automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel init layoutSubviews prepareForReuse reuseIdentifier setNeedsUpdateConfiguration textLabel traitCollectionDidChange updateConfiguration
UITableViewHeaderFooterView.ConfigurationUpdateHandler :  : 
UITableViewPlaceholder : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : cellUpdateHandler init
UITableViewRowAction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : Style backgroundColor backgroundEffect copy init style title
UITableViewRowAction.Style : Equatable Hashable RawRepresentable Sendable SendableMetatype : default destructive hash hashValue init normal = default normal
UITableViewRowAnimation :  : 
UITableViewScrollPosition :  : 
UITableViewStyle :  : 
UITapGestureRecognizer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIGestureRecognizer : buttonMaskRequired canPrevent init numberOfTapsRequired numberOfTouches numberOfTouchesRequired reset touchesBegan touchesCancelled touchesEnded touchesMoved
UITargetedDragPreview :  : 
UITargetedPreview : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init parameters retargetedPreview size target view
UITextAutocapitalizationType : Equatable Hashable RawRepresentable Sendable SendableMetatype : allCharacters hash hashValue init none sentences words = allCharacters none sentences words
UITextAutocorrectionType : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init no yes = default no yes
UITextBorderStyle :  : 
UITextChecker : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : availableLanguages completions guesses hasLearnedWord ignoreWord ignoredWords init learnWord rangeOfMisspelledWord unlearnWord
UITextContentType : Equatable Hashable RawRepresentable Sendable SendableMetatype : URL addressCity addressCityAndState addressState birthdate countryName creditCardExpiration creditCardName creditCardNumber creditCardSecurityCode dateTime emailAddress familyName flightNumber fullStreetAddress givenName hash hashValue init jobTitle location middleName name namePrefix nameSuffix newPassword nickname oneTimeCode organizationName password postalCode rawValue shipmentTrackingNumber streetAddressLine1 streetAddressLine2 sublocality telephoneNumber username
UITextCursorView : UIView : isBlinking resetBlinkAnimation
UITextDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init layout rawValue storage
UITextField : CALayerDelegate CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIKeyInput UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITextInput UITextInputTraits UITraitChangeObservable UITraitEnvironment : BorderStyle DidEndEditingReason ViewMode accessibilityValue adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedPlaceholder attributedText autocapitalizationType autocorrectionType becomeFirstResponder beginTracking beginningOfDocument borderRect borderStyle canBecomeFirstResponder canPerformAction caretRect characterRange clearButtonMode clearButtonRect clearsOnBeginEditing clearsOnInsertion closestPosition compare continueTracking copy cut defaultTextAttributes delegate delete deleteBackward drawPlaceholder drawText editingRect enablesReturnKeyAutomatically endOfDocument endTracking firstRect font hasText init inputAccessoryView inputDelegate inputView insertText intrinsicContentSize isEditing isSecureTextEntry keyboardAppearance keyboardType layoutSubviews leftView leftViewMode leftViewRect markedTextRange minimumFontSize offset passwordRules paste placeholder placeholderRect point position pressesBegan replace resignFirstResponder returnKeyType rightView rightViewMode rightViewRect select selectAll selectedTextRange selectionRects setMarkedText shouldChangeText sizeThatFits smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment textColor textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textRange textRect tokenizer traitCollectionDidChange typingAttributes unmarkText
UITextField.BorderStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : bezel hash hashValue init line none roundedRect = bezel line none roundedRect
UITextField.DidEndEditingReason : Equatable Hashable RawRepresentable Sendable SendableMetatype : cancelled committed hash hashValue init = cancelled committed
UITextField.ViewMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : always hash hashValue init never unlessEditing whileEditing = always never unlessEditing whileEditing
UITextFieldDelegate : NSObjectProtocol : textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn
UITextFieldViewMode :  : 
UITextGranularity : Equatable Hashable RawRepresentable Sendable SendableMetatype : character document hash hashValue init line paragraph sentence word = character document line paragraph sentence word
UITextInput : UIKeyInput : beginningOfDocument caretRect characterRange closestPosition compare endOfDocument firstRect inputDelegate markedTextRange offset position replace selectedTextRange selectionRects setMarkedText shouldChangeText text textRange tokenizer unmarkText
UITextInputDelegate : NSObjectProtocol : selectionDidChange selectionWillChange textDidChange textWillChange
UITextInputMode : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : activeInputModes current currentInputModeDidChangeNotification primaryLanguage
UITextInputPasswordRules : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init passwordRulesDescriptor
UITextInputStringTokenizer : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UITextInputTokenizer : init isPosition position rangeEnclosingPosition
UITextInputTokenizer : NSObjectProtocol : isPosition position rangeEnclosingPosition
UITextInputTraits : NSObjectProtocol : autocapitalizationType autocorrectionType enablesReturnKeyAutomatically isSecureTextEntry keyboardAppearance keyboardType returnKeyType spellCheckingType
UITextInteraction : CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIInteraction UITextInputDelegate : delegate didMove gesturesForFailureRequirements init selectionDidChange selectionWillChange textDidChange textInput textInteractionMode textWillChange view willMove
UITextInteractionDelegate : NSObjectProtocol : interactionDidEnd interactionShouldBegin interactionWillBegin
UITextInteractionMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : editable hash hashValue init nonEditable = editable nonEditable
UITextItemInteraction : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init invokeDefaultAction presentActions preview = invokeDefaultAction presentActions preview
UITextLayoutDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : down hash hashValue init left right up = down left right up
UITextLoupeSession : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : begin invalidate move
UITextPosition : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : init
UITextRange : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : end init isEmpty start
UITextSelectionDisplayInteraction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype UIInteraction : cursorView delegate didMove handleViews highlightView init isActivated layoutManagedSubviews setNeedsSelectionUpdate textInput view willMove
UITextSelectionDisplayInteractionDelegate : NSObjectProtocol : selectionContainerViewBelowText
UITextSelectionHandleView : UIView : direction isVertical preferredFrame
UITextSelectionHighlightView : UIView : selectionRects
UITextSelectionRect : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : containsEnd containsStart init isVertical rect writingDirection
UITextSmartDashesType : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init no yes = default no yes
UITextSmartInsertDeleteType : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init no yes = default no yes
UITextSmartQuotesType : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init no yes = default no yes
UITextSpellCheckingType : Equatable Hashable RawRepresentable Sendable SendableMetatype : default hash hashValue init no yes = default no yes
UITextStorageDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : backward forward hash hashValue init = backward forward
UITextView : CALayerDelegate CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIKeyInput UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIScrollView UIScrollViewDelegateHolder UIStateRestoring UITextInput UITextInputTraits UITraitChangeObservable UITraitEnvironment : adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText autocapitalizationType autocorrectionType becomeFirstResponder beginningOfDocument canBecomeFirstResponder canPerformAction caretRect characterRange clearsOnInsertion closestPosition compare copy cut dataDetectorTypes delegate delete deleteBackward enablesReturnKeyAutomatically endOfDocument firstRect font hasText init inputAccessoryView inputDelegate inputView insertText intrinsicContentSize isEditable isScrollEnabled isSecureTextEntry isSelectable keyboardAppearance keyboardType layoutManager layoutSubviews linkTextAttributes markedTextRange offset paste position pressesBegan replace resignFirstResponder returnKeyType scrollRangeToVisible select selectAll selectedRange selectedTextRange selectionRects setMarkedText shouldChangeText sizeThatFits spellCheckingType text textAlignment textColor textContainer textContainerInset textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textRange textStorage tokenizer touchesBegan touchesEnded traitCollectionDidChange typingAttributes unmarkText viewPrintFormatter
UITextViewDelegate : NSObjectProtocol UIScrollViewDelegate : textView textViewDidBeginEditing textViewDidChange textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing
UITimingCurveProvider : NSCopying NSObjectProtocol : cubicTimingParameters springTimingParameters timingCurveType
UITimingCurveType : Equatable Hashable RawRepresentable Sendable SendableMetatype : builtin composed cubic hash hashValue init spring = builtin composed cubic spring
UIToolbar : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : backgroundImage barPosition barStyle barTintColor delegate hitTest init isTranslucent items layoutSubviews scrollEdgeAppearance setBackgroundImage setItems setShadowImage shadowImage sizeThatFits standardAppearance
UIToolbarAppearance : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIBarAppearance : 
UIToolbarDelegate : NSObjectProtocol UIBarPositioningDelegate : 
UITouch : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : Phase Properties TouchType altitudeAngle azimuthAngle azimuthUnitVector estimatedProperties estimatedPropertiesExpectingUpdates estimationUpdateIndex force gestureRecognizers location majorRadius majorRadiusTolerance maximumPossibleForce phase preciseLocation precisePreviousLocation previousLocation tapCount timestamp type view window
UITouch.Phase : Equatable Hashable RawRepresentable Sendable SendableMetatype : began cancelled ended hash hashValue init moved regionEntered regionExited regionMoved stationary = began cancelled ended moved regionEntered regionExited regionMoved stationary
UITouch.Properties : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : altitude azimuth contains force formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset location rawValue remove roll subtract subtracting symmetricDifference union update
UITouch.TouchType : Equatable Hashable RawRepresentable Sendable SendableMetatype : direct hash hashValue indirect indirectPointer init pencil stylus = direct indirect indirectPointer pencil
UITouchPhase :  : 
UITouchProperties :  : 
UITouchType :  : 
UITrackingLayoutGuide : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UILayoutGuide : constraintsActive setConstraints
UITrait :  : 
UITraitAccessibilityContrast : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitActiveAppearance : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitChangeObservable : NSObjectProtocol UITraitEnvironment : TraitChangeHandler registerForTraitChanges traitRegistrations unregisterForTraitChanges
UITraitChangeObservable.TraitChangeHandler :  : 
UITraitChangeRegistration :  : 
UITraitCollection : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : accessibilityContrast activeAppearance changedTraits containsTraits copy current description displayGamut displayScale forceTouchCapability hasDifferentColorAppearance hash horizontalSizeClass init isEqual layoutDirection legibilityWeight modifyingTraits performAsCurrent preferredContentSizeCategory replacing subscript userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
UITraitDefinition :  : Value affectsColorAppearance defaultValue identifier name
UITraitDefinition.Value :  : 
UITraitDisplayGamut : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitDisplayScale : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitEnvironment : NSObjectProtocol : traitCollection traitCollectionDidChange
UITraitEnvironmentLayoutDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init leftToRight rightToLeft unspecified = leftToRight rightToLeft unspecified
UITraitForceTouchCapability : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitHorizontalSizeClass : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitLayoutDirection : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitLegibilityWeight : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitOverrides : Sendable SendableMetatype UIMutableTraits : accessibilityContrast activeAppearance contains displayGamut displayScale forceTouchCapability horizontalSizeClass layoutDirection legibilityWeight preferredContentSizeCategory remove subscript userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
UITraitPreferredContentSizeCategory : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitRegistrations : Sendable SendableMetatype : 
UITraitUserInterfaceIdiom : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitUserInterfaceLevel : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitUserInterfaceStyle : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITraitVerticalSizeClass : UITraitDefinition : affectsColorAppearance defaultValue identifier name
UITransitionContextViewControllerKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : from hash hashValue init rawValue to
UITransitionContextViewKey : Equatable Hashable RawRepresentable Sendable SendableMetatype : from hash hashValue init rawValue to
UIUserInterfaceActiveAppearance : Equatable Hashable RawRepresentable Sendable SendableMetatype : active hash hashValue inactive init unspecified = active inactive unspecified
UIUserInterfaceIdiom : Equatable Hashable RawRepresentable Sendable SendableMetatype : carPlay hash hashValue init mac pad phone tv unspecified vision = carPlay mac pad phone tv unspecified vision
UIUserInterfaceLayoutDirection : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init leftToRight rightToLeft = leftToRight rightToLeft
UIUserInterfaceLevel : Equatable Hashable RawRepresentable Sendable SendableMetatype : base elevated hash hashValue init unspecified = base elevated unspecified
UIUserInterfaceSizeClass : Equatable Hashable RawRepresentable Sendable SendableMetatype : compact hash hashValue init regular unspecified = compact regular unspecified
UIUserInterfaceStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : dark hash hashValue init light unspecified = dark light unspecified
UIVibrancyEffect : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol Sendable SendableMetatype UIVisualEffect : init
UIVibrancyEffectStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : fill hash hashValue init label quaternaryLabel secondaryFill secondaryLabel separator tertiaryFill tertiaryLabel = fill label quaternaryLabel secondaryFill secondaryLabel separator tertiaryFill tertiaryLabel
UIView : CALayerDelegate CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponder UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : AnimationCurve AnimationOptions AutoresizingMask ContentMode Invalidating Invalidations KeyframeAnimationOptions SystemAnimation TintAdjustmentMode accessibilityFrame action addConstraint addConstraints addGestureRecognizer addInteraction addKeyframe addLayoutGuide addMotionEffect addSubview alignmentRect alignmentRectInsets alpha anchorPoint animate animateKeyframes appearance applicationFinishedRestoringState appliedContentSizeCategoryLimitsDescription areAnimationsEnabled autoresizesSubviews autoresizingMask backgroundColor beginAnimations bottomAnchor bounds bringSubview bringSubviewToFront canBecomeFocused center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds collisionBoundingPath collisionBoundsType commitAnimations constraints constraintsAffectingLayout contentCompressionResistancePriority contentHuggingPriority contentMode contentScaleFactor convert decodeRestorableState didAddSubview didMoveToSuperview didMoveToWindow didUpdateFocus directionalLayoutMargins display draw drawHierarchy effectiveUserInterfaceLayoutDirection encodeRestorableState endEditing exchangeSubview exerciseAmbiguityInLayout firstBaselineAnchor forBaselineLayout forFirstBaselineLayout forLastBaselineLayout frame gestureRecognizerShouldBegin gestureRecognizers hasAmbiguousLayout heightAnchor hitTest inheritedAnimationDuration init insertSubview insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize invalidateIntrinsicContentSize isDescendant isExclusiveTouch isFocused isHidden isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyboardLayoutGuide lastBaselineAnchor layer layerClass layerWillDraw layoutFittingCompressedSize layoutFittingExpandedSize layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSublayers layoutSubviews leadingAnchor leftAnchor mask maximumContentSizeCategory minimumContentSizeCategory modifyAnimations motionEffects needsUpdateConstraints next noIntrinsicMetric overrideUserInterfaceStyle parentFocusEnvironment perform performWithoutAnimation point preferredFocusEnvironments preservesSuperviewLayoutMargins readableContentGuide registerForTraitChanges removeConstraint removeConstraints removeFromSuperview removeGestureRecognizer removeInteraction removeLayoutGuide removeMotionEffect requiresConstraintBasedLayout resizableSnapshotView restorationIdentifier rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide semanticContentAttribute sendSubview sendSubviewToBack setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate setAnimationDidStop setAnimationDuration setAnimationRepeatAutoreverses setAnimationRepeatCount setAnimationWillStart setAnimationsEnabled setContentCompressionResistancePriority setContentHuggingPriority setNeedsDisplay setNeedsFocusUpdate setNeedsLayout setNeedsUpdateConstraints setValue shouldUpdateFocus sizeThatFits sizeToFit snapshotView subviews superview systemLayoutSizeFitting tag tintAdjustmentMode tintColor tintColorDidChange topAnchor trailingAnchor traitCollection traitCollectionDidChange traitOverrides traitRegistrations transform transform3D transition translatesAutoresizingMaskIntoConstraints unregisterForTraitChanges updateConstraints updateConstraintsIfNeeded updateFocusIfNeeded userInterfaceLayoutDirection value viewPrintFormatter viewWithTag widthAnchor willMove willRemoveSubview window
UIView.AnimationCurve : Equatable Hashable RawRepresentable Sendable SendableMetatype : easeIn easeInOut easeOut hash hashValue init linear = easeIn easeInOut easeOut linear
UIView.AnimationOptions : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : allowAnimatedContent allowUserInteraction autoreverse beginFromCurrentState contains curveEaseIn curveEaseInOut curveEaseOut curveLinear formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset layoutSubviews overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions preferredFramesPerSecond30 preferredFramesPerSecond60 rawValue remove repeat showHideTransitionViews subtract subtracting symmetricDifference transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop union update
UIView.AutoresizingMask : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : contains flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
UIView.ContentMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : bottom bottomLeft bottomRight center hash hashValue init left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight = bottom bottomLeft bottomRight center left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
UIView.Invalidating : Sendable SendableMetatype : init
UIView.Invalidations :  : Configuration Constraints Display IntrinsicContentSize Layout Tuple
UIView.Invalidations.Configuration : Sendable SendableMetatype UIViewInvalidating : configuration init invalidate
UIView.Invalidations.Constraints : Sendable SendableMetatype UIViewInvalidating : constraints init invalidate
UIView.Invalidations.Display : Sendable SendableMetatype UIViewInvalidating : display init invalidate
UIView.Invalidations.IntrinsicContentSize : Sendable SendableMetatype UIViewInvalidating : init intrinsicContentSize invalidate
UIView.Invalidations.Layout : Sendable SendableMetatype UIViewInvalidating : init invalidate layout
UIView.Invalidations.Tuple : UIViewInvalidating : init invalidate
UIView.KeyframeAnimationOptions : Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : allowUserInteraction autoreverse beginFromCurrentState calculationModeCubic calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced contains formIntersection formSymmetricDifference formUnion hash hashValue init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset layoutSubviews overrideInheritedDuration overrideInheritedOptions rawValue remove repeat subtract subtracting symmetricDifference union update
UIView.SystemAnimation : Equatable Hashable RawRepresentable Sendable SendableMetatype : delete hash hashValue init = delete
UIView.TintAdjustmentMode : Equatable Hashable RawRepresentable Sendable SendableMetatype : automatic dimmed hash hashValue init normal = automatic dimmed normal
UIViewAnimating : NSObjectProtocol : finishAnimation fractionComplete isReversed isRunning pauseAnimation startAnimation state stopAnimation
UIViewAnimatingPosition : Equatable Hashable RawRepresentable Sendable SendableMetatype : current end hash hashValue init start = current end start
UIViewAnimatingState : Equatable Hashable RawRepresentable Sendable SendableMetatype : active hash hashValue inactive init stopped = active inactive stopped
UIViewAnimationCurve :  : 
UIViewAnimationOptions :  : 
UIViewAutoresizing :  : 
UIViewConfigurationState : Sendable SendableMetatype UIConfigurationState : init isDisabled isFocused isHighlighted isPinned isSelected subscript traitCollection
UIViewContentMode :  : 
UIViewController : CVarArg Copyable CustomDebugStringConvertible CustomStringConvertible Equatable Escapable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponder UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment : addChild addChildViewController addKeyCommand additionalSafeAreaInsets allowedChildrenForUnwinding applicationFinishedRestoringState attemptRotationToDeviceOrientation automaticallyAdjustsScrollViewInsets beginAppearanceTransition bottomLayoutGuide canPerformUnwindSegueAction childContaining childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle childViewControllers children contentScrollView contentUnavailableConfiguration contentUnavailableConfigurationState decodeRestorableState definesPresentationContext didMove didReceiveMemoryWarning didUpdateFocus dismiss edgesForExtendedLayout editButtonItem encodeRestorableState endAppearanceTransition extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed init isBeingDismissed isBeingPresented isEditing isModalInPresentation isMovingFromParent isMovingToParent isViewLoaded keyCommands loadView loadViewIfNeeded modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle navigationController navigationItem next nibBundle nibName overrideTraitCollection overrideUserInterfaceStyle parent parentFocusEnvironment performSegue popoverPresentationController preferredContentSize preferredContentSizeDidChange preferredFocusEnvironments preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredTransition prefersHomeIndicatorAutoHidden prefersStatusBarHidden prepare present presentationController presentedViewController presentingViewController previewActionItems providesPresentationContextTransitionStyle registerForPreviewing registerForTraitChanges removeFromParent removeFromParentViewController removeKeyCommand restorationClass restorationIdentifier setContentScrollView setEditing setNeedsFocusUpdate setNeedsStatusBarAppearanceUpdate setNeedsUpdateContentUnavailableConfiguration setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection setToolbarItems sheetPresentationController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldPerformSegue shouldUpdateFocus show showDetailViewController size splitViewController storyboard supportedInterfaceOrientations systemLayoutFittingSizeDidChange tabBarController tabBarItem title toolbarItems topLayoutGuide traitCollection traitCollectionDidChange traitOverrides traitRegistrations transition transitionCoordinator transitioningDelegate unregisterForPreviewing unregisterForTraitChanges unwind updateContentUnavailableConfiguration updateFocusIfNeeded updateViewConstraints view viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willMove willTransition
UIViewControllerAnimatedTransitioning : NSObjectProtocol : animateTransition animationEnded interruptibleAnimator transitionDuration
UIViewControllerContextTransitioning : NSObjectProtocol : cancelInteractiveTransition completeTransition containerView finalFrame finishInteractiveTransition initialFrame isAnimated isInteractive pauseInteractiveTransition presentationStyle targetTransform transitionWasCancelled updateInteractiveTransition view viewController
UIViewControllerInteractiveTransitioning : NSObjectProtocol : completionCurve completionSpeed startInteractiveTransition wantsInteractiveStart
UIViewControllerPreviewing : NSObjectProtocol : delegate previewingGestureRecognizerForFailureRelationship sourceRect sourceView
UIViewControllerPreviewingDelegate : NSObjectProtocol : previewingContext
UIViewControllerRestoration :  : viewController
UIViewControllerTransition : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : ZoomOptions ZoomSourceViewProviderContext coverVertical crossDissolve flipHorizontal partialCurl zoom
UIViewControllerTransition.ZoomOptions : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : AlignmentRectContext InteractionContext alignmentRectProvider dimmingColor dimmingVisualEffect interactiveDismissShouldBegin
UIViewControllerTransition.ZoomOptions.AlignmentRectContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : sourceView zoomedViewController
UIViewControllerTransition.ZoomOptions.InteractionContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : location velocity willBegin
UIViewControllerTransition.ZoomSourceViewProviderContext : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : sourceViewController zoomedViewController
UIViewControllerTransitionCoordinator : NSObjectProtocol UIViewControllerTransitionCoordinatorContext : animate animateAlongsideTransition notifyWhenInteractionChanges notifyWhenInteractionEnds
UIViewControllerTransitionCoordinatorContext : NSObjectProtocol : completionCurve completionVelocity containerView initiallyInteractive isAnimated isCancelled isInteractive isInterruptible percentComplete presentationStyle targetTransform transitionDuration view viewController
UIViewControllerTransitioningDelegate : NSObjectProtocol : animationController interactionControllerForDismissal interactionControllerForPresentation presentationController
UIViewImplicitlyAnimating : NSObjectProtocol UIViewAnimating : addAnimations addCompletion continueAnimation
UIViewInvalidating :  : configuration constraints display intrinsicContentSize invalidate layout
UIViewKeyframeAnimationOptions :  : 
UIViewPrintFormatter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIPrintFormatter : draw pageCount view
UIViewPropertyAnimator : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype UIViewAnimating UIViewImplicitlyAnimating : addAnimations addCompletion continueAnimation copy delay duration finishAnimation fractionComplete init isInterruptible isManualHitTestingEnabled isReversed isRunning isUserInteractionEnabled pauseAnimation pausesOnCompletion runningPropertyAnimator scrubsLinearly startAnimation state stopAnimation timingParameters
UIViewTintAdjustmentMode :  : 
UIVisualEffect : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : copy
UIVisualEffectView : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : contentView effect init layoutSubviews
UIWindow : CALayerDelegate CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIStateRestoring UITraitChangeObservable UITraitEnvironment UIView : Level becomeKey canBecomeKey didBecomeHiddenNotification didBecomeKeyNotification didBecomeVisibleNotification didResignKeyNotification init isHidden isKeyWindow makeKey makeKeyAndVisible next resignKey rootViewController screen sendEvent undoManager windowLevel windowScene
UIWindow.Level : Comparable Equatable Hashable RawRepresentable Sendable SendableMetatype : alert hash hashValue init normal rawValue statusBar
UIWindowLevel :  : 
UIWindowScene : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable KeyValueObserver NSObjectProtocol Sendable SendableMetatype UIResponderStandardEditActions UIScene UITraitEnvironment : Geometry GeometryPreferences coordinateSpace effectiveGeometry init interfaceOrientation keyWindow requestGeometryUpdate screen sizeRestrictions statusBarManager traitCollection traitCollectionDidChange windows
UIWindowScene.Geometry : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : interfaceOrientation isInterfaceOrientationLocked
UIWindowScene.GeometryPreferences : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : iOS
UIWindowScene.GeometryPreferences.iOS : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UIWindowScene.GeometryPreferences : init interfaceOrientations
UIWindowSceneDelegate : NSObjectProtocol UISceneDelegate : window
UIWindowSceneDestructionRequestOptions : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Sendable SendableMetatype UISceneDestructionRequestOptions : DismissalAnimation windowDismissalAnimation
UIWindowSceneDestructionRequestOptions.DismissalAnimation : Equatable Hashable RawRepresentable Sendable SendableMetatype : commit decline hash hashValue init standard = commit decline standard
UNAlertStyle : Equatable Hashable RawRepresentable Sendable SendableMetatype : alert banner hash hashValue init none = alert banner none
UNAuthorizationOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : alert announcement badge carPlay contains criticalAlert formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset providesAppNotificationSettings provisional rawValue remove sound subtract subtracting symmetricDifference timeSensitive union update
UNAuthorizationStatus : Equatable Hashable RawRepresentable Sendable SendableMetatype : authorized denied ephemeral hash hashValue init notDetermined provisional = authorized denied ephemeral notDetermined provisional
UNCalendarNotificationTrigger : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol Sendable SendableMetatype UNNotificationTrigger : dateComponents init nextTriggerDate
UNError : Equatable Error Hashable Sendable SendableMetatype : Code code init localizedDescription
UNError.Code : Equatable Hashable RawRepresentable Sendable SendableMetatype : attachmentCorrupt attachmentInvalidFileSize attachmentInvalidURL attachmentMoveIntoDataStoreFailed attachmentNotInDataStore attachmentUnrecognizedType badgeInputInvalid contentProvidingInvalid contentProvidingObjectNotAllowed hash hashValue init notificationInvalidNoContent notificationInvalidNoDate notificationsNotAllowed = attachmentCorrupt attachmentInvalidFileSize attachmentInvalidURL attachmentMoveIntoDataStoreFailed attachmentNotInDataStore attachmentUnrecognizedType badgeInputInvalid contentProvidingInvalid contentProvidingObjectNotAllowed notificationInvalidNoContent notificationInvalidNoDate notificationsNotAllowed
UNMutableNotificationContent : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSMutableCopying NSObjectProtocol Sendable SendableMetatype UNNotificationContent : attachments badge body categoryIdentifier filterCriteria interruptionLevel launchImageName relevanceScore sound subtitle summaryArgument summaryArgumentCount targetContentIdentifier threadIdentifier title userInfo
UNNotification : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : copy date request
UNNotificationAction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : copy hash icon identifier init isEqual options title
UNNotificationActionIcon : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : copy init
UNNotificationActionOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : authenticationRequired contains destructive foreground formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
UNNotificationAttachment : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : copy identifier init type url
UNNotificationCategory : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : actions categorySummaryFormat copy hash hiddenPreviewsBodyPlaceholder identifier init intentIdentifiers isEqual options
UNNotificationCategoryOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : allowAnnouncement allowInCarPlay contains customDismissAction formIntersection formSymmetricDifference formUnion hiddenPreviewsShowSubtitle hiddenPreviewsShowTitle init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset rawValue remove subtract subtracting symmetricDifference union update
UNNotificationContent : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSMutableCopying NSObject NSObjectProtocol Sendable SendableMetatype : attachments badge body categoryIdentifier copy description filterCriteria hash init interruptionLevel isEqual launchImageName mutableCopy relevanceScore sound subtitle summaryArgument summaryArgumentCount targetContentIdentifier threadIdentifier title userInfo
UNNotificationInterruptionLevel : Equatable Hashable RawRepresentable Sendable SendableMetatype : active critical hash hashValue init passive timeSensitive = active critical passive timeSensitive
UNNotificationPresentationOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : alert badge banner contains formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset list rawValue remove sound subtract subtracting symmetricDifference union update
UNNotificationRequest : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : content copy description identifier init trigger
UNNotificationResponse : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : actionIdentifier copy notification
UNNotificationSetting : Equatable Hashable RawRepresentable Sendable SendableMetatype : disabled enabled hash hashValue init notSupported = disabled enabled notSupported
UNNotificationSettings : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : alertSetting alertStyle announcementSetting authorizationStatus badgeSetting carPlaySetting copy criticalAlertSetting lockScreenSetting notificationCenterSetting providesAppNotificationSettings scheduledDeliverySetting showPreviewsSetting soundSetting timeSensitiveSetting
UNNotificationSound : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : copy criticalSoundNamed default defaultCritical defaultCriticalSound defaultRingtone hash init isEqual ringtoneSoundNamed
UNNotificationSoundName : Equatable Hashable RawRepresentable Sendable SendableMetatype : hash hashValue init rawValue
UNNotificationTrigger : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol Sendable SendableMetatype : copy repeats
UNPushNotificationTrigger : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol Sendable SendableMetatype UNNotificationTrigger : 
UNShowPreviewsSetting : Equatable Hashable RawRepresentable Sendable SendableMetatype : always hash hashValue init never whenAuthenticated = always never whenAuthenticated
UNTextInputNotificationAction : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol Sendable SendableMetatype UNNotificationAction : init textInputButtonTitle textInputPlaceholder
UNTextInputNotificationResponse : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol Sendable SendableMetatype UNNotificationResponse : userText
UNTimeIntervalNotificationTrigger : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol Sendable SendableMetatype UNNotificationTrigger : init nextTriggerDate timeInterval
UNUserNotificationCenter : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : add current delegate deliveredNotifications getDeliveredNotifications getNotificationCategories getNotificationSettings getPendingNotificationRequests notificationCategories notificationSettings pendingNotificationRequests removeAllDeliveredNotifications removeAllPendingNotificationRequests removeDeliveredNotifications removePendingNotificationRequests requestAuthorization setBadgeCount setNotificationCategories supportsContentExtensions
UNUserNotificationCenterDelegate :  : userNotificationCenter
URL :  : appendPathExtension appendingPathExtension applicationSupportDirectory cachesDirectory contentType desktopDirectory documentsDirectory downloadsDirectory homeDirectory moviesDirectory musicDirectory picturesDirectory startAccessingSecurityScopedResource stopAccessingSecurityScopedResource temporaryDirectory
UTTagClass : Equatable Hashable RawRepresentable Sendable SendableMetatype : filenameExtension hash hashValue init mimeType rawValue
UTType : CustomStringConvertible Decodable Encodable Equatable Hashable Sendable SendableMetatype : aiff archive audio audiovisualContent avi bmp bundle commaSeparatedText conforms contact content data database delimitedText description directory diskImage epub executable fileURL folder font gif gzip heic heif html ico identifier image init isDeclared isDynamic isPublic isSubtype isSupertype item jpeg json localizedDescription log message movie mp3 mpeg4Audio mpeg4Movie package pdf plainText png preferredFilenameExtension preferredMIMEType presentation propertyList quickTimeMovie rawImage rtf sourceCode spreadsheet supertypes svg swiftSource tabSeparatedText tags text tiff url utf16PlainText utf8PlainText vCard video wav webP xml xmlPropertyList yaml zip
UndoManager : CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol Sendable SendableMetatype : beginUndoGrouping canRedo canUndo disableUndoRegistration enableUndoRegistration endUndoGrouping groupingLevel groupsByEvent init isRedoing isUndoRegistrationEnabled isUndoing levelsOfUndo redo redoActionName redoMenuItemTitle redoMenuTitle registerUndo removeAllActions setActionName undo undoActionName undoMenuItemTitle undoMenuTitle undoNestedGroup
UniChar :  : 
UserDefaults :  : setValue value
VariableColorSymbolEffect : DiscreteSymbolEffect Equatable Hashable IndefiniteSymbolEffect Sendable SendableMetatype SymbolEffect : configuration cumulative dimInactiveLayers hideInactiveLayers iterative nonReversing reversing variableColor
VerificationResult : Sendable SendableMetatype : VerificationError payloadValue unsafePayloadValue unverified verified
VerificationResult.VerificationError : Equatable Error Hashable Sendable SendableMetatype : invalidDeviceVerification invalidEncoding invalidSignature localizedDescription = invalidDeviceVerification invalidEncoding invalidSignature
WordEnumerationOptions : Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable Sendable SendableMetatype SetAlgebra : bySentences byWords contains formIntersection formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset localized rawValue remove reverse substringNotRequired subtract subtracting symmetricDifference union update
double2x2 :  : 
double3x3 :  : 
double4x4 :  : 
float2x2 :  : 
float3x3 :  : 
float4x4 :  : 
matrix_double2x2 :  : 
matrix_double3x3 :  : 
matrix_double4x4 :  : 
matrix_float2x2 :  : 
matrix_float3x3 :  : 
matrix_float4x4 :  : 
objc_AssociationPolicy : Equatable Hashable RawRepresentable Sendable SendableMetatype : OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN OBJC_ASSOCIATION_RETAIN_NONATOMIC hash hashValue init = OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN OBJC_ASSOCIATION_RETAIN_NONATOMIC
os_unfair_lock :  : init
os_unfair_lock_s :  : 
os_unfair_lock_t :  : 
simd_double2 :  : 
simd_double2x2 :  : 
simd_double3 :  : 
simd_double3x3 :  : 
simd_double4 :  : 
simd_double4x4 :  : 
simd_float2 :  : 
simd_float2x2 :  : 
simd_float3 :  : 
simd_float3x3 :  : 
simd_float4 :  : 
simd_float4x4 :  : 
simd_int2 :  : 
simd_int3 :  : 
simd_int4 :  : 
simd_quatd :  : 
simd_quatf :  : 
simd_uint2 :  : 
simd_uint3 :  : 
simd_uint4 :  : 
"""#
    /// Functions and constants of the frameworks.
    static let functions = #"""
ASAuthorizationErrorDomain ASCredentialIdentityStoreErrorDomain ASExtensionErrorDomain ASWebAuthenticationSessionErrorDomain
AudioServicesAddSystemSoundCompletion AudioServicesCreateSystemSoundID AudioServicesDisposeSystemSoundID
AudioServicesPlayAlertSound AudioServicesPlayAlertSoundWithCompletion AudioServicesPlaySystemSound
AudioServicesPlaySystemSoundWithCompletion AudioServicesRemoveSystemSoundCompletion CACurrentMediaTime CATransform3DConcat
CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine
CATransform3DIsIdentity CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate CFAbsoluteTimeGetCurrent CFArrayGetCount
CFAttributedStringGetLength CFDataAppendBytes CFDataCreate CFDataCreateCopy CFDataCreateMutable CFDataCreateMutableCopy
CFDataGetBytePtr CFDataGetLength CFDataGetMutableBytePtr CFDataIncreaseLength CFDataSetLength CFDictionaryContainsKey
CFDictionaryGetCount CFDictionaryGetValue CFEqual CFErrorCopyDescription CFGetRetainCount CFGetTypeID CFNumberGetValue CFRangeMake
CFRunLoopAddTimer CFRunLoopGetCurrent CFRunLoopGetMain CFRunLoopPerformBlock CFRunLoopTimerCreateWithHandler
CFRunLoopTimerInvalidate CFRunLoopWakeUp CFStringConvertEncodingToNSStringEncoding CFStringConvertNSStringEncodingToEncoding
CFStringGetLength CGAffineTransformConcat CGAffineTransformEqualToTransform CGAffineTransformIdentity CGAffineTransformInvert
CGAffineTransformIsIdentity CGAffineTransformMake CGAffineTransformMakeRotation CGAffineTransformMakeScale
CGAffineTransformMakeTranslation CGAffineTransformRotate CGAffineTransformScale CGAffineTransformTranslate
CGColorSpaceCreateDeviceCMYK CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGImageDestinationAddImage
CGImageDestinationAddImageFromSource CGImageDestinationCopyTypeIdentifiers CGImageDestinationCreateWithData
CGImageDestinationCreateWithURL CGImageDestinationFinalize CGImageDestinationSetProperties CGImageSourceCopyProperties
CGImageSourceCopyPropertiesAtIndex CGImageSourceCopyTypeIdentifiers CGImageSourceCreateImageAtIndex CGImageSourceCreateIncremental
CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData CGImageSourceCreateWithDataProvider CGImageSourceCreateWithURL
CGImageSourceGetCount CGImageSourceGetPrimaryImageIndex CGImageSourceGetStatus CGImageSourceGetStatusAtIndex CGImageSourceGetType
CGImageSourceGetTypeID CGImageSourceUpdateData CGImageSourceUpdateDataProvider CGPDFDocumentGetPage CGPointApplyAffineTransform
CGPointEqualToPoint CGPointFromString CGPointMake CGPointZero CGRectApplyAffineTransform CGRectContainsPoint CGRectContainsRect
CGRectEqualToRect CGRectFromString CGRectGetHeight CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY CGRectGetMinX
CGRectGetMinY CGRectGetWidth CGRectInfinite CGRectInset CGRectIntegral CGRectIntersection CGRectIntersectsRect CGRectIsEmpty
CGRectIsInfinite CGRectIsNull CGRectMake CGRectNull CGRectOffset CGRectStandardize CGRectUnion CGRectZero
CGSizeApplyAffineTransform CGSizeEqualToSize CGSizeFromString CGSizeMake CGSizeZero CGVectorMake CTFontCopyFamilyName
CTFontCopyFontDescriptor CTFontCopyFullName CTFontCopyGraphicsFont CTFontCopyPostScriptName CTFontCreateCopyWithAttributes
CTFontCreateCopyWithSymbolicTraits CTFontCreatePathForGlyph CTFontCreateUIFontForLanguage CTFontCreateWithFontDescriptor
CTFontCreateWithGraphicsFont CTFontCreateWithName CTFontDescriptorCreateWithNameAndSize CTFontDrawGlyphs CTFontGetAdvancesForGlyphs
CTFontGetAscent CTFontGetBoundingRectsForGlyphs CTFontGetCapHeight CTFontGetDescent CTFontGetGlyphCount
CTFontGetGlyphsForCharacters CTFontGetLeading CTFontGetSize CTFontGetSymbolicTraits CTFontGetUnderlinePosition
CTFontGetUnderlineThickness CTFontGetUnitsPerEm CTFontGetXHeight CTFontManagerRegisterFontURLs CTFontManagerRegisterFontsForURL
CTFontManagerRegisterGraphicsFont CTFontManagerUnregisterFontsForURL CTFontManagerUnregisterGraphicsFont CTFrameDraw
CTFrameGetLineOrigins CTFrameGetLines CTFrameGetPath CTFrameGetStringRange CTFrameGetVisibleStringRange CTFramesetterCreateFrame
CTFramesetterCreateWithAttributedString CTFramesetterSuggestFrameSizeWithConstraints CTLineCreateTruncatedLine
CTLineCreateWithAttributedString CTLineDraw CTLineGetBoundsWithOptions CTLineGetGlyphCount CTLineGetGlyphRuns CTLineGetImageBounds
CTLineGetOffsetForStringIndex CTLineGetPenOffsetForFlush CTLineGetStringIndexForPosition CTLineGetStringRange
CTLineGetTrailingWhitespaceWidth CTLineGetTypographicBounds CTParagraphStyleCreate CTRunDelegateCreate CTRunDraw CTRunGetAdvances
CTRunGetAttributes CTRunGetGlyphCount CTRunGetGlyphs CTRunGetImageBounds CTRunGetPositions CTRunGetStatus CTRunGetStringIndices
CTRunGetStringRange CTRunGetTypographicBounds CTTypesetterCreateLine CTTypesetterCreateWithAttributedString
CTTypesetterSuggestClusterBreak CTTypesetterSuggestLineBreak HKErrorDomain HKMetadataKeyExternalUUID HKMetadataKeySyncIdentifier
HKMetadataKeySyncVersion HKMetadataKeyTimeZone HKMetadataKeyWasUserEntered HKObjectQueryNoLimit HKSampleSortIdentifierEndDate
HKSampleSortIdentifierStartDate HKUnitMolarMassBloodGlucose HUGE LAErrorDomain MAXFLOAT MFMailComposeErrorDomain
NSAttachmentAttributeName NSBackgroundColorAttributeName NSBaselineOffsetAttributeName NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC
NSFontAttributeName NSForegroundColorAttributeName NSFoundationVersionNumber NSFoundationVersionNumber_iOS_6_1
NSFoundationVersionNumber_iOS_7_0 NSFoundationVersionNumber_iOS_7_1 NSFoundationVersionNumber_iOS_8_0
NSFoundationVersionNumber_iOS_8_1 NSFoundationVersionNumber_iOS_8_2 NSFoundationVersionNumber_iOS_8_3
NSFoundationVersionNumber_iOS_9_0 NSKernAttributeName NSLigatureAttributeName NSLinkAttributeName NSLocalizedFailureErrorKey
NSParagraphStyleAttributeName NSSelectorFromString NSShadowAttributeName NSStrikethroughColorAttributeName
NSStrikethroughStyleAttributeName NSStringFromCGAffineTransform NSStringFromCGPoint NSStringFromCGRect NSStringFromCGSize
NSStringFromSelector NSStringFromUIEdgeInsets NSStrokeColorAttributeName NSStrokeWidthAttributeName NSUnderlineColorAttributeName
NSUnderlineStyleAttributeName NSUserActivityTypeBrowsingWeb SKErrorDomain SKStoreProductParameterAffiliateToken
SKStoreProductParameterCampaignToken SKStoreProductParameterITunesItemIdentifier SecAccessControlCreateWithFlags
SecCopyErrorMessageString SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate SecRandomCopyBytes
UIAccessibilityDarkerSystemColorsEnabled UIAccessibilityIsAssistiveTouchRunning UIAccessibilityIsBoldTextEnabled
UIAccessibilityIsClosedCaptioningEnabled UIAccessibilityIsGrayscaleEnabled UIAccessibilityIsGuidedAccessEnabled
UIAccessibilityIsInvertColorsEnabled UIAccessibilityIsMonoAudioEnabled UIAccessibilityIsReduceMotionEnabled
UIAccessibilityIsReduceTransparencyEnabled UIAccessibilityIsShakeToUndoEnabled UIAccessibilityIsSpeakScreenEnabled
UIAccessibilityIsSpeakSelectionEnabled UIAccessibilityIsSwitchControlRunning UIAccessibilityIsVoiceOverRunning
UIAccessibilityTraitAdjustable UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraitButton
UIAccessibilityTraitCausesPageTurn UIAccessibilityTraitHeader UIAccessibilityTraitImage UIAccessibilityTraitKeyboardKey
UIAccessibilityTraitLink UIAccessibilityTraitNone UIAccessibilityTraitNotEnabled UIAccessibilityTraitPlaysSound
UIAccessibilityTraitSearchField UIAccessibilityTraitSelected UIAccessibilityTraitStartsMediaSession UIAccessibilityTraitStaticText
UIAccessibilityTraitSummaryElement UIAccessibilityTraitUpdatesFrequently UIApplicationBackgroundFetchIntervalMinimum
UIApplicationBackgroundFetchIntervalNever UIApplicationMain UIApplicationOpenSettingsURLString UIBackgroundTaskInvalid
UICollectionElementKindSectionFooter UICollectionElementKindSectionHeader UIDeviceOrientationIsLandscape
UIDeviceOrientationIsPortrait UIEdgeInsetsEqualToEdgeInsets UIEdgeInsetsInsetRect UIEdgeInsetsMake UIEdgeInsetsZero
UIFontTextStyleBody UIFontTextStyleCaption1 UIFontTextStyleCaption2 UIFontTextStyleFootnote UIFontTextStyleHeadline
UIFontTextStyleSubheadline UIFontTextStyleTitle1 UIFontTextStyleTitle2 UIFontTextStyleTitle3 UIFontWeightBlack UIFontWeightBold
UIFontWeightHeavy UIFontWeightLight UIFontWeightMedium UIFontWeightRegular UIFontWeightSemibold UIFontWeightThin
UIFontWeightUltraLight UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsBeginPDFContextToData
UIGraphicsBeginPDFContextToFile UIGraphicsBeginPDFPage UIGraphicsBeginPDFPageWithInfo UIGraphicsEndImageContext
UIGraphicsEndPDFContext UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsGetPDFContextBounds
UIGraphicsPopContext UIGraphicsPushContext UIGraphicsSetPDFContextURLForRect UIImageJPEGRepresentation UIImagePNGRepresentation
UIImagePickerControllerCropRect UIImagePickerControllerEditedImage UIImagePickerControllerImageURL UIImagePickerControllerMediaType
UIImagePickerControllerMediaURL UIImagePickerControllerOriginalImage UIImagePickerControllerReferenceURL
UIImageWriteToSavedPhotosAlbum UIInterfaceOrientationIsLandscape UIInterfaceOrientationIsPortrait
UIKeyboardAnimationCurveUserInfoKey UIKeyboardAnimationDurationUserInfoKey UIKeyboardFrameBeginUserInfoKey
UIKeyboardFrameEndUserInfoKey UILayoutFittingCompressedSize UILayoutFittingExpandedSize UILayoutPriorityDefaultHigh
UILayoutPriorityDefaultLow UILayoutPriorityFittingSizeLevel UILayoutPriorityRequired UIOffsetMake UIOffsetZero UIPrintErrorDomain
UIRectClip UIRectFill UIRectFillUsingBlendMode UIRectFrame UIRectFrameUsingBlendMode UIScrollViewDecelerationRateFast
UIScrollViewDecelerationRateNormal UITableViewAutomaticDimension UITransitionContextFromViewControllerKey
UITransitionContextFromViewKey UITransitionContextToViewControllerKey UITransitionContextToViewKey UIViewNoIntrinsicMetric
UIWindowLevelAlert UIWindowLevelNormal UIWindowLevelStatusBar UI_USER_INTERFACE_IDIOM UNNotificationDefaultActionIdentifier
UNNotificationDismissActionIdentifier USEC_PER_SEC UTTypeConformsTo UTTypeCopyPreferredTagWithClass
UTTypeCreatePreferredIdentifierForTag arc4random arc4random_uniform autoreleasepool class_addMethod class_getClassMethod
class_getInstanceMethod class_getMethodImplementation class_getSuperclass class_replaceMethod class_respondsToSelector
errSecAllocate errSecAuthFailed errSecBadReq errSecDecode errSecDuplicateItem errSecIO errSecInteractionNotAllowed
errSecItemNotFound errSecMissingEntitlement errSecNoSuchAttr errSecNotAvailable errSecParam errSecSuccess errSecUnimplemented
errSecUserCanceled freshObject imp_implementationWithBlock instance kAbbrevSquaredLigaturesOffSelector
kAbbrevSquaredLigaturesOnSelector kAllCapsSelector kAllLowerCaseSelector kAllTypographicFeaturesType kAlternateKanaType
kAnnotationType kCAAlignmentCenter kCAAlignmentJustified kCAAlignmentLeft kCAAlignmentNatural kCAAlignmentRight kCAAnimationCubic
kCAAnimationCubicPaced kCAAnimationDiscrete kCAAnimationLinear kCAAnimationPaced kCAAnimationRotateAuto
kCAAnimationRotateAutoReverse kCAEmitterLayerAdditive kCAEmitterLayerBackToFront kCAEmitterLayerCircle kCAEmitterLayerCuboid
kCAEmitterLayerLine kCAEmitterLayerOldestFirst kCAEmitterLayerOldestLast kCAEmitterLayerOutline kCAEmitterLayerPoint
kCAEmitterLayerPoints kCAEmitterLayerRectangle kCAEmitterLayerSphere kCAEmitterLayerSurface kCAEmitterLayerUnordered
kCAEmitterLayerVolume kCAFillModeBackwards kCAFillModeBoth kCAFillModeForwards kCAFillModeRemoved kCAFillRuleEvenOdd
kCAFillRuleNonZero kCAFilterLinear kCAFilterNearest kCAFilterTrilinear kCAGradientLayerAxial kCAGradientLayerConic
kCAGradientLayerRadial kCAGravityBottom kCAGravityBottomLeft kCAGravityBottomRight kCAGravityCenter kCAGravityLeft kCAGravityResize
kCAGravityResizeAspect kCAGravityResizeAspectFill kCAGravityRight kCAGravityTop kCAGravityTopLeft kCAGravityTopRight kCALineCapButt
kCALineCapRound kCALineCapSquare kCALineJoinBevel kCALineJoinMiter kCALineJoinRound kCAMediaTimingFunctionDefault
kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionEaseInEaseOut kCAMediaTimingFunctionEaseOut kCAMediaTimingFunctionLinear
kCAOnOrderIn kCAOnOrderOut kCATransactionAnimationDuration kCATransactionAnimationTimingFunction kCATransactionCompletionBlock
kCATransactionDisableActions kCATransition kCATransitionFade kCATransitionFromBottom kCATransitionFromLeft kCATransitionFromRight
kCATransitionFromTop kCATransitionMoveIn kCATransitionPush kCATransitionReveal kCATruncationEnd kCATruncationMiddle
kCATruncationNone kCATruncationStart kCAValueFunctionRotateX kCAValueFunctionRotateY kCAValueFunctionRotateZ kCAValueFunctionScale
kCAValueFunctionScaleX kCAValueFunctionScaleY kCAValueFunctionScaleZ kCAValueFunctionTranslate kCAValueFunctionTranslateX
kCAValueFunctionTranslateY kCAValueFunctionTranslateZ kCFAbsoluteTimeIntervalSince1904 kCFAbsoluteTimeIntervalSince1970
kCFAllocatorDefault kCFBooleanFalse kCFBooleanTrue kCFBundleDevelopmentRegionKey kCFBundleExecutableKey kCFBundleIdentifierKey
kCFBundleInfoDictionaryVersionKey kCFBundleLocalizationsKey kCFBundleNameKey kCFBundleVersionKey kCFNotFound
kCFStringEncodingInvalidId kCGImageDestinationBackgroundColor kCGImageDestinationLossyCompressionQuality
kCGImagePropertyAPNGDelayTime kCGImagePropertyAPNGLoopCount kCGImagePropertyAPNGUnclampedDelayTime kCGImagePropertyColorModel
kCGImagePropertyColorModelGray kCGImagePropertyColorModelRGB kCGImagePropertyDPIHeight kCGImagePropertyDPIWidth
kCGImagePropertyDepth kCGImagePropertyExifDictionary kCGImagePropertyFileSize kCGImagePropertyGIFDelayTime
kCGImagePropertyGIFDictionary kCGImagePropertyGIFHasGlobalColorMap kCGImagePropertyGIFImageColorMap kCGImagePropertyGIFLoopCount
kCGImagePropertyGIFUnclampedDelayTime kCGImagePropertyGPSDictionary kCGImagePropertyHasAlpha kCGImagePropertyIPTCDictionary
kCGImagePropertyJFIFDictionary kCGImagePropertyOrientation kCGImagePropertyPNGDictionary kCGImagePropertyPixelHeight
kCGImagePropertyPixelWidth kCGImagePropertyProfileName kCGImagePropertyTIFFDictionary kCGImagePropertyTIFFOrientation
kCGImagePropertyWebPDelayTime kCGImagePropertyWebPDictionary kCGImagePropertyWebPLoopCount kCGImagePropertyWebPUnclampedDelayTime
kCGImageSourceCreateThumbnailFromImageAlways kCGImageSourceCreateThumbnailFromImageIfAbsent
kCGImageSourceCreateThumbnailWithTransform kCGImageSourceShouldAllowFloat kCGImageSourceShouldCache
kCGImageSourceShouldCacheImmediately kCGImageSourceSubsampleFactor kCGImageSourceThumbnailMaxPixelSize
kCGImageSourceTypeIdentifierHint kCGPDFContextAuthor kCGPDFContextCreator kCGPDFContextKeywords kCGPDFContextSubject
kCGPDFContextTitle kCIAttributeClass kCIAttributeDefault kCIAttributeDescription kCIAttributeDisplayName
kCIAttributeFilterCategories kCIAttributeFilterDisplayName kCIAttributeFilterName kCIAttributeIdentity kCIAttributeMax
kCIAttributeMin kCIAttributeName kCIAttributeReferenceDocumentation kCIAttributeSliderMax kCIAttributeSliderMin kCIAttributeType
kCIAttributeTypeAngle kCIAttributeTypeBoolean kCIAttributeTypeColor kCIAttributeTypeCount kCIAttributeTypeDistance
kCIAttributeTypeGradient kCIAttributeTypeImage kCIAttributeTypeInteger kCIAttributeTypeOffset kCIAttributeTypeOpaqueColor
kCIAttributeTypePosition kCIAttributeTypePosition3 kCIAttributeTypeRectangle kCIAttributeTypeScalar kCIAttributeTypeTime
kCIAttributeTypeTransform kCICategoryBlur kCICategoryBuiltIn kCICategoryColorAdjustment kCICategoryColorEffect
kCICategoryCompositeOperation kCICategoryDistortionEffect kCICategoryFilterGenerator kCICategoryGenerator
kCICategoryGeometryAdjustment kCICategoryGradient kCICategoryHalftoneEffect kCICategoryHighDynamicRange kCICategoryInterlaced
kCICategoryNonSquarePixels kCICategoryReduction kCICategorySharpen kCICategoryStillImage kCICategoryStylize kCICategoryTileEffect
kCICategoryTransition kCICategoryVideo kCIInputAmountKey kCIInputAngleKey kCIInputAspectRatioKey kCIInputBackgroundImageKey
kCIInputBiasKey kCIInputBrightnessKey kCIInputCenterKey kCIInputColor0Key kCIInputColor1Key kCIInputColorKey kCIInputContrastKey
kCIInputCountKey kCIInputEVKey kCIInputExtentKey kCIInputGradientImageKey kCIInputImageKey kCIInputIntensityKey
kCIInputMaskImageKey kCIInputMatteImageKey kCIInputPoint0Key kCIInputPoint1Key kCIInputRadius0Key kCIInputRadius1Key
kCIInputRadiusKey kCIInputRefractionKey kCIInputSaturationKey kCIInputScaleKey kCIInputShadingImageKey kCIInputSharpnessKey
kCIInputTargetImageKey kCIInputThresholdKey kCIInputTimeKey kCIInputTransformKey kCIInputVersionKey kCIInputWeightsKey
kCIInputWidthKey kCIOutputImageKey kCJKRomanSpacingType kCJKSymbolAlternativesType kCJKVerticalRomanPlacementType
kCTBackgroundColorAttributeName kCTBaselineOffsetAttributeName kCTFontAttributeName kCTFontManagerErrorDomain
kCTForegroundColorAttributeName kCTKernAttributeName kCTLigatureAttributeName kCTParagraphStyleAttributeName
kCTRunDelegateAttributeName kCTRunDelegateCurrentVersion kCTRunDelegateVersion1 kCTStrokeColorAttributeName
kCTStrokeWidthAttributeName kCTTrackingAttributeName kCTUnderlineColorAttributeName kCTUnderlineStyleAttributeName
kCaseSensitiveLayoutOffSelector kCaseSensitiveLayoutOnSelector kCaseSensitiveLayoutType kCaseSensitiveSpacingOffSelector
kCaseSensitiveSpacingOnSelector kCharacterAlternativesType kCharacterShapeType kCommonLigaturesOffSelector
kCommonLigaturesOnSelector kContextualAlternatesOffSelector kContextualAlternatesOnSelector kContextualAlternatesType
kContextualLigaturesOffSelector kContextualLigaturesOnSelector kContextualSwashAlternatesOffSelector
kContextualSwashAlternatesOnSelector kCursiveConnectionType kDefaultLowerCaseSelector kDefaultUpperCaseSelector
kDesignComplexityType kDiacriticsType kDiagonalFractionsSelector kDiphthongLigaturesOffSelector kDiphthongLigaturesOnSelector
kFormInterrobangOffSelector kFormInterrobangOnSelector kFractionsType kHistoricalLigaturesOffSelector
kHistoricalLigaturesOnSelector kHyphenToEnDashOffSelector kHyphenToEnDashOnSelector kHyphensToEmDashOffSelector
kHyphensToEmDashOnSelector kIdeographicAlternativesType kIdeographicSpacingType kInferiorsSelector kInitialCapsAndSmallCapsSelector
kInitialCapsSelector kItalicCJKRomanType kKanaSpacingType kLanguageTagType kLetterCaseType kLigaturesType
kLinguisticRearrangementType kLogosOffSelector kLogosOnSelector kLowerCaseNumbersSelector kLowerCasePetiteCapsSelector
kLowerCaseSmallCapsSelector kLowerCaseType kMathematicalExtrasType kMonospacedNumbersSelector kNoAlternatesSelector
kNoFractionsSelector kNoStylisticAlternatesSelector kNormalPositionSelector kNumberCaseType kNumberSpacingType kOrdinalsSelector
kOrnamentSetsType kOverlappingCharactersType kPeriodsToEllipsisOffSelector kPeriodsToEllipsisOnSelector
kProportionalNumbersSelector kQuarterWidthNumbersSelector kRareLigaturesOffSelector kRareLigaturesOnSelector
kRebusPicturesOffSelector kRebusPicturesOnSelector kRequiredLigaturesOffSelector kRequiredLigaturesOnSelector kRubyKanaType
kScientificInferiorsSelector kSecAttrAccessControl kSecAttrAccessGroup kSecAttrAccessible kSecAttrAccessibleAfterFirstUnlock
kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly kSecAttrAccessibleAlways kSecAttrAccessibleAlwaysThisDeviceOnly
kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly kSecAttrAccessibleWhenUnlocked kSecAttrAccessibleWhenUnlockedThisDeviceOnly
kSecAttrAccount kSecAttrApplicationLabel kSecAttrApplicationTag kSecAttrAuthenticationType kSecAttrAuthenticationTypeDPA
kSecAttrAuthenticationTypeDefault kSecAttrAuthenticationTypeHTMLForm kSecAttrAuthenticationTypeHTTPBasic
kSecAttrAuthenticationTypeHTTPDigest kSecAttrAuthenticationTypeMSN kSecAttrAuthenticationTypeNTLM kSecAttrAuthenticationTypeRPA
kSecAttrComment kSecAttrCreationDate kSecAttrCreator kSecAttrDescription kSecAttrEffectiveKeySize kSecAttrGeneric
kSecAttrIsInvisible kSecAttrIsNegative kSecAttrIsPermanent kSecAttrIssuer kSecAttrKeyClass kSecAttrKeyClassPrivate
kSecAttrKeyClassPublic kSecAttrKeyClassSymmetric kSecAttrKeySizeInBits kSecAttrKeyType kSecAttrKeyTypeEC
kSecAttrKeyTypeECSECPrimeRandom kSecAttrKeyTypeRSA kSecAttrLabel kSecAttrModificationDate kSecAttrPath kSecAttrPort
kSecAttrProtocol kSecAttrProtocolAFP kSecAttrProtocolAppleTalk kSecAttrProtocolDAAP kSecAttrProtocolEPPC kSecAttrProtocolFTP
kSecAttrProtocolFTPAccount kSecAttrProtocolFTPProxy kSecAttrProtocolFTPS kSecAttrProtocolHTTP kSecAttrProtocolHTTPProxy
kSecAttrProtocolHTTPS kSecAttrProtocolHTTPSProxy kSecAttrProtocolIMAP kSecAttrProtocolIMAPS kSecAttrProtocolIPP kSecAttrProtocolIRC
kSecAttrProtocolIRCS kSecAttrProtocolLDAP kSecAttrProtocolLDAPS kSecAttrProtocolNNTP kSecAttrProtocolNNTPS kSecAttrProtocolPOP3
kSecAttrProtocolPOP3S kSecAttrProtocolRTSP kSecAttrProtocolRTSPProxy kSecAttrProtocolSMB kSecAttrProtocolSMTP kSecAttrProtocolSOCKS
kSecAttrProtocolSSH kSecAttrProtocolTelnet kSecAttrProtocolTelnetS kSecAttrPublicKeyHash kSecAttrSecurityDomain
kSecAttrSerialNumber kSecAttrServer kSecAttrService kSecAttrSubject kSecAttrSubjectKeyID kSecAttrSynchronizable
kSecAttrSynchronizableAny kSecAttrTokenID kSecAttrTokenIDSecureEnclave kSecAttrType kSecClass kSecClassCertificate
kSecClassGenericPassword kSecClassIdentity kSecClassInternetPassword kSecClassKey kSecMatchCaseInsensitive kSecMatchLimit
kSecMatchLimitAll kSecMatchLimitOne kSecRandomDefault kSecReturnAttributes kSecReturnData kSecReturnPersistentRef kSecReturnRef
kSecUseAuthenticationContext kSecUseAuthenticationUI kSecUseAuthenticationUIAllow kSecUseAuthenticationUIFail
kSecUseAuthenticationUISkip kSecUseDataProtectionKeychain kSecUseNoAuthenticationUI kSecUseOperationPrompt kSecValueData
kSecValuePersistentRef kSecValueRef kSlashedZeroOffSelector kSlashedZeroOnSelector kSmallCapsSelector kSmartQuotesOffSelector
kSmartQuotesOnSelector kSmartSwashType kSquaredLigaturesOffSelector kSquaredLigaturesOnSelector kStyleOptionsType
kStylisticAltEightOffSelector kStylisticAltEightOnSelector kStylisticAltEighteenOffSelector kStylisticAltEighteenOnSelector
kStylisticAltElevenOffSelector kStylisticAltElevenOnSelector kStylisticAltFifteenOffSelector kStylisticAltFifteenOnSelector
kStylisticAltFiveOffSelector kStylisticAltFiveOnSelector kStylisticAltFourOffSelector kStylisticAltFourOnSelector
kStylisticAltFourteenOffSelector kStylisticAltFourteenOnSelector kStylisticAltNineOffSelector kStylisticAltNineOnSelector
kStylisticAltNineteenOffSelector kStylisticAltNineteenOnSelector kStylisticAltOneOffSelector kStylisticAltOneOnSelector
kStylisticAltSevenOffSelector kStylisticAltSevenOnSelector kStylisticAltSeventeenOffSelector kStylisticAltSeventeenOnSelector
kStylisticAltSixOffSelector kStylisticAltSixOnSelector kStylisticAltSixteenOffSelector kStylisticAltSixteenOnSelector
kStylisticAltTenOffSelector kStylisticAltTenOnSelector kStylisticAltThirteenOffSelector kStylisticAltThirteenOnSelector
kStylisticAltThreeOffSelector kStylisticAltThreeOnSelector kStylisticAltTwelveOffSelector kStylisticAltTwelveOnSelector
kStylisticAltTwentyOffSelector kStylisticAltTwentyOnSelector kStylisticAltTwoOffSelector kStylisticAltTwoOnSelector
kStylisticAlternativesType kSuperiorsSelector kSwashAlternatesOffSelector kSwashAlternatesOnSelector kSymbolLigaturesOffSelector
kSymbolLigaturesOnSelector kSystemSoundID_Vibrate kTextSpacingType kThirdWidthNumbersSelector kTransliterationType
kTypographicExtrasType kUTTagClassFilenameExtension kUTTagClassMIMEType kUTTypeAudio kUTTypeContent kUTTypeData kUTTypeFileURL
kUTTypeFolder kUTTypeGIF kUTTypeHTML kUTTypeImage kUTTypeItem kUTTypeJPEG kUTTypeMP3 kUTTypeMovie kUTTypePDF kUTTypePNG
kUTTypePlainText kUTTypeRTF kUTTypeText kUTTypeURL kUTTypeUTF8PlainText kUTTypeVideo kUnicodeDecompositionType
kUpperAndLowerCaseSelector kUpperCaseNumbersSelector kUpperCasePetiteCapsSelector kUpperCaseSmallCapsSelector kUpperCaseType
kVerticalFractionsSelector kVerticalPositionType kVerticalSubstitutionType matrix_add matrix_determinant matrix_identity_double2x2
matrix_identity_double3x3 matrix_identity_double4x4 matrix_identity_float2x2 matrix_identity_float3x3 matrix_identity_float4x4
matrix_invert matrix_multiply matrix_scale matrix_sub matrix_transpose method_exchangeImplementations method_getImplementation
method_getTypeEncoding method_setImplementation noErr objc_getAssociatedObject objc_removeAssociatedObjects
objc_setAssociatedObject objc_sync_enter objc_sync_exit object_getClass object_setClass os_log os_unfair_lock_lock
os_unfair_lock_trylock os_unfair_lock_unlock simd_abs simd_act simd_add simd_almost_equal_elements simd_clamp simd_cross
simd_determinant simd_distance simd_distance_squared simd_dot simd_equal simd_inverse simd_length simd_length_squared
simd_matrix3x3 simd_matrix4x4 simd_max simd_min simd_mix simd_mul simd_normalize simd_project simd_quaternion simd_reflect
simd_slerp simd_slerp_longest simd_sub simd_transpose
"""#
    /// Types of Swift and Foundation.
    static let systemTypes = #"""
Actor AdditiveArithmetic AffineTransform AlignmentOptions AnyActor AnyBidirectionalCollection AnyClass AnyCollection AnyHashable
AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array ArrayLiteralConvertible
ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence
AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream Atomic AtomicLazyReference AtomicLoadOrdering
AtomicOptionalRepresentable AtomicRepresentable AtomicStoreOrdering AtomicUpdateOrdering AttributeContainer AttributeDynamicLookup
AttributeScope AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation
AttributedStringKey AttributedStringProtocol AttributedSubstring BidirectionalCollection BidirectionalIndexable BidirectionalSlice
BinaryFloatingPoint BinaryInteger BitwiseCopyable BlockOperation Bool BooleanLiteralConvertible BooleanLiteralType Bundle
ByteCountFormatStyle ByteCountFormatter CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CGFloat CGPoint CGRect
CGRectEdge CGSize CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong
CUnsignedShort CVaListPointer CVarArg CWideChar CachedURLResponse Calendar CancellationError CaseIterable Character CharacterSet
CheckedContinuation Clock ClosedRange ClosedRangeIndex CocoaError Codable CodableAttributedStringKey CodableConfiguration
CodableWithConfiguration CodingKey CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne
CommandLine Comparable ComparableComparator Comparator ComparisonResult ConcurrentValue ContiguousArray ContiguousBytes
ContinuousClock Copyable CountableClosedRange CountablePartialRangeFrom CountableRange CurrencyFormatStyleConfiguration
CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable CustomNSError CustomPlaygroundDisplayConvertible
CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible Data DataProtocol Date DateComponents DateFormatter
DateInterval DateIntervalFormatter Decimal Decodable DecodableAttributedStringKey DecodableWithConfiguration Decoder
DecodingConfigurationProviding DecodingError DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices
DefaultStringInterpolation DescriptiveNumberFormatConfiguration Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral
DictionaryLiteralConvertible Dimension DiscardingTaskGroup DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle
DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject DispatchPredicate DispatchQoS DispatchQueue
DispatchSemaphore DispatchSource DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal
DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite
DispatchSpecificKey DispatchTime DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags
Double DropFirstSequence DropWhileSequence Duration DurationProtocol EmptyCollection EmptyIterator Encodable
EncodableAttributedStringKey EncodableWithConfiguration Encoder EncodingConfigurationProviding EncodingError EnergyFormatter
EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral
ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
ExpressibleByUnicodeScalarLiteral Expression ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FileAttributeKey
FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType FixedWidthInteger FlattenBidirectionalCollection
FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointFormatStyle
FloatingPointParseStrategy FloatingPointRoundingRule FloatingPointSign FormatStyle FormatStyleCapitalizationContext Formatter
GlobalActor HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Hashable Hasher Host ISO8601DateFormatter
Identifiable IndexPath IndexSet Indexable IndexableBase IndexingIterator InflectionRule InlineArray InputStream InstantProtocol Int
Int128 Int16 Int32 Int64 Int8 IntegerFormatStyle IntegerLiteralConvertible IntegerLiteralType IntegerParseStrategy IteratorOverOne
IteratorProtocol IteratorSequence JSONDecoder JSONEncoder JSONSerialization Job JobPriority JoinedIterator JoinedSequence KeyPath
KeyPathComparator KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence
LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence
LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol LengthFormatter ListFormatStyle Locale
LocalizedError LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer MarkdownDecodableAttributedStringKey
MassFormatter Measurement MemoryLayout Mirror MirrorPath Morphology MutableBidirectionalSlice MutableCollection MutableDataProtocol
MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Mutex NSAffineTransform NSAffineTransformStruct NSArray
NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet NSCoder NSCoding
NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSCopying NSCountedSet NSData NSDate NSDateComponents
NSDateInterval NSDecimalNumber NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSEdgeInsets NSEnumerationOptions
NSEnumerator NSError NSErrorDomain NSExceptionName NSExpression NSIndexPath NSIndexSet NSIndexSetIterator NSKeyedArchiver
NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale NSLock NSLocking NSMeasurement NSMutableArray
NSMutableAttributedString NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet
NSMutableOrderedSet NSMutableSet NSMutableString NSMutableURLRequest NSNotification NSNull NSNumber NSObject NSObjectProtocol
NSOrderedSet NSOrthography NSPersonNameComponents NSPoint NSPointArray NSPointPointer NSPredicate NSRange NSRangePointer NSRect
NSRectArray NSRectEdge NSRectPointer NSRecursiveLock NSRegularExpression NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer
NSSortDescriptor NSSortOptions NSString NSTextCheckingKey NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSURLQueryItem
NSURLRequest NSUUID NSValue NSZone Never NilLiteralConvertible Notification NotificationCenter NotificationQueue
NumberFormatStyleConfiguration NumberFormatter Numeric ObjCBool ObjectIdentifier Observable ObservationRegistrar Observations
OpaquePointer OperatingSystemVersion Operation OperationQueue OptionSet Optional OutputRawSpan OutputSpan OutputStream POSIXError
POSIXErrorCode ParseStrategy ParseableFormatStyle PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough
PartialRangeUpTo PersonNameComponents PersonNameComponentsFormatter Pipe PlaygroundQuickLook Port PortDelegate PortMessage
Predicate PredicateBindings PredicateError PredicateExpression PredicateExpressions PrefixSequence Process ProcessInfo Progress
ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder PropertyListSerialization
QualityOfService RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable RangeReplaceableRandomAccessSlice
RangeReplaceableSlice RangeSet RawRepresentable RawSpan RecoverableError ReferenceConvertible ReferenceWritableKeyPath Regex
RegexComponent RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated Result ReversedCollection ReversedIndex
ReversedRandomAccessCollection RunLoop SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Scanner
ScopedAttributeContainer Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger
SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice SocketNativeHandle SocketPort SortComparator
SortDescriptor SortOrder Span StandardPredicateExpression StaticBigInt StaticString Stream StreamDelegate
StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StrideThrough
StrideThroughIterator StrideTo StrideToIterator Strideable String StringInterpolationConvertible StringInterpolationProtocol
StringLiteralConvertible StringLiteralType StringProtocol StringStyle StringTransform Substring SuspendingClock
SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable Thread
ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeInterval TimeZone Timer UInt UInt128 UInt16 UInt32 UInt64 UInt8 URL
URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents URLCredential URLCredentialStorage URLError
URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem URLRequest URLResourceKey URLResourceValues
URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate
URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask URLSessionTask
URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate
URLSessionWebSocketTask UTF16 UTF32 UTF8 UTF8Span UUID UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode
UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType Unit UnitAcceleration UnitAngle
UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UnkeyedDecodingContainer
UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer
UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer
UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer
UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger
UserDefaults Void WordPair WritableKeyPath XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate
Zip2Iterator Zip2Sequence tls_ciphersuite_t tls_protocol_version_t unichar uuid_string_t uuid_t
"""#
    /// Functions and constants of Swift and Foundation.
    static let systemFunctions = #"""
DebugDescription Expression NSClassFromString NSCocoaErrorDomain NSCoderReadCorruptError NSCoderValueNotFoundError NSContainsRect
NSDateComponentUndefined NSDebugDescriptionErrorKey NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy NSDecimalDivide
NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply NSDecimalMultiplyByPowerOf10 NSDecimalNoScale NSDecimalNormalize
NSDecimalPower NSDecimalRound NSDecimalString NSDecimalSubtract NSDivideRect NSEdgeInsetsEqual NSEdgeInsetsMake NSEdgeInsetsZero
NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes NSExecutableArchitectureMismatchError NSExecutableLinkError
NSExecutableLoadError NSExecutableNotLoadableError NSExecutableRuntimeMismatchError NSFeatureUnsupportedError
NSFileHandleNotificationDataItem NSFileHandleNotificationFileHandleItem NSFileLockingError NSFileManagerUnmountBusyError
NSFileManagerUnmountUnknownError NSFileNoSuchFileError NSFilePathErrorKey NSFileReadCorruptFileError
NSFileReadInapplicableStringEncodingError NSFileReadInvalidFileNameError NSFileReadNoPermissionError NSFileReadNoSuchFileError
NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError NSFileReadUnsupportedSchemeError
NSFileWriteFileExistsError NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError NSFileWriteNoPermissionError
NSFileWriteOutOfSpaceError NSFileWriteUnknownError NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError
NSFormattingError NSFullUserName NSGetSizeAndAlignment NSHeight NSHelpAnchorErrorKey NSHomeDirectory NSHomeDirectoryForUser
NSInsetRect NSIntegralRect NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect NSIntersectsRect NSIsEmptyRect
NSKeyValueValidationError NSKeyedArchiveRootObjectKey NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey
NSLocalizedRecoveryOptionsErrorKey NSLocalizedRecoverySuggestionErrorKey NSLocalizedString NSLocationInRange NSLog NSLogv
NSMachErrorDomain NSMakePoint NSMakeRange NSMakeRect NSMakeSize NSMaxRange NSMaxX NSMaxY NSMidX NSMidY NSMinX NSMinY NSMouseInRect
NSNotFound NSOSStatusErrorDomain NSOffsetRect NSPOSIXErrorDomain NSPageSize NSPersonNameComponentDelimiter
NSPersonNameComponentFamilyName NSPersonNameComponentGivenName NSPersonNameComponentKey NSPersonNameComponentMiddleName
NSPersonNameComponentNickname NSPersonNameComponentPrefix NSPersonNameComponentSuffix NSPointFromCGPoint NSPointFromString
NSPointInRect NSPointToCGPoint NSPropertyListReadCorruptError NSPropertyListReadStreamError NSPropertyListReadUnknownVersionError
NSPropertyListWriteInvalidError NSPropertyListWriteStreamError NSRangeFromString NSRecoveryAttempterErrorKey NSRectFromCGRect
NSRectFromString NSRectToCGRect NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize NSSearchPathForDirectoriesInDomains
NSSizeFromCGSize NSSizeFromString NSSizeToCGSize NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain NSStringEncodingErrorKey
NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize NSStringToDecimal NSTemporaryDirectory
NSTimeIntervalSince1970 NSURLAuthenticationMethodDefault NSURLAuthenticationMethodHTMLForm NSURLAuthenticationMethodHTTPBasic
NSURLAuthenticationMethodHTTPDigest NSURLAuthenticationMethodNTLM NSURLAuthenticationMethodNegotiate
NSURLCredentialStorageRemoveSynchronizableCredentials NSURLErrorAppTransportSecurityRequiresSecureConnection
NSURLErrorBackgroundSessionInUseByAnotherProcess NSURLErrorBackgroundSessionRequiresSharedContainer
NSURLErrorBackgroundSessionWasDisconnected NSURLErrorBackgroundTaskCancelledReasonKey NSURLErrorBadServerResponse NSURLErrorBadURL
NSURLErrorCallIsActive NSURLErrorCancelled NSURLErrorCancelledReasonBackgroundUpdatesDisabled
NSURLErrorCancelledReasonInsufficientSystemResources NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile
NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData NSURLErrorCannotDecodeRawData
NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile
NSURLErrorCannotParseResponse NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile NSURLErrorClientCertificateRejected
NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed
NSURLErrorDomain NSURLErrorDownloadDecodingFailedMidStream NSURLErrorDownloadDecodingFailedToComplete NSURLErrorFailingURLErrorKey
NSURLErrorFailingURLPeerTrustErrorKey NSURLErrorFailingURLStringErrorKey NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory
NSURLErrorHTTPTooManyRedirects NSURLErrorInternationalRoamingOff NSURLErrorKey NSURLErrorNetworkConnectionLost
NSURLErrorNoPermissionsToReadFile NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation
NSURLErrorRequestBodyStreamExhausted NSURLErrorResourceUnavailable NSURLErrorSecureConnectionFailed
NSURLErrorServerCertificateHasBadDate NSURLErrorServerCertificateHasUnknownRoot NSURLErrorServerCertificateNotYetValid
NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut NSURLErrorUnknown NSURLErrorUnsupportedURL
NSURLErrorUserAuthenticationRequired NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource NSURLProtectionSpaceFTP
NSURLProtectionSpaceFTPProxy NSURLProtectionSpaceHTTP NSURLProtectionSpaceHTTPProxy NSURLProtectionSpaceHTTPS
NSURLProtectionSpaceHTTPSProxy NSURLProtectionSpaceSOCKSProxy NSURLSessionTransferSizeUnknown
NSUbiquitousFileNotUploadedDueToQuotaError NSUbiquitousFileUbiquityServerNotAvailable NSUbiquitousFileUnavailableError
NSUnderlyingErrorKey NSUnionRange NSUnionRect NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError NSUserCancelledError NSUserName NSWidth
NSXPCConnectionInterrupted NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint NSZeroRect NSZeroSize Observable
ObservationIgnored ObservationTracked Predicate TaskLocal URLSessionDownloadTaskResumeData abs acos acosh all any asin asinh assert
assertionFailure async asyncDetached atan atan2 atanh atomicMemoryFence cbrt column copysign cos cosh debugPrint detach
dispatchMain dispatchPrecondition dsohandle dump erf erfc error exchange exp exp2 expm1 extendLifetime externalMacro
extractIsolation fatalError fdim file fileID filePath fmax fmin frexp function globalConcurrentExecutor hypot ilogb
isKnownUniquelyReferenced isolation j0 j1 jn ldexp lgamma line log log10 log1p log2 logb max min modf nan nearbyint nextafter
numericCast pointwiseMax pointwiseMin pow precondition preconditionFailure print readLine remquo repeatElement rint scalbn sequence
sin sinh stride swap swift_unboxFromSwiftValueWithType tan tanh tgamma transcode type unsafeBitCast unsafeDowncast warning
withCheckedContinuation withCheckedThrowingContinuation withDiscardingTaskGroup withExtendedLifetime withObservationTracking
withTaskCancellationHandler withTaskExecutorPreference withTaskGroup withTaskPriorityEscalationHandler
withThrowingDiscardingTaskGroup withThrowingTaskGroup withUnsafeBytes withUnsafeContinuation withUnsafeCurrentTask
withUnsafeMutableBytes withUnsafeMutablePointer withUnsafePointer withUnsafeTemporaryAllocation withUnsafeThrowingContinuation
withVaList withoutActuallyEscaping y0 y1 yn zip
"""#
    /// Members that some type of Swift or Foundation has.
    static let systemMembers = #"""
AES_128_GCM_SHA256 AES_256_GCM_SHA384 AMPMStyle ASCII AcceptPolicy Actor ActorType AdditiveArithmetic AffineTransform
AlignmentOptions AllCases AlternateDescriptionAttribute AncestorRepresentation AnchoredRelativeFormatStyle AnyActor
AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection
AnyRegexOutput AnySequence Arithmetic ArithmeticOperator Array ArrayLiteralConvertible ArrayLiteralElement ArraySlice
AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence AsyncIterator
AsyncIteratorProtocol AsyncMapSequence AsyncMessage AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence
AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream Atomic AtomicLazyReference AtomicLoadOrdering
AtomicOptionalRepresentable AtomicOptionalRepresentation AtomicRepresentable AtomicRepresentation AtomicStoreOrdering
AtomicUpdateOrdering AttributeContainer AttributeDynamicLookup AttributeInvalidationCondition AttributeMergePolicy
AttributeRunBoundaries AttributeScope AttributeScopeCodableConfiguration AttributeScopes Attributed AttributedString
AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol AttributedStyle AttributedSubstring Attributes
AttributesSlice1 AttributesSlice2 AttributesSlice3 AttributesSlice4 AttributesSlice5 AuthChallengeDisposition AutoreleaseFrequency
Base64DecodingOptions Base64EncodingOptions BaseMessageIdentifier BidirectionalCollection BidirectionalIndexable BidirectionalSlice
BinaryFloatingPoint BinaryInteger BitwiseCopyable BlockOperation Bool BooleanLiteralConvertible BooleanLiteralType Bound
BufferingPolicy Builder Bundle ByteCountAttribute ByteCountFormatStyle ByteCountFormatter CBool CChar CChar16 CChar32 CChar8
CDouble CFloat CFloat16 CGFloat CGPoint CGRect CGRectEdge CGSize CHACHA20_POLY1305_SHA256 CInt CLong CLongDouble CLongLong CShort
CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CachePolicy
CachedURLResponse CalculationError Calendar CancellationError CanonicalCombiningClass CapitalizationContext CaseIterable Category
Change Character CharacterIterator CharacterSet CharacterView CheckedContinuation CheckingType Child Children Clock CloseCode
CloseFlags ClosedRange ClosedRangeIndex CocoaError Codable CodableAttributedStringKey CodableConfiguration CodableWithConfiguration
Code CodeUnit CodingKey CodingKeyRepresentable CodingUserInfoKey Collation Collection CollectionContainsCollection
CollectionDifference CollectionIndexSubscript CollectionOfOne CollectionRangeSubscript CommandLine CommonKeyPathKind Comparable
ComparableComparator Comparator CompareOptions Compared Comparison ComparisonOperator ComparisonResult Component Components
ComponentsFormatStyle ConcurrentValue Conditional ConditionalCast Configuration Conjunction ContentKind Context ContiguousArray
ContiguousBytes Continuation ContinuousClock Copyable CountStyle CountableClosedRange CountablePartialRangeFrom CountableRange
Currency CurrencyFormatStyleConfiguration CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
CustomNSError CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomPronoun CustomReflectable
CustomStringConvertible CyclicYear DTDKind DTLSv10 DTLSv12 Data DataDecodingStrategy DataEncodingStrategy DataProtocol Date
DateComponents DateDecodingStrategy DateEncodingStrategy DateFieldAttribute DateFormatter DateInterval DateIntervalFormatter
DateSeparator DateStyle DateTimeSeparator Day DayOfYear DayPeriod Deallocator Decimal DecimalSeparatorDisplayStrategy Decodable
DecodableAttributedStringKey DecodableWithConfiguration Decoder DecodingConfiguration DecodingConfigurationProviding DecodingError
DecodingFailurePolicy DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation
DelayedRequestDisposition DescriptiveNumberFormatConfiguration Dictionary DictionaryIndex DictionaryIterator
DictionaryKeyDefaultValueSubscript DictionaryKeySubscript DictionaryLiteral DictionaryLiteralConvertible Dimension
DirectoryEnumerationOptions DirectoryEnumerator DirectoryHint DiscardingTaskGroup DiscontiguousAttributedSubstring
DiscontiguousSlice DiscreteFormatStyle Disjunction DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject
DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource DispatchSourceHandler DispatchSourceProtocol
DispatchSourceRead DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr
DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime DispatchTimeInterval DispatchTimeoutResult
DispatchWallTime DispatchWorkItem DispatchWorkItemFlags DisplayStyle Distance DomainResolutionProtocol Double DropFirstSequence
DropWhileSequence Duration DurationFieldAttribute DurationProtocol E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAGAIN
EALREADY EBADF EBADMSG EBUSY ECANCELED ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA ECDHE_ECDSA_WITH_AES_128_CBC_SHA
ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 ECDHE_ECDSA_WITH_AES_256_CBC_SHA
ECDHE_ECDSA_WITH_AES_256_CBC_SHA384 ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
ECDHE_RSA_WITH_3DES_EDE_CBC_SHA ECDHE_RSA_WITH_AES_128_CBC_SHA ECDHE_RSA_WITH_AES_128_CBC_SHA256 ECDHE_RSA_WITH_AES_128_GCM_SHA256
ECDHE_RSA_WITH_AES_256_CBC_SHA ECDHE_RSA_WITH_AES_256_CBC_SHA384 ECDHE_RSA_WITH_AES_256_GCM_SHA384
ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 ECHILD ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK EDESTADDRREQ EDOM EDQUOT EEXIST EFAULT
EFBIG EHOSTDOWN EHOSTUNREACH EIDRM EILSEQ EINPROGRESS EINTR EINVAL EIO EISCONN EISDIR ELOOP EMFILE EMLINK EMSGSIZE EMULTIHOP
ENAMETOOLONG ENETDOWN ENETRESET ENETUNREACH ENFILE ENOBUFS ENODATA ENODEV ENOENT ENOEXEC ENOLCK ENOLINK ENOMEM ENOMSG ENOPROTOOPT
ENOSPC ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY ENOTRECOVERABLE ENOTSOCK ENOTTY ENXIO EOVERFLOW EOWNERDEAD EPERM
EPFNOSUPPORT EPIPE EPROTO EPROTONOSUPPORT EPROTOTYPE ERANGE EREMOTE EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESTALE ETIME
ETIMEDOUT ETOOMANYREFS ETXTBSY EUSERS EWOULDBLOCK EXDEV Element Elements EmptyCollection EmptyIterator Encodable
EncodableAttributedStringKey EncodableWithConfiguration EncodedScalar Encoder Encoding EncodingConfiguration
EncodingConfigurationProviding EncodingConversionOptions EncodingError End EnergyFormatter EnumeratedIterator EnumeratedSequence
EnumerationOptions Equal Equatable Era Error ErrorCode Escapable Event Executor ExecutorJob Exponent ExpressibleByArrayLiteral
ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
ExpressibleByUnicodeScalarLiteral Expression ExpressionEvaluate ExpressionType ExtendedGraphemeClusterLiteralConvertible
ExtendedGraphemeClusterLiteralType ExtendedGraphemeClusterType ExternalEntityResolvingPolicy Failure Field FileAttributeKey
FileAttributeType FileHandle FileManager FileManagerDelegate FileOperationKind FileProtectionType FileSystemEvent Filter
FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex
FlattenSequence Float Float16 Float32 Float64 Float80 FloatDivision FloatLiteralConvertible FloatLiteralType FloatingPoint
FloatingPointClassification FloatingPointFormatStyle FloatingPointParseStrategy FloatingPointRoundingRule FloatingPointSign
ForceCast ForcedUnwrap FormatInput FormatOutput FormatString FormatStyle FormatStyleCapitalizationContext Formatter ForwardParser
FoundationAttributes FractionalPartDisplayStrategy Frequency GeneralCategory GlobalActor GlobalQueuePriority GrammaticalGender
GrammaticalNumber Group Grouping HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Handle Hashable Hasher Host
Hour HourCycle ID ISO8601 ISO8601DateFormatter ISO8601Format ISO8601FormatStyle Identifiable Identifier IdentifierType
ImageURLAttribute Index IndexDistance IndexPath IndexSet Indexable IndexableBase IndexingIterator Indices InflectionRule
InlineArray InputStream Instant InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntDivision IntRemainder IntegerFormatStyle
IntegerLiteralConvertible IntegerLiteralType IntegerParseStrategy IntervalFlags IntervalFormatStyle ItemReplacementOptions
Iteration Iterator IteratorOverOne IteratorProtocol IteratorSequence JSONDecoder JSONEncoder JSONSerialization Job JobPriority
JoinedIterator JoinedSequence Key KeyDecodingStrategy KeyEncodingStrategy KeyPath KeyPathComparator KeyValuePairs
KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol Keys Kind Language
LanguageCode LanguageDirection LanguageIdentifierAttribute LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence
LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence
LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol LengthFormatter LinkAttribute ListFormatStyle
ListType Locale LocalizedError LogicalType LosslessStringConvertible Magnitude MainActor MainActorMessage ManagedBuffer
ManagedBufferPointer MarkdownDecodableAttributedStringKey MaskStorage MassFormatter Match MatchingFlags MatchingOptions
MatchingPolicy Measurement MeasurementAttribute MeasurementSystem MemoryLayout Message MessageIdentifier MessageType Minute Mirror
MirrorPath Mode Modifier Month Morphology MutabilityOptions MutableBidirectionalSlice MutableCollection MutableDataProtocol
MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Mutex NSAffineTransform NSAffineTransformStruct NSArray
NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCalendarDayChanged NSCharacterSet NSCoder NSCoding
NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSCopying NSCountedSet NSData NSDate NSDateComponents
NSDateInterval NSDecimalNumber NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSDidBecomeSingleThreaded NSEdgeInsets
NSEnumerationOptions NSEnumerator NSError NSErrorDomain NSExceptionName NSExpression NSFileHandleConnectionAccepted
NSFileHandleDataAvailable NSFileHandleReadToEndOfFileCompletion NSHTTPCookieManagerCookiesChanged NSIndexPath NSIndexSet
NSIndexSetIterator NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale NSLock NSLocking
NSMeasurement NSMutableArray NSMutableAttributedString NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary
NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString NSMutableURLRequest NSNotification NSNull NSNumber NSObject
NSObjectProtocol NSOrderedSet NSOrthography NSPersonNameComponents NSPoint NSPointArray NSPointPointer NSPredicate NSRange
NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock NSRegularExpression NSSecureCoding NSSet NSSize
NSSizeArray NSSizePointer NSSortDescriptor NSSortOptions NSString NSSystemTimeZoneDidChange NSTextCheckingKey NSTextCheckingResult
NSThreadWillExit NSTimeZone NSURL NSURLComponents NSURLCredentialStorageChanged NSURLQueryItem NSURLRequest NSUUID NSValue
NSWillBecomeMultiThreaded NSZone Name NameStyle NativeType Negation NetworkServiceType Never NilCoalesce NilLiteral
NilLiteralConvertible NonConformingFloatDecodingStrategy NonConformingFloatEncodingStrategy NotEqual Notation Notification
NotificationCenter NotificationCoalescing NotificationQueue NumberFormatAttributes NumberFormatStyleConfiguration NumberFormatter
NumberPart NumberPartAttribute NumberRepresentation NumberingSystem Numeric NumericType ObjCBool ObjectIdentifier Observable
ObservationRegistrar ObservationToken Observations OpaquePointer OperatingSystemVersion Operation OperationQueue Operator OptionSet
Optional OptionalFlatMap Options Output OutputFormatting OutputRawSpan OutputSpan OutputStream POSIXError PadPosition ParseInput
ParseOutput ParseResult ParseStrategy ParseableFormatStyle Parser PartOfSpeech PartialAsyncTask PartialKeyPath PartialRangeFrom
PartialRangeThrough PartialRangeUpTo Pattern Percent Persistence PersonNameComponentAttribute PersonNameComponents
PersonNameComponentsFormatter Pipe PlaygroundQuickLook Pointee Port PortDelegate PortMessage PostingStyle Precision Predicate
PredicateBindings PredicateError PredicateExpression PredicateExpressions PredicateRegex PrefixSequence Presentation Priority
Process ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey Properties PropertyKey PropertyListDecoder
PropertyListEncoder PropertyListFormat PropertyListSerialization QoSClass QualityOfService Quarter QueuePriority
RSA_WITH_3DES_EDE_CBC_SHA RSA_WITH_AES_128_CBC_SHA RSA_WITH_AES_128_CBC_SHA256 RSA_WITH_AES_128_GCM_SHA256 RSA_WITH_AES_256_CBC_SHA
RSA_WITH_AES_256_CBC_SHA256 RSA_WITH_AES_256_GCM_SHA384 RandomAccessCollection RandomAccessIndexable RandomAccessSlice
RandomNumberGenerator Range RangeExpression RangeExpressionContains RangeReplaceableBidirectionalSlice RangeReplaceableCollection
RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RangeView Ranges RawExponent
RawRepresentable RawSignificand RawSpan RawValue ReadOptions ReadingOptions RecoverableError RecurrenceRule ReferenceConvertible
ReferenceType ReferenceWritableKeyPath Regex RegexComponent RegexOutput RegexRepetitionBehavior RegexSemanticLevel
RegexWordBoundaryKind Region Regions RelativeFormatStyle Repeated RepeatedTimePolicy ReplacementIndexAttribute ResourceFetchType
ResponseDisposition Result ReverseParser ReversedCollection ReversedIndex ReversedRandomAccessCollection RoundingMode RoundingRule
Run RunLoop Runs SIMD SIMD16 SIMD16Storage SIMD2 SIMD2Storage SIMD3 SIMD32 SIMD32Storage SIMD4 SIMD4Storage SIMD64 SIMD64Storage
SIMD8 SIMD8Storage SIMDMask SIMDMaskScalar SIMDScalar SIMDStorage Scalar Scanner ScopedAttributeContainer Script SearchDirection
SearchOptions SearchPathDirectory SearchPathDomainMask Second SecondFraction Sendable SendableMetatype Sequence SequenceAllSatisfy
SequenceContains SequenceContainsWhere SequenceMaximum SequenceMinimum SequenceStartsWith SerialExecutor Set SetAlgebra SetIndex
SetIterator SignDisplayStrategy SignedInteger SignedNumeric SingleAttributeTransformer SingleValueDecodingContainer
SingleValueEncodingContainer Slice SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder Span StandaloneMonth
StandaloneQuarter StandaloneWeekday StandardComparator StandardPredicateExpression State StaticBigInt StaticString Status
StoragePolicy Strategy Stream Stream1 Stream2 StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
StreamSOCKSProxyVersion StreamSocketSecurityLevel StreamType Stride StrideThrough StrideThroughIterator StrideTo StrideToIterator
Strideable String StringContainsRegex StringInterpolation StringInterpolationConvertible StringInterpolationProtocol
StringLiteralConvertible StringLiteralType StringProtocol StringStyle StringTransform Style SubSequence Subdivision Subject
Subsequence Substring SuspendingClock Symbol SymbolAttribute SystemRandomNumberGenerator TLSv10 TLSv11 TLSv12 TLSv13 Task
TaskExecutor TaskGroup TaskLocal TaskPriority Template Termination TerminationReason TextOutputStream TextOutputStreamable Thread
ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeFormatStyle TimeInterval TimeSeparator TimeStyle TimeZone TimeZoneSeparator Timer
TimerFlags TypeCheck UInt UInt128 UInt16 UInt32 UInt64 UInt8 URL URLAuthenticationChallenge URLAuthenticationChallengeSender
URLCache URLComponents URLCredential URLCredentialStorage URLError URLFileResourceType URLProtectionSpace URLProtocol
URLProtocolClient URLQueryItem URLRelationship URLRequest URLResourceKey URLResourceValues URLResponse URLSession
URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate
URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics
URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask UTF16 UTF16View UTF32
UTF8 UTF8Span UTF8View UUID UnaryMinus UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec
UnicodeDecodingResult UnicodeScalar UnicodeScalarIndex UnicodeScalarIterator UnicodeScalarLiteralConvertible
UnicodeScalarLiteralType UnicodeScalarType UnicodeScalarView Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass
UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitStyle UnitTemperature UnitVolume UnitWidth Units
UnitsFormatStyle UnitsStyle UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnmountOptions UnownedJob
UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation
UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator
UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger UserDefaults ValidationError Value Values Variable
VariableID VariableName Variant VerbatimFormatStyle VerbatimHour Version Void VolumeEnumerationOptions Week Weekday Width WordPair
Words WritableKeyPath WriteOptions WritingDirection WritingDirectionAttribute WritingOptions XMLDTD XMLDTDNode XMLDocument
XMLElement XMLNode XMLParser XMLParserDelegate Year YearForWeekOfYear YieldResult ZeroValueUnitsDisplayStrategy Zip2Iterator
Zip2Sequence abbreviated abbreviation abbreviationDictionary abnormalClosure abortParsing above aboveLeft aboveRight absoluteString
absoluteURL acceptConnectionInBackgroundAndNotify acceptInput access accounting accountingAlways acquiring acquiringAndReleasing
acreFeet acres activate activeProcessorCount actualByteCount add addAttribute addAttributes addBarrierBlock addCharacters addChild
addDependency addEntries addExecutionBlock addImmediateTask addImmediateTaskUnlessCancelled addNamespace addObjects addObserver
addOperation addOperations addProduct addSuite addTask addTaskUnlessCancelled addTimeInterval addValue addedToDirectoryDate
addedToDirectoryDateKey adding addingObjects addingPercentEncoding addingProduct addingReportingOverflow addingTimeInterval address
addresses adjective adjustingRanges adlam adminApplicationDirectory adposition advanced adverb afghanistan afterDate
afterOccurrences afterPrefix afterSuffix age aggregate ainu albania albanian algeria alignAllEdgesInward alignAllEdgesNearest
alignAllEdgesOutward alignHeightInward alignHeightNearest alignHeightOutward alignMaxXInward alignMaxXNearest alignMaxXOutward
alignMaxYInward alignMaxYNearest alignMaxYOutward alignMinXInward alignMinXNearest alignMinXOutward alignMinYInward
alignMinYNearest alignMinYOutward alignRectFlipped alignWidthInward alignWidthNearest alignWidthOutward alignedDown alignedUp
alignment all allApplicationsDirectory allBundles allCases allCredentials allDomainsMask allFrameworks allHTTPHeaderFields
allHeaderFields allKeys allLibrariesDirectory allObjects allPartitionsAndEjectDisk allSatisfy allValues allocate allow
allowCommentsAndWhitespace allowFragments allowLossy allowed allowedClasses allowedExternalEntityURLs allowedFields
allowedInMemoryOnly allowedUnits allowsCellularAccess allowsFloats allowsJSON5 allowsKeyedCoding allowsNonnumericFormatting alpha2
alpha3 alphanumeric alphanumerics alternateDescription alternateQuotationBeginDelimiter alternateQuotationBeginDelimiterKey
alternateQuotationEndDelimiter alternateQuotationEndDelimiterKey always alwaysMapped alwaysShowsDecimalSeparator amPM amSymbol
americanSamoa amharic ampereHours amperes anchor anchored anchorsMatchLineEndings anchorsMatchLines and andorra angola anguilla
antarctica antiguaBarbuda any anyDeclaration anyKey anyObject apacheWestern appStoreReceiptURL
appTransportSecurityRequiresSecureConnection append appendInterpolation appendLiteral appendOnly appendPathComponent
appendPathExtension appending appendingFormat appendingPathComponent appendingPathExtension applicationDirectory
applicationIsScriptable applicationIsScriptableKey applicationScriptsDirectory applicationSupportDirectory applyTransform applying
applyingTransform arabic arabicNastaliq arcMinutes arcSeconds archiveRootObject archivedData archiver archiverDidFinish
archiverWillFinish ares argc argentina argumentDomain arguments armenia armenian array aruba asSerialExecutor asTaskExecutor
asUnownedSerialExecutor asUnownedTaskExecutor asap ascending ascensionIsland ascii asciiOnlyCharacterClasses asciiOnlyDigits
asciiOnlyWhitespace asciiOnlyWordCharacters asciiValue assamese assertIsolated assign assignCurrentContext associativeList
assumeIsolated assumesTopLevelDictionary assumingMemoryBound assyrian astronomicalUnits async asyncAfter asyncUnlessCancelled atEnd
atomic attachedAbove attachedAboveRight attachedBelow attachedBelowLeft attemptRecovery attoseconds attrib attribute
attributeChanged attributeDeclaration attributeHasNoValueError attributeListNotFinishedError attributeListNotStartedError
attributeModificationDate attributeModificationDateKey attributeNotFinishedError attributeNotStartedError attributeRedefinedError
attributed attributedStyle attributedSubstring attributes attributesOfFileSystem attributesOfItem australia austria
authenticationMethod automatic autosavedInformationDirectory autoupdatingCurrent availableCollations availableData
availableIdentifiers availableLocaleIdentifiers availableNumberingSystems availableStringEncodings awayFromZero azerbaijan
azerbaijani background backgroundSessionInUseByAnotherProcess backgroundSessionRequiresSharedContainer
backgroundSessionWasDisconnected backward backwards badServerResponse badURL bahamas bahrain bangla bangladesh bankers barbados
barrier bars base base64 base64EncodedData base64EncodedString base64URLAlphabet baseAddress basePriority baseURL baseUnit
baseUnitValue bcp47 becomeCurrent becomeDownload beforePrefix beforeSuffix beginEditing beginningOfSentence beginsWith belarus
belarusian belgium belize below belowLeft belowRight benin bermuda between bhutan bidirectionalCollectionLast bigEndian binade
binary bindMemory binding bitPattern bitWidth bitmapRepresentation bits bitwiseAnd bitwiseOr bitwiseXor block blockSpecial bodo
bolivia bool boolValue bosniaHerzegovina botswana bottom bottomToTop bouvetIsland brazil britishVirginIslands broadcast brunei
buddhist buffer bufferingNewest bufferingOldest build_Arg build_Arithmetic build_ClosedRange build_Comparison build_Conditional
build_Conjunction build_Disjunction build_Division build_Equal build_ForcedUnwrap build_KeyPath build_Negation build_NilCoalesce
build_NilLiteral build_NotEqual build_Range build_Remainder build_UnaryMinus build_allSatisfy build_contains build_evaluate
build_filter build_flatMap build_max build_min build_starts build_subscript builtInPlugInsPath builtInPlugInsURL bulgaria bulgarian
bundleIdentifier bundlePath bundleURL burkinaFaso burmese burundi bushels busy byComposedCharacterSequences byLines byParagraphs
byte byteCount byteOffsets byteSwapped bytes bytesEqual cString cache cachePolicy cachedResponse cachesDirectory calendar
calendarIdentifier callAsFunction callIsActive callSignaling callStackReturnAddresses callStackSymbols calorie calories cambodia
cameroon canBeConverted canInflect canInflectPreferredLocalization canInit canada canaryIslands cancel cancelAll
cancelAllOperations cancelAuthenticationChallenge canceling cancellationHandler cancelled cannotCloseFile cannotConnectToHost
cannotCreateFile cannotDecodeContentData cannotDecodeRawData cannotFindHost cannotLoadFromNetwork cannotMoveFile cannotOpenFile
cannotParseResponse cannotRemoveFile cannotWriteToFile canonicalCombiningClass canonicalIdentifier canonicalLanguageIdentifier
canonicalLocaleIdentifier canonicalPath canonicalPathKey canonicalRequest canonicalXMLStringPreservingComments cantonese capacity
capeVerde capitalizationContext capitalized capitalizedLetter capitalizedLetters carats caribbeanNetherlands caseInsensitive
caseInsensitiveCompare caseSensitive catalan category caymanIslands cdataAttribute cdataNotFinishedError ceiling celsius centigrams
centiliters centimeter centimeters centralAfricanRepublic ceutaMelilla chad chagosArchipelago changeCurrentDirectoryPath
changesWhenCaseFolded changesWhenCaseMapped changesWhenLowercased changesWhenNFKCCaseFolded changesWhenTitlecased
changesWhenUppercased character characterDirection characterEncoding characterIsMember characterRefAtEOFError
characterRefInDTDError characterRefInEpilogError characterRefInPrologError characterSpecial characters charactersEqual
charactersToBeSkipped checkCancellation checkFileSystem checkForASCII checkForNFC checkIsolated checkResourceIsReachable cherokee
child childCount children chile chinaMainland chinese christmasIsland clamp clamped class classFallbacksForKeyedArchiver
classForCoder classForKeyedArchiver classForKeyedUnarchiver classNameForClass classNamed cldr client clientCertificateRejected
clientCertificateRequired clippertonIsland close closeCode closeFile closePunctuation closeReason closed cocosIslands code
codeUnits coderInvalidValue coderReadCorrupt coderValueNotFound codingKey codingPath coefficient collation collationIdentifier
collatorIdentifier collection collectionCount collectionFirst collectionIsEmpty colombia colon columnNumber combine comment
commentContainsDoubleHyphenError commentNotFinishedError commentURL common commonISOCurrencyCodes commonPrefix comoros compactMap
compactMapValues compactName comparator compare compareExchange complete completeFileProtection completeFileProtectionUnlessOpen
completeFileProtectionUntilFirstUserAuthentication completePath completeUnlessOpen completeUntilFirstUserAuthentication completed
completedUnitCount completionBlock component components componentsJoined componentsToDisplay compoundPredicateType concurrent
concurrentPerform condensedAbbreviated condition conditional conditionalSectionNotFinishedError conditionalSectionNotStartedError
configuration congoBrazzaville congoKinshasa conjunction connectEndDate connectStartDate connectionProxyDictionary
connectorPunctuation constant constantValue consuming container containingRegion contains containsValue contentAccessDate
contentAccessDateKey contentModificationDate contentModificationDateKey contents contentsEqual contentsOfDirectory continent
continueLoading continueWithoutCredential continuous control controlCharacters conversational conversationalDefaultDigits
conversationalTwoDigits convert convertFromSnakeCase convertFromString convertToSnakeCase convertToString converted converter
converting cookIslands cookieAcceptPolicy cookies coptic copy copyBytes copyItem copyMemory copying coreServiceDirectory correction
costaRica coulombs count countLimit countOfBytesClientExpectsToReceive countOfBytesClientExpectsToSend
countOfBytesExpectedToReceive countOfBytesExpectedToSend countOfBytesReceived countOfBytesSent countOfIndexes
countOfRequestBodyBytesBeforeEncoding countOfRequestBodyBytesSent countOfRequestHeaderBytesSent
countOfResponseBodyBytesAfterDecoding countOfResponseBodyBytesReceived countOfResponseHeaderBytesReceived countStyle countryCode
create createDirectory createFile createSymbolicLink creationDate creationDateKey credentials croatia croatian cuba
cubicCentimeters cubicDecimeters cubicFeet cubicInches cubicKilometers cubicMeters cubicMiles cubicMillimeters cubicYards cups
curaçao currency currencyAccounting currencyCode currencyDecimalSeparator currencyGroupingSeparator currencyISOCode currencyPlural
currencySymbol current currentCodeUnitOffset currentDirectory currentDirectoryPath currentDirectoryURL currentDiskUsage
currentIndex currentLocaleDidChangeNotification currentMemoryUsage currentMode currentPriority currentRequest custom customIconKey
customMirror customPlaygroundQuickLook customPronoun customized cyprus cyrillic czech czechia côteDIvoire daily dangi danish dash
dashPunctuation data dataCorrupted dataCorruptedError dataDecodingStrategy dataEncodingStrategy dataLengthExceedsMaximum
dataNotAllowed dataRepresentation dataTask dataWrittenToMemoryStreamKey date dateComponents dateDecodingStrategy
dateEncodingStrategy dateField dateFormat dateInterval dateIntervalOfWeekend dateSeparator dateStyle dateTemplate dateTime
dateTimeSeparator dates day dayOfYear daylightSaving daylightSavingTimeOffset days daysOfTheMonth daysOfTheYear deallocate
debugDescription decameters decigrams deciliters decimal decimalDigit decimalDigits decimalNumber
decimalNumberDivideByZeroException decimalNumberExactnessException decimalNumberOverflowException decimalNumberUnderflowException
decimalSeparator decimalValue decimeters decode decodeArray decodeAtomicOptionalRepresentation decodeAtomicRepresentation
decodeBool decodeCInt decodeCString decodeData decodeDouble decodeFloat decodeIfPresent decodeInt32 decodeInt64 decodeInteger
decodeMarkdown decodeNil decodeObject decodePoint decodePropertyList decodeRect decodeSize decodeValue decodingConfiguration
decodingFailurePolicy decomposable decomposables decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping
decompressingAfterDownloading default defaultBehavior defaultCStringEncoding defaultCredential defaultDate defaultDigits
defaultDigitsNoAMPM defaultMaxConcurrentOperationCount defaultPriority deferredToData deferredToDate degrees deinitialize
deinitializeElement delegate delegateAbortedParseError delegateQueue delete deleteCharacters deleteCookie deleteLastPathComponent
deletePathExtension deletingLastPathComponent deletingPathExtension delimiter demoApplicationDirectory denmark dependencies
dequeueNotifications descendant description descriptionInStringsFileFormat desktopDirectory destinationOfSymbolicLink detach
detachNewThread detached determiner devanagari developerApplicationDirectory developerDirectory developmentLocalization
deviceIdentifier dhivehi diacriticInsensitive dictionary dictionaryRepresentation didBecomeInvalidNotification
didChangeNotification didChangeValue didSet didTerminateNotification diegoGarcia difference digit direct directory
directoryAttributes discard discreteInput discreteProgress diskCapacity displayName displayStyle distance distantFuture distantPast
distinguishedNames divide divideByZero divided dividedReportingOverflow dividing dividingFullWidth djibouti dnsLookupFailed
doctypeDeclNotFinishedError document documentContentKind documentDirectory documentIdentifier documentIdentifierKey
documentIncludeContentTypeDeclaration documentStartError documentTidyHTML documentTidyXML documentValidate documentXInclude
documentationDirectory doesRelativeDateFormatting dogri domain domainLookupEndDate domainLookupStartDate domainResolutionProtocol
dominica dominicanRepublic dotMatchesLineSeparators dotMatchesNewlines double doubleAbove doubleBelow doubleValue down download
downloadDecodingFailedMidStream downloadDecodingFailedToComplete downloadTask downloading downloadsDirectory drop dropFirst
dropLast dropped dtd dtdKind dtdNode duration durationField dutch dynamic dzongkha eager earlierDate earliestBeginDate eb ecuador
edgeInsetsValue editingString effectiveIconKey egypt elSalvador element elementContentDeclNotFinishedError
elementContentDeclNotStartedError elementDeclaration elements elementsEqual empty emptyDeclaration emptyDocumentError emptyInput
enclosingMark encode encodeArray encodeAtomicOptionalRepresentation encodeAtomicRepresentation encodeBycopyObject encodeByrefObject
encodeBytes encodeConditional encodeConditionalObject encodeIfPresent encodeNil encodePropertyList encodeRootObject encodeValue
encodedData encodedHost encodedOffset encodedReplacementCharacter encodingConfiguration encodingNotSupportedError end endDate
endEditing endEncountered endIndex endLineWithCarriageReturn endLineWithLineFeed endsWith enforceQoS english enqueue enqueued enter
entitiesAttribute entityAttribute entityBoundaryError entityDeclaration entityIsExternalError entityIsParameterError
entityNotFinishedError entityNotStartedError entityRefAtEOFError entityRefInDTDError entityRefInEpilogError entityRefInPrologError
entityRefLoopError entityReferenceMissingSemiError entityReferenceWithoutNameError entityValueRequiredError enum enumerate
enumerateAttribute enumerateAttributes enumerateBytes enumerateDates enumerateKeysAndObjects enumerateLines enumerateMatches
enumerateObjects enumerateRanges enumerateSubstrings enumerated enumerationAttribute enumerator environment ephemeral
equalExpectedError equalTo equatorialGuinea era eraSymbols eritrea error errorCode errorDescription errorDomain errorOccurred
errorUserInfo escalatePriority escaped escapedPattern escapedTemplate estimatedTimeRemainingKey estonia estonian eswatini ethiopia
ethiopic ethiopicAmeteAlem ethiopicAmeteMihret evaluate evaluatedObject evenHalf every evictsObjectsWithDiscardedContent exabits
exabytes exbibits exbibytes exchange exchangeObject executableArchitectureMismatch executableArchitectures executableLink
executableLoad executableNotLoadable executablePath executableRuntimeMismatch executableURL executionBlocks exemplarCharacterSet
exemplarLocation exit expandingTildeInPath expectedContentLength expires expiresDate explicit exponent exponentBitCount
exponentBitPattern exponentSymbol expression extend extended extensionHidden externalEntityResolvingPolicy externalRepresentation
externalStandaloneEntityError externalSubsetNotFinishedError extraContentError extractValues extracting fahrenheit failWithError
failingURL failure failureReason failureResponse failureURLString falklandIslands false falseBranch familyName faroeIslands faroese
fastestEncoding fathoms featureUnsupported feet feminine femtowatts fetchStartDate fiji file fileAllocatedSize fileAllocatedSizeKey
fileAttributes fileCompletedCountKey fileCurrentOffsetKey fileDescriptor fileDoesNotExist fileExists fileHandleForReading
fileHandleForWriting fileHandleOperationException fileIsDirectory fileLocking fileManager fileManagerUnmountBusy
fileManagerUnmountUnknown fileNoSuchFile fileOperationKindKey filePath filePathURL fileProtectionMask fileReadCorruptFile
fileReadInapplicableStringEncoding fileReadInvalidFileName fileReadNoPermission fileReadNoSuchFile fileReadTooLarge fileReadUnknown
fileReadUnknownStringEncoding fileReadUnsupportedScheme fileResourceIdentifier fileResourceIdentifierKey fileResourceType
fileResourceTypeKey fileSecurityKey fileSize fileSizeKey fileSystemRepresentation fileTotalCountKey fileURL fileURLKey
fileWriteFileExists fileWriteInapplicableStringEncoding fileWriteInvalidFileName fileWriteNoPermission fileWriteOutOfSpace
fileWriteUnknown fileWriteUnsupportedScheme fileWriteVolumeReadOnly filter filtered filteredIndexSet finalPunctuation finalize
finish finishDecoding finishEncoding finishTasksAndInvalidate finished finland finnish fire fireDate first firstDayOfWeek
firstEqual firstIndex firstMatch firstObject firstObjectCommon firstRange firstWeekday fixed flatMap flatMapError float floatValue
floatingPointClass floor fluidOunces flush folding foot forEach forSession forceCastFailure forceUnwrapFailure forcedOrdering
foreignReference formIndex formIntersection formRemainder formSquareRoot formSymmetricDifference formTruncatingRemainder formUnion
format formatOptions formatStyle formatWidth formatted formatting formattingContext forward foundation fraction fractionCompleted
fractionLength fractional fractionalPartDisplay fragment fragmentsAllowed france free freeCapacity french frenchGuiana
frenchPolynesia frenchSouthernTerritories frequency friday fromOpaque fula full fullName fullUserName fullwidthToHalfwidth function
funlock furlongs gabon gallons gambia gb general generalCategory generated generatesCalendarDates generatesDecimalNumbers
generationIdentifier generationIdentifierKey generic genericLocation genericName georgia georgian german germany get getAllTasks
getBuffer getBytes getCString getCachedResponse getCharacters getCredentials getDefaultCredential getEra
getFileSystemRepresentation getHour getIndexes getLineStart getObjects getParagraphStart getRelationship getResourceValue getResult
getSpecific getTasksWithCompletionHandler getValue ghana gibibits gibibytes gibraltar gigabits gigabytes gigahertz gigapascals
gigawatts givenName global globalDomain globallyUniqueString gmt goingAway gradians gram grammar grammaticalGender grams
gramsPerLiter graphemeCluster gravity greaterThan greaterThanOrEqual greaterThanOrEqualTo greatestFiniteMagnitude greece greek
greenland gregorian gregorianStartDate grenada groupOwnerAccountID groupOwnerAccountName grouping groupingSeparator groupingSize
gtRequiredError guadeloupe guam guatemala guernsey guinea guineaBissau gujarati gurmukhi guyana haiti halfDown halfEven halfUp
hanSimplified hanTraditional handle hanifiRohingya hasBytesAvailable hasCommonParent hasDirectoryPath hasHiddenExtension
hasHiddenExtensionKey hasMember hasMemberInPlane hasPassword hasPointerRepresentation hasPrefix hasSpaceAvailable hasSuffix
hasThousandSeparators hash hashValue hawaiian header heardMcdonaldIslands hebrew hectares hectometers hectopascals height
helpAnchor hertz hexDigitValue hexadecimal hfsCreatorCode hfsTypeCode hide high highHalf highPriority hindi hiragana
hiraganaToKatakana hitEnd homeDirectory homeDirectoryForCurrentUser honduras hongKong horsepower host hostKey hostName hour
hourCycle hourMinute hourMinuteSecond hourly hours html httpAdditionalHeaders httpBody httpBodyStream httpCookieAcceptPolicy
httpCookieStorage httpMaximumConnectionsPerHost httpMethod httpShouldHandleCookies httpShouldSetCookies httpShouldUsePipelining
httpTooManyRedirects https hungarian hungary ianaName iceland icelandic icu id idAttribute idRefAttribute idRefsAttribute
identifier identity igbo ignoreMetacharacters ignoreUnknownCharacters ignoresCase illegal illegalCharacters imageURL immediate
immediateDetached immutable imperialFluidOunces imperialGallons imperialPints imperialQuarts imperialTablespoons imperialTeaspoons
in inRange inactive inch inches inchesOfMercury includesActualByteCount includesCount includesDirectoriesPostOrder includesUnit
includingFractionalSeconds increaseLength index indexGreaterThanIndex indexGreaterThanOrEqual indexLessThanIndex
indexLessThanOrEqual indexOfObject indexOfObjectIdentical indexRange indexes indexesOfObjects india indian indices indonesia
indonesian inferFromPath inferringMoves infinite infinity inflectionAlternative inflectionRule infoDictionary inherit inheritQoS
inheritedByAddedText init initialPunctuation initialize initializeElement initializeMemory initiallyInactive inner input
inputMethodsDirectory insert insertChild insertChildren insertionIndex insertions insetBy int16Value int32Value int64Value
int8Value intValue integer integerAndFractionLength integerGreaterThan integerGreaterThanOrEqualTo integerLength integerLessThan
integerLessThanOrEqualTo integerValue integral interjection internalError internalServerError internationalCurrencySymbol
internationalRoamingOff interrupt intersect intersectSet intersection intersects intersectsSet interval invalid
invalidCharacterError invalidCharacterInEntityError invalidCharacterRefError invalidConditionalSectionError
invalidDecimalCharacterRefError invalidEncodingError invalidEncodingNameError invalidFramePayloadData invalidHexCharacterRefError
invalidInput invalidNonSurrogateCodePointByte invalidURIError invalidValue invalidate invalidateAndCancel invalidationConditions
inverse invert inverted iotaSubscript iran iraq ireland irish isASCII isASCIIHexDigit isAbsolutePath isAdaptive isAliasFile
isAliasFileKey isAlphabetic isApplication isApplicationKey isAsynchronous isAtEnd isBidiControl isBidiMirrored isCancellable
isCancelled isCanonical isCanonicallyEquivalent isCanonicallyLessThan isCaseIgnorable isCased isCellular isCoderError isConstrained
isContiguousUTF8 isContinuation isCurrencySymbol isDash isDate isDateInToday isDateInTomorrow isDateInWeekend isDateInYesterday
isDaylightSavingTime isDefaultIgnorableCodePoint isDeletableFile isDeprecated isDiacritic isDirectory isDirectoryKey
isDiscretionary isDisjoint isEmoji isEmojiModifier isEmojiModifierBase isEmojiPresentation isEmpty isEqual isEquivalent
isExcludedFromBackup isExcludedFromBackupKey isExecutable isExecutableError isExecutableFile isExecutableKey isExecuting
isExpensive isExtender isExternal isFileError isFileURL isFinished isFinite isForFoodEnergyUse isForPersonHeightUse
isForPersonMassUse isFormattingError isFull isFullCompositionExclusion isGraphemeBase isGraphemeExtend isHTTPOnly isHexDigit
isHidden isHiddenKey isIDContinue isIDSBinaryOperator isIDSTrinaryOperator isIDStart isISOCurrency isISOLanguage isISORegion
isISOScript isIdentical isIdeographic isIndeterminate isInfinite isIsolatingCurrentContext isJoinControl isKind isKnownASCII
isKnownNFC isLeadSurrogate isLeap isLeapMonth isLenient isLess isLessThanOrEqualTo isLetter isLoaded isLogicalOrderException
isLowercase isMainExecutor isMainThread isMath isMathSymbol isMember isMountTrigger isMountTriggerKey isMultiThreaded isMultipath
isMultiple isNaN isNewline isNoncharacterCodePoint isNormal isNull isNumber isOperatingSystemAtLeast isPackage isPackageKey
isPartialStringValidationEnabled isPatternSyntax isPatternWhitespace isPausable isPaused isPhonetic isPropertyListError isProxy
isProxyConnection isPunctuation isQuotationMark isRadical isReadable isReadableFile isReadableKey isReady isRegularFile
isRegularFileKey isRepeatedDay isReusedConnection isRunning isSameExclusiveExecutionContext isSecure isSentenceTerminal
isSessionOnly isSignMinus isSignaling isSignalingNaN isSigned isSoftDotted isStandalone isStrictSubset isStrictSuperset isSubclass
isSubnormal isSubset isSuperset isSupported isSurrogate isSuspended isSymbol isSymbolicLink isSymbolicLinkKey isSystemImmutable
isSystemImmutableKey isTerminalPunctuation isTotallyOrdered isTrailSurrogate isUbiquitousFileError isUbiquitousItem
isUbiquitousItemKey isUnifiedIdeograph isUniqueReference isUppercase isUserActivityError isUserImmutable isUserImmutableKey isValid
isValidDate isValidJSONObject isValidationError isVariationSelector isVolume isVolumeKey isWhitespace isWholeNumber isWritable
isWritableFile isWritableKey isXIDContinue isXIDStart isXPCConnectionError isZero islamic islamicCivil islamicTabular
islamicUmmAlQura isleOfMan iso2022JP iso8601 iso8601Components iso8601ComponentsWithTimeZone iso8601Date iso8601DateComponents
iso8601WithTimeZone isoCode isoCountryCodes isoCurrencies isoCurrencyCodes isoLanguageCodes isoLatin1 isoLatin2 isoRegionCodes
isoRegions israel italian italy itemReplacementDirectory jamaica japan japanese japaneseEUC jersey joined jordan joule joules
jsonObject julianModified kanaVoicing kannada kashmiri katakana kazakh kazakhstan kb keepCurrent keepNew kelvin kenya key
keyDecodingStrategy keyEncodingStrategy keyEnumerator keyNotFound keyPath keyValueValidation keys keysOfEntries
keysOfUnsetValuesKey keysSortedByValue khmer kibibits kibibytes kiloampereHours kiloamperes kilobits kilobytes kilocalorie
kilocalories kilogram kilograms kilohertz kilojoule kilojoules kiloliters kilometer kilometers kilometersPerHour kiloohms
kilopascals kilovolts kilowattHours kilowatts kind kiribati knots knownTimeZoneIdentifiers knownTimeZoneNames konkani korean kosovo
kurdish kurdishSorani kuwait kyrgyz kyrgyzstan label labelColorKey labelNumber labelNumberKey language languageCode
languageComponents languageIdentifier lao laos last lastEqual lastIndex lastObject lastPathComponent lastRange laterDate latin
latinAmerica latinToArabic latinToCyrillic latinToGreen latinToHangul latinToHebrew latinToHiragana latinToKatakana latinToThai
latvia latvian launch launchPath launchedProcess lazy leadSurrogate leadingZeroBitCount leastFiniteMagnitude leastNonzeroMagnitude
leastNormalMagnitude leave lebanon left leftToRight length lengthOfBytes lenient lesotho lessThan lessThanOrEqual lessThanOrEqualTo
lessThanSymbolInAttributeError letter letterNumber letters level lexical lexicographicallyPrecedes lhs liberia libraryDirectory
libya liechtenstein lightyears like limitDate lineDirection lineLayoutDirection lineLength64Characters lineLength76Characters
lineNumber lineRange lineSeparator link linkCount linkCountKey linkItem list listItem listType literal literalNotFinishedError
literalNotStartedError liters litersPer100Kilometers lithuania lithuanian littleEndian load loadAndReturnError loadUnaligned local
localAddress localCache localDomainMask localName localPort locale localeIdentifier localizations localized
localizedAdditionalDescription localizedCapitalized localizedCaseInsensitiveCompare localizedCaseInsensitiveContains
localizedCompare localizedCurrency localizedDecimal localizedDescription localizedDouble localizedDoublePercentage
localizedFailureReason localizedGMT localizedInfoDictionary localizedInteger localizedIntegerCurrency localizedIntegerPercentage
localizedLabel localizedLabelKey localizedLowercase localizedName localizedNameKey localizedRecoveryOptions
localizedRecoverySuggestion localizedScanner localizedStandardCompare localizedStandardContains localizedStandardRange
localizedString localizedStringWithFormat localizedTypeDescription localizedTypeDescriptionKey localizedUppercase localizesFormat
lock logicalAnd logicalOr logicalXor long longCharacterIsMember longEraSymbols longLongValue longestEffectiveRangeNotRequired
lossOfPrecision low lowHalf lowPriority lower lowerBound lowercaseLetter lowercaseLetters lowercaseMapping lowercased
ltRequiredError ltSlashRequiredError lux luxembourg m11 m12 m21 m22 macOSRoman macao macedonian madagascar magnitude main
mainDocumentURL mainThread maithili majorVersion makeAsyncIterator makeCharacterIterator makeContiguousUTF8 makeIterator
makeReadSource makeSignalSource makeStream makeTimerSource makeUnicodeScalarIterator makeUserDataAddSource makeUserDataOrSource
makeUserDataReplaceSource makeWriteSource malawi malay malayalam malaysia maldives mali malta maltese mandarinToLatin
mandatoryExtensionMissing manipuri map mapError mapValues mappedIfSafe marathi markdownName marshallIslands martinique masculine
mask matchFirst matchLast matchNextTime matchNextTimePreservingSmallerUnits matchPreviousTimePreservingSmallerUnits matchStrictly
matches matchingPolicy matchingSemantics mathSymbol mauritania mauritius max maxConcurrentOperationCount maxX maxXEdge maxY
maxYEdge maximalIdentifier maximum maximumAge maximumFractionDigits maximumIntegerDigits maximumLength maximumLengthOfBytes
maximumMagnitude maximumMessageSize maximumRange maximumSignificantDigits maximumUnitCount mayotte mb measure measurement
measurementSystem measurementSystems mebibits mebibytes medium megaampereHours megaamperes megabits megabytes megahertz megaliters
megameters megaohms megapascals megavolts megawatts meiteiMayek member memory memoryCapacity merge mergeAttributes merging
mergingAttributes messageTooBig messages meter meters metersPerSecond metersPerSecondSquared metric metricCups metricTons mexico
microampereHours microamperes micrograms microhertz micrometers micronesia microohms microseconds microvolts microwatts midX midY
middleName middleOfSentence mile miles milesPerGallon milesPerHour milesPerImperialGallon milliampereHours milliamperes millibars
milligrams milligramsPerDeciliter millihertz milliliters millimeter millimeters millimetersOfMercury millimolesPerLiter milliohms
milliseconds millisecondsSince1970 millivolts milliwatts mimeType min minX minXEdge minY minYEdge minimalIdentifier minimum
minimumDaysInFirstWeek minimumFractionDigits minimumIntegerDigits minimumLength minimumMagnitude minimumRange minimumResolution
minimumSignificantDigits minorVersion minus minusSet minusSign minute minuteSecond minutely minutes misplacedCDATAEndStringError
misplacedXMLDeclarationError mixedContentDeclNotFinishedError mixedContentDeclNotStartedError mixedDeclaration modificationDate
modifierLetter modifierSymbol moldova monaco monday mongolia mongolian montenegro month monthSymbols monthly months montserrat
morocco morphology mountedVolumeURLs move moveAssign moveElement moveInitialize moveInitializeMemory moveItem moveObjects
moveSubranges moveUpdate moviesDirectory mozambique msgid multiple multipliedFullWidth multipliedReportingOverflow multiplier
multiply multiplying musicDirectory mutableBytes mutableContainers mutableContainersAndLeaves mutableCopy mutableLeaves mutableSpan
mutableString myanmar māori name nameAlias nameKey namePrefix nameRequiredError nameSuffix named namedPipe names namespace
namespaceDeclarationError namespaces namibia nan nanograms nanohertz nanometers nanosecond nanoseconds nanowatts narrow native
nauru nauticalMiles navajo negate negativeFormat negativeInfinity negativeInfinitySymbol negativeNormal negativePrefix
negativeSubnormal negativeSuffix negativeZero negotiatedSSL negotiatedTLSCipherSuite negotiatedTLSProtocolVersion nepal nepali
nestedContainer nestedUnkeyedContainer netherlands networkConnectionLost networkDomainMask networkLoad networkProtocolName
networkServiceType networkServiceTypeCallSignaling neuter never newCaledonia newZealand newline newlines newtonsPerMetersSquared
next nextDate nextDaylightSavingTimeTransition nextDown nextObject nextResult nextSibling nextTime
nextTimePreservingSmallerComponents nextUp nextWeekend nextWeekendAfter nextstep nibbles nicaragua nickname niger nigeria nilSymbol
niue nmTokenAttribute nmTokensAttribute nmtokenRequiredError noDTDError noError noFileProtection noNetwork noPermissionsToReadFile
noQoS noStatusReceived nodeCompactEmptyElement nodeExpandEmptyElement nodeIsCDATA nodeLoadExternalEntitiesAlways
nodeLoadExternalEntitiesNever nodeLoadExternalEntitiesSameOriginOnly nodeNeverEscapeContents nodePreserveAll
nodePreserveAttributeOrder nodePreserveCDATA nodePreserveCharacterReferences nodePreserveDTD nodePreserveEmptyElements
nodePreserveEntities nodePreserveNamespaceOrder nodePreservePrefixes nodePreserveQuotes nodePreserveWhitespace nodePrettyPrint
nodePromoteSignificantWhitespace nodeUseDoubleQuotes nodeUseSingleQuotes nodes nonBase nonBaseCharacters
nonConformingFloatDecodingStrategy nonConformingFloatEncodingStrategy nonLossyASCII none nonspacingMark nonzeroBitCount
norfolkIsland normal normalClosure normalizeAdjacentTextNodesPreservingCDATA normalized northMacedonia northernMarianaIslands
norway norwegian norwegianBokmål norwegianNynorsk not notANumber notANumberSymbol notAllowed notConnectedToInternet notDirectory
notEqualTo notOnQueue notOpen notReordered notWellBalancedError notation notationAttribute notationDeclaration notationName
notationNotFinishedError notationNotStartedError notify noun now nth nukta null nullDevice number numberFormat numberFormatter
numberOfCaptureGroups numberOfMatches numberOfRanges numberPart numberStyle numberSymbol numberingSystem numeral numeric
numericType numericValue objCType object objectEnumerator objectForm objectIsForced objectValue objects occurrences oddHalf odia
offset offsetBy offsetInFile ohms olChiki oman omitPaddingCharacter omitted onName onQueue onQueueAsBarrier onSender onTermination
one oneBased oneDigit oneToTwelve oneToTwentyFour onlyFromMainDocumentDomain op open openCompleted openPunctuation openStep opening
operatingSystemVersion operatingSystemVersionString operationCount operations optional options or order orderedAscending
orderedDescending orderedSame ordinal ordinalOfDayInMonth ordinality origin originURL originalRequest orthography other otherLetter
otherNumber otherPunctuation otherSymbol ounce ounces ouncesTroy outOfMemoryError output outputFormat outputFormatting overflow
overlaps overlay overlongEncodingByte ownerAccountID ownerAccountName padded padding paddingCharacter paddingPosition pakistan
palau palestinianTerritories panama papuaNewGuinea paragraph paragraphRange paragraphSeparator paraguay parameter parameterString
parent parentDirectory parentDirectoryURLKey parse parseScalar parseStrategy parsecs parsed parsedEntityRefAtEOFError
parsedEntityRefInEpilogError parsedEntityRefInInternalError parsedEntityRefInInternalSubsetError parsedEntityRefInPrologError
parsedEntityRefMissingSemiError parsedEntityRefNoNameError parser parserDidEndDocument parserDidStartDocument parserError
partOfSpeech particle partition partsPerMillion pashto passRetained passUnretained password passwordKey pastEnd patchVersion path
pathComponents pathExtension pathKey paths pathsMatchingExtensions pattern pause pausingHandler pb pcdataRequiredError pebibits
pebibytes perMillSymbol percent percentEncodedFragment percentEncodedHost percentEncodedPassword percentEncodedPath
percentEncodedQuery percentEncodedQueryItems percentEncodedUser percentSymbol perform performDefaultHandling permanent persian
persistence persistentDomain personNameComponent peru petabits petabytes philippines phoneNumber phonetic phoneticRepresentation
physicalMemory pi picograms picometers picoseconds picowatts picturesDirectory pints pitcairnIslands plain playgroundDescription
plural pluralFew pluralMany pluralTwo plus plusSign pmSymbol pointValue pointee pointer poland policyViolation polish popFirst
popLast port portKey portList portugal portuguese positiveFormat positiveInfinity positiveInfinitySymbol positiveNormal
positivePrefix positiveSubnormal positiveSuffix positiveZero posix posixPermissions possessive possessiveAdjectiveForm
possessiveForm post pound pounds poundsForcePerSquareInch precision precomposedStringWithCanonicalMapping
precomposedStringWithCompatibilityMapping preconditionIsolated predecessor predefined predefinedEntityDeclaration
predefinedNamespace predicateFormat preferencePanesDirectory preferredIOBlockSize preferredIOBlockSizeKey preferredLanguages
preferredLocales preferredLocalizations prefix prefixMatch preflight prematureDocumentEndError prepend preposition presentation
prettyPrinted previous previousFailureCount previousSibling previousTimePreservingSmallerComponents principalClass
printerDescriptionDirectory priority privateFrameworksPath privateFrameworksURL privateUse processIdentifier processInfo
processName processingInstruction processingInstructionNotFinishedError processingInstructionNotStartedError processorCount
produceFileReferenceURLs producesRelativePathURLs progress projectedValue pronoun properties property propertyList
propertyListReadCorrupt propertyListReadStream propertyListReadUnknownVersion propertyListWriteInvalid propertyListWriteStream
proposedCredential protectionKey protectionSpace protocol protocolClasses protocolError protocolFamily proxyType publicID
publicIdentifierRequiredError puertoRico punctuation punctuationCharacters punjabi qatar qos qosClass qualityOfService
quarantineProperties quarantinePropertiesKey quarter quarterSymbols quarts query queryItems queuePriority quietNaN
quotationBeginDelimiter quotationBeginDelimiterKey quotationEndDelimiter quotationEndDelimiterKey quote quotientAndRemainder
radians radix raiseException raising random randomElement range rangeOfCharacter rangeOfComposedCharacterSequence
rangeOfComposedCharacterSequences rangeOfFirstMatch rangeOfFragment rangeOfHost rangeOfPassword rangeOfPath rangeOfPort
rangeOfQuery rangeOfScheme rangeOfUser rangeValue rangeView ranges rawValue read readCompletionNotification readData
readDataToEndOfFile readInBackgroundAndNotify readToEnd readToEndOfFileInBackgroundAndNotify readabilityHandler reading realm
receive receivePort receivesCredentialSecurely receiving recoveryAttempter recoveryOptions recoverySuggestion rectValue recurrences
redirectCount redirectToNonExistentLocation reduce referenceCount reflexiveForm regex region regionCode regions register
registerClass registrationDomain regular regularExpression regularExpressionCheckingResult rejectProtectionSpace
rejectProtectionSpaceAndContinue relatedGregorian relatedGregorianYear relative relativePath relativePriority relativeString
relaxed release releasing reloadIgnoringCacheData reloadIgnoringLocalAndRemoteCacheData reloadIgnoringLocalCacheData
reloadRevalidatingCacheData reluctant remainder remainderReportingOverflow remoteAddress remotePort removals remove removeAll
removeAllCachedResourceValues removeAllCachedResponses removeAllIndexes removeAllObjects removeAttribute removeCachedResourceValue
removeCachedResponse removeCachedResponses removeCharacters removeChild removeCookies removeDependency removeFirst removeItem
removeLast removeLastObject removeNamespace removeObject removeObjects removeObserver removePersistentDomain removeProperty
removeSubrange removeSubranges removeSuite removeValue removeVolatileDomain removingLastIndex removingPercentEncoding
removingSubranges rename repeatedTimePolicy repeatedValue repetitionBehavior replace replaceAttributes replaceBytes
replaceCharacters replaceChild replaceItem replaceItemAt replaceMatches replaceObject replaceObjects replaceOccurrences
replaceSubrange replacement replacementIndex replacementObject replacementString replacing replacingAttributes replacingCharacters
replacingOccurrences reportCompletion reportProgress republicOfChina request requestBodyStreamExhausted requestCachePolicy
requestEndDate requestHeaderFields requestIsCacheEquivalent requestStartDate requiredEnd requiredKeys requiresSecureCoding
reserveCapacity reservedSpaceLength reset resetBytes resetStandardUserDefaults resetSystemTimeZone resignCurrent resolveNamespace
resolvePrefix resolveSymlinksInPath resolvingSymlinksInPath resourceFetchType resourcePath resourceSpecifier resourceURL
resourceUnavailable resourceValues response responseEndDate responseStartDate result resultType resume resumingHandler retain
returnCacheDataDontLoad returnCacheDataElseLoad reverse reverseObjectEnumerator reversed reversedSortDescriptor revoke revolutions
rhs right rightToLeft rohingya romania romanian root rootDocument rootElement rootType rotate round rounded rounding
roundingBehavior roundingIncrement roundingMode roundingRule run runBoundaries runDetached runSynchronously running runs russia
russian rwanda réunion saintBarthélemy saintHelena saintKittsNevis saintLucia saintMartin saintPierreMiquelon
saintVincentGrenadines same sameOriginOnly samePosition samoa samoan sanMarino sanskrit santali saturday saudiArabia scalarCount
scalarValue scale scaleX scanCharacter scanCharacters scanCharactersFromSet scanDecimal scanDouble scanFloat scanHexDouble
scanHexFloat scanHexInt32 scanHexInt64 scanInt scanInt32 scanInt64 scanLocation scanString scanUInt64 scanUnsignedLongLong scanUpTo
scanUpToCharacters scanUpToCharactersFromSet scanUpToString scandinavianMiles schedule scheduleOneshot scheduleRepeating
scheduledTimer scheme scientific script scriptCode searchBackwards searchRules second secondFraction secondaryGroupingSize seconds
secondsFromGMT secondsSince1970 secure secureConnectionEndDate secureConnectionFailed secureConnectionStartDate seek seekToEnd
seekToEndOfFile self send sendPing sendPort sender senegal separatorRequiredError sequence sequentiallyConsistent serbia serbian
serverCertificateHasBadDate serverCertificateHasUnknownRoot serverCertificateNotYetValid serverCertificateUntrusted serverPush
sessionDescription set setArray setAttributedString setAttributes setAttributesWith setCancelHandler setChildren setClass
setClassName setCookie setCookies setCustomPronoun setData setDefaultCredential setDelegate setDictionary setErrorAndReturn
setEventHandler setInterval setLimit setLocalizedDateFormatFromTemplate setObject setPersistentDomain setPositions setProperty
setRegistrationHandler setResourceValue setResourceValues setRootElement setSet setSpecific setString setStringValue setTarget
setTemporaryResourceValue setUserInfoObject setUserInfoValueProvider setValue setVolatileDomain settingAttributes seychelles shared
sharedContainerIdentifier sharedCookieStorage sharedFrameworksPath sharedFrameworksURL sharedKeySet sharedPublicDirectory
sharedSupportPath sharedSupportURL sharedUnownedExecutor shift shiftIndexesStarting shiftJIS short shortDaylightSaving shortGeneric
shortMonthSymbols shortQuarterSymbols shortStandaloneMonthSymbols shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols
shortStandard shortTons shortWeekdaySymbols shortened shouldProcessNamespaces shouldReportNamespacePrefixes
shouldResolveExternalEntities shouldUseExtendedBackgroundIdleMode show shuffle shuffled sierraLeone sign signal signalingNaN
significand significandBitCount significandBitPattern significandWidth significantDigits signum simple sindhi singapore
singleValueContainer singular sinhala sintMaarten size sizeValue skipBack skipDescendants skipForward skipHiddenVolumes
skipsHiddenFiles skipsPackageDescendants skipsSubdirectoryDescendants sleep slovak slovakia slovenia slovenian slugs
smallestEncoding socket socketSecurityLevelKey socketType socksProxyConfigurationKey solomonIslands somalia some sort sortRange
sorted sortedArray sortedArrayHint sortedCookies sortedKeys southAfrica southGeorgiaSouthSandwichIslands southKorea southSudan
space spaceRequiredError spaceSeparator spacingMark spain span spanish spawn spawnUnlessCancelled specificName spellOut
spelledOutValue spelling spellsOutZero split squareCentimeters squareFeet squareInches squareKilometers squareMegameters
squareMeters squareMicrometers squareMiles squareMillimeters squareNanometers squareRoot squareYards sriLanka ssLv2 ssLv3 stable
stackSize standalone standaloneMonthSymbols standaloneQuarterSymbols standaloneValueError standaloneWeekdaySymbols standard
standardError standardInput standardOutput standardize standardized standardizedFileURL standardizingPath start startDate
startIndex startLoading startOfDay starts state statusCode stone stones stop stopLoading storagePolicy store storeBytes
storeCachedResponse storeIfNil stream streamError streamStatus strict strictInterval stride string stringArray
stringByReplacingMatches stringComparator stringEncoding stringNotClosedError stringNotStartedError stringRepresentation
stringValue stringsByAppendingPaths stripCombiningMarks stripDiacritics struct style subRegions subarray subcontinent subdata
subdivision subject subjectForm subjectType subpaths subpathsOfDirectory subpredicates subquery subranges subscript substring
substringNotRequired subtract subtracting subtractingReportingOverflow success successor suffix suggestedFilename sum sunday
superDecoder superEncoder superclass superclassMirror supportsSecureCoding suppressed suriname surrogate surrogateCodePointByte
suspend suspended suspending svalbardJanMayen swahili swapAt sweden swedish switzerland symbol symbolicLink symbols
symmetricDifference sync synchronizable synchronize synchronizeFile syriac system systemDomainMask systemEpoch systemFileNumber
systemFreeNodes systemFreeSize systemID systemLanguages systemNodes systemNumber systemSize systemUptime systemVersion
sãoToméPríncipe tX tY tablespoons tagNameMismatchError tagNames tagNamesKey tagalog taiwan tajik tajikistan take takeRetainedValue
takeUnretainedValue tamil tanzania task taskDescription taskIdentifier taskInterval tb tcp teaspoons tebibits tebibytes telugu
temporaryDirectory terabits terabytes terahertz terawatts terminate terminated terminationHandler terminationReason
terminationStatus territory test text textAttributesForNegativeInfinity textAttributesForNegativeValues textAttributesForNil
textAttributesForNotANumber textAttributesForPositiveInfinity textAttributesForPositiveValues textAttributesForZero textChanged
textEncodingName thaana thai thailand thousandSeparator threadDictionary threeDigits throughputKey throw thumbnailDictionaryKey
thumbnailKey thursday tibetan time timeInterval timeIntervalBetween1970AndReferenceDate timeIntervalSince timeIntervalSince1970
timeIntervalSinceNow timeIntervalSinceReferenceDate timeSeparator timeStyle timeZone timeZoneDataVersion timeZoneSeparator timedOut
timeoutInterval timeoutIntervalForRequest timeoutIntervalForResource timorLeste titlecaseLetter titlecaseMapping tlSv1 tls
tlsHandshakeFailure tls_ciphersuite_t tls_protocol_version_t toLatin toMemory toNearestOrAwayFromZero toNearestOrEven toOpaque
toUnicodeName toXMLHex toggle togo tokelau tolerance tonga tongan top topToBottom totalCostLimit totalFileAllocatedSize
totalFileAllocatedSizeKey totalFileSize totalFileSizeKey totalUnitCount towardZero trailSurrogate trailingZeroBitCount
transactionMetrics transcode transcodedLength transform transformStruct transformingAttributes transitInformation translate
translateX trashDirectory trimPrefix trimmingCharacters trimmingPrefix trinidadTobago tristanDaCunha true trueBranch truncate
truncateFile truncatedScalar truncatingRemainder try tryLock tuesday tunisia tuple turkey turkish turkmen turkmenistan
turksCaicosIslands tuvalu twelveHour twentyFourHour twoDigitStartDate twoDigits twoDigitsNoAMPM type typeBlockSpecial
typeCharacterSpecial typeDirectory typeIdentifier typeIdentifierKey typeMismatch typeRegular typeSocket typeSymbolicLink
typeUnknown ubiquitousFileNotUploadedDueToQuota ubiquitousFileUbiquityServerNotAvailable ubiquitousFileUnavailable
ubiquitousItemContainerDisplayName ubiquitousItemContainerDisplayNameKey ubiquitousItemDownloadRequested
ubiquitousItemDownloadRequestedKey ubiquitousItemDownloadingError ubiquitousItemDownloadingErrorKey
ubiquitousItemDownloadingStatusKey ubiquitousItemHasUnresolvedConflicts ubiquitousItemHasUnresolvedConflictsKey
ubiquitousItemIsDownloading ubiquitousItemIsDownloadingKey ubiquitousItemIsUploaded ubiquitousItemIsUploadedKey
ubiquitousItemIsUploading ubiquitousItemIsUploadingKey ubiquitousItemUploadingError ubiquitousItemUploadingErrorKey udp uganda
uint16Value uint32Value uint64Value uint8Value uintValue uk ukraine ukrainian ulp ulpOfOne unarchiveObject
unarchiveTopLevelObjectWithData unarchivedObject unarchiver unarchiverDidFinish unarchiverWillFinish unassigned unavailable
unbounded uncached uncaughtSignal uncoded undeclaredEntityError undefinedDeclaration undefinedVariable underestimatedCount
underflow underlying underlyingError underlyingErrors underlyingQueue unexpectedContinuationByte unfinishedTagError unichar unicode
unicodeScalar unicodeScalars unicodeScalarsEqual unidentified union unionSet unit unitString unitStringDisplayedAdjacent unitStyle
unitWidth unitedArabEmirates unitedKingdom unitedStates unitedStatesOutlyingIslands unitedStatesVirginIslands units unitsStyle
unkeyedContainer unknown unknownEncodingError unload unlock unmap unownedExecutor unownedTaskExecutor unparsed unparsedEntityError
unregisterClass unsafeArgv unsafeLoad unsafeLoadUnaligned unsafelyUnwrapped unspecified unsupportedData unsupportedURL
untilFinished up update updateValue upload uploadTask upper upperBound uppercaseLetter uppercaseLetters uppercaseMapping uppercased
uptimeNanoseconds urdu uri uriFragmentError uriRequiredError url urlCache urlCredentialStorage urlFragmentAllowed urlHostAllowed
urlPasswordAllowed urlPathAllowed urlProtocol urlProtocolDidFinishLoading urlQueryAllowed urlSession urlUserAllowed urls uruguay us
use useAll useBytes useCredential useDefaultKeys useEB useGB useKB useMB useNewRequest usePB useProtocolCachePolicy useTB
useUnicodeWordBoundaries useUnixLineSeparators useYBOrHigher useZB user userActivityConnectionUnavailable userActivityHandoffFailed
userActivityHandoffUserInfoTooLarge userActivityRemoteApplicationTimedOut userAuthenticationRequired userCancelled
userCancelledAuthentication userDirectory userDomainMask userInfo userInfoValueProvider userInitiated userInteractive userKey
userName usesGroupingSeparator usesMetricSystem usesSignificantDigits usingNewMetadataOnly utf16 utf16BigEndian utf16LittleEndian
utf16Offset utf32 utf32BigEndian utf32LittleEndian utf8 utf8CString utf8CodeUnitCount utf8Span utf8Start utf8String utility uuid
uuidString uuid_string_t uuid_t uyghur uzbek uzbekistan valid validate value valueLengthLimits valueNotFound valueType values
vanuatu variable variant variantCode vaticanCity venezuela verb verbatim version version4 version5 versionKey veryHigh veryLow
veryShortMonthSymbols veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols video vietnam
vietnamese vikram virama voIP voice voip volatileDomain volatileDomainNames volts volume volumeAvailableCapacity
volumeAvailableCapacityKey volumeCreationDate volumeCreationDateKey volumeIdentifier volumeIdentifierKey volumeIsAutomounted
volumeIsAutomountedKey volumeIsBrowsable volumeIsBrowsableKey volumeIsEjectable volumeIsEjectableKey volumeIsEncrypted
volumeIsEncryptedKey volumeIsInternal volumeIsInternalKey volumeIsJournaling volumeIsJournalingKey volumeIsLocal volumeIsLocalKey
volumeIsReadOnly volumeIsReadOnlyKey volumeIsRemovable volumeIsRemovableKey volumeIsRootFileSystem volumeIsRootFileSystemKey
volumeLocalizedFormatDescription volumeLocalizedFormatDescriptionKey volumeLocalizedName volumeLocalizedNameKey
volumeMaximumFileSize volumeMaximumFileSizeKey volumeName volumeNameKey volumeResourceCount volumeResourceCountKey
volumeSupportsAdvisoryFileLocking volumeSupportsAdvisoryFileLockingKey volumeSupportsCasePreservedNames
volumeSupportsCasePreservedNamesKey volumeSupportsCaseSensitiveNames volumeSupportsCaseSensitiveNamesKey volumeSupportsCompression
volumeSupportsCompressionKey volumeSupportsExclusiveRenamingKey volumeSupportsExtendedSecurity volumeSupportsExtendedSecurityKey
volumeSupportsFileCloningKey volumeSupportsHardLinks volumeSupportsHardLinksKey volumeSupportsJournaling
volumeSupportsJournalingKey volumeSupportsPersistentIDs volumeSupportsPersistentIDsKey volumeSupportsRenaming
volumeSupportsRenamingKey volumeSupportsRootDirectoryDates volumeSupportsRootDirectoryDatesKey volumeSupportsSparseFiles
volumeSupportsSparseFilesKey volumeSupportsSwapRenamingKey volumeSupportsSymbolicLinks volumeSupportsSymbolicLinksKey
volumeSupportsVolumeSizes volumeSupportsVolumeSizesKey volumeSupportsZeroRuns volumeSupportsZeroRunsKey volumeTotalCapacity
volumeTotalCapacityKey volumeURLForRemounting volumeURLForRemountingKey volumeURLKey volumeUUIDString volumeUUIDStringKey w wait
waitForAll waitForDataInBackgroundAndNotify waitUntilAllOperationsAreFinished waitUntilExit waitUntilFinished wallisFutuna watts
weakCompareExchange webSocketTask wednesday week weekOfMonth weekOfYear weekday weekdayOrdinal weekdaySymbols weekdays weekly weeks
welsh westernSahara whenIdle whitespace whitespaceAndNewline whitespaces whitespacesAndNewlines wholeMatch wholeNumberValue wide
width widthInsensitive willChangeValue willSet windowsCP1250 windowsCP1251 windowsCP1252 windowsCP1253 windowsCP1254
windowsLocaleCode with12s withCString withCancellationHandler withColonSeparatorInTime withColonSeparatorInTimeZone
withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withDashSeparatorInDate withDay
withDecodedUnsafeBufferPointer withDecodedUnsafeBytes withFileSystemRepresentation withFractionalSeconds withFullDate withFullTime
withGroup withInternetDateTime withLock withLockIfAvailable withMemoryRebound withMonth withMutableCharacters withMutation
withSerialExecutor withSpaceBetweenDateAndTime withTime withTimeZone withTransparentBounds withUTF8 withUTF8Buffer
withUnsafeBufferPointer withUnsafeBytes withUnsafeFileSystemRepresentation withUnsafeMutableBufferPointer withUnsafeMutableBytes
withUnsafeMutablePointerToElements withUnsafeMutablePointerToHeader withUnsafeMutablePointers withValue withWeekOfYear withYear
withoutAnchoringBounds withoutDeletingBackupItem withoutEscapingSlashes withoutOverwriting withoutUI wordBoundaryKind words
workItem world wrapComponents wrapped wrappedSum wrappedValue wrappingAdd wrappingSubtract write writeJSONObject
writeabilityHandler writing writingDirection x xPath xhtml xml xmlData xmlDeclNotFinishedError xmlDeclNotStartedError xmlString
xpcConnectionInterrupted xpcConnectionInvalid xpcConnectionReplyInvalid y yard yards yb ybOrHigher year yearForWeekOfYear yearly
yemen yiddish yield yobibits yobibytes yottabits yottabytes z zambia zb zebibits zebibytes zero zeroBased zeroByteResource
zeroPadsFractionDigits zeroSymbol zeroToEleven zeroToTwentyThree zeroValueUnitsDisplay zettabits zettabytes zimbabwe ålandIslands
"""#
}
