/// Values that few views have.
struct ViewExtras {
    var restorationIdentifier: String?
    var motionEffects: [UIMotionEffect] = []
    var interactions: [any UIInteraction] = []
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var hover: HoverStyleFollower?
    var focusGroup: String?
    var focusPriority = UIFocusGroupPriority.ignored
    var corners: UICornerConfiguration?
    /// Whether views inside may have corners that go by those around them.
    var holdsConcentricCorners = false
}

extension UIView {
    /// The name under which the view's state is kept, where its controller has one too.
    public var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { extras = extras.with { $0.restorationIdentifier = newValue } }
    }

    /// The direction of content with a meaning, in the application's language.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction of content with a meaning, inside an interface of the given direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: direction) }
}

extension Optional where Wrapped == ViewExtras {
    func with(_ change: (inout ViewExtras) -> Void) -> ViewExtras {
        var extras = self ?? ViewExtras()
        change(&extras)
        return extras
    }
}
