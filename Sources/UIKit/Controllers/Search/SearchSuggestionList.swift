import CoreGraphics

/// The suggestions below a search field, one a row.
final class SearchSuggestionList: UIScrollView {
    /// What is offered. The rows are made anew.
    var suggestions: [any UISearchSuggestion] = [] { didSet { makeRows() } }
    /// Hears what is chosen.
    var choose: ((any UISearchSuggestion) -> Void)?
    private var rows: [SearchSuggestionRow] = []

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        keyboardDismissMode = .onDrag
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { preconditionFailure("SearchSuggestionList is made in code only.") }

    private func makeRows() {
        for row in rows { row.removeFromSuperview() }
        rows = suggestions.map { suggestion in
            let row = SearchSuggestionRow(suggestion)
            row.addAction(UIAction { [weak self] _ in self?.choose?(suggestion) }, for: .touchUpInside)
            addSubview(row)
            return row
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        contentSize = CGSize(width: bounds.width, height: y)
        contentInset.bottom = safeAreaInsets.bottom
    }
}

/// One suggestion: its picture, its text and a line below.
final class SearchSuggestionRow: UIControl {
    private static let margin: CGFloat = 16
    private static let leastHeight: CGFloat = 44
    private let icon = UIImageView()
    private let label = UILabel()
    private let line = UIView()

    init(_ suggestion: any UISearchSuggestion) {
        super.init(frame: .zero)
        icon.image = suggestion.iconImage
        icon.contentMode = .center
        icon.tintColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        if let text = suggestion.localizedAttributedSuggestion {
            label.attributedText = text
        } else {
            label.text = suggestion.localizedSuggestion
        }
        line.backgroundColor = .separator
        for view in [icon, label, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = suggestion.localizedDescription ?? label.text
    }

    required init?(coder: NSCoder) { preconditionFailure("SearchSuggestionRow is made in code only.") }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(Self.leastHeight, label.intrinsicContentSize.height.rounded(.up) + 22))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let picture = icon.image?.size.width ?? 0
        let start = Self.margin + (picture > 0 ? picture + Self.margin / 2 : 0)
        func place(_ view: UIView, from x: CGFloat, to end: CGFloat, y: CGFloat, height: CGFloat) {
            let left = isLeftToRight ? x : bounds.width - end
            view.frame = CGRect(x: left, y: y, width: max(0, end - x), height: height).onPixels(layoutScale)
        }
        place(icon, from: Self.margin, to: Self.margin + picture, y: 0, height: bounds.height)
        place(label, from: start, to: bounds.width - Self.margin, y: 0, height: bounds.height)
        let thin = 1 / layoutScale
        place(line, from: start, to: bounds.width, y: bounds.height - thin, height: thin)
    }
}
