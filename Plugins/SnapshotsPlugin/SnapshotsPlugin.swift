import Foundation
import PackagePlugin

/// `swift package snapshots`: runs the package's tests with their golden files and looks after these.
@main
struct SnapshotsPlugin: CommandPlugin {
    static let usage = """
        usage: swift package snapshots COMMAND [ARGUMENT ...]

          verify [ARGUMENT ...]   Compares with the golden files, writes none, reports. Arguments go to `swift test`.
          record [--missing | --failed] [ARGUMENT ...]
                                  Writes all golden files anew, those that are missing, or those that differ too. Look at them.
          report                  Writes the page about the last run again.
          accept NAME | --all     Puts what was drawn in place of the golden file of a failure of the last run.
          clean [--list]          Runs all tests and removes golden files that none asked for; --list only names them.
        """

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let run = Run(context)
        var rest = arguments
        let verb = rest.isEmpty ? "help" : rest.removeFirst()
        switch verb {
        case "verify": try verify(run, rest)
        case "record": try record(run, rest)
        case "report": try run.tool(["report"] + run.reportOptions + rest)
        case "accept": try run.tool(["accept", "--run", run.folder.path] + rest)
        case "clean": try clean(run, rest)
        case "help", "--help", "-h": print(Self.usage)
        default: throw Failure("There is no command \"\(verb)\".\n\(Self.usage)")
        }
    }

    private func verify(_ run: Run, _ arguments: [String]) throws {
        let status = try run.test(recording: "never", arguments)
        guard run.hasLog else {
            guard status == 0 else { throw Failure("The tests did not get as far as a snapshot; see above.") }
            return print("No test took a snapshot.")
        }
        try run.tool(["report"] + run.reportOptions)
        guard status == 0 else { throw Failure("Every snapshot is as it should be, but tests failed; see above.") }
    }

    private func record(_ run: Run, _ arguments: [String]) throws {
        var rest = arguments
        var recording = "all"
        if let first = rest.first, ["--all", "--missing", "--failed"].contains(first) {
            recording = String(first.dropFirst(2))
            rest.removeFirst()
        }
        // What is recorded fails its test, so that nothing passes unseen.
        _ = try run.test(recording: recording, rest)
        guard run.hasLog else { throw Failure("No test took a snapshot; see above.") }
        try run.tool(["report", "--allow-failures"] + run.reportOptions)
        print("Look at what was recorded, then verify.")
    }

    private func clean(_ run: Run, _ arguments: [String]) throws {
        guard arguments.isEmpty || arguments == ["--list"] else { throw Failure("clean takes nothing but --list.") }
        let status = try run.test(recording: "never", [])
        guard status == 0 else {
            throw Failure("Tests fail, so that it is not known which golden files are in use. Nothing was removed.")
        }
        guard run.hasLog else { throw Failure("No test took a snapshot. Nothing was removed.") }
        let options = ["--run", run.folder.path, "--tests", run.package.path]
        try run.tool(["unused"] + options + (arguments.isEmpty ? ["--remove"] : []))
    }
}

/// A sentence for whoever gave the command.
private struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The package, and where its runs leave their word.
private struct Run {
    let package: URL
    /// Of the build that asks.
    private let scratch: URL
    private let program: Result<URL, any Error>

    init(_ context: PluginContext) {
        package = context.package.directoryURL
        let parts = context.pluginWorkDirectoryURL.pathComponents
        let end = parts.lastIndex(of: "plugins") ?? 0
        scratch =
            end > 0
            ? URL(fileURLWithPath: NSString.path(withComponents: Array(parts[..<end])), isDirectory: true)
            : package.appendingPathComponent(".build")
        program = Result { try context.tool(named: "SnapshotTool").url }
    }

    var folder: URL { scratch.appendingPathComponent("snapshots") }

    var reportOptions: [String] {
        ["--run", folder.path, "--accept-command", "swift package snapshots accept"]
            + ["--summary", folder.appendingPathComponent("summary.md").path]
    }

    var hasLog: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { $0.hasSuffix(".jsonl") }
    }

    /// Runs the tests; how they ended.
    func test(recording: String, _ arguments: [String]) throws -> Int32 {
        try? FileManager.default.removeItem(at: folder)
        var environment = ProcessInfo.processInfo.environment
        environment["MUTOSCOPE_SNAPSHOTS"] = recording
        environment["MUTOSCOPE_SNAPSHOT_RUN"] = folder.path
        // The command that started the plugin holds the lock of the build and waits for us.
        let command = [
            "swift", "test", "--package-path", package.path, "--scratch-path", scratch.path, "--ignore-lock",
        ]
        return try start(URL(fileURLWithPath: "/usr/bin/env"), command + arguments, environment)
    }

    /// Runs the program that reads logs; throws when it says that something is wrong.
    func tool(_ arguments: [String]) throws {
        let status = try start(program.get(), arguments, ProcessInfo.processInfo.environment)
        guard status == 0 else { throw Failure("`\(arguments[0])` found something wrong; see above.") }
    }

    private func start(_ program: URL, _ arguments: [String], _ environment: [String: String]) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = package
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}
