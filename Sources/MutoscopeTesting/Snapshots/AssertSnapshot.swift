public import UIKit

/// Compares a screen, a view, a controller, a layer, a path, an image or a text with its golden file, kept under `__Snapshots__`
/// beside the test's file. For Swift Testing and XCTest.
///
/// A difference fails the test. Reference, failure and difference are attached (Swift Testing) and written, apart and together, to the
/// folder named by `MUTOSCOPE_SNAPSHOT_ARTIFACTS` (`mutoscope-snapshots` in the system's temporary folder without it).
/// - Parameters:
///   - subject: What the test made.
///   - name: Tells several snapshots of one test apart. Unnamed ones are counted.
///   - device: Whose screen it is shown on; nil is the subject's own size.
///   - size: Points; wins over the device's.
///   - scale: Pixels per point; nil is the screen's or the device's own, 2 for everything else.
///   - traits: Laid over those of the screen that shows the subject.
///   - comparison: When pictures count as equal; every bit unless said.
///   - record: Which golden files are written; nil is what ``SnapshotTrait`` or the environment's `MUTOSCOPE_SNAPSHOTS` says.
@MainActor
public func assertSnapshot(
    of subject: some SnapshotSubject, named name: String? = nil, on device: TestDevice? = nil, size: CGSize? = nil,
    scale: CGFloat? = nil, traits: UITraitCollection? = nil, by comparison: SnapshotComparison = .exact,
    record: SnapshotRecording? = nil, fileID: String = #fileID, file: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column
) {
    let assertion = SnapshotAssertion(
        place: SnapshotPlace(fileID: fileID, file: file, line: line, column: column), function: function, name: name,
        comparison: comparison, recording: record)
    let settings = SnapshotSettings(device: device, size: size, scale: scale, traits: traits)
    assertion.check(settings, over: subject.canSpread ? SnapshotSpread.ofTrait : nil) { subject }
}

/// Compares something in all the ways of a matrix with its golden files.
///
/// - Parameters:
///   - matrix: The devices, styles, sizes of text and languages.
///   - arrangement: One labelled sheet, drawn with a pixel per point unless `scale` says otherwise, or a file each.
///   - make: Makes the subject; called for each way, so that it can ask for what is in force while it is made.
@MainActor
public func assertSnapshot<Subject: SnapshotSubject>(
    over matrix: SnapshotMatrix, as arrangement: SnapshotMatrix.Arrangement = .sheet, named name: String? = nil,
    size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil,
    by comparison: SnapshotComparison = .exact, record: SnapshotRecording? = nil, fileID: String = #fileID,
    file: StaticString = #filePath, function: String = #function, line: UInt = #line, column: UInt = #column,
    _ make: @MainActor () -> Subject
) {
    let assertion = SnapshotAssertion(
        place: SnapshotPlace(fileID: fileID, file: file, line: line, column: column), function: function, name: name,
        comparison: comparison, recording: record)
    let settings = SnapshotSettings(size: size, scale: scale, traits: traits)
    assertion.check(settings, over: SnapshotSpread(matrix: matrix, arrangement: arrangement), make)
}

extension SnapshotSubject {
    /// Whether it looks another way on another device: pictures and texts do not.
    fileprivate var canSpread: Bool { self is TestScreen || self is UIView || self is UIViewController }
}
