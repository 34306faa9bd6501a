import Foundation

/// The gallery as a process of its own, in a page.
final class ServedProgram: @unchecked Sendable {
    private let process = Process()
    let address: String

    struct NoAddress: Error {}

    init(_ arguments: [String], display: String = "browser:0", environment: [String: String] = [:]) async throws {
        process.executableURL = Self.folder.appendingPathComponent("gallery")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["MUTOSCOPE_DISPLAY": display]) { $1 }
            .merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let file = pipe.fileHandleForReading
        address = try await Task.detached {
            var text = ""
            while !text.contains("\n") {
                let data = file.availableData
                guard !data.isEmpty else { throw NoAddress() }
                text += String(decoding: data, as: UTF8.self)
            }
            guard let start = text.range(of: "http://") else { throw NoAddress() }
            return String(text[start.lowerBound...].prefix { !$0.isWhitespace })
        }.value
    }

    /// Where the tests lie, the programs of the package lie too.
    private static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    func quit() {
        // A child has the signals blocked that the thread which began it has.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
