import CoreGraphics

/// Functions that expressions call, by NSExpression's names for them.
enum PredicateFunction {
    private static let ofOne: [String: @Sendable (Double) -> Double] = [
        "sqrt:": { $0.squareRoot() }, "log:": { log10($0) }, "ln:": { log($0) }, "exp:": { exp($0) },
        "floor:": { $0.rounded(.down) }, "ceiling:": { $0.rounded(.up) }, "abs:": { abs($0) },
        "trunc:": { $0.rounded(.towardZero) },
    ]
    private static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
        "add:to:": { $0 + $1 }, "from:subtract:": { $0 - $1 }, "multiply:by:": { $0 * $1 },
        "divide:by:": { $0 / $1 }, "raise:toPower:": { pow($0, $1) },
        "modulus:by:": { $0.truncatingRemainder(dividingBy: $1) },
    ]
    private static let ofWhole: [String: @Sendable (Int, Int) -> Int] = [
        "bitwiseAnd:with:": { $0 & $1 }, "bitwiseOr:with:": { $0 | $1 }, "bitwiseXor:with:": { $0 ^ $1 },
        "leftshift:by:": { $0 << $1 }, "rightshift:by:": { $0 >> $1 },
    ]
    /// Operators of a format, and the functions that they stand for.
    static let bits = [
        "&": "bitwiseAnd:with:", "|": "bitwiseOr:with:", "^": "bitwiseXor:with:", "<<": "leftshift:by:",
        ">>": "rightshift:by:",
    ]
    private static let ofMany: [String: @Sendable ([Double]) -> Double?] = [
        "sum:": { $0.reduce(0, +) }, "min:": { $0.min() }, "max:": { $0.max() },
        "average:": { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) }, "median:": median, "stddev:": deviation,
    ]
    private static let ofTexts: [String: @Sendable (String) -> String] = [
        "uppercase:": { $0.uppercased() }, "lowercase:": { $0.lowercased() },
    ]

    static func isKnown(_ name: String) -> Bool {
        name == "count:" || name == "now" || name == "now:" || name == "random:" || ofOne[name] != nil
            || ofTwo[name] != nil || ofWhole[name] != nil || name == "onesComplement:" || ofMany[name] != nil
            || ofTexts[name] != nil
    }

    static func value(_ name: String, _ values: [Any?]) -> Any? {
        var numbers = values
        if values.count == 1, let elements = PredicateValue.elements(values[0]) { numbers = elements }
        if name == "count:" { return numbers.count }
        if name == "now" || name == "now:" { return Date() }
        if name == "random:" { return Int.random(in: 0..<max(1, PredicateValue.whole(values.first ?? nil) ?? 1)) }
        if let text = PredicateValue.text(values.first ?? nil), let function = ofTexts[name] { return function(text) }
        if let function = ofWhole[name], values.count == 2 {
            guard let a = PredicateValue.whole(values[0]), let b = PredicateValue.whole(values[1]) else { return nil }
            return function(a, b)
        }
        if name == "onesComplement:" { return PredicateValue.whole(values.first ?? nil).map { ~$0 } }
        let known = numbers.compactMap { PredicateValue.number($0) }
        guard known.count == numbers.count else { return nil }
        if let function = ofMany[name] { return function(known) }
        if known.count == 1, let function = ofOne[name] { return function(known[0]) }
        if known.count == 2, let function = ofTwo[name] { return function(known[0], known[1]) }
        return nil
    }

    @Sendable private static func median(_ numbers: [Double]) -> Double? {
        guard !numbers.isEmpty else { return nil }
        let sorted = numbers.sorted(), middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    @Sendable private static func deviation(_ numbers: [Double]) -> Double? {
        guard !numbers.isEmpty else { return nil }
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        return (numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(numbers.count)).squareRoot()
    }
}
