import MutoscopeTesting
import Testing

@testable import UIKit

/// Commands, the menus that responders build, and the keys of both.
@MainActor @Suite("Built menus", .serialized) final class BuiltMenuTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
    private let page = Page()

    private final class Page: UIViewController {
        var log: [String] = []
        var isLocked = false
        let pad = Pad(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

        override func loadView() {
            view = UIView()
            view.addSubview(pad)
        }
        func archive(_ command: UICommand) { log.append("archive \(command.propertyList ?? "")") }
        func archiveAll(_ command: UICommand) { log.append("all") }
        override func find(_ sender: Any?) { log.append("find") }
        override func validate(_ command: UICommand) {
            super.validate(command)
            guard command.action.name == "archive:" else { return }
            if isLocked { command.attributes.insert(.disabled) }
            command.title = "Archive “\(command.propertyList ?? "")”"
            command.state = .on
        }
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system == .context else { return }
            builder.insertSibling(UIMenu(options: .displayInline, children: [Self.command]), afterMenu: .standardEdit)
        }
        static let command = UIKeyCommand(
            title: "Archive", action: Selector("archive:", Page.archive(_:)), input: "e", modifierFlags: .command,
            propertyList: "mail",
            alternates: [
                UICommandAlternate(
                    title: "All", action: Selector("archiveAll:", Page.archiveAll(_:)), modifierFlags: .alternate)
            ])
    }

    /// Copies, and says nothing about it.
    private final class Pad: UIView {
        var copies = 0
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { copies += 1 }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system == .main else { return }
            builder.remove(menu: .format)
            builder.insertSibling(UIMenu(title: "Mail", children: [Page.command]), beforeMenu: .window)
        }
    }

    init() {
        screen.show(page)
        screen.advance(by: 0.1)
    }

    @Test("A builder finds, adds, replaces and takes away")
    func builder() throws {
        let builder = MenuBuilding(.main, root: StandardMenus.main)
        #expect(builder.menu(for: .edit)?.title == "Edit")
        #expect(builder.command(for: Selector("copy:"), propertyList: nil)?.title == "Copy")
        #expect(builder.command(for: Selector("copy:"), propertyList: "x") == nil)
        builder.remove(menu: .find)
        #expect(builder.menu(for: .find) == nil)
        builder.insertChild(UIMenu(title: "A", identifier: .init("a")), atStartOfMenu: .edit)
        builder.insertSibling(UIMenu(title: "B", identifier: .init("b")), afterMenu: .init("a"))
        builder.insertSibling(UIMenu(title: "C", identifier: .init("c")), beforeMenu: .init("a"))
        #expect(builder.menu(for: .edit)?.children.prefix(3).map(\.title) == ["C", "A", "B"])
        builder.replace(menu: .init("a"), with: UIMenu(title: "D", identifier: .init("d")))
        builder.replaceChildren(ofMenu: .init("d")) { $0 + [UIAction(title: "E", identifier: .init("e")) { _ in }] }
        #expect(builder.action(for: .init("e"))?.title == "E")
        builder.replaceChildren(ofMenu: .root) { Array($0.prefix(1)) }
        #expect(builder.root.children.count == 1)
        #expect(builder.root.identifier == .root)
    }

    @Test("Keys of the program's menus go to who performs them, with Control as with Command")
    func mainMenu() {
        let delegate = Delegate(), application = UIApplication.shared
        application.delegate = delegate
        defer { application.delegate = nil }
        screen.press(.keyboardE, characters: "e", modifiers: .command)
        #expect(page.log == ["archive mail"])
        screen.press(.keyboardE, characters: "e", modifiers: .control)
        screen.press(.keyboardE, characters: "e", modifiers: [.command, .alternate])
        #expect(page.log == ["archive mail", "archive mail", "all"])
        page.isLocked = true
        screen.press(.keyboardE, characters: "e", modifiers: .command)
        #expect(page.log.count == 3, "its performer has disabled it")
        #expect(Page.command.title == "Archive", "validation changes a copy")
        screen.press(.keyboardF, characters: "f", modifiers: .control)
        #expect(page.log.last == "find")
        #expect(UIMenuSystem.main.mainMenu.children.map(\.title).contains("Mail"))
        application.delegate = nil
        #expect(!UIMenuSystem.main.mainMenu.children.map(\.title).contains("Mail"))
    }

    @Test("A view that copies is asked to by keys and menus, and one that does not is not")
    func standardCommands() {
        #expect(page.pad.canPerformAction(StandardActions.copy, withSender: nil))
        #expect(!page.pad.canPerformAction(StandardActions.paste, withSender: nil))
        #expect(!page.canPerformAction(StandardActions.copy, withSender: nil))
        page.pad.becomeFirstResponder()
        screen.press(.keyboardC, characters: "c", modifiers: .control)
        #expect(page.pad.copies == 1)
    }

    @Test("The menu of what is selected is built by the responders around it")
    func context() throws {
        let interaction = UIEditMenuInteraction(delegate: nil)
        page.pad.addInteraction(interaction)
        page.pad.becomeFirstResponder()
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        screen.advance(by: 0.5)
        let bar = try #require(bars(in: screen.window).first)
        #expect(bar.subviews.compactMap(\.accessibilityLabel) == ["Copy", "Archive “mail”"])
        let button = try #require(bar.subviews.first { $0.accessibilityLabel == "Archive “mail”" })
        screen.tap(at: screen.window.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), from: button))
        screen.advance(by: 0.5)
        #expect(page.log == ["archive mail"])
    }

    private func bars(in view: UIView) -> [EditMenuBar] {
        view.subviews.flatMap { ($0 as? EditMenuBar).map { [$0] } ?? bars(in: $0) }
    }

    @Test("Commands of a button's menu are ticked as their performer says, and go to it")
    func button() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40), primaryAction: nil)
        button.setTitle("Menu", for: .normal)
        let nobody = UICommand(title: "Nobody", action: Selector("nobody:"))
        button.menu = UIMenu(children: [Page.command, nobody])
        button.showsMenuAsPrimaryAction = true
        page.view.addSubview(button)
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 70, y: 220))
        screen.advance(by: 0.5)
        try screen.pictureToLookAt("command-menu")
        let rows = rows(in: screen.window)
        #expect(rows.map(\.accessibilityLabel) == ["Archive “mail”"])
        screen.tap(at: try #require(rows.first.map { screen.window.convert($0.center, from: $0.superview) }))
        screen.advance(by: 0.5)
        #expect(page.log == ["archive mail"])
    }

    private func rows(in view: UIView) -> [MenuRow] {
        view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? rows(in: $0) }
    }
}
