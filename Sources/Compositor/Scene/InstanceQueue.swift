import CoreGraphics
import RenderTree

/// Has the sublayers of replicators drawn once for each instance.
final class InstanceQueue {
    // The builder owns this object, and nobody else has it.
    unowned(unsafe) let scene: SceneBuilder

    init(_ scene: SceneBuilder) {
        self.scene = scene
    }

    /// More instances than this are not drawn: an instance count may come from anywhere.
    static let mostInstances = 20_000

    /// Queues a replicator's sublayers once for each instance: moved, coloured, and seen at an earlier time.
    func queueInstances(_ replicator: ReplicatorContent, of layer: OpenLayer) {
        let tree = scene.trees[layer.tree]
        let sampled = tree.layers[Int(layer.index)]
        let count = min(replicator.instanceCount, Self.mostInstances)
        guard count > 0, replicator.instanceTransform.isFinite else { return }
        if replicator.instanceCount > count {
            Diagnostics.report(
                "A replicator layer draws at most \(count) instances; it asked for \(replicator.instanceCount).")
        }
        let center = sampled.geometry.bounds.middle
        let base = scene.sublayerBase(sampled.geometry, sampled.looks)
        let toCenter = CATransform3DMakeTranslation(center.x, center.y, 0)
        var power = CATransform3DIdentity
        scene.depth.begin()
        for instance in 0..<count {
            let about = CATransform3DConcat(CATransform3DTranslate(power, -center.x, -center.y, 0), toCenter)
            let place = CATransform3DConcat(base, about)
            guard place.isFinite else { break }
            let tint = appendTint(replicator, instance)
            let time = sampled.localTime - Double(instance) * replicator.instanceDelay
            queueInstance(
                of: layer, place, tint, delayedTime: instance > 0 && replicator.instanceDelay != 0 ? time : nil,
                keepsDepth: replicator.preservesDepth)
            power = CATransform3DConcat(power, replicator.instanceTransform)
        }
        if replicator.preservesDepth {
            var space = layer.inner
            space.plane = layer.own.plane
            scene.queueMembers(in: space)
        }
    }

    private func queueInstance(
        of layer: OpenLayer, _ place: CATransform3D, _ tint: Int32, delayedTime: Double?, keepsDepth: Bool
    ) {
        let tree = scene.trees[layer.tree]
        if keepsDepth, delayedTime == nil {
            scene.gather(below: layer.index, tree: layer.tree, base: place, opacity: 1, isFlipped: false, tint: tint)
            return
        }
        let start = scene.queue.count
        scene.forEachSublayer(of: layer.index, in: tree) { child in
            var entry = QueuedLayer(tree: layer.tree, index: child, tint: tint)
            if let time = delayedTime, tree.links[Int(child)].isMoving {
                entry.tree = scene.trees.append(tree.layers[Int(child)].node, parentTime: time)
                entry.index = 0
            }
            let seen = scene.trees[entry.tree].layers[Int(entry.index)]
            guard seen.geometry.isFinite else { return }
            let matrix = CATransform3DConcat(seen.geometry.matrix, place)
            if keepsDepth {
                scene.depth.add(
                    .init(
                        tree: entry.tree, index: entry.index, matrix: matrix, bounds: seen.geometry.bounds.upright,
                        opacity: 1,
                        tint: tint, isFlipped: false, isOpaque: false))
                return
            }
            var space = layer.inner
            space.plane = layer.own.plane.after(Homography(plane: matrix)).snapped
            scene.placements.append(space)
            entry.placement = Int32(scene.placements.count - 1)
            scene.queue.append(entry)
        }
        sortByHeight(from: start)
    }

    private func sortByHeight(from start: Int) {
        guard scene.queue.count - start > 1 else { return }
        let heights = scene.queue[start...].map { scene.trees[$0.tree].layers[Int($0.index)].geometry.zPosition }
        guard zip(heights, heights.dropFirst()).contains(where: { $0 > $1 }) else { return }
        let order = heights.indices.sorted { heights[$0] < heights[$1] || heights[$0] == heights[$1] && $0 < $1 }
        let entries = Array(scene.queue[start...])
        for (place, index) in order.enumerated() { scene.queue[start + place] = entries[index] }
    }

    /// The instance's colour: each offset is added once for every instance before it.
    private func appendTint(_ replicator: ReplicatorContent, _ instance: Int) -> Int32 {
        let base = replicator.instanceColor ?? .white
        let steps = Float(instance)
        func channel(_ value: Float, _ offset: Float) -> Float { min(max(value + offset * steps, 0), 1) }
        let color = RGBA(
            red: channel(base.red, replicator.redOffset), green: channel(base.green, replicator.greenOffset),
            blue: channel(base.blue, replicator.blueOffset), alpha: channel(base.alpha, replicator.alphaOffset))
        guard color != .white else { return -1 }
        scene.tints.append(color)
        return Int32(scene.tints.count - 1)
    }
}
