import CoreGraphics

/// The views of a list in sight, of which those whose content changes are measured again.
@MainActor
protocol SelfSizing: AnyObject {
    associatedtype View: UIView
    /// Views on screen whose content has changed since they were measured.
    var resized: [View] { get set }
    /// Whether views are being brought in line with the list.
    var isArranging: Bool { get set }
    /// The list, if changes of its cells' content are to change their sizes.
    var sizingList: UIScrollView? { get }
    func isInSight(_ view: View) -> Bool
    /// Asks a view for its size, if it may choose one.
    func measure(_ view: View)
}

extension SelfSizing {
    /// The content of a view on screen has changed: before the next frame it may ask for another size.
    func contentDidChange(of view: View) {
        guard let sizingList, !isArranging, isInSight(view) else { return }
        resized.append(view)
        sizingList.setNeedsLayout()
    }

    func measureResized() {
        let views = resized
        resized = []
        for view in views { measure(view) }
    }

    /// Brings the views in line with the list. Laying out a cell in the middle of that begins at the outermost view that waits for
    /// layout, which is the list: it has begun already.
    func arrange(_ body: () -> Void) {
        guard !isArranging else { return }
        isArranging = true
        defer { isArranging = false }
        body()
    }
}
