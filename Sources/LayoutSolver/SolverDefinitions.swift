/// The variables that required equations give in terms of others: `v = constant + Σ coefficient·source`, never in a circle.
///
/// Most constraints of a layout are such equations. They stay as short as they were made and are only evaluated, so a chain of any
/// depth costs its length, and a changed constant costs what depends on it. Variables without a definition are *open*: their values
/// come from outside.
struct SolverDefinitions {
    /// One term of one definition, linked both into its target's terms and into its source's uses.
    private struct Link {
        var source: Int
        var target: Int
        var coefficient: Double
        var nextTerm: Int
        var nextUse: Int
        var previousUse: Int
    }

    private struct Variable {
        var value = 0.0
        var constant = 0.0
        /// The constraint that defines the variable, else none.
        var equation = none
        var firstTerm = none
        var firstUse = none
        var isStale = false
        /// True when no open variable has a part in the value.
        var isSettled = false
        /// Its part in the sum that is being expanded; else zero.
        var weight = 0.0
        /// Equals ``SolverDefinitions/walk`` when the present walk has been here.
        var lastWalk = 0
    }

    private static let none = -1

    private var variables: [Variable] = []
    private var links: [Link] = []
    private var freeLinks: [Int] = []
    private var walk = 0
    /// Definitions that have changed since the last ``evaluate()``, and open variables with new values.
    private var touched: [Int] = []
    private(set) var count = 0
    /// Variables whose values have changed since the list was last emptied.
    var changed: [Int] = []

    mutating func grow(to count: Int) {
        while variables.count < count { variables.append(Variable()) }
    }

    var needsEvaluation: Bool { !touched.isEmpty }

    func value(of symbol: Int) -> Double { variables[symbol].value }

    func isDefined(_ symbol: Int) -> Bool { variables[symbol].equation != Self.none }

    func hasUses(_ symbol: Int) -> Bool { variables[symbol].firstUse != Self.none }

    func isSettled(_ symbol: Int) -> Bool { variables[symbol].isSettled }

    /// The value of an expression at the present values.
    func value(of expression: LinearExpression) -> Double {
        var sum = expression.constant
        for term in expression.terms { sum += term.coefficient * variables[term.variable.symbol].value }
        return sum
    }

    // MARK: Changing definitions

    /// Solves `expression = 0` for one of its variables, which is open so far.
    mutating func define(_ symbol: Int, by expression: LinearExpression, equation: Int) {
        var own = 0.0
        for term in expression.terms where term.variable.symbol == symbol { own = term.coefficient }
        let factor = -1 / own
        variables[symbol].equation = equation
        variables[symbol].constant = expression.constant * factor
        var isSettled = true
        for term in expression.terms where term.variable.symbol != symbol {
            link(term.variable.symbol, to: symbol, term.coefficient * factor)
            isSettled = isSettled && variables[term.variable.symbol].isSettled
        }
        variables[symbol].isSettled = isSettled
        count += 1
        touch(symbol)
    }

    /// Makes a variable open again; it keeps its value.
    mutating func undefine(_ symbol: Int) {
        for dependent in dependents(of: symbol) { variables[dependent].isSettled = false }
        var index = variables[symbol].firstTerm
        while index != Self.none {
            let next = links[index].nextTerm
            unlink(index)
            index = next
        }
        variables[symbol].firstTerm = Self.none
        variables[symbol].equation = Self.none
        count -= 1
    }

    /// The constant of the defining equation has changed by `delta`; `coefficient` is the variable's in that equation.
    mutating func shift(_ symbol: Int, by delta: Double, coefficient: Double) {
        variables[symbol].constant -= delta / coefficient
        touch(symbol)
    }

    /// Gives an open variable a value.
    mutating func set(_ symbol: Int, to value: Double) {
        guard variables[symbol].value != value else { return }
        variables[symbol].value = value
        changed.append(symbol)
        touch(symbol)
    }

    /// Makes all variables open; they keep their values.
    mutating func removeAll() {
        links.removeAll(keepingCapacity: true)
        freeLinks.removeAll(keepingCapacity: true)
        touched.removeAll(keepingCapacity: true)
        count = 0
        for index in variables.indices {
            variables[index].equation = Self.none
            variables[index].firstTerm = Self.none
            variables[index].firstUse = Self.none
            variables[index].isStale = false
            variables[index].isSettled = false
        }
    }

    private mutating func touch(_ symbol: Int) { touched.append(symbol) }

    private mutating func link(_ source: Int, to target: Int, _ coefficient: Double) {
        let next = variables[source].firstUse
        let made = Link(
            source: source, target: target, coefficient: coefficient, nextTerm: variables[target].firstTerm,
            nextUse: next, previousUse: Self.none)
        let index: Int
        if let reused = freeLinks.popLast() {
            index = reused
            links[index] = made
        } else {
            index = links.count
            links.append(made)
        }
        if next != Self.none { links[next].previousUse = index }
        variables[source].firstUse = index
        variables[target].firstTerm = index
    }

