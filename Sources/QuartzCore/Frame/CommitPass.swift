import CPrefetch
import CoreGraphics
import RenderTree

/// Turns marked layers into nodes. Only the spine from the root to what changed is visited and rebuilt.
struct CommitPass {
    let context: LayerContext
    /// One layer on the spine, with its times at this commit.
    private struct Visit {
        let layer: Unmanaged<CALayer>
        let parentTime: Double
        let localTime: Double
    }

    /// Commits the tree under `root` and returns the animations that start with it.
    func run(_ root: CALayer) -> [AttachedAnimation] {
        let visits = spine(root)
        var started: [AttachedAnimation] = []
        // Parents stand before their children, so that backwards every child is ready before its parent.
        for index in visits.indices.reversed() {
            askAhead(visits, index)
            let visit = visits[index]
            visit.layer._withUnsafeGuaranteedRef { layer in
                layer.startAnimations(parentTime: visit.parentTime, localTime: visit.localTime, started: &started)
                layer.willCommit(localTime: visit.localTime)
                rebuildNode(of: layer)
            }
        }
        // In the order of addition, whatever the order of layers.
        started.sort { $0.id < $1.id }
        return started
    }

    /// Layers, their nodes and what these share lie far from each other: each is asked for some visits ahead, when what leads to it
    /// has come.
    @inline(__always)
    private func askAhead(_ visits: [Visit], _ index: Int) {
        if index >= 6 { prefetch_bytes(visits[index - 6].layer.toOpaque(), LayerWalk.movingBytes) }
        if index >= 4 { visits[index - 4].layer._withUnsafeGuaranteedRef { $0.nodes.askAhead() } }
    }

    private func spine(_ root: CALayer) -> [Visit] {
        func visit(_ layer: CALayer, parentTime: Double) -> Visit {
            Visit(
                layer: .passUnretained(layer), parentTime: parentTime,
                localTime: layer.timing.localTime(forParent: parentTime))
        }
        var visits = [visit(root, parentTime: context.clock.now)]
        var next = 0
        while next < visits.count {
            let current = visits[next]
            next += 1
            current.layer._withUnsafeGuaranteedRef { layer in
                guard layer.passes.below.contains(.commit) else { return }
                if let mask = layer.links.mask, mask.pendingWork.contains(.commit) {
                    visits.append(visit(mask, parentTime: current.localTime))
                }
                let children = layer.links.children
                for index in children.indices {
                    LayerWalk.askForMarks(of: children, index + 8)
                    Unmanaged.passUnretained(children[index])._withUnsafeGuaranteedRef { child in
                        guard child.pendingWork.contains(.commit) else { return }
                        visits.append(visit(child, parentTime: current.localTime))
                    }
                }
            }
        }
        return visits
    }

    /// Makes the node anew from what changed and shares the rest.
    private func rebuildNode(of layer: CALayer) {
        let hasOnlyMoved =
            layer.passes.stale.isEmpty && layer.passes.below.isEmpty && layer.links.mask == nil
            && layer.attachedAnimations.isEmpty
        if !hasOnlyMoved || !layer.nodes.move(to: layer.geometry, layer.timing) {
            layer.nodes.keep(rebuiltNode(of: layer, layer.committed, layer.passes.stale))
        }
        layer.passes.own.remove(.commit)
        layer.passes.below.remove(.commit)
        layer.passes.stale = []
    }

    private func rebuiltNode(of layer: CALayer, _ old: LayerNode?, _ stale: LayerPasses.Parts) -> LayerNode {
        let style = stale.contains(.style) || old == nil ? LayerStyle(layer.appearance) : old!.style
        let records = layer.attachedAnimations.isEmpty ? [] : layer.attachedAnimations.compactMap(\.record)
        let keepsChildren = old != nil && !stale.contains(.children) && !layer.passes.below.contains(.commit)
        return LayerNode(
            id: layer.id, geometry: layer.geometry, style: style,
            content: stale.contains(.content) || old == nil ? layer.renderContent : old!.content, timing: layer.timing,
            children: keepsChildren ? old!.children : layer.contentNodes + layer.links.children.map { $0.committed! },
            mask: layer.links.mask?.committed, animations: records)
    }
}

extension CALayer {
    /// Resolves what was added since the last commit: begin times become times, animations become records.
    fileprivate final func startAnimations(parentTime: Double, localTime: Double, started: inout [AttachedAnimation]) {
        if attachedAnimations.isEmpty { return }
        for attached in attachedAnimations where attached.record == nil && !attached.hasEnded {
            attached.animation.begin(at: localTime)
            attached.beganAtCommit = attached.animation.timing.beginTime <= localTime
            let context = RecordContext(layer: self, id: attached.id, localTime: localTime, parentTime: parentTime)
            attached.record = attached.animation.record(context) ?? .without(attached)
            attached.redrawsLayer = (attached.animation as? CAPropertyAnimation)?.redraws(self) ?? false
            started.append(attached)
        }
    }
}

extension AnimationRecord {
    /// For an animation without effect, such as one of an unknown kind: it has a time to run and an end to tell.
    fileprivate static func without(_ attached: AttachedAnimation) -> AnimationRecord {
        AnimationRecord(id: attached.id, timing: attached.animation.timing, kind: .group([]))
    }
}

extension CAAnimation {
    /// A begin time of 0 means the commit. The frozen copy shows it from then on.
    fileprivate final func begin(at localTime: Double) {
        if timing.beginTime == 0 { timing.beginTime = localTime }
    }
}

extension LayerNode {
    /// How many transitions may run inside one another's old picture before the innermost is left out.
    private static let maximumDepth = 4

    /// This node as the source of a transition: without transitions of its own that are over by then, so that pictures of
    /// pictures do not pile up.
    func frozen(at parentTime: Double, depth: Int = 0) -> LayerNode {
        let time = timing.localTime(forParent: parentTime)
        let kept = animations.compactMap { record -> AnimationRecord? in
            guard case .transition(var transition) = record.kind else { return record }
            guard depth < LayerNode.maximumDepth, !record.timing.isOver(at: time) else { return nil }
            transition.source = transition.source?.frozen(at: transition.sourceTime, depth: depth + 1)
            var record = record
            record.kind = .transition(transition)
            return record
        }
        guard !animations.isEmpty, kept != animations else { return self }
        return LayerNode(
            id: id, geometry: geometry, style: style, content: content, timing: timing, children: children, mask: mask,
            animations: kept)
    }
}
