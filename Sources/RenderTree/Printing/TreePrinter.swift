import CoreGraphics

extension RenderTree: CustomStringConvertible {
    /// The committed layers, one a line, each further in than its superlayer, with what is not as usual about it.
    package var description: String {
        let sampler = TreeSampler()
        sampler.sample(self, at: commitTime)
        let title = "RenderTree, commit \(generation) at \(commitTime.brief) s\n"
        return title + TreePrinter(sampler: sampler, isSampled: false).text
    }
}

extension TreeSampler: CustomStringConvertible {
    /// The layers as they look at the sampled time.
    package var description: String {
        TreePrinter(sampler: self, isSampled: true).text
    }
}

/// Prints layers in tree order. Deterministic, so that two prints can be compared.
private struct TreePrinter {
    let sampler: TreeSampler
    let isSampled: Bool

    /// Deeper layers do not move further in; their depth is said instead.
    private static let deepestIndent = 40

    var text: String {
        var depths: [Int] = []
        var text = ""
        for (layer, link) in zip(sampler.layers, sampler.links) {
            let depth = link.parent < 0 ? 0 : depths[Int(link.parent)] + 1
            depths.append(depth)
            text += String(repeating: "  ", count: min(depth, Self.deepestIndent))
            if depth > Self.deepestIndent { text += "(depth \(depth)) " }
            text += line(layer, link) + "\n"
        }
        return text.isEmpty ? "no layers\n" : text
    }

    private func line(_ layer: SampledLayer, _ link: TreeSampler.Link) -> String {
        let node = layer.node
        let geometry = isSampled ? layer.geometry : node.geometry
        let appearance = isSampled ? layer.appearance : node.style.values
        var words = [link.role.words, "\(node.id)"].filter { !$0.isEmpty }
        words += (isSampled ? layer.content : node.content).printed
        words += geometry.printed
        words += appearance.printed
        if isSampled {
            if node.timing != .layer { words.append("time \(layer.localTime.brief)") }
            if let transition = layer.transition { words.append(transition.printed) }
            if let dissolve = layer.dissolve { words.append("dissolve \(dissolve.fraction.brief)") }
            for key in layer.customValues.keys.sorted() {
                words.append("\(key) \(layer.customValues[key]?.printed ?? "")")
            }
        } else {
            words += node.timing.printed
            for animation in node.animations { words.append("[\(animation.printed)]") }
        }
        return words.joined(separator: " ")
    }
}

extension TreeSampler.Role {
    fileprivate var words: String {
        switch self {
        case .root, .sublayer: ""
        case .mask: "mask"
        case .transitionSource: "old content"
        case .snapshot: "kept layer"
        }
    }
}

extension LayerContent {
    fileprivate var printed: [String] {
        switch self {
        case .none: []
        case .transform: ["transform layer"]
        case .shape(let shape): ["shape of \(shape.path?.path.elements.count ?? 0) steps"]
        case .gradient(let gradient): ["\(gradient.kind) gradient of \(gradient.colors.count) colours"]
        case .replicator(let replicator): ["replicator × \(replicator.instanceCount)"]
        case .emitter(let emitter): ["emitter of \(emitter.cells.count) kinds"]
        case .tiles(let tiles): ["\(tiles.count) tiles"]
        case .snapshot(let kept): ["snapshot of \(kept.node.id) at \(kept.time.brief)"]
        }
    }
}

extension LayerGeometry {
    fileprivate var printed: [String] {
        var words = ["\(bounds.size.printed) at \(position.printed)"]
        if bounds.origin != .zero { words.append("scrolled \(bounds.origin.printed)") }
        if zPosition != 0 { words.append("z \(zPosition.brief)") }
        if anchorPoint != CGPoint(x: 0.5, y: 0.5) || anchorPointZ != 0 {
            words.append("anchor \(anchorPoint.printed)" + (anchorPointZ != 0 ? " z \(anchorPointZ.brief)" : ""))
        }
        if !CATransform3DIsIdentity(transform) { words.append(transform.printed) }
        if opacity != 1 { words.append("opacity \(Double(opacity).brief)") }
        if isHidden { words.append("hidden") }
        return words
    }
}

