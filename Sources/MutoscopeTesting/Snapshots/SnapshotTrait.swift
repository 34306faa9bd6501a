public import Testing

/// How the snapshots of a test or a suite are taken: `@Test(.snapshots(record: .failed))`.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    var recording: SnapshotRecording?
    var spread: SnapshotSpread?

    /// It counts for the suites and tests within.
    public var isRecursive: Bool { true }

    /// Sets the mode while the test runs.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotRecording.$ofTrait.withValue(recording ?? SnapshotRecording.ofTrait) {
            try await SnapshotSpread.$ofTrait.withValue(spread ?? SnapshotSpread.ofTrait) {
                try await function()
            }
        }
    }
}

extension Trait where Self == SnapshotTrait {
    /// Which golden files the tests write, whatever the environment says; an argument of the assertion wins over it.
    public static func snapshots(record: SnapshotRecording) -> Self { Self(recording: record) }

    /// Takes every snapshot of screens, views and controllers in all the ways of a matrix.
    public static func snapshots(
        over matrix: SnapshotMatrix, as arrangement: SnapshotMatrix.Arrangement = .sheet,
        record: SnapshotRecording? = nil
    ) -> Self {
        Self(recording: record, spread: SnapshotSpread(matrix: matrix, arrangement: arrangement))
    }
}

/// A matrix and how its pictures are kept.
struct SnapshotSpread: Sendable {
    let matrix: SnapshotMatrix
    let arrangement: SnapshotMatrix.Arrangement

    /// What ``SnapshotTrait`` says for the test that runs.
    @TaskLocal static var ofTrait: SnapshotSpread?
}
