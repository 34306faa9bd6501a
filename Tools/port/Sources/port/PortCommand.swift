import ArgumentParser
import Foundation
import PortCore

/// `port SOURCES --out DIR`: writes Linux versions of Swift sources that were written for Apple's systems.
@main
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Brings Swift sources written for Apple's systems to Linux. The sources themselves are never changed."
    )

    @Argument(help: "Swift files, or folders with Swift files. They count as one module.")
    var sources: [String]

    @Option(help: "The folder for the results; made if it is not there. Must not lie inside the sources.")
    var out: String?

    @Flag(help: "Writes nothing; says what would change and what needs a person. Exit code 1 if something does.")
    var check = false

    @Flag(help: "Says for each file how many places were rewritten.")
    var explain = false

    func run() throws {
        guard check || explain || out != nil else {
            throw ValidationError("Give --out DIR for the results, or --check to only look.")
        }
        let tree = try SourceTree.read(sources)
        if let out { try tree.checkOutput(out) }
        var options = Port.Options()
        options.addsSourceLocation = true
        let result = Port(options: options).run(tree.files.map { ($0.path, $0.text) })
        for finding in result.findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
        if explain {
            for output in result.outputs { print("\(output.path): \(output.edits) places rewritten") }
        }
        if let out, !check { try tree.write(result.outputs, to: out) }
        let changed = result.outputs.count { $0.isChanged }
        print("\(result.outputs.count) files, \(changed) rewritten, \(result.findings.count) findings")
        if check, result.findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    }
}
