/// Where a view is, in words.
@MainActor
package enum ViewPath {
    package static func text(of view: UIView) -> String {
        var steps: [String] = []
        var current: UIView? = view
        while let view = current {
            steps.append(step(to: view))
            current = view.superview
        }
        return steps.reversed().joined(separator: "/")
    }

    /// The class, with a number where siblings have the same one.
    package static func step(to view: UIView) -> String {
        let name = String(describing: type(of: view))
        let twins = view.superview?.subviews.filter { type(of: $0) == type(of: view) } ?? []
        guard twins.count > 1, let index = twins.firstIndex(of: view) else { return name }
        return "\(name)[\(index)]"
    }
}