    private mutating func unlink(_ index: Int) {
        let link = links[index]
        if link.previousUse == Self.none {
            variables[link.source].firstUse = link.nextUse
        } else {
            links[link.previousUse].nextUse = link.nextUse
        }
        if link.nextUse != Self.none { links[link.nextUse].previousUse = link.previousUse }
        freeLinks.append(index)
    }

    // MARK: Evaluating

    /// Brings the values of all definitions up to date.
    mutating func evaluate() {
        guard !touched.isEmpty else { return }
        var stale: [Int] = []
        var roots = touched
        touched.removeAll(keepingCapacity: true)
        for root in roots where isDefined(root) && !variables[root].isStale {
            variables[root].isStale = true
            stale.append(root)
        }
        while let symbol = roots.popLast() {
            var use = variables[symbol].firstUse
            while use != Self.none {
                let target = links[use].target
                if !variables[target].isStale {
                    variables[target].isStale = true
                    stale.append(target)
                    roots.append(target)
                }
                use = links[use].nextUse
            }
        }
        for symbol in stale where variables[symbol].isStale { evaluate(symbol) }
    }

    /// One stale variable, after those it depends on.
    private mutating func evaluate(_ symbol: Int) {
        var path = [symbol]
        next: while let top = path.last {
            var sum = variables[top].constant
            var index = variables[top].firstTerm
            while index != Self.none {
                let link = links[index]
                if variables[link.source].isStale {
                    path.append(link.source)
                    continue next
                }
                sum += link.coefficient * variables[link.source].value
                index = link.nextTerm
            }
            variables[top].isStale = false
            if variables[top].value != sum {
                variables[top].value = sum
                changed.append(top)
            }
            path.removeLast()
        }
    }

    // MARK: Walking

    /// A variable and everything that depends on it, each once.
    mutating func dependents(of symbol: Int) -> [Int] {
        walk += 1
        variables[symbol].lastWalk = walk
        var found = [symbol]
        var next = 0
        while next < found.count {
            var use = variables[found[next]].firstUse
            while use != Self.none {
                let target = links[use].target
                if variables[target].lastWalk != walk {
                    variables[target].lastWalk = walk
                    found.append(target)
                }
                use = links[use].nextUse
            }
            next += 1
        }
        return found
    }

    /// Whether a variable has a part in the value of another.
    mutating func depends(_ symbol: Int, on source: Int) -> Bool {
        sources(of: [symbol], stoppingAtSettled: true).contains(source)
    }

    /// What the symbols depend on, themselves included, each after all that depend on it.
    private mutating func sources(of symbols: [Int], stoppingAtSettled stops: Bool) -> [Int] {
        walk += 1
        var order: [Int] = []
        // A link that is still to be followed, for each variable on the way.
        var path: [(symbol: Int, link: Int)] = []
        func enter(_ symbol: Int) {
            guard variables[symbol].lastWalk != walk else { return }
            variables[symbol].lastWalk = walk
            let isEnd = stops && variables[symbol].isSettled
            path.append((symbol, isEnd ? Self.none : variables[symbol].firstTerm))
        }
        for symbol in symbols {
            enter(symbol)
            while let (current, link) = path.last {
                if link == Self.none {
                    order.append(current)
                    path.removeLast()
                } else {
                    path[path.count - 1].link = links[link].nextTerm
                    enter(links[link].source)
                }
            }
        }
        order.reverse()
        return order
    }

    /// An expression's terms in open variables alone.
    mutating func expand(_ expression: LinearExpression) -> [LinearExpression.Term] {
        var isOpen = true
        for term in expression.terms where isDefined(term.variable.symbol) { isOpen = false }
        if isOpen { return expression.terms }
        var open: [LinearExpression.Term] = []
        accumulate(expression.terms, stoppingAtSettled: true) { definitions, symbol, weight in
            guard !definitions.isDefined(symbol), abs(weight) > SolverRow.noise else { return }
            open.append(.init(variable: SolverVariable(symbol: symbol), coefficient: weight))
        }
        return open
    }

    /// The equations whose sum makes the terms vanish, as far as definitions can: those with a part in them.
    mutating func equations(in terms: [LinearExpression.Term]) -> [Int] {
        var found: [Int] = []
        accumulate(terms, stoppingAtSettled: false) { definitions, symbol, weight in
            guard definitions.isDefined(symbol), abs(weight) > SolverRow.noise else { return }
            found.append(definitions.variables[symbol].equation)
        }
        return found
    }

    /// Calls `body` with the weight of every variable in a sum of terms, once defined ones are replaced by what defines them.
    private mutating func accumulate(
        _ terms: [LinearExpression.Term], stoppingAtSettled stops: Bool,
        _ body: (SolverDefinitions, Int, Double) -> Void
    ) {
        let order = sources(of: terms.map(\.variable.symbol), stoppingAtSettled: stops)
        for term in terms { variables[term.variable.symbol].weight += term.coefficient }
        for symbol in order {
            let weight = variables[symbol].weight
            variables[symbol].weight = 0
            body(self, symbol, weight)
            if stops, variables[symbol].isSettled { continue }
            var index = variables[symbol].firstTerm
            while index != Self.none {
                variables[links[index].source].weight += weight * links[index].coefficient
                index = links[index].nextTerm
            }
        }
    }
}
