import CoreGraphics

/// The list around a view that is edited, which ends above what is covered if a controller of the kit manages it.
@MainActor
final class ListRoom {
    private weak var list: UIScrollView?

    /// - Parameters:
    ///   - view: what is edited; nil gives the room back.
    ///   - frame: what is covered, in the screen's points.
    func make(for view: UIView?, beneath frame: CGRect, of screen: UIScreen) {
        let new = view.flatMap { Self.searchedList(from: $0) ?? Self.list(around: $0) }
        if let list, list !== new { Self.set(0, in: list) }
        list = new
        guard let new else { return }
        let covered = new.convert(frame, from: screen.coordinateSpace)
        Self.set(max(0, new.bounds.maxY - covered.minY), in: new)
        view?.scrollIntoSight()
    }

    private static func set(_ room: CGFloat, in list: UIScrollView) {
        list.insets.keyboardRoom = room
        list.updateAdjustedInsets(moving: room == 0 ? .withEdge : .none)
    }

    private static func list(around view: UIView) -> UIScrollView? {
        sequence(first: view, next: \.superview).first(where: isManaged) as? UIScrollView
    }

    /// Whether a view is the list of a controller that makes room for what is typed with.
    private static func isManaged(_ view: UIView) -> Bool {
        let controllers = [view.ownController, view.superview?.ownController]
        return controllers.contains {
            guard let list = ($0 as? any ListControlling)?.controlledList else { return false }
            return list === view
        }
    }

    /// The list that is searched by what is typed in a view.
    private static func searchedList(from view: UIView) -> UIScrollView? {
        guard view is UISearchTextField else { return nil }
        return (view.superview as? UISearchBar)?.searchLooks.controller?.listInSight
    }
}
