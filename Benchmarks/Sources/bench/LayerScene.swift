import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// A scene as a tree of layers, changed by hand for every frame as a program would.
final class LayerScene {
    private let scene: BenchScene
    private let clock = MediaClock()
    private let context: LayerContext
    private var layers: [CALayer] = []
    private var states: [[State]] = []

    /// What a program sets of a layer in one frame.
    private struct State {
        var transform: CATransform3D
        var opacity: Float
        var dimming: Double

        init(_ state: BenchScene.State) {
            transform = state.map.transform
            (opacity, dimming) = (Float(state.opacity), state.dimming)
        }
    }

    init(_ scene: BenchScene) {
        self.scene = scene
        context = LayerContext(clock: clock)
        clock.makeCurrent()
        // The states are input; working them out is not part of a frame.
        let frames = scene.layers.count > 10_000 ? 16 : BenchScene.frameCount
        states = (0..<frames).map { frame in scene.layers.indices.map { State(scene.state($0, frame)) } }
        let images = scene.textures.enumerated().map { index, texture in
            CGImage(buffer: .photo(texture, scene.textureSet, index))
        }
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: BenchScene.width, height: BenchScene.height)
        root.anchorPoint = .zero
        root.backgroundColor = CGColor(red: 32 / 255, green: 40 / 255, blue: 48 / 255, alpha: 1)
        for (index, layer) in scene.layers.enumerated() {
            layers.append(makeLayer(layer, images[layer.texture], states[0][index]))
            root.addSublayer(layers[index])
        }
        context.root = root
    }

    private func makeLayer(_ layer: BenchScene.Layer, _ image: CGImage, _ state: State) -> CALayer {
        let result = CALayer()
        result.anchorPoint = .zero
        result.bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        result.contents = image
        if layer.cornerRadius > 0 {
            result.cornerRadius = layer.cornerRadius
            result.masksToBounds = true
        }
        if state.dimming > 0 {
            let sheet = CALayer()
            sheet.frame = result.bounds
            sheet.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            sheet.opacity = Float(state.dimming)
            result.addSublayer(sheet)
        }
        return result
    }

    /// Moves the layers that move, and commits.
    func tree(frame: Int) -> RenderTree {
        move(frame: frame)
        return commit(frame: frame)
    }

    /// Moves the layers that move.
    func move(frame: Int) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let first = scene.movesOnlyLast && frame > 0 ? layers.count - 1 : 0
        for index in first..<layers.count {
            let state = states[frame % states.count][index]
            layers[index].transform = state.transform
            if state.opacity < 1 { layers[index].opacity = state.opacity }
        }
    }

    /// Ends what ``move(frame:)`` began.
    func commit(frame: Int) -> RenderTree {
        CATransaction.commit()
        context.runFrame(at: Double(frame) / 60)
        return context.tree
    }
}

extension PlaneMap {
    /// The same map for the plane z = 0 of a layer.
    var transform: CATransform3D {
        var t = CATransform3DIdentity
        (t.m11, t.m21, t.m41) = (m[0], m[1], m[2])
        (t.m12, t.m22, t.m42) = (m[3], m[4], m[5])
        (t.m14, t.m24, t.m44) = (m[6], m[7], m[8])
        return t
    }
}

extension PixelBuffer {
    /// The texture that the other renderers draw too.
    static func photo(_ texture: BenchScene.Texture, _ set: String, _ index: Int) -> PixelBuffer {
        let buffer = PixelBuffer(width: texture.width, height: texture.height, isOpaque: true)
        let pixels = SceneFile(folder: Peers.dataFolder).pixels(of: texture, set, index)
        pixels.withUnsafeBytes { bytes in
            let source = bytes.bindMemory(to: UInt32.self).baseAddress!
            for y in 0..<texture.height {
                (buffer.base + y * buffer.stride).update(from: source + y * texture.width, count: texture.width)
            }
        }
        return buffer
    }
}
