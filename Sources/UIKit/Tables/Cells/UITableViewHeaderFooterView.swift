public import CoreGraphics

/// Stands above or below a section of a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private var isHeader = true
    private var style = UITableView.Style.plain
    private weak var table: UITableView?
    var configured = CellContent()

    /// A header or footer of a reuse identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        start()
    }

    /// Calls `init(reuseIdentifier:)` of a subclass that is known only at run time.
    @_silgen_name("mutoscope_UITableViewHeaderFooterView_fresh")
    convenience init(instantiating reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

    public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        start()
        finishDecoding(coder, as: UITableViewHeaderFooterView.self)
    }

    private func start() {
        insetsLayoutMarginsFromSafeArea = false
        margins.preservesSidesOnly = true
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The name under which the view can be used again.
    public internal(set) final var reuseIdentifier: String?

    /// Where the view's own subviews go.
    open internal(set) var contentView: UIView = CellContentView()

    /// The text.
    open var textLabel: UILabel? { title ?? makeLabel(&title, dress) }
    /// A second text, below. Only grouped tables show it.
    open var detailTextLabel: UILabel? {
        detail
            ?? makeLabel(&detail) {
                $0.font = .preferredFont(forTextStyle: .footnote)
                $0.textColor = .secondaryLabel
            }
    }
    private var title: UILabel?
    private var detail: UILabel?
    /// What the text has without a word of the program.
    private var standardFont: UIFont?

    private func makeLabel(_ place: inout UILabel?, _ dress: (UILabel) -> Void) -> UILabel {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        dress(label)
        place = label
        return label
    }

    /// Fills the view behind its content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            showFloor()
        }
    }

    /// Whether rows pass below the view, which stays in sight while its section is.
    final var floats = false { didSet { if floats != oldValue { showFloor() } } }
    /// What keeps rows that pass below from being seen through the view, where nothing of the program does.
    private var floor: UIView?

    private func showFloor() {
        guard floats, style == .plain, backgroundView == nil, configured.background == nil else {
            floor?.removeFromSuperview()
            floor = nil
            return
        }
        let view = floor ?? UIView(frame: bounds)
        view.backgroundColor = .systemBackground
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        if floor == nil { insertSubview(view, at: 0) }
        floor = view
    }

    /// The view is about to be used for another section.
    open func prepareForReuse() {}

    // MARK: Configurations

    /// Sets a view's configurations for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

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
    /// Whether the content follows the view's states by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background follows the view's states by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Sets the configurations for a state, before they are shown.
    open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What a header or footer of its kind shows, to be filled.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (isHeader, style) {
        case (true, .plain): .plainHeader()
        case (true, _): .groupedHeader()
        case (false, .plain): .plainFooter()
        case (false, _): .groupedFooter()
        }
    }

    /// What is behind a header or footer of its kind, to be changed.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// The states that the view is in.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// Has the configurations brought in line with the view's states.
    open func setNeedsUpdateConfiguration() {
        let state = configurationState
        configurationUpdateHandler?(self, state)
        updateConfiguration(using: state)
    }

    /// Sets the configurations for a state. Subclasses override it.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        updateConfigured { $0.show(in: self, $1) }
    }

    private final class Plain: UITableViewHeaderFooterView {}
    private final class Updating: UITableViewHeaderFooterView {
        override func updateConfiguration(using state: UIViewConfigurationState) {}
    }
    private static let updateProbe = OverrideProbe(
        base: UITableViewHeaderFooterView.self, plain: Plain.self, overriding: Updating.self)

    var setsConfigurations: Bool {
        configurationUpdateHandler != nil || Self.updateProbe.isOverridden(by: type(of: self))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }

    // MARK: Layout

    /// The margins of the content: at the sides those of the table's cells.
    var contentMargins: NSDirectionalEdgeInsets {
        var margins = directionalLayoutMargins
        (margins.leading, margins.trailing) = (max(side, margins.leading), max(side, margins.trailing))
        return margins
    }

    override func standardMargins(of subview: UIView) -> NSDirectionalEdgeInsets? {
        subview === contentView ? contentMargins : nil
    }

    private var side: CGFloat { table?.places.sideMargin ?? UIView.sideMargin(width: bounds.width) }

    func contentMarginsDidChange() {
        contentView.standardMarginsDidChange()
        setNeedsLayout()
    }

    /// The height that a configuration or constraints of the program ask for at a width; nil when nothing does.
    func ownHeight(width: CGFloat) -> CGFloat? {
        if bounds.width != width { bounds.size.width = width }
        return configured.height(forWidth: width) ?? contentView.heightOfConstraints(width: width)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds.inset(by: table?.places.coveredEnds ?? .zero)
        backgroundView?.frame = bounds
        configured.layOut(in: self)
        layOutLabels()
    }

    private func layOutLabels() {
        let shown = [title, style == .plain ? nil : detail].compactMap { $0 }.filter { $0.text?.isEmpty == false }
        let room = CGSize(width: max(0, contentView.bounds.width - 2 * side), height: bounds.height)
        let heights = shown.map { min(bounds.height, $0.sizeThatFits(room).height) }
        let total = heights.reduce(0, +)
        var y = style == .plain ? (bounds.height - total) / 2 : (isHeader ? bounds.height - total - 6 : 8)
        for (label, height) in zip(shown, heights) {
            label.frame = CGRect(x: side, y: y.rounded(), width: room.width, height: height)
            y += height
        }
        if style == .plain { detail?.frame = .zero }
    }

    /// The view is above or below a section of a table.
    func join(_ table: UITableView, isHeader: Bool) {
        (self.table, self.isHeader, style) = (table, isHeader, table.style)
        if let title { dress(title) }
        showFloor()
        if followsStates { setNeedsUpdateConfiguration() }
        contentMarginsDidChange()
    }

    /// Shows a section's title as the system does: in capitals above the sections of grouped tables.
    func show(_ title: String, isHeader: Bool, in table: UITableView) {
        join(table, isHeader: isHeader)
        textLabel?.text = isHeader && style != .plain ? title.uppercased() : title
    }

    /// Gives a title the looks of its place, where the program has given it none.
    private func dress(_ label: UILabel) {
        label.accessibilityTraits = isHeader ? .header : .staticText
        guard standardFont == nil || label.font === standardFont else { return }
        let isProminent = style == .plain && isHeader
        label.numberOfLines = isProminent ? 1 : 0
        label.font = .preferredFont(forTextStyle: isProminent ? .headline : .footnote)
        label.textColor = isProminent ? .label : .secondaryLabel
        standardFont = label.font
    }

    /// The height of a title's text above a section: one line in plain tables, as many as it takes in others.
    static func titleHeight(_ title: String, width: CGFloat, side: CGFloat, _ style: UITableView.Style) -> CGFloat {
        let font = UIFont.preferredFont(forTextStyle: style == .plain ? .headline : .footnote)
        let line = font.lineHeight.rounded(.up)
        // No letter is wider than the font is high: short titles need not be measured.
        guard style != .plain, CGFloat(title.utf16.count) * font.lineHeight > width - 2 * side else { return line }
        return max(line, height(of: title.uppercased(), font, width: width - 2 * side))
    }

    static func footerHeight(_ title: String, width: CGFloat, side: CGFloat) -> CGFloat {
        height(of: title, .preferredFont(forTextStyle: .footnote), width: width - 2 * side) + 16
    }

    private static func height(of text: String, _ font: UIFont, width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.text = text
        return label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    @_silgen_name("mutoscope_UITableViewHeaderFooterView_fresh")
    private final class func _instantiate(_ reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView

    /// Calls `init(reuseIdentifier:)` of a class that is known only at run time.
    static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String?) -> UITableViewHeaderFooterView {
        type._instantiate(identifier)
    }
}
