import MutoscopeTesting
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Update links")
struct UpdateLinkTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100))
    private let page = UIView()

    init() { screen.show(page) }

    @Test("are off until they are enabled, and then ask for every frame where they are told to")
    func frames() {
        var times: [TimeInterval] = []
        let link = UIUpdateLink(view: page)
        link.addAction { _, info in times.append(info.modelTime) }
        link.requiresContinuousUpdates = true
        screen.advance(by: 0.1)
        #expect(times.isEmpty)
        link.isEnabled = true
        screen.advance(by: 0.5)
        #expect(times.count >= 29, "a frame of a sixtieth second each")
        #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 0.001 })
        let before = times.count
        link.isEnabled = false
        screen.advance(by: 0.2)
        #expect(times.count == before)
    }

    @Test("hear only of the frames that are drawn anyway, unless they are told to ask for more")
    func rest() {
        var count = 0
        let link = UIUpdateLink(view: page) { _, _ in count += 1 }
        link.isEnabled = true
        screen.advance(by: 0.2)
        #expect(!page.layer.context!.needsFrame, "the link asks for nothing")
        UIView.animate(withDuration: 0.5) { page.alpha = 0 }
        let before = count
        screen.advance(by: 0.5)
        #expect(count > before + 20)
    }

    @Test("run their actions in the order of a frame's phases, whatever the order in which they were added")
    func phases() {
        var order: [String] = []
        let link = UIUpdateLink(view: page)
        link.addAction(to: .afterCATransactionCommit) { link, info in
            order.append("committed")
            #expect(link.currentUpdateInfo === info)
        }
        link.addAction(to: .beforeCATransactionCommit) { _, _ in order.append("commit") }
        link.addAction(to: .afterUpdateScheduled) { _, _ in order.append("scheduled") }
        let display = CADisplayLink { _ in order.append("link") }
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        display.add(to: .main, forMode: .common)
        screen.advance(by: 0.1)
        display.invalidate()
        let first = order.firstIndex(of: "scheduled") ?? 0
        #expect(Array(order[first...].prefix(4)) == ["scheduled", "link", "commit", "committed"])
        #expect(link.currentUpdateInfo == nil)
        link.isEnabled = false
    }

    @Test("ask for nothing while their view is in no window, and go with their last owner")
    func lifetime() {
        let view = UIView()
        page.addSubview(view)
        var count = 0
        var link: UIUpdateLink? = UIUpdateLink(view: view) { _, _ in count += 1 }
        link?.requiresContinuousUpdates = true
        link?.isEnabled = true
        screen.advance(by: 0.1)
        #expect(count > 3)
        view.removeFromSuperview()
        screen.advance(by: 0.1)
        let gone = count
        screen.advance(by: 0.1)
        #expect(count == gone && page.layer.context?.needsFrame == false)
        page.addSubview(view)
        screen.advance(by: 0.1)
        #expect(count > gone + 3, "it goes on where the view is seen again")
        link = nil
        screen.advance(by: 0.1)
        #expect(page.layer.context?.needsFrame == false)
    }
}
