/// What a ``Solver`` minimises: one weighted sum of errors for each priority in use, compared from the highest down.
///
/// Costs are kept in terms of the symbols that are not basic, one dense array per priority.
struct SolverObjective {
    private(set) var priorities: [Float] = []
    private var costs: [[Double]] = []
    private var users: [Int] = []
    private var symbolCount = 0
    /// Symbols whose costs have changed since they were last looked at.
    private var queue: [Int] = []
    private var isQueued: [Bool] = []

    static let tolerance = 1e-8

    var hasCandidates: Bool { !queue.isEmpty }

    mutating func grow(to count: Int) {
        guard count > symbolCount else { return }
        for level in costs.indices {
            costs[level].append(contentsOf: repeatElement(0, count: count - symbolCount))
        }
        isQueued.append(contentsOf: repeatElement(false, count: count - symbolCount))
        symbolCount = count
    }

    /// Adds `weight` times an error to the sum of its priority; the error is given by its row when it is basic.
    mutating func add(_ error: Int, row: SolverRow?, weight: Double, priority: Float) {
        let level = level(of: priority)
        users[level] += weight > 0 ? 1 : -1
        if let row {
            for cell in row.cells { add(weight * cell.coefficient, to: cell.symbol, level: level) }
        } else {
            add(weight, to: error, level: level)
        }
        if users[level] == 0 { removeLevel(level) }
    }

    /// Replaces a symbol that has become basic by its equation.
    mutating func substitute(_ row: SolverRow) {
        for level in costs.indices {
            let cost = costs[level][row.basic]
            guard cost != 0 else { continue }
            costs[level][row.basic] = 0
            for cell in row.cells { add(cost * cell.coefficient, to: cell.symbol, level: level) }
        }
    }

    /// Forgets a symbol that is leaving the tableau.
    mutating func clear(_ symbol: Int) {
        for level in costs.indices { costs[level][symbol] = 0 }
    }

    /// True when raising the symbol from zero lowers the objective.
    func isImproving(_ symbol: Int) -> Bool {
        for level in costs.indices {
            let cost = costs[level][symbol]
            if cost < 0 { return true }
            if cost > 0 { return false }
        }
        return false
    }

    /// True when moving the symbol leaves the objective as it is.
    func isIndifferent(_ symbol: Int) -> Bool {
        costs.allSatisfy { $0[symbol] == 0 }
    }

    /// Compares `cost(a) / scaleA` with `cost(b) / scaleB`, both scales positive.
    func isCheaper(_ a: Int, per scaleA: Double, than b: Int, per scaleB: Double) -> Bool {
        for level in costs.indices {
            let difference = costs[level][a] / scaleA - costs[level][b] / scaleB
            if abs(difference) > Self.tolerance { return difference < 0 }
        }
        return a < b
    }

    /// The next symbol whose cost has changed.
    mutating func nextCandidate() -> Int? {
        guard let symbol = queue.popLast() else { return nil }
        isQueued[symbol] = false
        return symbol
    }

    mutating func enqueue(_ symbol: Int) {
        guard !isQueued[symbol] else { return }
        isQueued[symbol] = true
        queue.append(symbol)
    }

    private mutating func add(_ amount: Double, to symbol: Int, level: Int) {
        let cost = costs[level][symbol] + amount
        costs[level][symbol] = abs(cost) < Self.tolerance ? 0 : cost
        enqueue(symbol)
    }

    private mutating func level(of priority: Float) -> Int {
        let level = priorities.firstIndex { $0 <= priority } ?? priorities.count
        if level == priorities.count || priorities[level] != priority {
            priorities.insert(priority, at: level)
            costs.insert(Array(repeating: 0, count: symbolCount), at: level)
            users.insert(0, at: level)
        }
        return level
    }

    private mutating func removeLevel(_ level: Int) {
        priorities.remove(at: level)
        costs.remove(at: level)
        users.remove(at: level)
        // Symbols held back by this level alone may be worth moving now.
        for symbol in 0..<symbolCount { enqueue(symbol) }
    }
}
