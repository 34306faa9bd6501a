import CoreGraphics
import QuartzCore

/// The title and buttons of one navigation item.
@MainActor
final class NavigationBarContent: UIView {
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    private let item: UINavigationItem
    private weak var bar: UINavigationBar?
    private var titleView: UIView
    private var largeTitle: UILabel?
    /// Holds the titles, which move along with the pages.
    private let slider = UIView()
    private var leading: [UIView] = []
    private var trailing: [UIView] = []

    init(item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        titleView = item.titleView ?? Self.titleLabel(item, bar)
        super.init(frame: .zero)
        leading = leadingViews(back: back)
        trailing = (item.rightBarButtonItems ?? []).map { BarItemView($0) }
        addSubview(slider)
        slider.addSubview(titleView)
        for view in leading + trailing { addSubview(view) }
        if bar.usesLargeTitle(for: item) { addLargeTitle(bar) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("NavigationBarContent is made in code only.")
    }

    private static func titleLabel(_ item: UINavigationItem, _ bar: UINavigationBar) -> UILabel {
        let label = UILabel()
        label.text = item.title
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        let attributes = bar.titleTextAttributes ?? bar.standardAppearance.titleTextAttributes
        if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
        if let font = attributes[.font] as? UIFont { label.font = font }
        return label
    }

    private func addLargeTitle(_ bar: UINavigationBar) {
        let label = UILabel()
        label.text = item.title
        label.font = .systemFont(ofSize: 34, weight: .bold)
        titleView.isHidden = true
        largeTitle = label
        slider.addSubview(label)
    }

    /// Moves the titles aside, in points; the buttons stay.
    func slideTitles(by distance: CGFloat) {
        slider.transform = CGAffineTransform(translationX: distance, y: 0)
    }

    private func leadingViews(back: UINavigationItem?) -> [UIView] {
        let own = (item.leftBarButtonItems ?? []).map { BarItemView($0) }
        let showsBack = back != nil && !item.hidesBackButton && (own.isEmpty || item.leftItemsSupplementBackButton)
        guard showsBack, let back else { return own }
        let title = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
        let button = BarItemView.backButton(
            title: back.backButtonDisplayMode == .minimal ? "" : title,
            isRightToLeft: bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ) { [weak bar] in bar?.goBack() }
        return [button] + own
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        slider.bounds = bounds
        slider.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = UINavigationBar.standardHeight
        let left = place(isRightToLeft ? trailing : leading, fromLeft: true, height: height)
        let right = place(isRightToLeft ? leading : trailing, fromLeft: false, height: height)
        placeTitle(between: left, and: right, height: height)
        let title = largeTitle?.sizeThatFits(CGSize(width: bounds.width - 2 * Self.margin, height: 52)) ?? .zero
        let x = isRightToLeft ? bounds.width - Self.margin - title.width : Self.margin
        largeTitle?.frame = CGRect(x: x, y: height + 3, width: title.width, height: 41)
    }

    /// Returns where the free space begins (or ends).
    private func place(_ views: [UIView], fromLeft: Bool, height: CGFloat) -> CGFloat {
        var x = fromLeft ? Self.margin : bounds.width - Self.margin
        for view in views {
            let size = view.sizeThatFits(CGSize(width: bounds.width / 2, height: height))
            let width = min(size.width, bounds.width / 2)
            let origin = fromLeft ? x : x - width
            view.frame = CGRect(x: origin, y: (height - size.height) / 2, width: width, height: size.height)
            x += (width + Self.gap) * (fromLeft ? 1 : -1)
        }
        return x
    }

    /// Centred in the bar if it fits there, else in what is left.
    private func placeTitle(between left: CGFloat, and right: CGFloat, height: CGFloat) {
        let room = max(0, right - left)
        let wanted = titleView.sizeThatFits(CGSize(width: room, height: height))
        let width = min(wanted.width, room)
        let centred = (bounds.width - width) / 2
        let x = min(max(centred, left), right - width)
        let titleHeight = min(wanted.height, height)
        titleView.frame = CGRect(x: x, y: (height - titleHeight) / 2, width: width, height: titleHeight)
    }
}
