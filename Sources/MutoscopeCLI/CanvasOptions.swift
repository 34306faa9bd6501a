import ArgumentParser
import Compositor
import CoreGraphics
import RenderTree

/// Sizes that replace a scene's own.
struct CanvasOptions: ParsableArguments {
    @Option(help: "Pixels per point, 0.1 to 16 (default: the scene's).")
    var scale: Double?

    @Option(help: "The canvas in points, as in 390x844 (default: the scene's).")
    var size: CanvasSize?

    func validate() throws {
        if let scale, !(scale >= 0.1 && scale <= 16) {
            throw ValidationError("--scale is from 0.1 to 16; got \(scale).")
        }
    }

    /// The canvas for a scene; fails when no picture can have its size.
    func canvas(for scene: Scene) throws -> Canvas {
        let size = size.map { CGSize(width: $0.width, height: $0.height) } ?? scene.size
        return try Canvas(size: size, scale: scale ?? scene.scale)
    }
}

/// `WIDTHxHEIGHT` in points.
struct CanvasSize: ExpressibleByArgument {
    var width: Double
    var height: Double

    init?(argument: String) {
        let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 1, height >= 1 else { return nil }
        self.width = width
        self.height = height
    }
}

/// What a scene is drawn on.
struct Canvas {
    let size: CGSize
    let scale: Double
    let width: Int
    let height: Int

    init(size: CGSize, scale: Double) throws {
        let width = (Double(size.width) * scale).rounded(), height = (Double(size.height) * scale).rounded()
        guard width >= 1, height >= 1, width <= 16_384, height <= 16_384 else {
            throw ValidationError(
                "A canvas of \(size.width)×\(size.height) points at scale \(scale) is not between 1 and 16384 pixels a side. "
                    + "Use --size and --scale.")
        }
        self.size = size
        self.scale = scale
        self.width = Int(width)
        self.height = Int(height)
    }

    /// The frame of one time.
    func frame(of tree: RenderTree, at time: Double) -> PixelBuffer {
        let target = PixelBuffer(width: width, height: height, isOpaque: true)
        Compositor().render(tree, at: time, width: width, height: height, scale: scale, into: target)
        return target
    }
}

/// Reads a scene file; the message names the file and the line.
func loadScene(_ path: String) throws -> Scene {
    let data: Data
    do {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
        throw ValidationError("\(path) cannot be read: \(error.localizedDescription)")
    }
    do {
        return try Scene(text: String(decoding: data, as: UTF8.self))
    } catch {
        throw ValidationError("\(path): \(error)")
    }
}
