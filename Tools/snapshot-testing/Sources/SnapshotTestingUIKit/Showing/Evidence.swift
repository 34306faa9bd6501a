import MutoscopeTesting
import Testing
import UIKit

/// Where the pictures of a failure go: swift-snapshot-testing has no attachments on Linux.
enum Evidence {
    /// Attaches pictures to a test of Swift Testing, and writes them for one of XCTest. Returns where they are, in words.
    static func keep(_ pictures: [(role: String, picture: UIImage)]) -> String {
        let files = pictures.compactMap { role, picture in picture.pngData().map { (role: role, data: $0) } }
        guard Test.current == nil else {
            for file in files { Attachment.record(Attachment([UInt8](file.data), named: "\(file.role).png")) }
            return ""
        }
        var lines: [String] = []
        for (role, data) in files {
            let url = folder.appendingPathComponent("\(name)\(role).mutoscope.png")
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: url, options: .atomic)
                lines.append("\(role): \(url.path)")
            } catch {
                lines.append("\(role) could not be written to \(url.path): \(error.localizedDescription)")
            }
        }
        return lines.map { "\n" + $0 }.joined()
    }

    /// As swift-snapshot-testing has it.
    private static var folder: URL {
        let named = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
        return URL(fileURLWithPath: named ?? NSTemporaryDirectory(), isDirectory: true)
    }

    private static let counter = Counter()

    private static var name: String {
        guard let test = TestWatcher.shared.name else { return "" }
        return "\(test).\(counter.next(of: test))."
    }

    /// Failures of a test so far.
    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var counts: [String: Int] = [:]

        func next(of test: String) -> Int {
            lock.withLock {
                counts[test, default: 0] += 1
                return counts[test, default: 0]
            }
        }
    }
}
