import Foundation
import Synchronization

/// Texts whose words go by numbers, from `.stringsdict` files and catalogues.
///
/// A text names such a place by `%#@name@`. Where it was read from cannot be told by that, so that the name goes on with a number of
/// this table: what has such a name finds its forms however it was copied.
enum PluralTexts {
    /// One place in a text that goes by a number.
    struct Variable: Sendable {
        /// By category, and what a number of 0 says whatever the language.
        var forms: [PluralCategory: String]
        /// The language of the forms, which decides the category.
        var language: String
        /// Which of the text's values counts, from 1; nil is the one whose turn it is.
        var argument: Int?
        /// How that value is written where a form says `%arg`, such as `lld`.
        var specifier: String
        /// Whether the forms are whole texts, whose values begin with the first.
        var isWhole = false
    }

    /// The places of one text by their names.
    typealias Variables = [String: Variable]

    private static let known = Mutex<[Variables]>([])

    /// The text as it is handed out, whose places can be found again.
    static func marked(_ format: String, _ variables: Variables) -> String {
        let number = known.withLock {
            $0.append(variables)
            return $0.count - 1
        }
        return mark(format, number, variables)
    }

    /// Names within a text's forms, which lead to the same text's places, are marked when their turn comes.
    private static func mark(_ format: String, _ number: Int, _ variables: Variables) -> String {
        variables.keys.reduce(format) {
            $0.replacingOccurrences(of: "#@\($1)@", with: "#@\($1)#\(number)@")
        }
    }

    /// The text with its places filled.
    static func text(_ format: String, locale: Locale?, _ values: [any CVarArg]) -> String {
        guard format.contains("#@") else { return String(format: format, locale: locale, arguments: values) }
        var turn = 1
        let plain = plainFormat(format, values, turn: &turn, depth: 0)
        return String(format: plain, locale: locale, arguments: values)
    }

    /// The text as a program gets it that writes its values itself: Foundation's functions with several values know no places, so that
    /// such a text has the forms for all other numbers.
    static func plainIfOfSeveral(_ format: String) -> String {
        guard format.contains("#@") else { return format }
        var turn = 1
        let plain = plainFormat(format, nil, turn: &turn, depth: 0)
        let places = plain.matches(of: /%(\d+)\$/).compactMap { Int($0.1) }
        return places.max() ?? 0 > 1 ? plain : format
    }

    /// A format whose places are filled with their forms and whose values all say which they are; without values, with the forms for
    /// all other numbers.
    private static func plainFormat(
        _ format: String, _ values: [any CVarArg]?, turn: inout Int, depth: Int
    ) -> String {
        var result = ""
        var rest = Substring(format)
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let part = FormatPart(&rest) else {
                result += "%"
                continue
            }
            if part.isPercent {
                result += "%%"
            } else if let (variable, number, all) = variable(part), depth < 8 {
                let place = part.position ?? variable.argument ?? turn
                var inner = variable.isWhole ? 1 : place
                let form = variable.form(for: values, at: place)
                    .replacingOccurrences(of: "%arg", with: "%\(place)$\(variable.specifier)")
                result += plainFormat(mark(form, number, all), values, turn: &inner, depth: depth + 1)
                if part.position == nil { turn = max(turn + 1, inner) }
            } else if let position = part.position {
                result += "%\(position)$\(part.text)"
            } else {
                result += "%\(turn)$\(part.text)"
                turn += 1
            }
        }
        return result + rest
    }

    private static func variable(_ part: FormatPart) -> (Variable, Int, Variables)? {
        guard let name = part.variable, let mark = name.lastIndex(of: "#"),
            let number = Int(name[name.index(after: mark)...])
        else { return nil }
        let all = known.withLock { $0.indices.contains(number) ? $0[number] : [:] }
        return all[String(name[..<mark])].map { ($0, number, all) }
    }
}

extension PluralTexts.Variable {
    /// The form for one of the values, from 1; the last resort is the form for all other numbers.
    fileprivate func form(for values: [any CVarArg]?, at place: Int) -> String {
        guard let values else { return forms[.other] ?? "" }
        let number = values.indices.contains(place - 1) ? Self.number(values[place - 1]) : 0
        if number == 0, let zero = forms[.zero] { return zero }
        return forms[PluralCategory(of: number, in: language)] ?? forms[.other] ?? ""
    }

    private static func number(_ value: any CVarArg) -> Double {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: 0
        }
    }
}

/// What stands behind a per cent sign of a format, as far as its end.
private struct FormatPart {
    /// Which value is meant, from 1; nil is the next.
    private(set) var position: Int?
    /// Flags, width and the letter.
    private(set) var text = ""
    /// The name of a place that goes by a number.
    private(set) var variable: String?
    var isPercent: Bool { text == "%" }

    /// Takes the part off the rest of the format; nil where there is none.
    init?(_ rest: inout Substring) {
        let digits = rest.prefix(while: \.isNumber)
        if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
            position = Int(digits)
            rest = rest[rest.index(after: digits.endIndex)...]
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            variable = String(rest.dropFirst(2)[..<end])
            text = "#@\(variable ?? "")@"
            rest = rest[rest.index(after: end)...]
            return
        }
        guard let end = rest.firstIndex(where: { $0 == "%" || $0 == "@" || ($0.isLetter && !"hlqLztj".contains($0)) })
        else { return nil }
        text = String(rest[...end])
        rest = rest[rest.index(after: end)...]
    }
}
