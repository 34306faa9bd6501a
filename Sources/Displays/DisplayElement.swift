package import CoreGraphics

/// One thing on the screen as an assistive program sees it, in the order of reading: what a display mirrors, or tells in words.
package struct DisplayElement: Equatable, Sendable {
    /// The same for as long as the element is there.
    package var id: Int
    /// "button", "text", "image", "field" …
    package var role: String
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    /// The class of what it is, and the path of its view.
    package var type: String
    package var path: String
    /// Points of the display.
    package var frame: CGRect
    /// Where it is touched.
    package var activationPoint: CGPoint
    package var isEnabled: Bool
    package var isSelected: Bool
    /// Whether some of it is in sight.
    package var isVisible: Bool
    /// The names of what it can do beside being activated.
    package var actions: [String]
    /// The path of the view that a touch there reaches; nil when nothing takes it.
    package var hit: String?

    package init(
        id: Int, role: String, label: String?, value: String?, hint: String?, identifier: String?, type: String,
        path: String, frame: CGRect, activationPoint: CGPoint, isEnabled: Bool, isSelected: Bool, isVisible: Bool,
        actions: [String], hit: String?
    ) {
        (self.id, self.role, self.label, self.value, self.hint) = (id, role, label, value, hint)
        (self.identifier, self.type, self.path, self.frame) = (identifier, type, path, frame)
        (self.activationPoint, self.isEnabled, self.isSelected) = (activationPoint, isEnabled, isSelected)
        (self.isVisible, self.actions, self.hit) = (isVisible, actions, hit)
    }
}
