import ArgumentParser
import Foundation
import Glibc

/// `mutoscope drive`: a program that is used by lines of JSON.
struct DriveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drive",
        abstract: "Runs a program that reads commands as lines of JSON and answers each with a line.",
        discussion: """
            Commands are {"describe": true}, {"tap": 12}, {"tap": "Save"}, {"tap": [100, 200]}, {"press": 12}, \
            {"drag": {"from": …, "to": …}}, {"pinch": {"at": 12, "scale": 2}}, {"scroll": {"at": 12, "by": [0, -300]}}, {"type": "text"}, {"key": "Enter"}, {"adjust": {"element": 3, "way": "up"}}, {"wait": "still"}, {"wait": 1.5}, \
            {"picture": "file.png", "numbered": true}, {"resize": {"width": 390, "height": 844}}, \
            {"settings": {"dark": true}} and {"quit": true}. docs/driving.md describes them.
            """)

    @Argument(parsing: .captureForPassthrough, help: "The program and its arguments.")
    var words: [String]

    func run() throws {
        let program = try DrivenProgram(words)
        setenv("MUTOSCOPE_DISPLAY", "driven", 1)
        // The program takes the place of this one: input, output and signals are its own.
        let arguments = ([program.path] + program.arguments).map { strdup($0) } + [nil]
        execv(program.path, arguments)
        throw ValidationError("\(program.path) cannot be started: \(String(cString: strerror(errno))).")
    }
}

/// What to run: a path, a program on the PATH, or one that the package in this folder has built.
struct DrivenProgram {
    let path: String
    let arguments: [String]

    init(_ words: [String]) throws {
        let words = words.first == "--" ? Array(words.dropFirst()) : words
        guard let name = words.first else { throw ValidationError("Which program is to be run?") }
        arguments = Array(words.dropFirst())
        guard let path = Self.find(name) else {
            throw ValidationError(
                "There is no program \(name): not as a path, not on the PATH, not in .build/release or .build/debug.")
        }
        self.path = path
    }

    private static func find(_ name: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
        let places =
            name.contains("/") ? [name] : (folders + [".build/release", ".build/debug"]).map { "\($0)/\(name)" }
        return places.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
