import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Fields")
struct FieldTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 400), scale: 1)
    private let controller = UIViewController()
    private let animator: UIDynamicAnimator
    private let item = UIView(frame: CGRect(x: 50, y: 150, width: 100, height: 100))

    init() {
        screen.show(controller)
        controller.view.addSubview(item)
        animator = UIDynamicAnimator(referenceView: controller.view)
    }

    private func run(_ field: UIFieldBehavior, for seconds: TimeInterval) {
        field.addItem(item)
        animator.addBehavior(field)
        screen.advance(by: seconds)
    }

    @Test("a key that programs set to see behaviours is named, once")
    func debugging() {
        let messages = Diagnostics.collecting { animator.setValue(true, forKey: "debugEnabled") }.messages
        #expect(messages == ["UIDynamicAnimator has no value \"debugEnabled\"; outlines of behaviours are not drawn."])
    }

    @Test("gravity draws to a place or in a direction")
    func gravity() {
        run(.radialGravityField(position: CGPoint(x: 300, y: 200)), for: 0.5)
        #expect(item.center.x > 110)
        #expect(abs(item.center.y - 200) < 0.01)
        animator.removeAllBehaviors()
        item.center = CGPoint(x: 100, y: 200)
        run(.linearGravityField(direction: CGVector(dx: 0, dy: -1)), for: 0.5)
        #expect(item.center.y < 190)
        #expect(abs(item.center.x - 100) < 0.01)
    }

    @Test("a spring brings back what swings about its place")
    func spring() {
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 200, y: 200)
        field.strength = 40
        run(field, for: 0)
        var least = CGFloat.infinity, most = -CGFloat.infinity
        for _ in 0..<240 {
            screen.advance(by: 1.0 / 60)
            least = min(least, item.center.x)
            most = max(most, item.center.x)
        }
        #expect(abs(least - 100) < 3)
        #expect(abs(most - 300) < 3)
    }

    @Test("a field acts in its region alone")
    func region() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.position = CGPoint(x: 300, y: 200)
        field.region = UIRegion(radius: 50)
        run(field, for: 0.5)
        #expect(item.center.x == 100)
        field.region = field.region.inverse()
        screen.advance(by: 0.5)
        #expect(item.center.x > 105)
    }

    @Test("regions are put together")
    func regions() {
        let circle = UIRegion(radius: 10), box = UIRegion(size: CGSize(width: 30, height: 10))
        #expect(circle.contains(CGPoint(x: 6, y: 6)))
        #expect(!circle.contains(CGPoint(x: 8, y: 8)))
        #expect(circle.byUnion(with: box).contains(CGPoint(x: 14, y: 4)))
        #expect(!circle.byIntersection(with: box).contains(CGPoint(x: 0, y: 8)))
        #expect(circle.byDifference(from: box).contains(CGPoint(x: 0, y: 8)))
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    }

    @Test("drag, velocity, vortex, noise, charges and closures do what they say")
    func others() {
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(push)
        let drag = UIFieldBehavior.dragField()
        drag.strength = 5
        run(drag, for: 2)
        #expect(item.center.x < 125)
        #expect(item.center.x > 110)
        animator.removeAllBehaviors()
        item.center = CGPoint(x: 100, y: 200)
        let steady = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 1))
        run(steady, for: 0.2)
        #expect(abs(item.center.y - 230) < 2)
        animator.removeAllBehaviors()
        item.center = CGPoint(x: 100, y: 200)
        var asked = 0
        run(
            .field { _, place, _, mass, _, _ in
                asked += 1
                return CGVector(dx: place.x > 0 ? 200 * mass : 0, dy: 0)
            }, for: 0.5)
        #expect(asked > 10)
        #expect(abs(item.center.x - 125) < 2)
        animator.removeAllBehaviors()
        let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
        #expect(noise.smoothness == 0.5)
        let before = item.center
        run(noise, for: 0.5)
        #expect(item.center != before)
        animator.removeAllBehaviors()
        item.center = CGPoint(x: 100, y: 200)
        let charges = UIDynamicItemBehavior(items: [item])
        charges.charge = 1
        animator.addBehavior(charges)
        let electric = UIFieldBehavior.electricField()
        electric.position = CGPoint(x: 300, y: 200)
        run(electric, for: 0.5)
        #expect(item.center.x < 95)
    }
    @Test("the class's methods make objects of the class that is asked")
    func ownClass() {
        let field = Late.dragField()
        field.delay = 2
        #expect(type(of: field) == Late.self)
        #expect(Late.field { _, _, _, _, _, _ in .zero }.delay == 1)
    }

    private final class Late: UIFieldBehavior {
        var delay = 1.0
    }
}
