public import CoreGraphics

/// Shows one row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView, SwipeableCell {
    /// Which labels a cell has, and where.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1, value2, subtitle
    }

    /// What is at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How selection shows.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    /// Whether lines separate rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine
    }

    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete, insert
    }

    /// What depends on the row's place in its table.
    struct Place: Equatable {
        var line: UIColor?
        /// Of the lines; nil: they begin where text does.
        var tableInset: UIEdgeInsets?
        /// Whether the insets of lines count from where they are by themselves.
        var insetIsRelative = false
        /// How far text stays from the sides; nil outside tables.
        var side: CGFloat?
        /// What bars and rounded corners cover at the sides.
        var covered = UIEdgeInsets.zero
        var radius: CGFloat = 0
        var isFirst = false
        var isLast = false
        var isGrouped = false
        /// Left free for an index at the trailing edge.
        var indexWidth: CGFloat = 0
    }

    let cellStyle: CellStyle
    final var interfaceLinks = CellLinks()
    var parts = CellParts()
    var configured = CellContent()
    weak var table: UITableView?
    var place = Place() {
        didSet { if place != oldValue { placeDidChange(oldValue) } }
    }

    /// A cell of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        start()
    }

    /// Calls `init(style:reuseIdentifier:)` of a subclass that is known only at run time.
    @_silgen_name("mutoscope_UITableViewCell_fresh")
    convenience init(instantiating style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        cellStyle =
            coder.archivedStyle("UITableViewCellStyle")
            ?? CellStyle(interfaceName: coder.interfaceAttribute("style"))
        reuseIdentifier = coder.interfaceAttribute("reuseIdentifier")
        super.init(coder: coder)
        start()
        finishDecoding(coder, as: UITableViewCell.self)
    }

    private func start() {
        insetsLayoutMarginsFromSafeArea = false
        margins.preservesSidesOnly = true
        contentView.frame = bounds
        addSubview(contentView)
        addSubview(parts.separator)
    }

    /// The name under which the cell can be used again.
    public internal(set) final var reuseIdentifier: String?

    /// Where the cell's own subviews go. It fills the cell up to the accessory.
    open internal(set) var contentView: UIView = CellContentView()

    /// The main text.
    open var textLabel: UILabel? { parts.given.text ?? parts.makeText(in: self) }
    /// The second text of styles that have one.
    open var detailTextLabel: UILabel? { parts.given.detail ?? parts.makeDetail(in: self) }
    /// A picture at the leading edge.
    open var imageView: UIImageView? { parts.given.image ?? parts.makeImage(in: self) }

    /// What is at the trailing edge.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }
    /// A view at the trailing edge in place of `accessoryType`.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryDidChange() } }
    }
    /// How selection shows.
    open var selectionStyle = SelectionStyle.default {
        didSet { stateDidChange() }
    }
    /// How far the line below stays from the edges; nil: as the table says.
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? place.tableInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            parts.separatorInset = newValue
            setNeedsLayout()
        }
    }
    /// Fills the cell behind its content.
    open var backgroundView: UIView? {
        didSet { placeBackgrounds(replacing: oldValue) }
    }
    /// Fills the cell behind its content while it is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { placeBackgrounds(replacing: oldValue) }
    }
    /// Fills the cell behind its content while it is one of several that may be selected; nil: `selectedBackgroundView` does.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { placeBackgrounds(replacing: oldValue) }
    }
    /// How deep the content is indented, in steps of `indentationWidth`.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    /// One step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    // MARK: State

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Shows or hides the selection.
    open func setSelected(_ selected: Bool, animated: Bool) {
        parts.isSelected = selected
        showState(animated: animated)
    }

    /// Whether a finger is on the row.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows or hides the highlight.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        parts.isHighlighted = highlighted
        showState(animated: animated)
    }

    /// Whether the control to delete the row shows.
    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the control to delete the row.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != parts.isEditing else { return }
        let new = editing ? stateMask.union(.showingEditControl) : stateMask.subtracting(.showingEditControl)
        willTransition(to: new)
        parts.isEditing = editing
        editingDidChange()
        if followsStates { setNeedsUpdateConfiguration() }
        setNeedsLayout()
        if animated { UIView.animate(withDuration: UITableView.updateDuration) { self.layoutIfNeeded() } }
        didTransition(to: new)
    }

    /// Whether the cell is aside, and the actions behind it show.
    var isSwiped: Bool {
        get { parts.isSwiped }
        set {
            guard newValue != parts.isSwiped else { return }
            let new =
                newValue
                ? stateMask.union(.showingDeleteConfirmation) : stateMask.subtracting(.showingDeleteConfirmation)
            willTransition(to: new)
            parts.isSwiped = newValue
            showCorners()
            stateDidChange()
            didTransition(to: new)
        }
    }

    /// Whether the actions behind the row show.
    open var showingDeleteConfirmation: Bool { isSwiped }

    /// The cell is about to show or hide controls.
    open func willTransition(to state: StateMask) {}

    /// The cell shows or hides controls.
    open func didTransition(to state: StateMask) {}

    /// Whether the control shows by which the user moves the row. The table sets it in editing mode for rows that may be moved.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { reorderControlDidChange() } }
    }

    /// What editing does to the row.
    open internal(set) var editingStyle = EditingStyle.delete

    /// The cell is about to be used for another row.
    open func prepareForReuse() {
        setSelected(false, animated: false)
        setHighlighted(false, animated: false)
        dragging = CellDragging()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    override var standardMargins: NSDirectionalEdgeInsets { ListMetrics.margins(side: sideMargin) }

    override func standardMargins(of subview: UIView) -> NSDirectionalEdgeInsets? {
        subview === contentView ? contentMargins : nil
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        contentMarginsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
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
        didSet {
            if draggingDidChange(from: oldValue), followsStates { setNeedsUpdateConfiguration() }
        }
    }

    /// Whether editing moves the content aside. True by default; the table's delegate may say otherwise for single rows.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Whether the system shows that the cell has the focus of the keyboard.
    public enum FocusStyle: Int, Sendable {
        /// It does.
        case `default` = 0
        /// The cell does so itself.
        case custom
    }
    /// Whether the system shows that the cell has the focus of the keyboard.
    open var focusStyle = FocusStyle.default

    /// Whether what is in the cell takes touches while the cell is dragged.
    open var userInteractionEnabledWhileDragging = false

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == nil || dragging.drag == .none || userInteractionEnabledWhileDragging ? hit : self
    }

    // MARK: Configurations

    /// Sets a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

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
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether keys may lead to the cell; the list's delegate may still say no. True by default.
    open override var canBecomeFocused: Bool { true }

    /// The states that the cell is in.
    open var configurationState: UICellConfigurationState { listState(isEditing: isEditing) }

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

    private final class Plain: UITableViewCell {}
    private final class Updating: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {}
    }
    private static let updateProbe = OverrideProbe(
        base: UITableViewCell.self, plain: Plain.self, overriding: Updating.self)

    var setsConfigurations: Bool {
        configurationUpdateHandler != nil || Self.updateProbe.isOverridden(by: type(of: self))
    }

    /// Says that the content asks for another height; a table that shows the cell measures it again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.rowViews.contentDidChange(of: self)
    }

    /// What a cell of its style shows, to be filled.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// What is behind a cell in its table, to be changed.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.isGrouped ? .listGroupedCell() : .listPlainCell()
    }

    /// The height that suits the content at a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittedHeight(width: size.width))
    }
}

extension UITableViewCell {
    /// Which controls a cell shows.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control at the leading edge in editing mode.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The actions behind the row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    private var stateMask: StateMask {
        var mask: StateMask = []
        if isEditing { mask.insert(.showingEditControl) }
        if isSwiped { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    @_silgen_name("mutoscope_UITableViewCell_fresh")
    private final class func _instantiate(_ style: CellStyle, _ reuseIdentifier: __owned String?) -> UITableViewCell

    /// Calls `init(style:reuseIdentifier:)` of a class that is known only at run time.
    static func make(
        _ type: UITableViewCell.Type, _ identifier: String?, _ style: CellStyle = .default
    ) -> UITableViewCell { type._instantiate(style, identifier) }
}
