/// The row of dots below scrolled pages.
@MainActor
final class PageDots {
    /// Points.
    static let height: CGFloat = 37

    /// A subview of the page view controller's view itself, where programs look for it.
    let control = UIPageControl()
    private var shown = 0
    private var isShown = false
    /// The user asked for the next page, or for the one before.
    var onTurn: (_ isForward: Bool) -> Void = { _ in }

    init() {
        control.isHidden = true
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if control.currentPage != shown { onTurn(control.currentPage > shown) }
            }, for: .valueChanged)
    }

    /// Shows as many dots as the data source says.
    func update(_ owner: UIPageViewController, asksForIndex: Bool) {
        // Whoever is asked before there are pages has no index to tell.
        let isRow =
            owner.transitionStyle == .scroll && owner.navigationOrientation == .horizontal
            && owner.viewControllers?.isEmpty == false
        let count = isRow ? owner.dataSource?.presentationCount(for: owner) ?? 0 : 0
        let wasShown = isShown
        isShown = count > 0
        if isShown != wasShown {
            control.isHidden = !isShown
            owner.view.setNeedsLayout()
        }
        guard isShown else { return }
        control.numberOfPages = count
        if asksForIndex, let index = owner.dataSource?.presentationIndex(for: owner) { shown = index }
        control.currentPage = shown
        shown = control.currentPage
    }

    /// The user went one page on, or back.
    func step(_ isForward: Bool) {
        guard isShown else { return }
        control.currentPage = shown + (isForward ? 1 : -1)
        shown = control.currentPage
    }

    /// Lies along the bottom of a view; false when there are no dots.
    func place(in view: UIView) -> Bool {
        guard isShown else { return false }
        control.frame = CGRect(
            x: view.bounds.minX, y: view.bounds.maxY - Self.height, width: view.bounds.width, height: Self.height)
        return true
    }
}
