import CoreGraphics

/// What a finger and a keyboard do, frame by frame.
struct DriveHand {
    /// Seconds, of the last frame.
    let now: Double
    let framesPerSecond: Double

    struct Key {
        var usage: Int
        var characters: String
    }

    /// Keys that type nothing, by the names that browsers have for them.
    static let keys: [String: Key] = [
        "Enter": Key(usage: 0x28, characters: "\r"), "Escape": Key(usage: 0x29, characters: "\u{1B}"),
        "Backspace": Key(usage: 0x2A, characters: "\u{8}"), "Tab": Key(usage: 0x2B, characters: "\t"),
        "Space": Key(usage: 0x2C, characters: " "), "ArrowRight": Key(usage: 0x4F, characters: ""),
        "ArrowLeft": Key(usage: 0x50, characters: ""), "ArrowDown": Key(usage: 0x51, characters: ""),
        "ArrowUp": Key(usage: 0x52, characters: ""), "Home": Key(usage: 0x4A, characters: ""),
        "End": Key(usage: 0x4D, characters: ""), "PageUp": Key(usage: 0x4B, characters: ""),
        "PageDown": Key(usage: 0x4E, characters: ""),
    ]

    private static let finger = 1
    /// A finger is down this long, in seconds.
    private static let tapLength = 0.05

    private func time(_ frame: Int) -> Double { now + Double(frame + 1) / framesPerSecond }

    private func touch(_ phase: TouchInput.Phase, _ point: CGPoint, _ frame: Int) -> InputEvent {
        .touch(TouchInput(id: Self.finger, phase: phase, location: point, time: time(frame)))
    }

    /// Ends with a frame in which the program has answered.
    func tap(at point: CGPoint) -> [[InputEvent]] {
        let length = max(1, Int((Self.tapLength * framesPerSecond).rounded()))
        let rest = [[InputEvent]](repeating: [], count: length - 1)
        return [[touch(.began, point, 0)]] + rest + [[touch(.ended, point, length)], []]
    }

    func drag(from start: CGPoint, to end: CGPoint, seconds: Double) -> [[InputEvent]] {
        let frames = max(2, Int((seconds * framesPerSecond).rounded()))
        let moves = (1...frames).map { frame in
            let share = CGFloat(frame) / CGFloat(frames)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            return [touch(.moved, point, frame)]
        }
        return [[touch(.began, start, 0)]] + moves + [[touch(.ended, end, frames + 1)], []]
    }

    /// A frame for each character.
    func type(_ text: String) -> [[InputEvent]] {
        text.enumerated().flatMap { number, character -> [[InputEvent]] in
            let named: Key? = character.isNewline ? Self.keys["Enter"] : character == "\t" ? Self.keys["Tab"] : nil
            return named.map { press($0, at: number) } ?? [[.text(String(character))]]
        } + [[]]
    }

    func press(_ key: Key) -> [[InputEvent]] { press(key, at: 0) + [[]] }

    private func press(_ key: Key, at frame: Int) -> [[InputEvent]] {
        [true, false].map { isDown in
            [
                .key(
                    KeyInput(isDown: isDown, usage: key.usage, characters: key.characters, time: time(frame)))
            ]
        }
    }
}
