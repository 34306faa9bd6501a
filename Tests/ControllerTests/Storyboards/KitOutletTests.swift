import Testing

@testable import UIKit

/// Outlets that Interface Builder offers for the frameworks' own classes.
@MainActor @Suite("Outlets of the frameworks' own classes") struct KitOutletTests {
    private final class Owner: UIViewController, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
        UITableViewDropDelegate, UITableViewDataSourcePrefetching, UICollectionViewDataSource, UICollectionViewDelegate,
        UICollectionViewDragDelegate, UICollectionViewDropDelegate, UICollectionViewDataSourcePrefetching,
        UIToolbarDelegate, UINavigationBarDelegate, UITabBarDelegate, UISearchBarDelegate, UITextFieldDelegate,
        UITextViewDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate, UISplitViewControllerDelegate,
        UIGestureRecognizerDelegate
    {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [] }
        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {}
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { .init() }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [] }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {}
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
    }

    private let owner = Owner()

    /// What an object of the frameworks refers to after its outlets of these names have been connected to the owner.
    private func connected<Object: AnyObject>(_ object: Object, _ names: [(String, (Object) -> AnyObject?)]) {
        for (name, value) in names {
            #expect(KitOutlets.connect(object, name, owner), "\(Object.self).\(name) is not known")
            #expect(value(object) === owner, "\(Object.self).\(name) is not set")
        }
        #expect(!KitOutlets.connect(object, "nothing of the kind", owner))
    }

    @Test("lists have data sources, delegates, and those of prefetching, drags and drops")
    func lists() {
        connected(
            UITableView(),
            [
                ("dataSource", { $0.dataSource }), ("delegate", { $0.delegate }),
                ("prefetchDataSource", { $0.prefetchDataSource }), ("dragDelegate", { $0.dragDelegate }),
                ("dropDelegate", { $0.dropDelegate }),
            ])
        connected(
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
            [
                ("dataSource", { $0.dataSource }), ("delegate", { $0.delegate }),
                ("prefetchDataSource", { $0.prefetchDataSource }), ("dragDelegate", { $0.dragDelegate }),
                ("dropDelegate", { $0.dropDelegate }),
            ])
    }

    @Test("bars, fields, recognisers and controllers have delegates")
    func delegates() {
        connected(UIToolbar(), [("delegate", { $0.delegate })])
        connected(UINavigationBar(), [("delegate", { $0.delegate })])
        connected(UITabBar(), [("delegate", { $0.delegate })])
        connected(UISearchBar(), [("delegate", { $0.delegate })])
        connected(UITextField(), [("delegate", { $0.delegate })])
        connected(UITextView(), [("delegate", { $0.delegate })])
        connected(UITapGestureRecognizer(), [("delegate", { $0.delegate })])
        connected(UISplitViewController(), [("delegate", { $0.delegate })])
        connected(
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
            [("delegate", { $0.delegate }), ("dataSource", { $0.dataSource })])
    }

    @Test("views go where they belong")
    func views() {
        let view = UIView(), cell = UITableViewCell(), list = UITableView(), item = UIBarButtonItem(),
            field = UITextField()
        #expect(KitOutlets.connect(cell, "editingAccessoryView", view) && cell.editingAccessoryView === view)
        #expect(KitOutlets.connect(cell, "selectedBackgroundView", view) && cell.selectedBackgroundView === view)
        #expect(KitOutlets.connect(list, "tableFooterView", view) && list.tableFooterView === view)
        #expect(KitOutlets.connect(item, "customView", view) && item.customView === view)
        #expect(KitOutlets.connect(field, "inputAccessoryView", view) && field.inputAccessoryView === view)
    }

    @Test("an object that is not of the outlet's type leaves it empty")
    func otherType() {
        let list = UITableView()
        #expect(KitOutlets.connect(list, "delegate", UIView()))
        #expect(list.delegate == nil)
    }
}
