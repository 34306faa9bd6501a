/// What a visual format string says, before names are looked up.
///
/// `("H:"|"V:")? ("|" connection)? view (connection view)* (connection "|")?`.
package struct VisualFormat: Equatable {
    package enum Amount: Equatable {
        case number(Double)
        case name(String)
    }

    package struct Predicate: Equatable {
        package var relation = LinearConstraint.Relation.equal
        package var amount: Amount
        package var priority: Amount?
    }

    package enum Connection: Equatable {
        case flush
        case standard
        case predicates([Predicate])
    }

    package struct View: Equatable {
        package var name: String
        package var predicates: [Predicate] = []
    }

    package var isHorizontal = true
    /// From the superview's edge to the first view.
    package var leading: Connection?
    package var views: [View] = []
    /// Between neighbours; one less than ``views``.
    package var connections: [Connection] = []
    /// From the last view to the superview's edge.
    package var trailing: Connection?
}

/// Where and why a visual format string makes no sense.
package struct VisualFormatError: Error {
    package var message: String
    package var offset: Int

    package init(message: String, offset: Int) {
        self.message = message
        self.offset = offset
    }

    /// The message, the format, and a caret under the place.
    package func words(for format: String) -> String {
        "Unable to parse constraint format: \(message)\n\(format)\n\(String(repeating: " ", count: offset))^"
    }
}

package struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    init(_ format: String) {
        characters = Array(format)
    }

    package static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.parseFormat()
    }

    private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if skip("H:") {
            format.isHorizontal = true
        } else if skip("V:") {
            format.isHorizontal = false
        }
        if skip("|") { format.leading = try parseConnection() }
        format.views = [try parseView()]
        while position < characters.count {
            let connection = try parseConnection()
            if skip("|") {
                format.trailing = connection
                break
            }
            format.connections.append(connection)
            format.views.append(try parseView())
        }
        guard position == characters.count else { throw error("Expected the end of the format after \"|\".") }
        return format
    }

    private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
        guard skip("[") else { throw error("Expected a view, such as \"[name]\".") }
        var view = VisualFormat.View(name: try parseName())
        if skip("(") { view.predicates = try parsePredicates() }
        guard skip("]") else { throw error("Expected \"]\" after the view's name.") }
        return view
    }

    private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard skip("-") else { return .flush }
        let predicates: [VisualFormat.Predicate]
        switch peek {
        case "[", "|": return .standard
        case "(":
            position += 1
            predicates = try parsePredicates()
        default: predicates = [VisualFormat.Predicate(amount: try parseAmount())]
        }
        guard skip("-") else { throw error("Expected \"-\" after the distance.") }
        return .predicates(predicates)
    }

    /// The rest of `(predicate, …)`.
    private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            skipSpaces()
            predicates.append(try parsePredicate())
            skipSpaces()
        } while skip(",")
        guard skip(")") else { throw error("Expected \",\" or \")\" in the list of predicates.") }
        return predicates
    }

    private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = LinearConstraint.Relation.equal
        if skip("<=") {
            relation = .lessOrEqual
        } else if skip(">=") {
            relation = .greaterOrEqual
        } else {
            _ = skip("==")
        }
        skipSpaces()
        var predicate = VisualFormat.Predicate(relation: relation, amount: try parseAmount())
        skipSpaces()
        if skip("@") { predicate.priority = try parseAmount() }
        return predicate
    }

    private mutating func parseAmount() throws(VisualFormatError) -> VisualFormat.Amount {
        let start = position
        if peek == "-" { position += 1 }
        while let character = peek, character.isASCII, character.isNumber || character == "." { position += 1 }
        if position > start {
            guard let number = Double(String(characters[start..<position])) else {
                position = start
                throw error("Expected a number.")
            }
            return .number(number)
        }
        return .name(try parseName())
    }

    private mutating func parseName() throws(VisualFormatError) -> String {
        let start = position
        while let character = peek, character.isLetter || character.isNumber || character == "_" || character == "." {
            position += 1
        }
        guard position > start else { throw error("Expected a name.") }
        return String(characters[start..<position])
    }

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func skip(_ text: String) -> Bool {
        guard characters[position...].starts(with: Array(text)) else { return false }
        position += text.count
        return true
    }

    private mutating func skipSpaces() {
        while peek == " " { position += 1 }
    }

    private func error(_ message: String) -> VisualFormatError {
        VisualFormatError(message: message, offset: position)
    }
}
