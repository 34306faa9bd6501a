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

    @Test("options say what they are told, and what the system has where they are told nothing or nil")
    func options() {
        let reorder = UICellAccessory.ReorderOptions(showsVerticalSeparator: false)
        #expect(!reorder.isHidden && reorder.tintColor == nil && !reorder.showsVerticalSeparator)
        #expect(UICellAccessory.ReorderOptions(isHidden: nil, reservedLayoutWidth: nil).showsVerticalSeparator)
        let delete = UICellAccessory.DeleteOptions(reservedLayoutWidth: .standard, backgroundColor: .red)
        #expect(delete.reservedLayoutWidth == .standard && delete.backgroundColor == .red)
        #expect(UICellAccessory.InsertOptions(isHidden: true).isHidden)
        #expect(UICellAccessory.MultiselectOptions(tintColor: .blue).tintColor == .blue)
        #expect(UICellAccessory.LabelOptions(font: nil).font == .preferredFont(forTextStyle: .body))
        #expect(UICellAccessory.LabelOptions().adjustsFontForContentSizeCategory)
        #expect(UICellAccessory.OutlineDisclosureOptions(style: .header, isHidden: nil).style == .header)
        #expect(UICellAccessory.CheckmarkOptions().reservedLayoutWidth == .actual)
        let custom = UICellAccessory.CustomViewConfiguration(
            customView: UIView(), placement: .leading(), isHidden: nil, maintainsFixedSize: nil)
        #expect(!custom.isHidden && !custom.maintainsFixedSize)
    }

    @Test("an accessory says what it is")
    func types() {
        let view = UIView()
        #expect(UICellAccessory.reorder().accessoryType == .reorder)
        #expect(UICellAccessory.detail().accessoryType == .detail)
        #expect(UICellAccessory.label(text: "a").accessoryType == .label)
        #expect(
            UICellAccessory.outlineDisclosure(options: .init(style: .cell)).accessoryType == .outlineDisclosure(.cell))
        #expect(custom(view, .trailing()).accessoryType == .customView(view))
        #expect(custom(view, .trailing()).accessoryType != .customView(UIView()))
    }

    @Test("a line stands between a grip and the accessory before it, unless the options say no")
    func gripSeparator() {
        func lines(_ list: UICollectionViewListCell) -> [CGRect] {
            list.subviews.filter { !$0.isHidden && $0.bounds.width <= 1 && $0.bounds.height > 20 }.map(\.frame)
        }
        let both = cell([.checkmark(), .reorder(displayed: .always)])
        let mark = both.subviews.first { $0 is AccessorySymbol }, grip = both.subviews.first { $0 is AccessoryGrip }
        #expect(lines(both).count == 1)
        #expect(lines(both).first?.minX ?? 0 > mark?.frame.maxX ?? 1000)
        #expect(lines(both).first?.maxX ?? 1000 < grip?.frame.minX ?? 0)
        #expect(lines(cell([.reorder(displayed: .always)])).isEmpty)
        let without = cell([.checkmark(), .reorder(displayed: .always, options: .init(showsVerticalSeparator: false))])
        #expect(lines(without).isEmpty)
    }
}
