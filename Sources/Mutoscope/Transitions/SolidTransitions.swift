public import UIKit

/// The common ground of transitions that turn both views in space.
@preconcurrency @MainActor
open class SolidTransition: ProgressTransition {
    /// Where the front moves forward; on the way back the opposite.
    public let direction: TransitionGeometry.Direction
    private let floor = UIView()
    private let shades = [UIView(), UIView()]

    public init(_ way: TransitionWay, direction: TransitionGeometry.Direction = .leading) {
        self.direction = direction
        super.init(way)
        duration = 0.7
    }

    /// The two faces at a progress.
    func faces(
        _ progress: CGFloat, _ v: CGVector, size: CGSize
    ) -> (old: TransitionGeometry.Face, new: TransitionGeometry.Face) {
        TransitionGeometry.flip(progress, v, size: size)
    }

    open override func prepare(_ stage: TransitionStage) {
        floor.backgroundColor = .black
        floor.frame = stage.container.bounds
        stage.container.insertSubview(floor, at: 0)
        for (view, shade) in zip([stage.going, stage.coming], shades) {
            guard let view else { continue }
            stage.flatten(view)
            // Beside the face: inside of it, it would make another picture of the face for every frame.
            shade.backgroundColor = .black
            shade.layer.allowsEdgeAntialiasing = true
            shade.bounds = view.bounds
            shade.center = view.center
            shade.isUserInteractionEnabled = false
            if view.superview === stage.container { stage.container.insertSubview(shade, aboveSubview: view) }
        }
    }

    open override func show(_ progress: CGFloat, on stage: TransitionStage) {
        var v = direction.vector(isRightToLeft: stage.isRightToLeft)
        if way == .backward { v = CGVector(dx: -v.dx, dy: -v.dy) }
        let faces = faces(progress, v, size: stage.size)
        for (index, (view, face)) in [(stage.going, faces.old), (stage.coming, faces.new)].enumerated() {
            view?.transform3D = face.transform
            view?.isHidden = !face.isVisible
            shades[index].transform3D = face.transform
            shades[index].isHidden = !face.isVisible
            shades[index].alpha = face.shade
        }
    }

    open override func cleanUp(_ stage: TransitionStage, completed: Bool) {
        floor.removeFromSuperview()
        for shade in shades { shade.removeFromSuperview() }
    }
}

/// The screen turns over like a sheet; the new view is on its back.
@preconcurrency @MainActor
open class FlipTransition: SolidTransition {}

/// The two views are neighbouring faces of a cube that turns by a quarter.
@preconcurrency @MainActor
open class CubeTransition: SolidTransition {
    override func faces(
        _ progress: CGFloat, _ v: CGVector, size: CGSize
    ) -> (old: TransitionGeometry.Face, new: TransitionGeometry.Face) {
        TransitionGeometry.cube(progress, v, size: size)
    }
}

/// The old view curls off as a page, and back.
@preconcurrency @MainActor
open class CurlTransition: ProgressTransition {
    /// Where the page goes forward.
    public let direction: TransitionGeometry.Direction

    public init(_ way: TransitionWay, direction: TransitionGeometry.Direction = .up) {
        self.direction = direction
        super.init(way)
        duration = 0.8
    }

    /// The page that curls is the one that was there first.
    open override var isComingAbove: Bool { way == .backward }

    open override func show(_ progress: CGFloat, on stage: TransitionStage) {
        let time = stage.presence(progress)
        let v = direction.vector(isRightToLeft: stage.isRightToLeft)
        let geometry = CurlGeometry(size: stage.size)
        guard let page = stage.lower else { return }
        page.isHidden = time >= 1
        page.setCurl(
            time > 0 && time < 1
                ? PageRoll(
                    time: time, angle: TransitionGeometry.curlAngle(time, v, isRightToLeft: stage.isRightToLeft),
                    radius: geometry.radius(at: time), back: PagePaper.back(of: page)) : nil)
    }

    open override func cleanUp(_ stage: TransitionStage, completed: Bool) {
        stage.lower?.setCurl(nil)
    }
}
