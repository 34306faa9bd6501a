import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Particles")
struct ParticleTests {
    /// A rocket that flies to the right at 100 points a second for a second, and the sparks that stay where it was.
    private var rocket: EmitterContent {
        var spark = EmitterCell()
        (spark.birthRate, spark.lifetime) = (10, 0.5)
        var rocket = EmitterCell()
        (rocket.birthRate, rocket.lifetime, rocket.velocity) = (0.2, 1, 100)
        rocket.cells = [spark]
        var emitter = EmitterContent()
        emitter.position = CGPoint(x: 20, y: 50)
        emitter.cells = [rocket]
        return emitter
    }

    private func append(_ emitter: EmitterContent, _ time: Double, to particles: inout [Particle]) {
        let span = EmitterSpan(emitter: emitter, origin: -.infinity, start: -.infinity, end: .infinity)
        Particles.append(span, cell: 0, time: time, to: &particles)
    }

    private func particles(at time: Double) -> [Particle] {
        var particles: [Particle] = []
        append(rocket, time, to: &particles)
        return particles
    }

    @Test("A particle's own particles are born where it flies and live on after it")
    func particlesOfParticles() {
        let early = particles(at: 0.62)
        #expect(early.filter { $0.look == 0 }.map(\.x) == [82])
        let sparks = early.filter { $0.look == 1 }
        #expect(sparks.count == 5)
        for spark in sparks { #expect(abs(spark.x - (82 - 100 * spark.age)) < 1e-9) }

        let late = particles(at: 1.22)
        #expect(late.allSatisfy { $0.look == 1 })
        #expect(late.count == 3)
        #expect(late.allSatisfy { $0.x <= 120 + 1e-9 })
        #expect(particles(at: 1.8).isEmpty)
    }

    @Test("Any moment can be asked for, in any order")
    func pureFunctionOfTime() {
        let first = particles(at: 0.7)
        _ = particles(at: 0.1)
        #expect(particles(at: 0.7) == first)
    }

    @Test("Cells in cells in cells end")
    func bounded() {
        var cell = EmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity) = (1000, 10, 3)
        for _ in 0..<4 {
            let inner = cell
            cell.cells = [inner, inner]
        }
        var emitter = EmitterContent()
        emitter.cells = [cell]
        var particles: [Particle] = []
        append(emitter, 9, to: &particles)
        #expect(particles.count <= Particles.mostPerCell)
    }

    @Test(
        "A line's longitude counts from straight up, a point's from the right",
        arguments: [
            (EmitterContent.Shape.line, Double.pi, 0.0, 100.0), (.line, 0, 0, -100), (.line, .pi / 2, 100, 0),
            (.point, 0, 100, 0), (.point, .pi / 2, 0, 100), (.rectangle, .pi / 2, 0, 100),
        ])
    func longitude(shape: EmitterContent.Shape, angle: Double, x: Double, y: Double) throws {
        var cell = EmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionLongitude) = (1, 10, 100, angle)
        var emitter = EmitterContent()
        (emitter.shape, emitter.cells) = (shape, [cell])
        var particles: [Particle] = []
        append(emitter, 1, to: &particles)
        let oldest = try #require(particles.first { $0.age == 1 })
        #expect(abs(oldest.x - x) < 1e-9)
        #expect(abs(oldest.y - y) < 1e-9)
    }
}
