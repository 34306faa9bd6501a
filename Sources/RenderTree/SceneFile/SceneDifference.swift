import CoreGraphics

/// What differs between two scenes, layer by layer and entry by entry, as the scene file spells it.
package struct SceneDifference: Equatable, CustomStringConvertible {
    /// `-` lines stand in the first scene only, `+` lines in the second; each after the layer they belong to.
    package let description: String

    package var isEmpty: Bool { description.isEmpty }

    package init(_ a: Scene, _ b: Scene) {
        var lines: [String] = []
        if a.size != b.size || a.scale != b.scale {
            lines += [
                "canvas", "- \(a.size.width)×\(a.size.height) × \(a.scale)",
                "+ \(b.size.width)×\(b.size.height) × \(b.scale)",
            ]
        }
        let first = Self.layers(of: a), second = Self.layers(of: b)
        let secondByName = Dictionary(uniqueKeysWithValues: second)
        for (name, node) in first {
            guard let other = secondByName[name] else {
                lines.append("- layer \(name)")
                continue
            }
            guard node !== other else { continue }
            let changes = Self.changes(SceneWriter.entries(of: node), SceneWriter.entries(of: other))
            if !changes.isEmpty { lines += ["layer \(name)"] + changes }
        }
        let names = Set(first.map(\.0))
        for (name, _) in second where !names.contains(name) { lines.append("+ layer \(name)") }
        description = lines.map { $0 + "\n" }.joined()
    }

    /// Every layer under its identity; later ones of the same (old contents, kept layers) are counted.
    private static func layers(of scene: Scene) -> [(String, LayerNode)] {
        var counts: [LayerID: Int] = [:]
        return (scene.tree.root?.nodesFromTop ?? []).map { node in
            counts[node.id, default: 0] += 1
            let count = counts[node.id] ?? 1
            return (count == 1 ? "\(node.id)" : "\(node.id), number \(count)", node)
        }
    }

    private static func changes(_ a: [String], _ b: [String]) -> [String] {
        b.difference(from: a).map { change in
            switch change {
            case .remove(_, let line, _): "-" + line
            case .insert(_, let line, _): "+" + line
            }
        }
    }
}
