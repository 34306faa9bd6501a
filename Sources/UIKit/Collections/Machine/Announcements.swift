import Foundation

/// What a list has told its data source of rows or items that will soon be needed.
struct Announcements {
    private var current: Set<ShownPath> = []

    /// Takes what lies ahead now, in the order of need. Returns what was not announced before, and what was and is neither ahead nor
    /// shown.
    mutating func update(
        _ ahead: [ShownPath], isShown: (ShownPath) -> Bool
    ) -> (new: [ShownPath], dropped: [ShownPath]) {
        let wanted = Set(ahead), before = current
        current = wanted
        return (
            ahead.filter { !before.contains($0) }, before.filter { !wanted.contains($0) && !isShown($0) }.sorted()
        )
    }
}
