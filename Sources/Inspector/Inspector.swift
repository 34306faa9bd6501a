package import Displays
import Foundation
package import LayerStage
package import UIKit

/// Takes a running program apart for a panel, which asks in JSON. Until it is asked it does nothing but remember a few seconds.
@MainActor
package final class Inspector {
    let stage: Stage
    let screen: UIScreen
    package let timeline = StageTimeline()
    let journal = FrameJournal()

    package init(_ stage: Stage, _ screen: UIScreen) {
        (self.stage, self.screen) = (stage, screen)
        timeline.stepLength = 1 / stage.display.pace.framesPerSecond
    }

    package func start() {
        stage.timeline = timeline
        journal.start()
    }

    package func stop() {
        stage.timeline = nil
        journal.stop()
        FrameTrace.flashesDamage = false
    }

    /// What the panel asks for, all in one: each topic reads what it needs.
    struct Question: Decodable {
        var id: UInt64?
        var x: Double?
        var y: Double?
        var name: String?
        var value: String?
        var rate: Double?
        var paused: Bool?
        var step: Bool?
        /// Seconds before (negative) or after now; null for now.
        var show: Double?
        var live: Bool?
        var flash: Bool?
        var overdraw: Bool?
    }

    /// nil for what is no question.
    package func answer(_ topic: InspectorTopic, _ bytes: [UInt8]) -> [UInt8]? {
        guard let question = try? JSONDecoder().decode(Question.self, from: Data(bytes)) else { return nil }
        return stage.display.clock.run {
            switch topic {
            case .tree: encoded(TreeReader(screen).nodes())
            case .pick: encoded(pick(question))
            case .node: encoded(node(question))
            case .place: encoded(place(question))
            case .pictures: encoded(LayerPictures(screen).pictures())
            case .frames: encoded(journal.report())
            case .animations: encoded(AnimationReader(screen).report(timeline))
            case .time: encoded(time(question))
            case .touches: encoded(journal.touches)
            case .looks: encoded(looks(question))
            case .capture: encoded(["file": stage.scene.text()])
            }
        }
    }

    private func encoded(_ value: some Encodable) -> [UInt8]? {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "∞", negativeInfinity: "-∞", nan: "nan")
        return (try? encoder.encode(value)).map(Array.init)
    }

    // MARK: One thing

    private struct Picked: Encodable { var id: UInt64? }

    private func pick(_ question: Question) -> Picked {
        guard let x = question.x, let y = question.y else { return Picked() }
        return Picked(id: TreeReader(screen).frontmost(at: CGPoint(x: x, y: y)))
    }

    private func node(_ question: Question) -> NodeReport? {
        guard let id = question.id, let node = TreeReader(screen).layer(id) else { return nil }
        var trouble: String?
        if let name = question.name, let value = question.value {
            trouble = PropertyTable.set(name, to: value, of: node)
            timeline.refresh(isStanding: timeline.isStanding, stage)
        }
        return NodeReport(node, trouble: trouble)
    }

    private struct Place: Encodable {
        /// Whose; by the time of the answer another one may be chosen.
        var id: UInt64?
        /// x, y, width, height of the box around it in points of the screen; nil once it is no longer on the screen.
        var frame: [Double]?
    }

    private func place(_ question: Question) -> Place {
        guard let layer = question.id.flatMap(TreeReader(screen).layer) else { return Place(id: question.id) }
        return Place(id: question.id, frame: Corners(layer, in: screen.rootLayer).box)
    }

    // MARK: Time

    private struct TimeReport: Encodable {
        var now: Double
        var first: Double
        var rate: Double
        var paused: Bool
        var shown: Double?
    }

    private func time(_ question: Question) -> TimeReport {
        if let rate = question.rate, rate > 0, rate <= 100 { timeline.rate = rate }
        if let paused = question.paused {
            timeline.isPaused = paused
            if !paused { timeline.shownTime = nil }
        }
        if question.step == true { timeline.step() }
        let now = timeline.now ?? stage.display.clock.now
        if let show = question.show { timeline.shownTime = now + show }
        if question.live == true { timeline.shownTime = nil }
        return TimeReport(
            now: now, first: timeline.firstTime ?? now, rate: timeline.rate, paused: timeline.isStanding,
            shown: timeline.shownTime)
    }

    // MARK: How pixels come about

    private func looks(_ question: Question) -> PaintReport {
        if let flash = question.flash { FrameTrace.flashesDamage = flash }
        return PaintReport(
            stage.displayList, size: screen.bounds.size, scale: stage.display.scale, flashes: FrameTrace.flashesDamage,
            showsOverdraw: question.overdraw ?? false)
    }
}

extension StageTimeline {
    /// Whether the program stands still.
    var isStanding: Bool { isPaused || shownTime != nil }

    /// A change that was made by hand is seen though the program stands still.
    func refresh(isStanding: Bool, _ stage: Stage) {
        guard isStanding else { return }
        stage.context.runFrame(at: stage.display.clock.now)
        didChange(stage.context.tree)
    }
}
