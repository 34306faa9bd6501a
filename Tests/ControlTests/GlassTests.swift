import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// Glass, the names of iOS 26.
@MainActor
@Suite("Glass")
struct GlassTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 1)

    /// A pane in front of black and white stripes, ten points each.
    private func show(_ pane: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.backgroundColor = .white
        for x in stride(from: 0, to: 200, by: 20) {
            let stripe = UIView(frame: CGRect(x: x, y: 0, width: 10, height: 100))
            stripe.backgroundColor = .black
            root.addSubview(stripe)
        }
        pane.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
        root.addSubview(pane)
        screen.show(root)
        screen.advance(by: 0.1)
    }

    /// How far neighbouring stripes differ in the pane's middle.
    private var contrast: Int {
        let picture = screen.snapshot()
        return abs(Int(picture.pixel(95, 50).green) - Int(picture.pixel(105, 50).green))
    }

    @Test("regular glass blurs what is behind, clear glass less; without it nothing is changed")
    func blurs() {
        let pane = UIVisualEffectView(effect: UIGlassEffect())
        show(pane)
        let regular = contrast
        pane.effect = UIGlassEffect(style: .clear)
        screen.advance(by: 0.1)
        let clear = contrast
        pane.effect = nil
        screen.advance(by: 0.1)
        #expect(regular < clear && clear < contrast && contrast == 255)
    }

    @Test("is a capsule, unless corners are said")
    func shape() {
        let pane = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        show(pane)
        let isRound = screen.snapshot().pixel(22, 22).red
        pane.cornerConfiguration = .corners(radius: 2)
        screen.advance(by: 0.1)
        #expect(isRound == 0 && screen.snapshot().pixel(22, 22).red > 60)
    }

    @Test("comes and goes in its shape")
    func materializes() {
        let pane = UIVisualEffectView(effect: nil)
        show(pane)
        // The stripe from 20 to 30 is black: what is round leaves it so at the corner.
        for effect in [UIGlassEffect(), nil] {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { pane.effect = effect }
            screen.advance(by: 0.5)
            #expect(screen.snapshot().pixel(22, 22).red == 0)
            #expect(screen.snapshot().pixel(24, 50).red > 0)
            screen.advance(by: 0.6)
        }
    }

    @Test("has a colour of its own; two of the same looks are equal, a copy is another object")
    func tint() throws {
        let glass = UIGlassEffect()
        glass.tintColor = .systemGreen
        let pane = UIVisualEffectView(effect: glass)
        show(pane)
        let color = screen.snapshot().pixel(100, 50)
        #expect(color.green > color.red && color.green > color.blue)
        let copy = try #require(glass.copy() as? UIGlassEffect)
        #expect(copy == glass && copy !== glass)
        copy.isInteractive = true
        #expect(copy != glass)
    }

    @Test("swells under a finger where it is asked to, and is itself again afterwards; its transform stays")
    func press() {
        let glass = UIGlassEffect()
        glass.isInteractive = true
        let pane = UIVisualEffectView(effect: glass)
        show(pane)
        func width() -> CGFloat { pane.layer.presentation()?.frame.width ?? 0 }
        let finger = screen.finger(at: CGPoint(x: 100, y: 50))
        screen.advance(by: 1)
        #expect(abs(width() - 170) < 0.5 && pane.transform == .identity)
        finger.lift()
        screen.advance(by: 1.5)
        #expect(abs(width() - 160) < 0.01)
        pane.effect = UIGlassEffect()
        let other = screen.finger(at: CGPoint(x: 100, y: 50))
        screen.advance(by: 1)
        #expect(abs(width() - 160) < 0.01)
        other.lift()
    }

    @Test("buttons of glass are capsules, prominent ones coloured")
    func buttons() {
        var configuration = UIButton.Configuration.prominentGlass()
        configuration.baseBackgroundColor = .systemRed
        let button = UIButton(configuration: configuration)
        show(button)
        let color = screen.snapshot().pixel(60, 50)
        #expect(color.red > color.green + 60 && screen.snapshot().pixel(22, 22).red == 0)
        #expect(UIButton.Configuration.glass().cornerStyle == .capsule)
        #expect(UIButton.Configuration.glass() != .clearGlass())
        #expect(UIButton.Configuration.prominentClearGlass() != .clearGlass())
    }
}
