package import ArgumentParser
import Foundation
import SnapshotReport

/// `mutoscope snapshots`: what a test run said about golden files, and what to do about it.
package struct SnapshotsCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Reports on the golden files of a test run, accepts failures, finds unused files.",
        discussion: "Run the tests with MUTOSCOPE_SNAPSHOT_RUN=FOLDER first; FOLDER is the run.",
        subcommands: [Report.self, Accept.self, Unused.self])

    package init() {}

    struct RunOption: ParsableArguments {
        @Option(help: "The folder that MUTOSCOPE_SNAPSHOT_RUN named.")
        var run = ".snapshots"

        func log() throws -> SnapshotLog {
            do {
                return try SnapshotLog(folder: URL(fileURLWithPath: run, isDirectory: true))
            } catch {
                throw ValidationError("\(error)")
            }
        }
    }

    struct Report: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract:
                "Writes one page about the run: failures first, every way to compare. Exits with 1 when something failed."
        )

        @OptionGroup var source: RunOption
        @Option(help: "The folder of the page (default: the run's).")
        var out: String?
        @Option(help: "How the page says that a failure is accepted, in front of its name.")
        var acceptCommand = "mutoscope snapshots accept"
        @Option(help: "A file that gets a summary in Markdown, for a comment on a pull request.")
        var summary: String?
        @Flag(help: "Exits with 0 whatever failed.")
        var allowFailures = false

        func run() throws {
            let log = try source.log()
            let folder = out.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? log.folder
            do {
                print(try ReportPage(log, acceptCommand: acceptCommand).write(to: folder).path)
                if let summary { try ReportSummary(log, acceptCommand: acceptCommand).write(to: summary) }
            } catch {
                throw ValidationError("\(error)")
            }
            print(log.counts)
            if !allowFailures, !log.failures.isEmpty { throw ExitCode(1) }
        }
    }

    struct Accept: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Puts what was drawn in place of the golden file of a failure, or of all.")

        @OptionGroup var source: RunOption
        @Argument(help: "The name of a snapshot, or the end of its golden file's path.")
        var name: String?
        @Flag(help: "Accepts every failure of the run.")
        var all = false

        func validate() throws {
            if (name == nil) != all { throw ValidationError("Name one snapshot, or say --all.") }
        }

        func run() throws {
            do {
                for golden in try source.log().accept(name) { print("accepted \(golden)") }
            } catch let error as SnapshotLogError {
                throw ValidationError("\(error)")
            }
        }
    }

    struct Unused: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract:
                "Names golden files that no test of the run asked for; run all tests first. Exits with 1 when there are some."
        )

        @OptionGroup var source: RunOption
        @Option(help: "The folder with the tests.")
        var tests = "."
        @Flag(help: "Removes them.")
        var remove = false

        func run() throws {
            let unused = try source.log().unusedGoldens(below: URL(fileURLWithPath: tests, isDirectory: true))
            for file in unused {
                if remove { try FileManager.default.removeItem(at: file) }
                print("\(remove ? "removed" : "unused") \(file.path)")
            }
            if !remove, !unused.isEmpty { throw ExitCode(1) }
        }
    }
}
