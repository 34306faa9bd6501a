import CoreGraphics
import RenderTree
import Testing

@Suite struct SpringTests {
    @Test func settlingDurationsMatchTheVectors() throws {
        for row in try Vector(file: "springs").rows("settlingDuration") {
            let expected = try row.number("settlingDuration")
            // The tolerance of the largest Float is 0; reading it from JSON costs the last bit.
            let tolerance = max(try row.number("tol"), expected * 1e-15)
            expectClose(try spring(row).settlingDuration, expected, tolerance, "\(row.value)")
        }
    }

    @Test func positionsMatchTheVectors() throws {
        for row in try Vector(file: "springs").rows("positions") {
            let spring = try spring(row)
            let from = RenderValue.number(try row.number("from")), to = RenderValue.number(try row.number("to"))
            let duration = row["duration"]?.number ?? spring.settlingDuration
            let record = animation("position.x", .spring(from: from, to: to, by: nil, spring), duration: duration)
            for (time, value) in zip(try row.numbers("times"), try row.numbers("values")) where time < duration {
                expectClose(positionX([record], at: time), value, try row.number("tol"), "\(row.value) at \(time)")
            }
        }
    }

    @Test func viewSpringsMatchTheVectors() throws {
        for row in try Vector(file: "springs").rows("uiViewSpringMapping") {
            let spring = SpringParameters(
                duration: try row.number("duration"), dampingRatio: try row.number("dampingRatio"),
                velocity: try row.number("velocity"))
            let stiffness = try row.number("stiffness"), damping = try row.number("damping")
            let tolerance = try row.number("tolRelative")
            expectClose(spring.stiffness, stiffness, stiffness * tolerance, "\(row.value)")
            expectClose(spring.damping, damping, damping * tolerance, "\(row.value)")
        }
    }

    @Test func viewSpringTracksMatchTheVectors() throws {
        for row in try Vector(file: "springs").rows("uiViewSpringTracks") {
            let spring = SpringParameters(
                duration: try row.number("duration"), dampingRatio: try row.number("dampingRatio"), velocity: 0)
            let from = try row.number("from"), to = try row.number("to")
            for sample in try row.rows("samples") {
                let value = from + (to - from) * spring.progress(at: sample.numbers[0])
                expectClose(value, sample.numbers[1], try row.number("tol"), "\(row.value) at \(sample.numbers[0])")
            }
        }
    }

    @Test func perceptualSpringsMatchTheVectors() throws {
        for row in try Vector(file: "springs").rows("perceptual") {
            let spring = SpringParameters(
                perceptualDuration: try row.number("perceptualDuration"), bounce: try row.number("bounce"))
            expectClose(spring.stiffness, try row.number("stiffness"), try row.number("tol"))
            expectClose(spring.damping, try row.number("damping"), try row.number("tol"))
        }
    }

    @Test func overdampingIsCriticalUnlessAllowed() {
        var spring = SpringParameters()
        spring.damping = 60
        var critical = spring
        critical.damping = 20
        #expect(spring.progress(at: 0.2) == critical.progress(at: 0.2))
        spring.allowsOverdamping = true
        #expect(spring.progress(at: 0.2) < critical.progress(at: 0.2))
        expectClose(spring.progress(at: spring.settlingDuration), 1, 0.001)
        // The overdamped answer meets the critical one where they touch.
        spring.damping = 20 * (1 + 1e-7)
        expectClose(spring.progress(at: 0.2), critical.progress(at: 0.2), 1e-6)
        #expect(SpringParameters(perceptualDuration: 0.5, bounce: -1).progress(at: 0.3) == 0)
    }

    @Test func badSpringsDoNotHang() {
        let bad: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300]
        for a in bad {
            for b in bad {
                var spring = SpringParameters()
                spring.mass = a
                spring.damping = b
                spring.initialVelocity = a
                _ = (spring.settlingDuration, spring.progress(at: b), spring.progress(at: 0.5))
                spring.allowsOverdamping = true
                _ = (spring.settlingDuration, spring.progress(at: b))
                _ = SpringParameters(duration: a, dampingRatio: b, velocity: a)
                _ = SpringParameters(duration: 1, dampingRatio: a, velocity: b)
                _ = SpringParameters(perceptualDuration: a, bounce: b).settlingDuration
            }
        }
    }

    private func spring(_ row: Vector) throws -> SpringParameters {
        var spring = SpringParameters()
        spring.mass = try row.number("mass")
        spring.stiffness = try row.number("stiffness")
        spring.damping = try row.number("damping")
        spring.initialVelocity = try row.number("initialVelocity")
        return spring
    }
}
