import ArgumentParser
import Compositor
import CoreGraphics
import RenderTree

/// `mutoscope print`: the stages of a frame as text.
struct PrintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "print", abstract: "Prints the layers of a scene, as committed or at a time.")

    @Argument(help: "A scene file.")
    var scene: String

    @Option(help: "Prints the layers as they look at this time, in seconds on the scene's clock.")
    var at: Double?

    @Flag(help: "Prints what is painted: the display list of --at (default: the moment of the capture).")
    var displayList = false

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        let scene = try loadScene(scene)
        if displayList {
            let canvas = try canvas.canvas(for: scene)
            let compositor = Compositor()
            let target = PixelBuffer(width: canvas.width, height: canvas.height, isOpaque: true)
            compositor.render(
                scene.tree, at: at ?? scene.time, width: canvas.width, height: canvas.height, scale: canvas.scale,
                into: target)
            print(compositor.displayList)
        } else if let at {
            let sampler = TreeSampler()
            sampler.sample(scene.tree, at: at)
            print(sampler, terminator: "")
        } else {
            print(scene.tree, terminator: "")
        }
    }
}
