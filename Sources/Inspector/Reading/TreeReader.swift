import QuartzCore
import RenderTree
import UIKit

/// Reads the layers of a screen, in the order in which they are drawn, with the views that they belong to.
@MainActor
struct TreeReader {
    private let screen: UIScreen

    init(_ screen: UIScreen) {
        self.screen = screen
    }

    /// One layer, in words.
    struct Node: Encodable {
        var id: UInt64
        var depth: Int
        /// The view's class, or the layer's where it has none.
        var name: String
        var isView: Bool
        var controller: String?
        var text: String?
        /// x, y, width, height of the box around it in points of the screen, as it is now.
        var frame: [Double]
        var isHidden: Bool
        var animates: Bool
    }

    /// A tree of more than this is too much to read.
    static let most = 5_000

    func nodes() -> [Node] {
        var nodes: [Node] = []
        walk { layer, depth in
            nodes.append(Self.node(layer, depth, root: screen.rootLayer))
            return nodes.count < Self.most
        }
        return nodes
    }

    /// From the back to the front; a superlayer comes before what is in it. Ends when told to.
    func walk(_ visit: (_ layer: CALayer, _ depth: Int) -> Bool) {
        var waiting: [(layer: CALayer, depth: Int)] = [(screen.rootLayer, 0)]
        while let (layer, depth) = waiting.popLast() {
            guard visit(layer, depth) else { return }
            for sublayer in (layer.sublayers ?? []).reversed() { waiting.append((sublayer, depth + 1)) }
        }
    }

    func layer(_ id: UInt64) -> CALayer? {
        var found: CALayer?
        walk { layer, _ in
            if layer.id.raw == id { found = layer }
            return found == nil
        }
        return found
    }

    /// The layer that is drawn last at a point of the screen.
    func frontmost(at point: CGPoint) -> UInt64? {
        for window in screen.windows.reversed() where !window.isHidden {
            if let hit = (window.layer.presentation() ?? window.layer).hitTest(point) {
                return (hit.model()).id.raw
            }
        }
        return nil
    }

    private static func node(_ layer: CALayer, _ depth: Int, root: CALayer) -> Node {
        let view = layer.delegate as? UIView
        let controller = view?.next as? UIViewController
        return Node(
            id: layer.id.raw, depth: depth, name: view.map { "\(type(of: $0))" } ?? "\(type(of: layer))",
            isView: view != nil, controller: controller.map { "\(type(of: $0))" }, text: view.flatMap(Self.text),
            frame: Corners(layer, in: root).box, isHidden: layer.isHidden || layer.opacity == 0,
            animates: !(layer.animationKeys() ?? []).isEmpty)
    }

    private static func text(of view: UIView) -> String? {
        let text =
            switch view {
            case let label as UILabel: label.text
            case let field as UITextField: field.text
            case let area as UITextView: area.text
            case let button as UIButton: button.currentTitle
            default: view.accessibilityLabel
            }
        return text.map { String($0.prefix(60)) }
    }
}

/// Where the corners of a layer are on the screen now, in points.
@MainActor
struct Corners {
    let points: [CGPoint]

    init(_ layer: CALayer, in root: CALayer) {
        let shown = layer.presentation() ?? layer, box = shown.bounds, space = root.presentation() ?? root
        points = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY),
        ].map { space.convert($0, from: shown) }
    }

    /// x, y, width, height.
    var box: [Double] {
        let xs = points.map(\.x), ys = points.map(\.y)
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return [0, 0, 0, 0] }
        let x = xs.min() ?? 0, y = ys.min() ?? 0
        return [x, y, (xs.max() ?? 0) - x, (ys.max() ?? 0) - y].map(Double.init)
    }
}
