import CoreGraphics

/// Reads symbols that are written as words: what is drawn, on a grid of 100 units, y down.
///
/// A capital begins a part and says what becomes of it, in the plain symbol and in the filled one (`.fill`):
/// - `O` an outline: a line; filled, with its line
/// - `D` a detail in an outline: a line; a line cut out
/// - `E` a spot in an outline: filled; cut out
/// - `S` a line, `F` an area, `H` an area cut out with its edge: the same in both
///
/// Small letters draw: `m x y`, `l x y` and `c x y x y x y` as in SVG, `z` closes; `o x y r` a circle, `e x y rx ry` an ellipse,
/// `r x y w h radius` a rectangle, `a x y r from to` an arc in degrees, `k x y outer inner teeth` a gear, `t x y outer inner points` a
/// star. `=name XYRL …` is another symbol, mirrored (`X`, `Y`) or turned to the right or left (`R`, `L`), with more drawn on top.
struct SymbolScript {
    private let words: [Substring]
    private var next = 0

    private init(_ text: String) {
        words = text.split(separator: " ")
    }

    /// The symbol of a script; nil for a filled one without an outline. `base` finds what `=` names.
    static func drawing(
        _ text: String, filled: Bool, base: (String, Bool) -> SymbolDrawing?
    ) -> SymbolDrawing? {
        guard text.hasPrefix("=") else {
            if filled, !text.split(separator: " ").contains("O") { return nil }
            var script = SymbolScript(text)
            return SymbolDrawing(steps: script.steps(filled: filled))
        }
        var words = text.dropFirst().split(separator: " ", maxSplits: 1)
        guard var found = base(String(words[0]), filled) else { return nil }
        var rest = words.count > 1 ? String(words[1]) : ""
        words = rest.split(separator: " ", maxSplits: 1)
        if let turns = words.first, turns.allSatisfy({ "XYRL".contains($0) }) {
            for turn in turns { found = found.mapped(by: Self.map(turn)) }
            rest = words.count > 1 ? String(words[1]) : ""
        }
        var script = SymbolScript(rest)
        return SymbolDrawing(steps: found.steps + script.steps(filled: filled))
    }

    /// A turn of the unit square.
    private static func map(_ turn: Character) -> CGAffineTransform {
        switch turn {
        case "X": CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case "Y": CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case "R": CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        default: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        }
    }

    private mutating func steps(filled: Bool) -> [SymbolDrawing.Step] {
        var steps: [SymbolDrawing.Step] = []
        while next < words.count {
            let part = words[next]
            next += 1
            var builder = PathBuilder()
            while next < words.count, !Self.parts.contains(words[next]) { draw(&builder) }
            let unit = builder.elements.map { $0.applying(CGAffineTransform(scaleX: 0.01, y: 0.01)) }
            steps += Self.kinds(part, filled).map { SymbolDrawing.Step($0, unit) }
        }
        return steps
    }

    private static let parts: Set<Substring> = ["O", "D", "E", "S", "F", "H"]

    private static func kinds(_ part: Substring, _ filled: Bool) -> [SymbolDrawing.Kind] {
        switch part {
        case "O": filled ? [.area, .line] : [.line]
        case "D": filled ? [.lineHole] : [.line]
        case "E": filled ? [.areaHole] : [.area]
        case "S": [.line]
        case "F": [.area]
        case "H": [.hole]
        default: preconditionFailure("\"\(part)\" begins no part of a symbol.")
        }
    }

    private mutating func number() -> CGFloat {
        guard next < words.count, let value = Double(words[next]) else {
            preconditionFailure("A number is missing in a symbol: \(words.joined(separator: " "))")
        }
        next += 1
        return CGFloat(value)
    }

    private mutating func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
    }

    private mutating func draw(_ path: inout PathBuilder) {
        // Numbers without a letter go on as the last did.
        if Double(words[next]) == nil {
            command = words[next]
            next += 1
        }
        switch command {
        case "m": path.move(to: point())
        case "l": path.addLine(to: point())
        case "c":
            let first = point(), second = point()
            path.addCurve(to: point(), control1: first, control2: second)
        case "z": path.closeSubpath()
        case "o":
            let center = point(), radius = number()
            path.circle(center.x, center.y, radius)
        case "e":
            let center = point(), radii = point()
            path.addEllipse(
                in: CGRect(x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y))
        case "r":
            let origin = point(), size = point()
            path.box(origin.x, origin.y, size.x, size.y, radius: number())
        case "a": arc(&path)
        case "k": wheel(&path, steps: [(-0.3, 1), (-0.18, 0), (0.18, 0), (0.3, 1)])
        case "t": wheel(&path, steps: [(0, 0), (0.5, 1)])
        default: preconditionFailure("\"\(command)\" draws nothing in a symbol.")
        }
    }

    private var command: Substring = ""

    private mutating func arc(_ path: inout PathBuilder) {
        let center = point(), radius = number(), from = number() * .pi / 180, to = number() * .pi / 180
        path.move(to: CGPoint(x: center.x + radius * cos(from), y: center.y + radius * sin(from)))
        path.addRelativeArc(center: center, radius: radius, startAngle: from, delta: to - from)
    }

    /// A closed line round a centre: for each tooth some corners, by their part of the tooth's angle and which radius they lie on.
    private mutating func wheel(_ path: inout PathBuilder, steps: [(turn: CGFloat, radius: Int)]) {
        let center = point(), radii = point(), count = Int(number())
        var points: [CGPoint] = []
        for tooth in 0..<count {
            for step in steps {
                let angle = (CGFloat(tooth) + step.turn) / CGFloat(count) * 2 * .pi - .pi / 2
                let radius = step.radius == 0 ? radii.x : radii.y
                points.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
            }
        }
        path.addLines(between: points)
        path.closeSubpath()
    }
}
