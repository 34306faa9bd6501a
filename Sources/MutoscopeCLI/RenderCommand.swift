import ArgumentParser
import CoreGraphics
import RenderTree

/// `mutoscope render`: one frame of a scene as a PNG.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws one frame of a scene into a PNG file.")

    @Argument(help: "A scene file.")
    var scene: String

    @Option(help: "Seconds on the scene's clock (default: the moment of the capture).")
    var at: Double?

    @Option(help: "The PNG file to write.")
    var out: String

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        let scene = try loadScene(scene)
        let frame = try canvas.canvas(for: scene).frame(of: scene.tree, at: at ?? scene.time)
        try PNGWriter.write(frame, to: URL(fileURLWithPath: out))
    }
}
