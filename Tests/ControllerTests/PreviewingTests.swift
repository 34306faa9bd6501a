import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// What programs of before context menus look into, and pages that are searches.
@MainActor @Suite("previews and search pages of older programs") struct PreviewingTests {
    private final class List: UIViewController, UIViewControllerPreviewingDelegate {
        let detail = Detail()
        var asked: [CGPoint] = []
        var shown: UIViewController?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            registerForPreviewing(with: self, sourceView: view)
        }

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
            asked.append(location)
            previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 100, height: 44)
            return detail
        }

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) { shown = viewControllerToCommit }
    }

    private final class Detail: UIViewController {
        var deleted = 0
        override var previewActionItems: [any UIPreviewActionItem] {
            [UIPreviewAction(title: "Delete", style: .destructive) { [weak self] _, _ in self?.deleted += 1 }]
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .yellow
        }
    }

    @Test("a long press looks into a page, with its actions below")
    func preview() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480)), list = List()
        screen.show(list)
        screen.advance(by: 0.1)
        let finger = screen.finger(at: CGPoint(x: 100, y: 200))
        screen.advance(by: 1)
        finger.lift()
        screen.advance(by: 1)
        #expect(list.asked.first == CGPoint(x: 100, y: 200))
        #expect(list.detail.viewIfLoaded?.window != nil)
    }

    @Test("a search page shows its bar and what is found below it")
    func search() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let results = UITableViewController(style: .plain)
        let page = UISearchContainerViewController(
            searchController: UISearchController(searchResultsController: results))
        screen.show(page)
        screen.advance(by: 0.1)
        let bar = page.searchController.searchBar
        #expect(bar.window != nil)
        #expect(results.view.window != nil)
        #expect(bar.convert(bar.bounds, to: nil).maxY <= results.view.convert(results.view.bounds, to: nil).minY)
    }
}
