import MutoscopeTesting
import Testing
import UIKit

/// `registerForTraitChanges` as Apple documents it, in a class that is not final.
class TraitWatcher: UIViewController {
    var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.heard.append("self \(previous.userInterfaceStyle.rawValue)")
        }
        registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], handler: { (self: Self, _) in self.heard.append("handler") })
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (watcher: TraitWatcher, _) in
            watcher.heard.append("class")
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { watcher, _ in watcher.heard.append("open") }
        registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], action: Selector("changed:previous:", TraitWatcher.changed(_:previous:)))
        registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: self, action: Selector("configure", TraitWatcher.configure))
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            [weak self] (view: UIView, _: UITraitCollection) in
            self?.heard.append("view")
        }
    }

    func changed(_ environment: any UITraitEnvironment, previous: UITraitCollection) { heard.append("action") }
    func configure() { heard.append("target") }
}

@MainActor struct TraitRegistrationTests {
    @Test func everyFormIsHeard() {
        let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1), watcher = TraitWatcher()
        screen.show(watcher)
        watcher.overrideUserInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(watcher.heard.sorted() == ["action", "class", "handler", "open", "self 1", "target", "view"])
    }

    @Test func collectionsOfOneTrait() {
        #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
        #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
        #expect(UITraitCollection(activeAppearance: .inactive).activeAppearance == .inactive)
        #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
    }
}
