import MutoscopeTesting
import Observation
import Testing
import UIKit

/// What views show is brought up to date before they are laid out.
@MainActor @Suite("updateProperties()") struct PropertyUpdateTests {
    @Observable final class Model {
        var title = "a"
        var unread = 0
    }

    final class Card: UIView {
        let model: Model
        var calls: [String] = []

        init(_ model: Model) {
            self.model = model
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() {
            super.updateProperties()
            calls.append("properties \(model.title)")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            calls.append("layout")
        }
    }

    final class Page: UIViewController {
        var updates = 0
        override func updateProperties() {
            super.updateProperties()
            updates += 1
        }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 300))

    @Test("they come before the first layout, and after a wish without another")
    func order() {
        let card = Card(Model()), page = Page()
        page.loadViewIfNeeded()
        page.view.addSubview(card)
        screen.show(page)
        screen.advance(by: 0.1)
        #expect(card.calls.first == "properties a")
        #expect(card.calls.count { $0.hasPrefix("properties") } == 1)
        #expect(page.updates == 1)
        card.calls = []
        card.setNeedsUpdateProperties()
        page.setNeedsUpdateProperties()
        #expect(card.calls.isEmpty)
        screen.advance(by: 0.1)
        #expect(card.calls == ["properties a"])
        #expect(page.updates == 2)
        card.setNeedsUpdateProperties()
        page.updatePropertiesIfNeeded()
        #expect(card.calls.count == 2)
        screen.advance(by: 0.1)
        #expect(card.calls.count == 2)
    }

    @Test("a change of what was read in them has them called again")
    func observation() {
        let model = Model(), card = Card(model), page = UIView()
        page.addSubview(card)
        screen.show(page)
        screen.advance(by: 0.1)
        card.calls = []
        model.unread = 3
        screen.advance(by: 0.1)
        #expect(card.calls.isEmpty)
        for word in ["b", "c"] {
            model.title = word
            screen.advance(by: 0.1)
        }
        #expect(card.calls == ["properties b", "properties c"])
    }
}
