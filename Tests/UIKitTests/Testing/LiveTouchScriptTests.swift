import Displays
import Foundation
import Testing

@testable import UIKit

/// Touch scripts of running programs, by environment variables.
@MainActor @Suite struct LiveTouchScriptTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "touches-\(UUID().uuidString).txt").path
    private let screen = UIScreen(size: CGSize(width: 100, height: 100), scale: 1)

    private func touch(_ phase: TouchInput.Phase, _ x: CGFloat, at time: Double) -> InputEvent {
        .touch(TouchInput(id: 1, phase: phase, location: CGPoint(x: x, y: 5), time: time, tool: .mouse))
    }

    @Test func whatFingersDoIsWrittenAsItHappens() throws {
        defer { try? FileManager.default.removeItem(atPath: file) }
        let script = try #require(try LiveTouchScript(screen.input, environment: ["MUTOSCOPE_RECORD_TOUCHES": file]))
        script.tick(at: 100)
        screen.input.receive(touch(.began, 10, at: 100.5))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "0.5 1 began 10.0 5.0 mouse\n")
        screen.input.receive(.hover(HoverInput(location: .zero, time: 100.6)))
        screen.input.receive(touch(.ended, 12.5, at: 101))
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        #expect(lines == ["0.5 1 began 10.0 5.0 mouse", "1.0 1 ended 12.5 5.0 mouse"])
    }

    @Test func scriptsArePlayedFromTheFirstFrameOn() throws {
        defer { try? FileManager.default.removeItem(atPath: file) }
        try "# down and up\n0 1 began 10 5\n\n0.25 1 ended 10 5\n".write(
            toFile: file, atomically: true, encoding: .utf8)
        let script = try #require(try LiveTouchScript(screen.input, environment: ["MUTOSCOPE_PLAY_TOUCHES": file]))
        var times: [Double] = []
        screen.input.onReceive = { event in if case .touch(let touch) = event { times.append(touch.time) } }
        for frame in 0..<5 { script.tick(at: 7 + Double(frame) * 0.1) }
        #expect(times == [7, 7.25])
    }

    @Test func whatCannotBeUsedIsSaid() throws {
        #expect(try LiveTouchScript(screen.input, environment: [:]) == nil)
        let missing = #expect(throws: LiveTouchScript.Failure.self) {
            try LiveTouchScript(screen.input, environment: ["MUTOSCOPE_PLAY_TOUCHES": "/nowhere/at/all"])
        }
        #expect(missing?.description.contains("/nowhere/at/all") == true)
        defer { try? FileManager.default.removeItem(atPath: file) }
        try "0 1 began 10 5\n0 1 fell 10 5\n".write(toFile: file, atomically: true, encoding: .utf8)
        let bad = #expect(throws: LiveTouchScript.Failure.self) {
            try LiveTouchScript(screen.input, environment: ["MUTOSCOPE_PLAY_TOUCHES": file])
        }
        #expect(bad?.description.contains("Line 2") == true)
    }
}
