public import CoreGraphics

/// Stands above or below a section of a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private var isHeader = true
    private var style = UITableView.Style.plain
    private var configured = CellContent()

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        start()
    }

    /// Calls `init(reuseIdentifier:)` of a subclass that is known only at run time.
    @_silgen_name("mutoscope_UITableViewHeaderFooterView_fresh")
    convenience init(instantiating reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

    public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        start()
    }

    private func start() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The name under which the view can be used again.
    public internal(set) final var reuseIdentifier: String?

    /// Where the view's own subviews go.
    open private(set) var contentView = UIView()

    /// The text.
    open private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        contentView.addSubview(label)
        return label
    }()

    /// Fills the view behind its content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// The view is about to be used for another section.
    open func prepareForReuse() {}

    // MARK: Configurations

    /// Describes the content; the view that it makes fills `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            configured.content = newValue
            setNeedsUpdateConfiguration()
        }
    }
    /// Describes what is behind the content.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            configured.background = newValue
            setNeedsUpdateConfiguration()
        }
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

    private func setNeedsUpdateConfiguration() {
        var shown = configured
        shown.show(in: contentView, of: self, UICellConfigurationState(traitCollection: traitCollection))
        configured = shown
        setNeedsLayout()
    }

    /// The height that a configuration or constraints of the program ask for at a width; nil when nothing does.
    func ownHeight(width: CGFloat) -> CGFloat? {
        if bounds.width != width { bounds.size.width = width }
        return configured.height(forWidth: width) ?? contentView.heightOfConstraints(width: width)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        configured.layOut(in: self)
        guard let label = textLabel, label.text?.isEmpty == false else { return }
        let margin: CGFloat = style == .insetGrouped ? 16 : 20
        let room = CGSize(width: max(0, bounds.width - 2 * margin), height: bounds.height)
        let height = min(bounds.height, label.sizeThatFits(room).height)
        let y = style == .plain ? (bounds.height - height) / 2 : (isHeader ? bounds.height - height - 6 : 8)
        label.frame = CGRect(x: margin, y: y.rounded(), width: room.width, height: height)
    }

    /// Shows a section's title as the system does.
    func show(_ title: String, isHeader: Bool, in style: UITableView.Style) {
        self.isHeader = isHeader
        self.style = style
        textLabel?.text = isHeader && style == .grouped ? title.uppercased() : title
        textLabel?.numberOfLines = isHeader ? 1 : 0
        textLabel?.font =
            style == .plain && isHeader
            ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
        textLabel?.textColor = style == .plain && isHeader ? .label : .secondaryLabel
        backgroundColor = style == .plain ? .systemBackground : nil
    }

    static func footerHeight(_ title: String, width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        label.text = title
        let fitted = label.sizeThatFits(CGSize(width: max(0, width - 40), height: .greatestFiniteMagnitude))
        return fitted.height.rounded(.up) + 16
    }

    @_silgen_name("mutoscope_UITableViewHeaderFooterView_fresh")
    private final class func _instantiate(_ reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView

    /// Calls `init(reuseIdentifier:)` of a class that is known only at run time.
    static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
        type._instantiate(identifier)
    }
}
