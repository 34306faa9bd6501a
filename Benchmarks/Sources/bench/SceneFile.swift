import CoreGraphics

/// Writes scenes for the other renderers. Little-endian; `peers/scene.h` reads it.
///
///     NAME.scene   int32: frames, layers, textures, has mesh; per texture: width, height; per layer: texture, radius (float)
///                  per frame and layer 12 floats: the map's nine numbers, opacity, dimming, 0
///     NAME.mesh    int32: cells, frames; indices; per frame and vertex three floats: x, y, shade
///     SET-K.bgra   the texture's pixels, rows without gaps
struct SceneFile {
    let folder: URL

    func write(_ scene: BenchScene) throws {
        var data = Data()
        let hasMesh = scene.name == "s3"
        data.add([BenchScene.frameCount, scene.layers.count, scene.textures.count, hasMesh ? 1 : 0].map(Int32.init))
        for texture in scene.textures { data.add([Int32(texture.width), Int32(texture.height)]) }
        for layer in scene.layers {
            data.add([Int32(layer.texture)])
            data.add([Float(layer.cornerRadius)])
        }
        for frame in 0..<BenchScene.frameCount {
            for layer in scene.layers.indices {
                let state = scene.state(layer, frame)
                data.add(
                    state.map.m.map { Float($0 / state.map.m[8]) } + [Float(state.opacity), Float(state.dimming), 0])
            }
        }
        try data.write(to: folder.appendingPathComponent("\(scene.name).scene"))
        for (index, texture) in scene.textures.enumerated() {
            _ = pixels(of: texture, scene.textureSet, index)
        }
        if hasMesh { try writeMesh(scene.name) }
    }

    /// Reads a texture's file; makes it when it is not there.
    func pixels(of texture: BenchScene.Texture, _ set: String, _ index: Int) -> Data {
        let url = folder.appendingPathComponent("\(set)-\(index).bgra")
        if let data = try? Data(contentsOf: url), data.count == texture.width * texture.height * 4 { return data }
        let data = Photo.pixels(width: texture.width, height: texture.height, seed: UInt64(index + 1))
            .withUnsafeBytes { Data($0) }
        try? data.write(to: url, options: .atomic)
        return data
    }

    private func writeMesh(_ name: String) throws {
        var data = Data()
        let mesh = CurlMesh()
        data.add([Int32(CurlMesh.cells), Int32(BenchScene.frameCount)])
        data.add(mesh.indices.map(Int32.init))
        for frame in 0..<BenchScene.frameCount {
            data.add(mesh.vertices(frame: frame).flatMap { [Float($0.x), Float($0.y), Float($0.shade)] })
        }
        try data.write(to: folder.appendingPathComponent("\(name).mesh"))
    }
}

/// Something like a photograph: a slanting gradient, soft blotches and grain, with a light frame.
enum Photo {
    static func pixels(width: Int, height: Int, seed: UInt64) -> [UInt32] {
        var numbers = Numbers(seed: seed)
        let (low, high) = (channelColors(&numbers), channelColors(&numbers))
        let (fx, fy) = (numbers.number(3...9), numbers.number(3...9))
        var pixels = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
                let blotch = 22 * sin(fx * u * 6.28 + 3 * v) * cos(fy * v * 6.28)
                let grain = Double(numbers.next() & 15) - 7.5
                pixels[y * width + x] = color(low, high, (u + v) / 2, blotch + grain)
                let border = max(1, min(width, height) / 60)
                if x < border || y < border { pixels[y * width + x] = 0xffff_ffff }
            }
        }
        return pixels
    }

    private static func channelColors(_ numbers: inout Numbers) -> [Double] {
        (0..<3).map { _ in numbers.number(40...215) }
    }

    private static func color(_ low: [Double], _ high: [Double], _ part: Double, _ change: Double) -> UInt32 {
        var word: UInt32 = 0xff00_0000
        for channel in 0..<3 {
            let value = low[channel] * (1 - part) + high[channel] * part + change
            word |= UInt32(min(max(value, 0), 255)) << UInt32(8 * channel)
        }
        return word
    }
}

extension Data {
    mutating func add<Value: BitwiseCopyable>(_ values: [Value]) {
        values.withUnsafeBytes { append(contentsOf: $0) }
    }
}
