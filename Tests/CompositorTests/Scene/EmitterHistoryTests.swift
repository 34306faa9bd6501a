import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Emitters that change")
struct EmitterHistoryTests {
    /// Particles that stand where they were born, for two seconds.
    private func emitter(rate: Double = 10, x: Double = 0) -> EmitterContent {
        var cell = EmitterCell()
        (cell.birthRate, cell.lifetime) = (10, 2)
        var emitter = EmitterContent()
        emitter.cells = [cell]
        emitter.birthRate = rate / 10
        emitter.position = CGPoint(x: x, y: 0)
        return emitter
    }

    private func node(_ emitter: EmitterContent, _ animations: [AnimationRecord] = []) -> LayerNode {
        LayerNode(
            id: LayerID(1), geometry: LayerGeometry(), style: .plain, content: .emitter(emitter),
            animations: animations)
    }

    private func particles(_ node: LayerNode, at time: Double) -> [Particle] {
        var particles: [Particle] = []
        for span in node.emitterSpans(at: time) { Particles.append(span, cell: 0, time: time, to: &particles) }
        return particles
    }

    @Test("What flies goes on when nothing more is born, and ends in its time")
    func stopping() {
        let first = node(emitter())
        let stopped = node(emitter(rate: 0).succeeding(first, at: 1.05))
        #expect(particles(stopped, at: 1.5).count == 11)
        #expect(particles(stopped, at: 1.5).map(\.x) == particles(first, at: 1.05).map(\.x))
        #expect(particles(stopped, at: 2.95).count == 1)
        #expect(particles(stopped, at: 3.2).isEmpty)
        let again = node(emitter().succeeding(stopped, at: 4))
        #expect(particles(again, at: 3.9).isEmpty)
        #expect(particles(again, at: 4.51).count == 5)
    }

    @Test("An emitter that moves leaves its particles behind, and as many are born as on the spot")
    func moving() {
        var current = node(emitter())
        for step in 1...60 {
            let time = Double(step) / 60
            current = node(emitter(x: time * 100).succeeding(current, at: time))
        }
        let trail = particles(current, at: 1.01)
        #expect(trail.count == 11)
        #expect(Set(trail.map(\.number)).count == 11)
        for particle in trail { #expect(abs(particle.x - (1.01 - particle.age) * 100) < 2) }
    }

    @Test("Under an animation of its place particles are born along the way")
    func animatedPlace() throws {
        var timing = MediaTiming()
        timing.duration = 1
        let way = PropertyAnimation(
            target: .layer(.emitterPosition, .whole),
            track: .basic(from: .point(.zero), to: .point(CGPoint(x: 100, y: 0)), by: nil))
        let animation = AnimationRecord(id: AnimationID(1), timing: timing, kind: .property(way))
        let moving = node(emitter(), [animation])
        let trail = particles(moving, at: 0.95)
        #expect(trail.count == 10)
        for particle in trail { #expect(abs(particle.x - (0.95 - particle.age) * 100) < 1) }
        // When it has ended and gone, what was born on the way stays there.
        let ended = node(emitter().succeeding(moving, at: 1))
        let later = particles(ended, at: 1.55)
        #expect(later.filter { $0.x > 1 }.count == 9)
        #expect(later.filter { $0.age < 0.55 }.allSatisfy { $0.x == 0 })
    }

    @Test("An animated birth rate gives as many particles as it says, at any moment the same")
    func animatedRate() {
        var timing = MediaTiming()
        timing.duration = 1
        let fade = PropertyAnimation(
            target: .layer(.emitterBirthRate, .whole), track: .basic(from: .number(40), to: .number(0), by: nil))
        let dying = node(
            emitter(rate: 400), [AnimationRecord(id: AnimationID(1), timing: timing, kind: .property(fade))])
        let count = particles(dying, at: 0.999).count
        #expect(abs(count - 200) < 30)
        #expect(particles(dying, at: 0.5).filter { $0.age < 0.25 }.count < particles(dying, at: 0.25).count)
        let once = particles(dying, at: 0.7)
        _ = particles(dying, at: 0.1)
        #expect(particles(dying, at: 0.7) == once)
    }

    @Test("The past does not grow without end")
    func bounded() throws {
        var current = node(emitter())
        for step in 1...1000 {
            current = node(emitter(x: Double(step)).succeeding(current, at: Double(step) / 60))
        }
        guard case .emitter(let content) = current.content else { return }
        #expect(content.past.count <= 122)
    }
}
