import CoreGraphics
import RenderTree

/// One particle at one moment.
struct Particle: Equatable {
    var x: Double, y: Double, z: Double
    var scale: Double
    /// Radians.
    var angle: Double
    var color: RGBA
    /// Seconds since its birth, and its number: what orders it.
    var age: Double
    var number: Int
}

/// Where an emitter's particles are: a pure function of its content and time. Nothing is remembered from frame to frame; every
/// particle draws its own random numbers from the seed, its cell and its number.
enum Particles {
    /// More than this many of one cell at a time are not drawn, youngest kept.
    static let mostPerCell = 20_000

    static func append(_ emitter: EmitterContent, cell index: Int, time: Double, to particles: inout [Particle]) {
        let cell = emitter.cells[index]
        let rate = cell.birthRate * emitter.birthRate
        guard cell.isEnabled, rate > 0, rate.isFinite, time.isFinite else { return }
        let start = emitter.startTime + cell.beginTime
        let longest = max(0, (cell.lifetime + abs(cell.lifetimeRange) / 2) * emitter.lifetime)
        let elapsed = time - start
        guard elapsed >= 0, longest > 0 else { return }
        let lastBirth = min(elapsed, cell.duration)
        let last = (lastBirth * rate).rounded(.down)
        var first = max(0, ((elapsed - longest) * rate).rounded(.up))
        guard last >= first, last < 1e15 else { return }
        if last - first >= Double(mostPerCell) {
            Diagnostics.report("An emitter cell draws at most \(mostPerCell) particles at a time.")
            first = last - Double(mostPerCell) + 1
        }
        for number in Int(first)...Int(last) {
            let age = elapsed - Double(number) / rate
            if let particle = particle(emitter, cell, index, number, age) { particles.append(particle) }
        }
    }

    private static func particle(
        _ emitter: EmitterContent, _ cell: EmitterCell, _ index: Int, _ number: Int, _ age: Double
    ) -> Particle? {
        var dice = Dice(seed: emitter.seed, cell: index, number: number)
        let life = (cell.lifetime + dice.spread(cell.lifetimeRange)) * emitter.lifetime
        let origin = birthplace(emitter, &dice)
        let speed = (cell.velocity + dice.spread(cell.velocityRange)) * emitter.velocity
        let direction = direction(cell, origin.outward, &dice)
        let scale = (cell.scale + dice.spread(cell.scaleRange)) * emitter.scale + cell.scaleSpeed * age
        let spin = (cell.spin + dice.spread(cell.spinRange)) * emitter.spin
        let color = color(cell, age, &dice)
        guard age >= 0, age < life, scale > 0 else { return nil }
        let half = age * age / 2
        return Particle(
            x: origin.x + direction.x * speed * age + cell.xAcceleration * half,
            y: origin.y + direction.y * speed * age + cell.yAcceleration * half,
            z: origin.z + direction.z * speed * age + cell.zAcceleration * half,
            scale: scale, angle: spin * age, color: color, age: age, number: number)
    }

    private static func direction(
        _ cell: EmitterCell, _ outward: Double, _ dice: inout Dice
    ) -> (x: Double, y: Double, z: Double) {
        let longitude = cell.emissionLongitude + outward + dice.spread(cell.emissionRange)
        let latitude = cell.emissionLatitude
        return (cos(longitude) * cos(latitude), sin(longitude) * cos(latitude), sin(latitude))
    }

    private static func color(_ cell: EmitterCell, _ age: Double, _ dice: inout Dice) -> RGBA {
        func channel(_ base: Float, _ range: Float, _ speed: Float) -> Float {
            min(max(base + Float(dice.spread(Double(range))) + speed * Float(age), 0), 1)
        }
        return RGBA(
            red: channel(cell.color.red, cell.colorRange.red, cell.colorSpeed.red),
            green: channel(cell.color.green, cell.colorRange.green, cell.colorSpeed.green),
            blue: channel(cell.color.blue, cell.colorRange.blue, cell.colorSpeed.blue),
            alpha: channel(cell.color.alpha, cell.colorRange.alpha, cell.colorSpeed.alpha))
    }

    /// A point of the emitter's shape, and the direction in which it points outward (0 for shapes without a middle).
    private static func birthplace(
        _ emitter: EmitterContent, _ dice: inout Dice
    ) -> (x: Double, y: Double, z: Double, outward: Double) {
        let x = Double(emitter.position.x), y = Double(emitter.position.y), z = emitter.zPosition
        let width = Double(emitter.size.width), height = Double(emitter.size.height)
        // Always three draws, so that a change of shape leaves the other properties of a particle alone.
        let a = dice.next(), b = dice.next(), c = dice.next()
        let isHollow = emitter.mode == .outline || emitter.mode == .points
        switch emitter.shape {
        case .point: return (x, y, z, 0)
        case .line:
            let along = emitter.mode == .points ? a.rounded() - 0.5 : a - 0.5
            return (x + along * width, y, z, 0)
        case .rectangle, .cuboid:
            let depth = emitter.shape == .cuboid ? (c - 0.5) * emitter.depth : 0
            if emitter.mode == .points {
                return (x + (a.rounded() - 0.5) * width, y + (b.rounded() - 0.5) * height, z + depth, 0)
            }
            if isHollow {
                let rim = rim(a, width, height)
                return (x + rim.x, y + rim.y, z + depth, 0)
            }
            return (x + (a - 0.5) * width, y + (b - 0.5) * height, z + depth, 0)
        case .circle, .sphere:
            let angle = a * 2 * .pi
            let radius = width * (isHollow ? 1 : b.squareRoot())
            let depth = emitter.shape == .sphere ? (c - 0.5) * 2 * width : 0
            return (x + radius * cos(angle), y + radius * sin(angle), z + depth, angle)
        }
    }

    /// A point of a rectangle's outline about its middle, `share` of the way round.
    private static func rim(_ share: Double, _ width: Double, _ height: Double) -> (x: Double, y: Double) {
        let walked = share * 2 * (width + height)
        if walked < width { return (walked - width / 2, -height / 2) }
        if walked < width + height { return (width / 2, walked - width - height / 2) }
        if walked < 2 * width + height { return (width / 2 - (walked - width - height), height / 2) }
        return (-width / 2, height / 2 - (walked - 2 * width - height))
    }

    /// Random numbers of one particle.
    private struct Dice {
        private var state: UInt64

        init(seed: UInt32, cell: Int, number: Int) {
            state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03
            state = (state ^ UInt64(truncatingIfNeeded: number)) &* 0xBF58_476D_1CE4_E5B9
        }

        /// 0 up to but not including 1.
        mutating func next() -> Double {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
        }

        /// Evenly within half of `range` to each side.
        mutating func spread(_ range: Double) -> Double { (next() - 0.5) * range }
    }
}
