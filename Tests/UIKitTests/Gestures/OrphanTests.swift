import MutoscopeTesting
import Testing

@testable import UIKit

@Suite("Recognisers whose view goes while a finger is on it") @MainActor
struct OrphanTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)

    /// Notes what it is told.
    private final class Listener: UIGestureRecognizer {
        private(set) var heard: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { heard.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { heard.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { heard.append("cancelled") }
        override func reset() { heard.append("reset") }
    }

    private func page() -> UIView {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        screen.show(page)
        return page
    }

    @Test("are told no more", arguments: [true, false])
    func listener(isReleased: Bool) {
        let page = page(), listener = Listener(target: nil, action: nil)
        var view: UIView? = UIView(frame: page.bounds)
        view?.addGestureRecognizer(listener)
        page.addSubview(view!)
        let finger = screen.finger(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.1)
        view?.removeFromSuperview()
        if isReleased { view = nil }
        screen.advance(by: 0.1)
        let before = listener.heard
        #expect(before.first == "began")
        finger.lift()
        screen.advance(by: 0.1)
        #expect((listener.view == nil) == isReleased)
        #expect(listener.heard == before + (isReleased ? [] : ["ended"]))
        #expect(listener.state == .possible)
    }

    @Test("let the program go on where they were a text's own", arguments: [0.05, 0.7])
    func text(held: Double) {
        let page = page()
        weak var gone: UITextView?
        do {
            let view = UITextView(frame: page.bounds)
            view.text = "Some words to hold"
            page.addSubview(view)
            gone = view
            view.becomeFirstResponder()
        }
        screen.advance(by: 0.2)
        let finger = screen.finger(at: CGPoint(x: 30, y: 20))
        screen.advance(by: held)
        gone?.resignFirstResponder()
        gone?.removeFromSuperview()
        screen.advance(by: 0.3)
        finger.move(to: CGPoint(x: 80, y: 60))
        screen.advance(by: 0.3)
        finger.lift()
        screen.advance(by: 2)
        #expect(gone == nil)
    }

    @Test("let links that ran with their layer end")
    func links() {
        let page = page()
        var view: UIView? = UIView(), ticks = 0
        page.addSubview(view!)
        let link = CADisplayLink.running(with: view!.layer) { _ in ticks += 1 }
        screen.advance(by: 0.1)
        let before = ticks
        #expect(before > 0)
        view?.removeFromSuperview()
        view = nil
        screen.advance(by: 0.5)
        #expect(ticks == before)
        link.invalidate()
    }

    @Test("stop what they scrolled at an edge of a text that is gone")
    func edges() {
        let page = page()
        weak var gone: UITextView?
        do {
            let view = UITextView(frame: page.bounds)
            view.text = Array(repeating: "A line of words", count: 60).joined(separator: "\n")
            page.addSubview(view)
            view.becomeFirstResponder()
            gone = view
        }
        screen.advance(by: 0.3)
        let finger = screen.finger(at: CGPoint(x: 60, y: 60))
        screen.advance(by: 0.8)
        finger.move(to: CGPoint(x: 60, y: 296), over: 0.3)
        screen.advance(by: 0.3)
        gone?.resignFirstResponder()
        gone?.removeFromSuperview()
        screen.advance(by: 1)
        finger.lift()
        screen.advance(by: 0.5)
        #expect(gone == nil)
    }

    @Test("keep nobody waiting for them to fail")
    func waiting() {
        let page = page(), tap = UITapGestureRecognizer()
        var taps = 0
        tap.addAction(UIAction { _ in taps += 1 })
        page.addGestureRecognizer(tap)
        do {
            let view = UIView(frame: page.bounds), long = UILongPressGestureRecognizer()
            view.addGestureRecognizer(long)
            tap.require(toFail: long)
            page.addSubview(view)
        }
        let finger = screen.finger(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.1)
        page.subviews.first?.removeFromSuperview()
        finger.lift()
        screen.advance(by: 0.5)
        #expect(taps == 1)
        screen.tap(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 1)
        #expect(taps == 2)
    }
}
