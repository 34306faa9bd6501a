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
}
