import CoreGraphics

extension SceneReader {
    mutating func readLayer(_ block: SceneBlock) throws(SceneError) -> LayerNode {
        var cursor = SceneCursor(block, skipping: 1, references: references)
        let number = try Int.read(&cursor)
        let id = try cursor.next("the layer's #number")
        guard id.hasPrefix("#"), let raw = UInt64(id.dropFirst()) else {
            throw cursor.error("'\(id.prefix(40))' is not a #number")
        }
        try cursor.finish()
        guard references.nodes[number] == nil else { throw cursor.error("there are two layers \(number)") }

        var draft = LayerDraft()
        for entry in block.entries { try read(entry, into: &draft) }
        let node = LayerNode(
            id: LayerID(raw), geometry: draft.geometry,
            style: draft.appearance == LayerAppearance() ? .plain : LayerStyle(draft.appearance),
            content: draft.content, timing: draft.timing, children: draft.children, mask: draft.mask,
            animations: draft.animations)
        weights[number] = draft.weight
        references.nodes[number] = node
        return node
    }

    private struct LayerDraft {
        var geometry = LayerGeometry()
        var appearance = LayerAppearance()
        var content = LayerContent.none
        var timing = MediaTiming.layer
        var children: [LayerNode] = []
        var mask: LayerNode?
        var animations: [AnimationRecord] = []
        var weight = 1
    }

    private mutating func read(_ entry: SceneBlock, into draft: inout LayerDraft) throws(SceneError) {
        if try draft.geometry.take(entry, references) { return }
        if try draft.timing.take(entry, references) { return }
        if try draft.appearance.take(entry, references) { return }
        var cursor = SceneCursor(entry, skipping: 1, references: references)
        switch entry.words[0] {
        case "content": draft.content = try readContent(entry, weight: &draft.weight)
        case "mask":
            draft.mask = try node(&cursor, weight: &draft.weight)
            try cursor.finish()
        case "sublayers":
            while !cursor.isAtEnd { draft.children.append(try node(&cursor, weight: &draft.weight)) }
        case "animation": draft.animations.append(try readAnimation(entry, weight: &draft.weight))
        case let name: throw cursor.error("'\(name.prefix(40))' is not an entry of a layer")
        }
    }

    /// The layer of a number: one that stands below the line that names it.
    func node(_ cursor: inout SceneCursor, weight: inout Int) throws(SceneError) -> LayerNode {
        let number = try Int.read(&cursor)
        guard let node = references.nodes[number] else {
            throw cursor.error("there is no layer \(number) below this one")
        }
        weight += weights[number] ?? 1
        guard weight <= Self.mostLayers else {
            throw cursor.error("the scene unfolds to more than \(Self.mostLayers) layers")
        }
        return node
    }

    private func readContent(_ block: SceneBlock, weight: inout Int) throws(SceneError) -> LayerContent {
        var cursor = SceneCursor(block, skipping: 1, references: references)
        let kind = try cursor.next("a kind of content")
        try cursor.finish()
        switch kind {
        case "transform": return .transform
        case "shape": return .shape(try readFields(ShapeContent(), block))
        case "gradient": return .gradient(try readFields(GradientContent(), block))
        case "replicator": return .replicator(try readFields(ReplicatorContent(), block))
        case "emitter":
            var emitter = EmitterContent()
            for entry in block.entries where try !emitter.take(entry, references) {
                emitter.cells.append(try readCell(entry))
            }
            return .emitter(emitter)
        case "tiles":
            var tiles: [TileContent] = []
            for entry in block.entries {
                var cursor = SceneCursor(entry, skipping: 1, references: references)
                guard entry.words[0] == "tile" else { throw cursor.error("only 'tile' stands in tiles") }
                tiles.append(try TileContent.read(&cursor))
                try cursor.finish()
            }
            return .tiles(tiles)
        case "snapshot": return .snapshot(try readSnapshot(block, weight: &weight))
        default: throw cursor.error("there is no kind of content '\(kind.prefix(40))'")
        }
    }

    private func readFields<Value: SceneFielded>(_ standard: Value, _ block: SceneBlock) throws(SceneError) -> Value {
        var value = standard
        for entry in block.entries where try !value.take(entry, references) {
            throw SceneError(line: entry.line, reason: "'\(entry.words[0].prefix(40))' does not belong here")
        }
        return value
    }

    private func readCell(_ block: SceneBlock) throws(SceneError) -> EmitterCell {
        guard block.words == ["cell"] else {
            throw SceneError(line: block.line, reason: "'\(block.words[0].prefix(40))' is not an entry of an emitter")
        }
        var cell = EmitterCell()
        for entry in block.entries where try !cell.take(entry, references) {
            cell.cells.append(try readCell(entry))
        }
        return cell
    }

    private func readSnapshot(_ block: SceneBlock, weight: inout Int) throws(SceneError) -> SnapshotContent {
        var kept: LayerNode?
        var time = 0.0, rect = CGRect.zero
        for entry in block.entries {
            var cursor = SceneCursor(entry, skipping: 1, references: references)
            switch entry.words[0] {
            case "layer": kept = try node(&cursor, weight: &weight)
            case "time": time = try Double.read(&cursor)
            case "sourceRect": rect = try CGRect.read(&cursor)
            case let name: throw cursor.error("'\(name.prefix(40))' is not an entry of a snapshot")
            }
            try cursor.finish()
        }
        guard let kept else { throw SceneError(line: block.line, reason: "the snapshot names no layer") }
        return SnapshotContent(node: kept, time: time, sourceRect: rect)
    }
}
