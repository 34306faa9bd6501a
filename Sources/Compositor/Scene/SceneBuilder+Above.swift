import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// A ring inside the bounds, over contents and sublayers.
    func drawBorder(_ drawing: LayerDrawing) {
        let width = drawing.style.pointee.borderWidth
        guard width > 0, width.isFinite, let color = drawing.style.pointee.borderColor, color.alpha > 0 else { return }
        guard drawing.bounds.width > 0, drawing.bounds.height > 0 else { return }
        if width * 2 >= min(Double(drawing.bounds.width), Double(drawing.bounds.height)) {
            fill(drawing, drawing.bounds, .solid(color), radii: drawing.radii)
            return
        }
        guard let (quad, bounds) = quad(drawing, drawing.bounds, radii: drawing.radii) else { return }
        emit(.border(quad, width: width, color), drawing, bounds)
    }

    /// A single item of one colour over an opaque picture of the same outline, as dimming overlays are, becomes the picture's
    /// tint: it costs nothing, and soft edges stay those of one card.
    func foldDimming(_ style: UnsafePointer<LayerAppearance>) {
        // The item is at hand; the style of most layers is far away, and nobody else reads it.
        guard items.withUnsafeBufferPointer({ $0.count > 0 && ($0.baseAddress! + $0.count - 1).pointee.isBlackFill })
        else { return }
        guard let own = style.pointee.backgroundColor, own.red == 0, own.green == 0, own.blue == 0 else {
            return
        }
        guard items.count >= 2, let overlay = items.last, items.count - 2 >= (open.last?.firstItem ?? 0),
            case .fill(let quad, .solid(let color)) = overlay.kind, color.red == 0, color.green == 0, color.blue == 0,
            overlay.blendMode == .normal
        else { return }
        let index = items.count - 2
        guard case .fill(let below, .image(var image)) = items[index].kind,
            list.images[Int(image.image)].isOpaque, below == quad,
            items[index].opacity == 1, items[index].blendMode == .normal, items[index].clip == overlay.clip,
            image.tint.alpha == 1
        else { return }
        let light = 1 - color.alpha * overlay.opacity
        image.tint.red *= light
        image.tint.green *= light
        image.tint.blue *= light
        items[index].kind = .fill(below, .image(image))
        items.removeLast()
    }

    /// Multiplies the colours of everything from `start` on, as a replicator's instances need it.
    func tint(from start: Int, by color: RGBA) {
        guard color != .white else { return }
        for index in start..<items.count {
            items[index].opacity *= color.alpha
            switch items[index].kind {
            case .fill(let quad, let paint): items[index].kind = .fill(quad, tinted(paint, by: color))
            case .path(let path, let paint): items[index].kind = .path(path, tinted(paint, by: color))
            case .border(let quad, let width, let own):
                items[index].kind = .border(quad, width: width, own.multiplied(by: color))
            case .shadow(let quad, let sigma, let own, let endsEarly):
                items[index].kind = .shadow(quad, sigma: sigma, own.multiplied(by: color), endsEarly: endsEarly)
            case .pass(let pass, _): tintPass(pass, by: color)
            case .mesh(let mesh):
                tintPass(list.meshes[mesh].front, by: color)
                if list.meshes[mesh].back != list.meshes[mesh].front { tintPass(list.meshes[mesh].back, by: color) }
            case .backdrop: break
            }
        }
    }

    private func tinted(_ paint: Paint, by color: RGBA) -> Paint {
        switch paint {
        case .solid(let own): return .solid(own.multiplied(by: color))
        case .image(var image):
            image.tint = image.tint.multiplied(by: color)
            return .image(image)
        case .gradient(let index):
            var gradient = list.gradients[index]
            gradient.colors = gradient.colors.map { $0.multiplied(by: color) }
            list.gradients.append(gradient)
            return .gradient(list.gradients.count - 1)
        case .pass(let pass, _, _):
            tintPass(pass, by: color)
            return paint
        }
    }

    private func tintPass(_ pass: Int, by color: RGBA) {
        let start = list.filters.count
        for index in list.passes[pass].filters { list.filters.append(list.filters[index]) }
        list.filters.append(
            .colorMatrix([color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, 1, 0]))
        list.passes[pass].filters = start..<list.filters.count
    }
}

extension RGBA {
    /// The colours multiplied; alpha stays, it is applied as opacity.
    func multiplied(by other: RGBA) -> RGBA {
        RGBA(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
    }
}
