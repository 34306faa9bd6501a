import CoreGraphics

/// What a run does with golden pictures, from the environment variable `MUTOSCOPE_SNAPSHOTS`.
enum SnapshotMode: String {
    /// Pictures are compared; a missing golden one is written and reported, so that a first run cannot pass unseen.
    case missing
    /// Every golden picture is written anew; the test is reported, so that the variable is not left on.
    case record
    /// Nothing is written beside the tests (the default where `CI` is set).
    case never

    static func chosen(by environment: [String: String]) throws -> SnapshotMode {
        guard let text = environment["MUTOSCOPE_SNAPSHOTS"], !text.isEmpty else {
            return environment["CI"].map { !$0.isEmpty } == true ? .never : .missing
        }
        guard let mode = SnapshotMode(rawValue: text) else {
            throw SnapshotFailure("MUTOSCOPE_SNAPSHOTS can be missing, record or never; got \"\(text)\".")
        }
        return mode
    }
}

/// A sentence for whoever reads the failed test, with the picture that shows it.
struct SnapshotFailure: Error {
    let message: String
    var picture: PixelBuffer?

    init(_ message: String, picture: PixelBuffer? = nil) {
        self.message = message
        self.picture = picture
    }
}
