import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// Ends a layer: border, shadow, and the group that opacity, filters, mask or blending ask for.
    func leave(_ layer: OpenLayer) {
        if layer.drawsItself {
            let drawing = drawing(of: layer)
            drawBorder(drawing)
            shadows.drawShadow(drawing, below: layer.firstItem)
        }
        close(layer)
    }

    /// Turns what the layer drew into one picture where something applies to the whole.
    func close(_ layer: OpenLayer) {
        let count = items.count - layer.firstItem
        guard count > 0 else { return masks.forget(of: layer) }
        if layer.tint >= 0 { tint(from: layer.firstItem, by: tints[Int(layer.tint)]) }
        if layer.needsPass {
            closePicture(layer)
        } else if layer.opacity < 1 || layer.blendMode != .normal {
            if count == 1, fold(layer, into: layer.firstItem) {
                foldDimming(drawing(of: layer).style)
                return
            }
            let pass = closePass(layer.id, .group, from: layer.firstItem, region: unionBounds(from: layer.firstItem))
            emitPass(pass, layer)
        } else if count == 1 {
            foldDimming(drawing(of: layer).style)
        }
    }

    /// A single item takes the group's opacity and blending itself.
    private func fold(_ layer: OpenLayer, into index: Int) -> Bool {
        if layer.blendMode != .normal {
            guard items[index].blendMode == .normal else { return false }
            items[index].blendMode = layer.blendMode
        }
        items[index].opacity *= layer.opacity
        return true
    }

    /// The finished group takes the layer's place.
    private func emitPass(_ pass: Int, _ layer: OpenLayer) {
        var item = DisplayItem(
            layer: layer.id, kind: .pass(pass, mask: nil), bounds: list.passes[pass].region)
        item.opacity = layer.opacity
        item.blendMode = layer.blendMode
        items.append(item)
    }

    func unionBounds(from start: Int) -> PixelRect {
        var box = PixelRect.empty
        for index in start..<items.count { box = box.union(items[index].bounds) }
        return box
    }

    /// Moves the open items from `start` on into a finished pass.
    func closePass(_ layer: LayerID, _ role: DisplayPass.Role, from start: Int, region: PixelRect) -> Int {
        let first = list.items.count
        list.items.append(contentsOf: items[start...])
        items.removeLast(items.count - start)
        list.passes.append(
            DisplayPass(key: uniqueKey(layer, role), region: region, items: first..<list.items.count))
        return list.passes.count - 1
    }

    /// A layer that is drawn more than once (replicated, split) makes passes of its own each time.
    private func uniqueKey(_ layer: LayerID, _ role: DisplayPass.Role) -> DisplayPass.Key {
        var key = DisplayPass.Key(layer: layer, role: role)
        var number = 0
        while !usedKeys.insert(key).inserted {
            number += 1
            key.role = .instance(number)
        }
        return key
    }
}
