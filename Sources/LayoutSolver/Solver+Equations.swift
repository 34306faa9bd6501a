/// Finds which equation should define which variable.
extension Solver {
    /// Lets equations define variables, in an order in which each finds all but one of its variables known. Where there is none, a
    /// variable that other constraints decide about counts as known first. Returns the equations for which no variable was left.
    mutating func define(by equations: [SolverConstraintID], hints: [SolverConstraintID]) -> [SolverConstraintID] {
        var order = EquationOrder(equations: equations)
        for index in equations.indices {
            for term in record(equations[index]).constraint.expression.terms {
                let symbol = term.variable.symbol
                if isUnknown(symbol) { order.add(symbol, isSize: sizes[symbol], to: index, &slots) }
            }
        }
        order.finishColumns()
        for id in hints {
            for term in record(id).constraint.expression.terms { order.prefer(term.variable.symbol, slots) }
        }
        while true {
            while let (index, symbol) = order.nextReady() {
                if !define(symbol, by: equations[index]) { order.leaveOver(index) }
                order.markKnown(symbol, slots)
            }
            guard let torn = order.nextTorn() else { break }
            order.markKnown(torn, slots)
        }
        order.clear(&slots)
        return order.leftOver.sorted().map { equations[$0] }
    }

    /// Open, and without a part in any row.
    private func isUnknown(_ symbol: Int) -> Bool { !definitions.isDefined(symbol) && rowUses[symbol] == 0 }

    /// False when that would go round in a circle, or amplify rounding.
    private mutating func define(_ symbol: Int, by id: SolverConstraintID) -> Bool {
        let expression = record(id).constraint.expression
        for term in expression.terms {
            if term.variable.symbol == symbol {
                if abs(term.coefficient) < 1e-6 { return false }
            } else if definitions.hasUses(symbol), definitions.depends(term.variable.symbol, on: symbol) {
                return false
            }
        }
        definitions.define(symbol, by: expression, equation: id.index)
        records[id.index]!.place = .definition(of: symbol)
        return true
    }
}

/// The bookkeeping of ``Solver/define(by:hints:)``: which unknowns each equation still has, and which equations each unknown is in.
private struct EquationOrder {
    private struct Equation {
        var unknownCount = 0
        /// The exclusive or of the unknowns: the last one, when there is one.
        var mixed = 0
        var isDone = false
    }

    private struct Unknown {
        var symbol: Int
        /// What nothing decides about stays zero: sizes do so before positions, as in UIKit.
        var isSize: Bool
        var isKnown = false
        var isPreferred = false
        var equationCount = 0
        var firstEntry = 0
    }

    private var equations: [Equation]
    private var unknowns: [Unknown] = []
    /// Pairs of an unknown and an equation, then sorted by unknown.
    private var pairs: [(unknown: Int, equation: Int)] = []
    private var entries: [Int] = []
    private var ready: [Int] = []
    private var nextReadyIndex = 0
    private var tearOrder: [Int]?
    private var nextTear = 0
    private(set) var leftOver: [Int] = []

    init(equations ids: [SolverConstraintID]) {
        equations = Array(repeating: Equation(), count: ids.count)
        pairs.reserveCapacity(ids.count * 3)
    }

    mutating func add(_ symbol: Int, isSize: Bool, to equation: Int, _ slots: inout [Int32]) {
        if slots[symbol] < 0 {
            slots[symbol] = Int32(unknowns.count)
            unknowns.append(Unknown(symbol: symbol, isSize: isSize))
        }
        let unknown = Int(slots[symbol])
        unknowns[unknown].equationCount += 1
        pairs.append((unknown, equation))
        equations[equation].unknownCount += 1
        equations[equation].mixed ^= symbol
    }

    /// All equations are in.
    mutating func finishColumns() {
        var start = 0
        for index in unknowns.indices {
            unknowns[index].firstEntry = start
            start += unknowns[index].equationCount
            unknowns[index].equationCount = 0
        }
        entries = Array(repeating: 0, count: start)
        for (unknown, equation) in pairs {
            entries[unknowns[unknown].firstEntry + unknowns[unknown].equationCount] = equation
            unknowns[unknown].equationCount += 1
        }
        for index in equations.indices { noteIfReady(index) }
    }

    mutating func prefer(_ symbol: Int, _ slots: [Int32]) {
        if slots[symbol] >= 0 { unknowns[Int(slots[symbol])].isPreferred = true }
    }

    /// An equation with a single unknown, and that unknown.
    mutating func nextReady() -> (equation: Int, symbol: Int)? {
        while nextReadyIndex < ready.count {
            let index = ready[nextReadyIndex]
            nextReadyIndex += 1
            guard !equations[index].isDone else { continue }
            equations[index].isDone = true
            return (index, equations[index].mixed)
        }
        return nil
    }

    /// An unknown that should count as known when no equation is ready.
    mutating func nextTorn() -> Int? {
        if tearOrder == nil {
            tearOrder = unknowns.indices.sorted { a, b in
                let (x, y) = (unknowns[a], unknowns[b])
                if x.isSize != y.isSize { return x.isSize }
                if x.isPreferred != y.isPreferred { return x.isPreferred }
                return (-x.equationCount, x.symbol) < (-y.equationCount, y.symbol)
            }
        }
        while nextTear < tearOrder!.count {
            let unknown = unknowns[tearOrder![nextTear]]
            nextTear += 1
            if !unknown.isKnown { return unknown.symbol }
        }
        return nil
    }

    mutating func leaveOver(_ equation: Int) { leftOver.append(equation) }

    mutating func markKnown(_ symbol: Int, _ slots: [Int32]) {
        let unknown = Int(slots[symbol])
        guard !unknowns[unknown].isKnown else { return }
        unknowns[unknown].isKnown = true
        let first = unknowns[unknown].firstEntry
        for entry in first..<first + unknowns[unknown].equationCount {
            let equation = entries[entry]
            equations[equation].unknownCount -= 1
            equations[equation].mixed ^= symbol
            noteIfReady(equation)
        }
    }

    private mutating func noteIfReady(_ index: Int) {
        guard !equations[index].isDone else { return }
        switch equations[index].unknownCount {
        case 1: ready.append(index)
        case 0:
            equations[index].isDone = true
            leftOver.append(index)
        default: break
        }
    }

    func clear(_ slots: inout [Int32]) {
        for unknown in unknowns { slots[unknown.symbol] = -1 }
    }
}
