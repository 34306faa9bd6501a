package import Displays

/// One touch event as a line of a touch script: `seconds id phase x y`, for instance `0.05 1 moved 100 220.5`. A pointer's ends
/// with `mouse`, and with its buttons where they are not the primary one alone: `mouse 2` is the secondary one.
package enum TouchScriptLine {
    private static let phases: [(name: Substring, phase: TouchInput.Phase)] = [
        ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
    ]

    /// What the lines of a script look like, for messages.
    package static let form = "seconds id began|moved|ended|cancelled x y [mouse [buttons]]"

    package static func text(of touch: TouchInput) -> String {
        let phase = phases.first { $0.phase == touch.phase }?.name ?? "cancelled"
        let buttons = touch.buttons == .primary ? "" : " \(touch.buttons.rawValue)"
        let tool = touch.tool == .mouse ? " mouse\(buttons)" : ""
        return "\(touch.time) \(touch.id) \(phase) \(touch.location.x) \(touch.location.y)\(tool)\n"
    }

    /// Unix's and Windows' line ends divide a script.
    package static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }

    /// nil for a line of another form.
    package static func touch(in line: Substring) -> TouchInput? {
        let words = line.split(separator: " ")
        guard words.count == 5 || words.count > 5 && words.count <= 7 && words[5] == "mouse",
            let time = Double(words[0]), let buttons = words.count == 7 ? Int(words[6]) : 1, buttons > 0,
            let id = Int(words[1]), let phase = phases.first(where: { $0.name == words[2] })?.phase,
            let x = Double(words[3]), let y = Double(words[4]), time.isFinite, x.isFinite, y.isFinite
        else { return nil }
        return TouchInput(
            id: id, phase: phase, location: CGPoint(x: x, y: y), time: time, tool: words.count > 5 ? .mouse : .finger,
            buttons: PointerButtons(rawValue: buttons))
    }

    /// Whether a line says nothing.
    package static func isComment(_ line: Substring) -> Bool {
        line.hasPrefix("#") || line.allSatisfy(\.isWhitespace)
    }
}
