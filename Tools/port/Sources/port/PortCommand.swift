import ArgumentParser
import Foundation
import PortBase
import PortCore
import PortResources

/// `port SOURCES --out DIR`: writes Linux versions of Swift sources that were written for Apple's systems.
@main
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract:
            "Brings Swift sources written for Apple's systems to Linux. The sources themselves are never changed.",
        discussion: """
            What it cannot bring over it names with file, line and advice. The exit code is 1 when something could not be \
            read or is no Swift that today's compiler knows, or when --check finds something to do.
            """
    )

    @Argument(help: "Swift files, or folders with Swift files. They count as one module.")
    var sources: [String]

    @Option(help: "The folder for the results; made if it is not there. Must not lie inside the sources.")
    var out: String?

    @Option(
        help:
            "Begins the name of every file written but main.swift: the compiler warns of equal names where it reads both folders."
    )
    var prefix = "ported-"

    @Option(
        name: .customLong("module"),
        help: "A module that the target has besides, such as Combine of Tools/combine: what is made of it stays.")
    var modules: [String] = []

    @Flag(help: "Writes nothing; says what would change and what needs a person. Exit code 1 if something does.")
    var check = false

    @Flag(help: "Names every place that is rewritten, with what was there and what is put there.")
    var explain = false

    @Flag(help: "Lists the previews that the sources declare by #Preview, with file and line, and writes nothing.")
    var previews = false

    func run() throws {
        guard !prefix.contains("/") else {
            throw ValidationError("--prefix begins a file's name; \"/\" is not part of one.")
        }
        guard check || explain || previews || out != nil else {
            throw ValidationError("Give --out DIR for the results, or --check to only look.")
        }
        let tree = try SourceTree.read(sources)
        if previews {
            for preview in Preview.all(in: tree.files.map { ($0.path, $0.text) }) { print(preview) }
            return
        }
        if let out { try tree.checkOutput(out, prefix: prefix) }
        var options = Porter.Options()
        options.addsSourceLocation = true
        options.modules = Set(modules)
        var library = tree.interfaces.isEmpty ? nil : InterfaceLibrary(tree.interfaces, info: tree.info)
        options.connectsInterfaces = library.map { !$0.documents.isEmpty } ?? false
        options.interfaceKeys = library?.keys ?? [:]
        let result = Porter(options: options).run(tree.files.map { ($0.path, $0.text) })
        let interfaces = library?.source(
            declared: result.topClasses, extended: result.extendedProperties, privateSetters: result.privateSetters,
            hasDelegate: result.hasDelegate)
        let models = ModelLibrary(tree.models)
        tell(tree, result, library)
        for finding in models.findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
        if let out, !check {
            try tree.write(result.outputs, to: out, prefix: prefix)
            let symbols = AssetSymbols(catalogs: tree.catalogs).source(for: tree.files.map(\.text))
            if let symbols { try tree.write(symbols, named: prefix + AssetSymbols.fileName, to: out) }
            if !models.documents.isEmpty {
                let text = models.source(declared: result.topClasses)
                try tree.write(text, named: prefix + ModelLibrary.fileName, to: out)
            }
            if let interfaces { try tree.write(interfaces, named: prefix + InterfaceLibrary.fileName, to: out) }
        }
        let changed = result.outputs.count { $0.isChanged }
        let findings = result.findings + (library?.findings ?? [])
        print("\(result.outputs.count) files, \(changed) rewritten, \(findings.count) findings")
        let hasErrors = findings.contains { $0.severity == .error } || !tree.problems.isEmpty
        if hasErrors || (check && (changed > 0 || findings.contains { $0.severity == .warning })) {
            throw ExitCode(1)
        }
    }

    private func tell(_ tree: SourceTree, _ result: Porter.Result, _ library: InterfaceLibrary?) {
        let findings = result.findings + (library?.findings ?? [])
        let lines = tree.problems.map { "error: \($0)" } + tree.strays + findings.map(\.description)
        for line in lines { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
        guard explain || check else { return }
        for output in result.outputs where output.isChanged {
            print("\(output.path): \(output.edits.count) places rewritten")
            if explain { for edit in output.edits { print("  \(edit)") } }
        }
        for document in library?.documents ?? [] {
            print("\(document.path): \(document.lines.count) elements compiled")
            if explain { for explanation in document.explanations { print("  \(explanation)") } }
        }
    }
}
