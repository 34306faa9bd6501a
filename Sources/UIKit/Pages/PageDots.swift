/// The row of dots below scrolled pages.
@MainActor
final class PageDots: UIView {
    /// Points.
    static let height: CGFloat = 37

    private let control = UIPageControl()
    private var shown = 0
    /// The user asked for the next page, or for the one before.
    var onTurn: (_ isForward: Bool) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        isHidden = true
        addSubview(control)
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if control.currentPage != shown { onTurn(control.currentPage > shown) }
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows as many dots as the data source says.
    func update(_ owner: UIPageViewController, asksForIndex: Bool) {
        let isRow = owner.transitionStyle == .scroll && owner.navigationOrientation == .horizontal
        let count = isRow ? owner.dataSource?.presentationCount(for: owner) ?? 0 : 0
        let wasHidden = isHidden
        isHidden = count <= 0
        if isHidden != wasHidden { owner.view.setNeedsLayout() }
        guard !isHidden else { return }
        control.numberOfPages = count
        if asksForIndex, let index = owner.dataSource?.presentationIndex(for: owner) { shown = index }
        control.currentPage = shown
        shown = control.currentPage
    }

    /// The user went one page on, or back.
    func step(_ isForward: Bool) {
        guard !isHidden else { return }
        control.currentPage = shown + (isForward ? 1 : -1)
        shown = control.currentPage
    }

    /// Lies along the bottom of a view; false when there are no dots.
    func place(in view: UIView) -> Bool {
        guard !isHidden else { return false }
        frame = CGRect(
            x: view.bounds.minX, y: view.bounds.maxY - Self.height, width: view.bounds.width, height: Self.height)
        control.frame = bounds
        return true
    }
}
