import TestSupport
import Testing
import UIKit

/// Random programs of view and layer operations against an independent model. `RandomRounds` says how many.
@MainActor @Suite("Random view programs") struct RandomHierarchyTests {
    @Test("hierarchy, geometry, hits and visibility agree with the model")
    func agree() {
        for seed in RandomRounds.seeds(usually: 200) {
            var world = World(seed: seed)
            for _ in 0..<40 { world.step() }
            guard world.check() else { return }
        }
    }
}

@MainActor
private struct World {
    private static let viewCount = 9, layerCount = 3
    private let seed: UInt64
    private var random: SeededGenerator
    private var views = (0..<viewCount).map { _ in UIView() }
    private var layers = (0..<layerCount).map { _ in CALayer() }
    private var model = ViewModel(views: viewCount, layers: layerCount)
    private var log: [String] = []

    init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        for index in views.indices {
            let frame = rectangle()
            views[index].frame = frame
            model.setFrame(frame, of: index)
            if index > 0 { add(index, to: pick(index)) }
        }
    }

    private mutating func pick(_ count: Int) -> Int {
        Int.random(in: 0..<count, using: &random)
    }

    private mutating func rectangle() -> CGRect {
        CGRect(x: pick(200) - 60, y: pick(200) - 60, width: pick(150), height: pick(150))
    }

    private mutating func add(_ view: Int, to parent: Int) {
        views[parent].addSubview(views[view])
        model.add(view, to: parent)
    }

    // MARK: Steps

    mutating func step() {
        let view = pick(Self.viewCount), other = pick(Self.viewCount), third = pick(Self.viewCount)
        switch pick(17) {
        case 0...6: moveAbout(view, other, third)
        case 7: moveLayer(pick(Self.layerCount), to: view)
        default: change(view)
        }
    }

    private mutating func moveAbout(_ view: Int, _ parent: Int, _ sibling: Int) {
        let kind = pick(7)
        if kind == 6 {
            views[view].removeFromSuperview()
            return model.take(view)
        }
        if kind >= 4 { return reorder(view, kind) }
        guard !model.isInside(parent, view) else { return }
        log.append("\(["add", "insert at", "above", "below"][kind]) \(view) in \(parent) beside \(sibling)")
        switch kind {
        case 0: add(view, to: parent)
        case 1:
            let index = pick(4)
            views[parent].insertSubview(views[view], at: index)
            model.insert(view, in: parent, at: index)
        default:
            if kind == 2 {
                views[parent].insertSubview(views[view], aboveSubview: views[sibling])
            } else {
                views[parent].insertSubview(views[view], belowSubview: views[sibling])
            }
            model.insert(view, in: parent, beside: sibling, isAbove: kind == 2)
        }
    }

    private mutating func reorder(_ parent: Int, _ kind: Int) {
        let subviews = model[parent].subviews
        guard !subviews.isEmpty else { return }
        let first = pick(subviews.count), second = pick(subviews.count)
        log.append("\(kind == 4 ? "exchange" : "front or back") in \(parent): \(first) \(second)")
        if kind == 4 {
            guard first != second else { return }
            views[parent].exchangeSubview(at: first, withSubviewAt: second)
            model.exchange(first, second, in: parent)
        } else if first < second {
            views[parent].bringSubviewToFront(views[subviews[first]])
            model.add(subviews[first], to: parent)
        } else {
            views[parent].sendSubviewToBack(views[subviews[first]])
            model.insert(subviews[first], in: parent, at: 0)
        }
    }

    private mutating func moveLayer(_ layer: Int, to view: Int) {
        log.append("layer \(layer) to \(view)")
        if pick(4) == 0 {
            layers[layer].removeFromSuperlayer()
            model.take(layer: layer)
        } else {
            views[view].layer.addSublayer(layers[layer])
            model.addLayer(layer, to: view)
        }
    }

    private mutating func change(_ view: Int) {
        switch pick(8) {
        case 0, 1:
            guard model[view].transform == .identity else { return }
            let frame = rectangle()
            views[view].frame = frame
            model.setFrame(frame, of: view)
        case 2:
            let center = rectangle().origin
            views[view].center = center
            model[view].center = center
        case 3:
            let bounds = rectangle()
            views[view].bounds = bounds
            model[view].bounds = bounds
        case 4:
            let angle = CGFloat(pick(12)) * .pi / 6, scale = CGFloat(pick(4) + 1) / 2
            let transform =
                pick(3) == 0 ? .identity : CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: 1.5)
            views[view].transform = transform
            model[view].transform = transform
        case 5:
            let isHidden = pick(4) == 0
            views[view].isHidden = isHidden
            model[view].isHidden = isHidden
        case 6:
            let alpha = CGFloat([0, 0.005, 0.5, 1][pick(4)])
            views[view].alpha = alpha
            model[view].alpha = alpha
        default:
            let takesTouches = pick(4) != 0
            views[view].isUserInteractionEnabled = takesTouches
            model[view].takesTouches = takesTouches
        }
    }

    // MARK: Checks

    mutating func check() -> Bool {
        let problems = hierarchyProblems() + geometryProblems() + hitProblems()
        #expect(problems.isEmpty, "seed \(seed): \(problems.first ?? "") after \(log.suffix(12))")
        return problems.isEmpty
    }

    private func hierarchyProblems() -> [String] {
        var problems: [String] = []
        for index in views.indices {
            let node = model[index]
            if views[index].superview !== node.parent.map({ views[$0] }) { problems.append("superview of \(index)") }
            if views[index].subviews != node.subviews.map({ views[$0] }) { problems.append("subviews of \(index)") }
            let sublayers = node.items.map {
                switch $0 {
                case .view(let view): views[view].layer
                case .layer(let layer): layers[layer]
                }
            }
            if views[index].layer.sublayers ?? [] != sublayers { problems.append("sublayers of \(index)") }
            if views[index].layer.sublayers?.isEmpty == true { problems.append("empty sublayers of \(index)") }
            if isShown(views[index]) != model.isShown(index) { problems.append("visibility of \(index)") }
        }
        return problems
    }

    private func isShown(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.layer.opacity > 0 }
    }

    private mutating func geometryProblems() -> [String] {
        var problems: [String] = []
        for index in views.indices {
            let frame = model.frame(of: index), found = views[index].frame
            let gap = max(
                abs(frame.minX - found.minX), abs(frame.minY - found.minY), abs(frame.width - found.width),
                abs(frame.height - found.height))
            if gap > 1e-6 { problems.append("frame of \(index): \(found), not \(frame)") }
            let other = pick(Self.viewCount), point = rectangle().origin
            let start = model.toRoot(point, from: index), end = model.toRoot(.zero, from: other)
            guard start.root == end.root else { continue }
            let there = views[index].convert(point, to: views[other])
            let back = model.toRoot(there, from: other).point
            if max(abs(back.x - start.point.x), abs(back.y - start.point.y)) > 1e-6 {
                problems.append("conversion from \(index) to \(other)")
            }
        }
        return problems
    }

    private mutating func hitProblems() -> [String] {
        var problems: [String] = []
        for index in views.indices where model[index].parent == nil {
            for _ in 0..<6 {
                let point = rectangle().origin
                let found = views[index].hitTest(point, with: nil), wanted = model.hit(point, in: index)
                if found !== wanted.map({ views[$0] }) { problems.append("hit at \(point) in \(index)") }
            }
        }
        return problems
    }
}
