import UIKit

/// One page of a book: its text, set and drawn block by block, and at the foot how far it is.
final class BookPageView: UIView, PageInParts {
    let setting: PageSetting
    var isMadeAhead = false
    private let text: BookText
    private let insets: UIEdgeInsets
    private let foot: (Int) -> String
    private let footLabel = UILabel()
    private var hasFoot = false
    private var blocks: [BookBlockView] = []

    /// - Parameter foot: what stands at the foot of a page that ends at a position.
    init(_ setting: PageSetting, of text: BookText, insets: UIEdgeInsets, foot: @escaping (Int) -> String) {
        self.setting = setting
        self.text = text
        self.insets = insets
        self.foot = foot
        super.init(frame: .zero)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = [.staticText, .causesPageTurn]
        footLabel.font = .systemFont(ofSize: 11)
        footLabel.textColor = .secondaryLabel
        footLabel.textAlignment = .center
        addSubview(footLabel)
    }

    required init?(coder: NSCoder) { nil }

    /// Where it begins in the text.
    var start: Int { setting.start }

    /// The text; looked up only when someone listens.
    override var accessibilityLabel: String? {
        get { text.string(start..<setting.wholeEnd) }
        set {}
    }

    // MARK: Parts

    func makeNextPart() -> Bool {
        if blocks.count < setting.blocks.count {
            draw(setting.blocks[blocks.count])
        } else if setting.end == nil {
            setting.setNextBlock()
        } else if !hasFoot {
            hasFoot = true
            footLabel.text = foot(setting.wholeEnd)
        } else {
            return false
        }
        return true
    }

    private func draw(_ block: PageSetting.Block) {
        let view = BookBlockView(block.text, lines: block.height)
        blocks.append(view)
        addSubview(view)
        guard isMadeAhead else { return }
        layoutIfNeeded()
        view.layer.displayIfNeeded()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        if !isMadeAhead { makeWhole() }
        let width = max(0, bounds.width - insets.left - insets.right)
        for (view, block) in zip(blocks, setting.blocks) {
            view.place(x: bounds.minX + insets.left, y: bounds.minY + insets.top + block.top, width: width)
        }
        let line = footLabel.font.lineHeight.rounded(.up)
        footLabel.frame = CGRect(x: bounds.minX, y: bounds.maxY - insets.bottom + 12, width: bounds.width, height: line)
    }
}

/// Some lines of a page.
final class BookBlockView: UIView {
    private let text: NSAttributedString
    private let lines: CGFloat
    /// What letters may stand out of their lines, points.
    private static let overhang: CGFloat = 12
    /// The first line's top left corner.
    private var origin = CGPoint.zero
    /// Of the lines, points.
    private var width: CGFloat = 0

    /// - `lines`: how high the lines are that are shown, points.
    init(_ text: NSAttributedString, lines: CGFloat) {
        self.text = text
        self.lines = lines
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Puts the lines somewhere in the superview. The view itself lies on whole pixels, so that its picture is sharp.
    func place(x: CGFloat, y: CGFloat, width: CGFloat) {
        let scale = max(1, traitCollection.displayScale)
        func down(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
        let corner = CGPoint(x: down(x - Self.overhang), y: down(y - Self.overhang))
        let inside = CGPoint(x: x - corner.x, y: y - corner.y)
        if inside != origin || width != self.width { setNeedsDisplay() }
        (origin, self.width) = (inside, width)
        frame = CGRect(
            x: corner.x, y: corner.y, width: (inside.x + width + Self.overhang).rounded(.up),
            height: (inside.y + lines + Self.overhang).rounded(.up))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        // Half a point more, for heights are sums; the next line does not fit into that.
        text.draw(
            with: CGRect(x: origin.x, y: origin.y, width: width, height: lines + 0.5), options: .usesLineFragmentOrigin,
            context: nil)
    }
}
