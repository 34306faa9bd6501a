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
            return setImage(&item, image, list.images[Int(image.image)], placement)
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

    /// False when the paint shows none of the image's texels.
    func setImage(_ item: inout CKItem, _ image: ImagePaint, _ buffer: PixelBuffer, _ placement: QuadPlacement) -> Bool
    {
        guard let texture = Texture(image, of: buffer) else { return false }
        let toTexels = placement.toLocal.toTexels(
            originX: image.originX, originY: image.originY, scaleX: image.scaleX, scaleY: image.scaleY)
        setTexture(&item, texture, toTexels)
        setTint(&item, image.tint)
        if item.showsOneColor { setOneColor(&item) }
        return true
    }

    /// A texel stretched over all of the item, as in the middle of a shadow, needs no sampling.
    private func setOneColor(_ item: inout CKItem) {
        item.color = withUnsafePointer(to: item) { ReferenceSource.color(scene.view, $0, item.minX, item.minY) }
        item.source = .solid
        item.isTinted = 0
        item.isOpaque = item.color >> 24 == 255 ? 1 : 0
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
        setBilinear(&item, texture, toTexels)
    }

    private func setBilinear(_ item: inout CKItem, _ texture: Texture, _ toTexels: Matrix3) {
        let fixed = Double(CK_SUBTEXELS)
        item.source = .bilinear
        item.levelCount = 1
        var levelScale = 1.0
        if textures.usesMipLevels, toTexels.minifies(within: item) {
            item.texelArea = Float(abs(toTexels.determinant))
            item.mipSharpness = texture.minification == .trilinear ? 0 : MipDetail.linear
            levelScale = setMipLevels(&item, texture, toTexels)
        } else {
            item.level = addLevel(texture.buffer, texture.texels, isNearest: false)
        }
        // The half texel makes texel centres whole; the half step rounds to the nearest 1/128.
        item.map = toTexels.scaledResult(fixed * levelScale, offset: -fixed / 2 + 0.5).single
    }

    /// The one smaller picture that all of the item shows, or all of them. Returns the size of the level's texels' coordinates
    /// beside the picture's.
    private func setMipLevels(_ item: inout CKItem, _ texture: Texture, _ toTexels: Matrix3) -> Double {
        let count = TextureStore.smallerLevelCount(width: texture.width, height: texture.height)
        func smaller(_ count: Int) -> ArraySlice<PixelBuffer> {
            textures.smallerLevels(of: texture.buffer, width: texture.width, height: texture.height, count: count)
        }
        if item.mapping != .perspective {
            let detail = MipDetail.at(
                area: item.texelArea, levelCount: Int32(count + 1), sharpness: item.mipSharpness)
            if detail & 255 == 0 {
                let index = Int(detail >> 8)
                let buffer = smaller(index).last ?? texture.buffer
                item.level = addLevel(buffer, texture.texels.halved(times: index), isNearest: false)
                return 1 / Double(1 << index)
            }
        }
        let sampled = smaller(min(count, mostSampledLevel(item, toTexels, count)))
        item.level = addLevel(texture.buffer, texture.texels, isNearest: false)
        for (index, buffer) in sampled.enumerated() {
            addLevel(buffer, texture.texels.halved(times: index + 1), isNearest: false)
        }
        item.levelCount = Int32(sampled.count + 1)
        if item.levelCount > 1 { item.source = .trilinear }
        return 1
    }

    /// No pixel of the item is sampled from a smaller level than this. A run of 16 pixels has one level, that of its middle.
    private func mostSampledLevel(_ item: CKItem, _ toTexels: Matrix3, _ count: Int) -> Int {
        guard let area = toTexels.texelArea(within: item, aside: 16) else { return count }
        let detail = MipDetail.at(area: Float(area * 1.01), levelCount: Int32(count + 1), sharpness: 0)
        return Int(detail >> 8) + 1
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
    func addPass(_ index: Int, mask: Int?, of item: ItemLook, within bounds: PixelRect) {
        guard let pass = finishedPasses[index] else { return }
        let buffer = pass.buffer
        let (offsetX, offsetY) = (region.minX - pass.region.minX, region.minY - pass.region.minY)
        let covered = pass.region.relative(toX: region.minX, region.minY)
        guard let result = begin(item, within: bounds.intersection(covered)) else { return }
        result.pointee.source = .copy
        result.pointee.isOpaque = buffer.isOpaque ? 1 : 0
        (result.pointee.copyX, result.pointee.copyY) = (offsetX, offsetY)
        result.pointee.level = addLevel(
            buffer, PixelRect(minX: 0, minY: 0, maxX: Int32(buffer.width), maxY: Int32(buffer.height)), isNearest: true)
        result.pointee.levelCount = 1
        if let mask {
            result.pointee.maskIsInverted = list.passes[mask].isInverted ? 1 : 0
            guard let maskPass = finishedPasses[mask] else { return }
            result.pointee.mask = UnsafePointer(maskPass.buffer.base)
            result.pointee.maskStride = Int32(maskPass.buffer.stride)
            (result.pointee.maskX, result.pointee.maskY) = (
                region.minX - maskPass.region.minX, region.minY - maskPass.region.minY
            )
            (result.pointee.maskWidth, result.pointee.maskHeight) = (
                Int32(maskPass.region.width), Int32(maskPass.region.height)
            )
            result.pointee.isOpaque = 0
        }
        emit(result)
    }
}

extension CKItem {
    /// True when the same point of one picture lies under all of the item's pixels, to half a step of the kernels' coordinates.
    fileprivate var showsOneColor: Bool {
        guard source == .bilinear, mapping != .perspective else { return false }
        let width = Float(maxX - minX), height = Float(maxY - minY)
        return abs(map.a) * width + abs(map.b) * height < 0.5 && abs(map.d) * width + abs(map.e) * height < 0.5
    }
}
