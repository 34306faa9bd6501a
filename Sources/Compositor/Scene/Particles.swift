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
    /// Which cell it came from: its place in the family, as ``EmitterCell/appendFamily(to:)`` gives it.
    var look = 0
}

extension EmitterCell {
    /// This cell and the cells that its particles emit, each before its own.
    func appendFamily(to cells: inout [EmitterCell]) {
        cells.append(self)
        for cell in self.cells { cell.appendFamily(to: &cells) }
    }

    var familySize: Int { cells.reduce(1) { $0 + $1.familySize } }
}

/// Where an emitter's particles are: a pure function of its content, its past and time. Nothing is remembered from frame to frame;
/// every particle draws its own random numbers from the seed, its cell and its number, and keeps what the emitter was at its birth.
/// A particle that emits others is one more place of birth, which moves; the layer's factors count for the layer's own cells.
struct Particles {
    /// More than this many of one cell at a time are not drawn, youngest kept.
    static let mostPerCell = 20_000

    private let emitter: EmitterContent
    private let time: Double
    private var result: [Particle] = []
    /// Births that were looked at: particles that emit particles that emit can be asked for without end.
    private var births = 0

    private init(_ emitter: EmitterContent, _ time: Double) {
        self.emitter = emitter
        self.time = time
    }

    /// Appends the particles of one of the emitter's cells, and of the cells in it, that were born in a span of time.
    static func append(
        _ span: EmitterSpan, cell index: Int, time: Double, look: Int = 0, to particles: inout [Particle]
    ) {
        let emitter = span.emitter
        guard time.isFinite, index < emitter.cells.count else { return }
        var walk = Particles(emitter, time)
        swap(&walk.result, &particles)
        walk.append(emitter.cells[index], from: Source(span, index), look: look)
        swap(&walk.result, &particles)
    }

    /// Where and how often particles of a cell are born.
    private struct Source {
        var key: UInt64
        /// When births are counted from, in the layer's time, and how many were before.
        var origin: Double, born = 0.0
        /// When it begins to give birth, and how long after the origin it ends.
        var start: Double, room: Double
        /// Whether it is another from the end on, so that nothing is born at the very end.
        var endsInChange = false
        /// Births in a second.
        var rate: Double
        /// How long a birth can be seen.
        var trace: Double
        /// The particle that emits; nil for the layer.
        var parent: Flight?

        init(_ span: EmitterSpan, _ index: Int) {
            let emitter = span.emitter, cell = emitter.cells[index]
            let begin = emitter.startTime + cell.beginTime
            key = Dice.key(seed: emitter.seed, cell: index)
            origin = max(begin, span.origin)
            start = max(begin, span.start)
            room = min(begin - origin + cell.duration, span.end - origin)
            endsInChange = room.isFinite && room == span.end - origin
            born = emitter.born(of: index)
            rate = cell.birthRate * emitter.birthRate
            trace = cell.longestTrace(lifetime: emitter.lifetime)
            if let lot = span.lot { drawLot(lot) }
        }

        init(of child: EmitterCell, _ index: Int, _ flight: Flight, _ key: UInt64) {
            self.key = Dice.key(key, ~index)
            origin = flight.birth + child.beginTime
            start = origin
            room = min(child.duration, flight.birth + flight.life - origin)
            rate = child.birthRate
            trace = child.longestTrace(lifetime: 1)
            parent = flight
        }

        /// Births in one step of an animated rate: as many as the rate says on the average.
        private mutating func drawLot(_ step: Int) {
            var dice = Dice(key, ~step)
            let length = origin + room - start
            let count = (rate * length + dice.next()).rounded(.down)
            key = Dice.key(key, step)
            (origin, born, room) = (start, 0, length)
            rate = length > 0 && count > 0 ? count / length : 0
        }

        /// The numbers of the births in its time that can be seen, as floating point: from the first to the last.
        func numbers(at time: Double) -> (first: Double, last: Double) {
            let elapsed = time - origin
            let seen = max(start - origin, elapsed - trace)
            let first = (born + seen * rate).rounded(.up)
            var last = (born + min(elapsed, room) * rate).rounded(.down)
            if endsInChange { last = min(last, (born + room * rate).rounded(.up) - 1) }
            return (first, last)
        }
    }

