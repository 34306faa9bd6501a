import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// Effects of symbols that came with newer systems.
@MainActor @Suite("Later symbol effects") struct LaterSymbolEffectTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100))
    private let view = UIImageView(image: UIImage(systemName: "bell"))

    init() {
        view.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        screen.show(view)
    }

    private var transform: CATransform3D { view.layer.presentation()?.transform ?? CATransform3DIdentity }

    @Test("a wiggle to the right goes right first, then left, rests and begins again")
    func wiggle() {
        view.addSymbolEffect(.wiggle.right)
        screen.advance(by: 0.14)
        #expect(transform.m41 > 2)
        screen.advance(by: 0.14)
        #expect(transform.m41 < -1)
        screen.advance(by: 0.62)
        #expect(abs(transform.m41) < 0.01)
        screen.advance(by: 0.74)
        #expect(abs(transform.m41) > 0.5)
        view.removeSymbolEffect(ofType: .wiggle)
        #expect(view.layer.animationKeys() ?? [] == [])
    }

    @Test("a wiggle goes along any angle, and forward as one reads")
    func ways() {
        view.addSymbolEffect(.wiggle.custom(angle: 90), options: .nonRepeating)
        screen.advance(by: 0.14)
        #expect(transform.m42 > 2 && abs(transform.m41) < 0.01)
        view.removeAllSymbolEffects()
        view.semanticContentAttribute = .forceRightToLeft
        view.addSymbolEffect(.wiggle.forward, options: .nonRepeating)
        screen.advance(by: 0.14)
        #expect(transform.m41 < -2)
    }

    @Test("turning goes once round either way")
    func rotate() {
        view.addSymbolEffect(.rotate.counterClockwise, options: .repeat(1))
        screen.advance(by: 0.6)
        #expect(transform.m11 < -0.9)
        screen.advance(by: 1)
        #expect(view.layer.animationKeys() ?? [] == [])
    }

    @Test("breathing grows and shrinks, fainter while small where it pulses")
    func breathe() {
        view.addSymbolEffect(.breathe.pulse)
        screen.advance(by: 1)
        #expect(transform.m11 > 1.1)
        #expect(view.layer.presentation()?.opacity ?? 0 > 0.95)
        screen.advance(by: 0.95)
        #expect(transform.m11 < 1.05)
        #expect(view.layer.presentation()?.opacity ?? 1 < 0.7)
    }

    @Test("effects repeat with a pause, and so often")
    func pauses() {
        view.addSymbolEffect(.rotate, options: .repeat(.periodic(2, delay: 1)))
        screen.advance(by: 1.7)
        #expect(abs(transform.m11 - 1) < 0.001)
        screen.advance(by: 1.1)
        #expect(transform.m11 < 0)
        screen.advance(by: 2)
        #expect(view.layer.animationKeys() ?? [] == [])
    }

    @Test("a magic replacement replaces")
    func magic() {
        let star = UIImage(systemName: "star") ?? UIImage()
        view.setSymbolImage(star, contentTransition: .replace.magic(fallback: .downUp))
        screen.advance(by: 1)
        #expect(view.image === star)
    }

    @Test("a button's symbol changes by its transition")
    func button() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "play.fill")
        configuration.symbolContentTransition = UISymbolContentTransition(.replace)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        screen.show(button)
        screen.advance(by: 0.1)
        let before = try #require(button.imageView?.image)
        button.configuration?.image = UIImage(systemName: "pause.fill")
        screen.advance(by: 0.05)
        #expect(button.imageView?.image === before)
        screen.advance(by: 1)
        #expect(button.imageView?.image !== before)
    }

    @Test("the symbol of a bar's button moves, in each view that shows it")
    func bar() throws {
        let item = UIBarButtonItem(image: UIImage(systemName: "bell"), primaryAction: UIAction { _ in })
        item.addSymbolEffect(.breathe)
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = item
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
        func picture() throws -> UIImageView { try #require((item.shownView as? BarItemView)?.symbolView) }
        #expect(try picture().layer.animationKeys()?.isEmpty == false)
        item.tintColor = .red
        #expect(try picture().layer.animationKeys()?.isEmpty == false)
        item.removeAllSymbolEffects()
        #expect(try picture().layer.animationKeys() ?? [] == [])
    }
}
