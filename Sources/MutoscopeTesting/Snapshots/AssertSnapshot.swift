import CoreGraphics
import Testing
public import UIKit
import XCTest

/// Compares a picture with its golden one, kept under `__Snapshots__` beside the test's file. For Swift Testing and XCTest.
///
/// A difference fails the test, with a picture of expected, actual and difference attached and written to the folder named by
/// `MUTOSCOPE_SNAPSHOT_ARTIFACTS` (the system's temporary folder without it). `MUTOSCOPE_SNAPSHOTS` says what is written: `missing`
/// (the default) records golden pictures that do not exist yet, `record` all, `never` none.
/// - `picture`: What the test drew.
/// - `name`: Tells several pictures of one test apart.
/// - `tolerance`: How much may differ; nothing unless said.
@preconcurrency @MainActor
public func assertSnapshot(
    of picture: CGImage, named name: String? = nil, tolerance: SnapshotTolerance = .exact,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let place = SnapshotPlace(fileID: fileID, file: file, line: line, column: column)
    let environment = ProcessInfo.processInfo.environment
    let golden = GoldenPicture(testFile: "\(file)", test: function, name: name)
    do {
        try golden.check(picture, tolerance: tolerance, mode: SnapshotMode.chosen(by: environment))
    } catch let failure as SnapshotFailure {
        place.report(failure, name: golden.name, environment: environment)
    } catch {
        place.report(SnapshotFailure("\(error)"), name: golden.name, environment: environment)
    }
}

/// Compares what a screen shows now with its golden picture.
@preconcurrency @MainActor
public func assertSnapshot(
    of screen: TestScreen, named name: String? = nil, tolerance: SnapshotTolerance = .exact,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshot(
        of: screen.snapshot(), named: name, tolerance: tolerance, fileID: fileID, file: file, function: function,
        line: line,
        column: column)
}

/// Compares a layer, shown alone on a screen of its own size at time 0, with its golden picture.
@preconcurrency @MainActor
public func assertSnapshot(
    of layer: CALayer, scale: CGFloat = 2, named name: String? = nil, tolerance: SnapshotTolerance = .exact,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let screen = TestScreen(size: layer.bounds.size, scale: scale)
    screen.stage.fill(with: layer)
    screen.show(layer)
    assertSnapshot(
        of: screen.snapshot(), named: name, tolerance: tolerance, fileID: fileID, file: file, function: function,
        line: line,
        column: column)
}

/// Where in the source a snapshot was asked for.
private struct SnapshotPlace {
    let fileID: String
    let file: StaticString
    let line: UInt
    let column: UInt

    func report(_ failure: SnapshotFailure, name: String, environment: [String: String]) {
        var message = failure.message
        if let picture = failure.picture {
            let png = PNGWriter.data(of: picture)
            let folder = environment["MUTOSCOPE_SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0, isDirectory: true) }
            let url = (folder ?? FileManager.default.temporaryDirectory).appendingPathComponent(
                "\(name).difference.png")
            do {
                try png.write(to: url, options: .atomic)
                message += " Difference: \(url.path)."
            } catch {
                message += " The difference could not be written: \(error.localizedDescription)"
            }
            attach(png, name: "\(name).difference.png")
        }
        guard Test.current != nil else {
            XCTFail(message, file: file, line: line)
            return
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }

    private func attach(_ png: Data, name: String) {
        guard Test.current != nil else { return }
        Attachment.record(Attachment([UInt8](png), named: name, sourceLocation: location), sourceLocation: location)
    }

    private var location: SourceLocation {
        SourceLocation(fileID: fileID, filePath: "\(file)", line: Int(line), column: Int(column))
    }
}
