import CoreGraphics

extension SymbolDrawing {
    /// The symbol of a name: drawn for it, or composed of others by what its name says (`.fill`, `.circle`, `.square`, `.slash`,
    /// `.badge.plus` and so on, digits and letters in a circle or square). nil when there is none.
    static func named(_ name: String) -> SymbolDrawing? { make(name, filled: false, depth: 0) }

    private static func make(_ name: String, filled: Bool, depth: Int) -> SymbolDrawing? {
        // Names come from outside; none says more than this.
        guard depth < 8, name.utf8.count < 128 else { return nil }
        if let drawn = all[filled ? "\(name).fill" : name] { return drawn }
        if let script = script(name) {
            return SymbolScript.drawing(script, filled: filled) { make($0, filled: $1, depth: depth + 1) }
        }
        if !filled, let skip = skip(name, { make($0, filled: false, depth: depth + 1) }) { return skip }
        // Halves that older systems call so.
        if name.hasSuffix("half.fill") { return make("\(name)ed", filled: filled, depth: depth + 1) }
        func rest(of ending: String) -> String? { name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil }
        if !filled, let stem = rest(of: ".fill") { return make(stem, filled: true, depth: depth + 1) }
        if let stem = rest(of: ".slash") { return make(stem, filled: filled, depth: depth + 1)?.struckThrough }
        for frame in Frame.allCases {
            guard let stem = rest(of: frame.rawValue), let inner = sign(stem, depth) else { continue }
            return inner.framed(frame, filled: filled)
        }
        if let stem = rest(of: ".badge") { return make(stem, filled: filled, depth: depth + 1)?.withBadge(nil) }
        guard let range = name.range(of: ".badge."),
            let badge = make(String(name[range.upperBound...]), filled: false, depth: depth + 1)
        else { return nil }
        return make(String(name[..<range.lowerBound]), filled: filled, depth: depth + 1)?.withBadge(badge)
    }

    private static let tables = [
        signs, things, extras, LivingSymbols.scripts, HouseholdSymbols.scripts, WeatherSymbols.scripts,
        FurtherSymbols.scripts,
    ]

    private static func script(_ name: String) -> String? {
        tables.lazy.compactMap { $0[name] }.first
    }

    /// What stands in a circle or square: a symbol, a number below 51 or a letter.
    private static func sign(_ name: String, _ depth: Int) -> SymbolDrawing? {
        let isNumber = name.count <= 2 && Int(name).map { (0...50).contains($0) && String($0) == name } ?? false
        let isLetter = name.utf8.count == 1 && ("a"..."z").contains(name)
        guard isNumber || isLetter else { return make(name, filled: false, depth: depth + 1) }
        var box = PathBuilder()
        box.box(0, 0, 1, 1, radius: 0)
        return SymbolDrawing(steps: [Step(.text(name.uppercased()), box.elements)])
    }

    private enum Frame: String, CaseIterable {
        case circle = ".circle"
        case square = ".square"
        case rectangle = ".rectangle"
        case app = ".app"

        func draw(_ path: inout PathBuilder, filled: Bool) {
            let out: CGFloat = filled ? 0.04 : 0
            switch self {
            case .circle: path.circle(0.5, 0.5, 0.42 + out)
            case .square: path.box(0.1 - out, 0.1 - out, 0.8 + 2 * out, 0.8 + 2 * out, radius: 0.13 + out)
            case .app: path.box(0.1 - out, 0.1 - out, 0.8 + 2 * out, 0.8 + 2 * out, radius: 0.2 + out)
            case .rectangle: path.box(0.04, 0.18 - out, 0.92, 0.64 + 2 * out, radius: 0.11 + out)
            }
        }
    }

    private func framed(_ frame: Frame, filled: Bool) -> SymbolDrawing {
        var path = PathBuilder()
        frame.draw(&path, filled: filled)
        let share: CGFloat = frame == .rectangle ? 0.44 : 0.54
        let inner = scaled(share, about: CGPoint(x: 0.5, y: 0.5), weight: 0.85)
        guard filled else { return SymbolDrawing(steps: [Step(.line, path.elements)] + inner.steps) }
        return SymbolDrawing(steps: [Step(.area, path.elements), Step(.cut(inner.steps), [])])
    }

    /// With a number in its middle.
    func around(number: String) -> SymbolDrawing {
        var box = PathBuilder()
        box.box(0, 0, 1, 1, radius: 0)
        let text = SymbolDrawing(steps: [Step(.text(number), box.elements)])
        return SymbolDrawing(steps: steps + text.scaled(0.4, about: CGPoint(x: 0.5, y: 0.55), weight: 1).steps)
    }

    private func scaled(_ share: CGFloat, about point: CGPoint, weight: CGFloat) -> SymbolDrawing {
        let map = CGAffineTransform(
            a: share, b: 0, c: 0, d: share, tx: point.x * (1 - share), ty: point.y * (1 - share))
        return mapped(by: map, weight: weight)
    }

    private var struckThrough: SymbolDrawing {
        func line(_ shift: CGFloat) -> [CGPath.Element] {
            var path = PathBuilder()
            path.polyline((0.12 + shift, 0.1 - shift), (0.88 + shift, 0.9 - shift))
            return path.elements
        }
        return SymbolDrawing(steps: steps + [Step(.lineHole, line(0.07), weight: 1.1), Step(.line, line(0))])
    }

    /// With a sign at its lower right, or for nil a spot at its upper right.
    private func withBadge(_ badge: SymbolDrawing?) -> SymbolDrawing {
        let middle = badge == nil ? CGPoint(x: 0.76, y: 0.2) : CGPoint(x: 0.77, y: 0.77)
        func disc(_ radius: CGFloat) -> [CGPath.Element] {
            var path = PathBuilder()
            path.circle(middle.x, middle.y, radius)
            return path.elements
        }
        guard let badge else {
            return SymbolDrawing(steps: steps + [Step(.areaHole, disc(0.24)), Step(.area, disc(0.16))])
        }
        let base = scaled(0.86, about: CGPoint(x: 0.2, y: 0.2), weight: 1)
        let share: CGFloat = 0.24
        let sign = badge.mapped(
            by: CGAffineTransform(
                a: share, b: 0, c: 0, d: share, tx: middle.x - share / 2, ty: middle.y - share / 2), weight: 0.75)
        return SymbolDrawing(
            steps: base.steps + [
                Step(.areaHole, disc(0.29)), Step(.area, disc(0.22)), Step(.cut(sign.steps), []),
            ])
    }
}
