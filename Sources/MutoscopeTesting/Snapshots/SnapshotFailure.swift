import CoreGraphics

/// A sentence for whoever reads the failed test, with what shows it.
struct SnapshotFailure: Error {
    let message: String
    var evidence: [SnapshotEvidence]

    init(_ message: String, evidence: [SnapshotEvidence] = []) {
        self.message = message
        self.evidence = evidence
    }
}

/// A file that shows a failure: what was expected, what was drawn, where they differ.
struct SnapshotEvidence {
    enum Role: String, CaseIterable {
        /// What the golden file holds.
        case reference
        /// What was drawn now.
        case failure
        /// Where they differ.
        case difference
        /// All three side by side.
        case together
    }

    let role: Role
    let data: Data
    /// Without the dot.
    let ending: String
}
