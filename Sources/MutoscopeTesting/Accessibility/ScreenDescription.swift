import CoreGraphics
public import UIKit

/// What is on a screen, in words and in a numbered picture.
@preconcurrency @MainActor
public struct ScreenDescription {
    /// In reading order; their numbers count from 1.
    public let elements: [ScreenElement]
    /// The elements and the groups they stand in, as JSON: number, role, label, value, frame in points, path, what a tap hits.
    public let json: String
    /// The screen with a numbered frame around every element, and a legend beside it.
    public let picture: CGImage
}

extension TestScreen {
    /// The elements on the screen, in the order in which an assistive program reads them.
    public var elements: [ScreenElement] { elementTree.flatMap(\.elements).map(ScreenElement.init) }

    /// The elements in reading order and the groups they stand in, as JSON that can be compared and kept.
    public var accessibilityDescription: String { ElementJSON(of: self).text(elementTree) }

    /// The screen with a numbered frame around every element, and a legend beside it.
    public var accessibilityPicture: CGImage { ElementPicture(self, elements).draw() }

    /// What is on the screen: for scripts, tools and people who cannot see it.
    public func describe() -> ScreenDescription {
        ScreenDescription(elements: elements, json: accessibilityDescription, picture: accessibilityPicture)
    }

    var elementTree: [ElementNode] {
        takeOver()
        stage.advance(to: now)
        return ElementWalk(views.screen).nodes(of: views.screen.windows)
    }

    /// The frontmost view at a point of the screen that takes touches.
    func viewHit(at point: CGPoint) -> UIView? { views.screen.viewHit(at: point) }
}

/// Writes elements as JSON.
@MainActor
struct ElementJSON {
    private struct Entry: Encodable {
        var number: Int?
        var role: String
        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
        var type: String
        var path: String
        /// x, y, width and height in screen points.
        var frame: [Double]
        var isEnabled: Bool?
        var isSelected: Bool?
        var isVisible: Bool?
        var traits: [String]?
        var actions: [String]?
        /// The path of the view that a tap hits; nil when nothing takes it.
        var hit: String?
        var children: [Entry]?
    }

    private let screen: TestScreen

    init(of screen: TestScreen) {
        self.screen = screen
    }

    func text(_ nodes: [ElementNode]) -> String {
        var number = 0
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(nodes.map { entry($0, &number) }) else { return "[]" }
        return String(decoding: data, as: UTF8.self)
    }

    private func entry(_ node: ElementNode, _ number: inout Int) -> Entry {
        switch node {
        case .group(let view, let path, let children):
            return Entry(
                role: "group", label: view.accessibilityLabel, identifier: view.accessibilityIdentifier,
                type: "\(type(of: view))", path: path, frame: numbers(node.frame),
                children: children.map { entry($0, &number) })
        case .element(let found):
            let element = ScreenElement(found)
            number += 1
            return Entry(
                number: number, role: element.role, label: element.label, value: element.value, hint: element.hint,
                identifier: element.identifier, type: "\(type(of: element.object))", path: element.path,
                frame: numbers(element.frame), isEnabled: element.isEnabled, isSelected: element.isSelected,
                isVisible: element.isVisible, traits: element.traitNames,
                actions: element.actions.isEmpty ? nil : element.actions,
                hit: screen.viewHit(at: element.activationPoint).map(ViewPath.text(of:)))
        }
    }

    private func numbers(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
    }
}
