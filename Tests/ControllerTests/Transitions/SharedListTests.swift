import MutoscopeTesting
import Testing
import UIKit

/// Pages that share one collection view.
@MainActor @Suite struct SharedListTests {
    final class Squares: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            6
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
            cell.backgroundColor = .red
            return cell
        }
    }

    let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)
    let small = Squares(collectionViewLayout: Self.layout(side: 40))
    let large = Squares(collectionViewLayout: Self.layout(side: 160))
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: small)
        large.useLayoutToLayoutNavigationTransitions = true
        screen.show(navigation)
        screen.advance(by: 0.1)
    }

    private static func layout(side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        return layout
    }

    private var widths: (model: CGFloat, shown: CGFloat) {
        let cell = small.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        return (cell?.frame.width ?? 0, cell?.layer.presentation()?.frame.width ?? 0)
    }

    @Test func viewsHoldTheirLists() {
        #expect(small.collectionView.superview === small.view)
        #expect(small.view.subviews.first === small.collectionView)
        #expect("\(type(of: small.view!))" == "UICollectionViewControllerWrapperView")
        let badge = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
        small.view.addSubview(badge)
        small.collectionView.contentOffset.y = 30
        #expect(badge.convert(CGPoint.zero, to: screen.window) == CGPoint(x: 10, y: 10))
    }

    @Test func anotherListTakesThePlace() {
        let old = small.collectionView
        let new = UICollectionView(frame: .zero, collectionViewLayout: Self.layout(side: 20))
        small.collectionView = new
        #expect(old?.superview == nil)
        #expect(old?.dataSource == nil)
        #expect(old?.delegate == nil)
        #expect(new.superview === small.view)
        #expect(new.dataSource === small)
        #expect(new.frame == small.view.bounds)
        #expect((small.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width == 40)
    }

    @Test func itemsGrowFromPageToPageAndBack() {
        let list = small.collectionView
        navigation.pushViewController(large, animated: true)
        screen.advance(by: 0.1)
        #expect(large.collectionView === list)
        #expect(list?.superview === large.view)
        #expect(widths.model == 160)
        #expect(widths.shown > 45 && widths.shown < 155, "\(widths)")
        screen.advance(by: 1)
        #expect(widths.shown == 160)
        #expect(list?.dataSource === small)
        navigation.popViewController(animated: true)
        screen.advance(by: 0.1)
        #expect(widths.shown > 45 && widths.shown < 155, "\(widths)")
        screen.advance(by: 1)
        #expect(widths.shown == 40)
        #expect(list?.superview === small.view)
        #expect(navigation.topViewController === small)
    }

    @Test func aFingerTakesItemsHalfWayAndLetsThemGo() {
        navigation.pushViewController(large, animated: true)
        screen.advance(by: 1)
        let finger = screen.finger(at: CGPoint(x: 2, y: 200))
        finger.move(to: CGPoint(x: 60, y: 200), over: 0.3)
        #expect(widths.shown > 45 && widths.shown < 158, "\(widths)")
        finger.move(to: CGPoint(x: 10, y: 200), over: 0.3)
        finger.lift()
        screen.advance(by: 1)
        #expect(navigation.topViewController === large)
        #expect(widths.shown == 160)
        #expect(large.collectionView.superview === large.view)
    }

    @Test func withoutAnimationTheListIsThereAtOnce() {
        navigation.pushViewController(large, animated: false)
        screen.advance(by: 0.05)
        #expect(widths.shown == 160)
        #expect(large.collectionView.superview === large.view)
        navigation.popViewController(animated: false)
        screen.advance(by: 0.05)
        #expect(widths.shown == 40)
        #expect(small.collectionView.superview === small.view)
    }
}
