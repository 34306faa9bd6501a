import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Presentations")
struct PresentationTests {
    let log = CallLog()
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let a: LoggingController
    let b: LoggingController

    init() {
        a = LoggingController("A", log, color: .systemRed)
        b = LoggingController("B", log, color: .systemGreen)
        screen.show(a)
        screen.advance(by: 0.1)
        log.clear()
    }

    private func present(_ presented: UIViewController, _ style: UIModalPresentationStyle, from: UIViewController) {
        presented.modalPresentationStyle = style
        from.present(presented, animated: false)
        screen.advance(by: 0.1)
    }

    @Test("a second presentation is refused with one diagnostic that names the classes")
    func second() {
        screen.advance(by: 0)
        present(b, .fullScreen, from: a)
        let c = UIViewController()
        let messages = Diagnostics.collecting { a.present(c, animated: true) }.messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("LoggingController") == true)
        #expect(messages.first?.contains("already presenting") == true)
        #expect(a.presentedViewController === b)
        #expect(c.presentingViewController == nil)
    }

    @Test("the automatic style reads as the style that it stands for, before and after it was used (documented)")
    func automaticStyle() {
        #expect(b.modalPresentationStyle == .pageSheet)
        present(b, .automatic, from: a)
        #expect(b.modalPresentationStyle == .pageSheet)
        #expect(b.presentationController?.presentationStyle == .pageSheet)
        b.modalPresentationStyle = .fullScreen
        #expect(b.modalPresentationStyle == .fullScreen)
    }

    @Test("a presentation while another goes is refused, and the next one works")
    func whileDismissing() {
        screen.advance(by: 0)
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        screen.advance(by: 1)
        b.dismiss(animated: true)
        screen.advance(by: 0.1)
        let c = LoggingController("C", log)
        let messages = Diagnostics.collecting { a.present(c, animated: true) }.messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("still dismissing") == true)
        screen.advance(by: 1)
        #expect(a.presentedViewController == nil)
        #expect(a.view.window != nil)
        a.present(c, animated: true)
        screen.advance(by: 1)
        #expect(a.presentedViewController === c)
    }

    @Test("a dismissal in the middle of the presentation comes after it, and both completions run once")
    func dismissalInTheMiddle() {
        screen.advance(by: 0)
        var ended: [String] = []
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true) { ended.append("presented") }
        screen.advance(by: 0.1)
        b.dismiss(animated: true) { ended.append("dismissed") }
        b.dismiss(animated: true) { ended.append("dismissed again") }
        screen.advance(by: 3)
        #expect(ended == ["presented", "dismissed", "dismissed again"])
        #expect(a.view.window != nil)
        #expect(a.presentedViewController == nil)
    }

    @Test("without a window nothing is presented")
    func withoutWindow() {
        screen.advance(by: 0)
        let loose = UIViewController()
        let messages = Diagnostics.collecting { loose.present(b, animated: false) }.messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("not in a window") == true)
    }

    @Test(
        "dismissing a stack takes everything away and animates only the topmost view",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func stack(style: UIModalPresentationStyle) {
        screen.advance(by: 0)
        let c = LoggingController("C", log, color: .systemBlue)
        let tree = screen.window.shape
        present(b, style, from: a)
        present(c, style, from: b)
        log.clear()
        var ended = 0
        a.dismiss(animated: true) { ended += 1 }
        screen.advance(by: 0.1)
        #expect(b.view.window == nil, "the view between is gone at once")
        #expect(c.view.window != nil, "the topmost view moves")
        screen.advance(by: 1)
        #expect(ended == 1)
        #expect(log.calls.filter { $0.hasPrefix("C") } == ["C.willDisappear", "C.didDisappear"])
        #expect(
            log.calls.filter { $0.hasPrefix("A") } == (style == .fullScreen ? ["A.willAppear", "A.didAppear"] : []))
        #expect(
            log.calls.filter { $0.hasPrefix("B") }
                == (style == .fullScreen ? [] : ["B.willDisappear", "B.didDisappear"]))
        #expect(a.presentedViewController == nil)
        #expect(b.presentedViewController == nil)
        #expect(b.presentingViewController == nil)
        #expect(screen.window.shape == tree)
    }

    @Test("a stack whose middle nobody else keeps goes without a trace")
    func stackOfOwned() {
        screen.advance(by: 0)
        weak var middle: UIViewController?
        do {
            let b = UIViewController(), c = UIViewController()
            middle = b
            present(b, .pageSheet, from: a)
            present(c, .pageSheet, from: b)
        }
        a.dismiss(animated: true)
        #expect(a.presentedViewController != nil, "the topmost is still on its way")
        screen.advance(by: 1)
        #expect(middle == nil)
        #expect(a.presentedViewController == nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test("a current context is the nearest ancestor that defines one, and the container has its frame")
    func currentContext() {
        screen.advance(by: 0)
        let child = LoggingController("child", log)
        child.definesPresentationContext = true
        a.addChild(child)
        child.view.frame = CGRect(x: 40, y: 60, width: 200, height: 300)
        a.view.addSubview(child.view)
        child.didMove(toParent: a)
        present(b, .overCurrentContext, from: child)
        #expect(b.presentingViewController === child)
        #expect(screen.window.convert(b.view.bounds, from: b.view) == CGRect(x: 40, y: 60, width: 200, height: 300))
    }

    @Test("a presentation controller asked for in advance is the one used, and keeps nothing alive")
    func inAdvance() {
        screen.advance(by: 0)
        let sheet = b.sheetPresentationController
        sheet?.detents = [.medium()]
        present(b, .automatic, from: a)
        #expect(b.presentationController === sheet)
        #expect(sheet?.presentingViewController === a)
        #expect(b.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
        weak var gone: UIViewController?
        do {
            let never = UIViewController()
            never.sheetPresentationController?.prefersGrabberVisible = true
            gone = never
        }
        #expect(gone == nil)
    }

    @Test("a presentation of any style of the system's can be asked for in advance")
    func inAdvanceOfAnyStyle() {
        screen.advance(by: 0)
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover] {
            let c = UIViewController()
            c.modalPresentationStyle = style
            let made = c.presentationController
            #expect(made != nil, "\(style)")
            #expect(made?.presentationStyle == style, "\(style)")
            c.popoverPresentationController?.sourceView = a.view
            a.present(c, animated: false)
            #expect(c.presentationController === made, "\(style)")
            a.dismiss(animated: false)
            screen.advance(by: 0.1)
            weak var gone: UIViewController?
            do {
                let never = UIViewController()
                never.modalPresentationStyle = style
                _ = never.presentationController
                gone = never
            }
            #expect(gone == nil, "\(style)")
        }
    }

    @Test("a sheet leaves its view as it found it")
    func sheetLook() {
        screen.advance(by: 0)
        b.view.layer.cornerRadius = 3
        let tree = b.view.shape
        b.sheetPresentationController?.prefersGrabberVisible = true
        present(b, .automatic, from: a)
        #expect(b.view.layer.cornerRadius == 10)
        b.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(b.view.layer.cornerRadius == 3)
        #expect(!b.view.layer.masksToBounds)
        #expect(b.view.shape.components(separatedBy: "\n").count == tree.components(separatedBy: "\n").count)
    }

    @Test("nothing is left of a presentation that is over")
    func leaks() {
        screen.advance(by: 0)
        weak var controller: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let c = UIViewController()
            c.modalPresentationStyle = .formSheet
            a.present(c, animated: true)
            screen.advance(by: 1)
            (controller, presentation) = (c, c.presentationController)
            c.dismiss(animated: true)
            screen.advance(by: 1)
        }
        #expect(controller == nil)
        #expect(presentation == nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test(
        "a window that gets another size takes what it shows and covers along",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func resizing(style: UIModalPresentationStyle) {
        screen.advance(by: 0)
        present(b, style, from: a)
        screen.window.resize(to: CGRect(x: 0, y: 0, width: 480, height: 320))
        screen.advance(by: 0.1)
        #expect(b.view.frame.size == CGSize(width: 480, height: 320))
        b.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    }

    @Test(
        "another root takes what was presented over the old one away",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func anotherRoot(style: UIModalPresentationStyle) {
        screen.advance(by: 0)
        present(b, style, from: a)
        log.clear()
        let c = LoggingController("C", log)
        screen.window.rootViewController = c
        screen.advance(by: 0.1)
        #expect(a.presentedViewController == nil)
        #expect(b.view.window == nil)
        #expect(screen.window.subviews == [c.view])
        #expect(log.calls.filter { $0.hasPrefix("B") } == ["B.willDisappear", "B.didDisappear"])
        screen.window.rootViewController = a
        screen.advance(by: 0.1)
        #expect(a.view.window != nil)
        #expect(a.view.frame == screen.window.bounds)
    }
}
