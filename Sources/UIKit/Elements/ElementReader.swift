import Displays

/// Tells a display what is on the screen, element by element, under numbers that stay.
@MainActor
final class ElementReader {
    private struct Known {
        weak var object: NSObject?
        var id: Int
    }

    private unowned let screen: UIScreen
    private var known: [ObjectIdentifier: Known] = [:]
    private var lastID = 0

    init(_ screen: UIScreen) {
        self.screen = screen
    }

    func read() -> [DisplayElement] {
        known = known.filter { $0.value.object != nil }
        return ElementWalk(screen).nodes(of: screen.windows).flatMap(\.elements).map(element)
    }

    private func element(_ found: AccessibleElement) -> DisplayElement {
        DisplayElement(
            id: id(of: found.object), role: found.role, label: found.label, value: found.value, hint: found.hint,
            identifier: found.identifier, type: "\(type(of: found.object))", path: found.path, frame: found.frame,
            activationPoint: found.activationPoint, isEnabled: !found.traits.contains(.notEnabled),
            isSelected: found.traits.contains(.selected), isVisible: found.isVisible, actions: found.actions,
            hit: screen.viewHit(at: found.activationPoint).map(ViewPath.text(of:)))
    }

    private func id(of object: NSObject) -> Int {
        if let entry = known[ObjectIdentifier(object)], entry.object === object { return entry.id }
        lastID += 1
        known[ObjectIdentifier(object)] = Known(object: object, id: lastID)
        return lastID
    }

    /// One step up or down for an element that can be adjusted.
    func adjust(_ id: Int, isUp: Bool) {
        guard let element = known.values.first(where: { $0.id == id })?.object as? UIResponder else { return }
        if isUp { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
    }
}

extension UIScreen {
    /// The frontmost view at a point of the screen that takes touches.
    package func viewHit(at point: CGPoint) -> UIView? {
        for window in windows.reversed() where !window.isHidden {
            if let view = window.hitTest(window.convert(point, from: nil), with: nil) { return view }
        }
        return nil
    }
}
