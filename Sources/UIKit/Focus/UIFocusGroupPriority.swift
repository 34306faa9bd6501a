/// Which item of a focus group gets the focus when it comes to the group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The higher, the rather.
    public let rawValue: Int

    /// A priority of its own.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// As any item.
    public static let ignored = Self(rawValue: 0)
    /// Items that had the focus last in their group.
    public static let previouslyFocused = Self(rawValue: 1000)
    /// Items that matter most.
    public static let prioritized = Self(rawValue: 2000)
    /// The item that has the focus.
    public static let currentlyFocused = Self(rawValue: .max)
}

extension UIFocusEnvironment where Self: UIView {
    /// The group that the view and what is in it belong to; nil, as it is at first: the one around. Only kept: Tab leads through every item here.
    public var focusGroupIdentifier: String? {
        get { extras?.focusGroup }
        set { extras = extras.with { $0.focusGroup = newValue } }
    }

    /// Which item of its group it is that gets the focus first. Only kept, as ``focusGroupIdentifier``.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { extras?.focusPriority ?? .ignored }
        set { extras = extras.with { $0.focusPriority = newValue } }
    }
}
