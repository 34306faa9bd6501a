import CoreGraphics

/// The month that is shown, and the ones beside it to which fingers and arrows lead.
@MainActor
final class MonthPages: UIView, UIScrollViewDelegate {
    private unowned let owner: any MonthOwner
    private let scroll = UIScrollView()
    private var pages: [MonthPage] = []
    private(set) var month: CalendarMonth
    private var words: DateWords
    /// The month on the way to which an arrow has sent the pages.
    private var target: CalendarMonth?
    private var laidOutSize = CGSize.zero
    /// Told which month is shown, or mostly shown.
    var onMonth: (CalendarMonth) -> Void = { _ in }

    init(_ owner: any MonthOwner) {
        self.owner = owner
        month = CalendarMonth(of: owner.date, in: owner.calendarInForce)
        words = DateWords(owner.languageInForce, owner.calendarInForce)
        super.init(frame: .zero)
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.scrollsToTop = false
        scroll.delegate = self
        addSubview(scroll)
    }

    required init?(coder: NSCoder) { preconditionFailure("MonthPages is made in code only.") }

    // MARK: Which month

    func renew(_ words: DateWords) {
        self.words = words
        month = CalendarMonth(of: owner.date, in: owner.calendarInForce)
        build()
    }

    /// The month of the owner's date.
    func show(animated: Bool) {
        let wanted = CalendarMonth(of: owner.date, in: owner.calendarInForce)
        for page in pages { page.showChosen() }
        guard wanted != month else { return }
        if animated, window != nil, let index = pages.firstIndex(where: { $0.month == wanted }) {
            return move(to: index)
        }
        month = wanted
        build()
    }

    func go(to date: Date, animated: Bool = false) {
        let wanted = CalendarMonth(of: date, in: owner.calendarInForce)
        guard wanted != month else { return }
        if animated, window != nil, let index = pages.firstIndex(where: { $0.month == wanted }) {
            return move(to: index)
        }
        month = wanted
        build()
    }

    /// The months that are there, in sight or beside it.
    var shown: [MonthPage] { pages }

    /// Other days or months can be chosen.
    func renewLimits() {
        build()
        for page in pages { page.showEnabled() }
    }

    /// The month before or after.
    func step(_ months: Int) {
        if let target {
            month = target
            build()
        }
        let wanted = month.moved(by: months)
        guard let index = pages.firstIndex(where: { $0.month == wanted }) else { return }
        move(to: index)
    }

    private func move(to index: Int) {
        let month = pages[index].month
        scroll.setContentOffset(CGPoint(x: offset(of: index), y: 0), animated: true)
        target = month
        onMonth(month)
    }

    // MARK: Pages

    /// The month, and those beside it of which something can be chosen.
    private func build() {
        target = nil
        let months = [-1, 0, 1].map { month.moved(by: $0) }.filter { $0 == month || !owner.isOut($0.start, .month) }
        for page in pages { page.removeFromSuperview() }
        pages = months.map { known(for: $0) ?? MonthPage($0, owner, words) }
        for page in pages { scroll.addSubview(page) }
        placePages()
        onMonth(month)
    }

    /// A page that is there already, in the same words.
    private func known(for month: CalendarMonth) -> MonthPage? {
        guard let page = pages.first(where: { $0.month == month && $0.words === words }) else { return nil }
        page.showChosen()
        return page
    }

    private func offset(of index: Int) -> CGFloat {
        bounds.width * CGFloat(isMirrored ? pages.count - 1 - index : index)
    }

    private func placePages() {
        scroll.frame = bounds
        laidOutSize = bounds.size
        scroll.contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: bounds.height)
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(x: offset(of: index), y: 0, width: bounds.width, height: bounds.height)
        }
        let index = pages.firstIndex { $0.month == month } ?? 0
        UIView.performWithoutAnimation { scroll.contentOffset = CGPoint(x: offset(of: index), y: 0) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != laidOutSize { placePages() }
    }

    // MARK: Scrolling

    private var nearest: MonthPage? {
        pages.min { abs($0.frame.minX - scroll.contentOffset.x) < abs($1.frame.minX - scroll.contentOffset.x) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating, let nearest else { return }
        target = nil
        onMonth(nearest.month)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    /// The month that has come to rest is the middle one again.
    private func settle() {
        guard let nearest else { return }
        month = nearest.month
        build()
    }
}
