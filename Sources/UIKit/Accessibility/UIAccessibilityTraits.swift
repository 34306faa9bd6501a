import CoreGraphics

/// What an element is and does, for assistive programs.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
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
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var userInputLabels: [String]?
    var customActions: [UIAccessibilityCustomAction]?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var groupsChildren = false
    var ignoresInvertColors = false
    var hidesElements = false
    var isModal = false
}

/// Keeps the state apart from the object, of which few have one.
private final class AccessibilityStore {
    nonisolated(unsafe) static let key = UnsafeRawPointer(Unmanaged.passRetained(AccessibilityStore()).toOpaque())
    var state = AccessibilityState()
}

extension NSObject {
    @MainActor var accessibility: AccessibilityState {
        get { store?.state ?? AccessibilityState() }
        set {
            let kept = store ?? AccessibilityStore()
            kept.state = newValue
            if store == nil { objc_setAssociatedObject(self, AccessibilityStore.key, kept, .OBJC_ASSOCIATION_RETAIN) }
        }
    }

    private var store: AccessibilityStore? {
        objc_getAssociatedObject(self, AccessibilityStore.key) as? AccessibilityStore
    }
}
