public import CoreGraphics
import QuartzCore

/// Shows content inside its safe area and goes on with it beyond, mirrored at the edges and blurred, so that bars and sidebars have
/// something of it behind them.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    /// One inside the other, the content in the innermost.
    private let mirrors = MirrorView.Side.allCases.map { MirrorView($0) }
    /// Over what each mirror shows.
    private let blurs = MirrorView.Side.allCases.map { _ in BackdropView(frame: .zero) }
    /// The standard deviation of the blur, points: chosen by eye.
    private static let softness: CGFloat = 12

    /// What is shown and goes on beyond the safe area; nil: nothing.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if let oldValue, oldValue.superview === mirrors.last { oldValue.removeFromSuperview() }
            if let contentView { mirrors.last?.addSubview(contentView) }
            setNeedsLayout()
        }
    }

    /// Whether the content fills the safe area by itself. True by default.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        clipsToBounds = true
        var outer: UIView = self
        for mirror in mirrors {
            mirror.frame = bounds
            mirror.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.addSubview(mirror)
            outer = mirror
        }
        for blur in blurs {
            blur.isUserInteractionEnabled = false
            blur.radius = Self.softness
            addSubview(blur)
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
        let shown = contentView?.frame ?? bounds
        for (mirror, blur) in zip(mirrors, blurs) {
            mirror.mirror(at: shown)
            blur.frame = mirror.side.strip(beyond: shown, in: bounds)
        }
    }
}

/// Shows its subviews, and once more mirrored at an edge of theirs.
@MainActor
final class MirrorView: UIView {
    enum Side: CaseIterable {
        case top, left, bottom, right

        var isSideways: Bool { self == .left || self == .right }

        /// From a rectangle to the edge of the room: at the sides as high as the room, above and below as wide as the rectangle.
        func strip(beyond rect: CGRect, in room: CGRect) -> CGRect {
            switch self {
            case .top: CGRect(x: rect.minX, y: room.minY, width: rect.width, height: max(0, rect.minY - room.minY))
            case .bottom: CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: max(0, room.maxY - rect.maxY))
            case .left: CGRect(x: room.minX, y: room.minY, width: max(0, rect.minX - room.minX), height: room.height)
            case .right: CGRect(x: rect.maxX, y: room.minY, width: max(0, room.maxX - rect.maxX), height: room.height)
            }
        }

        /// Where that edge of a rectangle lies along its axis.
        func edge(of rect: CGRect) -> CGFloat {
            switch self {
            case .top: rect.minY
            case .bottom: rect.maxY
            case .left: rect.minX
            case .right: rect.maxX
            }
        }
    }

    let side: Side
    override class var layerClass: AnyClass { CAReplicatorLayer.self }

    init(_ side: Side) {
        self.side = side
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A mirror of a background is made in code only.")
    }

    /// Mirrors at the edge of a rectangle, unless nothing lies beyond it. Moves along inside animation blocks.
    func mirror(at rect: CGRect) {
        guard let layer = layer as? CAReplicatorLayer else { return }
        let isNeeded = !side.strip(beyond: rect, in: bounds).isEmpty
        // What is not needed at the end of an animation may be so on the way.
        if isNeeded || AnimationContext.recorder == nil { layer.instanceCount = isNeeded ? 2 : 1 }
        let old = layer.instanceTransform, new = transform(at: rect)
        guard !CATransform3DEqualToTransform(old, new) else { return }
        layer.instanceTransform = new
        AnimationContext.recorder?.record(
            LayerChange(layer: layer, key: "instanceTransform", old: .plain(old), new: .plain(new)))
    }

    /// A replicator's copies turn about its middle.
    private func transform(at rect: CGRect) -> CATransform3D {
        let shift = 2 * (side.edge(of: rect) - (side.isSideways ? bounds.midX : bounds.midY))
        return CATransform3DConcat(
            side.isSideways ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DMakeScale(1, -1, 1),
            side.isSideways ? CATransform3DMakeTranslation(shift, 0, 0) : CATransform3DMakeTranslation(0, shift, 0))
    }
}
