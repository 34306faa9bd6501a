import Synchronization

/// The user's wishes about access, and messages to assistive programs.
public enum UIAccessibility {
    private struct Settings {
        var reduceMotion = false
        var prefersCrossFade = false
        var reduceTransparency = false
        var voiceOver = false
        var boldText = false
        var increaseContrast = false
    }

    private static let settings = Mutex(Settings())

    /// Whether the user wants less motion: slide and zoom should become a fade.
    public static var isReduceMotionEnabled: Bool { settings.withLock { $0.reduceMotion } }
    /// Whether, with less motion, transitions should cross-fade. Those of the system do then: pushes, pops and presentations.
    public static var prefersCrossFadeTransitions: Bool {
        settings.withLock { $0.reduceMotion && $0.prefersCrossFade }
    }
    /// Whether the user wants no see-through backgrounds.
    public static var isReduceTransparencyEnabled: Bool { settings.withLock { $0.reduceTransparency } }
    /// Whether a screen reader runs.
    public static var isVoiceOverRunning: Bool { settings.withLock { $0.voiceOver } }
    /// Whether the user wants bold text.
    public static var isBoldTextEnabled: Bool { settings.withLock { $0.boldText } }
    /// Whether the user wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { settings.withLock { $0.increaseContrast } }

    /// Posted when reduced motion is switched on or off.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when reduced transparency is switched on or off.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when VoiceOver is switched on or off.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    package static func setReduceMotion(_ isOn: Bool) {
        let changed = settings.withLock { settings in
            defer { settings.reduceMotion = isOn }
            return settings.reduceMotion != isOn
        }
        if changed { NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil) }
    }

    package static func setPrefersCrossFade(_ isOn: Bool) {
        let changed = settings.withLock { settings in
            defer { settings.prefersCrossFade = isOn }
            return settings.prefersCrossFade != isOn
        }
        if changed { NotificationCenter.default.post(name: prefersCrossFadeTransitionsStatusDidChange, object: nil) }
    }

    package static func setReduceTransparency(_ isOn: Bool) {
        let changed = settings.withLock { settings in
            defer { settings.reduceTransparency = isOn }
            return settings.reduceTransparency != isOn
        }
        if changed { NotificationCenter.default.post(name: reduceTransparencyStatusDidChangeNotification, object: nil) }
    }
}
