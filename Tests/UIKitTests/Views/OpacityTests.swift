import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("Opaque views") struct OpacityTests {
    private final class Dot: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }
    private let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1)

    private func pixel(_ change: (Dot) -> Void) -> (red: UInt8, green: UInt8, blue: UInt8) {
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), dot = Dot(frame: back.bounds)
        back.backgroundColor = .blue
        back.addSubview(dot)
        change(dot)
        screen.show(back)
        screen.advance(by: 0)
        let found = screen.snapshot().pixel(20, 20)
        return (found.red, found.green, found.blue)
    }

    @Test("views are opaque and cleared before drawing unless they say otherwise")
    func defaults() {
        #expect(UIView().isOpaque)
        #expect(UIView().clearsContextBeforeDrawing)
        #expect(!UILabel().isOpaque)
        #expect(!UIButton().isOpaque)
        #expect(!UITextField().isOpaque)
        let view = UIView()
        view.isOpaque = false
        view.clearsContextBeforeDrawing = false
        #expect(!view.isOpaque)
        #expect(!view.layer.isOpaque)
        #expect(!view.clearsContextBeforeDrawing)
    }

    @Test("what an opaque view without a background leaves out is black")
    func blackGround() {
        #expect(pixel { _ in } == (0, 0, 0))
        #expect(pixel { $0.isOpaque = false } == (0, 0, 255))
        #expect(pixel { $0.backgroundColor = .clear } == (0, 0, 255))
        #expect(pixel { $0.backgroundColor = .red } == (255, 0, 0))
        let late = pixel {
            $0.backgroundColor = .red
            $0.backgroundColor = nil
        }
        #expect(late == (0, 0, 0))
    }
}
