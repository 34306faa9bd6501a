public import CoreGraphics

extension UIAccessibility {
    /// What is told to assistive programs.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt32

        /// The value of a number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Parts of the screen changed; the argument is the element to go to.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The whole screen changed; the argument is the element to go to.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The argument is a text to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled; the argument is a text to be said.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive program should rest.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
        /// A resting assistive program should go on.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
    }

    /// A message as it was posted.
    package struct Message {
        package let notification: Notification
        package let argument: Any?
    }

    /// Hears the messages: a bridge to an assistive program, or a test. Without one they are dropped.
    @MainActor package static var listener: ((Message) -> Void)?

    /// Tells assistive programs what happened.
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        listener?(Message(notification: notification, argument: argument))
    }

    /// Which programs this is about.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String

        /// The value of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Switch Control, for `focusedElement(using:)` and pauses.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver, for `focusedElement(using:)` and pauses.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// Posted when an announcement has been spoken or cut off.
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// Posted when assistive technology moves to another element.
    public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// In the message of the focus: the element that has the focus now.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// In the message of the focus: the element that had it before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// In the message of the focus: which assistive program moved it.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// Posted when bold text is switched on or off.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when darker colours are switched on or off.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when grey looks are switched on or off.
    public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted when inverted colours are switched on or off.
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when Switch Control is switched on or off.
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when fades instead of motion are switched on or off.
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    /// Posted when shapes beside colours are asked for or no longer.
    public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted when shapes of buttons are asked for or no longer.
    public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted when labels of switches are asked for or no longer.
    public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted when films play by themselves or no longer.
    public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Posted when the program is kept from being left or no longer.
    public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Posted when a menu stands for touches or no longer.
    public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Posted when captions are switched on or off.
    public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted when sound comes from one side or no longer.
    public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Posted when reading the screen aloud is switched on or off.
    public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Posted when reading a selection aloud is switched on or off.
    public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Posted when undoing by shaking is switched on or off.
    public static let shakeToUndoDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")

    /// Whether switches show what they are. Linux desktops do not tell.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether films show captions. Linux desktops do not tell.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether sound comes from one side. Linux desktops do not tell.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether the screen is read aloud. Linux desktops do not tell.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether a selection is read aloud. Linux desktops do not tell.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether shaking undoes. Nothing shakes here.
    public static var isShakeToUndoEnabled: Bool { false }
    /// Whether a program drives the screen by switches. Linux desktops do not tell.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether a menu stands for touches. Linux desktops do not tell.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether the user wants no colours.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the user wants inverted colours.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the user wants shapes beside colours.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether the program is kept from being left.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether the user wants buttons to have shapes.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether films play by themselves.
    public static var isVideoAutoplayEnabled: Bool { true }
}

/// What a magnifier is to follow.
public enum UIAccessibilityZoomType: Int, Sendable {
    case insertionPoint = 0
}

extension UIAccessibility {
    /// The ears that a paired hearing device is worn at.
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt
        /// The value of a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 2)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 4)
        /// Both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// Where a hearing device is worn: Linux desktops do not tell.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Tells the user that a magnifier uses the gestures that the program does. Desktops' magnifiers have none.
    @MainActor
    public static func registerGestureConflictWithZoom() {}

    /// Asks to be the only program that can be used: refused, desktops have no such mode.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(false) } }
    }
}

/// Where an assistive program's user scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

/// What elements of a container are to each other.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable, list, landmark, semanticGroup
}

/// How an assistive program goes through elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    case separate, combined
}
