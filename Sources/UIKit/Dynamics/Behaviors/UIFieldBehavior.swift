public import CoreGraphics

/// Acts on items by where they are and how fast they move, inside a region.
///
/// A strength of 1 accelerates by 150 points per second squared, which a metre is in fields; springs, drags and electric and magnetic fields are
/// forces, which move heavy items less.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private var kind = FieldKind.own { _, _, _, _, _, _ in .zero }

    /// A field that leaves items as they are; the class's methods make others.
    public override init() { super.init(of: []) }

    // MARK: Kinds

    /// Slows items down.
    open class func dragField() -> Self { make(.drag) }
    /// Turns items about its position.
    open class func vortexField() -> Self { make(.vortex) }
    /// Draws items to a position.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }
    /// Draws items in a direction.
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = make(.linearGravity)
        field.direction = direction
        return field
    }
    /// Gives items the velocity of its direction.
    open class func velocityField(direction: CGVector) -> Self {
        let field = make(.velocity)
        field.direction = direction
        return field
    }
    /// Pushes items about at random.
    ///
    /// - Parameters:
    ///   - smoothness: 0 is rough, 1 is smooth.
    ///   - speed: changes a second; 0 is a field that stays as it is.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.noise, smoothness, speed)
    }
    /// Pushes items about at random, the more the faster they are.
    ///
    /// - Parameters:
    ///   - smoothness: 0 is rough, 1 is smooth.
    ///   - speed: changes a second; 0 is a field that stays as it is.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.turbulence, smoothness, speed)
    }
    /// Draws items to its position as a spring does.
    open class func springField() -> Self { make(.spring) }
    /// Pushes charged items away from its position, or draws those of the other sign.
    open class func electricField() -> Self { make(.electric) }
    /// Turns charged items aside the more the faster they are.
    open class func magneticField() -> Self { make(.magnetic) }
    /// Asks a closure for the force on each item, in points and seconds.
    ///
    /// - Parameter block: is given the field, the item's place, velocity (points a second), mass, charge, and the seconds of a step.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { make(.own(block)) }

    private class func make(_ kind: FieldKind, _ smoothness: CGFloat = 0, _ speed: CGFloat = 0) -> Self {
        let field = freshObject(of: Self.self)
        field.kind = kind
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }

    // MARK: Items

    /// The items it acts on.
    open var items: [any UIDynamicItem] { ownItems }
    /// Has it act on an item as well.
    open func addItem(_ item: any UIDynamicItem) { include(item) }
    /// Has it act on an item no more.
    open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

    // MARK: Settings

    /// The middle, in the reference space.
    open var position = CGPoint.zero { didSet { didChange() } }
    /// Where it acts, about its position. Everywhere at first.
    open var region = UIRegion.infinite { didSet { didChange() } }
    /// How strongly it acts; less than 0 the other way.
    open var strength: CGFloat = 1 { didSet { didChange() } }
    /// How much weaker it becomes with the distance: its power. 0 does not.
    open var falloff: CGFloat = 0 { didSet { didChange() } }
    /// Nearer than this, in points, it is no stronger.
    open var minimumRadius: CGFloat = 1 { didSet { didChange() } }
    /// Where fields with a direction lead.
    open var direction = CGVector.zero { didSet { didChange() } }
    /// 0 is rough, 1 is smooth; for noise and turbulence.
    open var smoothness: CGFloat = 0 { didSet { didChange() } }
    /// Changes a second; for noise and turbulence.
    open var animationSpeed: CGFloat = 0 { didSet { didChange() } }

    // MARK: Acting

    override func act(in world: DynamicWorld) {
        for item in ownItems {
            let body = world.body(of: item)
            guard body.inverseMass > 0 else { continue }
            let offset = body.position - Vector(position)
            guard region.contains(offset.point) else { continue }
            apply(to: body, offset, charge: charge(of: item), time: world.time)
            // A parabola through a step belongs to forces that do not change in it: with others, orbits and swings would grow.
            if kind.changesOnTheWay { body.isConstrained = true }
        }
    }

    private func charge(of item: any UIDynamicItem) -> Double {
        let charges = (dynamicAnimator?.behaviors ?? []).flatMap(\.flattened)
            .compactMap { $0 as? UIDynamicItemBehavior }.filter { $0.has(item) }
        return Double(charges.last?.charge ?? 0)
    }

    private func apply(to body: DynamicBody, _ offset: Vector, charge: Double, time: Double) {
        let strength = Double(strength) * fading(with: offset.length)
        let metre = FieldKind.pointsPerMetre
        let inward = offset.length > 0 ? offset * (-1 / offset.length) : .zero
        switch kind {
        case .drag: body.acceleration += body.velocity * (-strength * body.inverseMass)
        case .vortex: body.acceleration += -inward.perpendicular * (strength * metre)
        case .radialGravity: body.acceleration += inward * (strength * metre)
        case .linearGravity: body.acceleration += Vector(direction) * (strength * metre)
        case .velocity:
            body.velocity = Vector(direction) * (strength * metre)
            body.isConstrained = true
        case .noise: body.acceleration += noise(at: body.position, time) * (strength * metre)
        case .turbulence:
            body.acceleration += noise(at: body.position, time) * (strength * body.velocity.length)
        case .spring: body.acceleration += -offset * (strength * body.inverseMass)
        case .electric: body.acceleration += -inward * (strength * charge * metre * body.inverseMass)
        case .magnetic: body.acceleration += body.velocity.perpendicular * (strength * charge * body.inverseMass)
        case .own(let force):
            let answer = force(
                self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
                CGFloat(charge), DynamicWorld.step)
            guard answer.dx.isFinite, answer.dy.isFinite else { return }
            body.acceleration += Vector(answer) * body.inverseMass
        }
    }

    private func fading(with distance: Double) -> Double {
        guard falloff != 0 else { return 1 }
        return pow(max(distance, Double(minimumRadius), 1e-6) / FieldKind.pointsPerMetre, -Double(falloff))
    }

    private func noise(at place: Vector, _ time: Double) -> Vector {
        let scale = FieldKind.pointsPerMetre * (0.1 + 0.9 * Double(min(max(smoothness, 0), 1)))
        return FieldNoise.vector(place * (1 / scale), time * Double(animationSpeed))
    }
}

