import Testing

@testable import UIKit

/// A method of a view named outside of the main actor, as test cases do.
@Suite("Selectors named anywhere") struct SelectorOverloadTests {
    private final class Page: UIViewController {
        var calls = 0
        func someSelector() { calls += 1 }
        func take(_ note: Notification) { calls += 1 }
    }

    @Test("stay methods that can be sent")
    func sent() async {
        let plain = Selector("someSelector", Page.someSelector), noted = Selector("take:", Page.take)
        await MainActor.run {
            let page = Page()
            plain.perform(on: page)
            noted.perform(on: page, with: Notification(name: Notification.Name("n")))
            #expect(page.calls == 2)
        }
    }

    private final class Plain: NSObject {
        var calls = 0
        func stopped() { calls += 1 }
        func take(_ number: Int) { calls += number }
    }

    @MainActor @Test("of classes outside of the main actor are sent to their objects")
    func ofPlainClasses() {
        let plain = Plain()
        Selector("stopped", Plain.stopped).perform(on: plain)
        Selector("take:", Plain.take).perform(on: plain, with: 5)
        #expect(plain.calls == 6)
    }

    @MainActor @Test("reach a handler that promises another class of sender and does not look at it")
    func otherSender() {
        final class Handler: UIViewController {
            var calls = 0
            func tapped(_ sender: UIButton) { calls += 1 }
        }
        let handler = Handler()
        let item = UIBarButtonItem(
            title: "Go", style: .plain, target: handler, action: Selector("tapped:", Handler.tapped))
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        #expect(handler.calls == 1)
    }

    private final class Shared {
        @MainActor static var calls: [String] = []
        @MainActor static func update() { calls.append("update") }
        @MainActor static func take(_ note: Notification) { calls.append(note.name.rawValue) }
    }

    @MainActor @Test("of classes are sent to classes that observe")
    func ofClasses() {
        let center = NotificationCenter(), name = Notification.Name("turned")
        center.addObserver(Shared.self, selector: Selector("update", Shared.update), name: name, object: nil)
        center.addObserver(Shared.self, selector: Selector("take:", Shared.take), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(Shared.calls.sorted() == ["turned", "update"])
        center.removeObserver(Shared.self)
        center.post(name: name, object: nil)
        #expect(Shared.calls.count == 2)
    }
}
