import CoreGraphics

/// A list whose cells have the focus one by one: Tab leads to the list, arrows through it, Space and Return choose.
@MainActor
protocol CellFocusing: UIView {
    /// The cell that has the focus, or would have it.
    var focusedPath: ShownPath? { get set }
    var allowsFocusNow: Bool { get }
    var remembersLastFocusedIndexPath: Bool { get }
    /// Where the focus is when the list gets it.
    func firstFocus() -> ShownPath?
    /// Where an arrow leads; nil: nowhere.
    func nextFocus(from path: ShownPath, _ key: UIKeyboardHIDUsage) -> ShownPath?
    /// Whether the focus may be there.
    func mayFocus(_ path: ShownPath) -> Bool
    /// The cell of a path, if it is in sight.
    func shownCell(at path: ShownPath) -> UIView?
    /// The path of a cell, or of what is in one.
    func path(of view: UIView) -> ShownPath?
    /// Scrolls as little as shows a cell.
    func reveal(_ path: ShownPath)
    /// Whether a cell is chosen when it gets the focus.
    func choosesOnFocus(_ path: ShownPath) -> Bool
    /// Does what a tap does.
    func tap(_ path: ShownPath)
}

/// A cell, a header or another view of a list: Tab leads to the list.
@MainActor
protocol PartOfList: UIView {}

/// A cell that can have the focus.
@MainActor
protocol FocusedInList: PartOfList {
    /// Whether the cell shows by itself that it has the focus.
    var showsFocusItself: Bool { get }
    /// The cell has got or lost the focus.
    func focusDidChange()
}

extension CellFocusing {
    /// Where the focus goes in the list when it gets it.
    var entry: ShownPath? {
        let last = remembersLastFocusedIndexPath ? focusedPath : nil
        return last.flatMap { mayFocus($0) ? $0 : nil } ?? firstFocus()
    }

    /// True when there was somewhere to go.
    func moveFocus(_ key: UIKeyboardHIDUsage) -> Bool {
        guard let window else { return false }
        let heading = UIFocusHeading(key)
        let current = focusedPath.flatMap { mayFocus($0) ? $0 : nil }
        guard let next = current.map({ nextFocus(from: $0, key) }) ?? entry else {
            window.focusMovementFailed(UIFocusUpdateContext(from: window.focusPlace, to: nil, heading))
            return false
        }
        let place = FocusPlace(self, next)
        if window.move(focusTo: place, heading) { FocusOrder.settle(place) }
        return true
    }

    /// True when there was something to choose.
    func useFocus() -> Bool {
        guard let path = focusedPath, mayFocus(path) else { return false }
        tap(path)
        return true
    }

    /// The focus has come to a cell.
    func focusDidCome(to path: ShownPath) {
        reveal(path)
        placeFocusRing()
        if choosesOnFocus(path) { tap(path) }
    }

    /// The cell of the focus may be another view now.
    func placeFocusRing() {
        guard let window, window.focusedView === self else { return }
        window.moveFocusRing()
    }
}

extension UIView {
    /// What the ring goes around while the view has the focus.
    var focusRingTarget: UIView? {
        guard let list = self as? any CellFocusing else { return self }
        let cell = list.focusedPath.flatMap(list.shownCell)
        return (cell as? any FocusedInList)?.showsFocusItself == true ? nil : cell
    }
}
