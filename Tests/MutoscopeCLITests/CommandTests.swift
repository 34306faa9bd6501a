import ArgumentParser
import CoreGraphics
import Displays
import Foundation
import LayerStage
import MutoscopeTesting
import QuartzCore
import Testing

@testable import MutoscopeCLI

/// The `mutoscope` command on scenes that a test screen captured.
@MainActor @Suite("The mutoscope command")
final class CommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let screen = TestScreen(size: CGSize(width: 60, height: 40), scale: 2)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// A red square that turns for a second from `start` on the clock.
    private func showTurningSquare(color: CGColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)) {
        let root = CALayer(), square = CALayer()
        root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        square.frame = CGRect(x: 20, y: 10, width: 20, height: 20)
        square.backgroundColor = color
        root.addSublayer(square)
        screen.show(root)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = Double.pi
        turn.duration = 1
        square.add(turn, forKey: "turn")
    }

    private func capture(_ name: String) throws -> String {
        try screen.writeScene(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    private func run(_ arguments: String...) throws {
        var command = try MutoscopeCommand.parseAsRoot(arguments)
        try command.run()
    }

    private func picture(_ name: String) throws -> CGImage {
        try ImageDecoder.decode(contentsOf: URL(fileURLWithPath: path(name))).image
    }

    @Test("a captured scene replays bit for bit at any time")
    func render() throws {
        showTurningSquare()
        let scene = try capture("turn.scene")
        try run("render", scene, "--at", "0.3", "--out", path("at.png"))
        screen.advance(by: 0.3)
        try screen.snapshot().writePNG(to: URL(fileURLWithPath: path("expected.png")))
        try run("diff", path("expected.png"), path("at.png"))
        let shown = try picture("at.png")
        #expect(shown.width == 120)
        #expect(shown.height == 80)
        #expect(shown.pixel(60, 40) == (255, 0, 0, 255))
    }

    @Test("diff is silent about equals and exits with 1 and a picture for others")
    func diff() throws {
        showTurningSquare()
        let first = try capture("a.scene"), same = try capture("b.scene")
        try run("diff", first, same, "--out", path("none.png"))
        #expect(!FileManager.default.fileExists(atPath: path("none.png")))
        showTurningSquare(color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        let other = try capture("c.scene")
        #expect(throws: ExitCode(1)) { try run("diff", first, other, "--out", path("diff.png")) }
        // Both and the difference, side by side.
        #expect(try picture("diff.png").width > 3 * 120)
    }

    @Test("a recording has the frames of the animation's length, each the frame of its time")
    func record() throws {
        showTurningSquare()
        let scene = try capture("turn.scene")
        try run("record", scene, "--out", path("frames/f-%03d.png"), "--fps", "10", "--duration", "0.5")
        let frames = try FileManager.default.contentsOfDirectory(atPath: path("frames")).sorted()
        #expect(frames.count == 5)
        try run("render", scene, "--at", "0.4", "--out", path("last.png"))
        try run("diff", path("last.png"), path("frames/\(try #require(frames.last))"))
    }

    @Test("a capture that the display options ask for is the frame of its time")
    func captureOption() throws {
        let options = try DisplayOptions.parse(
            arguments: ["--capture", path("run.scene"), "--capture-at", "0.25"], environment: [:]
        ).options
        let display = HeadlessDisplay(
            size: CGSize(width: 30, height: 30), scale: 1, pace: .stepped(framesPerSecond: 20))
        let stage = Stage(display: display)
        stage.capture = options.capture.map { SceneCapture(file: $0, time: options.captureTime) }
        let root = CALayer()
        stage.fill(with: root)
        stage.root = root
        stage.onTick = { time in
            let gray = CGFloat(time)
            CATransaction.setDisableActions(true)
            root.backgroundColor = CGColor(red: gray, green: gray, blue: gray, alpha: 1)
        }
        try stage.run(duration: 1)
        try run("render", path("run.scene"), "--out", path("run.png"))
        #expect(try picture("run.png").pixel(15, 15).red == 64)
    }

    @Test("what cannot be read is named, with the line")
    func badInput() throws {
        #expect(throws: (any Error).self) { try run("render", path("absent.scene"), "--out", path("x.png")) }
        showTurningSquare()
        let scene = try capture("broken.scene")
        let text = try String(contentsOfFile: scene, encoding: .utf8)
        try text.replacingOccurrences(of: "position", with: "posse").write(
            toFile: scene, atomically: true, encoding: .utf8)
        let error = #expect(throws: ValidationError.self) { try run("render", scene, "--out", path("x.png")) }
        #expect(error?.message.contains("line") == true)
        #expect(!FileManager.default.fileExists(atPath: path("x.png")))
        #expect(throws: (any Error).self) { try run("render", scene, "--out", path("x.png"), "--scale", "900") }
    }
}
