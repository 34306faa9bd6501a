public import CoreGraphics

/// Says what the tip of a view is.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// The tip for a point of the interaction's view; nil for none.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

/// A tip, and what it belongs to.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// What the tip says.
    public let toolTip: String
    /// What it belongs to, in the points of the interaction's view; null is all of the view.
    public let sourceRect: CGRect

    /// A tip of all of the view.
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

    /// A tip of a part of the view, in its points.
    public init(toolTip: String, in sourceRect: CGRect) {
        (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
        super.init()
    }
}

/// Shows a tip beside the pointer after it has rested on a view.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that the tip is about.
    open private(set) weak var view: UIView?
    /// Says what the tip is; goes before ``defaultToolTip``.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// What the tip says without a delegate.
    open var defaultToolTip: String?
    /// Whether tips are shown. True by default.
    open var isEnabled = true { didSet { if !isEnabled { leave() } } }
    private let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    private var tip: ToolTipView?
    /// Counts the pointer's moves: a rest ends with the next one.
    private var moves = 0

    /// How long the pointer rests before the tip comes, in seconds.
    private static let rest = 1.0

    /// A tip without a text of its own.
    public override init() {
        super.init()
        hover.name = "tool tip"
        hover.addHandler { [weak self] in self?.hovered() }
    }

    /// A tip.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    open func willMove(to view: UIView?) {
        if view !== self.view {
            self.view?.removeGestureRecognizer(hover)
            leave()
        }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    private func hovered() {
        switch hover.state {
        case .began, .changed: if tip == nil { wait() }
        default: leave()
        }
    }

    private func wait() {
        guard isEnabled else { return }
        moves += 1
        let move = moves
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.rest) { [weak self] in
            MainActor.assumeIsolated {
                if let self, self.moves == move { self.show() }
            }
        }
    }

    private func leave() {
        moves += 1
        tip?.removeFromSuperview()
        tip = nil
    }

    private func show() {
        guard isEnabled, let view, let window = view.window else { return }
        let point = hover.location(in: view)
        let asked = delegate.map { $0.toolTipInteraction(self, configurationAt: point) }
        let configuration = asked ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        guard let configuration, !configuration.toolTip.isEmpty else { return }
        let source = configuration.sourceRect.isNull ? view.bounds : configuration.sourceRect
        guard source.contains(point) else { return }
        tip = ToolTipView(configuration.toolTip, at: view.convert(point, to: nil), in: window)
    }
}

extension UIControl {
    func setToolTip(_ text: String?) {
        if let known = toolTipInteraction {
            known.defaultToolTip = text
        } else if let text {
            let interaction = UIToolTipInteraction(defaultToolTip: text)
            toolTipInteraction = interaction
            addInteraction(interaction)
        }
    }
}

/// A tip: a line or a few in a small box below the pointer.
@MainActor
final class ToolTipView: UIView {
    private let label = UILabel()

    init(_ text: String, at point: CGPoint, in window: UIWindow) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 5
        layer.borderWidth = 1 / max(1, window.traitCollection.displayScale)
        layer.borderColor = UIColor.separator.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        label.text = text
        label.font = .systemFont(ofSize: 12)
        label.numberOfLines = 0
        addSubview(label)
        let room = window.bounds.inset(by: window.safeAreaInsets).inner(dx: 4, dy: 4)
        let fitting = label.sizeThatFits(
            CGSize(width: min(260, room.width - 16), height: .greatestFiniteMagnitude))
        let size = CGSize(width: fitting.width.rounded(.up) + 16, height: fitting.height.rounded(.up) + 8)
        let below = point.y + 20
        let y = below + size.height <= room.maxY ? below : point.y - size.height - 8
        frame = CGRect(
            x: min(max(point.x, room.minX), max(room.minX, room.maxX - size.width)), y: y, width: size.width,
            height: size.height)
        label.frame = bounds.inner(dx: 8, dy: 4)
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }
}
