/// Views of one kind that wait to be used again.
@MainActor
struct WaitingViews<View: UIView, Home: Hashable> {
    /// A view, and the place that it was at when everything was reloaded.
    private struct Waiting {
        let view: View
        var home: Home?
    }

    private var waiting: [Waiting] = []
    private var hasHomes = false

    var count: Int { waiting.count }
    var views: some Sequence<View> { waiting.lazy.map(\.view) }

    mutating func put(_ view: View, home: Home?) {
        hasHomes = hasHomes || home != nil
        waiting.append(Waiting(view: view, home: home))
    }

    /// The view that was at the same place before everything was reloaded, or else one that has no place, or else any.
    mutating func take(for home: Home?) -> View? {
        guard hasHomes, let home else { return waiting.popLast()?.view }
        let index = waiting.firstIndex { $0.home == home } ?? waiting.lastIndex { $0.home == nil }
        return index.map { waiting.remove(at: $0).view } ?? waiting.popLast()?.view
    }

    /// The reload is over: any view may go anywhere.
    mutating func forgetHomes() {
        guard hasHomes else { return }
        hasHomes = false
        for index in waiting.indices { waiting[index].home = nil }
    }
}
