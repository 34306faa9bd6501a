public import UIKit

/// Compares what a screen shows over time, frame by frame, with a golden film: an animated PNG that browsers play, kept as
/// `<test>.<name>.film.png` under `__Snapshots__` beside the test's file.
///
/// A failure says at which time the film first differs and what is painted otherwise then, with a strip of the frames about it.
/// - Parameters:
///   - seconds: How long from now on; fingers that take longer are followed to their end.
///   - rate: Frames a second of the film.
///   - comparison: When two frames count as equal.
///   - fingers: What happens meanwhile; it moves the clock.
@MainActor
public func assertFilm(
    of screen: TestScreen, named name: String? = nil, seconds: TimeInterval, fps rate: Int = 30,
    by comparison: SnapshotComparison = .exact, record: SnapshotRecording? = nil, fileID: String = #fileID,
    file: StaticString = #filePath, function: String = #function, line: UInt = #line, column: UInt = #column,
    _ fingers: () throws -> Void = {}
) rethrows {
    let film = FilmRecorder(screen, rate: rate)
    try screen.sample(seconds: seconds, framesPerSecond: Double(rate), fingers) { _ in film.addFrame() }
    let assertion = SnapshotAssertion(
        place: SnapshotPlace(fileID: fileID, file: file, line: line, column: column), function: function,
        name: name, comparison: comparison, recording: record)
    assertion.check(film.film)
}
