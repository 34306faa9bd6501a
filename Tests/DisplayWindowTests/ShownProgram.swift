import Foundation
import Synchronization

/// A program of the package in a process of its own, with a window on a virtual screen.
final class ShownProgram: @unchecked Sendable {
    private let process = Process()
    private let said = Mutex<[String]>([])
    private let errors = Mutex("")
    private var readers: [Thread] = []

    init(
        _ name: String, _ arguments: [String] = [], on screen: VirtualScreen, environment own: [String: String] = [:]
    ) throws {
        process.executableURL = Self.folder.appendingPathComponent(name)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": screen.display]) { $1 }
        for name in ["WAYLAND_DISPLAY", "MUTOSCOPE_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"] {
            environment[name] = nil
        }
        environment["SDL_VIDEODRIVER"] = "x11"
        // Letters of keys beyond ASCII need it.
        environment["LC_ALL"] = "C.UTF-8"
        process.environment = environment.merging(own) { $1 }
        let output = Pipe(), trouble = Pipe()
        (process.standardOutput, process.standardError) = (output, trouble)
        try process.run()
        readers = [
            Thread { [self] in
                var rest = ""
                while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
                    rest += String(decoding: data, as: UTF8.self)
                    var lines = rest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                    rest = lines.removeLast()
                    said.withLock { [lines] in $0 += lines }
                }
            },
            Thread { [self] in
                while case let data = trouble.fileHandleForReading.availableData, !data.isEmpty {
                    errors.withLock { $0 += String(decoding: data, as: UTF8.self) }
                }
            },
        ]
        for reader in readers { reader.start() }
    }

    /// Where the tests lie, the programs of the package lie too.
    static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    var lines: [String] { said.withLock { $0 } }
    var trouble: String { errors.withLock { $0 } }

    /// Comes back when the program has said a line; from the last call on.
    func hears(_ line: String) async throws {
        for _ in 0..<VirtualScreen.looks {
            if let place = lines[heard...].firstIndex(of: line) {
                heard = place + 1
                return
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw VirtualScreen.Failure(description: "The program did not say “\(line)” but \(lines[heard...])")
    }

    private var heard = 0

    /// The status with which the program ends.
    func status() async throws -> Int32 {
        for _ in 0..<VirtualScreen.looks {
            if !process.isRunning { return process.terminationStatus }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw VirtualScreen.Failure(description: "The program does not end.")
    }

    func quit() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
