import CoreGraphics
import Displays

/// An element as the page shows it to assistive programs: roles and states of ARIA.
struct PageElement: Codable, Equatable, Sendable {
    var id: Int
    /// Of ARIA; nil for plain text.
    var role: String?
    var name: String?
    var value: String?
    var hint: String?
    /// The identifier for tests.
    var test: String?
    /// x, y, width and height in points.
    var frame: [Double]
    /// Where it is touched.
    var at: [Double]
    var disabled: Bool?
    var selected: Bool?
    /// Of switches.
    var checked: Bool?

    init(_ element: DisplayElement) {
        func number(_ value: CGFloat) -> Double { value.isFinite ? (Double(value) * 10).rounded() / 10 : 0 }
        id = element.id
        role = Self.roles[element.role]
        name = element.label
        value = element.value == element.label ? nil : element.value
        hint = element.hint
        test = element.identifier
        frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height].map(number)
        at = [element.activationPoint.x, element.activationPoint.y].map(number)
        if !element.isEnabled { disabled = true }
        if element.isSelected { selected = true }
        if role == "switch" { checked = element.value == "1" || element.isSelected }
    }

    private static let roles = [
        "button": "button", "link": "link", "image": "img", "header": "heading", "switch": "switch", "field": "textbox",
        "search field": "searchbox", "adjustable": "slider", "tab bar": "tablist", "element": "group",
    ]

    private struct Difference: Encodable {
        var t = "elements"
        /// New ones and those that have changed.
        var put: [PageElement]
        /// The order of all, where it is another one.
        var order: [Int]?
    }

    /// What a page has to be told; nil for nothing.
    static func difference(from old: [PageElement], to new: [PageElement]) -> String? {
        let known = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
        let changed = new.filter { known[$0.id] != $0 }
        let order = old.map(\.id) == new.map(\.id) ? nil : new.map(\.id)
        guard !changed.isEmpty || order != nil else { return nil }
        return (try? JSONEncoder().encode(Difference(put: changed, order: order))).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
