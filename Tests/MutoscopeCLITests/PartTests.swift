import CoreGraphics
import Foundation
import MutoscopeTesting
import QuartzCore
import Testing

@testable import MutoscopeCLI

/// Films that several processes record.
@MainActor @Suite("Parts of a film")
final class PartTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func run(_ arguments: String...) throws {
        var command = try MutoscopeCommand.parseAsRoot(arguments)
        try command.run()
    }

    /// A square that turns for a second.
    private func scene() throws -> String {
        let screen = TestScreen(size: CGSize(width: 30, height: 20), scale: 1)
        let root = CALayer(), square = CALayer()
        square.frame = CGRect(x: 10, y: 5, width: 10, height: 10)
        square.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(square)
        screen.show(root)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.toValue, turn.duration) = (Double.pi, 1)
        square.add(turn, forKey: "turn")
        try screen.writeScene(to: URL(fileURLWithPath: path("turn.scene")))
        return path("turn.scene")
    }

    @Test("parts have the names and the bytes of one run")
    func parts() throws {
        let scene = try scene()
        try run("record", scene, "--out", path("whole/"), "--duration", "1", "--fps", "10")
        try run("record", scene, "--out", path("a/"), "--duration", "1", "--fps", "10", "--frames", "0..<4")
        try run("record", scene, "--out", path("b/"), "--duration", "1", "--fps", "10", "--frames", "4..<10")
        let names = try FileManager.default.contentsOfDirectory(atPath: path("whole")).sorted()
        #expect(names.count == 10)
        for (index, name) in names.enumerated() {
            let part = index < 4 ? "a" : "b"
            #expect(
                try Data(contentsOf: folder.appendingPathComponent("whole/\(name)"))
                    == Data(contentsOf: folder.appendingPathComponent("\(part)/\(name)")))
        }
        #expect(
            try JoinCommand.numbered([path("b"), path("a")])
                == names.enumerated().map {
                    path($0.offset < 4 ? "a" : "b") + "/\($0.element)"
                })
    }

    @Test("joined parts give the file of one run")
    func join() throws {
        let scene = try scene()
        try run("record", scene, "--out", path("whole.apng"), "--duration", "0.5", "--fps", "10")
        for part in ["0..<2", "2..<5"] {
            try run("record", scene, "--out", path("parts/"), "--duration", "0.5", "--fps", "10", "--frames", part)
        }
        try run("join", path("parts"), "--out", path("joined.apng"), "--fps", "10")
        #expect(
            try Data(contentsOf: folder.appendingPathComponent("joined.apng"))
                == Data(contentsOf: folder.appendingPathComponent("whole.apng")))
    }

    @Test("a frame that is missing, or there twice, is named")
    func gaps() throws {
        let scene = try scene()
        try run("record", scene, "--out", path("a/"), "--duration", "1", "--fps", "10", "--frames", "0..<3")
        try run("record", scene, "--out", path("c/"), "--duration", "1", "--fps", "10", "--frames", "4..<6")
        #expect(throws: (any Error).self) { try JoinCommand.numbered([path("a"), path("c")]) }
        #expect(throws: (any Error).self) { try JoinCommand.numbered([path("a"), path("a")]) }
        #expect(throws: (any Error).self) { try JoinCommand.numbered([path("nowhere")]) }
        #expect(throws: (any Error).self) {
            try run("record", scene, "--out", path("d/"), "--duration", "1", "--fps", "10", "--frames", "8..<11")
        }
        #expect(throws: (any Error).self) {
            try run("record", scene, "--out", path("d.mp4"), "--duration", "1", "--fps", "10", "--frames", "0..<2")
        }
    }

    @Test("frames are given as a range", arguments: ["", "5", "3..<3", "-1..<2", "4..<2", "a..<b"])
    func noRange(text: String) {
        #expect(FrameRange(argument: text) == nil)
    }

    @Test("a program that is not there, or ends at once, is told")
    func drivenPrograms() throws {
        #expect(throws: (any Error).self) { try DrivenProgram(["no-such-program-anywhere"]) }
        #expect(throws: (any Error).self) { try DrivenProcess.run(DrivenProgram(["true"]), [["describe": true]]) }
    }
}
