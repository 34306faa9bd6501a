import MutoscopeTesting
import Testing
import UIKit

/// Elements of menus that are made when the menu is opened.
@MainActor @Suite("deferred menu elements") struct DeferredMenuTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let button = UIButton(frame: CGRect(x: 20, y: 40, width: 120, height: 40))

    private func show(_ element: UIMenuElement) {
        let controller = UIViewController()
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [element])
        controller.view.addSubview(button)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    private func open() {
        screen.tap(at: CGPoint(x: 60, y: 60))
        screen.advance(by: 1)
    }

    private func close() {
        screen.tap(at: CGPoint(x: 300, y: 470))
        screen.advance(by: 1)
    }

    @Test("they come at once or later, and are kept unless the program wants them new", arguments: [true, false])
    func making(isCached: Bool) {
        var made = 0, chosen: [String] = []
        var deliver: (([UIMenuElement]) -> Void)?
        let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { take in
            made += 1
            deliver = take
        }
        show(isCached ? UIDeferredMenuElement(provider) : .uncached(provider))
        open()
        #expect(made == 1)
        // What stands for them meanwhile does nothing.
        screen.tap(at: CGPoint(x: 60, y: 112))
        screen.advance(by: 0.5)
        let number = made
        deliver?([
            UIAction(title: "a") { _ in chosen.append("a\(number)") },
            UIAction(title: "b") { _ in chosen.append("b\(number)") },
        ])
        screen.advance(by: 0.5)
        screen.tap(at: CGPoint(x: 60, y: 155))
        screen.advance(by: 1)
        #expect(chosen == ["b1"])
        open()
        #expect(made == (isCached ? 1 : 2))
        close()
    }

    @Test("a menu shown in line has its title above its elements, also one that is made late")
    func titles() {
        let late = UIDeferredMenuElement { take in
            take([UIMenu(title: "Late", options: .displayInline, children: [UIAction(title: "b") { _ in }])])
        }
        show(UIMenu(title: "Early", options: .displayInline, children: [UIAction(title: "a") { _ in }, late]))
        open()
        func texts(_ view: UIView) -> [(CGFloat, String)] {
            let own = (view as? UILabel)?.text.map { [(view.convert(view.bounds, to: nil).minY, $0)] } ?? []
            return own + view.subviews.flatMap(texts)
        }
        let shown = texts(screen.window).filter { ["Early", "Late", "a", "b"].contains($0.1) }
        #expect(shown.sorted { $0.0 < $1.0 }.map(\.1) == ["Early", "a", "Late", "b"])
        close()
    }
}
