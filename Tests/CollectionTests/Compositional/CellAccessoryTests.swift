import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// Where accessories of the program's own stand among others.
@MainActor @Suite("places of accessories") struct CellAccessoryTests {
    private func custom(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
        .customView(configuration: .init(customView: view, placement: placement))
    }

    private func cell(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
        let screen = TestScreen(size: CGSize(width: 320, height: 100))
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.accessories = accessories
        screen.show(cell)
        screen.advance(by: 0.1)
        return cell
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test("without more said they stand before the trailing ones, and behind the leading ones")
    func usual() {
        let (trailing, leading) = (label("t"), label("l"))
        let list = cell([custom(trailing, .trailing()), .checkmark(), custom(leading, .leading())])
        let mark = list.subviews.compactMap { $0 as? UIImageView }.first
        #expect(trailing.frame.maxX < mark?.frame.minX ?? 0)
        #expect(leading.frame.minX < 100)
    }

    @Test("after a system one, and before one of the program's own")
    func around() {
        let (a, b) = (label("a"), label("b"))
        let first = custom(a, .trailing(at: UICellAccessory.Placement.position(after: .checkmark())))
        let second = custom(b, .trailing(displayed: .always, at: UICellAccessory.Placement.position(before: first)))
        let list = cell([.checkmark(), first, second])
        let mark = list.subviews.compactMap { $0 as? UIImageView }.first
        #expect(a.frame.minX > mark?.frame.maxX ?? 0)
        #expect(b.frame.maxX < a.frame.minX)
        #expect(b.frame.minX > mark?.frame.maxX ?? 0)
    }

    @Test("arrows turn round with the direction of reading, also when that changes later")
    func direction() {
        let list = cell([.disclosureIndicator(), .outlineDisclosure()])
        func turned() -> [CGFloat] {
            list.subviews.filter { $0 !== list.contentView && $0 !== list.backgroundView }.map(\.transform.a)
        }
        let before = turned()
        #expect(!before.contains(-1))
        list.semanticContentAttribute = .forceRightToLeft
        #expect(turned().count { abs($0 + 1) < 1e-9 } == 2)
        list.semanticContentAttribute = .forceLeftToRight
        #expect(turned() == before)
    }

    @Test("a menu's button shows what is chosen, and tells when that changes")
    func menu() throws {
        var told: [String] = []
        let menu = UIMenu(
            children: ["Low", "High"].map { title in UIAction(title: title) { _ in told.append(title) } })
        let list = cell([.popUpMenu(menu) { told.append("changed \($0.selectedElements.map(\.title))") }])
        let button = try #require(list.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.showsMenuAsPrimaryAction)
        let high = try #require(button.menu?.children.last as? UIAction)
        high.performWithSender(button, target: nil)
        #expect(told == ["High", "changed [\"High\"]"])
    }
}
