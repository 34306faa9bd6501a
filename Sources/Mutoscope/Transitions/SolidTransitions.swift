public import UIKit

/// The common ground of transitions that turn both views in space.
@preconcurrency @MainActor
open class SolidTransition: ProgressTransition {
    /// Where the front moves forward; on the way back the opposite.
    public let direction: TransitionGeometry.Direction
    private let floor = UIView()
    private let shades = [UIView(), UIView()]
    /// Of the old face and the new one; and which of them are faces now.
    private var softEdges: [CAEdgeAntialiasingMask] = [[], []]
    private var isFace = [false, false]

    /// - Parameter direction: to which side the cube turns.
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

    override var restsForAFrame: Bool { true }

    /// Whether the two faces meet at an edge. That one stays hard: between two soft ones the floor would shine through.
    var facesMeet: Bool { false }

    /// Where the front moves, on this way.
    private func motion(on stage: TransitionStage) -> CGVector {
        let v = direction.vector(isRightToLeft: stage.isRightToLeft)
        return way == .backward ? CGVector(dx: -v.dx, dy: -v.dy) : v
    }

    open override func prepare(_ stage: TransitionStage) {
        floor.backgroundColor = .black
        floor.frame = stage.container.bounds
        // The faces turn behind the container's plane: what is under them has to lie behind all of that.
        floor.layer.zPosition = -100_000
        stage.container.insertSubview(floor, at: 0)
        let v = motion(on: stage)
        let seams = facesMeet ? [Self.edge(towards: CGVector(dx: -v.dx, dy: -v.dy)), Self.edge(towards: v)] : [[], []]
        softEdges = seams.map { Self.allEdges.subtracting($0) }
        for (index, view) in [stage.going, stage.coming].enumerated() {
            guard let view else { continue }
            // Beside the face: inside of it, it would make another picture of the face for every frame.
            let shade = shades[index]
            shade.backgroundColor = .black
            shade.layer.allowsEdgeAntialiasing = true
            shade.layer.edgeAntialiasingMask = softEdges[index]
            shade.bounds = view.bounds
            shade.center = view.center
            shade.isUserInteractionEnabled = false
            if view.superview === stage.container { stage.container.insertSubview(shade, aboveSubview: view) }
        }
    }

    private static let allEdges: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]

    private static func edge(towards v: CGVector) -> CAEdgeAntialiasingMask {
        if v.dx != 0 { return v.dx < 0 ? .layerLeftEdge : .layerRightEdge }
        return v.dy < 0 ? .layerTopEdge : .layerBottomEdge
    }

    open override func show(_ progress: CGFloat, on stage: TransitionStage) {
        let faces = faces(progress, motion(on: stage), size: stage.size)
        // At rest one screen is seen as it always is, and nothing has to be painted.
        let isStart = progress < 1e-6, rests = isStart || progress >= 1
        floor.isHidden = rests
        for (index, (view, face)) in [(stage.going, faces.old), (stage.coming, faces.new)].enumerated() {
            let isWhole = index == 0 ? isStart : progress >= 1
            flatten(view, index, !isWhole, on: stage)
            if !isWhole {
                view?.transform3D = face.transform
                view?.isHidden = !face.isVisible
            }
            shades[index].transform3D = face.transform
            shades[index].isHidden = rests || !face.isVisible
            shades[index].alpha = face.shade
        }
        if isStart, let coming = stage.coming { paintAhead(coming) }
    }

    /// Makes a screen a face that turns, or leaves it as it was.
    private func flatten(_ view: UIView?, _ index: Int, _ isFace: Bool, on stage: TransitionStage) {
        guard let view, self.isFace[index] != isFace else { return }
        self.isFace[index] = isFace
        if isFace { stage.flatten(view, softEdges: softEdges[index]) } else { stage.restore(view) }
    }

    /// Has the picture of the coming screen painted while the old one rests, so that the first frame that moves has only one to paint: it is
    /// there, but far too small to be seen.
    private func paintAhead(_ coming: UIView) {
        coming.isHidden = false
        coming.transform3D = CATransform3DMakeScale(3e-5, 3e-5, 1)
    }

    open override func cleanUp(_ stage: TransitionStage, completed: Bool) {
        floor.removeFromSuperview()
        for shade in shades { shade.removeFromSuperview() }
        isFace = [false, false]
    }
}

/// The screen turns over like a sheet; the new view is on its back.
@preconcurrency @MainActor
open class FlipTransition: SolidTransition {}

/// The two views are neighbouring faces of a cube that turns by a quarter.
@preconcurrency @MainActor
open class CubeTransition: SolidTransition {
    override var facesMeet: Bool { true }

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

    /// - Parameter direction: to which side the page turns over.
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
