public import UIKit

/// One thing on the screen as an assistive program sees it: a button, a text, a picture.
@preconcurrency @MainActor
public struct ScreenElement {
    private let element: AccessibleElement

    init(_ element: AccessibleElement) {
        self.element = element
    }

    /// The view, or the element that a view stands in for.
    public var object: NSObject { element.object }
    /// The view itself, or the one that holds the element.
    public var view: UIView { element.view }
    /// From the window down, with a number where siblings have the same class.
    public var path: String { element.path }
    /// What it is, in a word.
    public var label: String? { element.label }
    /// What assistive technology says of its value.
    public var value: String? { element.value }
    /// What assistive technology says of its use.
    public var hint: String? { element.hint }
    /// The identifier for tests.
    public var identifier: String? { element.identifier }
    /// What it is and does.
    public var traits: UIAccessibilityTraits { element.traits }
    /// In screen points.
    public var frame: CGRect { element.frame }
    /// Where it is touched, in screen points.
    public var activationPoint: CGPoint { element.activationPoint }
    /// The names of what it can do beside being activated.
    public var actions: [String] { element.actions }
    /// Whether some of it is on the screen and not cut away.
    public var isVisible: Bool { element.isVisible }

    /// In a word: "button", "text", "image", "field" …
    public var role: String { element.role }

    /// Whether it can be used.
    public var isEnabled: Bool { !traits.contains(.notEnabled) }
    /// Whether it is selected.
    public var isSelected: Bool { traits.contains(.selected) }

    /// Whether fingers do something with it.
    public var isInteractive: Bool { element.isInteractive }

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
