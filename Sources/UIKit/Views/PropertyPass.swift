import Observation

/// Which views have what they show brought up to date before they are laid out, from the outermost downwards.
@MainActor
enum PropertyPass {
    /// Views that asked for it after they had been shown.
    private static var due: [Entry] = []

    private struct Entry {
        weak var view: UIView?
    }

    static func request(_ view: UIView) {
        guard !view.layout.wantsUpdateProperties else { return }
        view.layout.wantsUpdateProperties = true
        due.append(Entry(view: view))
        // Of the views only the outermost is laid out for it, so that it comes round to what is due.
        view.outermost.setNeedsLayout()
    }

    /// Called for each view before it lays out: what is due in the whole tree comes first.
    static func prepare(for view: UIView) {
        if !due.isEmpty { run(under: view.outermost) }
        if view.layout.wantsUpdateProperties { update(view) }
    }

    /// Outermost first. Bounded, for views that ask again and again.
    static func run(under root: UIView) {
        if root.layout.wantsUpdateProperties { update(root) }
        for _ in 0..<8 where !due.isEmpty {
            var views: [UIView] = []
            due.removeAll { entry in
                guard let view = entry.view else { return true }
                guard view === root || view.isDescendant(of: root) else { return false }
                views.append(view)
                return true
            }
            if views.isEmpty { return }
            for (view, _) in views.map({ ($0, $0.depth) }).sorted(by: { $0.1 < $1.1 }) { update(view) }
        }
    }

    private static func update(_ view: UIView) {
        view.layout.wantsUpdateProperties = false
        let isObserving = observers.isOverridden(by: type(of: view))
        guard isObserving || view.viewOwner != nil else { return }
        let handle = Handle(view)
        withObservationTracking {
            view.viewOwner?.updateProperties()
            view.updateProperties()
        } onChange: {
            handle.ask()
        }
    }

    private final class Plain: UIView {}
    private final class Observer: UIView {
        override func updateProperties() {}
    }
    private static let observers = OverrideProbe(base: UIView.self, plain: Plain.self, overriding: Observer.self)

    /// A view, named by what other threads may hold.
    private final class Handle: @unchecked Sendable {
        private weak var view: UIView?

        init(_ view: UIView) { self.view = view }

        func ask() {
            if Thread.isMainThread {
                MainActor.assumeIsolated { view?.setNeedsUpdateProperties() }
            } else {
                DispatchQueue.main.async { self.view?.setNeedsUpdateProperties() }
            }
        }
    }
}
