import Foundation

/// An X server whose screen nobody sees, with hands that move the mouse and press keys on it.
final class VirtualScreen: @unchecked Sendable {
    /// Whether all that is needed is installed.
    static let isThere = ["Xvfb", "xdotool", "python3"].allSatisfy { find($0) != nil }

    struct Failure: Error, CustomStringConvertible { let description: String }

    let display: String
    private let server = Process()
    private let folder: URL

    /// - Parameter extension: Of the server's extensions one that it is to be without.
    init(width: Int = 1200, height: Int = 900, without extension: String? = nil) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipe = Pipe()
        server.executableURL = Self.find("Xvfb")
        // The server chooses a free number and says it; its picture is a file.
        server.arguments = [
            "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp",
            "-noreset",
        ]
        if let name = `extension` { server.arguments? += ["-extension", name] }
        server.standardOutput = pipe
        server.standardError = FileHandle.nullDevice
        try server.run()
        var text = ""
        while !text.contains("\n") {
            let data = pipe.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(description: "Xvfb does not start.") }
            text += String(decoding: data, as: UTF8.self)
        }
        display = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    static func find(_ program: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
            .map { URL(fileURLWithPath: "\($0)/\(program)") }.first { access($0.path, X_OK) == 0 }
    }

    func end() {
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Hands

    /// - Returns: What the program says.
    @discardableResult
    func run(_ program: String, _ arguments: [String]) async throws -> String {
        let process = Process(), pipe = Pipe()
        process.executableURL = Self.find(program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        try process.run()
        return await Task.detached {
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }.value
    }

    /// Words of xdotool.
    @discardableResult
    func hands(_ words: String) async throws -> String {
        try await run("xdotool", words.split(separator: " ").map(String.init))
    }

    /// What other programs of a desktop do: `Resources/drag.py`.
    @discardableResult
    func otherProgram(_ words: [String]) async throws -> String {
        let script = Bundle.module.url(forResource: "drag", withExtension: "py", subdirectory: "Resources")
        return try await run("python3", [script?.path ?? ""] + words)
    }

    /// A window's number, once it is there.
    func window(_ title: String) async throws -> String {
        for _ in 0..<Self.looks {
            let found = try await run("xdotool", ["search", "--onlyvisible", "--name", "^\(title)$"])
            if !found.isEmpty { return String(found.split(separator: "\n")[0]) }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Failure(description: "There is no window \(title).")
    }

    static let looks = 600

    // MARK: Picture

    struct Area: Equatable { var x, y, width, height: Int }

    /// Where a window is on the screen.
    func area(of window: String) async throws -> Area {
        let words = try await hands("getwindowgeometry --shell \(window)")
        func number(_ name: String) -> Int? {
            words.split(separator: "\n").first { $0.hasPrefix("\(name)=") }.flatMap {
                Int($0.dropFirst(name.count + 1))
            }
        }
        guard let x = number("X"), let y = number("Y"), let width = number("WIDTH"), let height = number("HEIGHT")
        else {
            throw Failure(description: "There is no place of window \(window).")
        }
        return Area(x: x, y: y, width: width, height: height)
    }

    /// The pixels of a part of the screen, 0x00RRGGBB, row by row.
    func pixels(_ area: Area) throws -> [UInt32] {
        let file = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
        // A window dump: numbers with the high byte first, then colours of 12 bytes, then rows.
        func number(_ index: Int) -> Int {
            file[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        let start = number(0) + number(19) * 12, row = number(12)
        return (area.y..<(area.y + area.height)).flatMap { y in
            (area.x..<(area.x + area.width)).map { x in
                let place = start + y * row + x * 4
                return (0..<3).reduce(UInt32(0)) { $0 | UInt32(file[place + $1]) << (8 * UInt32($1)) }
            }
        }
    }

    /// Comes back when a part of the screen is as it should be.
    func wait(_ what: String, until condition: () async throws -> Bool) async throws {
        for _ in 0..<Self.looks {
            if try await condition() { return }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw Failure(description: "This did not come: \(what)")
    }
}
