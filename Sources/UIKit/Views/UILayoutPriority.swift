/// How much a constraint matters: 1000 must hold, lower ones give way to higher ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// 0 to 1000; 1000 is required.
    public var rawValue: Float

    /// The value of a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The value of a number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1000: must hold exactly.
    public static let required = UILayoutPriority(1000)
    /// 750: how strongly buttons and labels resist being squeezed.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: a drag that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the scene keeping its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a drag that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how strongly views resist growing beyond their content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the pull of `systemLayoutSizeFitting(_:)` towards the target size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// A higher priority.
    public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + amount)
    }

    /// A lower priority.
    public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - amount)
    }
}

extension UILayoutPriority: Comparable {
    /// Whether the first comes before the second.
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
