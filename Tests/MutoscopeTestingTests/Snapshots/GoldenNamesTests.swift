import QuartzCore
import Testing

@testable import MutoscopeTesting

@Suite("Names of golden files")
@MainActor
struct GoldenNamesTests {
    private func asker(
        _ function: String = "opens(at:)", testCase: String? = nil, run: Int = 1, title: String = "Suite/opens"
    ) -> SnapshotAsker {
        SnapshotAsker(
            testFile: "/tests/CardTests.swift", function: function, testCase: testCase, run: run, title: title)
    }

    private func name(_ names: GoldenNames, _ asker: SnapshotAsker, named name: String? = nil) throws -> String {
        try names.file(names.base(for: asker, named: name), ending: "png").url.lastPathComponent
    }

    @Test("two unnamed ones of a test have two files")
    func unnamed() throws {
        let names = GoldenNames()
        #expect(try name(names, asker()) == "opens-at.png")
        #expect(try name(names, asker()) == "opens-at.2.png")
        #expect(try name(names, asker(), named: "half way") == "opens-at.half-way.png")
        #expect(try name(names, asker()) == "opens-at.3.png")
    }

    @Test("a test that runs again begins anew")
    func again() throws {
        let names = GoldenNames()
        _ = try name(names, asker(run: 1))
        _ = try name(names, asker(run: 1))
        #expect(try name(names, asker(run: 2)) == "opens-at.png")
    }

    @Test("cases of a parameterised test have files of their own, even when their letters are lost")
    func cases() throws {
        let names = GoldenNames()
        let cases = ["light", "dark", "a b", "a/b", "", "🙂", "☹️", String(repeating: "long ", count: 100)]
        var seen = Set<String>()
        for (run, words) in cases.enumerated() { seen.insert(try name(names, asker(testCase: words, run: run))) }
        #expect(seen.count == cases.count)
        #expect(seen.contains("opens-at.light.png"))
        #expect(seen.allSatisfy { $0.utf8.count < 255 })
    }

    @Test("two tests that would write one file are told apart by a sentence")
    func twoTests() throws {
        let names = GoldenNames()
        _ = try name(names, asker(title: "A/opens"))
        let failed = try #require(throws: SnapshotFailure.self) { try name(names, asker(run: 2, title: "B/opens")) }
        #expect(failed.message.contains("A/opens and B/opens"))
        #expect(failed.message.contains("different names"))
    }

    @Test("two names of a test that become one file are told apart by a sentence")
    func twoNames() throws {
        let names = GoldenNames()
        _ = try name(names, asker(), named: "half way")
        let failed = try #require(throws: SnapshotFailure.self) { try name(names, asker(), named: "half-way") }
        #expect(failed.message.contains("\"half way\" and \"half-way\""))
    }

    @Test("the same snapshot may be compared twice")
    func sameTwice() throws {
        let names = GoldenNames()
        _ = try name(names, asker(), named: "rest")
        #expect(try name(names, asker(), named: "rest") == "opens-at.rest.png")
    }

    @Test("a name without a letter is refused")
    func emptyName() throws {
        let failed = try #require(throws: SnapshotFailure.self) { try name(GoldenNames(), asker(), named: "…") }
        #expect(failed.message.contains("letter or a digit"))
    }

    @Test("cases know their arguments", arguments: [1, 2], ["x", "y"])
    func arguments(_ number: Int, _ letter: String) {
        #expect(Test.Case.current?.words == "\(number),\"\(letter)\"")
    }

    @Test("tests without cases have none")
    func noArguments() {
        #expect(Test.Case.current?.words == nil)
    }

    @Test("the trait says what is recorded", .snapshots(record: .never))
    func trait() throws {
        #expect(try SnapshotRecording.chosen(argument: nil, environment: ["MUTOSCOPE_SNAPSHOTS": "all"]) == .never)
        #expect(try SnapshotRecording.chosen(argument: .failed, environment: [:]) == .failed)
    }

    @Test("the environment says what is recorded where nothing nearer does")
    func environment() throws {
        #expect(try SnapshotRecording.chosen(argument: nil, environment: [:]) == .missing)
        #expect(try SnapshotRecording.chosen(argument: nil, environment: ["CI": "true"]) == .never)
        let all = ["CI": "true", "MUTOSCOPE_SNAPSHOTS": "all"]
        #expect(try SnapshotRecording.chosen(argument: nil, environment: all) == .all)
        #expect(try SnapshotRecording.chosen(argument: nil, environment: ["MUTOSCOPE_SNAPSHOTS": "record"]) == .all)
        #expect(try SnapshotRecording.chosen(argument: nil, environment: ["MUTOSCOPE_SNAPSHOTS": "failed"]) == .failed)
        let failed = try #require(throws: SnapshotFailure.self) {
            try SnapshotRecording.chosen(argument: nil, environment: ["MUTOSCOPE_SNAPSHOTS": "always"])
        }
        #expect(failed.message.contains("always"))
    }
}
