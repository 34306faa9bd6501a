import ArgumentParser
import Foundation

/// `mutoscope preview`: a target's previews, again on each save.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Builds a target, shows every #Preview in it, and does so again whenever a source is saved.",
        discussion: """
            The target is brought over by port (its plugin), and is an executable or one that an executable of the package uses. \
            The page stays open over builds, and shows the preview that was chosen, at the time to which it had come, with what was \
            scrolled, typed and switched, where views of the same class are still at the same places.
            """)

    @Argument(help: "The target.")
    var target: String
    @Option(help: "Where they are shown: browser, browser:PORT or window.")
    var display = "browser:8391"
    @Option(help: "The folder of the package.")
    var packagePath = "."
    @Option(help: "The size in points, 390x844 for a phone; the window's without it.")
    var size: String?

    func run() throws {
        let folder = URL(fileURLWithPath: packagePath, isDirectory: true).standardizedFileURL
        let plan = try PreviewPlan(target: target, package: try PackageDescription.read(folder), folder: folder)
        guard !plan.previews().isEmpty else {
            throw ValidationError("\(target) declares no #Preview in \(plan.sources.path).")
        }
        let watch = SourceWatch(folder)
        var program: Process?
        var saved: Date?
        while true {
            if try build(plan) {
                stop(program)
                program = try start(plan, saved)
                PreviewedProgram.endsWithThis(program)
            } else {
                // Beside what the compiler says, also where it goes into a file.
                FileHandle.standardError.write(Data("The program before this change goes on.\n".utf8))
            }
            saved = watch.waitForChange()
        }
    }

    private static let patience = 1.0

    private func build(_ plan: PreviewPlan) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "build", "--package-path", plan.folder.path, "--product", plan.product]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    private func start(_ plan: PreviewPlan, _ saved: Date?) throws -> Process {
        let process = Process()
        process.executableURL = plan.folder.appendingPathComponent(".build/debug/\(plan.product)")
        process.arguments = size.map { ["--size", $0] } ?? []
        process.environment = ProcessInfo.processInfo.environment.merging([
            "MUTOSCOPE_DISPLAY": display, "MUTOSCOPE_PREVIEW": plan.previews().joined(separator: ","),
            "MUTOSCOPE_PREVIEW_STATE": plan.folder.appendingPathComponent(".build/preview-\(target)").path,
            "MUTOSCOPE_PREVIEW_SAVED": saved.map { "\($0.timeIntervalSince1970)" } ?? "",
        ]) { $1 }
        try process.run()
        return process
    }

    /// It keeps what its user did, if it still answers.
    private func stop(_ program: Process?) {
        PreviewedProgram.endsWithThis(nil)
        guard let program, program.isRunning else { return }
        program.terminate()
        let end = Date(timeIntervalSinceNow: Self.patience)
        while program.isRunning, Date() < end { usleep(10_000) }
        if program.isRunning { kill(program.processIdentifier, SIGKILL) }
        program.waitUntilExit()
    }
}

/// What is built and shown for a target.
struct PreviewPlan: Equatable {
    let folder: URL
    /// Where the target's sources lie.
    let sources: URL
    let module: String
    /// The executable that is run.
    let product: String

    init(target name: String, package: PackageDescription, folder: URL) throws {
        guard let target = package.targets.first(where: { $0.name == name }) else {
            let names = package.targets.map(\.name).joined(separator: ", ")
            throw ValidationError("The package has no target \(name). It has \(names).")
        }
        guard let product = package.executable(using: name) else {
            throw ValidationError(
                "No executable of the package uses \(name): add an executable target that depends on it and starts UIKit, so that there is something to run."
            )
        }
        self.folder = folder
        self.product = product
        sources = folder.appendingPathComponent(target.path)
        module = target.module
    }

    /// The classes that `port` makes of the previews, with their module: by file and line.
    func previews() -> [String] {
        let files = SourceWatch.files(in: sources).filter { $0.pathExtension == "swift" }
        return files.sorted { $0.path < $1.path }.flatMap { file -> [String] in
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return Self.lines(in: text).map { "\(module).\(Self.className(file: file.lastPathComponent, line: $0))" }
        }
    }

    static func lines(in text: String) -> [Int] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            let words = line.drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("#Preview"), let next = words.dropFirst("#Preview".count).first else { return nil }
            return next.isLetter || next.isNumber ? nil : index + 1
        }
    }

    /// As `Preview.className` of Tools/port says it.
    static func className(file: String, line: Int) -> String {
        let name = file.split(separator: ".").first ?? ""
        return "Preview_" + name.map { $0.isLetter || $0.isNumber ? $0 : "_" } + "_\(line)"
    }
}

/// What `swift package describe` says of a package, as far as it matters here.
struct PackageDescription: Decodable, Equatable {
    struct Target: Decodable, Equatable {
        var name: String
        var module: String
        var type: String
        var path: String
        var dependencies: [String]?

        enum CodingKeys: String, CodingKey {
            case name, type, path
            case module = "c99name"
            case dependencies = "target_dependencies"
        }
    }

    var targets: [Target]

    static func read(_ folder: URL) throws -> PackageDescription {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder.path, "describe", "--type", "json"]
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let description = try? JSONDecoder().decode(Self.self, from: data) else {
            throw ValidationError("\(folder.path) is no package that SwiftPM can describe; see above.")
        }
        return description
    }

    /// The executable target that is `name` or comes to it by its dependencies.
    func executable(using name: String) -> String? {
        let executables = targets.filter { $0.type == "executable" }
        if executables.contains(where: { $0.name == name }) { return name }
        return executables.first { reached(from: $0).contains(name) }?.name
    }

    private func reached(from start: Target) -> Set<String> {
        var reached: Set<String> = [], waiting = start.dependencies ?? []
        while let name = waiting.popLast() {
            guard reached.insert(name).inserted else { continue }
            waiting += targets.first { $0.name == name }?.dependencies ?? []
        }
        return reached
    }
}
