import MutoscopeTesting
import Testing

@testable import UIKit

/// The fifth tutorial runs as it is written (docs/behaviour/collection-views.md §8).
@MainActor @Suite struct TaskSwitcherTests {
    private struct Vectors: Decodable {
        struct Card: Decodable {
            var progress: Double
            var collectionHeight: Double
            var itemHeight: Double
            var m: [Double]
            var tol: Double
        }
        var cards: [Card]
    }

    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 1)
    let layout = TaskSwitcherLayout()
    let view: UICollectionView
    let source = CardSource()
    let taps: TaskSwitcherTaps

    init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
        view.register(CardCell.self, forCellWithReuseIdentifier: "card")
        view.dataSource = source
        view.delegate = source
        view.backgroundColor = UIColor(white: 0.15, alpha: 1)
        taps = TaskSwitcherTaps(view, layout)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        view.contentOffset.y = 400
        screen.advance(by: 0.1)
    }

    @Test func transformsAreTheTutorials() throws {
        let file = try #require(Bundle.module.url(forResource: "Resources/collection_layout", withExtension: "json"))
        let vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
        for card in vectors.cards {
            // Row 6 so far from the middle that its progress is the vector's.
            view.contentOffset.y = 6 * 140 + 240 - 667 / 2 - card.progress * 140
            let attributes = try #require(view.layoutAttributesForItem(at: IndexPath(item: 6, section: 0)))
            let t = attributes.transform3D
            let actual = [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
                t.m44,
            ]
            for (a, b) in zip(actual, card.m) { #expect(abs(a - b) <= card.tol, "progress \(card.progress)") }
            screen.advance(by: 1.0 / 60)
            let cell = try #require(view.cellForItem(at: IndexPath(item: 6, section: 0)))
            #expect(cell.transform3D == t)
            #expect(cell.layer.zPosition == 6)
        }
    }

    @Test func theStackIsDrawn() throws {
        try screen.pictureToLookAt("task-switcher-0")
        let finger = screen.finger(at: CGPoint(x: 180, y: 500))
        finger.move(to: CGPoint(x: 180, y: 380), over: 0.2)
        try screen.pictureToLookAt("task-switcher-1")
        finger.lift()
        screen.advance(by: 2)
        try screen.pictureToLookAt("task-switcher-2")
        #expect(!view.isDecelerating)
        #expect(view.visibleCells.filter { $0.alpha == 1 }.count >= 4)
    }

    @Test func whatIsFarAwayOrInTheFirstTwoRowsIsUnseen() {
        view.contentOffset.y = 0
        screen.advance(by: 0.1)
        for row in [0, 1] { #expect(view.cellForItem(at: IndexPath(item: row, section: 0))?.alpha ?? 0 == 0) }
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 1)
    }

    @Test func tapsFindTheCardThatIsSeen() throws {
        let strips = layout.arrayVisibleAttributes
        let third = strips[3]
        let y = (third.frame.minY + strips[4].frame.minY) / 2 - view.contentOffset.y
        screen.tap(at: CGPoint(x: 180, y: y))
        screen.advance(by: 0.3)
        #expect(taps.rows == [third.indexPath.row])
        // The view under the finger is that card's too, although its matrix has no inverse.
        let hit = try #require(view.hitTest(CGPoint(x: 180, y: y + view.contentOffset.y), with: nil))
        #expect(hit.isDescendant(of: view.cellForItem(at: third.indexPath)!))
    }

    @Test func scrollingSnapsAsTheTutorialComputes() {
        let target = layout.targetContentOffset(
            forProposedContentOffset: CGPoint(x: 0, y: 300), withScrollingVelocity: CGPoint(x: 0, y: -1))
        // The nearest card's middle is at 520, the reference line at 540; then the tutorial's shift.
        #expect(abs(target.y - (300 - 20 - 480 / 1.8)) < 0.001)
    }
}

@MainActor
final class CardSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 14 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) as! CardCell
        cell.show(indexPath.item)
        return cell
    }
}

/// A card in a colour of its own.
@MainActor
final class CardCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 40, weight: .semibold)
        label.textColor = .white
        label.frame = CGRect(x: 20, y: 12, width: 200, height: 50)
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 14
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.4
        layer.shadowRadius = 8
        layer.shadowOffset = .zero
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int) {
        label.text = "\(number)"
        contentView.backgroundColor = UIColor(
            hue: CGFloat(number % 10) / 10, saturation: 0.6, brightness: 0.8, alpha: 1)
    }
}
