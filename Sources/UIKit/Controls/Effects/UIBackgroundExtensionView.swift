public import CoreGraphics

/// Shows content inside its safe area and goes on with it beyond, mirrored at the edges and blurred, so that bars and sidebars have
/// something of it behind them. The mirrored parts show the content as it was at the last layout.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    private let extensions: [Side: MirroredEdge]

    enum Side: CaseIterable {
        case top, left, bottom, right
    }

    /// What is shown and goes on beyond the safe area; nil: nothing.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }

    /// Whether the content fills the safe area by itself. True by default.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) {
        extensions = Self.makeExtensions()
        super.init(frame: frame)
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        extensions = Self.makeExtensions()
        super.init(coder: coder)
        build()
    }

    private static func makeExtensions() -> [Side: MirroredEdge] {
        Dictionary(uniqueKeysWithValues: Side.allCases.map { ($0, MirroredEdge()) })
    }

    private func build() {
        clipsToBounds = true
        for side in Side.allCases { extensions[side].map(addSubview) }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
        let inner = contentView?.frame ?? .zero
        for (side, view) in extensions { view.show(contentView, beyond: side, of: inner, in: bounds) }
    }
}

/// A copy of a view that lies beyond one of its edges, mirrored there.
@MainActor
final class MirroredEdge: UIView {
    private var copy: UIView?
    private let blur = BackdropView(frame: .zero)
    /// The standard deviation of the blur, points: chosen by eye.
    private static let softness: CGFloat = 12

    func show(_ content: UIView?, beyond side: UIBackgroundExtensionView.Side, of rect: CGRect, in room: CGRect) {
        frame = Self.strip(beyond: side, of: rect, in: room)
        isHidden = content == nil || bounds.isEmpty || rect.isEmpty
        copy?.removeFromSuperview()
        copy = isHidden ? nil : content?.snapshotView(afterScreenUpdates: false)
        guard let copy else { return }
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(copy)
        addSubview(blur)
        blur.radius = Self.softness
        blur.frame = bounds
        copy.bounds.size = rect.size
        let isSideways = side == .left || side == .right
        copy.transform = CGAffineTransform(scaleX: isSideways ? -1 : 1, y: isSideways ? 1 : -1)
        copy.center = convert(
            Self.mirrored(CGPoint(x: rect.midX, y: rect.midY), beyond: side, of: rect), from: superview)
    }

    /// From the edge of the content to that of the room.
    private static func strip(
        beyond side: UIBackgroundExtensionView.Side, of rect: CGRect, in room: CGRect
    ) -> CGRect {
        switch side {
        case .top: CGRect(x: rect.minX, y: room.minY, width: rect.width, height: max(0, rect.minY - room.minY))
        case .bottom: CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: max(0, room.maxY - rect.maxY))
        case .left: CGRect(x: room.minX, y: rect.minY, width: max(0, rect.minX - room.minX), height: rect.height)
        case .right: CGRect(x: rect.maxX, y: rect.minY, width: max(0, room.maxX - rect.maxX), height: rect.height)
        }
    }

    private static func mirrored(
        _ point: CGPoint, beyond side: UIBackgroundExtensionView.Side, of rect: CGRect
    ) -> CGPoint {
        switch side {
        case .top: CGPoint(x: point.x, y: 2 * rect.minY - point.y)
        case .bottom: CGPoint(x: point.x, y: 2 * rect.maxY - point.y)
        case .left: CGPoint(x: 2 * rect.minX - point.x, y: point.y)
        case .right: CGPoint(x: 2 * rect.maxX - point.x, y: point.y)
        }
    }
}
