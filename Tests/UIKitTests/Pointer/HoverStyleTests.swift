import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// What views do while the pointer is over them.
@MainActor @Suite("Hover styles") struct HoverStyleTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let view = UIView(frame: CGRect(x: 50, y: 50, width: 60, height: 40))

    init() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        screen.show(controller)
        controller.view.addSubview(view)
        screen.advance(by: 0.1)
    }

    private func red(_ x: Int, _ y: Int) -> UInt8 { screen.snapshot().pixel(x, y).red }

    private func hover(_ x: CGFloat) {
        screen.hover(at: CGPoint(x: x, y: 70))
        screen.advance(by: 0.4)
    }

    @Test("a highlight has the outline of its shape, and goes with the pointer")
    func capsule() {
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
        #expect(red(80, 70) == 255)
        hover(80)
        #expect(red(80, 70) < 240 && red(45, 70) == 255)
        #expect(red(51, 51) == 255)
        hover(10)
        #expect(red(80, 70) == 255)
    }

    @Test("a rectangle has the corners that are said")
    func corners() {
        view.hoverStyle = UIHoverStyle(
            effect: .highlight, shape: .rect(cornerRadius: 20, maskedCorners: .topLeft))
        hover(80)
        #expect(red(51, 51) == 255 && red(108, 51) < 240)
    }

    @Test("a shape farther inside leaves the edges alone")
    func inset() {
        view.hoverStyle = UIHoverStyle(shape: UIShape.rect.inset(by: 10))
        hover(80)
        #expect(red(55, 70) == 255 && red(65, 70) < 240)
    }

    @Test("a lifted view grows; a style that is off or taken away does nothing")
    func lift() {
        view.backgroundColor = .black
        view.hoverStyle = UIHoverStyle(effect: .lift)
        hover(80)
        #expect(red(49, 70) < 255)
        view.hoverStyle?.isEnabled = false
        hover(81)
        #expect(red(49, 70) == 255)
        view.hoverStyle = nil
        #expect(view.interactions.isEmpty)
    }
}
