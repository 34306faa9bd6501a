public import CoreGraphics
import QuartzCore

extension UIView {
    /// How round the corners are, one by one; counts for more than the layer's `cornerRadius`. Changes animate inside animation blocks.
    public var cornerConfiguration: UICornerConfiguration {
        get { extras?.corners ?? .unspecified }
        set { CornerPass.set(newValue, of: self) }
    }

    /// How round a corner is now, in points; of several the first.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat { CornerPass.radius(corner, of: self) }
}

/// A view with parts that have its corners.
@MainActor
protocol CornerFollowing {
    /// The layer's own radii of its corners are others now.
    func cornersDidChange()
}

/// Turns the rules of views' corners into their layers' radii: when a rule, a size or a place has changed.
@MainActor
enum CornerPass {
    private static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    static func set(_ rules: UICornerConfiguration, of view: UIView) {
        view.extras = view.extras.with { $0.corners = rules == .unspecified ? nil : rules }
        tellContainers(of: view)
        update(view)
        updateInside(of: view)
    }

    static func superviewDidChange(of view: UIView) {
        tellContainers(of: view)
        run(from: view)
    }

    /// The view's size or its place have changed. One without rules of its own is left as it is.
    static func run(from view: UIView) {
        if view.extras?.corners != nil { update(view) }
        updateInside(of: view)
    }

    /// The views around one with concentric corners, or around one that holds such, tell it from now on what changes.
    private static func tellContainers(of view: UIView) {
        guard view.extras?.corners?.isConcentric == true || view.extras?.holdsConcentricCorners == true else { return }
        for outer in sequence(first: view, next: \.superview).dropFirst() {
            outer.extras = outer.extras.with { $0.holdsConcentricCorners = true }
        }
    }

    private static func updateInside(of view: UIView) {
        guard view.extras?.holdsConcentricCorners == true else { return }
        var outer: [UIView] = [], pending = [view], isHeld = false
        while let next = pending.popLast() {
            if next !== view, next.extras?.corners?.isConcentric == true {
                isHeld = true
                update(next)
            }
            guard next.extras?.holdsConcentricCorners == true else { continue }
            outer.append(next)
            pending.append(contentsOf: next.hierarchy.subviews.reversed())
        }
        guard !isHeld else { return }
        for outer in outer { outer.extras = outer.extras.with { $0.holdsConcentricCorners = false } }
    }

    private static func update(_ view: UIView) {
        let old = LayerCorners.radii(of: view.layer)
        LayerCorners.set(radii(of: view), of: view.layer)
        guard LayerCorners.radii(of: view.layer) != old else { return }
        (view as? any CornerFollowing)?.cornersDidChange()
    }

    static func radius(_ corner: UIRectCorner, of view: UIView) -> CGFloat {
        guard let index = corners.firstIndex(where: corner.contains) else { return 0 }
        return shown(by: view.layer)[index]
    }

    /// The corners' radii as the layer shows them, points.
    private static func shown(by layer: CALayer) -> [CGFloat] {
        let radii = LayerCorners.radii(of: layer)
        guard radii.isEmpty else { return radii.map { CGFloat($0) } }
        let half = min(layer.bounds.width, layer.bounds.height) / 2
        return (0..<4).map {
            layer.maskedCorners.rawValue & (1 << $0) == 0 ? 0 : min(max(layer.cornerRadius, 0), half)
        }
    }

    private static func radii(of view: UIView) -> [Double] {
        guard let corners = view.extras?.corners else { return [] }
        let rules = [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight]
        let size = view.bounds.size, half = max(0, min(size.width, size.height) / 2)
        let around = corners.isConcentric ? container(of: view) : nil
        return rules.indices.map { index in
            let distance = around.map { $0.distance(to: index) } ?? 0
            let container = around?.radii[index] ?? 0
            return Double(rules[index]?.points(half: half, container: container, distance: distance) ?? 0)
        }
    }

    /// The nearest superview with round corners, and how far a view's edges are from its.
    private struct Container {
        var radii: [CGFloat]
        var insets: UIEdgeInsets

        /// Of a corner, in the order of `CACornerMask`'s bits: the lesser of the distances of its two edges.
        func distance(to index: Int) -> CGFloat {
            min(index & 1 == 0 ? insets.left : insets.right, index & 2 == 0 ? insets.top : insets.bottom)
        }
    }

    private static func container(of view: UIView) -> Container? {
        for container in sequence(first: view, next: \.superview).dropFirst() {
            let radii = shown(by: container.layer)
            guard radii.contains(where: { $0 > 0 }) else { continue }
            let rect = view.convert(view.bounds, to: container), room = container.bounds
            return Container(
                radii: radii,
                insets: UIEdgeInsets(
                    top: rect.minY - room.minY, left: rect.minX - room.minX, bottom: room.maxY - rect.maxY,
                    right: room.maxX - rect.maxX))
        }
        return nil
    }
}

extension UICornerConfiguration {
    /// Whether a corner goes by the one around it.
    var isConcentric: Bool {
        [topLeft, topRight, bottomLeft, bottomRight].contains {
            if case .concentric = $0?.rule { true } else { false }
        }
    }
}
