// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Names of notifications before Swift 4.2. Each says itself what it is called today.

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
    public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
    public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
    public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
    public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
    public static let UIApplicationProtectedDataWillBecomeUnavailable = UIApplication
        .protectedDataWillBecomeUnavailableNotification
    public static let UIApplicationProtectedDataDidBecomeAvailable = UIApplication
        .protectedDataDidBecomeAvailableNotification
    public static let UIApplicationBackgroundRefreshStatusDidChange = UIApplication
        .backgroundRefreshStatusDidChangeNotification
    public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
    public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
        .willChangeStatusBarOrientationNotification
    public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
        .didChangeStatusBarOrientationNotification
    public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
    public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
    public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
    public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
    public static let UIScreenDidConnect = UIScreen.didConnectNotification
    public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
    public static let UIScreenModeDidChange = UIScreen.modeDidChangeNotification
    public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
    public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
    public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification
    public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification
    public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
    public static let UIMenuControllerMenuFrameDidChange = UIMenuController.menuFrameDidChangeNotification
    public static let UIPasteboardChanged = UIPasteboard.changedNotification
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
    public static let UIDocumentStateChanged = UIDocument.stateChangedNotification
    public static let UIAccessibilityAnnouncementDidFinish = UIAccessibility.announcementDidFinishNotification
    public static let UIAccessibilityBoldTextStatusDidChange = UIAccessibility.boldTextStatusDidChangeNotification
    public static let UIAccessibilityGrayscaleStatusDidChange = UIAccessibility.grayscaleStatusDidChangeNotification
    public static let UIAccessibilityReduceTransparencyStatusDidChange = UIAccessibility
        .reduceTransparencyStatusDidChangeNotification
    public static let UIAccessibilityReduceMotionStatusDidChange = UIAccessibility
        .reduceMotionStatusDidChangeNotification
    public static let UIAccessibilityDarkerSystemColorsStatusDidChange = UIAccessibility
        .darkerSystemColorsStatusDidChangeNotification
    public static let UIAccessibilitySwitchControlStatusDidChange = UIAccessibility
        .switchControlStatusDidChangeNotification
    public static let UIAccessibilitySpeakScreenStatusDidChange = UIAccessibility.speakScreenStatusDidChangeNotification
    public static let UIAccessibilitySpeakSelectionStatusDidChange = UIAccessibility
        .speakSelectionStatusDidChangeNotification
    public static let UIAccessibilityMonoAudioStatusDidChange = UIAccessibility.monoAudioStatusDidChangeNotification
    public static let UIAccessibilityInvertColorsStatusDidChange = UIAccessibility
        .invertColorsStatusDidChangeNotification
    public static let UIAccessibilityGuidedAccessStatusDidChange = UIAccessibility
        .guidedAccessStatusDidChangeNotification
    public static let UIAccessibilityAssistiveTouchStatusDidChange = UIAccessibility
        .assistiveTouchStatusDidChangeNotification
    public static let UIAccessibilityVoiceOverStatusDidChange = UIAccessibility.voiceOverStatusDidChangeNotification
    public static let UIAccessibilityElementFocused = UIAccessibility.elementFocusedNotification
    public static let UIAccessibilityClosedCaptioningStatusDidChange = UIAccessibility
        .closedCaptioningStatusDidChangeNotification
}
