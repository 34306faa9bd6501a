import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor @Suite struct RefreshControlTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 500))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let control = UIRefreshControl()

    init() {
        let controller = UIViewController()
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        scrollView.refreshControl = control
        controller.view.addSubview(scrollView)
        screen.show(controller)
    }

    /// As `UIRefreshControl(frame:primaryAction:)` has it.
    @Test func refreshingRunsThePrimaryAction() {
        var fired = 0
        scrollView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in fired += 1 })
        screen.advance(by: 0.1)
        screen.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 400), duration: 0.5)
        #expect(fired == 1)
    }

    /// Bars are clear at the edge, and searches have none at all: the room above the content is seen.
    @Test func atRestNothingOfItShows() throws {
        control.attributedTitle = NSAttributedString(string: "Loading")
        let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
        screen.advance(by: 0.1)
        #expect(label.alpha == 0)
        let finger = screen.finger(at: CGPoint(x: 150, y: 60))
        finger.move(to: CGPoint(x: 150, y: 420), over: 0.5)
        #expect(label.alpha == 1)
        finger.lift()
        screen.advance(by: 2)
        #expect(label.alpha == 1)
        control.endRefreshing()
        screen.advance(by: 1)
        #expect(label.alpha == 0)
    }

    @Test func longPullsRefreshOnceAndKeepTheirRoom() {
        var fired = 0
        control.addAction(UIAction { _ in fired += 1 }, for: .valueChanged)
        let finger = screen.finger(at: CGPoint(x: 150, y: 60))
        finger.move(to: CGPoint(x: 150, y: 200), over: 0.3)
        #expect(fired == 0)
        #expect(!control.isRefreshing)
        finger.move(to: CGPoint(x: 150, y: 400), over: 0.3)
        #expect(fired == 1)
        #expect(control.isRefreshing)
        finger.move(to: CGPoint(x: 150, y: 390), over: 0.1)
        finger.move(to: CGPoint(x: 150, y: 410), over: 0.1)
        #expect(fired == 1)
        finger.lift()
        screen.advance(by: 2)
        #expect(scrollView.contentOffset.y == -60)
        #expect(scrollView.adjustedContentInset.top == 60)
        control.endRefreshing()
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
        #expect(scrollView.adjustedContentInset.top == 0)
        #expect(!control.isRefreshing)
    }

    /// Content does not jump under the finger when the room for the spinner opens.
    @Test func contentStaysUnderTheFinger() {
        var offsets: [CGFloat] = []
        let token = scrollView.observe(\.contentOffset) { view, _ in offsets.append(view.contentOffset.y) }
        let finger = screen.finger(at: CGPoint(x: 150, y: 20))
        finger.move(to: CGPoint(x: 150, y: 450), over: 0.8)
        finger.lift()
        #expect(control.isRefreshing)
        withExtendedLifetime(token) {}
        let steps = zip(offsets, offsets.dropFirst()).map { abs($1 - $0) }
        #expect(steps.max()! < 9)
    }

    @Test func shortPullsOnlyShowTheSpinner() {
        screen.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 160), duration: 0.4)
        screen.advance(by: 2)
        #expect(!control.isRefreshing)
        #expect(scrollView.contentOffset.y == 0)
        #expect(control.frame.maxY <= 0)
    }

    @Test func programsBeginWithoutSending() {
        var fired = 0
        control.addAction(UIAction { _ in fired += 1 }, for: .valueChanged)
        control.beginRefreshing()
        #expect(control.isRefreshing)
        #expect(fired == 0)
        #expect(scrollView.adjustedContentInset.top == 60)
        // Content stays where it is; the program shows the control.
        #expect(scrollView.contentOffset.y == 0)
        scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == -60)
        control.endRefreshing()
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
        #expect(scrollView.adjustedContentInset.top == 0)
        control.beginRefreshing()
        scrollView.refreshControl = nil
        #expect(control.superview == nil)
        #expect(scrollView.adjustedContentInset.top == 0)
        control.endRefreshing()
        #expect(!control.isRefreshing)
    }

    @Test("added as a subview, the older way, it works just so")
    func addedAsASubview() {
        scrollView.refreshControl = nil
        let added = UIRefreshControl()
        scrollView.addSubview(added)
        #expect(scrollView.refreshControl === added)
        #expect(added.superview === scrollView)
        var fired = 0
        added.addAction(UIAction { _ in fired += 1 }, for: .valueChanged)
        screen.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 400), duration: 0.5)
        screen.advance(by: 2)
        #expect(fired == 1)
        #expect(scrollView.contentOffset.y == -60)
        added.endRefreshing()
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
    }
}
