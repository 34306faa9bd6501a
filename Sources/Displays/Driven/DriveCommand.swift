import CoreGraphics

/// What a driven program is told to do: an object with one name, as `{"tap": "Save"}`.
enum DriveCommand: Equatable {
    /// What is touched.
    enum Target: Equatable {
        case number(Int)
        case words(String)
        case point(CGPoint)

        var isElement: Bool { if case .point = self { false } else { true } }
    }

    case describe
    case tap(Target, count: Int)
    case press(Target, seconds: Double)
    case drag(from: Target, to: Target, seconds: Double)
    /// Two fingers about a place: how far apart they end by how far apart they began, and by how many degrees they turn clockwise.
    case pinch(Target, scale: Double, degrees: Double, seconds: Double)
    /// A turn of the wheel over a place, in points by which content moves right and down.
    case scroll(Target, by: CGVector)
    case type(String)
    case key(String)
    case adjust(Target, isUp: Bool)
    /// nil until everything stands still, at most so many seconds.
    case wait(seconds: Double, untilStill: Bool)
    /// nil answers with the picture itself.
    case picture(file: String?, isNumbered: Bool)
    case resize(CGSize, scale: CGFloat?)
    case settings(UserSettings)
    case quit

    struct Failure: Error, CustomStringConvertible { let description: String }

    static let names =
        "describe, tap, press, drag, pinch, scroll, type, key, adjust, wait, picture, resize, settings and quit"
    private static let longestWait = 3_600.0

