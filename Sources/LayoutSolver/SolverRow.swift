/// One equation of the tableau, `basic = constant + Σ coefficient·symbol`.
struct SolverRow {
    struct Cell: Equatable {
        var symbol: Int
        var coefficient: Double
    }

    var basic: Int
    var constant: Double
    /// Sorted by symbol, without zeros.
    var cells: [Cell]

    /// Stands in `basic` until the equation is solved for a symbol.
    static let none = -1

    /// Smaller coefficients are rounding noise.
    static let noise = 1e-9

    /// 0 when the symbol does not occur.
    func coefficient(of symbol: Int) -> Double {
        let index = cells.firstIndex(notBefore: symbol)
        return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
    }

    mutating func add(_ other: SolverRow, times factor: Double) {
        constant += factor * other.constant
        guard !cells.isEmpty else {
            cells = other.cells
            if factor != 1 { scale(by: factor) }
            return
        }
        var sum: [Cell] = []
        Self.merge(cells, with: other.cells, times: factor, dropping: Self.none, into: &sum) { _ in }
        cells = sum
    }

    mutating func add(_ symbol: Int, times factor: Double) {
        let index = cells.firstIndex(notBefore: symbol)
        if index < cells.count, cells[index].symbol == symbol {
            cells[index].coefficient += factor
            if abs(cells[index].coefficient) <= Self.noise { cells.remove(at: index) }
        } else {
            cells.insert(Cell(symbol: symbol, coefficient: factor), at: index)
        }
    }

    private mutating func scale(by factor: Double) {
        for i in cells.indices { cells[i].coefficient *= factor }
    }

    /// Rewrites the equation so that `symbol`, one of its cells, is the basic one.
    mutating func solve(for symbol: Int) {
        let factor = -1 / coefficient(of: symbol)
        cells.remove(at: cells.firstIndex(notBefore: symbol))
        if factor != 1 { scale(by: factor) }
        constant *= factor
        if basic != Self.none {
            cells.insert(Cell(symbol: basic, coefficient: -factor), at: cells.firstIndex(notBefore: basic))
        }
        basic = symbol
    }
}

extension [SolverRow.Cell] {
    /// The index of the first cell whose symbol is `symbol` or greater.
    func firstIndex(notBefore symbol: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension SolverRow {
    /// Puts `self + factor·other` into `result`, an empty array with room to reuse, leaving out the symbol `dropped`.
    /// Calls `isNew` with each symbol that only `other` has.
    static func merge(
        _ cells: [Cell], with other: [Cell], times factor: Double, dropping dropped: Int, into result: inout [Cell],
        isNew: (Int) -> Void
    ) {
        result.reserveCapacity(cells.count + other.count)
        var i = 0
        var j = 0
        while j < other.count {
            let right = other[j].symbol
            while i < cells.count, cells[i].symbol < right {
                if cells[i].symbol != dropped { result.append(cells[i]) }
                i += 1
            }
            var coefficient = factor * other[j].coefficient
            if i < cells.count, cells[i].symbol == right {
                coefficient += cells[i].coefficient
                i += 1
            } else {
                isNew(right)
            }
            if abs(coefficient) > noise { result.append(Cell(symbol: right, coefficient: coefficient)) }
            j += 1
        }
        while i < cells.count {
            if cells[i].symbol != dropped { result.append(cells[i]) }
            i += 1
        }
    }
}