    /// A particle's way, from its birth on.
    private struct Flight {
        var birth: Double, life: Double
        var x: Double, y: Double, z: Double
        var velocity: (x: Double, y: Double, z: Double)
        var acceleration: (x: Double, y: Double, z: Double)

        func position(at age: Double) -> (x: Double, y: Double, z: Double) {
            let half = age * age / 2
            return (
                x + velocity.x * age + acceleration.x * half, y + velocity.y * age + acceleration.y * half,
                z + velocity.z * age + acceleration.z * half
            )
        }
    }

    private mutating func append(_ cell: EmitterCell, from source: Source, look: Int) {
        let rate = source.rate
        guard cell.isEnabled, rate > 0, rate.isFinite, time >= source.start, source.trace > 0 else { return }
        var (first, last) = source.numbers(at: time)
        guard last >= first, last < 1e15 else { return }
        if last - first >= Double(Self.mostPerCell) {
            Diagnostics.report("An emitter cell draws at most \(Self.mostPerCell) particles at a time.")
            first = last - Double(Self.mostPerCell) + 1
        }
        for number in Int(first)...Int(last) {
            births += 1
            guard result.count < Self.mostPerCell, births < 10 * Self.mostPerCell else { return }
            let flight = append(cell, number, from: source, look)
            if !cell.cells.isEmpty { appendChildren(of: cell, flight, Dice.key(source.key, number), look) }
        }
    }

    private mutating func appendChildren(of cell: EmitterCell, _ flight: Flight, _ key: UInt64, _ look: Int) {
        var look = look + 1
        for (index, child) in cell.cells.enumerated() {
            append(child, from: Source(of: child, index, flight, key), look: look)
            look += child.familySize
        }
    }

    /// Adds one particle when it is alive, and says how it flies.
    private mutating func append(_ cell: EmitterCell, _ number: Int, from source: Source, _ look: Int) -> Flight {
        let age = time - source.origin - (Double(number) - source.born) / source.rate
        let isOwn = source.parent == nil
        var dice = Dice(source.key, number)
        let life = (cell.lifetime + dice.spread(cell.lifetimeRange)) * (isOwn ? emitter.lifetime : 1)
        let origin = birthplace(source.parent, at: time - age, &dice)
        let speed = (cell.velocity + dice.spread(cell.velocityRange)) * (isOwn ? emitter.velocity : 1)
        let direction = Self.direction(cell, origin.outward, &dice)
        let scale =
            (cell.scale + dice.spread(cell.scaleRange)) * (isOwn ? emitter.scale : 1) + cell.scaleSpeed * age
        let spin = (cell.spin + dice.spread(cell.spinRange)) * (isOwn ? emitter.spin : 1)
        let color = Self.color(cell, age, &dice)
        let flight = Flight(
            birth: time - age, life: life, x: origin.x, y: origin.y, z: origin.z,
            velocity: (direction.x * speed, direction.y * speed, direction.z * speed),
            acceleration: (cell.xAcceleration, cell.yAcceleration, cell.zAcceleration))
        if age >= 0, age < life, scale > 0 {
            let place = flight.position(at: age)
            result.append(
                Particle(
                    x: place.x, y: place.y, z: place.z, scale: scale, angle: spin * age, color: color, age: age,
                    number: number, look: look))
        }
        return flight
    }

    /// Where a particle begins, and the direction that points outward there, from which the longitude counts.
    private func birthplace(
        _ parent: Flight?, at birth: Double, _ dice: inout Dice
    ) -> (x: Double, y: Double, z: Double, outward: Double) {
        guard let parent else { return Self.birthplace(emitter, &dice) }
        let place = parent.position(at: birth - parent.birth)
        return (place.x, place.y, place.z, 0)
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
            // A line points up, away from itself: a longitude of half a turn sends particles down.
            return (x + along * width, y, z, -.pi / 2)
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

        init(_ key: UInt64, _ number: Int) { state = Self.key(key, number) }

        /// What the particles of a layer's cell have in common.
        static func key(seed: UInt32, cell: Int) -> UInt64 {
            UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03
        }

        static func key(_ key: UInt64, _ number: Int) -> UInt64 {
            (key ^ UInt64(truncatingIfNeeded: number)) &* 0xBF58_476D_1CE4_E5B9
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
