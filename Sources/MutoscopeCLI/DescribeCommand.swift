import ArgumentParser
import Foundation

/// `mutoscope describe`: what a program shows after its start, in words and in a numbered picture.
struct DescribeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe", abstract: "Prints what a program shows, element by element, as JSON.",
        discussion:
            "Each element has a number, a role, a label, a frame in points, a path and what a tap on it reaches.")

    @Option(help: "A file for the screen with the number of every element.")
    var picture: String?

    @Option(help: "Seconds on the program's clock after which to look (default: when everything stands still).")
    var after: Double?

    @Argument(parsing: .captureForPassthrough, help: "The program and its arguments.")
    var words: [String]

    func validate() throws {
        if let after, !(after >= 0 && after <= 3_600) {
            throw ValidationError("--after is from 0 to 3600 seconds; got \(after).")
        }
    }

    func run() throws {
        var commands: [[String: Any]] = [["wait": after.map { $0 as Any } ?? "still"], ["describe": true]]
        if let picture {
            commands.append(["picture": URL(fileURLWithPath: picture).path, "numbered": true])
        }
        commands.append(["quit": true])
        let answers = try DrivenProcess.run(DrivenProgram(words), commands)
        let elements = answers.lazy.compactMap { $0["elements"] as? [Any] }.first ?? []
        let data = try JSONSerialization.data(
            withJSONObject: elements, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        print(String(decoding: data, as: UTF8.self))
    }
}

/// A program that gets its commands at once and ends.
enum DrivenProcess {
    static func run(_ program: DrivenProgram, _ commands: [[String: Any]]) throws -> [[String: Any]] {
        let process = Process(), input = Pipe(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: program.path)
        process.arguments = program.arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["MUTOSCOPE_DISPLAY": "driven"]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        signal(SIGPIPE, SIG_IGN)
        do {
            try process.run()
        } catch {
            throw ValidationError("\(program.path) cannot be started: \(error.localizedDescription)")
        }
        for command in commands {
            let line = try JSONSerialization.data(withJSONObject: command)
            // A program that has ended says so below.
            try? input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
        }
        try? input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let answers = text.split(separator: "\n").compactMap {
            try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        if let trouble = answers.first(where: { $0["ok"] as? Bool == false }) {
            throw ValidationError("\(trouble["error"] as? String ?? "The program gave no reason.")")
        }
        guard answers.count == commands.count else {
            throw ValidationError(
                "\(program.path) ended with status \(process.terminationStatus) before it had answered.")
        }
        return answers
    }
}
