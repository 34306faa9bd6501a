/// The form of words that a language asks for beside a number, by the cardinal rules of Unicode's CLDR.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// The category of a number in a language, such as `pl` or `pt-PT`; languages without a rule of their own here go by English.
    package init(of number: Double, in language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        let code = parts.first ?? "en"
        let rule = parts.count > 1 ? Self.rules["\(code)-\(parts[1])"] ?? Self.rules[code] : Self.rules[code]
        self = (rule ?? Self.english)(PluralOperands(number))
    }

    private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        for (languages, rule) in families {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        return rules
    }()

    private static let english: Rule = { $0.isWhole && $0.whole == 1 ? .one : .other }

    private static let families: [(String, Rule)] = [
        ("ja zh ko th vi id ms lo my km bo dz ig yo wo to sg su jv", { _ in .other }),
        (
            "af an az bg ce chr el eo eu fo fur gsw ha haw hu jgo ka kk kl ks ku ky lb ml mn mr nb nn no ne or os ps rm sd so "
                + "sn sq ta te tk tr ug uz xh", { $0.number == 1 ? .one : .other }
        ),
        ("am as bn doi fa gu hi kn zu", { $0.whole == 0 || $0.number == 1 ? .one : .other }),
        ("ak bho guw ln mg nso pa ti wa", { $0.isWhole && $0.whole <= 1 ? .one : .other }),
        ("ff hy kab", { $0.whole <= 1 ? .one : .other }),
        ("fr pt", { $0.whole <= 1 ? .one : $0.isMillions ? .many : .other }),
        ("it es ca pt-pt", { $0.number == 1 ? .one : $0.isMillions ? .many : .other }),
        ("da", { $0.number == 1 || (!$0.isWhole && $0.whole <= 1) ? .one : .other }),
        ("is", { !$0.isWhole || ($0.ends(10, 1...1) && !$0.ends(100, 11...11)) ? .one : .other }),
        ("mk", { $0.isWhole && $0.ends(10, 1...1) && !$0.ends(100, 11...11) ? .one : .other }),
        ("fil tl ceb", { $0.isWhole && [4, 6, 9].contains($0.whole % 10) ? .other : .one }),
        ("lv", latvian), ("lt", lithuanian), ("ro mo", romanian), ("sl", slovenian),
        ("hr sr bs sh", { $0.isWhole ? slavic($0) ?? .other : .other }),
        ("ru uk be", { $0.isWhole ? slavic($0) ?? .many : .other }), ("pl", polish),
        ("cs sk", { !$0.isWhole ? .many : $0.whole == 1 ? .one : (2...4).contains($0.whole) ? .few : .other }),
        ("he iw", hebrew),
        ("ar", arabic), ("mt", maltese), ("ga", irish), ("gd", gaelic), ("cy", welsh),
    ]

    /// One and few, as Slavic languages have them; nil is the rest.
    private static func slavic(_ number: PluralOperands) -> PluralCategory? {
        if number.ends(10, 1...1), !number.ends(100, 11...11) { return .one }
        return number.ends(10, 2...4) && !number.ends(100, 12...14) ? .few : nil
    }

    private static let polish: Rule = {
        guard $0.isWhole else { return .other }
        return $0.whole == 1 ? .one : slavic($0) == .few ? .few : .many
    }

    private static let latvian: Rule = {
        guard $0.isWhole else { return .other }
        if $0.ends(10, 0...0) || $0.ends(100, 11...19) { return .zero }
        return $0.ends(10, 1...1) ? .one : .other
    }

    private static let lithuanian: Rule = {
        guard $0.isWhole else { return .many }
        if $0.ends(100, 11...19) || $0.ends(10, 0...0) { return .other }
        return $0.ends(10, 1...1) ? .one : .few
    }

    private static let romanian: Rule = {
        if $0.isWhole, $0.whole == 1 { return .one }
        return !$0.isWhole || $0.whole == 0 || $0.ends(100, 1...19) ? .few : .other
    }

    private static let slovenian: Rule = {
        guard $0.isWhole else { return .few }
        return $0.ends(100, 1...1) ? .one : $0.ends(100, 2...2) ? .two : $0.ends(100, 3...4) ? .few : .other
    }

    private static let hebrew: Rule = {
        guard $0.isWhole else { return $0.whole == 0 ? .one : .other }
        return [1: .one, 2: .two][$0.whole] ?? .other
    }

    private static let arabic: Rule = {
        guard $0.isWhole else { return .other }
        if $0.whole < 3 { return [.zero, .one, .two][$0.whole] }
        return $0.ends(100, 3...10) ? .few : $0.ends(100, 11...99) ? .many : .other
    }

    private static let maltese: Rule = {
        guard $0.isWhole else { return .other }
        if $0.whole == 1 || $0.whole == 2 { return $0.whole == 1 ? .one : .two }
        return $0.whole == 0 || $0.ends(100, 3...10) ? .few : $0.ends(100, 11...19) ? .many : .other
    }

    private static let irish: Rule = {
        guard $0.isWhole else { return .other }
        switch $0.whole {
        case 1: return .one
        case 2: return .two
        case 3...6: return .few
        case 7...10: return .many
        default: return .other
        }
    }

    private static let gaelic: Rule = {
        guard $0.isWhole else { return .other }
        switch $0.whole {
        case 1, 11: return .one
        case 2, 12: return .two
        case 3...10, 13...19: return .few
        default: return .other
        }
    }

    private static let welsh: Rule = {
        guard $0.isWhole else { return .other }
        return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0.whole] ?? .other
    }
}

/// What the rules ask of a number; signs do not count.
private struct PluralOperands {
    let number: Double
    /// Without what stands behind the point; numbers past 10^15 count as that.
    let whole: Int

    init(_ number: Double) {
        self.number = number.isFinite ? Swift.min(abs(number), 1e15) : 1e15
        whole = Int(self.number)
    }

    var isWhole: Bool { number == Double(whole) }
    var isMillions: Bool { isWhole && whole != 0 && whole % 1_000_000 == 0 }

    /// Whether the last digits are within a range.
    func ends(_ modulus: Int, _ range: ClosedRange<Int>) -> Bool { range.contains(whole % modulus) }
}
