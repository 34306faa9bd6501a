import CoreGraphics

/// Lengths one after the other, most of which are alike: rows of a table, groups of a section.
///
/// While all are alike everything is arithmetic. Once one differs, the differences are kept as partial sums (a Fenwick tree), so that
/// to change a length or to find a place takes as many steps as the count has binary digits.
struct StackedLengths {
    /// The length of those that have none of their own. Points, not negative.
    let usual: CGFloat
    let count: Int
    /// By how much each differs from the usual length; empty while none does.
    private var differences: [CGFloat] = []
    /// `sums[i]` holds the differences of the `i & -i` lengths before `i`.
    private var sums: [CGFloat] = []

    init(usual: CGFloat, count: Int) {
        self.usual = usual.isFinite ? max(0, usual) : 0
        self.count = count
    }

    init(_ lengths: [CGFloat]) {
        self.init(usual: lengths.first ?? 0, count: lengths.count)
        guard lengths.contains(where: { $0 != usual }) else { return }
        differences = lengths.map { max(0, $0) - usual }
        sums = [0] + differences
        for index in 1...count {
            let above = index + (index & -index)
            if above <= count { sums[above] += sums[index] }
        }
    }

    subscript(index: Int) -> CGFloat {
        get { differences.isEmpty ? usual : usual + differences[index] }
        set {
            precondition((0..<count).contains(index), "there are \(count) lengths and no number \(index)")
            let change = max(0, newValue) - self[index]
            guard change != 0 else { return }
            if differences.isEmpty {
                differences = Array(repeating: 0, count: count)
                sums = Array(repeating: 0, count: count + 1)
            }
            differences[index] = max(0, newValue) - usual
            var place = index + 1
            while place <= count {
                sums[place] += change
                place += place & -place
            }
        }
    }

    /// Where a length begins; with `count`, where the last one ends.
    func start(of index: Int) -> CGFloat {
        var difference: CGFloat = 0
        if !sums.isEmpty {
            var place = index
            while place > 0 {
                difference += sums[place]
                place -= place & -place
            }
        }
        return usual * CGFloat(index) + difference
    }

    var total: CGFloat { start(of: count) }

    /// The lengths that meet a stretch.
    func indices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, low < high, high > 0 else { return 0..<0 }
        let first = numberEnding { $0 <= low }
        let past = min(count, numberEnding { $0 < high } + 1)
        return first..<max(first, past)
    }

    /// How many lengths from the first on end where `isBefore` holds, which it does up to some place and then no more.
    private func numberEnding(_ isBefore: (CGFloat) -> Bool) -> Int {
        var found = 0, end: CGFloat = 0
        var step = 1 << (Int.bitWidth - 1 - max(1, count).leadingZeroBitCount)
        while step > 0 {
            let next = found + step
            if next <= count {
                let reached = end + usual * CGFloat(step) + (sums.isEmpty ? 0 : sums[next])
                if isBefore(reached) { (found, end) = (next, reached) }
            }
            step >>= 1
        }
        return found
    }
}
