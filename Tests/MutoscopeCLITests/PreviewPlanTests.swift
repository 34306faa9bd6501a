import Foundation
import Testing

@testable import MutoscopeCLI

@Suite("What is previewed")
struct PreviewPlanTests {
    private func package(_ json: String) throws -> PackageDescription {
        try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
    }

    private static let json = """
        {"targets": [
          {"name": "App", "c99name": "App", "type": "executable", "path": "Sources/App", "target_dependencies": ["Screens"]},
          {"name": "Screens", "c99name": "Screens", "type": "library", "path": "Sources/Screens", "target_dependencies": ["Art"]},
          {"name": "Art", "c99name": "Art", "type": "library", "path": "Sources/Art"},
          {"name": "Alone", "c99name": "Alone", "type": "library", "path": "Sources/Alone"}]}
        """

    @Test(
        "an executable is run itself, a library by the executable that uses it", arguments: ["App", "Screens", "Art"])
    func product(target: String) throws {
        let plan = try PreviewPlan(target: target, package: package(Self.json), folder: URL(fileURLWithPath: "/p"))
        #expect(plan.product == "App")
        #expect(plan.sources.path == "/p/Sources/\(target)")
    }

    @Test("what cannot be run, or is not there, is told")
    func nothingToRun() throws {
        let package = try package(Self.json)
        #expect(throws: (any Error).self) {
            try PreviewPlan(target: "Alone", package: package, folder: URL(fileURLWithPath: "/p"))
        }
        #expect(throws: (any Error).self) {
            try PreviewPlan(target: "Nowhere", package: package, folder: URL(fileURLWithPath: "/p"))
        }
    }

    @Test("previews are found by the lines that begin with them")
    func lines() {
        #expect(
            PreviewPlan.lines(in: "import UIKit\n#Preview(\"A\") {\n}\n  #Preview {\n// #Preview {\n#Previews {") == [
                2, 4,
            ])
        #expect(PreviewPlan.className(file: "Card+Look.swift", line: 7) == "Preview_Card_Look_7")
    }

    @Test("a change is a file that is newer, other, or gone")
    func changes() {
        let early = Date(timeIntervalSince1970: 1), late = Date(timeIntervalSince1970: 2)
        #expect(SourceWatch.newest(from: ["a": early], to: ["a": early]) == nil)
        #expect(SourceWatch.newest(from: ["a": early], to: ["a": late]) == late)
        #expect(SourceWatch.newest(from: ["a": early], to: ["a": early, "b": early]) == early)
        #expect(SourceWatch.newest(from: ["a": early], to: [:], now: late) == late)
    }
}
