public import UIKit

/// One thing on the screen as an assistive program sees it: a button, a text, a picture.
@preconcurrency @MainActor
public struct ScreenElement {
    /// The view, or the element that a view stands in for.
    public let object: NSObject
    /// The view itself, or the one that holds the element.
    public let view: UIView
    /// From the window down, with a number where siblings have the same class.
    public let path: String
    /// What it is, in a word.
    public let label: String?
    /// What assistive technology says of its value.
    public let value: String?
    /// What assistive technology says of its use.
    public let hint: String?
    /// The identifier for tests.
    public let identifier: String?
    /// What it is and does.
    public let traits: UIAccessibilityTraits
    /// In screen points.
    public let frame: CGRect
    /// Where it is touched, in screen points.
    public let activationPoint: CGPoint
    /// The names of what it can do beside being activated.
    public let actions: [String]
    /// Whether some of it is on the screen and not cut away.
    public let isVisible: Bool

    /// In a word: "button", "text", "image", "field" …
    public var role: String {
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

    /// Whether it can be used.
    public var isEnabled: Bool { !traits.contains(.notEnabled) }
    /// Whether it is selected.
    public var isSelected: Bool { traits.contains(.selected) }

    /// Whether fingers do something with it.
    public var isInteractive: Bool {
        ["button", "link", "adjustable", "switch", "field", "search field"].contains(role)
    }

    /// For lists: `button "Save" (20 40; 80 44)`.
    public var words: String {
        var words = role
        if let label, !label.isEmpty { words += " \"\(label)\"" }
        if let value, !value.isEmpty, value != label { words += " = \"\(value)\"" }
        if let identifier, !identifier.isEmpty { words += " #\(identifier)" }
        words += " (\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))"
        if !isEnabled { words += ", disabled" }
        if isSelected { words += ", selected" }
        if !isVisible { words += ", not in sight" }
        return words
    }

    /// The names of ``traits``.
    var traitNames: [String] {
        let names: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
            (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
            (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
            (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
            (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
            (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
            (.tabBar, "tabBar"), (.header, "header"), (.toggleButton, "toggleButton"),
        ]
        return names.filter { traits.contains($0.0) }.map(\.1)
    }
}

extension CGFloat {
    /// A tenth of a point, without zeros at the end.
    var short: String {
        guard isFinite, magnitude < 1e12 else { return "\(self)" }
        let rounded = (self * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
