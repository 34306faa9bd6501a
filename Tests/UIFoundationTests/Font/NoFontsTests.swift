import Testing
import UIKit

struct NoFontsTests {
    @Test func aMachineWithoutFontsIsOneSentence() async throws {
        let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            // One name for all runs, as a process that exits leaves its files.
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("mutoscope-no-fonts.conf")
            try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8).write(to: file, options: .atomic)
            setenv("FONTCONFIG_FILE", file.path, 1)
            await MainActor.run {
                let label = UILabel()
                label.text = "text"
                _ = label.intrinsicContentSize
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("No fonts are installed"))
        #expect(text.split(separator: "\n").count { $0.contains("font") } == 1)
    }
}