/// What a field does.
enum FieldKind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case own((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

    /// Whether the force depends on where an item is or how it moves.
    var changesOnTheWay: Bool { if case .linearGravity = self { false } else { true } }

    static let pointsPerMetre = 150.0
}

/// A smooth random vector for each place and time: the same on every machine.
enum FieldNoise {
    static func vector(_ place: Vector, _ time: Double) -> Vector {
        Vector(x: value(place, time, seed: 1), y: value(place, time, seed: 2))
    }

    /// Between −1 and 1.
    private static func value(_ place: Vector, _ time: Double, seed: UInt64) -> Double {
        let x = place.x.rounded(.down), y = place.y.rounded(.down), t = time.rounded(.down)
        let fx = smooth(place.x - x), fy = smooth(place.y - y), ft = smooth(time - t)
        var sum = 0.0
        for (dx, wx) in [(0.0, 1 - fx), (1, fx)] {
            for (dy, wy) in [(0.0, 1 - fy), (1, fy)] {
                for (dt, wt) in [(0.0, 1 - ft), (1, ft)] {
                    sum += wx * wy * wt * corner(x + dx, y + dy, t + dt, seed)
                }
            }
        }
        return sum
    }

    private static func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }

    private static func corner(_ x: Double, _ y: Double, _ t: Double, _ seed: UInt64) -> Double {
        var bits = seed &* 0x9E37_79B9_7F4A_7C15
        for number in [x, y, t] {
            let limited = min(max(number, -1e15), 1e15)
            bits = (bits ^ UInt64(bitPattern: Int64(limited))) &* 0xBF58_476D_1CE4_E5B9
            bits ^= bits >> 29
        }
        return Double(bits >> 11) / Double(1 << 52) - 1
    }
}
