import Foundation
import Testing

@Suite("The gallery driven by lines of JSON")
struct DrivenGalleryTests {
    /// - Returns: The answers, and the program's status.
    private func drive(_ arguments: [String], _ commands: [String]) throws -> (answers: [[String: Any]], status: Int32)
    {
        let process = Process(), input = Pipe(), output = Pipe()
        // Where the tests lie, the programs of the package lie too.
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("gallery")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["MUTOSCOPE_DISPLAY": "driven"]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(commands.map { $0 + "\n" }.joined().utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let answers = text.split(separator: "\n").map {
            (try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) ?? [:]
        }
        return (answers, process.terminationStatus)
    }

    private func labels(_ answer: [String: Any]) -> [String] {
        (answer["elements"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
    }

    @Test("a screen is opened by its name and left by its back button")
    func openAndBack() throws {
        let picture = FileManager.default.temporaryDirectory.appendingPathComponent("driven-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: picture) }
        let (answers, status) = try drive(
            ["--size", "390x844", "--scale", "1"],
            [
                #"{"wait": "still"}"#, #"{"describe": true}"#, #"{"tap": "Curl calendar"}"#, #"{"wait": 2}"#,
                #"{"describe": true}"#, #"{"picture": "\#(picture.path)", "numbered": true}"#, #"{"tap": "Mutoscope"}"#,
                #"{"wait": "still"}"#, #"{"describe": true}"#, #"{"quit": true}"#,
            ])
        try #require(answers.count == 10)
        for (index, answer) in answers.enumerated() {
            #expect(answer["ok"] as? Bool == true, "\(index): \(answer["error"] ?? "")")
        }
        #expect(labels(answers[1]).contains("Curl calendar"))
        #expect(!labels(answers[4]).contains("Curl calendar") || labels(answers[4]).contains("Mutoscope"))
        let back = (answers[4]["elements"] as? [[String: Any]])?.first { $0["label"] as? String == "Mutoscope" }
        #expect(back?["role"] as? String == "button")
        #expect(labels(answers[8]) == labels(answers[1]))
        #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(status == 0)
    }

    @Test("what is not there is said, with what is")
    func missing() throws {
        let (answers, status) = try drive([], [#"{"tap": "No such thing"}"#])
        #expect(answers.first?["ok"] as? Bool == false)
        #expect((answers.first?["error"] as? String)?.contains("There is: ") == true)
        #expect(status == 0)
    }
}
