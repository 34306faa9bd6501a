import AppleRuntime
import CoreGraphics

/// What objects of a class tell assistive programs as long as nothing was set.
struct AccessibilityDefaults {
    var isElement = false
    var traits = UIAccessibilityTraits.none

    static func element(_ traits: UIAccessibilityTraits) -> AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, traits: traits)
    }
}

/// What an object tells assistive programs; made when the first value is set.
struct AccessibilityState {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    /// With how it is said; goes when the plain one is set.
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var elements: [Any]?
    var headerElements: [Any]?
    var automationElements: [Any]?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var textualContext: UIAccessibilityTextualContext?
    var userInputLabels: [String]?
    var attributedUserInputLabels: [NSAttributedString]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    /// Places that something is dragged from, or dropped at.
    var dragSources: [NSObject]?
    var dropPoints: [NSObject]?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var groupsChildren = false
    var ignoresInvertColors = false
    var hidesElements = false
    var isModal = false
    var respondsToInteraction: Bool?
    /// What tells values when they are asked for; nil while none was set.
    var blocks: AccessibilityBlocks?

    /// Whether what has these traits is used with fingers unless it says otherwise.
    static func isUsed(_ traits: UIAccessibilityTraits) -> Bool {
        !traits.isDisjoint(with: [.button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction])
    }
}

// A text is kept with how it is said, until it is set without.
extension AccessibilityState {
    static func looks(_ kept: NSAttributedString?, of plain: String?) -> NSAttributedString? {
        if let kept, kept.string == plain { return kept }
        return plain.map { NSAttributedString(string: $0) }
    }

    mutating func set(label text: String?) { (label, attributedLabel) = (text, nil) }
    mutating func set(hint text: String?) { (hint, attributedHint) = (text, nil) }
    mutating func set(value text: String?) { (value, attributedValue) = (text, nil) }
    mutating func set(attributedLabel text: NSAttributedString?) { (label, attributedLabel) = (text?.string, text) }
    mutating func set(attributedHint text: NSAttributedString?) { (hint, attributedHint) = (text?.string, text) }
    mutating func set(attributedValue text: NSAttributedString?) { (value, attributedValue) = (text?.string, text) }
}

/// Keeps the state apart from the object, of which few have one.
private final class AccessibilityStore {
    static let key = AssociatedObjects.Key()
    var state = AccessibilityState()
}

extension NSObject {
    @MainActor var accessibility: AccessibilityState {
        get { store?.state ?? AccessibilityState() }
        set {
            let kept = store ?? AccessibilityStore()
            kept.state = newValue
            if store == nil { AssociatedObjects.table(of: self, create: true)?[AccessibilityStore.key] = kept }
        }
    }

    private var store: AccessibilityStore? {
        AssociatedObjects.table(of: self, create: false)?[AccessibilityStore.key] as? AccessibilityStore
    }
}
