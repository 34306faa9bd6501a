import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// A page with a stack of rows, taller than the screen, in a scroll view.
@MainActor
private final class FormPage: UIViewController {
    let scroll = UIScrollView()
    let stack = UIStackView()
    let rowCount: Int

    init(rowCount: Int) {
        self.rowCount = rowCount
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { preconditionFailure("made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
        for _ in 0..<rowCount {
            let row = UIView()
            row.heightAnchor.constraint(equalToConstant: 40).isActive = true
            stack.addArrangedSubview(row)
        }
        for (view, superview) in [(scroll as UIView, view!), (stack, scroll)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
    }

    /// Rows, gaps and the stack's own margins.
    var ownHeight: CGFloat { CGFloat(rowCount) * 50 - 10 + 40 }
}

@MainActor
@Suite("The safe area of what scrolls")
struct ScrolledSafeAreaTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)

    private func show(_ page: UIViewController) {
        screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
    }

    @Test(
        "content of a scroll view that adjusts its insets has none, however tall it is", arguments: [3, 15, 17, 20, 40])
    func adjusting(rowCount: Int) {
        let page = FormPage(rowCount: rowCount)
        show(page)
        #expect(page.scroll.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(page.stack.safeAreaInsets == .zero)
        #expect(page.scroll.contentSize.height == page.ownHeight)
        page.scroll.contentOffset.y = 200
        screen.advance(by: 0.1)
        #expect(page.stack.safeAreaInsets == .zero)
        #expect(page.scroll.contentSize.height == page.ownHeight)
    }

    @Test("content of one that does not keeps clear of the bars, and no more", arguments: [3, 15, 17, 20, 40])
    func notAdjusting(rowCount: Int) {
        let page = FormPage(rowCount: rowCount)
        page.loadViewIfNeeded()
        page.scroll.contentInsetAdjustmentBehavior = .never
        show(page)
        #expect(page.scroll.adjustedContentInset == .zero)
        let extra = page.scroll.contentSize.height - page.ownHeight
        #expect(extra >= 91)
        #expect(extra <= 91 + 34)
    }

    @Test("one whose content fits only without the bars comes to rest", arguments: 10...18)
    func betweenTheTwo(rowCount: Int) {
        let page = FormPage(rowCount: rowCount)
        page.loadViewIfNeeded()
        page.scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        let messages = Diagnostics.collecting { show(page) }.messages
        #expect(messages.isEmpty)
        #expect(page.scroll.contentSize.height <= page.ownHeight + 91 + 34)
    }

    @Test("a view that reaches beyond its superview is covered no deeper than the bars are")
    func beyondTheEdges() {
        let page = UIViewController()
        show(page)
        let tall = UIView(frame: CGRect(x: -50, y: -100, width: 490, height: 2000))
        page.view.addSubview(tall)
        #expect(tall.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    }

    @Test("outside of navigation controllers, one whose content does not fill it keeps its insets")
    func plainController() {
        let page = UIViewController()
        screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        screen.show(page)
        screen.advance(by: 0.1)
        let scroll = UIScrollView(frame: page.view.bounds)
        page.view.addSubview(scroll)
        scroll.contentSize = CGSize(width: 300, height: 200)
        #expect(scroll.adjustedContentInset == .zero)
        scroll.contentSize.height = page.view.bounds.height + 1
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }

    @Test("always bouncing changes the adjusted inset at once")
    func bouncing() {
        let page = UIViewController()
        show(page)
        let holder = UIView(frame: page.view.bounds), scroll = UIScrollView(frame: page.view.bounds)
        page.view.addSubview(holder)
        holder.addSubview(scroll)
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scroll.adjustedContentInset == .zero)
        scroll.alwaysBounceVertical = true
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        scroll.alwaysBounceVertical = false
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test("layout without an end names the view and its constraints, and frames go on")
    func endless() {
        final class Restless: UIView {
            var rounds = 0
            weak var other: UIView?
            override func layoutSubviews() {
                super.layoutSubviews()
                rounds += 1
                other?.setNeedsLayout()
            }
        }
        let page = UIViewController(), a = Restless(), b = Restless()
        (a.other, b.other) = (b, a)
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 71).isActive = true
        }
        let messages = Diagnostics.collecting { show(page) }.messages
        #expect(messages.contains { $0.contains("still asks for layout after 32 rounds") })
        #expect(messages.contains { $0.contains("Restless") })
        #expect(messages.contains { $0.contains("width == 71") })
        let before = a.rounds
        screen.advance(by: 1)
        #expect(a.rounds - before <= 4 * 60)
    }
}
