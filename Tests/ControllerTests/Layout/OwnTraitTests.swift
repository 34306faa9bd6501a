import MutoscopeTesting
import Testing
import UIKit

/// Windows and views that say themselves which traits they have, as the windows of snapshot tests do.
@MainActor @Suite("Traits that a class overrides") struct OwnTraitTests {
    private final class Phone: UIWindow {
        var own = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.preferredContentSizeCategory = .extraExtraExtraLarge
        }
        override var traitCollection: UITraitCollection { own }
    }
    private final class Compact: UIView {
        override var traitCollection: UITraitCollection {
            super.traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
        }
    }
    private final class Page: UIViewController {
        var changes = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
    }
    private let screen = TestScreen(size: CGSize(width: 800, height: 800), scale: 3)

    private func show(_ page: UIViewController) -> Phone {
        screen.advance(by: 0)
        let window = Phone(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = page
        window.isHidden = false
        screen.advance(by: 0.02)
        return window
    }

    @Test("pages and views inside have them, whenever they come; what the class leaves open comes from above")
    func window() {
        let page = Page(), label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        page.view.backgroundColor = .systemBackground
        page.view.addSubview(label)
        let window = show(page), late = UIView()
        page.view.addSubview(late)
        for view in [page.view!, late] {
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            #expect(view.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
            #expect(view.traitCollection.displayScale == 3)
        }
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        #expect(label.font.pointSize == 23)
        window.overrideUserInterfaceStyle = .light
        #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("what is the same again is told to nobody")
    func unchanged() {
        let page = Page(), window = show(page), told = page.changes
        window.own = UITraitCollection(traitsFrom: [window.own])
        window.overrideUserInterfaceStyle = .light
        window.overrideUserInterfaceStyle = .unspecified
        #expect(page.changes == told)
    }

    @Test("a view that changes what it has from above changes it for what is inside")
    func view() {
        let compact = Compact(), inner = UIView()
        compact.addSubview(inner)
        screen.show(compact)
        screen.advance(by: 0)
        #expect(compact.superview?.traitCollection.horizontalSizeClass == .regular)
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("a scene that is made by its class is connected to nothing and has the main screen")
    func looseScene() {
        screen.advance(by: 0)
        let scene = UIWindowScene()
        #expect(scene.activationState == .unattached && scene.screen === UIScreen.main)
        let window = UIWindow(windowScene: scene)
        #expect(window.windowScene != nil)
    }
}
