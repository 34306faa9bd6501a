import CoreGraphics
import Displays
import QuartzCore

/// Lets a program animate beside the pointer's coming and going.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says where the pointer does what.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// What is answered where it is not implemented.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// What is answered where it is not implemented.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// What happens where it is not implemented.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// What happens where it is not implemented.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// A view's looks under a mouse or trackpad pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true { didSet { if !isEnabled { leave() } } }
    private lazy var hover = makeHover()
    private var entered: (region: UIPointerRegion, style: UIPointerStyle?, look: PointerLook?)?

    /// Asks a delegate what the pointer does over a view.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The pointer as a view's look has it.
    public override convenience init() { self.init(delegate: nil) }

    open func willMove(to view: UIView?) {
        leave()
        self.view?.removeGestureRecognizer(hover)
        self.view = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Asks for the region and the style anew.
    open func invalidate() {
        leave()
        if hover.state == .began || hover.state == .changed { move() }
    }

    private func makeHover() -> UIHoverGestureRecognizer {
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self] in
            guard let self else { return }
            if hover.state == .began || hover.state == .changed { move() } else { leave() }
        }
        return hover
    }

    private func move() {
        guard isEnabled, let view else { return }
        let request = UIPointerRegionRequest(location: hover.location(in: view), modifiers: hover.modifierFlags)
        let whole = UIPointerRegion(rect: view.bounds)
        let region = delegate?.pointerInteraction(self, regionFor: request, defaultRegion: whole) ?? whole
        guard region.rect.contains(request.location) else { return leave() }
        if let entered, entered.region.rect == region.rect, entered.region.identifier == region.identifier { return }
        leave()
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: region, animator: animator)
        let style = delegate?.pointerInteraction(self, styleFor: region)
        let look = style?.effect.map { PointerLook(effect: $0, shape: style?.shape) }
        entered = (region, style, look)
        look?.isShown = true
        animator.run()
    }

    private func leave() {
        guard let entered else { return }
        self.entered = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: entered.region, animator: animator)
        entered.look?.isShown = false
        animator.run()
    }
}

extension UIPointerInteraction: PointerShaping {
    /// Of the beams that a style may ask for; other shapes are drawn behind the view.
    var pointerShape: PointerShape? {
        switch entered?.style?.shape {
        case .verticalBeam: .verticalBeam
        case .horizontalBeam: .horizontalBeam
        case .path, .roundedRect, nil: nil
        }
    }
}

private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        UIView.animate(withDuration: 0.2) {
            for animation in self.animations { animation() }
        } completion: { finished in
            for completion in self.completions { completion(finished) }
        }
    }
}

/// What is seen of one effect.
@MainActor
private final class PointerLook {
    private let view: UIView
    private let shape = CAShapeLayer()
    private let scale: CGFloat

    init(effect: UIPointerEffect, shape wanted: UIPointerShape?) {
        view = effect.preview.view
        scale = PointerLook.scale(of: effect)
        shape.path = PointerLook.path(of: wanted, effect.preview).cgPath
        if effect.drawsShape {
            shape.fillColor = UIColor.label.withAlphaComponent(0.1).resolvedColor(with: view.traitCollection).cgColor
        } else {
            shape.fillColor = nil
        }
        shape.opacity = 0
    }

    private static func scale(of effect: UIPointerEffect) -> CGFloat {
        switch effect {
        case .lift, .hover(_, _, _, true): 1.05
        default: 1
        }
    }

    /// In the view's points, eight wider than what is seen unless the program says otherwise.
    private static func path(of wanted: UIPointerShape?, _ preview: UITargetedPreview) -> UIBezierPath {
        switch wanted {
        case .path(let path): return path
        case .roundedRect(let rect, let radius):
            let own = preview.view.superview.map { preview.view.convert(rect, from: $0) } ?? rect
            return UIBezierPath(roundedRect: own, cornerRadius: radius)
        default:
            if let path = preview.parameters.visiblePath { return path }
            return UIBezierPath(
                roundedRect: preview.view.bounds.insetBy(dx: -8, dy: -4),
                cornerRadius: UIPointerShape.defaultCornerRadius)
        }
    }

    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            if isShown { view.layer.insertSublayer(shape, at: 0) }
            fade()
            grow()
        }
    }

    private func fade() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.2)
        if !isShown { CATransaction.setCompletionBlock { [shape] in shape.removeFromSuperlayer() } }
        shape.opacity = isShown ? 1 : 0
        CATransaction.commit()
    }

    /// On top of the view's own transform, which stays the program's.
    private func grow() {
        guard scale != 1 else { return }
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.isAdditive = true
        animation.fromValue = isShown ? 0 : scale - 1
        animation.toValue = isShown ? scale - 1 : 0
        animation.duration = 0.2
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = !isShown
        view.layer.add(animation, forKey: "pointer")
    }
}
