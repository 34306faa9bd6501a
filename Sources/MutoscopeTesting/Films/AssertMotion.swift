public import UIKit

/// Compares the paths of views over time with a golden table of numbers, for tests that must not depend on looks.
///
/// The table has a line for each time: the middle, the size, the turn and the opacity of every view, as they are on the screen. It is
/// kept as `<test>.<name>.motion.txt` under `__Snapshots__` beside the test's file.
/// - Parameters:
///   - views: By the names that they have in the table.
///   - seconds: How long from now on.
///   - rate: Lines a second.
///   - tolerance: How far any number may be off.
///   - fingers: What happens meanwhile; it moves the clock.
@MainActor
public func assertMotion(
    of views: [String: UIView], on screen: TestScreen, named name: String? = nil, seconds: TimeInterval,
    rate: Double = 10, tolerance: Double = 0.05, record: SnapshotRecording? = nil, fileID: String = #fileID,
    file: StaticString = #filePath, function: String = #function, line: UInt = #line, column: UInt = #column,
    _ fingers: () throws -> Void = {}
) rethrows {
    let recorder = MotionRecorder(MotionTable(views: views))
    try screen.sample(seconds: seconds, framesPerSecond: rate, fingers) { recorder.table.add(at: Double($0) / rate) }
    let text = recorder.table.text
    let assertion = SnapshotAssertion(
        place: SnapshotPlace(fileID: fileID, file: file, line: line, column: column), function: function,
        name: name, comparison: .exact, recording: record)
    assertion.check(text: text, ending: "motion.txt") { MotionTable.isEqual($0, text, tolerance: tolerance) }
}

/// Keeps a table that grows while time passes.
@MainActor
private final class MotionRecorder {
    var table: MotionTable

    init(_ table: MotionTable) {
        self.table = table
    }
}

/// Where views are at which times, in numbers.
@MainActor
struct MotionTable {
    private let views: [(name: String, view: UIView)]
    private(set) var text: String

    init(views: [String: UIView]) {
        self.views = views.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
        text = "time\t" + self.views.map { "\($0.name): x y width height turn opacity" }.joined(separator: "\t") + "\n"
    }

    mutating func add(at time: Double) {
        let parts = views.map { Self.numbers(of: $0.view).map(Self.short).joined(separator: " ") }
        text += ([Self.short(time)] + parts).joined(separator: "\t") + "\n"
    }

    /// As the screen shows it now: middle and size in screen points, degrees, 0…1.
    private static func numbers(of view: UIView) -> [Double] {
        let shown = view.layer.presentation() ?? view.layer
        let bounds = shown.bounds
        var chain: [CALayer] = [shown]
        var above = view.superview
        while let next = above {
            chain.append(next.layer.presentation() ?? next.layer)
            above = next.superview
        }
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let point = CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
            return chain.reduce(point) { $1.pointInSuperlayer($0) }
        }
        let corner = place(0, 0), right = place(1, 0), bottom = place(0, 1), middle = place(0.5, 0.5)
        let width = hypot(right.x - corner.x, right.y - corner.y)
        let height = hypot(bottom.x - corner.x, bottom.y - corner.y)
        let turn = atan2(right.y - corner.y, right.x - corner.x) * 180 / .pi
        return [middle.x, middle.y, width, height, turn, CGFloat(shown.opacity)].map(Double.init)
    }

    /// A thousandth, without zeros at the end.
    private static func short(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        guard rounded.magnitude < 1e12 else { return "\(value)" }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Whether two tables have the same words, and numbers that are near each other.
    nonisolated static func isEqual(_ a: String, _ b: String, tolerance: Double) -> Bool {
        func words(_ text: String) -> [Substring] {
            text.split(omittingEmptySubsequences: false) { " \t\n".contains($0) }
        }
        let (left, right) = (words(a), words(b))
        return left.count == right.count
            && zip(left, right).allSatisfy { one, other in
                guard one != other else { return true }
                guard let x = Double(one), let y = Double(other) else { return false }
                return (x - y).magnitude <= tolerance
            }
    }
}

extension CALayer {
    /// By position, anchor and transform.
    fileprivate func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
        let x = point.x - bounds.minX - anchorPoint.x * bounds.width
        let y = point.y - bounds.minY - anchorPoint.y * bounds.height
        let t = transform
        let w = x * t.m14 + y * t.m24 + t.m44
        return CGPoint(
            x: position.x + (x * t.m11 + y * t.m21 + t.m41) / w, y: position.y + (x * t.m12 + y * t.m22 + t.m42) / w)
    }
}
