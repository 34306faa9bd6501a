import CoreGraphics

extension DisplayOptions {
    /// Reads the display arguments and leaves all others, which are the program's own, to it.
    ///
    /// - Parameter arguments: Without the program's name.
    /// - Returns: The options and the arguments that are not about the display.
    package static func parse(
        arguments: [String], environment: [String: String]
    ) throws(DisplayOptionError) -> (options: DisplayOptions, rest: [String]) {
        var options = DisplayOptions(kind: hasDisplay(environment) ? .window : .headless)
        if let choice = environment["MUTOSCOPE_DISPLAY"], !choice.isEmpty {
            try options.apply(choice, from: "MUTOSCOPE_DISPLAY")
        }
        if let file = environment["MUTOSCOPE_CAPTURE"], !file.isEmpty { options.capture = file }
        if let token = environment["MUTOSCOPE_BROWSER_TOKEN"], !token.isEmpty { options.browser.token = token }
        var rest: [String] = []
        var displayWasNamed = false
        var index = arguments.startIndex
        while index < arguments.endIndex {
            let argument = arguments[index]
            index += 1
            if argument == "--" {
                rest += arguments[(index - 1)...]
                break
            }
            let (name, attached) = split(argument)
            guard names.contains(name) else {
                rest.append(argument)
                continue
            }
            let value: String
            if let attached {
                value = attached
            } else {
                guard index < arguments.endIndex else { throw DisplayOptionError("\(name) needs a value.") }
                value = arguments[index]
                index += 1
            }
            displayWasNamed = displayWasNamed || name == "--display"
            try options.set(name, value, displayWasNamed: displayWasNamed)
        }
        return (options, rest)
    }

    /// What a program does that has no arguments of its own but those after `--`.
    package enum Launch: Equatable, Sendable {
        case run(DisplayOptions)
        case help
    }

    /// Reads all arguments up to `--`. One that means nothing is an error, for it may be misspelt.
    package static func launch(
        arguments: [String], environment: [String: String]
    ) throws(DisplayOptionError) -> Launch {
        if arguments.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) }) { return .help }
        let (options, rest) = try parse(arguments: arguments, environment: environment)
        guard let unknown = rest.first, unknown != "--" else { return .run(options) }
        let name = split(unknown).name
        let near = names.filter { distance(from: $0, to: name) <= 2 }.min()
        let hint = near.map { " Did you mean \($0)?" } ?? " Arguments of the program's own stand after --."
        throw DisplayOptionError("There is no argument \"\(unknown)\".\(hint)")
    }

    /// How many letters have to be put in, left out or replaced.
    private static func distance(from a: String, to b: String) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var last = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let best = min(row[j] + 1, row[j + 1] + 1, last + (x == y ? 0 : 1))
                last = row[j + 1]
                row[j + 1] = best
            }
        }
        return row[b.count]
    }

    /// True where a window could be opened.
    package static func hasDisplay(_ environment: [String: String]) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }

    private static let names: Set<String> = [
        "--display", "--record", "--size", "--scale", "--fps", "--duration", "--capture", "--capture-at",
    ]

    private static func split(_ argument: String) -> (name: String, value: String?) {
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    private mutating func set(_ name: String, _ value: String, displayWasNamed: Bool) throws(DisplayOptionError) {
        switch name {
        case "--display":
            try apply(value, from: name)
        case "--record":
            guard !value.isEmpty else { throw DisplayOptionError("--record needs a file name.") }
            recording = value
            // A recording alone needs no window; `--display window --record FILE` shows what it records.
            if !displayWasNamed { kind = .headless }
        case "--size":
            size = try Self.size(value)
        case "--scale":
            scale = try Self.number(value, name, in: 0.5...8)
        case "--fps":
            framesPerSecond = try Self.number(value, name, in: 1...240)
        case "--capture":
            guard !value.isEmpty else { throw DisplayOptionError("--capture needs a file name.") }
            capture = value
        case "--capture-at":
            captureTime = try Self.number(value, name, in: 0...86_400)
        default:
            duration = try Self.number(value, name, in: 0.001...86_400)
        }
    }

    private mutating func apply(_ choice: String, from name: String) throws(DisplayOptionError) {
        switch choice {
        case "window": kind = .window
        case "headless": kind = .headless
        case "driven": kind = .driven
        case _ where choice == "browser" || choice.hasPrefix("browser:"):
            kind = .browser
            try browser.set(choice.dropFirst("browser:".count), from: name)
        case _ where choice.hasPrefix("record:") && choice.count > "record:".count:
            kind = .headless
            recording = String(choice.dropFirst("record:".count))
        default:
            throw DisplayOptionError(
                "\(name) can be window, headless, browser, browser:PORT, driven or record:FILE; got \"\(choice)\".")
        }
    }

    private static func size(_ text: String) throws(DisplayOptionError) -> CGSize {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            (1...16_384).contains(width), (1...16_384).contains(height)
        else {
            throw DisplayOptionError(
                "--size is WIDTHxHEIGHT in points, each from 1 to 16384, as in 390x844; got \"\(text)\".")
        }
        return CGSize(width: width, height: height)
    }

    private static func number(
        _ text: String, _ name: String, in range: ClosedRange<Double>
    ) throws(DisplayOptionError) -> Double {
        guard let number = Double(text), range.contains(number) else {
            let low = range.lowerBound.formatted(), high = range.upperBound.formatted(.number.grouping(.never))
            throw DisplayOptionError("\(name) is a number from \(low) to \(high); got \"\(text)\".")
        }
        return number
    }
}
