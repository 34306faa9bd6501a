import Foundation

/// Which golden files a run writes. Whatever is written is reported as a failure, so that nothing passes unseen.
public enum SnapshotRecording: String, CaseIterable, Sendable {
    /// Every golden file anew.
    case all
    /// Golden files that do not exist yet; the others are compared. The default.
    case missing
    /// Golden files that do not exist yet and those that differ.
    case failed
    /// None: a missing golden file is a failure. The default where `CI` is set.
    case never

    /// What ``SnapshotTrait`` says for the test that runs.
    @TaskLocal static var ofTrait: SnapshotRecording?

    /// The nearest word counts: the argument's, the trait's, the environment's.
    static func chosen(argument: Self?, environment: [String: String]) throws(SnapshotFailure) -> Self {
        if let near = argument ?? ofTrait { return near }
        guard let text = environment["MUTOSCOPE_SNAPSHOTS"], !text.isEmpty else {
            return environment["CI"].map { !$0.isEmpty } == true ? .never : .missing
        }
        guard let recording = SnapshotRecording(rawValue: text == "record" ? "all" : text) else {
            let words = allCases.map(\.rawValue).joined(separator: ", ")
            throw SnapshotFailure("MUTOSCOPE_SNAPSHOTS can be \(words); got \"\(text)\".")
        }
        return recording
    }
}
