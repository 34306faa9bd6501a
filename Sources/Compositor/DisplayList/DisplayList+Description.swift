import CoreGraphics
import RenderTree

extension DisplayList: CustomStringConvertible {
    /// Pass by pass, one line an item: what to look at first when a picture is wrong.
    package var description: String {
        var lines: [String] = []
        for (index, pass) in passes.enumerated() {
            lines.append("pass \(index) \(pass.key.role) of \(pass.key.layer) \(pass.region)\(describe(pass.filters))")
            for item in items[pass.items] { lines.append("  " + describe(item)) }
        }
        return lines.joined(separator: "\n")
    }

    package func describe(_ item: DisplayItem) -> String {
        var text = "\(item.layer) \(describe(item.kind)) in \(item.bounds)"
        if item.opacity != 1 { text += " opacity \(short(Double(item.opacity)))" }
        if item.blendMode != .normal { text += " \(item.blendMode.rawValue)" }
        if item.clip >= 0 { text += " clip \(describeClip(item.clip))" }
        return text
    }

    private func describe(_ kind: DisplayItem.Kind) -> String {
        switch kind {
        case .fill(let quad, let paint): "fill \(describe(quad)) with \(describe(paint))"
        case .path(let index, let paint): "\(describe(paths[index])) with \(describe(paint))"
        case .border(let quad, let width, let color): "border \(short(width)) \(describe(quad)) \(color.hex)"
        case .shadow(let quad, let sigma, let color, let endsEarly):
            "shadow \(describe(quad)) sigma \(short(sigma)) \(color.hex)\(endsEarly ? " ends early" : "")"
        case .mesh(let index):
            "mesh of pass \(meshes[index].front)/\(meshes[index].back), \(meshes[index].indices.count / 3) triangles"
        case .pass(let pass, let mask):
            "pass \(pass)" + (mask.map { " masked by \(passes[$0].isInverted ? "all but " : "")\($0)" } ?? "")
        case .backdrop(let quad, let range): "backdrop \(describe(quad))\(describe(range))"
        }
    }

    private func describe(_ path: DisplayPath) -> String {
        let verb = path.stroke.map { "stroke \(short($0.width))" } ?? "fill"
        return
            "\(verb) path of \(path.path.path.elements.count) in \(describe(Quad(rect: path.extent, toPixels: path.toPixels)))"
    }

    private func describe(_ paint: Paint) -> String {
        switch paint {
        case .solid(let color): color.hex
        case .image(let image):
            "image \(images[Int(image.image)].width)×\(images[Int(image.image)].height)"
                + (image.tint == .white ? "" : " tint \(image.tint.hex)")
        case .gradient(let index):
            "\(gradients[index].kind) gradient of \(gradients[index].colors.count)"
                + (gradients[index].mask.map { " masked by \($0.colors.count)" } ?? "")
        case .pass(let pass, _, let filter): "pass \(pass) \(filter.rawValue)"
        }
    }

    private func describe(_ quad: Quad) -> String {
        let r = quad.rect
        let x0 = Double(r.minX), y0 = Double(r.minY), x1 = Double(r.maxX), y1 = Double(r.maxY)
        let corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)].map { x, y -> String in
            quad.toPixels.apply(CGPoint(x: x, y: y)).map { "\(short(Double($0.x))),\(short(Double($0.y)))" } ?? "∞"
        }
        var text = "(\(corners.joined(separator: " ")))"
        if !quad.radii.isZero { text += " round \(short(quad.radii.topLeft))" }
        if !quad.cuts.isEmpty { text += " cut \(quad.cuts.count)" }
        return text
    }

    private func describe(_ range: Range<Int>) -> String {
        filters[range].map { filter in
            switch filter {
            case .gaussian(let x, let y): " blur \(short(x))×\(short(y))"
            case .colorMatrix: " colour matrix"
            case .silhouette(let color): " silhouette \(color.hex)"
            }
        }.joined()
    }

    private func describeClip(_ clip: Int32) -> String {
        var texts: [String] = []
        var index = clip
        while index >= 0, texts.count < 8 {
            let clip = clips[Int(index)]
            texts.append(clip.path < 0 ? describe(clip.quad) : describe(paths[Int(clip.path)]))
            index = clips[Int(index)].parent
        }
        return texts.joined(separator: " in ")
    }
}

/// Three decimals, without trailing zeros.
private func short(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

extension RGBA {
    /// As in style sheets: two digits a channel, alpha last when it is not full.
    fileprivate var hex: String {
        func digits(_ value: Float) -> String {
            guard value.isFinite else { return "??" }
            let byte = Int((min(max(value, 0), 1) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits(red) + digits(green) + digits(blue) + (alpha >= 1 ? "" : digits(alpha))
    }
}