    init(_ line: String) throws(Failure) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
            throw Failure(description: "A command is an object on one line, as {\"tap\": \"Save\"}.")
        }
        let details = object.filter { $0.key == "numbered" }
        let commands = object.filter { $0.key != "numbered" }
        guard commands.count == 1, let (name, value) = commands.first else {
            throw Failure(description: "A command has one name: \(Self.names).")
        }
        switch name {
        case "describe": self = .describe
        case "tap": self = try Self.tap(value)
        case "press": self = try Self.press(value)
        case "drag": self = try Self.drag(value)
        case "pinch": self = try Self.pinch(value)
        case "scroll": self = try Self.scroll(value)
        case "type": self = .type(try Self.text(value, name))
        case "key": self = .key(try Self.text(value, name))
        case "adjust": self = try Self.adjust(value)
        case "wait": self = try Self.wait(value)
        case "picture": self = .picture(file: value as? String, isNumbered: details["numbered"] as? Bool ?? false)
        case "resize": self = try Self.resize(value)
        case "settings": self = try Self.settings(value)
        case "quit": self = .quit
        default: throw Failure(description: "There is no command \"\(name)\"; there are \(Self.names).")
        }
    }

    /// Whether it speaks of what is on the screen.
    var needsElements: Bool {
        switch self {
        case .describe, .adjust: true
        case .tap(let target, _), .press(let target, _), .pinch(let target, _, _, _), .scroll(let target, _):
            target.isElement
        case .drag(let from, let to, _): from.isElement || to.isElement
        case .picture(_, let isNumbered): isNumbered
        case .type, .key, .wait, .resize, .settings, .quit: false
        }
    }

    private static func text(_ value: Any, _ name: String) throws(Failure) -> String {
        guard let text = value as? String else { throw Failure(description: "\(name) takes a text.") }
        return text
    }

    private static func target(_ value: Any?, _ name: String) throws(Failure) -> Target {
        if let words = value as? String { return .words(words) }
        if let pair = value as? [Double], pair.count == 2 { return .point(CGPoint(x: pair[0], y: pair[1])) }
        if let number = value as? Int { return .number(number) }
        throw Failure(description: "\(name) takes an element's number, its label or identifier, or [x, y] in points.")
    }

    private static func drag(_ value: Any) throws(Failure) -> DriveCommand {
        guard let parts = value as? [String: Any] else {
            throw Failure(description: "drag takes {\"from\": …, \"to\": …, \"seconds\": 0.3}.")
        }
        return .drag(
            from: try target(parts["from"], "from"), to: try target(parts["to"], "to"),
            seconds: try time(of: parts, else: 0.3, "drag"))
    }

    /// A target alone, or one with details beside it: `{"at": 12, "count": 2}`.
    private static func place(_ value: Any, _ name: String) throws(Failure) -> (Target, [String: Any]) {
        guard let parts = value as? [String: Any] else { return (try target(value, name), [:]) }
        return (try target(parts["at"], "at"), parts)
    }

    private static func time(of parts: [String: Any], else usual: Double, _ name: String) throws(Failure) -> Double {
        let seconds = parts["seconds"] as? Double ?? usual
        guard seconds > 0, seconds <= longestWait else {
            throw Failure(description: "A \(name) takes more than no time and at most an hour; got \(seconds) seconds.")
        }
        return seconds
    }

    private static func tap(_ value: Any) throws(Failure) -> DriveCommand {
        let (target, parts) = try place(value, "tap")
        let count = parts["count"] as? Int ?? 1
        guard (1...10).contains(count) else {
            throw Failure(description: "A tap's count is from 1 to 10; got \(count).")
        }
        return .tap(target, count: count)
    }

    private static func press(_ value: Any) throws(Failure) -> DriveCommand {
        let (target, parts) = try place(value, "press")
        return .press(target, seconds: try time(of: parts, else: 1, "press"))
    }

    private static func pinch(_ value: Any) throws(Failure) -> DriveCommand {
        guard let parts = value as? [String: Any] else {
            throw Failure(description: "pinch takes {\"at\": …, \"scale\": 2, \"degrees\": 90, \"seconds\": 0.5}.")
        }
        let scale = parts["scale"] as? Double ?? 1, degrees = parts["degrees"] as? Double ?? 0
        guard (0.05...20).contains(scale), (-360...360).contains(degrees) else {
            throw Failure(description: "A pinch's scale is from 0.05 to 20, its degrees are from -360 to 360.")
        }
        return .pinch(
            try target(parts["at"], "at"), scale: scale, degrees: degrees,
            seconds: try time(of: parts, else: 0.5, "pinch"))
    }

    private static func scroll(_ value: Any) throws(Failure) -> DriveCommand {
        guard let parts = value as? [String: Any], let way = parts["by"] as? [Double], way.count == 2,
            way.allSatisfy({ abs($0) <= 100_000 })
        else { throw Failure(description: "scroll takes {\"at\": …, \"by\": [x, y]}, at most 100000 points.") }
        return .scroll(try target(parts["at"], "at"), by: CGVector(dx: way[0], dy: way[1]))
    }

    private static func adjust(_ value: Any) throws(Failure) -> DriveCommand {
        guard let parts = value as? [String: Any], let way = parts["way"] as? String, ["up", "down"].contains(way)
        else {
            throw Failure(description: "adjust takes {\"element\": …, \"way\": \"up\" or \"down\"}.")
        }
        return .adjust(try target(parts["element"], "element"), isUp: way == "up")
    }

    private static func wait(_ value: Any) throws(Failure) -> DriveCommand {
        if value as? String == "still" { return .wait(seconds: 10, untilStill: true) }
        guard let seconds = value as? Double, seconds >= 0, seconds <= longestWait else {
            throw Failure(description: "wait takes \"still\" or seconds, from 0 to 3600.")
        }
        return .wait(seconds: seconds, untilStill: false)
    }

    private static func resize(_ value: Any) throws(Failure) -> DriveCommand {
        let sides = 1.0...16_384
        guard let parts = value as? [String: Any], let width = parts["width"] as? Double,
            let height = parts["height"] as? Double, sides.contains(width), sides.contains(height)
        else { throw Failure(description: "resize takes {\"width\": …, \"height\": …}, from 1 to 16384 points.") }
        let scale = parts["scale"] as? Double
        guard scale.map({ (0.5...8).contains($0) }) ?? true, max(width, height) * (scale ?? 1) <= 16_384 else {
            throw Failure(description: "A scale is from 0.5 to 8, and no side has more than 16384 pixels.")
        }
        return .resize(CGSize(width: width, height: height), scale: scale.map { CGFloat($0) })
    }

    private static func settings(_ value: Any) throws(Failure) -> DriveCommand {
        guard let parts = value as? [String: Bool] else {
            throw Failure(description: "settings takes {\"dark\": true or false, \"lessMotion\": true or false}.")
        }
        return .settings(
            UserSettings(isDark: parts["dark"] ?? false, wantsLessMotion: parts["lessMotion"] ?? false))
    }
}
