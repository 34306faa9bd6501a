import CoreGraphics

/// The titles at the trailing edge of a list that lead to its sections: a finger on them goes through the list.
///
/// Where there is not room for all of them, dots stand for what is between every two that show.
@MainActor
final class SectionIndexStrip: UIView {
    /// Points.
    static let width: CGFloat = 15
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    private static let lineHeight: CGFloat = 14
    /// Where the data source wants a magnifying glass in place of a title.
    nonisolated static let search = "{search}"

    /// A finger has come to a title.
    private let onPick: (Int) -> Void
    private var marks: [UIView] = []
    private var lastPick: Int?

    /// What stands in the strip, from the top.
    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            capacity = nil
            setNeedsLayout()
        }
    }
    /// Of the titles; nil: the tint colour.
    var color: UIColor? {
        didSet { for mark in marks { show(mark) } }
    }
    /// Behind the titles.
    var restingColor: UIColor? {
        didSet { showBackground() }
    }
    /// Behind the titles while a finger is on them.
    var trackingColor: UIColor? {
        didSet { showBackground() }
    }
    /// How many lines the strip has been filled for.
    private var capacity: Int?

    init(onPick: @escaping (Int) -> Void) {
        self.onPick = onPick
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = SystemWord.sectionIndex.text
        accessibilityTraits = .adjustable
        addGestureRecognizer(makePress())
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Titles

    /// Which titles show in a number of lines; nil is a dot.
    static func lines(of count: Int, capacity: Int) -> [Int?] {
        guard count > capacity else { return (0..<count).map { $0 } }
        let shown = (capacity + 1) / 2
        guard shown > 1 else { return capacity > 0 ? [0] : [] }
        return (0..<2 * shown - 1).map { line in
            // The first and the last one always show.
            line % 2 == 1 ? nil : (line / 2 * (count - 1) + (shown - 1) / 2) / (shown - 1)
        }
    }

    private func fill(_ capacity: Int) {
        self.capacity = capacity
        for mark in marks { mark.removeFromSuperview() }
        marks = Self.lines(of: titles.count, capacity: capacity).map { line in
            let title = line.map { titles[$0] } ?? "•"
            let mark = title == Self.search ? Self.magnifier() : Self.label(title)
            addSubview(mark)
            show(mark)
            return mark
        }
    }

    private static func label(_ title: String) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = font
        label.textAlignment = .center
        return label
    }

    private static func magnifier() -> UIView {
        let view = UIImageView(
            image: UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9)))
        view.contentMode = .center
        return view
    }

    private func show(_ mark: UIView) {
        if let label = mark as? UILabel { label.textColor = color ?? .tintColor } else { mark.tintColor = color }
    }

    private func showBackground() {
        backgroundColor = (lastPick == nil ? nil : trackingColor) ?? restingColor
    }

    /// The column of titles in the middle of the strip.
    private var column: (top: CGFloat, height: CGFloat) {
        let height = CGFloat(marks.count) * Self.lineHeight
        return (((bounds.height - height) / 2).onPixel(layoutScale), height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = Int(max(0, min(bounds.height, 1e6)) / Self.lineHeight)
        if room != capacity { UIView.performWithoutAnimation { fill(room) } }
        let top = column.top
        for (line, mark) in marks.enumerated() {
            mark.frame = CGRect(
                x: 0, y: top + CGFloat(line) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
        }
    }

    // MARK: The finger

    /// From the first moment on: no scrolling begins on the strip.
    private func makePress() -> UIGestureRecognizer {
        let press = UILongPressGestureRecognizer()
        press.name = "section index"
        press.minimumPressDuration = 0
        press.addAction(
            UIAction { [weak self] action in
                guard let self, let press = action.sender as? UILongPressGestureRecognizer else { return }
                follow(press)
            })
        return press
    }

    private func follow(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed: pick(title(at: press.location(in: self).y))
        default:
            lastPick = nil
            showBackground()
        }
    }

    /// The title at a height, whether it shows or a dot stands for it. Above and below the column it is the first or the last.
    func title(at y: CGFloat) -> Int? {
        let (top, height) = column
        guard !titles.isEmpty, height > 0, y.isFinite else { return nil }
        let part = min(max(0, (y - top) / height), 1)
        return min(Int(part * CGFloat(titles.count)), titles.count - 1)
    }

    private func pick(_ title: Int?) {
        guard let title, title != lastPick else { return }
        lastPick = title
        accessibilityValue = titles[title]
        showBackground()
        onPick(title)
    }

    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }

    private func step(_ way: Int) {
        guard !titles.isEmpty else { return }
        let here = accessibilityValue.flatMap(titles.firstIndex(of:)) ?? -way
        pick(min(max(0, here + way), titles.count - 1))
        lastPick = nil
        showBackground()
    }
}

extension UIScrollView {
    /// Keeps a strip at the trailing edge of what shows, in front of everything.
    func place(_ strip: SectionIndexStrip) {
        let inner = bounds.inset(by: adjustedContentInset), safe = safeAreaInsets
        let x = isMirrored ? bounds.minX + safe.left : bounds.maxX - safe.right - SectionIndexStrip.width
        let frame = CGRect(x: x, y: inner.minY, width: SectionIndexStrip.width, height: max(0, inner.height))
        UIView.performWithoutAnimation {
            if strip.superview !== self || subviews.last !== strip { addSubview(strip) }
            if strip.frame != frame { strip.frame = frame }
        }
    }
}
