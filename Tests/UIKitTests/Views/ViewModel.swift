import UIKit

/// Views and loose layers as plain numbers: an independent account of hierarchy, geometry and hits.
struct ViewModel {
    /// What lies in a view, bottom first.
    enum Item: Equatable {
        case view(Int)
        case layer(Int)
    }

    struct Node {
        var parent: Int?
        var items: [Item] = []
        var center = CGPoint.zero
        var bounds = CGRect.zero
        var transform = CGAffineTransform.identity
        var isHidden = false
        var alpha: CGFloat = 1
        var takesTouches = true

        var subviews: [Int] {
            items.compactMap {
                guard case .view(let index) = $0 else { return nil }
                return index
            }
        }
    }

    private(set) var nodes: [Node]
    /// Where each loose layer lies.
    private(set) var hosts: [Int?]

    init(views: Int, layers: Int) {
        nodes = Array(repeating: Node(), count: views)
        hosts = Array(repeating: nil, count: layers)
    }

    subscript(view: Int) -> Node {
        get { nodes[view] }
        set { nodes[view] = newValue }
    }

    func isInside(_ view: Int, _ ancestor: Int) -> Bool {
        var current: Int? = view
        while let index = current {
            if index == ancestor { return true }
            current = nodes[index].parent
        }
        return false
    }

    // MARK: Hierarchy

    mutating func take(_ view: Int) {
        guard let parent = nodes[view].parent else { return }
        nodes[parent].items.removeAll { $0 == .view(view) }
        nodes[view].parent = nil
    }

    mutating func take(layer: Int) {
        guard let host = hosts[layer] else { return }
        nodes[host].items.removeAll { $0 == .layer(layer) }
        hosts[layer] = nil
    }

    mutating func addLayer(_ layer: Int, to view: Int) {
        take(layer: layer)
        nodes[view].items.append(.layer(layer))
        hosts[layer] = view
    }

    private mutating func place(_ view: Int, in parent: Int, at position: Int) {
        nodes[parent].items.insert(.view(view), at: position)
        nodes[view].parent = parent
    }

    mutating func add(_ view: Int, to parent: Int) {
        take(view)
        place(view, in: parent, at: nodes[parent].items.count)
    }

    /// Below the view that has the index, or in front of all.
    mutating func insert(_ view: Int, in parent: Int, at index: Int) {
        take(view)
        let subviews = nodes[parent].subviews
        guard index < subviews.count else { return add(view, to: parent) }
        place(view, in: parent, at: position(of: subviews[index], in: parent))
    }

    private func position(of view: Int, in parent: Int) -> Int {
        nodes[parent].items.firstIndex(of: .view(view)) ?? nodes[parent].items.count
    }

    /// Right behind or in front of a sibling; beside a stranger in front of all.
    mutating func insert(_ view: Int, in parent: Int, beside sibling: Int, isAbove: Bool) {
        guard view != sibling else { return }
        take(view)
        guard nodes[sibling].parent == parent else { return add(view, to: parent) }
        place(view, in: parent, at: position(of: sibling, in: parent) + (isAbove ? 1 : 0))
    }

    mutating func exchange(_ a: Int, _ b: Int, in parent: Int) {
        let subviews = nodes[parent].subviews
        nodes[parent].items.swapAt(position(of: subviews[a], in: parent), position(of: subviews[b], in: parent))
    }

    // MARK: Geometry

    mutating func setFrame(_ frame: CGRect, of view: Int) {
        nodes[view].bounds.size = frame.size
        nodes[view].center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// A point of the view in its superview.
    func outward(_ point: CGPoint, from view: Int) -> CGPoint {
        let node = nodes[view]
        let x = point.x - node.bounds.midX, y = point.y - node.bounds.midY
        let m = node.transform
        return CGPoint(x: m.a * x + m.c * y + m.tx + node.center.x, y: m.b * x + m.d * y + m.ty + node.center.y)
    }

    /// A point of the superview in the view.
    func inward(_ point: CGPoint, to view: Int) -> CGPoint {
        let node = nodes[view], m = node.transform
        let x = point.x - node.center.x - m.tx, y = point.y - node.center.y - m.ty
        let determinant = m.a * m.d - m.b * m.c
        return CGPoint(
            x: (m.d * x - m.c * y) / determinant + node.bounds.midX,
            y: (m.a * y - m.b * x) / determinant + node.bounds.midY)
    }

    /// A point of a view in that of its ancestors which has none.
    func toRoot(_ point: CGPoint, from view: Int) -> (root: Int, point: CGPoint) {
        var point = point, view = view
        while let parent = nodes[view].parent {
            point = outward(point, from: view)
            view = parent
        }
        return (view, point)
    }

    /// The box of the turned bounds.
    func frame(of view: Int) -> CGRect {
        let b = nodes[view].bounds
        let corners = [(b.minX, b.minY), (b.maxX, b.minY), (b.maxX, b.maxY), (b.minX, b.maxY)].map {
            outward(CGPoint(x: $0.0, y: $0.1), from: view)
        }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }

    // MARK: Hits

    func hit(_ point: CGPoint, in view: Int) -> Int? {
        let node = nodes[view]
        guard !node.isHidden, node.alpha >= 0.01, node.takesTouches else { return nil }
        let b = node.bounds
        guard point.x >= b.minX, point.x < b.maxX, point.y >= b.minY, point.y < b.maxY else { return nil }
        for child in node.subviews.reversed() {
            if let found = hit(inward(point, to: child), in: child) { return found }
        }
        return view
    }

    /// Whether anything of the view can show: neither it nor anything above it is hidden or clear.
    func isShown(_ view: Int) -> Bool {
        var current: Int? = view
        while let index = current {
            if nodes[index].isHidden || nodes[index].alpha == 0 { return false }
            current = nodes[index].parent
        }
        return true
    }
}
