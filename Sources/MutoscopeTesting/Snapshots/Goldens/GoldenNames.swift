import Foundation
import Testing
import XCTest

/// Which test asks for a snapshot.
struct SnapshotAsker: Hashable {
    let testFile: String
    let function: String
    /// A case of a parameterised test, in words; nil for other tests.
    let testCase: String?
    /// Tells runs apart: the same test may run twice.
    let run: Int
    /// The whole name, with suites; for messages.
    let title: String
}

/// Gives every snapshot of a process a golden file of its own.
@MainActor
final class GoldenNames {
    static let shared = GoldenNames()

    private struct Claim: Equatable {
        let asker: SnapshotAsker
        /// In words, for messages.
        let name: String
    }

    private var unnamed: [SnapshotAsker: Int] = [:]
    private var owners: [URL: Claim] = [:]

    /// What the golden files of one assertion have in common.
    struct Base {
        fileprivate let asker: SnapshotAsker
        fileprivate let parts: [String]
        /// In words, for messages.
        fileprivate let words: String

        /// Without the ending.
        var name: String { parts.joined(separator: ".") }
    }

    /// Unnamed snapshots of a test are counted; the first has no number.
    func base(for asker: SnapshotAsker, named name: String?) throws(SnapshotFailure) -> Base {
        var parts = [FileNames.plain(asker.function)]
        if let testCase = asker.testCase { parts.append(FileNames.distinct(testCase)) }
        guard let name else {
            let number = nextNumber(for: asker)
            if number > 1 { parts.append("\(number)") }
            return Base(asker: asker, parts: parts, words: "unnamed number \(number)")
        }
        parts.append(FileNames.plain(name))
        guard parts.last != "" else {
            throw SnapshotFailure("A snapshot's name needs a letter or a digit; got \"\(name)\".")
        }
        return Base(asker: asker, parts: parts, words: "\"\(name)\"")
    }

    /// The golden file of a snapshot.
    ///
    /// - Parameter cell: One of a matrix.
    func file(_ base: Base, cell: String? = nil, ending: String) throws(SnapshotFailure) -> GoldenFile {
        let name = (base.parts + [cell].compactMap { $0 }).joined(separator: ".")
        let file = GoldenFile(testFile: base.asker.testFile, name: name, ending: ending)
        try claim(file, Claim(asker: base.asker, name: base.words + (cell.map { " in \($0)" } ?? "")))
        return file
    }

    private func nextNumber(for asker: SnapshotAsker) -> Int {
        unnamed[asker, default: 0] += 1
        return unnamed[asker, default: 0]
    }

    /// The same snapshot may be asked for again: after going back, or when a test runs again.
    private func claim(_ file: GoldenFile, _ claim: Claim) throws(SnapshotFailure) {
        guard let owner = owners[file.url], owner != claim else {
            owners[file.url] = claim
            return
        }
        let isSameTest = owner.asker.title == claim.asker.title && owner.asker.testCase == claim.asker.testCase
        if isSameTest, owner.name == claim.name {
            owners[file.url] = claim
            return
        }
        let who =
            isSameTest
            ? "\(claim.asker.title) takes two snapshots, \(owner.name) and \(claim.name),"
            : "\(owner.asker.title) and \(claim.asker.title) take snapshots"
        throw SnapshotFailure(
            "\(who) that would lie in one file, \(file.url.path). Give them different names (named:).")
    }
}

extension SnapshotAsker {
    /// The test that runs now, of Swift Testing or XCTest.
    @MainActor
    static func current(testFile: String, function: String) -> SnapshotAsker {
        guard let test = Test.current else {
            return SnapshotAsker(
                testFile: testFile, function: function, testCase: nil, run: FinishedTestCases.shared.count,
                title: function)
        }
        let run = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
        return SnapshotAsker(
            testFile: testFile, function: function, testCase: Test.Case.current?.words, run: run,
            title: "\(test.id)")
    }
}

/// Counts XCTest's tests, so that one that runs again begins with its first snapshot.
@MainActor
private final class FinishedTestCases: NSObject, XCTestObservation {
    static let shared = FinishedTestCases()

    private(set) var count = 0

    private override init() {
        super.init()
        XCTestObservationCenter.shared.addTestObserver(self)
    }

    nonisolated func testCaseDidFinish(_ testCase: XCTestCase) {
        MainActor.assumeIsolated { count += 1 }
    }
}
