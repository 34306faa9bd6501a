import MutoscopeTesting
import Testing

@testable import UIKit

/// Bodies under gravity, pushes, springs and collisions.
@MainActor @Suite struct DynamicsTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 600))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 100) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
        root.addSubview(view)
        return view
    }

    private func start() -> UIDynamicAnimator {
        screen.show(root)
        screen.advance(by: 0.1)
        return UIDynamicAnimator(referenceView: root)
    }

    @Test(arguments: [30.0, 60, 120]) func gravityIsAParabolaAtAnyFrameRate(rate: Double) {
        let view = box(100, 0), animator = start()
        animator.addBehavior(UIGravityBehavior(items: [view]))
        #expect(animator.isRunning)
        screen.advance(by: 0.5, step: 1 / rate)
        #expect(abs(view.center.y - (50 + 500 * 0.25)) < 1e-6)
        #expect(abs(animator.elapsedTime - 0.5) < 1e-9)
        #expect(view.transform.isIdentity)
    }

    @Test func pushesAccelerateByMass() {
        let light = box(0, 0), heavy = box(0, 200, 200), animator = start()
        let once = UIPushBehavior(items: [light], mode: .instantaneous)
        once.pushDirection = CGVector(dx: 1, dy: 0)
        let always = UIPushBehavior(items: [heavy], mode: .continuous)
        always.setAngle(0, magnitude: 2)
        animator.addBehavior(once)
        animator.addBehavior(always)
        screen.advance(by: 1)
        #expect(abs(light.center.x - 150) < 0.5)
        #expect(!once.active)
        #expect(abs(heavy.center.x - (100 + 25)) < 0.5, "four times the mass, twice the force")
    }

    @Test func fallingBoxesComeToRestOnTheFloorAndOnEachOther() {
        let low = box(100, 300), high = box(110, 100), animator = start()
        let collision = UICollisionBehavior(items: [low, high])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: [low, high]))
        animator.addBehavior(collision)
        screen.advance(by: 6)
        #expect(!animator.isRunning, "all rests")
        #expect(abs(low.center.y - 550) < 1.5)
        #expect(abs(high.center.y - 450) < 3)
        #expect(abs(low.transform.b) < 0.02)
    }

    @Test func elasticityReturnsItsPartOfTheSpeed() {
        let view = box(100, 0), animator = start()
        let collision = UICollisionBehavior(items: [view]), material = UIDynamicItemBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400))
        material.elasticity = 0.5
        animator.addBehavior(collision)
        animator.addBehavior(material)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        var lowest: CGFloat = 0, top = CGFloat.infinity, hasBounced = false
        for _ in 0..<240 {
            screen.advance(by: 1.0 / 120)
            if view.center.y < lowest - 0.1 { hasBounced = true }
            if hasBounced { top = min(top, view.center.y) }
            lowest = max(lowest, view.center.y)
        }
        // From 300 above the floor half of the speed brings it back to a quarter of the height.
        #expect(abs(lowest - 350) < 4)
        #expect(abs((350 - top) - 75) < 8)
    }

    @Test func rodsKeepTheirLengthAndSpringsSwing() {
        let view = box(150, 100, 40), hung = box(20, 300, 40), animator = start()
        let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 50))
        let spring = UIAttachmentBehavior(item: hung, attachedToAnchor: CGPoint(x: 40, y: 200))
        spring.frequency = 1
        let length = rod.length
        animator.addBehavior(rod)
        animator.addBehavior(spring)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        let push = UIPushBehavior(items: [hung], mode: .instantaneous)
        push.setAngle(.pi / 2, magnitude: 0.3)
        animator.addBehavior(push)
        var low: CGFloat = 0, high = CGFloat.infinity
        for _ in 0..<240 {
            screen.advance(by: 1.0 / 120)
            let distance = hypot(view.center.x - 100, view.center.y - 50)
            #expect(abs(distance - length) < 1.5)
            (low, high) = (max(low, hung.center.y), min(high, hung.center.y))
        }
        #expect(low > 335, "it swings about 320: \(high)…\(low)")
        #expect(high < 310, "it swings about 320: \(high)…\(low)")
    }

    @Test func snapsArriveAndRest() {
        let view = box(0, 0, 60), animator = start()
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
        animator.addBehavior(snap)
        screen.advance(by: 3)
        #expect(abs(view.center.x - 200) < 1)
        #expect(abs(view.center.y - 300) < 1)
        #expect(!animator.isRunning)
        snap.snapPoint = CGPoint(x: 50, y: 50)
        #expect(animator.isRunning)
        screen.advance(by: 3)
        #expect(abs(view.center.x - 50) < 1)
    }

    /// Cards that were thrown askew and come back lie straight.
    @Test func snapsComeToRestUpright() {
        let view = box(0, 0, 60), animator = start()
        view.transform = CGAffineTransform(rotationAngle: 0.7)
        animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300)))
        screen.advance(by: 0.1)
        #expect(view.transform.b < 0.6 && view.transform.b > 0)
        screen.advance(by: 3)
        #expect(abs(view.transform.b) < 0.005)
        #expect(!animator.isRunning)
        let held = box(0, 100, 60), rule = UIDynamicItemBehavior(items: [held])
        held.transform = CGAffineTransform(rotationAngle: 0.7)
        rule.allowsRotation = false
        animator.addBehavior(rule)
        animator.addBehavior(UISnapBehavior(item: held, snapTo: CGPoint(x: 200, y: 100)))
        screen.advance(by: 2)
        #expect(abs(atan2(held.transform.b, held.transform.a) - 0.7) < 1e-6)
    }

    @MainActor private final class Listener: UICollisionBehaviorDelegate {
        var events: [String] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            events.append("began \(name(of: identifier))")
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) {
            events.append("ended \(name(of: identifier))")
        }
        private func name(of boundary: (any NSCopying)?) -> String { boundary.map { "\($0)" } ?? "bounds" }
    }

    @Test func contactsAreTold() {
        let view = box(0, 0, 60), animator = start(), listener = Listener()
        let collision = UICollisionBehavior(items: [view]), material = UIDynamicItemBehavior(items: [view])
        collision.collisionDelegate = listener
        collision.translatesReferenceBoundsIntoBoundary = true
        material.elasticity = 1
        material.addLinearVelocity(CGPoint(x: 400, y: 0), for: view)
        animator.addBehavior(material)
        animator.addBehavior(collision)
        view.center.y = 300
        animator.updateItem(usingCurrentState: view)
        screen.advance(by: 0.8)
        #expect(listener.events.contains("began bounds"))
        #expect(listener.events.contains("ended bounds"))
        #expect(material.linearVelocity(for: view).x < -350)
        animator.removeAllBehaviors()
        #expect(!animator.isRunning)
        #expect(animator.behaviors.isEmpty)
    }

    @Test func hostileValuesDoNoHarm() {
        let view = box(0, 0, 0), other = box(0, 0, 50), animator = start()
        let gravity = UIGravityBehavior(items: [view, other])
        gravity.magnitude = 1e300
        let collision = UICollisionBehavior(items: [view, other])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(withIdentifier: 1 as NSNumber, from: .zero, to: CGPoint(x: CGFloat.nan, y: 0))
        for behavior in [gravity, collision, UISnapBehavior(item: other, snapTo: CGPoint(x: CGFloat.infinity, y: 0))] {
            animator.addBehavior(behavior)
        }
        screen.advance(by: 0.5)
        animator.removeAllBehaviors()
    }

    /// A blade swings down about a nail at its corner against a boundary of one point, as fast as 20 points in a step.
    @Test func swingsAreStoppedBySmallBoundariesAndComeToRest() {
        let blade = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        root.addSubview(blade)
        blade.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        blade.frame.origin = CGPoint(x: 0, y: 64 - blade.frame.height)
        let animator = start()
        let nail = CGPoint(x: 32, y: 32)
        animator.addBehavior(
            UIAttachmentBehavior(
                item: blade, offsetFromCenter: UIOffset(horizontal: -150 + nail.x, vertical: -300 + nail.y),
                attachedToAnchor: nail))
        let collision = UICollisionBehavior(items: [blade]), material = UIDynamicItemBehavior(items: [blade])
        collision.addBoundary(
            withIdentifier: "wall" as NSString, from: CGPoint(x: -1, y: 599), to: CGPoint(x: -1, y: 600))
        material.elasticity = 0.6
        material.density = 1.5
        let push = UIPushBehavior(items: [blade], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: 640)
        for behavior in [collision, material, push] { animator.addBehavior(behavior) }
        var farthest = -CGFloat.pi
        for _ in 0..<480 {
            screen.advance(by: 1.0 / 60)
            farthest = max(farthest, atan2(blade.transform.b, blade.transform.a))
        }
        #expect(!animator.isRunning)
        #expect(farthest < 0.005)
        #expect(abs(atan2(blade.transform.b, blade.transform.a)) < 0.005)
    }

    @Test func nothingFallsThroughALine() {
        let view = box(100, 0, 10), animator = start()
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400))
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        animator.addBehavior(collision)
        animator.addBehavior(push)
        screen.advance(by: 1)
        #expect(abs(view.center.y - 395) < 0.1, "10,000 points a second, 42 in a step")
        #expect(abs(view.transform.b) < 0.01, "10,000 points a second, 42 in a step")
    }

    /// As animators of transitions do when all rests.
    private final class Cleaner: UIDynamicAnimatorDelegate {
        private(set) var pauses = 0
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
            pauses += 1
            animator.removeAllBehaviors()
        }
    }

    @Test func behavioursMayGoWhenTheAnimatorRests() {
        let view = box(100, 300), animator = start(), cleaner = Cleaner()
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.delegate = cleaner
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        #expect(ViewMovers.moves(anythingIn: root))
        screen.advance(by: 6)
        #expect(cleaner.pauses == 1)
        #expect(animator.behaviors.isEmpty)
        #expect(!animator.isRunning)
        #expect(!ViewMovers.moves(anythingIn: root))
    }
}
