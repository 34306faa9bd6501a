import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// What is seen and asked while a context menu is open.
@MainActor @Suite("context menus") struct ContextMenuTests {
    private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        var offersMenu = true

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("asked at \(Int(location.x)) \(Int(location.y))")
            guard offersMenu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [
                    UIAction(title: "Copy") { _ in self.log.append("copy") },
                    UIAction(title: "Delete", attributes: .destructive) { _ in self.log.append("delete") },
                ])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            log.append("lift")
            return nil
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }
    }

    /// Black and white stripes a hundred points below a red card.
    @MainActor
    private final class Scene {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        let controller = UIViewController()
        let card = UIView(frame: CGRect(x: 20, y: 60, width: 120, height: 80))
        let delegate = Delegate()
        lazy var interaction = UIContextMenuInteraction(delegate: delegate)

        init() {
            let view = controller.view!
            view.backgroundColor = .white
            for row in 0..<24 {
                let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 20, width: 320, height: 10))
                stripe.backgroundColor = .black
                view.addSubview(stripe)
            }
            card.backgroundColor = .systemRed
            card.layer.cornerRadius = 12
            view.addSubview(card)
            card.addInteraction(interaction)
            screen.show(controller)
            screen.advance(by: 0.1)
        }

        func press() {
            let finger = screen.finger(at: CGPoint(x: 80, y: 100))
            screen.advance(by: 0.5)
            finger.lift()
        }

        /// The difference between a stripe and the white beside it, far below the menu.
        var contrast: Int {
            let picture = screen.snapshot()
            return abs(Int(picture.pixel(600, 810).red) - Int(picture.pixel(600, 830).red))
        }
        var isOpen: Bool { screen.window.subviews.contains { $0 is MenuPresenter } }
    }

    @Test("the menu stands below a previewed controller, at its leading edge")
    func previewed() throws {
        final class Page: UIViewController {
            var tell: (String) -> Void = { _ in }
            override func viewWillAppear(_ animated: Bool) { tell("will \(animated)") }
            override func viewDidAppear(_ animated: Bool) { tell("did \(animated)") }
            override func viewWillDisappear(_ animated: Bool) { tell("will go \(animated)") }
            override func viewDidDisappear(_ animated: Bool) { tell("gone \(animated)") }
        }
        final class Previewing: NSObject, UIContextMenuInteractionDelegate {
            var log: [String] = []
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil) {
                    let controller = Page()
                    controller.tell = { self.log.append($0) }
                    controller.preferredContentSize = CGSize(width: 280, height: 160)
                    controller.view.layoutIfNeeded()
                    return controller
                } actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Cut") { _ in }])
                }
            }
        }
        let scene = Scene(), delegate = Previewing()
        scene.card.removeInteraction(scene.interaction)
        let interaction = UIContextMenuInteraction(delegate: delegate)
        scene.card.addInteraction(interaction)
        scene.press()
        scene.screen.advance(by: 1)
        let presenter = try #require(scene.screen.window.subviews.compactMap { $0 as? MenuPresenter }.first)
        let preview = try #require(presenter.subviews.compactMap { $0 as? MenuPreview }.first)
        let card = try #require(presenter.subviews.compactMap { $0 as? MenuCard }.first)
        #expect(preview.frame.size == CGSize(width: 280, height: 160))
        #expect(card.frame.minX == preview.frame.minX)
        #expect(card.frame.minY == preview.frame.maxY + 12)
        #expect(delegate.log == ["will true", "did true"])
        interaction.dismissMenu()
        scene.screen.advance(by: 1)
        #expect(delegate.log.suffix(2) == ["will go true", "gone true"])
    }

    @Test("an interaction that is added where it is stays there")
    func addedTwice() {
        let scene = Scene()
        scene.card.addInteraction(scene.interaction)
        #expect(scene.card.interactions.count == 1)
        #expect(scene.interaction.view === scene.card)
    }

    @Test("the screen behind goes out of focus, and comes back")
    func blur() throws {
        let scene = Scene()
        #expect(scene.contrast == 255)
        scene.press()
        scene.screen.advance(by: 0.1)
        let halfway = scene.contrast
        try scene.screen.pictureToLookAt("context-menu-coming")
        scene.screen.advance(by: 1)
        #expect(scene.isOpen)
        #expect(scene.contrast < 20)
        #expect(halfway > scene.contrast)
        #expect(halfway < 255)
        try scene.screen.pictureToLookAt("context-menu")
        scene.screen.userInterfaceStyle = .dark
        scene.screen.advance(by: 0.1)
        try scene.screen.pictureToLookAt("context-menu-dark")
        scene.screen.userInterfaceStyle = .light
        scene.screen.tap(at: CGPoint(x: 300, y: 470))
        try scene.screen.pictureToLookAt("context-menu-going")
        scene.screen.advance(by: 1)
        #expect(!scene.isOpen)
        #expect(scene.contrast == 255)
    }

    @Test("dismissed while it comes, it leaves the screen as it was")
    func interrupted() {
        let scene = Scene()
        let before = scene.screen.snapshot()
        scene.press()
        scene.screen.advance(by: 0.05)
        scene.interaction.dismissMenu()
        scene.screen.advance(by: 1)
        #expect(!scene.isOpen)
        #expect(!scene.screen.snapshot().differs(from: before))
    }

    @Test("where nothing is to shine through, the screen behind is only darker")
    func plain() throws {
        let scene = Scene()
        scene.screen.reducesTransparency = true
        defer { scene.screen.reducesTransparency = false }
        scene.press()
        scene.screen.advance(by: 1)
        #expect(scene.contrast > 100)
        #expect(scene.contrast < 160)
        try scene.screen.pictureToLookAt("context-menu-reduced-transparency")
    }

    @Test("what is lifted is gone from its place; its alpha is the program's")
    func lifted() {
        let scene = Scene()
        scene.press()
        scene.screen.advance(by: 1)
        #expect(scene.card.alpha == 1)
        #expect(scene.card.layer.presentation()?.opacity == 0)
        scene.interaction.dismissMenu()
        scene.screen.advance(by: 1)
        #expect(scene.card.layer.presentation()?.opacity ?? 1 == 1)
        #expect(scene.card.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("a secondary click opens the menu alone, at once, at the pointer")
    func secondaryClick() throws {
        let scene = Scene()
        let pointer = scene.screen.pointer(at: CGPoint(x: 90, y: 110), button: .secondary)
        #expect(scene.delegate.log == ["asked at 70 50", "display"])
        #expect(scene.interaction.menuAppearance == .compact)
        pointer.lift()
        scene.screen.advance(by: 1)
        #expect(scene.contrast == 255, "the screen is neither blurred nor dimmed")
        try scene.screen.pictureToLookAt("context-menu-click")
        scene.screen.click(at: CGPoint(x: 120, y: 132))
        scene.screen.advance(by: 1)
        #expect(scene.delegate.log == ["asked at 70 50", "display", "end", "copy"])
        #expect(!scene.isOpen)
        #expect(scene.interaction.menuAppearance == .unknown)
    }

    @Test("near the right edge it opens to the left of the pointer, near the bottom above it")
    func besideThePointer() throws {
        let scene = Scene()
        scene.card.frame = scene.controller.view.bounds
        scene.screen.click(at: CGPoint(x: 290, y: 440), button: .secondary)
        scene.screen.advance(by: 1)
        let presenter = try #require(scene.screen.window.subviews.compactMap { $0 as? MenuPresenter }.first)
        let menu = try #require(presenter.subviews.compactMap { $0 as? MenuCard }.first)
        #expect(menu.frame.maxX == 290)
        #expect(menu.frame.maxY == 440)
    }

    @Test("a secondary click elsewhere ends the menu")
    func endedByAClick() {
        let scene = Scene()
        scene.screen.click(at: CGPoint(x: 90, y: 110), button: .secondary)
        scene.screen.advance(by: 1)
        scene.screen.click(at: CGPoint(x: 300, y: 460), button: .secondary)
        scene.screen.advance(by: 1)
        #expect(!scene.isOpen)
        #expect(scene.delegate.log.last == "end")
    }

    @Test("without a menu the secondary click is the program's")
    func noMenu() {
        let scene = Scene()
        scene.delegate.offersMenu = false
        let tap = UITapGestureRecognizer()
        tap.buttonMaskRequired = .secondary
        var taps = 0
        tap.addAction(UIAction { _ in taps += 1 })
        scene.card.addGestureRecognizer(tap)
        scene.screen.click(at: CGPoint(x: 90, y: 110), button: .secondary)
        #expect(taps == 1)
        #expect(scene.delegate.log == ["asked at 70 50"])
    }

    @Test("buttons open their menus by a secondary click too", arguments: [false, true])
    func buttons(isPrimaryAction: Bool) {
        let scene = Scene()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 180, y: 60, width: 100, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = isPrimaryAction
        scene.controller.view.addSubview(button)
        scene.screen.click(at: CGPoint(x: 230, y: 80), button: .secondary)
        #expect(scene.isOpen)
        scene.screen.advance(by: 1)
        #expect(scene.contrast == 255)
    }
}

extension CGImage {
    fileprivate func differs(from other: CGImage) -> Bool {
        guard width == other.width, height == other.height else { return true }
        return (0..<height).contains { y in
            let row = buffer.base + y * buffer.stride, otherRow = other.buffer.base + y * other.buffer.stride
            return memcmp(row, otherRow, width * MemoryLayout<UInt32>.stride) != 0
        }
    }
}
