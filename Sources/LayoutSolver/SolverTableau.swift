/// The equations of a ``Solver`` in solved form, with an index from every symbol to the rows that mention it.
///
/// Basic symbols stand on the left of exactly one row and nowhere else; all others are zero.
/// Restricted rows (slack, error, fixed) never mention free symbols.
struct SolverTableau {
    enum Kind: UInt8 {
        /// A variable of the caller: any real number.
        case free
        /// A slack or error: never negative.
        case restricted
        /// The marker of a required equation: always zero, never enters the basis.
        case fixed
        /// Given back, waiting for its next use.
        case unused
    }

    private(set) var rows: [SolverRow] = []
    private(set) var kinds: [Kind] = []
    /// For a basic symbol its row, else -1.
    private(set) var rowIndex: [Int] = []
    /// Rows that mention a symbol. May hold outdated entries; a row is asked before it is believed.
    /// Markers of required equations have none: they stand in many rows and are seldom asked for.
    private var columns: [[Int]] = []
    private var freeSymbols: [Int] = []
    private var freeRows: [Int] = []
    /// Room for the next sum of two rows.
    private var spare: [SolverRow.Cell] = []
    /// Rows whose basic symbol may have left its range since the last look.
    var suspects: [Int] = []

    /// Values closer to zero than this count as zero.
    static let tolerance = 1e-8

    var symbolCount: Int { kinds.count }

    mutating func addSymbol(_ kind: Kind) -> Int {
        if let symbol = freeSymbols.popLast() {
            kinds[symbol] = kind
            return symbol
        }
        kinds.append(kind)
        rowIndex.append(-1)
        columns.append([])
        return kinds.count - 1
    }

    /// Gives a symbol back that no row mentions any more.
    mutating func free(_ symbol: Int) {
        columns[symbol].removeAll()
        kinds[symbol] = .unused
        freeSymbols.append(symbol)
    }

    /// Drops all rows and all symbols but the free ones.
    mutating func reset() {
        rows = []
        freeRows = []
        suspects = []
        for symbol in kinds.indices {
            rowIndex[symbol] = -1
            columns[symbol].removeAll()
            if kinds[symbol] == .restricted || kinds[symbol] == .fixed { free(symbol) }
        }
    }

    func isBasic(_ symbol: Int) -> Bool { rowIndex[symbol] >= 0 }

    /// At least the number of rows that mention the symbol.
    func mentions(of symbol: Int) -> Int { columns[symbol].count }

    func value(of symbol: Int) -> Double {
        let row = rowIndex[symbol]
        return row < 0 ? 0 : rows[row].constant
    }

    /// Calls `body` with each row that mentions `symbol` (perhaps more than once), and the coefficient there.
    func forEachRow(mentioning symbol: Int, _ body: (Int, Double) -> Void) {
        for row in candidates(symbol) {
            let coefficient = rows[row].coefficient(of: symbol)
            if coefficient != 0 { body(row, coefficient) }
        }
    }

    /// All rows that may mention `symbol`.
    private func candidates(_ symbol: Int) -> [Int] {
        kinds[symbol] == .fixed ? Array(rows.indices) : columns[symbol]
    }

    private mutating func note(_ symbol: Int, in row: Int) {
        guard kinds[symbol] != .fixed else { return }
        columns[symbol].append(row)
        if columns[symbol].count > 2 * rows.count + 64 {
            var met = RowMarks(count: rows.count)
            columns[symbol].removeAll { !met.insert($0) }
        }
    }

    mutating func shift(row: Int, by delta: Double) {
        rows[row].constant += delta
        suspects.append(row)
    }

    /// Moves every row by its coefficient of `symbol` times `delta`.
    mutating func shift(rowsMentioning symbol: Int, by delta: Double) {
        var met = RowMarks(count: rows.count)
        for row in candidates(symbol) where met.insert(row) {
            let coefficient = rows[row].coefficient(of: symbol)
            if coefficient != 0 { shift(row: row, by: coefficient * delta) }
        }
    }

    mutating func insert(_ row: SolverRow) {
        let index: Int
        if let reused = freeRows.popLast() {
            index = reused
            rows[index] = row
        } else {
            index = rows.count
            rows.append(row)
        }
        rowIndex[row.basic] = index
        for cell in row.cells { note(cell.symbol, in: index) }
        suspects.append(index)
    }

    /// Takes a row away; its basic symbol becomes one that nothing mentions.
    @discardableResult
    mutating func removeRow(_ index: Int) -> SolverRow {
        let row = rows[index]
        rowIndex[row.basic] = -1
        columns[row.basic].removeAll()
        rows[index].cells = []
        freeRows.append(index)
        return row
    }

    /// Makes `symbol` basic in row `index` and puts its equation wherever it was mentioned. Returns that equation.
    mutating func pivot(row index: Int, for symbol: Int) -> SolverRow {
        let leaving = rows[index].basic
        rowIndex[leaving] = -1
        columns[leaving] = []
        note(leaving, in: index)
        rows[index].solve(for: symbol)
        rowIndex[symbol] = index
        suspects.append(index)
        let row = rows[index]
        substitute(row)
        return row
    }

    /// Replaces the basic symbol of `source` in all other rows by its equation.
    mutating func substitute(_ source: SolverRow) {
        let mentioning = candidates(source.basic)
        columns[source.basic].removeAll(keepingCapacity: true)
        for index in mentioning where index != rowIndex[source.basic] {
            let factor = rows[index].coefficient(of: source.basic)
            guard factor != 0 else { continue }
            replace(source, times: factor, in: index)
            suspects.append(index)
        }
    }

    /// `row := row − factor·basic + factor·source`.
    private mutating func replace(_ source: SolverRow, times factor: Double, in index: Int) {
        rows[index].constant += factor * source.constant
        var old: [SolverRow.Cell] = []
        var new: [SolverRow.Cell] = []
        swap(&old, &rows[index].cells)
        swap(&new, &spare)
        SolverRow.merge(old, with: source.cells, times: factor, dropping: source.basic, into: &new) {
            note($0, in: index)
        }
        swap(&new, &rows[index].cells)
        old.removeAll(keepingCapacity: true)
        swap(&spare, &old)
    }
}

/// The rows met so far in one walk along a column.
private struct RowMarks {
    private var isMarked: [Bool]

    init(count: Int) { isMarked = Array(repeating: false, count: count) }

    /// False when the row was met before.
    mutating func insert(_ row: Int) -> Bool {
        defer { isMarked[row] = true }
        return !isMarked[row]
    }
}
