public import UIKit

/// The two views of a transition in their container, and how they were before.
@preconcurrency @MainActor
public final class TransitionStage {
    /// What UIKit says of the transition.
    public let context: any UIViewControllerContextTransitioning
    /// Whether the transition leads in or out.
    public let way: TransitionWay
    /// The view that will be there afterwards; nil when the transition does not own it.
    public let coming: UIView?
    /// The view that was there before; nil when the transition does not own it.
    public let going: UIView?
    private var looks: [SavedLook] = []
    /// For which the views have been placed.
    private var placedSize: CGSize

    init(_ context: any UIViewControllerContextTransitioning, way: TransitionWay, isComingAbove: Bool) {
        self.context = context
        self.way = way
        coming = context.view(forKey: .to)
        going = context.view(forKey: .from)
        placedSize = context.containerView.bounds.size
        place(isComingAbove: isComingAbove)
        remember()
    }

    private func remember() {
        looks = [coming, going].compactMap { $0 }.map { SavedLook($0) }
    }

    /// Puts views that filled the container into one of another size.
    func fit() {
        restore()
        for look in looks where look.bounds.size == placedSize && look.view.superview === container {
            look.view.frame = container.bounds
            look.view.layoutIfNeeded()
        }
        placedSize = size
        remember()
    }

    private func place(isComingAbove: Bool) {
        guard let coming else { return }
        if let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            coming.frame = frame == .zero ? container.bounds : frame
        }
        guard let going, going.superview === container else {
            if coming.superview !== container { container.addSubview(coming) }
            return
        }
        if isComingAbove {
            container.insertSubview(coming, aboveSubview: going)
        } else {
            container.insertSubview(coming, belowSubview: going)
        }
        coming.layoutIfNeeded()
    }

    /// Where it takes place.
    public var container: UIView { context.containerView }
    /// The container's size, points.
    public var size: CGSize { container.bounds.size }
    /// Whether one reads from the right.
    public var isRightToLeft: Bool { container.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The one of the two views that came last: above in most transitions.
    public var upper: UIView? { way == .forward ? coming : going }
    /// The one that was there first.
    public var lower: UIView? { way == .forward ? going : coming }

    /// How far the upper view has come: progress forward, the rest of it on the way back.
    public func presence(_ progress: CGFloat) -> CGFloat { way == .forward ? progress : 1 - progress }

    /// Shows a view as one picture with soft edges, for as long as the transition lasts: turned in space every edge inside of it would be
    /// cut off at whole pixels.
    func flatten(_ view: UIView, softEdges: CAEdgeAntialiasingMask) {
        view.clipsToBounds = true
        view.layer.allowsEdgeAntialiasing = true
        view.layer.edgeAntialiasingMask = softEdges
        view.layer.shouldRasterize = true
        view.layer.rasterizationScale = max(1, container.traitCollection.displayScale)
    }

    func restore() {
        for look in looks { look.restore() }
    }

    /// Lets one of the two views look as it did.
    func restore(_ view: UIView) {
        for look in looks where look.view === view { look.restore() }
    }
}

/// What a transition may change of a view.
@MainActor
private struct SavedLook {
    let view: UIView
    let center: CGPoint
    let bounds: CGRect
    let transform: CATransform3D
    let anchor: CGPoint
    let alpha: CGFloat
    let radius: CGFloat
    let clips: Bool
    let isHidden: Bool
    let zPosition: CGFloat
    let shadow: (opacity: Float, radius: CGFloat, offset: CGSize)
    let shadowPath: CGPath?
    let isDoubleSided: Bool
    let softEdges: (isOn: Bool, mask: CAEdgeAntialiasingMask)
    let raster: (isOn: Bool, scale: CGFloat)
    let filters: [Any]?

    init(_ view: UIView) {
        self.view = view
        center = view.center
        bounds = view.bounds
        transform = view.transform3D
        anchor = view.layer.anchorPoint
        alpha = view.alpha
        radius = view.layer.cornerRadius
        clips = view.clipsToBounds
        isHidden = view.isHidden
        zPosition = view.layer.zPosition
        shadow = (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset)
        shadowPath = view.layer.shadowPath
        isDoubleSided = view.layer.isDoubleSided
        softEdges = (view.layer.allowsEdgeAntialiasing, view.layer.edgeAntialiasingMask)
        raster = (view.layer.shouldRasterize, view.layer.rasterizationScale)
        filters = view.layer.filters
    }

    func restore() {
        view.transform3D = transform
        view.layer.anchorPoint = anchor
        if view.bounds.size == bounds.size { view.center = center }
        view.alpha = alpha
        view.layer.cornerRadius = radius
        view.clipsToBounds = clips
        view.isHidden = isHidden
        view.layer.zPosition = zPosition
        (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = shadow
        view.layer.shadowPath = shadowPath
        view.layer.isDoubleSided = isDoubleSided
        (view.layer.allowsEdgeAntialiasing, view.layer.edgeAntialiasingMask) = softEdges
        (view.layer.shouldRasterize, view.layer.rasterizationScale) = raster
        view.layer.filters = filters
    }
}
