import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// Titles with menus and lines below, buttons in the middle of bars and what has no room there.
@MainActor @Suite("Title menus and middles of bars") struct TitleMenuTests {
    private final class Renamer: NSObject, UINavigationItemRenameDelegate {
        var titles: [String] = []
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            titles.append(title)
        }
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            !title.isEmpty
        }
    }

    private func show(width: CGFloat = 390, _ change: (UINavigationItem) -> Void) -> (TestScreen, UINavigationItem) {
        let screen = TestScreen(size: CGSize(width: width, height: 700))
        let page = UIViewController()
        page.title = "Report"
        change(page.navigationItem)
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.3)
        return (screen, page.navigationItem)
    }

    private func views<View: UIView>(_ kind: View.Type, in screen: TestScreen) -> [View] {
        func all(_ view: UIView) -> [View] { ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap(all) }
        return all(screen.window)
    }

    private func tap(_ view: UIView, in screen: TestScreen) {
        screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    private func rows(_ screen: TestScreen) -> [String] {
        views(MenuRow.self, in: screen).compactMap(\.accessibilityLabel)
    }

    @Test("a title with a menu opens it; one without is no button")
    func menu() throws {
        var chosen = 0
        let (screen, _) = show { item in
            item.titleMenuProvider = { suggested in
                UIMenu(children: suggested + [UIAction(title: "Print") { _ in chosen += 1 }])
            }
            item.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/Report.txt"))
        }
        let title = try #require(views(NavigationTitleView.self, in: screen).first)
        #expect(abs(title.convert(title.bounds, to: nil).midX - 195) < 1)
        tap(title, in: screen)
        screen.advance(by: 1)
        #expect(rows(screen) == ["Print"])
        let card = try #require(views(MenuCard.self, in: screen).first)
        #expect(abs(card.convert(card.bounds, to: nil).midX - 195) < 1, "under the title, in the middle")
        #expect(views(UILabel.self, in: screen).contains { $0.text == "Report.txt" })
        try tap(#require(views(MenuRow.self, in: screen).first), in: screen)
        screen.advance(by: 1)
        #expect(chosen == 1)
        #expect(views(NavigationTitleView.self, in: show { _ in }.0).isEmpty)
    }

    @Test("a delegate that hears of renaming brings a row that has the title typed anew")
    func rename() throws {
        let renamer = Renamer()
        let (screen, item) = show { $0.renameDelegate = renamer }
        try tap(#require(views(NavigationTitleView.self, in: screen).first), in: screen)
        screen.advance(by: 1)
        #expect(rows(screen) == ["Rename"])
        try tap(#require(views(MenuRow.self, in: screen).first), in: screen)
        screen.advance(by: 1)
        let field = try #require(views(UITextField.self, in: screen).first)
        #expect(field.isFirstResponder && field.text == "Report")
        field.text = ""
        _ = field.delegate?.textFieldShouldReturn(field)
        #expect(field.isFirstResponder)
        field.text = "Letter"
        _ = field.delegate?.textFieldShouldReturn(field)
        screen.advance(by: 0.5)
        #expect(renamer.titles == ["Letter"] && item.title == "Letter")
        #expect(views(UITextField.self, in: screen).isEmpty)
    }

    @Test("a smaller line stands below the title, other words stand for a large one")
    func lines() throws {
        let (screen, _) = show { $0.subtitle = "3 pages" }
        let labels = views(UILabel.self, in: screen)
        let title = try #require(labels.first { $0.text == "Report" })
        let line = try #require(labels.first { $0.text == "3 pages" })
        #expect(line.convert(line.bounds, to: nil).minY >= title.convert(title.bounds, to: nil).maxY - 1)
        #expect(line.font.pointSize < title.font.pointSize)
    }

    private func tools(_ item: UINavigationItem) {
        item.style = .editor
        item.centerItemGroups = [
            .fixedGroup(items: ["Cut", "Draw"].map { UIBarButtonItem(title: $0, primaryAction: UIAction { _ in }) })
        ]
        item.pinnedTrailingGroup = .fixedGroup(items: [
            UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in })
        ])
        item.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
    }

    private func frame(_ label: String, in screen: TestScreen) -> CGRect? {
        views(PlainButton.self, in: screen).first { $0.accessibilityLabel == label && $0.superview?.isHidden == false }
            .map { $0.convert($0.bounds, to: nil) }
    }

    @Test("in a wide bar the title leads, and the groups of the middle stand there")
    func middle() throws {
        let (screen, item) = show(width: 1024, tools)
        let cut = try #require(frame("Cut", in: screen)), draw = try #require(frame("Draw", in: screen))
        #expect(abs((cut.minX + draw.maxX) / 2 - 512) < 2)
        let title = try #require(views(UILabel.self, in: screen).first { $0.text == "Report" })
        #expect(title.convert(title.bounds, to: nil).minX < 30)
        #expect(item.overflowPresentationSource == nil)
        let share = try #require(frame("Share", in: screen)), add = try #require(frame("Add", in: screen))
        #expect(add.maxX < share.minX)
    }

    @Test("where there is no room they are in the overflow menu, before the pinned group")
    func overflow() throws {
        let (screen, item) = show(tools)
        #expect(frame("Cut", in: screen) == nil)
        let more = try #require(frame("More", in: screen)), share = try #require(frame("Share", in: screen))
        #expect(more.maxX < share.minX)
        #expect(item.overflowPresentationSource != nil)
        screen.tap(at: CGPoint(x: more.midX, y: more.midY))
        screen.advance(by: 1)
        #expect(rows(screen) == ["Cut", "Draw"])
    }
}
