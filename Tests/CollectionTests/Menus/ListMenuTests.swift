import MutoscopeTesting
import Testing

@testable import UIKit

/// Context menus of items and rows: what is asked, what is lifted, and how menus end.
@MainActor @Suite("context menus in lists") struct ListMenuTests {
    @MainActor
    final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        var hasMenus = true
        var preview: UITargetedPreview?
        var knowsSeveral = true

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
            cell.text = "Item \(indexPath.item)"
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("menu for \(indexPaths.map(\.item)) at \(Int(point.x)),\(Int(point.y))")
            guard hasMenus, knowsSeveral || indexPaths.count == 1 else { return nil }
            return configuration
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("menu for \(indexPath.item)")
            return hasMenus && !knowsSeveral ? configuration : nil
        }
        private var configuration: UIContextMenuConfiguration {
            UIContextMenuConfiguration(identifier: "one" as NSString, previewProvider: nil) { _ in
                UIMenu(children: [
                    UIAction(title: "Copy") { _ in self.log.append("copy") },
                    UIAction(title: "Delete", attributes: .destructive) { _ in self.log.append("delete") },
                ])
            }
        }
        func collectionView(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("preview of \(configuration.identifier as? NSString ?? "?")")
            return preview
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            log.append("back to \(indexPath.item)")
            return nil
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display") }
        func collectionView(
            _ collectionView: UICollectionView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { self.log.append("ended") }
            log.append("end")
        }
        func collectionView(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.preferredCommitStyle = .pop
            animator.addCompletion { self.log.append("committed") }
            log.append("commit")
        }
    }

    private func grid(_ source: Items) -> (TestScreen, UICollectionView) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 80)
        layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.backgroundColor = .white
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        (view.dataSource, view.delegate) = (source, source)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (screen, view)
    }

    private func press(_ screen: TestScreen, at point: CGPoint) {
        let finger = screen.finger(at: point)
        screen.advance(by: 1.2)
        finger.lift()
        screen.advance(by: 0.1)
    }

    private func presenter(_ view: UIView) -> MenuPresenter? {
        view.window?.subviews.compactMap { $0 as? MenuPresenter }.first
    }

    @Test("a long press lifts the cell and shows its menu; a choice ends it")
    func aPressShowsTheMenuOfItsItem() throws {
        let source = Items()
        let (screen, view) = grid(source)
        press(screen, at: CGPoint(x: 240, y: 60))
        #expect(source.log == ["menu for [1] at 240,60", "preview of one", "display"])
        let lifted = try #require(presenter(view)?.preview)
        #expect(lifted.home == view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame)
        #expect(lifted.frame.width > 120)
        #expect(lifted.frame.midX == 240)
        #expect(lifted.frame.midY == 60)
        try screen.pictureToLookAt("list-menu")
        // The menu stands below the cell.
        screen.tap(at: CGPoint(x: 200, y: 100 + 12 + 22))
        screen.advance(by: 1)
        #expect(source.log.suffix(4) == ["back to 1", "end", "copy", "ended"])
        #expect(presenter(view) == nil)
    }

    @Test("a press between the items, or where there is no menu, is left to others")
    func noMenuLeavesThePressAlone() {
        let source = Items()
        source.hasMenus = false
        let (screen, view) = grid(source)
        press(screen, at: CGPoint(x: 60, y: 60))
        #expect(source.log == ["menu for [0] at 60,60", "select 0"])
        source.log = []
        press(screen, at: CGPoint(x: 160, y: 450))
        #expect(source.log == ["menu for [] at 160,450"])
        #expect(presenter(view) == nil)
    }

    @Test("a secondary click opens the menu of its item, and selects nothing")
    func aSecondaryClickShowsTheMenu() throws {
        let source = Items()
        let (screen, view) = grid(source)
        screen.click(at: CGPoint(x: 240, y: 60), button: .secondary)
        #expect(source.log == ["menu for [1] at 240,60", "display"])
        #expect(presenter(view) != nil)
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 200, y: 60 + 22))
        screen.advance(by: 1)
        #expect(source.log.suffix(3) == ["end", "copy", "ended"])
        source.hasMenus = false
        screen.click(at: CGPoint(x: 60, y: 60), button: .secondary)
        #expect(source.log.last == "menu for [0] at 60,60")
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("one of several selected items has the menu of them all")
    func severalHaveOneMenu() {
        let source = Items()
        let (screen, view) = grid(source)
        view.allowsMultipleSelection = true
        for item in [0, 2] {
            view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        press(screen, at: CGPoint(x: 60, y: 60))
        #expect(source.log.first == "menu for [0, 2] at 60,60")
        view.contextMenuInteraction?.dismissMenu()
        screen.advance(by: 1)
        source.log = []
        press(screen, at: CGPoint(x: 240, y: 60))
        #expect(source.log.first == "menu for [1] at 240,60")
        view.contextMenuInteraction?.dismissMenu()
        screen.advance(by: 1)
        source.log = []
        source.knowsSeveral = false
        press(screen, at: CGPoint(x: 60, y: 60))
        #expect(source.log.prefix(2) == ["menu for [0, 2] at 60,60", "menu for 0"])
        #expect(source.log.last == "display")
    }

    @Test("a tap on what is lifted performs the preview's action")
    func aTapOnThePreviewCommits() {
        let source = Items()
        let (screen, view) = grid(source)
        press(screen, at: CGPoint(x: 60, y: 60))
        screen.tap(at: CGPoint(x: 60, y: 60))
        #expect(source.log.suffix(3) == ["commit", "back to 0", "end"])
        screen.advance(by: 1)
        #expect(source.log.contains("committed"))
        #expect(presenter(view) == nil)
    }

    @Test("parameters give the preview its shape, and the menu stands beside that")
    func previewsHaveTheirOwnShape() throws {
        let source = Items()
        let (screen, view) = grid(source)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 30, y: 10, width: 60, height: 60))
        source.preview = UITargetedPreview(view: cell, parameters: parameters)
        press(screen, at: CGPoint(x: cell.frame.midX, y: cell.frame.midY))
        let lifted = try #require(presenter(view)?.preview)
        #expect(lifted.home == CGRect(x: cell.frame.minX + 30, y: cell.frame.minY + 10, width: 60, height: 60))
        try screen.pictureToLookAt("list-menu-oval")
    }

    @Test("the menu may change while it shows")
    func visibleMenusChange() throws {
        let source = Items()
        let (screen, view) = grid(source)
        press(screen, at: CGPoint(x: 60, y: 60))
        view.contextMenuInteraction?.updateVisibleMenu { menu in
            menu.replacingChildren([UIAction(title: "Only") { _ in source.log.append("only") }])
        }
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 60, y: 100 + 12 + 22))
        screen.advance(by: 1)
        #expect(source.log.contains("only"))
        #expect(!source.log.contains("copy"))
    }

    // MARK: Tables

    @MainActor
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var controller: UIViewController?
        var rowActions: [UITableViewRowAction]?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("menu for \(indexPath.row)")
            let controller = controller
            return UIContextMenuConfiguration(previewProvider: controller.map { preview in { preview } }) { _ in
                UIMenu(
                    title: "Row \(indexPath.row)",
                    children: (0..<3).map { number in
                        UIAction(title: "Action \(number)") { _ in self.log.append("action \(number)") }
                    })
            }
        }
        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { log.append(animator.previewViewController === controller ? "commit controller" : "commit") }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }
        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { rowActions }
    }

    private func table(_ source: Rows, scale: CGFloat = 2) -> (TestScreen, UITableView) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: scale)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (source, source)
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (screen, table)
    }

    @Test("rows have menus, above where there is no room below", arguments: [1, 2] as [CGFloat])
    func rowsHaveMenus(scale: CGFloat) throws {
        let source = Rows()
        let (screen, table) = table(source, scale: scale)
        press(screen, at: CGPoint(x: 100, y: 44 * 9 + 22))
        #expect(source.log == ["menu for 9"])
        let lifted = try #require(presenter(table)?.preview)
        // The row keeps a margin at its sides.
        #expect(abs(lifted.frame.minX - 8) < 0.01)
        #expect(abs(lifted.frame.maxX - 312) < 0.01)
        #expect(abs(lifted.frame.midY - (44 * 9 + 22)) < 0.01)
        try screen.pictureToLookAt("row-menu-\(Int(scale))")
        // Three rows of 44 and a header stand above; the last of them is the nearest.
        screen.tap(at: CGPoint(x: 100, y: lifted.frame.midY - lifted.frame.height / 2 - 12 - 22))
        screen.advance(by: 1)
        #expect(source.log == ["menu for 9", "end", "action 2"])
    }

    @Test("a previewed controller shows, and hears that it does")
    func controllersArePreviewed() throws {
        final class Previewed: UIViewController {
            var log: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemIndigo
                preferredContentSize = CGSize(width: 200, height: 150)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                log.append("appeared")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                log.append("disappeared")
            }
        }
        let source = Rows(), previewed = Previewed()
        previewed.loadViewIfNeeded()
        source.controller = previewed
        let (screen, table) = table(source)
        press(screen, at: CGPoint(x: 100, y: 44 + 22))
        let lifted = try #require(presenter(table)?.preview)
        #expect(lifted.bounds.size == CGSize(width: 200, height: 150))
        #expect(previewed.log == ["appeared"])
        try screen.pictureToLookAt("row-menu-controller")
        screen.tap(at: CGPoint(x: lifted.frame.midX, y: lifted.frame.midY))
        screen.advance(by: 1)
        #expect(source.log == ["menu for 1", "commit controller", "end"])
        #expect(previewed.log == ["appeared", "disappeared"])
        #expect(previewed.view.superview?.window == nil)
    }

    // MARK: Row actions

    @Test("row actions stand behind rows that may be edited, and leave closing to the program")
    func rowActions() throws {
        let source = Rows()
        let pin = UITableViewRowAction(style: .normal, title: "Pin") { action, path in
            source.log.append("\(action.title ?? "") \(path.row)")
        }
        pin.backgroundColor = .systemBlue
        let remove = UITableViewRowAction(style: .destructive, title: "Delete") { _, path in
            source.log.append("delete \(path.row)")
        }
        source.rowActions = [remove, pin]
        let (screen, table) = table(source)
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 100, y: 66), duration: 0.4)
        screen.advance(by: 0.6)
        #expect(row.frame.minX == -148)
        let configuration = try #require(table.rowEditing.swiper.swipe?.configuration)
        #expect(configuration.actions.map(\.title) == ["Delete", "Pin"])
        #expect(!configuration.performsFirstActionWithFullSwipe)
        #expect(configuration.actions[1].backgroundColor == .systemBlue)
        #expect(configuration.actions[0].style == .destructive)
        screen.tap(at: CGPoint(x: 200, y: 66))
        screen.advance(by: 0.5)
        #expect(source.log == ["Pin 1"])
        #expect(row.frame.minX == -148)
        // The way in which handlers close their row.
        table.setEditing(false, animated: true)
        screen.advance(by: 0.6)
        #expect(row.frame.minX == 0)
        screen.drag(from: CGPoint(x: 250, y: 44 * 3 + 22), to: CGPoint(x: 100, y: 44 * 3 + 22), duration: 0.4)
        screen.advance(by: 0.6)
        #expect(table.rowEditing.swiper.swipe == nil, "a row that may not be edited has none")
    }
}
