package import Displays

/// One touch event as a line of a touch script: `seconds id phase x y`, for instance `0.05 1 moved 100 220.5`. A pointer's ends
/// with `mouse`.
package enum TouchScriptLine {
    private static let phases: [(name: Substring, phase: TouchInput.Phase)] = [
        ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
    ]

    /// What the lines of a script look like, for messages.
    package static let form = "seconds id began|moved|ended|cancelled x y [mouse]"

    package static func text(of touch: TouchInput) -> String {
        let phase = phases.first { $0.phase == touch.phase }?.name ?? "cancelled"
        let tool = touch.tool == .mouse ? " mouse" : ""
        return "\(touch.time) \(touch.id) \(phase) \(touch.location.x) \(touch.location.y)\(tool)\n"
    }

    /// nil for a line of another form.
    package static func touch(in line: Substring) -> TouchInput? {
        let words = line.split(separator: " ")
        guard words.count == 5 || words.count == 6 && words[5] == "mouse", let time = Double(words[0]),
            let id = Int(words[1]), let phase = phases.first(where: { $0.name == words[2] })?.phase,
            let x = Double(words[3]), let y = Double(words[4]), time.isFinite, x.isFinite, y.isFinite
        else { return nil }
        return TouchInput(
            id: id, phase: phase, location: CGPoint(x: x, y: y), time: time, tool: words.count == 6 ? .mouse : .finger)
    }

    /// Whether a line says nothing.
    package static func isComment(_ line: Substring) -> Bool {
        line.hasPrefix("#") || line.allSatisfy(\.isWhitespace)
    }
}
