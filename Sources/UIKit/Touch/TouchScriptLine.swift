package import Displays

/// One touch event as a line of a touch script: `seconds id phase x y`, for instance `0.05 1 moved 100 220.5`. A pointer's ends
/// with `mouse`, and with its buttons where they are not the primary one alone: `mouse 2` is the secondary one. A pen's ends with `pen`
/// and, where it measures them, its pressure (0…1), altitude and azimuth (radians).
package enum TouchScriptLine {
    private static let phases: [(name: Substring, phase: TouchInput.Phase)] = [
        ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
    ]

    /// What the lines of a script look like, for messages.
    package static let form =
        "seconds id began|moved|ended|cancelled x y [mouse [buttons] | pen [pressure altitude azimuth]]"

    package static func text(of touch: TouchInput) -> String {
        let phase = phases.first { $0.phase == touch.phase }?.name ?? "cancelled"
        return "\(touch.time) \(touch.id) \(phase) \(touch.location.x) \(touch.location.y)\(tool(of: touch))\n"
    }

    private static func tool(of touch: TouchInput) -> String {
        switch touch.tool {
        case .finger: ""
        case .mouse: touch.buttons == .primary ? " mouse" : " mouse \(touch.buttons.rawValue)"
        case .pen:
            touch.pen.pressure.map { " pen \($0) \(touch.pen.altitude) \(touch.pen.azimuth)" } ?? " pen"
        }
    }

    /// Unix's and Windows' line ends divide a script.
    package static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }

    /// nil for a line of another form.
    package static func touch(in line: Substring) -> TouchInput? {
        let words = line.split(separator: " ")
        guard words.count >= 5, let time = Double(words[0]), let id = Int(words[1]),
            let phase = phases.first(where: { $0.name == words[2] })?.phase,
            let x = Double(words[3]), let y = Double(words[4]), time.isFinite, x.isFinite, y.isFinite
        else { return nil }
        var touch = TouchInput(id: id, phase: phase, location: CGPoint(x: x, y: y), time: time)
        return setTool(words.dropFirst(5), of: &touch) ? touch : nil
    }

    /// False for words that name no tool.
    private static func setTool(_ words: ArraySlice<Substring>, of touch: inout TouchInput) -> Bool {
        let numbers = words.dropFirst().map { Double($0) ?? .nan }
        switch (words.first, numbers.count) {
        case (nil, _): return true
        case ("mouse", 0...1):
            guard let buttons = words.count == 2 ? Int(words.last ?? "") : 1, buttons > 0 else { return false }
            (touch.tool, touch.buttons) = (.mouse, PointerButtons(rawValue: buttons))
        case ("pen", 0): touch.tool = .pen
        case ("pen", 3):
            guard numbers.allSatisfy(\.isFinite) else { return false }
            touch.tool = .pen
            touch.pen = PenPose(pressure: numbers[0], altitude: numbers[1], azimuth: numbers[2])
        default: return false
        }
        return true
    }

    /// Whether a line says nothing.
    package static func isComment(_ line: Substring) -> Bool {
        line.hasPrefix("#") || line.allSatisfy(\.isWhitespace)
    }
}
