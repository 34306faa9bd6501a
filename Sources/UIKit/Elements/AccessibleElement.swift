/// One thing on the screen as an assistive program sees it: a button, a text, a picture.
@MainActor
package struct AccessibleElement {
    /// The view, or the element that a view stands in for.
    package let object: NSObject
    /// The view itself, or the one that holds the element.
    package let view: UIView
    /// From the window down, with a number where siblings have the same class.
    package let path: String
    package let label: String?
    package let value: String?
    package let hint: String?
    package let identifier: String?
    package let traits: UIAccessibilityTraits
    /// In screen points.
    package let frame: CGRect
    /// Where it is touched, in screen points.
    package let activationPoint: CGPoint
    /// The names of what it can do beside being activated.
    package let actions: [String]
    /// Whether some of it is on the screen and not cut away.
    package let isVisible: Bool

    /// In a word: "button", "text", "image", "field" …
    package var role: String {
        if object is UITextField || object is UITextView {
            return traits.contains(.searchField) ? "search field" : "field"
        }
        if object is UISwitch || traits.contains(.toggleButton) { return "switch" }
        let words: [(UIAccessibilityTraits, String)] = [
            (.adjustable, "adjustable"), (.tabBar, "tab bar"), (.link, "link"), (.button, "button"),
            (.searchField, "search field"), (.header, "header"), (.image, "image"), (.staticText, "text"),
        ]
        return words.first { traits.contains($0.0) }?.1 ?? "element"
    }

    /// Whether fingers do something with it.
    package var isInteractive: Bool {
        ["button", "link", "adjustable", "switch", "field", "search field"].contains(role)
    }
}
