import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// In which order the elements of menus stand, and how they are shown.
@MainActor @Suite("Order of menus") struct MenuOrderTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))
    private let button = UIButton(type: .system)

    private func open(atBottom: Bool, _ change: (UIButton) -> Void = { _ in }) -> [String] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.show(root)
        button.frame = CGRect(x: 20, y: atBottom ? 430 : 60, width: 120, height: 40)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: ["A", "B", "C"].map { UIAction(title: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        change(button)
        root.addSubview(button)
        screen.advance(by: 0.1)
        screen.tap(at: button.center)
        screen.advance(by: 1)
        return rows.map { $0.accessibilityLabel ?? "" }
    }

    /// From the top down.
    private var rows: [MenuRow] {
        func all(_ view: UIView) -> [MenuRow] { (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(all) }
        return all(screen.window).sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
    }

    @Test("the first element is next to the button: at the bottom of a menu that opens upwards")
    func automatic() {
        #expect(open(atBottom: true) == ["C", "B", "A"])
        #expect(button.isHeld)
    }

    @Test("a menu that opens downwards goes from the top down")
    func downwards() { #expect(open(atBottom: false) { $0.preferredMenuElementOrder = .priority } == ["A", "B", "C"]) }

    @Test("a fixed order, and that of a button which shows the choice, stays")
    func fixed() {
        #expect(open(atBottom: true) { $0.preferredMenuElementOrder = .fixed } == ["A", "B", "C"])
    }

    @Test("a button which shows the choice has the order of its choices")
    func choices() {
        #expect(open(atBottom: true) { $0.changesSelectionAsPrimaryAction = true } == ["A", "B", "C"])
    }

    @Test("a title has as many lines as the menu's preferences let it")
    func lines() throws {
        let long = UIAction(title: "A title that is by far too long for one line of a menu, or for two of them") { _ in
        }
        _ = open(atBottom: false) {
            let menu = UIMenu(children: [long]), preferences = UIMenuDisplayPreferences()
            preferences.maximumNumberOfTitleLines = 2
            menu.displayPreferences = preferences
            $0.menu = menu
        }
        let row = try #require(rows.first)
        #expect(row.bounds.height > 60 && row.bounds.height < 75)
    }

    @Test("a ticked action shows its other picture")
    func selectedImage() {
        let star = UIImage(systemName: "star"), full = UIImage(systemName: "star.fill")
        let action = UIAction(title: "a", image: star, selectedImage: full) { _ in }
        #expect(action.imageInMenu === star)
        action.state = .on
        #expect(action.imageInMenu === full)
    }
}
