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
    case tap(Target)
    case drag(from: Target, to: Target, seconds: Double)
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

    static let names = "describe, tap, drag, type, key, adjust, wait, picture, resize, settings and quit"
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
        case "tap": self = .tap(try Self.target(value, name))
        case "drag": self = try Self.drag(value)
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
        case .tap(let target): target.isElement
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
        let seconds = parts["seconds"] as? Double ?? 0.3
        guard seconds > 0, seconds <= longestWait else {
            throw Failure(description: "A drag takes more than no time and at most an hour; got \(seconds) seconds.")
        }
        return .drag(from: try target(parts["from"], "from"), to: try target(parts["to"], "to"), seconds: seconds)
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
