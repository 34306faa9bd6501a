import Testing
import UIKit

@testable import MutoscopeTesting

@MainActor
@Suite("Fingers by words", .serialized)
struct WordsTests {
    private let screen = TestScreen(size: CGSize(width: 240, height: 280), scale: 1)
    private let form = FormController()

    init() {
        screen.show(form)
    }

    @Test("tapping, typing and waiting by words")
    func use() {
        screen.tap("Save")
        #expect(form.saved == 1)
        screen.type("Ada", into: "name")
        #expect(form.name.text == "Ada")
        #expect(form.name.isFirstResponder)
        UIView.animate(withDuration: 0.5, delay: 0.5) {
            form.heading.alpha = 0
        } completion: { _ in
            form.heading.text = "Done"
            form.heading.alpha = 1
        }
        #expect(screen.wait(for: "Done"))
        #expect(screen.now < 2)
        #expect(screen.wait(until: { form.heading.text == "Done" }))
    }

    @Test("what is not there is answered with what is")
    func missing() throws {
        let error = try #require(throws: ElementNotFound.self) { try screen.find(label: "Delete") }
        #expect(error.description.contains("Nothing on the screen is called \"Delete\""))
        #expect(error.description.contains("button \"Cancel\" (10 210; 100 44)"))
        #expect(throws: ElementNotFound.self) { try screen.find(identifier: "email") }
        withKnownIssue { screen.tap("Delete") }
        withKnownIssue { screen.wait(until: { false }, for: 0.5) }
        #expect(screen.now < 0.6)
    }

    @Test("two of one name are listed; one of them that fingers use is meant")
    func several() throws {
        form.cancel.setTitle("Account", for: .normal)
        #expect(try screen.find(label: "Account").role == "button")
        form.cancel.setTitle("Save", for: .normal)
        let error = try #require(throws: ElementNotFound.self) { try screen.find(label: "Save") }
        #expect(error.description.contains("2 elements are meant"))
        #expect(error.description.contains("UIButton[1]"))
        #expect(try screen.find(label: "save", in: form.save).frame == form.save.frame)
    }

    @Test("what is covered cannot be tapped, and the error says by what")
    func covered() throws {
        let cover = UIScrollView(frame: form.view.bounds)
        form.view.addSubview(cover)
        let error = try #require(throws: ElementNotFound.self) { try screen.tap(screen.find(label: "Save")) }
        #expect(error.description.contains("UIScrollView is in front of it"))
        #expect(form.saved == 0)
    }

    @Test("what is out of sight in a scroll view is scrolled to")
    func scrolls() {
        let scrollView = UIScrollView(frame: form.view.bounds)
        scrollView.contentSize = CGSize(width: 240, height: 1000)
        form.view.addSubview(scrollView)
        form.save.frame.origin.y = 900
        scrollView.addSubview(form.save)
        screen.tap("Save")
        #expect(form.saved == 1)
        #expect(scrollView.contentOffset.y > 600)
    }
}
