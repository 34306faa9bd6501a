public import CoreGraphics

/// Hears of items that touch each other or a boundary.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// The identifier is nil for the reference bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// What happens where it is not implemented.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// What happens where it is not implemented.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// What happens where it is not implemented.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// What happens where it is not implemented.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Keeps items from passing through each other and through boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items may collide with.
    public struct Mode: OptionSet, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt
        /// The value of a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Items push one another.
        public static let items = Mode(rawValue: 1)
        /// Items bounce off boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items bounce off one another and off boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    private struct Boundary {
        /// nil for the reference bounds.
        var identifier: (any NSCopying)?
        var shape: Shape
        /// What the program gave; nil for the reference bounds.
        var path: UIBezierPath?

        enum Shape {
            /// Items stay inside: a point of each side and the direction out.
            case sides([(origin: Vector, outward: Vector)])
            case lines([[Vector]])
        }
    }

    private struct ContactKey: Hashable {
        var item: ObjectIdentifier
        /// Another item, or the place of a boundary in the list.
        var other: ObjectIdentifier?
        var boundary: AnyHashable?
    }

    private struct Known {
        var item: any UIDynamicItem
        var other: (any UIDynamicItem)?
        var identifier: (any NSCopying)?
        var step: Int
    }

    private var boundaries: [Boundary] = []
    private var known: [ContactKey: Known] = [:]
    private var referenceInsets = UIEdgeInsets.zero

    /// A behaviour of some items.
    public init(items: [any UIDynamicItem]) {
        super.init(of: items)
    }

    /// A behaviour without items yet.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items it acts on.
    open var items: [any UIDynamicItem] { ownItems }
    /// Hears of contacts that begin and end.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// What items collide with.
    open var collisionMode = Mode.everything { didSet { didChange() } }

    /// Has it act on an item as well.
    open func addItem(_ item: any UIDynamicItem) { include(item) }

    /// Has it act on an item no more.
    open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

    // MARK: Boundaries

    /// Whether items stay in the bounds of the animator's reference view.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { didChange() } }

    /// Keeps items in the reference bounds, inset on each side.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// A line from point to point.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        add(identifier, path, lines: [[Vector(p1), Vector(p2)]])
    }

    /// The outline of a path; curves become straight pieces.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let lines = PathOutline.polygons(of: bezierPath).flatMap { polygon in
            let ends = polygon.isClosed ? polygon.points + [polygon.points[0]] : polygon.points
            return zip(ends, ends.dropFirst()).map { [$0, $1] }
        }
        add(identifier, bezierPath, lines: lines)
    }

    private func add(_ identifier: any NSCopying, _ path: UIBezierPath, lines: [[Vector]]) {
        removeBoundary(withIdentifier: identifier)
        let finite = lines.filter { $0.allSatisfy { $0.x.isFinite && $0.y.isFinite } && $0[0] != $0[1] }
        boundaries.append(Boundary(identifier: identifier, shape: .lines(finite), path: path.copy() as? UIBezierPath))
        didChange()
    }

    /// A boundary as a path; nil where none has the name.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.key($0.identifier) == Self.key(identifier) }?.path?.copy() as? UIBezierPath
    }

    /// Takes a boundary away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.key($0.identifier) == Self.key(identifier) }
        didChange()
    }

    /// Takes all boundaries away but the reference bounds.
    open func removeAllBoundaries() {
        boundaries = []
        didChange()
    }

    /// The names of the boundaries; nil when there are none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
    }

    private static func key(_ identifier: (any NSCopying)?) -> AnyHashable? { identifier as? AnyHashable }

    private var referenceBoundary: Boundary? {
        guard translatesReferenceBoundsIntoBoundary, let bounds = dynamicAnimator?.referenceBounds, !bounds.isNull
        else {
            return nil
        }
        let rect = bounds.inset(by: referenceInsets)
        let low = Vector(x: Double(rect.minX), y: Double(rect.minY)),
            high = Vector(x: Double(rect.maxX), y: Double(rect.maxY))
        return Boundary(
            identifier: nil,
            shape: .sides([
                (low, Vector(x: -1, y: 0)), (low, Vector(x: 0, y: -1)), (high, Vector(x: 1, y: 0)),
                (high, Vector(x: 0, y: 1)),
            ]))
    }

    // MARK: Contacts

    override func act(in world: DynamicWorld) {
        let bodies = ownItems.map(world.body(of:))
        let outlines = bodies.map(\.corners)
        if collisionMode.contains(.items) { collideItems(bodies, outlines, world) }
        if collisionMode.contains(.boundaries) {
            for boundary in boundaries + [referenceBoundary].compactMap({ $0 }) {
                for (body, outline) in zip(bodies, outlines) { collide(body, outline, boundary, world) }
            }
        }
        for (key, contact) in known where contact.step < world.stepCount - 2 {
            known[key] = nil
            tellEnd(of: contact)
        }
    }

    private func collideItems(_ bodies: [DynamicBody], _ outlines: [[Vector]], _ world: DynamicWorld) {
        for i in bodies.indices {
            for j in bodies.indices.dropFirst(i + 1) {
                let (a, b) = (bodies[i], bodies[j])
                let reach = Touching.slop + a.stride + b.stride
                guard (a.position - b.position).length <= a.reach + b.reach + reach, a.inverseMass + b.inverseMass > 0,
                    let touching = Touching.between(outlines[i], outlines[j], reach: reach),
                    let contact = DynamicContact(a, b, touching)
                else { continue }
                world.add(contact)
                let key = ContactKey(item: ObjectIdentifier(a.item), other: ObjectIdentifier(b.item))
                note(key, Known(item: a.item, other: b.item, step: world.stepCount), contact)
            }
        }
    }

    private func collide(_ body: DynamicBody, _ outline: [Vector], _ boundary: Boundary, _ world: DynamicWorld) {
        guard body.inverseMass > 0 else { return }
        let reach = Touching.slop + body.stride
        let found: [Touching]
        switch boundary.shape {
        case .sides(let sides):
            found = sides.compactMap { Touching.inside(outline, origin: $0.origin, normal: $0.outward, reach: reach) }
        case .lines(let lines):
            found = lines.compactMap { line in
                let middle = (line[0] + line[1]) * 0.5
                guard (middle - body.position).length <= body.reach + (line[1] - line[0]).length / 2 + reach else {
                    return nil
                }
                return Touching.between(outline, line, reach: reach)
            }
        }
        let contacts = found.compactMap { DynamicContact(body, nil, $0) }
        guard let first = contacts.first else { return }
        for contact in contacts { world.add(contact) }
        let key = ContactKey(item: ObjectIdentifier(body.item), boundary: Self.key(boundary.identifier))
        note(key, Known(item: body.item, identifier: boundary.identifier, step: world.stepCount), first)
    }

    private func note(_ key: ContactKey, _ contact: Known, _ meeting: DynamicContact) {
        let isNew = known[key] == nil
        known[key] = contact
        guard isNew, let delegate = collisionDelegate else { return }
        let place = meeting.place.point
        if let other = contact.other {
            delegate.collisionBehavior(self, beganContactFor: contact.item, with: other, at: place)
        } else {
            delegate.collisionBehavior(
                self, beganContactFor: contact.item, withBoundaryIdentifier: contact.identifier, at: place)
        }
    }

    private func tellEnd(of contact: Known) {
        if let other = contact.other {
            collisionDelegate?.collisionBehavior(self, endedContactFor: contact.item, with: other)
        } else {
            collisionDelegate?.collisionBehavior(
                self, endedContactFor: contact.item, withBoundaryIdentifier: contact.identifier)
        }
    }
}
