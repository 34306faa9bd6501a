import MutoscopeTesting
import Testing

@testable import UIKit

/// Elements of menus that stand side by side.
@MainActor @Suite("sizes of menu elements") struct MenuSizeTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let button = UIButton(frame: CGRect(x: 20, y: 40, width: 120, height: 40))
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    private final class Chosen { var names: [String] = [] }
    private let chosen = Chosen()

    private func actions(_ names: String, on: String = "") -> [UIMenuElement] {
        names.map { name in
            UIAction(title: String(name), image: picture, state: on.contains(name) ? .on : .off) { [chosen] _ in
                chosen.names.append(String(name))
            }
        }
    }

    private func open(_ menu: UIMenu) {
        let controller = UIViewController()
        button.showsMenuAsPrimaryAction = true
        button.menu = menu
        controller.view.addSubview(button)
        screen.show(controller)
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 60, y: 60))
        screen.advance(by: 1)
    }

    private func all<V: UIView>(_ type: V.Type, in view: UIView? = nil) -> [V] {
        let views = view?.subviews ?? screen.window.subviews
        return views.flatMap { ($0 as? V).map { [$0] } ?? [] + all(type, in: $0) }
    }

    @Test("rows unless the menu says otherwise; the size survives other children")
    func defaults() {
        let menu = UIMenu(children: actions("ab"))
        #expect(menu.preferredElementSize == .automatic)
        #expect(UIMenu(preferredElementSize: .small).replacingChildren([]).preferredElementSize == .small)
        open(menu)
        #expect(all(MenuRow.self).count == 2 && all(MenuTile.self).isEmpty)
    }

    @Test("small ones are pictures side by side, four in a row, between rows")
    func small() throws {
        open(
            UIMenu(children: [
                UIMenu(options: .displayInline, preferredElementSize: .small, children: actions("abcde")),
                UIAction(title: "row") { _ in },
            ]))
        let tiles = all(MenuTile.self)
        #expect(tiles.count == 5 && all(MenuRow.self).count == 1)
        #expect(tiles.map(\.frame.minY) == [0, 0, 0, 0, 44])
        #expect(tiles.map(\.frame.width) == Array(repeating: 62.5, count: 5))
        #expect(tiles[0].accessibilityLabel == "a")
        let middle = tiles[2].convert(CGPoint(x: 30, y: 20), to: nil)
        screen.tap(at: middle)
        screen.advance(by: 1)
        #expect(chosen.names == ["c"] && all(MenuTile.self).isEmpty)
    }

    @Test("medium ones have their titles below, three in a row; fewer share the width")
    func medium() {
        open(UIMenu(preferredElementSize: .medium, children: actions("ab")))
        let tiles = all(MenuTile.self)
        #expect(
            tiles.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 125, height: 64), CGRect(x: 125, y: 0, width: 125, height: 64),
            ])
        #expect(all(UILabel.self, in: tiles[1]).first?.text == "b")
    }

    @Test("a palette is one row that scrolls, and shows what is chosen")
    func palette() throws {
        open(UIMenu(options: [.displayInline, .displayAsPalette], children: actions("abcdefgh", on: "b")))
        let tiles = all(MenuTile.self)
        #expect(tiles.count == 8 && Set(tiles.map(\.frame.minY)) == [0] && tiles[7].frame.maxX > 250)
        #expect(tiles[1].accessibilityTraits.contains(.selected) && !tiles[0].accessibilityTraits.contains(.selected))
        let scroll = try #require(tiles[0].superview as? UIScrollView)
        #expect(scroll.contentSize == CGSize(width: 352, height: 44))
    }

    @Test("in Arabic the first one is on the right")
    func rightToLeft() {
        screen.layoutDirection = .rightToLeft
        open(UIMenu(preferredElementSize: .small, children: actions("ab")))
        #expect(all(MenuTile.self).map(\.frame.minX) == [125, 0])
    }
}
