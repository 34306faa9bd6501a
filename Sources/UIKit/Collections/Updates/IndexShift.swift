/// How positions in a list shift when some are taken out and others put in.
struct IndexShift {
    /// Positions taken out, counted before, ascending.
    private let removed: [Int]
    /// Positions put in, counted after, ascending.
    private let inserted: [Int]

    init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
        self.removed = removed.sorted()
        self.inserted = inserted.sorted()
    }

    /// Where a position goes; nil when it is taken out.
    func new(of old: Int) -> Int? { Self.map(old, out: removed, in: inserted) }

    /// Where a position came from; nil when it is put in.
    func old(of new: Int) -> Int? { Self.map(new, out: inserted, in: removed) }

    private static func map(_ position: Int, out: [Int], in put: [Int]) -> Int? {
        let before = out.partitioningIndex { $0 >= position }
        if before < out.count, out[before] == position { return nil }
        let rank = position - before
        // The i-th position put in lies before the result if at most `rank` others precede it.
        var low = 0
        var high = put.count
        while low < high {
            let middle = (low + high) / 2
            if put[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}
