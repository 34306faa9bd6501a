import QuartzCore

/// A simple unit with its prefix and its power.
struct UnitPart: Equatable {
    let symbol: String
    var prefix = HKMetricPrefix.none
    /// Grams of a mole.
    var molarMass: Double?
    var power = 1

    /// What is measured: powers of grams, metres, litres, seconds, joules, pascals, kelvins, siemens, volts, and units of the pharmacopoeia.
    /// How many of something is nothing of these.
    private static let simple: [String: (what: String, size: Double)] = [
        "g": ("g", 1), "oz": ("g", 28.349523125), "lb": ("g", 453.59237), "st": ("g", 6350.29318), "mol": ("g", 1),
        "m": ("m", 1), "in": ("m", 0.0254), "ft": ("m", 0.3048), "yd": ("m", 0.9144), "mi": ("m", 1609.344),
        "L": ("L", 1), "fl_oz_us": ("L", 0.0295735295625), "fl_oz_imp": ("L", 0.0284130625),
        "pt_us": ("L", 0.473176473), "pt_imp": ("L", 0.56826125), "cup_us": ("L", 0.2365882365),
        "cup_imp": ("L", 0.284130625), "s": ("s", 1), "min": ("s", 60), "hr": ("s", 3600), "d": ("s", 86400),
        "J": ("J", 1), "cal": ("J", 4.184), "kcal": ("J", 4184), "Cal": ("J", 4184), "Pa": ("Pa", 1),
        "mmHg": ("Pa", 133.322387415), "cmAq": ("Pa", 98.0665), "atm": ("Pa", 101325), "K": ("K", 1), "degC": ("K", 1),
        "degF": ("K", 5.0 / 9), "S": ("S", 1), "Hz": ("1/s", 1), "V": ("V", 1), "W": ("W", 1), "IU": ("IU", 1),
        "count": ("", 1), "%": ("", 1),
    ]
    private static let prefixes: [(text: String, prefix: HKMetricPrefix, size: Double)] = [
        ("da", .deca, 10), ("f", .femto, 1e-15), ("p", .pico, 1e-12), ("n", .nano, 1e-9), ("mc", .micro, 1e-6),
        ("m", .milli, 1e-3), ("c", .centi, 1e-2), ("d", .deci, 0.1), ("h", .hecto, 100), ("k", .kilo, 1e3),
        ("M", .mega, 1e6), ("G", .giga, 1e9), ("T", .tera, 1e12),
    ]
    private static let takePrefixes: Set<String> = ["g", "m", "L", "s", "J", "Pa", "mol", "S", "Hz", "V", "W"]

    func raised(to other: Int) -> UnitPart {
        var raised = self
        raised.power *= other
        return raised
    }

    private var isSame: (UnitPart) -> Bool {
        { $0.symbol == symbol && $0.prefix == prefix && $0.molarMass == molarMass }
    }

    /// Each simple unit once, as long as something is left of it.
    static func joined(_ parts: [UnitPart]) -> [UnitPart] {
        var joined: [UnitPart] = []
        for part in parts {
            if let index = joined.firstIndex(where: part.isSame) {
                joined[index].power += part.power
            } else {
                joined.append(part)
            }
        }
        return joined.filter { $0.power != 0 }
    }

    // MARK: Sizes

    private var size: Double {
        let one = (Self.simple[symbol]?.size ?? 1) * (molarMass ?? 1)
        return pow(one * (Self.prefixes.first { $0.prefix == prefix }?.size ?? 1), Double(power))
    }

    /// How many of the base units one of the unit is.
    static func size(of parts: [UnitPart]) -> Double { parts.reduce(1) { $0 * $1.size } }

    /// Base units with their powers.
    static func dimension(of parts: [UnitPart]) -> [String: Int] {
        var dimension: [String: Int] = [:]
        for part in parts {
            switch simple[part.symbol]?.what ?? part.symbol {
            case "": continue
            case "1/s": dimension["s", default: 0] -= part.power
            case let what: dimension[what, default: 0] += part.power
            }
        }
        return dimension.filter { $0.value != 0 }
    }

    /// Kelvins at zero of a scale of temperatures.
    static func zero(of parts: [UnitPart]) -> Double {
        guard parts.count == 1, parts[0].power == 1 else { return 0 }
        return switch parts[0].symbol {
        case "degC": 273.15
        case "degF": 273.15 - 32 * 5.0 / 9
        default: 0
        }
    }

    // MARK: Texts

    private var text: String {
        let mass = molarMass.map { "<\($0)>" } ?? ""
        return (Self.prefixes.first { $0.prefix == prefix }?.text ?? "") + symbol + mass
    }

    static func text(of parts: [UnitPart]) -> String {
        func list(_ parts: [UnitPart]) -> String {
            parts.map { abs($0.power) == 1 ? $0.text : "\($0.text)^\(abs($0.power))" }.joined(separator: "·")
        }
        let above = parts.filter { $0.power > 0 }, below = parts.filter { $0.power < 0 }
        guard !below.isEmpty else { return above.isEmpty ? "()" : list(above) }
        let bottom = below.count > 1 ? "(\(list(below)))" : list(below)
        return (above.isEmpty ? "1" : list(above)) + "/" + bottom
    }

    /// Reads products, quotients and powers; nil for anything else.
    static func parts(of text: String) -> [UnitPart]? {
        var rest = Substring(text)
        guard let parts = product(&rest), rest.isEmpty else { return nil }
        return parts
    }

    private static func product(_ rest: inout Substring) -> [UnitPart]? {
        guard var parts = factor(&rest) else { return nil }
        while let sign = rest.first, "/.·*".contains(sign) {
            rest.removeFirst()
            guard let next = factor(&rest) else { return nil }
            parts += sign == "/" ? next.map { $0.raised(to: -1) } : next
        }
        return parts
    }

    private static func factor(_ rest: inout Substring) -> [UnitPart]? {
        var parts: [UnitPart]
        if rest.first == "(" {
            rest.removeFirst()
            if rest.first == ")" {
                parts = []
            } else {
                guard let inner = product(&rest) else { return nil }
                parts = inner
            }
            guard rest.popFirst() == ")" else { return nil }
        } else if rest.first == "1" {
            rest.removeFirst()
            parts = []
        } else {
            guard let part = simpleUnit(&rest) else { return nil }
            parts = [part]
        }
        guard rest.first == "^" else { return parts }
        rest.removeFirst()
        let digits = rest.prefix { $0.isNumber || $0 == "-" }
        rest = rest.dropFirst(digits.count)
        guard let power = Int(digits) else { return nil }
        return parts.map { $0.raised(to: power) }
    }

    private static func simpleUnit(_ rest: inout Substring) -> UnitPart? {
        let name = rest.prefix { !"/.·*^()<".contains($0) }
        rest = rest.dropFirst(name.count)
        guard var part = named(String(name)) else { return nil }
        guard rest.first == "<" else { return part.symbol == "mol" ? nil : part }
        let mass = rest.dropFirst().prefix { $0 != ">" }
        rest = rest.dropFirst(mass.count + 2)
        guard part.symbol == "mol", let number = Double(mass) else { return nil }
        part.molarMass = number
        return part
    }

    private static func named(_ name: String) -> UnitPart? {
        if simple[name] != nil { return UnitPart(symbol: name) }
        for (text, prefix, _) in prefixes where name.hasPrefix(text) {
            let symbol = String(name.dropFirst(text.count))
            if takePrefixes.contains(symbol) { return UnitPart(symbol: symbol, prefix: prefix) }
        }
        return nil
    }
}
