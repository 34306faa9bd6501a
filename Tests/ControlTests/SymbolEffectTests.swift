import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("symbol effects")
struct SymbolEffectTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100))
    private let view = UIImageView(image: UIImage(systemName: "heart"))

    private func show() {
        view.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        screen.show(view)
    }

    private func scale() -> CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }

    @Test("a bounce plays once and tells of its end")
    func bounce() {
        show()
        var ended = 0
        view.addSymbolEffect(.bounce) { context in
            #expect(context.isFinished)
            ended += 1
        }
        screen.advance(by: 0.175)
        #expect(scale() > 1.1)
        screen.advance(by: 1)
        #expect(scale() == 1)
        #expect(ended == 1)
    }

    @Test("a pulse goes on until it is taken away, or so often as options say")
    func pulse() {
        show()
        view.addSymbolEffect(.pulse)
        screen.advance(by: 12)
        #expect(view.layer.animationKeys()?.isEmpty == false)
        view.removeSymbolEffect(ofType: .pulse)
        #expect(view.layer.animationKeys() ?? [] == [])
        view.addSymbolEffect(.pulse, options: .repeat(2))
        screen.advance(by: 3)
        #expect(view.layer.animationKeys() ?? [] == [])
    }

    @Test("scaling and vanishing stay until they are taken away")
    func lasting() {
        show()
        view.addSymbolEffect(.scale.up, animated: false)
        #expect(view.layer.affineTransform().a == 1.1)
        view.removeAllSymbolEffects(animated: false)
        #expect(view.layer.affineTransform().a == 1)
        view.addSymbolEffect(.disappear)
        screen.advance(by: 1)
        #expect(view.layer.opacity == 0)
        view.addSymbolEffect(.appear)
        screen.advance(by: 1)
        #expect(view.layer.opacity == 1)
    }

    @Test("another symbol takes the place of one")
    func replacement() {
        show()
        let star = UIImage(systemName: "star") ?? UIImage()
        view.setSymbolImage(star, contentTransition: .replace)
        screen.advance(by: 0.1)
        #expect(view.image !== star)
        screen.advance(by: 1)
        #expect(view.image === star)
        #expect(view.layer.opacity == 1)
    }
}
