import Foundation

/// The programs that are measured: this one, and the other renderers, built here when their libraries are installed.
struct Peers {
    /// One process that draws one scene and prints one measurement.
    struct Command {
        var program: String
        var arguments: [String]
        var environment: [String: String] = [:]

        func run() -> Measurement? {
            output().flatMap { try? JSONDecoder().decode(Measurement.self, from: Data($0.utf8)) }
        }

        /// The last line that the program printed; nil when it failed.
        func output() -> String? {
            let process = Process(), pipe = Pipe()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            process.standardOutput = pipe
            guard (try? process.run()) != nil else { return nil }
            let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { return nil }
            return text.split(separator: "\n").last.map(String.init)
        }
    }

    /// Where scenes and built peers lie.
    let data = Peers.dataFolder
    private let sources: URL
    private let cairo: String?
    private let cairoShapes: String?
    private let gles: String?
    /// A Python that has Skia.
    private let python: String?
    /// … that has ThorVG.
    private let thorvgPython: String?

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let dataFolder = package.deletingLastPathComponent().appendingPathComponent("bench-data")

    init() throws {
        sources = Peers.package.appendingPathComponent("peers")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        cairo = Peers.build("cairo", ["cairo"], sources, data)
        cairoShapes = Peers.build("cairo_shapes", ["cairo"], sources, data)
        gles = Peers.build("gles", ["egl", "glesv2"], sources, data)
        let own = data.appendingPathComponent("python/bin/python3").path
        let pythons = FileManager.default.isExecutableFile(atPath: own) ? [own, "python3"] : ["python3"]
        func interpreter(with module: String) -> String? {
            let found = pythons.first {
                Command(program: "/usr/bin/env", arguments: [$0, "-c", "import numpy, \(module); print(1)"]).output()
                    == "1"
            }
            if found == nil { print("\(module) for Python is not installed: it is not measured") }
            return found
        }
        python = interpreter(with: "skia")
        thorvgPython = interpreter(with: "thorvg_python")
    }

    private static func build(_ name: String, _ libraries: [String], _ sources: URL, _ data: URL) -> String? {
        let program = data.appendingPathComponent(name).path, source = sources.appendingPathComponent("\(name).c").path
        let line =
            "cc -O2 -o '\(program)' '\(source)' $(pkg-config --cflags --libs \(libraries.joined(separator: " "))) -lm && echo built"
        guard Command(program: "/bin/sh", arguments: ["-c", line]).output() == "built" else {
            print("\(libraries.joined(separator: ", ")) cannot be built against: no \(name)")
            return nil
        }
        return program
    }

    func commands(for subject: Subject) -> [Command] {
        switch subject {
        case .pictures(let scene): commands(for: scene)
        case .shapes(let scene): commands(for: scene)
        }
    }

    private func commands(for scene: ShapeScene) -> [Command] {
        let place = [data.path, scene.name]
        var commands = [Command(program: me, arguments: ["ours", scene.name, "frame"])]
        if let cairoShapes { commands.append(Command(program: cairoShapes, arguments: place)) }
        for (python, script) in [(python, "skia_shapes.py"), (thorvgPython, "thorvg_shapes.py")] {
            guard let python else { continue }
            let path = sources.appendingPathComponent(script).path
            commands.append(Command(program: "/usr/bin/env", arguments: [python, path] + place))
        }
        return commands
    }

    private func commands(for scene: BenchScene) -> [Command] {
        let place = [data.path, scene.name, scene.textureSet], damage = scene.movesOnlyLast ? ["damage"] : []
        let modes = scene.name == "s3" ? [["paint"]] : [["frame"], ["paint"], ["frame", "mip"]]
        var commands = modes.map { Command(program: me, arguments: ["ours", scene.name] + $0) }
        if let cairo, scene.name != "s3" { commands.append(Command(program: cairo, arguments: place + damage)) }
        if let python {
            let script = sources.appendingPathComponent("skia_canvas.py").path
            commands.append(Command(program: "/usr/bin/env", arguments: [python, script] + place + damage))
        }
        if let gles {
            let threads = ["LP_NUM_THREADS": "2"]
            commands.append(Command(program: gles, arguments: place + ["1"] + damage, environment: threads))
            commands.append(Command(program: gles, arguments: place + ["4"] + damage, environment: threads))
        }
        return commands
    }

    func ours(_ arguments: [String]) -> String? {
        Command(program: me, arguments: ["ours"] + arguments).output()
    }

    var allowedAllocations: Int {
        let file = sources.deletingLastPathComponent().appendingPathComponent("Thresholds/allocations")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? "0"
        return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }

    private var me: String { CommandLine.arguments[0] }
}
