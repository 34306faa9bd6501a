import AppleRuntime
import CoreGraphics

/// What an element is and does, for assistive programs.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt64

    /// The value of a number.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// Assistive technology treats the element as having the trait button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Assistive technology treats the element as having the trait link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// Assistive technology treats the element as having the trait image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Assistive technology treats the element as having the trait selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Assistive technology treats the element as having the trait plays sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// Assistive technology treats the element as having the trait keyboard key.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Assistive technology treats the element as having the trait static text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Assistive technology treats the element as having the trait summary element.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Assistive technology treats the element as having the trait not enabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Assistive technology treats the element as having the trait updates frequently.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Assistive technology treats the element as having the trait search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Assistive technology treats the element as having the trait starts media session.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Assistive technology treats the element as having the trait adjustable.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Assistive technology treats the element as having the trait allows direct interaction.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Assistive technology treats the element as having the trait causes page turn.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// Assistive technology treats the element as having the trait tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// Assistive technology treats the element as having the trait header.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Assistive technology treats the element as having the trait toggle button.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

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
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var elements: [Any]?
    var headers: [Any]?
    var automationElements: [Any]?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var userInputLabels: [String]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var groupsChildren = false
    var ignoresInvertColors = false
    var hidesElements = false
    var isModal = false
    var respondsToUserInteraction: Bool?

    /// Whether what has these traits is used with fingers unless it says otherwise.
    static func isUsed(_ traits: UIAccessibilityTraits) -> Bool {
        !traits.isDisjoint(with: [.button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction])
    }
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
