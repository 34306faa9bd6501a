import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Kinds of attachments")
struct AttachmentKindTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 400), scale: 1)
    private let controller = UIViewController()
    private let animator: UIDynamicAnimator
    private let a = UIView(frame: CGRect(x: 180, y: 80, width: 40, height: 40))
    private let b = UIView(frame: CGRect(x: 180, y: 180, width: 40, height: 40))

    init() {
        screen.show(controller)
        for view in [a, b] { controller.view.addSubview(view) }
        animator = UIDynamicAnimator(referenceView: controller.view)
    }

    private var turnOfA: CGFloat { atan2(a.transform.b, a.transform.a) }

    private func distance(_ p: CGPoint, _ q: CGPoint) -> CGFloat { hypot(p.x - q.x, p.y - q.y) }

    @Test("a sliding item keeps to its line and its range, and does not turn")
    func sliding() {
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: a, attachmentAnchor: a.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
        #expect(rail.attachmentRange.isInfinite)
        rail.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
        let push = UIPushBehavior(items: [a], mode: .continuous)
        push.pushDirection = CGVector(dx: 3, dy: 2)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: a)
        animator.addBehavior(rail)
        animator.addBehavior(push)
        screen.advance(by: 3)
        #expect(abs(a.center.x - 200) < 1)
        #expect(abs(a.center.y - 160) < 2)
        #expect(abs(turnOfA) < 0.02)
        push.pushDirection = CGVector(dx: 3, dy: -2)
        screen.advance(by: 4)
        #expect(abs(a.center.y - 80) < 2)
    }

    @Test("a rope holds back, and does not push")
    func limit() {
        let rope = UIAttachmentBehavior.limitAttachment(
            with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
        #expect(rope.length == 100)
        let anchor = UIDynamicItemBehavior(items: [b])
        anchor.isAnchored = true
        let push = UIPushBehavior(items: [a], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        animator.addBehavior(anchor)
        animator.addBehavior(rope)
        animator.addBehavior(push)
        var least = CGFloat.infinity, most: CGFloat = 0
        for _ in 0..<60 {
            screen.advance(by: 0.05)
            least = min(least, distance(a.center, b.center))
            most = max(most, distance(a.center, b.center))
        }
        #expect(least < 20)
        #expect(most < 104)
    }

    @Test("fixed items move and turn as one")
    func fixed() {
        animator.addBehavior(.init())
        let joint = UIAttachmentBehavior.fixedAttachment(
            with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 200, y: 150))
        let push = UIPushBehavior(items: [a], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.2, dy: 0)
        animator.addBehavior(joint)
        animator.addBehavior(push)
        screen.advance(by: 0.5)
        #expect(abs(distance(a.center, b.center) - 100) < 2)
        let turnOfB = atan2(b.transform.b, b.transform.a)
        #expect(abs(turnOfA - turnOfB) < 0.05)
        #expect(abs(turnOfA) > 0.1)
    }

    @Test("pinned items turn about the point that they share")
    func pin() {
        let pin = UIAttachmentBehavior.pinAttachment(
            with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 200, y: 150))
        let anchor = UIDynamicItemBehavior(items: [b])
        anchor.isAnchored = true
        let push = UIPushBehavior(items: [a], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.3, dy: 0)
        animator.addBehavior(anchor)
        animator.addBehavior(pin)
        animator.addBehavior(push)
        screen.advance(by: 0.4)
        #expect(abs(distance(a.center, CGPoint(x: 200, y: 150)) - 50) < 2)
        #expect(abs(turnOfA) > 0.2)
        #expect(b.center == CGPoint(x: 200, y: 200))
    }

    @Test("ranges of numbers")
    func ranges() {
        #expect(UIFloatRange() == .zero)
        #expect(UIFloatRange.infinite.isInfinite)
        #expect(!UIFloatRange(minimum: 0, maximum: .infinity).isInfinite)
        #expect(UIFloatRange(minimum: 1, maximum: 2).maximum == 2)
    }
}
