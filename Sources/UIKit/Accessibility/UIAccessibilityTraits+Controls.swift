extension UIAccessibilityTraits {
    // What the system's own controls say beside the public traits, by the numbers that programs read.

    /// Text is typed into it.
    static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    /// Text is being typed into it.
    static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
    /// What is typed into it is not shown.
    static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
    /// It leads back to the page beneath.
    static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    /// A tab of a bar.
    static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
    /// Text of several lines.
    static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
    /// It is on or off, as its value says by 1 and 0.
    static let switchButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
