import Testing
import UIKit

/// Objects that stand for values are equal when their values are, whichever object they are.
@MainActor @Suite("Objects that are values")
struct ValueObjectTests {
    private func shadow(_ blur: CGFloat, _ color: UIColor?) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = blur
        shadow.shadowColor = color
        return shadow
    }

    @Test("shadows, and attributes that hold them")
    func shadows() {
        #expect(shadow(3, .red) == shadow(3, .red))
        #expect(shadow(3, .red).hash == shadow(3, .red).hash)
        #expect(shadow(3, .red) == shadow(3, .red).copy() as? NSShadow)
        #expect(shadow(3, .red) != shadow(4, .red))
        #expect(shadow(3, .red) != shadow(3, .blue))
        #expect(shadow(3, nil) != shadow(3, UIColor(white: 0, alpha: 1 / 3)))
        let text = { NSAttributedString(string: "a", attributes: [.shadow: shadow(3, .red)]) }
        #expect(text() == text())
    }

    @Test("tab stops")
    func tabs() {
        #expect(NSTextTab(textAlignment: .left, location: 20) == NSTextTab(textAlignment: .left, location: 20))
        #expect(NSTextTab(textAlignment: .left, location: 20) != NSTextTab(textAlignment: .right, location: 20))
        #expect(NSTextTab(textAlignment: .left, location: 20) != NSTextTab(textAlignment: .left, location: 21))
    }

    @Test("blurs and what stands on them")
    func effects() {
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
        let vibrancy = { UIVibrancyEffect(blurEffect: UIBlurEffect(style: $0), style: .label) }
        #expect(vibrancy(.dark) == vibrancy(.dark))
        #expect(vibrancy(.dark) != vibrancy(.light))
    }

    @Test("configurations of symbols")
    func symbols() {
        let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        #expect(large == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        #expect(large.isEqual(to: UIImage.SymbolConfiguration(weight: .bold)) == false)
        #expect(large.applying(UIImage.SymbolConfiguration(weight: .bold)) == large)
    }
}