extension LayerAppearance {
    fileprivate var printed: [String] {
        var words: [String] = []
        if let backgroundColor { words.append(backgroundColor.printed) }
        if let contents { words.append("image \(contents.image.width)×\(contents.image.height) \(contentsGravity)") }
        if !cornerRadii.isEmpty {
            words.append("corners \(cornerRadii.map(\.brief).joined(separator: " "))")
        } else if cornerRadius != 0 {
            words.append("corners \(cornerRadius.brief)")
        }
        if borderWidth != 0 { words.append("border \(borderWidth.brief) \(borderColor?.printed ?? "none")") }
        if shadowOpacity != 0 { words.append("shadow \(Double(shadowOpacity).brief) radius \(shadowRadius.brief)") }
        if masksToBounds { words.append("clips") }
        if !isDoubleSided { words.append("one-sided") }
        if isGeometryFlipped { words.append("flipped") }
        if !CATransform3DIsIdentity(sublayerTransform) { words.append("sublayers \(sublayerTransform.printed)") }
        if compositingFilter != .normal { words.append("\(compositingFilter)") }
        if !filters.isEmpty { words.append("\(filters.count) filters") }
        if !backgroundFilters.isEmpty { words.append("\(backgroundFilters.count) background filters") }
        if shouldRasterize { words.append("rasterized at \(rasterizationScale.brief)") }
        return words
    }
}

extension MediaTiming {
    fileprivate var printed: [String] {
        var words: [String] = []
        if speed != 1 { words.append("speed \(speed.brief)") }
        if beginTime != 0 { words.append("begins \(beginTime.brief)") }
        if timeOffset != 0 { words.append("offset \(timeOffset.brief)") }
        return words
    }
}

extension AnimationRecord {
    fileprivate var printed: String {
        let length = "\(timing.duration.brief) s" + (timing.repeatCount > 0 ? " × \(timing.repeatCount.brief)" : "")
        let rest = timing.printed.map { " " + $0 }.joined()
        switch kind {
        case .property(let property): return "\(property.target.keyPath) \(length)\(rest)"
        case .group(let children): return "group of \(children.count) \(length)\(rest)"
        case .transition(let transition):
            return "\(transition.kind)\(transition.edge.map { " \($0)" } ?? "") \(length)\(rest)"
        }
    }
}

extension RunningTransition {
    fileprivate var printed: String { "\(kind)\(edge.map { " \($0)" } ?? "") \(progress.brief)" }
}

extension RenderValue {
    fileprivate var printed: String {
        switch self {
        case .number(let value): value.brief
        case .flag(let value): "\(value)"
        case .point(let value): value.printed
        case .size(let value): value.printed
        case .rect(let value): value.origin.printed + " " + value.size.printed
        case .transform(let value): value.printed
        case .color(let value): value?.printed ?? "none"
        case .path(let value): "path of \(value?.path.elements.count ?? 0) steps"
        case .image(let value): value.map { "image \($0.image.width)×\($0.image.height)" } ?? "none"
        case .numbers(let values): "(" + values.map(\.brief).joined(separator: ", ") + ")"
        case .colors(let values): "(" + values.map(\.printed).joined(separator: ", ") + ")"
        }
    }
}

extension CGPoint {
    fileprivate var printed: String { "(\(Double(x).brief), \(Double(y).brief))" }
}

extension CGSize {
    fileprivate var printed: String { "\(Double(width).brief)×\(Double(height).brief)" }
}

extension RGBA {
    /// As `#rrggbb`, with the alpha after it when it is not 1.
    fileprivate var printed: String {
        let channels = [red, green, blue] + (alpha == 1 ? [] : [alpha])
        return "#"
            + channels.map { channel in
                let byte = channel.isFinite ? Int(min(max(channel, 0), 1) * 255 + 0.5) : 0
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }
}

extension CATransform3D {
    fileprivate var printed: String {
        let rows = [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
        return "[" + rows.map { $0.map { Double($0).brief }.joined(separator: " ") }.joined(separator: ", ") + "]"
    }
}

extension Double {
    /// Up to five digits after the point, and no more than there are.
    package var brief: String {
        guard abs(self) < 1e12 else { return description }
        let rounded = (self * 1e5).rounded() / 1e5
        return rounded == 0 ? "0" : rounded == rounded.rounded() ? String(Int(rounded)) : rounded.description
    }
}
