import UIKit

/// Plays a screen of layers in a view by its own clock, again and again, or holds it where a slider says.
@MainActor
final class LayerPlayer: Scrubbable {
    /// One run of the screen.
    private struct Run {
        let root: CALayer
        let scenery: Scenery
    }

    private let screen: any Screen
    private unowned let view: UIView
    private var run: Run
    /// A run from the beginning that is brought, cue by cue, to where an earlier moment is wanted.
    private var coming: Run?
    private var link: CADisplayLink?
    /// Seconds from the start that the slider asks for; nil while time runs.
    private var wanted: Double?
    private var shown = 0.0
    /// True once a run that never moved by itself stands where the slider says.
    private var isHeld = false

    init(_ screen: any Screen, in view: UIView, _ scenery: Scenery) {
        self.screen = screen
        self.view = view
        run = Self.start(screen, scenery, in: view)
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated { self?.tick(link.targetTimestamp) }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private static func start(_ screen: any Screen, _ scenery: Scenery, in view: UIView) -> Run {
        let size = view.bounds.size == .zero ? scenery.size : view.bounds.size
        let scenery = scenery.again(at: CACurrentMediaTime(), size: size), root = CALayer()
        root.masksToBounds = true
        root.backgroundColor = .ink
        root.frame = CGRect(origin: .zero, size: scenery.size)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.layer.insertSublayer(root, at: 0)
        screen.prepare(scenery)
        screen.build(in: root, scenery)
        CATransaction.commit()
        return Run(root: root, scenery: scenery)
    }

    private func tick(_ time: Double) {
        if let wanted { return hold(at: wanted) }
        if time - run.scenery.start >= screen.duration || view.bounds.size != run.scenery.size {
            run.root.removeFromSuperlayer()
            run = Self.start(screen, run.scenery, in: view)
        }
        run.scenery.runCues(until: time)
        shown = time - run.scenery.start
    }

    // MARK: Scrubbing

    var scrubProgress: CGFloat {
        get { CGFloat(min(max((wanted ?? shown) / screen.duration, 0), 1)) }
        set { wanted = Double(newValue) * screen.duration }
    }

    func endScrubbing() {
        wanted = nil
        isHeld = false
        coming?.root.removeFromSuperlayer()
        coming = nil
        run.root.removeFromSuperlayer()
        run = Self.start(screen, run.scenery, in: view)
    }

    /// What happens at a cue is a matter of the frame that it falls into, so each gets one; until all have had theirs the old run stays
    /// in front.
    private func hold(at time: Double) {
        if coming == nil, !isHeld || time < shown - 1e-6 {
            let fresh = Self.start(screen, run.scenery, in: view)
            fresh.root.speed = 0
            coming = fresh
            isHeld = true
        }
        let current = coming ?? run
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        current.root.speed = 0
        if let cue = current.scenery.nextCue, cue <= time {
            current.root.timeOffset = current.scenery.start + cue
            current.scenery.runCues(until: current.scenery.start + cue)
            return
        }
        current.root.timeOffset = current.scenery.start + time
        shown = time
        guard coming != nil else { return }
        run.root.removeFromSuperlayer()
        run = current
        coming = nil
    }
}
