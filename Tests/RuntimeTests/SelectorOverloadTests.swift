import CoreGraphics
import MutoscopeTesting
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

    private final class Desk: NSObject {
        nonisolated(unsafe) static var log: [String] = []
        var word = ""
        class func open() { log.append("open") }
        class func close(_ word: Any?) { log.append("close \(word as? String ?? "")") }
    }

    @MainActor @Test("of a class are sent to the class, at once or later")
    func sentToClasses() {
        Desk.log = []
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        Desk.perform(Selector("open", Desk.open))
        Desk.perform(Selector("close:", Desk.close), with: "a", afterDelay: 1)
        Desk.perform(Selector("close:", Desk.close), with: "b", afterDelay: 1)
        #expect(Desk.log == ["open"])
        Desk.cancelPreviousPerformRequests(
            withTarget: Desk.self, selector: Selector("close:", Desk.close), object: "a" as NSString)
        screen.advance(by: 1.1)
        #expect(Desk.log == ["open", "close b"])
    }

    @Test("the size of an object is that of its properties and its head")
    func instanceSizes() {
        final class Three { var a = 1, b = 2, c = Int8(3) }
        #expect(class_getInstanceSize(Three.self) == 33)
        #expect(class_getInstanceSize(nil) == 0)
        #expect(class_getInstanceSize(Desk.self) > class_getInstanceSize(NSObject.self))
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

    @Test("an observer of no known type hears of notifications, and so does a class")
    func anyObserver() async {
        await MainActor.run {
            let page = Page(), center = NotificationCenter(), name = Notification.Name("n")
            let observers: [Any] = [page, Desk.self]
            center.addObserver(observers[0], selector: Selector("take:", Page.take), name: name, object: nil)
            Desk.log = []
            center.addObserver(
                observers[1], selector: Selector("open", Desk.open), name: name, object: nil)
            center.post(name: name, object: nil)
            #expect(page.calls == 1)
            #expect(Desk.log == ["open"])
        }
    }
}
