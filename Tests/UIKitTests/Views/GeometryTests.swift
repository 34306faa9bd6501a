import MutoscopeTesting
import Testing

@testable import UIKit

@Suite("View geometry") @MainActor
struct GeometryTests {
    @Test("frame, bounds and center agree through the measured sequence")
    func sequence() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
        view.bounds = CGRect(x: 5, y: 5, width: 200, height: 100)
        #expect(view.frame == CGRect(x: 60, y: 45, width: 200, height: 100))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 60, y: 45, width: 400, height: 300))
    }

    nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
        ([.flexibleWidth], CGRect(x: 10, y: 20, width: 130, height: 40)),
        ([.flexibleLeftMargin], CGRect(x: 110, y: 20, width: 30, height: 40)),
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 10 + 100 * 10.0 / 70, y: 20, width: 30, height: 40)),
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], CGRect(x: 20, y: 20, width: 60, height: 40)),
        ([.flexibleHeight, .flexibleBottomMargin], CGRect(x: 10, y: 20, width: 30, height: 65)),
    ]

    @Test("autoresizing shares the change in proportion to the old lengths", arguments: masks)
    func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(abs(child.frame.minX - expected.minX) < 1e-9)
        #expect(abs(child.frame.minY - expected.minY) < 1e-9)
        #expect(abs(child.frame.width - expected.width) < 1e-9)
        #expect(abs(child.frame.height - expected.height) < 1e-9)
    }

    @Test("a transform lays out neither the view nor the one around it; a new size does both")
    func layoutMarks() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        parent.addSubview(child)
        parent.layoutIfNeeded()
        child.transform = CGAffineTransform(rotationAngle: 1)
        child.layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(!child.layer.needsLayout())
        #expect(!parent.layer.needsLayout())
        child.bounds.size.width = 50
        #expect(child.layer.needsLayout())
        #expect(parent.layer.needsLayout())
    }

    @Test("points convert between views, through scrolling and turning")
    func conversion() {
        let screen = TestScreen(size: CGSize(width: 300, height: 300))
        let a = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        let b = UIView(frame: CGRect(x: 5, y: 6, width: 40, height: 40))
        screen.show(a)
        a.addSubview(b)
        a.bounds.origin = CGPoint(x: 0, y: 10)
        #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 25, y: 26))
        #expect(b.convert(CGPoint(x: 25, y: 26), from: nil) == .zero)
        b.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let corner = b.convert(CGPoint.zero, to: a)
        #expect(abs(corner.x - 45) < 1e-9)
        #expect(abs(corner.y - 6) < 1e-9)
        let box = b.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: a)
        #expect(abs(box.width - 20) < 1e-9)
        #expect(abs(box.height - 10) < 1e-9)
    }

    @Test("touches find the front view; hidden, clear, disabled and outside ones are passed by")
    func hitTesting() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let front = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        let outside = UIView(frame: CGRect(x: 90, y: 90, width: 60, height: 60))
        for view in [back, front, outside] { root.addSubview(view) }
        let point = CGPoint(x: 30, y: 30)
        #expect(root.hitTest(point, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.alpha = 0.009
        #expect(root.hitTest(point, with: nil) === back)
        front.alpha = 0.01
        #expect(root.hitTest(point, with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
    }

    /// A view of any shape answers for itself.
    private final class Round: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let dx = point.x - bounds.midX, dy = point.y - bounds.midY
            return dx * dx + dy * dy <= bounds.midX * bounds.midX ? super.hitTest(point, with: event) : nil
        }
    }

    @Test("overridden hit tests are asked at any depth")
    func overriddenHitTest() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: root.bounds), round = Round(frame: root.bounds)
        root.addSubview(middle)
        middle.addSubview(round)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === round)
        #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === middle)
    }

    @Test("hit testing sees what perspective shows")
    func perspective() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.addSubview(card)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 200
        card.transform3D = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        let left = card.layer.convert(CGPoint(x: 1, y: 50), to: root.layer)
        #expect(root.hitTest(left, with: nil) === card)
        #expect(root.hitTest(CGPoint(x: left.x - 3, y: left.y), with: nil) === root)
        card.transform3D = CATransform3DRotate(transform, .pi / 2, 0, 1, 0)
        #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === root)
    }

    @Test("sizeToFit keeps the origin")
    func sizeToFit() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
        }
        let view = Fixed(frame: CGRect(x: 7, y: 9, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 7, y: 9, width: 30, height: 10))
    }
}
