public import CoreGraphics

/// Shows one item of a collection view. What it shows goes into `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, SwipeableCell {
    var configured = CellContent()
    final var interfaceLinks = CellLinks()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        start()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
        finishDecoding(coder, as: UICollectionViewCell.self)
    }

    private func start() {
        insetsLayoutMarginsFromSafeArea = false
        margins.preservesSidesOnly = true
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Where the cell's own subviews go. It fills the cell.
    open internal(set) var contentView: UIView = CellContentView()

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

    /// Whether the collection view is in editing mode.
    var isInEditing = false {
        didSet { if isInEditing != oldValue { editingDidChange() } }
    }

    func editingDidChange() { stateDidChange() }

    /// Whether the cell is aside, and the actions behind it show.
    var isSwiped = false {
        didSet { if isSwiped != oldValue { swipeDidChange() } }
    }

    func swipeDidChange() { stateDidChange() }

    /// The cell has a place in a section that looks like a table's.
    func placeInListDidChange(_ new: UICollectionViewListCell.ListPlace) {}

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
        dragging = CellDragging()
    }

    override func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        guard let height = configured.height(forWidth: attributes.size.width) else {
            return fit(contentView, attributes)
        }
        return CGSize(
            width: attributes.size.width, height: attributes.estimatedHeight ? height : attributes.size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContentView()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        configured.layOut(in: self)
    }

    /// A content view that the program turns, or has anchored elsewhere, keeps its place; only its size follows.
    private func placeContentView() {
        let layer = contentView.layer
        if CATransform3DIsIdentity(layer.transform), layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) {
            contentView.frame = bounds
        } else if layer.bounds.size != bounds.size {
            contentView.bounds.size = bounds.size
        }
    }

    // MARK: Dragging

    /// What a drag does to the cell.
    public enum DragState: Int, Sendable {
        case none = 0
        /// A press has lifted it.
        case lifting
        /// A finger takes it along.
        case dragging
    }

    /// A drag does something else to the cell.
    open func dragStateDidChange(_ dragState: DragState) {}

    func dragDidChange() { dragStateDidChange(DragState(rawValue: dragging.drag.rawValue) ?? .none) }

    /// What drags and drops do to the cell.
    var dragging = CellDragging() {
        didSet { if draggingDidChange(from: oldValue) { stateDidChange() } }
    }

    // MARK: Configurations

    /// Sets a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// Describes the content; the view that it makes becomes `contentView`. nil makes that an empty view again.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set { showContent(newValue) }
    }
    /// Describes what is behind the content.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set { showBackground(newValue) }
    }
    /// Whether the content follows the cell's states by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background follows the cell's states by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Sets the configurations for a state, before they are shown.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What is behind a cell, to be changed: nothing.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Whether keys may lead to the cell; the list's delegate may still say no. True by default.
    open override var canBecomeFocused: Bool { true }

    /// The states that the cell is in.
    open var configurationState: UICellConfigurationState { listState(isEditing: isInEditing) }

    /// Has the configurations brought in line with the cell's states.
    open func setNeedsUpdateConfiguration() {
        let state = configurationState
        configurationUpdateHandler?(self, state)
        updateConfiguration(using: state)
    }

    /// Sets the configurations for a state. Subclasses override it.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateConfigured { $0.show(in: self, $1) }
    }

    private func placeBackgrounds(replacing old: UIView?) {
        old?.removeFromSuperview()
        if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        stateDidChange()
        setNeedsLayout()
    }

    /// The cell is in another state than it shows.
    func stateDidChange() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        if followsStates { setNeedsUpdateConfiguration() }
    }

    private final class Plain: UICollectionViewCell {}
    private final class Updating: UICollectionViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {}
    }
    private static let updateProbe = OverrideProbe(
        base: UICollectionViewCell.self, plain: Plain.self, overriding: Updating.self)

    /// Whether a subclass sets the configurations for the states that the cell is in.
    var updatesItself: Bool { Self.updateProbe.isOverridden(by: type(of: self)) }

    var setsConfigurations: Bool { configurationUpdateHandler != nil || updatesItself }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }

    // MARK: Margins

    /// The margins of the content.
    var contentMargins: NSDirectionalEdgeInsets { directionalLayoutMargins }

    override func standardMargins(of subview: UIView) -> NSDirectionalEdgeInsets? {
        subview === contentView ? contentMargins : nil
    }

    func contentMarginsDidChange() { contentView.standardMarginsDidChange() }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        contentMarginsDidChange()
    }
}
