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
    /// A finger is down this long, in seconds, and up as long before it comes again.
    private static let tapLength = 0.05
    /// How far apart two fingers are where they are farthest, in points.
    private static let span = 160.0

    private func time(_ frame: Int) -> Double { now + Double(frame + 1) / framesPerSecond }

    private func count(_ seconds: Double, least: Int = 1) -> Int {
        max(least, Int((seconds * framesPerSecond).rounded()))
    }

    private func touch(
        _ phase: TouchInput.Phase, _ point: CGPoint, _ frame: Int, finger: Int = Self.finger
    ) -> InputEvent {
        .touch(TouchInput(id: finger, phase: phase, location: point, time: time(frame)))
    }

    /// Ends with a frame in which the program has answered.
    func tap(at point: CGPoint, count taps: Int = 1) -> [[InputEvent]] {
        let length = count(Self.tapLength)
        let pause = [[InputEvent]](repeating: [], count: length - 1)
        let presses = (0..<taps).map { press(at: point, frames: length, from: 2 * length * $0) }
        return Array(presses.joined(separator: pause)) + [[]]
    }

    /// A finger that rests.
    func press(at point: CGPoint, seconds: Double) -> [[InputEvent]] {
        press(at: point, frames: count(seconds), from: 0) + [[]]
    }

    private func press(at point: CGPoint, frames: Int, from first: Int) -> [[InputEvent]] {
        let rest = [[InputEvent]](repeating: [], count: frames - 1)
        return [[touch(.began, point, first)]] + rest + [[touch(.ended, point, first + frames)]]
    }

    /// Two fingers on either side of a point, side by side at first; `turn` is clockwise, in radians.
    func pinch(about point: CGPoint, scale: Double, turn: Double, seconds: Double) -> [[InputEvent]] {
        let frames = count(seconds, least: 2), start = Self.span / max(scale, 1)
        func fingers(_ phase: TouchInput.Phase, _ share: Double, _ frame: Int) -> [InputEvent] {
            let reach = start * (1 + (scale - 1) * share) / 2, angle = turn * share
            return [-1.0, 1].enumerated().map { number, side in
                let place = CGPoint(
                    x: point.x + side * reach * cos(angle), y: point.y + side * reach * sin(angle))
                return touch(phase, place, frame, finger: Self.finger + number)
            }
        }
        let moves = (1...frames).map { fingers(.moved, Double($0) / Double(frames), $0) }
        return [fingers(.began, 0, 0)] + moves + [fingers(.ended, 1, frames + 1), []]
    }

    func scroll(at point: CGPoint, by way: CGVector) -> [[InputEvent]] {
        [
            [
                .wheel(
                    WheelInput(
                        location: point, deltaX: way.dx, deltaY: way.dy, isContinuous: true, time: time(0)))
            ], [],
        ]
    }

    func drag(from start: CGPoint, to end: CGPoint, seconds: Double) -> [[InputEvent]] {
        let frames = count(seconds, least: 2)
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
