/// The lines in which two texts differ, as `diff -u` prints them: "-" for lines of the first only, "+" for lines of the second only.
struct TextDifference {
    let lines: [String]

    /// - Parameter context: How many equal lines stay around what differs.
    init(_ first: String, _ second: String, context: Int = 3) {
        let all = Self.marked(first, second)
        let changed = all.indices.filter { !all[$0].hasPrefix(" ") }
        var kept = Set<Int>()
        for index in changed { kept.formUnion(max(0, index - context)...min(all.count - 1, index + context)) }
        var result: [String] = []
        for index in kept.sorted() {
            if index > 0, !kept.contains(index - 1) { result.append("…") }
            result.append(all[index])
        }
        lines = result
    }

    private static func marked(_ first: String, _ second: String) -> [String] {
        let old = first.split(separator: "\n", omittingEmptySubsequences: false)
        let new = second.split(separator: "\n", omittingEmptySubsequences: false)
        var removed = Set<Int>(), inserted = Set<Int>()
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = [], i = 0, j = 0
        while i < old.count || j < new.count {
            if removed.contains(i) {
                lines.append("-\(old[i])")
                i += 1
            } else if inserted.contains(j) {
                lines.append("+\(new[j])")
                j += 1
            } else {
                lines.append(" \(old[i])")
                i += 1
                j += 1
            }
        }
        return lines
    }
}
