import CKernels
import CoreGraphics
import RenderTree

extension SceneSetup {
    /// Sets where the item's colours come from. False when there is nothing to show.
    func setSource(_ item: inout CKItem, _ paint: Paint, _ placement: QuadPlacement) -> Bool {
        switch paint {
        case .solid(let color):
            setSolid(&item, color)
        case .image(let image):
            guard let texture = Texture(image) else { return false }
            let toTexels = placement.toLocal.toTexels(
                originX: image.originX, originY: image.originY, scaleX: image.scaleX, scaleY: image.scaleY)
            setTexture(&item, texture, toTexels)
            setTint(&item, image.tint)
        case .pass(let index, let toPassPixels, let filter):
            guard let pass = finishedPasses[index] else { return false }
            let texture = Texture(pass: pass, filter: filter)
            let toBuffer = Matrix3(toPassPixels).movedBy(-Double(pass.region.minX), -Double(pass.region.minY))
            setTexture(&item, texture, toBuffer.after(placement.toLocal))
        case .gradient(let index):
            return setGradient(&item, list.gradients[index], placement)
        }
        return true
    }

    /// The item's opacity goes into the colour, where it is not yet rounded.
    func setSolid(_ item: inout CKItem, _ color: RGBA) {
        var color = color
        if item.blend == .normal {
            color.alpha *= item.strength / 255
            item.strength = 255
        }
        item.source = .solid
        item.color = color.premultipliedWord
        item.isOpaque = item.color >> 24 == 255 ? 1 : 0
    }

    func setTint(_ item: inout CKItem, _ tint: RGBA) {
        guard tint != .white else { return }
        item.isTinted = 1
        item.tint = tint.premultipliedWord
        if item.tint >> 24 != 255 { item.isOpaque = 0 }
    }

    /// `toTexels`: offset from the origin pixel's centre → texel coordinates, in which texel centres lie at halves.
    func setTexture(_ item: inout CKItem, _ texture: Texture, _ toTexels: Matrix3) {
        item.isOpaque = texture.buffer.isOpaque ? 1 : 0
        if texture.samplesWholeTexels(toTexels, item) {
            item.source = .copy
            item.copyX = Int32((toTexels.c - 0.5).rounded()) - item.originX
            item.copyY = Int32((toTexels.f - 0.5).rounded()) - item.originY
            item.level = addLevel(texture.buffer, texture.texels, isNearest: true)
            item.levelCount = 1
            return
        }
        item.mapping = toTexels.kernelMapping
        let areaAtOne = abs(toTexels.determinant)
        let scale = toTexels.texelsPerPixel
        let filter = scale > 1 ? texture.minification : texture.magnification
        let fixed = Double(CK_SUBTEXELS)
        if filter == .nearest {
            item.source = .nearest
            item.map = toTexels.scaledResult(fixed, offset: 0).single
            item.level = addLevel(texture.buffer, texture.texels, isNearest: true)
            item.levelCount = 1
            return
        }
        // The half texel makes texel centres whole; the half step rounds to the nearest 1/128.
        item.map = toTexels.scaledResult(fixed, offset: -fixed / 2 + 0.5).single
        item.texelArea = Float(areaAtOne)
        item.source = .bilinear
        if textures.usesMipLevels, toTexels.minifies(within: item) {
            item.level = addMipLevels(texture)
            item.levelCount = Int32(scene.levels.count) - item.level
            if item.levelCount > 1 { item.source = .trilinear }
        } else {
            item.level = addLevel(texture.buffer, texture.texels, isNearest: false)
            item.levelCount = 1
        }
    }

    private func addMipLevels(_ texture: Texture) -> Int32 {
        let first = addLevel(texture.buffer, texture.texels, isNearest: false)
        var texels = texture.texels
        for smaller in textures.smallerLevels(of: texture.buffer) {
            texels = PixelRect(
                minX: texels.minX >> 1, minY: texels.minY >> 1, maxX: (texels.maxX + 1) >> 1,
                maxY: (texels.maxY + 1) >> 1)
            addLevel(smaller, texels, isNearest: false)
        }
        return first
    }

    @discardableResult
    func addLevel(_ buffer: PixelBuffer, _ texels: PixelRect, isNearest: Bool) -> Int32 {
        let unit = Float(CK_SUBTEXELS)
        let last: Float = isNearest ? 1 : unit
        return scene.levels.append(
            CKLevel(
                texels: UnsafePointer(buffer.base), stride: Int32(buffer.stride),
                minU: Float(texels.minX) * unit, minV: Float(texels.minY) * unit,
                maxU: Float(texels.maxX) * unit - last, maxV: Float(texels.maxY) * unit - last))
    }

    /// A finished pass pixel on pixel, its colours multiplied by the alpha of another.
    func addPass(_ index: Int, mask: Int?, of item: DisplayItem, within bounds: PixelRect) {
        guard let pass = finishedPasses[index] else { return }
        let buffer = pass.buffer
        let (offsetX, offsetY) = (region.minX - pass.region.minX, region.minY - pass.region.minY)
        let covered = pass.region.relative(toX: region.minX, region.minY)
        guard var result = begin(item, within: bounds.intersection(covered)) else { return }
        result.source = .copy
        result.isOpaque = buffer.isOpaque ? 1 : 0
        (result.copyX, result.copyY) = (offsetX, offsetY)
        result.level = addLevel(
            buffer, PixelRect(minX: 0, minY: 0, maxX: Int32(buffer.width), maxY: Int32(buffer.height)), isNearest: true)
        result.levelCount = 1
        if let mask {
            guard let maskPass = finishedPasses[mask] else { return }
            result.mask = UnsafePointer(maskPass.buffer.base)
            result.maskStride = Int32(maskPass.buffer.stride)
            (result.maskX, result.maskY) = (region.minX - maskPass.region.minX, region.minY - maskPass.region.minY)
            (result.maskWidth, result.maskHeight) = (Int32(maskPass.region.width), Int32(maskPass.region.height))
            result.isOpaque = 0
        }
        emit(result)
    }
}
