import MutoscopeTesting
import Testing

@testable import UIKit

/// Blurs that come and go in animations, over a colour that a saturation would change.
@MainActor @Suite("Blurs in animations") struct BlurAnimationTests {
    private let screen = TestScreen(size: CGSize(width: 120, height: 120), scale: 1)
    private let page = UIView()
    private let blurred = UIVisualEffectView(effect: nil)

    init() {
        page.backgroundColor = UIColor(red: 0.6, green: 0.3, blue: 0.3, alpha: 1)
        screen.show(page)
        blurred.frame = page.bounds
        page.addSubview(blurred)
        screen.advance(by: 0.1)
    }

    private var color: [Int] {
        let shot = screen.snapshot()
        let data = [UInt8](shot.dataProvider!.data! as Data), place = 60 * shot.bytesPerRow + 60 * 4
        return data[place..<place + 3].map(Int.init)
    }

    @Test("colours begin as they are without the effect and end as they are with it, both ways")
    func fraction() {
        let plain = color
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            self.blurred.effect = UIBlurEffect(style: .light)
        }
        animator.pausesOnCompletion = true
        var seen: [[Int]] = []
        for fraction in [0, 0.01, 0.5, 0.99] {
            animator.fractionComplete = fraction
            screen.advance(by: 0.05)
            seen.append(color)
        }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        screen.advance(by: 0.05)
        let full = color
        #expect(seen[0] == plain)
        #expect(full != plain)
        for (near, far) in [(seen[1], plain), (seen[3], full)] {
            #expect(zip(near, far).allSatisfy { abs($0 - $1) <= 3 }, "\(near) is far from \(far)")
        }
        // Half-way the tint is half there.
        #expect(zip(seen[2], zip(plain, full)).allSatisfy { abs($0 - ($1.0 + $1.1) / 2) <= 12 }, "\(seen[2])")

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.blurred.effect = nil }
        screen.advance(by: 0.01)
        #expect(zip(color, full).allSatisfy { abs($0 - $1) <= 6 }, "\(color) is far from \(full)")
        screen.advance(by: 1.1)
        #expect(color == plain)
    }
}
