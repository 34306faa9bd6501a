import CoreGraphics

/// The state of one item in a ``DynamicWorld``. Lengths are points, times seconds, angles radians.
@MainActor
final class DynamicBody {
    struct Material {
        var density = 1.0
        var elasticity = 0.0
        var friction = 0.2
        /// Part of the velocity lost in a second, as the rate of an exponential decay.
        var resistance = 0.0
        var angularResistance = 0.0
        var allowsRotation = true
        var isAnchored = false
    }

    let item: any UIDynamicItem
    var position: Vector
    var angle: Double
    var velocity = Vector.zero
    var spin = 0.0
    /// Of the present step: what acts evenly through it.
    var acceleration = Vector.zero
    var angularAcceleration = 0.0
    /// Whether something other than ``acceleration`` has changed the velocity in this step.
    var isConstrained = false
    var material = Material() { didSet { updateMass() } }
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0
    /// The outline about the middle, without the turn; counterclockwise where y goes down.
    private var outline: [Vector] = []
    private var size: CGSize

    init(_ item: any UIDynamicItem) {
        self.item = item
        position = Vector(item.center)
        angle = Double(atan2(item.transform.b, item.transform.a))
        size = item.bounds.size
        readShape()
    }

    /// 1 for 100 × 100 points of density 1.
    var mass: Double { inverseMass > 0 ? 1 / inverseMass : .infinity }

    /// The outline where the body is now.
    var corners: [Vector] { outline.map { position + $0.turned(by: angle) } }

    /// No corner is farther from the middle.
    private(set) var reach = 0.0

    /// No part of the body moves farther in a step.
    var stride: Double { (velocity.length + abs(spin) * reach) * DynamicWorld.step }

    func velocity(at point: Vector) -> Vector { velocity + (point - position).perpendicular * spin }

    func push(_ impulse: Vector, at point: Vector) {
        velocity += impulse * inverseMass
        spin += (point - position).cross(impulse) * inverseInertia
        isConstrained = true
    }

    /// Takes place, turn and shape from the item again, and comes to rest.
    func readItem() {
        position = Vector(item.center)
        angle = Double(atan2(item.transform.b, item.transform.a))
        velocity = .zero
        spin = 0
        size = item.bounds.size
        readShape()
    }

    /// The item's place, `late` seconds after the state here.
    func publish(late: Double) {
        var point = position
        var turn = angle
        if late > 0, !material.isAnchored {
            point += velocity * late
            if !isConstrained { point += acceleration * (late * late / 2) }
            turn += spin * late
        }
        guard point.x.isFinite, point.y.isFinite, turn.isFinite else { return }
        let center = point.point
        if item.center != center { item.center = center }
        let current = Double(atan2(item.transform.b, item.transform.a))
        if abs(sin((turn - current) / 2)) > 1e-9 { item.transform = CGAffineTransform(rotationAngle: CGFloat(turn)) }
    }

    private func readShape() {
        let (w, h) = (Double(size.width) / 2, Double(size.height) / 2)
        switch item.collisionBoundsType {
        case .ellipse:
            outline = (0..<24).map { step in
                let turn = Double(step) / 24 * 2 * .pi
                return Vector(x: w * cos(turn), y: h * sin(turn))
            }
        case .path: outline = PathOutline.polygons(of: item.collisionBoundingPath).first?.points ?? []
        case .rectangle: outline = []
        }
        if outline.count < 3 {
            outline = [Vector(x: -w, y: -h), Vector(x: w, y: -h), Vector(x: w, y: h), Vector(x: -w, y: h)]
        }
        if PathOutline.area(outline) < 0 { outline.reverse() }
        reach = outline.reduce(0) { max($0, $1.length) }
        updateMass()
    }

    private func updateMass() {
        let (w, h) = (Double(size.width), Double(size.height))
        let mass = w * h / 10_000 * material.density
        guard !material.isAnchored, mass > 0, mass.isFinite else {
            (inverseMass, inverseInertia) = (0, 0)
            return
        }
        inverseMass = 1 / mass
        inverseInertia = material.allowsRotation ? 12 / (mass * (w * w + h * h)) : 0
    }
}

/// A place or direction in double precision.
struct Vector: Equatable {
    var x: Double
    var y: Double

    static let zero = Vector(x: 0, y: 0)

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    init(_ point: CGPoint) { (x, y) = (Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { (x, y) = (Double(vector.dx), Double(vector.dy)) }
    init(_ offset: UIOffset) { (x, y) = (Double(offset.horizontal), Double(offset.vertical)) }

    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { (x * x + y * y).squareRoot() }
    /// A quarter turn, so that `angle' · perpendicular` is the velocity of a turning point.
    var perpendicular: Vector { Vector(x: -y, y: x) }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    func turned(by angle: Double) -> Vector {
        let (c, s) = (cos(angle), sin(angle))
        return Vector(x: c * x - s * y, y: s * x + c * y)
    }

    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
    static func += (a: inout Vector, b: Vector) { a = a + b }
    static func -= (a: inout Vector, b: Vector) { a = a - b }
    static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
}
