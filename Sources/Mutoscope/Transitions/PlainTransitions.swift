public import UIKit

/// The coming view springs up from below and swings past its place a little; on the way back it slides down.
@preconcurrency @MainActor
open class BounceTransition: ProgressTransition {
    /// Below 1; less swings further.
    open var damping: CGFloat = 0.6
    private let dim = UIView()
    /// Fills what the swing uncovers below the view.
    private let skirt = UIView()

    public override init(_ way: TransitionWay) {
        super.init(way)
        duration = way == .forward ? 0.8 : 0.4
    }

    /// The number itself swings past 1, so that a finger finds the view where it is seen, and it goes with the finger.
    open override var shape: Course.Shape { way == .forward ? .swing(damping: damping) : .spring }

    open override func prepare(_ stage: TransitionStage) {
        guard let upper = stage.upper else { return }
        dim.backgroundColor = .black
        dim.frame = stage.container.bounds
        dim.isUserInteractionEnabled = false
        stage.container.insertSubview(dim, belowSubview: upper)
        skirt.backgroundColor = upper.backgroundColor
        stage.container.insertSubview(skirt, belowSubview: upper)
    }

    open override func show(_ progress: CGFloat, on stage: TransitionStage) {
        let height = stage.size.height, part = stage.presence(progress)
        stage.upper?.transform3D = CATransform3DMakeTranslation(0, height * (1 - part), 0)
        skirt.frame = CGRect(x: 0, y: height * (2 - part) - 1, width: stage.size.width, height: height)
        dim.alpha = 0.4 * part.unit
    }

    open override func cleanUp(_ stage: TransitionStage, completed: Bool) {
        dim.removeFromSuperview()
        skirt.removeFromSuperview()
    }
}

/// The coming view slides over the other, which gives way a little and darkens; back the same way.
@preconcurrency @MainActor
open class SlideTransition: ProgressTransition {
    /// Where the coming view moves; on the way back the opposite.
    public let direction: TransitionGeometry.Direction
    /// How far the view below moves, as a part of the screen.
    open var parallax: CGFloat = 0.3
    private let dim = UIView()

    /// - Parameter direction: to which side what comes in moves.
    public init(_ way: TransitionWay, direction: TransitionGeometry.Direction = .leading) {
        self.direction = direction
        super.init(way)
        duration = 0.45
    }

    open override func prepare(_ stage: TransitionStage) {
        guard let upper = stage.upper else { return }
        dim.backgroundColor = .black
        dim.frame = stage.container.bounds
        dim.isUserInteractionEnabled = false
        stage.container.insertSubview(dim, belowSubview: upper)
        upper.layer.shadowRadius = 8
        upper.layer.shadowOffset = .zero
    }

    open override func show(_ progress: CGFloat, on stage: TransitionStage) {
        let presence = stage.presence(progress), v = direction.vector(isRightToLeft: stage.isRightToLeft)
        let size = stage.size, away = presence - 1
        // Of the whole view, whatever is in it: a shadow of its content would have to be drawn as a picture.
        stage.upper.map { $0.layer.shadowPath = CGPath(rect: $0.bounds, transform: nil) }
        stage.upper?.transform3D = CATransform3DMakeTranslation(v.dx * size.width * away, v.dy * size.height * away, 0)
        let give = presence * parallax
        stage.lower?.transform3D = CATransform3DMakeTranslation(v.dx * size.width * give, v.dy * size.height * give, 0)
        // Out of the screen the view throws no shadow into it.
        stage.upper?.layer.shadowOpacity = Float(0.3 * min(1, presence * 10))
        dim.alpha = 0.2 * presence
    }

    open override func cleanUp(_ stage: TransitionStage, completed: Bool) {
        dim.removeFromSuperview()
    }
}
