public import CoreGraphics

/// Shows one item of a collection view. What it shows goes into `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private func start() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Where the cell's own subviews go. It fills the cell.
    open private(set) var contentView = UIView()

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Fills the cell behind its content.
    open var backgroundView: UIView? {
        didSet { placeBackgrounds(replacing: oldValue) }
    }

    /// Fills the cell behind its content, in front of `backgroundView`, while it is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { placeBackgrounds(replacing: oldValue) }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    override func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        fit(contentView, attributes)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }

    private func placeBackgrounds(replacing old: UIView?) {
        old?.removeFromSuperview()
        if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        stateDidChange()
        setNeedsLayout()
    }

    private func stateDidChange() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
}
