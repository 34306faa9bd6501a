import CoreGraphics

/// Bodies under forces, joints and contacts, stepped at a fixed rate, so that where they are at a time does not depend on
/// the frames in between.
@MainActor
final class DynamicWorld {
    /// Seconds.
    static let step = 1.0 / 240
    private static let rounds = 12
    /// Slower than this, in points a second, counts as rest after half a second.
    private static let restSpeed = 4.0
    private static let restSpin = 0.05

    private(set) var bodies: [DynamicBody] = []
    private var bodiesOfItems: [ObjectIdentifier: DynamicBody] = [:]
    private(set) var stepCount = 0
    private var calmSteps = 0
    /// Of the present step, in the order in which they are solved.
    private var joints: [any DynamicConstraint] = []
    private var contacts: [DynamicContact] = []

    func body(of item: any UIDynamicItem) -> DynamicBody {
        if let known = bodiesOfItems[ObjectIdentifier(item)] { return known }
        let body = DynamicBody(item)
        bodies.append(body)
        bodiesOfItems[ObjectIdentifier(item)] = body
        wake()
        return body
    }

    func knownBody(of item: any UIDynamicItem) -> DynamicBody? { bodiesOfItems[ObjectIdentifier(item)] }

    /// Forgets the bodies that no behaviour moves any more.
    func keepOnly(_ items: Set<ObjectIdentifier>) {
        bodies.removeAll { !items.contains(ObjectIdentifier($0.item)) }
        bodiesOfItems = bodiesOfItems.filter { items.contains($0.key) }
    }

    func wake() { calmSteps = 0 }

    /// The same bodies, with time beginning anew.
    func beginAgain() {
        stepCount = 0
        wake()
    }

    /// Seconds since the world's begin.
    var time: Double { Double(stepCount) * Self.step }

    var isAtRest: Bool { calmSteps > Int(0.5 / Self.step) }

    func add(_ joint: any DynamicConstraint) { joints.append(joint) }
    func add(_ contact: DynamicContact) { contacts.append(contact) }

    /// Brings the bodies to `time`, in seconds since the world's begin, and shows them.
    func advance(to time: Double, _ behaviors: [UIDynamicBehavior]) {
        let target = time / Self.step + 1e-9
        // A long pause of the display is caught up with, but not without end.
        let due = min(target.isFinite ? Int(min(target, 1e9)) - stepCount : 0, 2400)
        for _ in 0..<max(0, due) where !isAtRest { run(behaviors) }
        let late = min(max(0, time - Double(stepCount) * Self.step), Self.step)
        for body in bodies { body.publish(late: isAtRest ? 0 : late) }
    }

    private func run(_ behaviors: [UIDynamicBehavior]) {
        stepCount += 1
        joints.removeAll(keepingCapacity: true)
        contacts.removeAll(keepingCapacity: true)
        for body in bodies { (body.acceleration, body.angularAcceleration, body.isConstrained) = (.zero, 0, false) }
        for behavior in behaviors { behavior.act(in: self) }
        let before = bodies.map(\.velocity)
        for body in bodies { accelerate(body) }
        for joint in joints { joint.prepare() }
        for contact in contacts { contact.prepare() }
        for _ in 0..<Self.rounds {
            for joint in joints { joint.solve() }
            for contact in contacts { contact.solve() }
        }
        for (body, velocity) in zip(bodies, before) { move(body, from: velocity) }
        for contact in contacts { contact.separate() }
        noteRest()
    }

    private func accelerate(_ body: DynamicBody) {
        guard body.inverseMass > 0 else {
            (body.velocity, body.spin) = body.material.isAnchored ? (.zero, 0) : (body.velocity, body.spin)
            return
        }
        body.velocity += body.acceleration * Self.step
        body.spin += body.angularAcceleration * Self.step
        if body.material.resistance != 0 {
            body.velocity = body.velocity * exp(-body.material.resistance * Self.step)
        }
        if body.material.angularResistance != 0 { body.spin *= exp(-body.material.angularResistance * Self.step) }
    }

    /// A body that only falls follows its parabola exactly.
    private func move(_ body: DynamicBody, from old: Vector) {
        guard !body.material.isAnchored else { return }
        let mean = body.isConstrained ? body.velocity : (old + body.velocity) * 0.5
        body.position += mean * Self.step
        if body.material.allowsRotation { body.angle += body.spin * Self.step } else { body.spin = 0 }
    }

    private func noteRest() {
        let isCalm = bodies.allSatisfy { $0.velocity.length < Self.restSpeed && abs($0.spin) < Self.restSpin }
        calmSteps = isCalm ? calmSteps + 1 : 0
    }
}
