import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

/// Numbered pages without end, or up to a last one.
@MainActor
final class NumberedPages: PageCurlViewDataSource, PageCurlViewDelegate {
    let range: ClosedRange<Int>
    var turned: [Int] = []
    var removed: [Int] = []
    /// Told of every page that is made.
    var onPage: ((UIView) -> Void)?

    init(_ range: ClosedRange<Int>) { self.range = range }

    func page(_ number: Int) -> UIView {
        let page = UIView()
        onPage?(page)
        page.tag = number
        page.backgroundColor = [UIColor.systemTeal, .systemOrange, .systemPurple, .systemGreen][(number % 4 + 4) % 4]
        return page
    }

    func pageCurlView(_ view: PageCurlView, pageAfter page: UIView) -> UIView? {
        range.contains(page.tag + 1) ? self.page(page.tag + 1) : nil
    }

    func pageCurlView(_ view: PageCurlView, pageBefore page: UIView) -> UIView? {
        range.contains(page.tag - 1) ? self.page(page.tag - 1) : nil
    }

    func pageCurlView(_ view: PageCurlView, didTurnTo page: UIView) { turned.append(page.tag) }
    func pageCurlView(_ view: PageCurlView, didRemove page: UIView) { removed.append(page.tag) }
}

/// Tests of numbered pages on a screen.
@MainActor
protocol PagesOnScreen {
    var screen: TestScreen { get }
    var view: PageCurlView { get }
    var pages: NumberedPages { get }
}

extension PagesOnScreen {
    /// With the fifth page.
    func show() {
        view.dataSource = pages
        view.delegate = pages
        view.setPage(pages.page(4))
        screen.show(view)
    }

    func settle() { screen.advance(by: 3) }

    func expectRest(_ page: Int, _ comment: Comment? = nil) {
        #expect(view.currentPage?.tag == page, comment)
        #expect(!view.isTurning, comment)
        #expect(view.subviews.count == 1, comment)
        #expect(view.leaves.first?.wrapper.layer.filters == nil, comment)
    }
}
