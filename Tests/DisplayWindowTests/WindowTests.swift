#if Window
import CoreGraphics
import Foundation
import MutoscopeTesting
import Testing
import UIKit

@Suite(
    "Programs in real windows",
    .enabled(if: VirtualScreen.isThere, "Xvfb, xdotool and python3 are not all installed"), .serialized,
    .timeLimit(.minutes(2)))
struct WindowTests {
    private static let size = CGSize(width: 400, height: 500)

    /// A program with a window of 400×500 pixels.
    private func withProbe(
        without extension: String? = nil,
        _ body: (VirtualScreen, ShownProgram, _ window: String) async throws -> Void
    ) async throws {
        let screen = try VirtualScreen(without: `extension`)
        defer { screen.end() }
        let program = try ShownProgram("WindowProbe", ["--size", "400x500", "--scale", "1"], on: screen)
        defer { program.quit() }
        let window = try await screen.window("Probe 1")
        try await program.hears("scene 1 active")
        try await screen.hands("windowfocus --sync \(window)")
        try await body(screen, program, window)
    }

    // MARK: Pictures

    /// What a program shows without a display.
    private func headless(_ name: String, _ arguments: [String], size: CGSize) async throws -> [UInt32] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = ShownProgram.folder.appendingPathComponent(name)
        process.arguments =
            arguments + [
                "--record", file.path, "--size", "\(Int(size.width))x\(Int(size.height))", "--scale", "1", "--duration",
                "0.1",
            ]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        await Task.detached { process.waitUntilExit() }.value
        let image = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
        return (0..<image.height).flatMap { y in
            (0..<image.width).map { x in
                let pixel = image.pixel(x, y)
                return UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
            }
        }
    }

    private func keep(_ pixels: [UInt32], _ area: VirtualScreen.Area, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["MUTOSCOPE_PICTURES"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let bytes = pixels.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
        let data = Data("P6 \(area.width) \(area.height) 255\n".utf8) + Data(bytes)
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).ppm"))
    }

    @Test(
        "a window shows the pixels of a picture without a display, and of another size once it is resized",
        arguments: [nil, "MIT-SHM"] as [String?])
    func pictures(without extension: String?) async throws {
        let first = try await headless("WindowProbe", [], size: Self.size)
        let other = try await headless("WindowProbe", [], size: CGSize(width: 333, height: 217))
        try await withProbe(without: `extension`) { screen, program, window in
            let area = try await screen.area(of: window)
            #expect((area.width, area.height) == (400, 500))
            try await screen.wait("the first picture") { try screen.pixels(area) == first }
            try keep(try screen.pixels(area), area, "window")
            try await screen.hands("windowsize \(window) 333 217")
            try await program.hears("size 333 217 scale 1.0")
            let small = try await screen.area(of: window)
            try await screen.wait("the second picture") { try screen.pixels(small) == other }
            // What another window has hidden is painted again.
            let above = try ShownProgram("WindowProbe", ["--size", "500x600", "--scale", "1"], on: screen)
            try await above.hears("scene 1 active")
            try await screen.wait("the other window") { try screen.pixels(small) != other }
            above.quit()
            try await screen.wait("the second picture again") { try screen.pixels(small) == other }
        }
    }

    @Test("a screen of the gallery is the same in a window as without one", arguments: ["curl-calendar", "semi-modal"])
    func gallery(name: String) async throws {
        let size = CGSize(width: 390, height: 700)
        let picture = try await headless("gallery", ["play", name], size: size)
        let screen = try VirtualScreen()
        defer { screen.end() }
        let program = try ShownProgram("gallery", ["play", name, "--size", "390x700", "--scale", "1"], on: screen)
        defer { program.quit() }
        let window = try await screen.window("gallery")
        let area = try await screen.area(of: window)
        try await screen.wait("the headless picture") { try screen.pixels(area) == picture }
        try keep(try screen.pixels(area), area, "window-\(name)")
    }

    @Test("windows of one pixel and of very many are windows", arguments: [(1, 1), (4_000, 3_000)])
    func sizes(width: Int, height: Int) async throws {
        try await withProbe { screen, program, window in
            try await screen.hands("windowsize \(window) \(width) \(height)")
            try await program.hears("size \(width) \(height) scale 1.0")
            try await screen.hands("windowsize \(window) 400 500")
            try await program.hears("size 400 500 scale 1.0")
        }
    }

    // MARK: Hands

    @Test("a button of the mouse touches, its wheel scrolls, and keys type")
    func hands() async throws {
        try await withProbe { screen, program, window in
            let area = try await screen.area(of: window)
            let square = VirtualScreen.Area(x: area.x + 40, y: area.y + 40, width: 1, height: 1)
            try await screen.wait("the red square") { try screen.pixels(square) == [0xFF0000] }
            try await screen.hands("mousemove --window \(window) 50 50 mousedown 1")
            try await program.hears("touch 50 50")
            try await screen.wait("the green square") { try screen.pixels(square) == [0x00FF00] }
            try await screen.hands("mouseup 1")
            try await screen.wait("the red square") { try screen.pixels(square) == [0xFF0000] }
            try await screen.hands("mousemove --window \(window) 200 300 click 5")
            try await program.hears("offset 48")
            try await screen.hands("click 4")
            try await program.hears("offset 0")
            try await screen.hands("key --clearmodifiers a")
            try await program.hears("key down a 0")
            try await program.hears("key up a 0")
            try await screen.hands("mousemove --window \(window) 250 50 click 1 key h i")
            try await program.hears("field hi")
        }
    }

    @Test("keys that are held when the window loses the focus are let go of")
    func heldKeys() async throws {
        try await withProbe { screen, program, _ in
            try await screen.hands("keydown a")
            try await program.hears("key down a 0")
            let other = try ShownProgram("WindowProbe", ["--size", "100x100", "--scale", "1"], on: screen)
            defer { other.quit() }
            try await other.hears("scene 1 active")
            let windows = try await screen.run("xdotool", ["search", "--name", "^Probe 1$"]).split(separator: "\n")
            for window in windows { try await screen.hands("windowfocus --sync \(window)") }
            try await program.hears("key up a 0")
            try await screen.hands("keyup a")
        }
    }

    @Test("what another program drags over the window is dropped where the pointer is")
    func drops() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dropped \(UUID().uuidString).txt")
        try Data("words".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await withProbe { screen, program, window in
            let area = try await screen.area(of: window), x = area.x + 30, y = area.y + 90
            try await screen.hands("mousemove \(x) \(y)")
            let drag = ["drop", window, "\(x)", "\(y)"]
            #expect(try await screen.otherProgram(drag + ["text/uri-list", "\(file.absoluteString)\r\n"]) == "dropped")
            try await program.hears("drop \(file.deletingPathExtension().lastPathComponent) at 30 90")
            #expect(try await screen.otherProgram(drag + ["text/plain", "a word"]) == "dropped")
            try await program.hears("drop text at 30 90")
        }
    }

    @Test("F12 opens the inspector's panel in the desktop's browser")
    func inspector() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let browser = folder.appendingPathComponent("xdg-open"), opened = folder.appendingPathComponent("opened")
        try Data("#!/bin/sh\necho \"$1\" > '\(opened.path)'\n".utf8).write(to: browser)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser.path)
        let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let screen = try VirtualScreen()
        defer { screen.end() }
        let program = try ShownProgram(
            "gallery", ["play", "card-deck", "--size", "390x700", "--scale", "1"], on: screen,
            environment: ["MUTOSCOPE_INSPECT": "1", "PATH": path])
        defer { program.quit() }
        let window = try await screen.window("gallery")
        try await screen.hands("windowfocus --sync \(window)")
        try await screen.hands("key F12")
        try await screen.wait("the browser") { (try? String(contentsOf: opened, encoding: .utf8))?.isEmpty == false }
        let address = try String(contentsOf: opened, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(address.hasPrefix("http://localhost:"))
        #expect(address.hasSuffix("/?inspect"))
        #expect(program.trouble.contains(address))
    }

    // MARK: Scenes

    @Test("a scene comes to the foreground and becomes active, once, and stays so")
    func life() async throws {
        try await withProbe { screen, program, window in
            try await screen.hands("mousemove --window \(window) 50 50 click 1")
            try await program.hears("touch 50 50")
            #expect(
                program.lines.filter { $0.hasPrefix("scene") }
                    == ["connect", "foreground", "active"].map { "scene 1 \($0)" })
        }
    }

    @Test("a window that the window manager closes takes its scene along; the last one ends the program")
    func closing() async throws {
        try await withProbe { screen, program, window in
            try await screen.hands("key ctrl+n")
            try await program.hears("scene 2 active")
            let second = try await screen.window("Probe 2")
            try await screen.otherProgram(["close", window])
            try await program.hears("discarded 1")
            let scenes = program.lines.filter { $0.hasPrefix("scene") }
            #expect(
                scenes == [
                    "scene 1 connect", "scene 1 foreground", "scene 1 active", "scene 2 connect", "scene 2 foreground",
                    "scene 2 active", "scene 1 resign", "scene 1 background", "scene 1 disconnect",
                ])
            try await screen.hands("mousemove --window \(second) 50 50 click 1")
            try await program.hears("touch 50 50")
            try await screen.otherProgram(["close", second])
            try await program.hears("scene 2 disconnect")
            try await program.hears("terminate")
            #expect(try await program.status() == 0)
        }
    }

    @Test(
        "an X server that ends, while the program is busy or asleep, is one line and a status",
        arguments: [true, false])
    func serverEnds(isAsleep: Bool) async throws {
        let screen = try VirtualScreen()
        let program = try ShownProgram("WindowProbe", ["--size", "400x500", "--scale", "1"], on: screen)
        defer { program.quit() }
        _ = try await screen.window("Probe 1")
        try await program.hears("scene 1 active")
        // A program at rest falls asleep after half a second.
        if isAsleep { try await Task.sleep(for: .seconds(1)) }
        screen.end()
        #expect(try await program.status() == 1)
        try await screen.wait("the line") { !program.trouble.isEmpty }
        #expect(program.trouble.split(separator: "\n").count == 1)
        #expect(program.trouble.contains("window system"))
    }
}
#endif
