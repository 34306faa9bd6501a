import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// Menus of controls of a program's own, and of buttons that hear of theirs.
@MainActor @Suite("Menus of controls") struct ControlMenuTests {
    private final class Knob: UIControl {
        var log: [String] = []
        var offersMenu = true
        var point: CGPoint?

        override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
            point ?? super.menuAttachmentPoint(for: configuration)
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("asked at \(Int(location.x)) \(Int(location.y))")
            guard offersMenu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
                UIMenu(children: [UIAction(title: "Reset") { _ in self?.log.append("reset") }])
            }
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display") }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("track")
            return super.beginTracking(touch, with: event)
        }
    }

    private func show(_ control: UIControl) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.show(root)
        control.frame = CGRect(x: 20, y: 60, width: 120, height: 40)
        root.addSubview(control)
        screen.advance(by: 0.1)
        return screen
    }

    private func press(_ screen: TestScreen) {
        let finger = screen.finger(at: CGPoint(x: 60, y: 80))
        screen.advance(by: 0.6)
        finger.lift()
    }

    private func menu(_ screen: TestScreen) -> MenuPresenter? {
        screen.window.subviews.compactMap { $0 as? MenuPresenter }.first
    }

    @Test("there is none until it is enabled, and none again afterwards")
    func enabling() {
        let knob = Knob(), screen = show(knob)
        #expect(!knob.isContextMenuInteractionEnabled)
        #expect(knob.contextMenuInteraction == nil)
        press(screen)
        #expect(menu(screen) == nil)
        knob.isContextMenuInteractionEnabled = true
        #expect(knob.contextMenuInteraction?.view === knob)
        #expect(knob.interactions.contains { $0 === knob.contextMenuInteraction })
        knob.isContextMenuInteractionEnabled = false
        #expect(knob.contextMenuInteraction == nil)
        #expect(knob.interactions.isEmpty)
    }

    @Test("a long press opens it beside the control, which tracked until then and is highlighted meanwhile")
    func longPress() throws {
        let knob = Knob(), screen = show(knob)
        knob.isContextMenuInteractionEnabled = true
        knob.addAction(UIAction { [weak knob] _ in knob?.log.append("triggered") }, for: .menuActionTriggered)
        press(screen)
        screen.advance(by: 0.5)
        let open = try #require(menu(screen))
        #expect(open.preview == nil)
        #expect(knob.contextMenuInteraction?.menuAppearance == .compact)
        #expect(knob.isHighlighted)
        #expect(knob.log == ["track", "asked at 40 20", "triggered", "display"])
        screen.tap(at: CGPoint(x: 60, y: 130))
        screen.advance(by: 0.5)
        #expect(knob.log.suffix(2) == ["end", "reset"])
        #expect(!knob.isHighlighted)
        #expect(menu(screen) == nil)
    }

    @Test("as the primary action it opens under the finger; without a menu the control tracks")
    func primary() {
        let knob = Knob(), screen = show(knob)
        knob.isContextMenuInteractionEnabled = true
        knob.showsMenuAsPrimaryAction = true
        let finger = screen.finger(at: CGPoint(x: 60, y: 80))
        screen.advance(by: 0.1)
        #expect(menu(screen) != nil)
        #expect(!knob.isTracking)
        #expect(knob.log == ["asked at 40 20", "display"])
        finger.lift()
        knob.contextMenuInteraction?.dismissMenu()
        screen.advance(by: 0.5)
        knob.log = []
        knob.offersMenu = false
        screen.tap(at: CGPoint(x: 60, y: 80))
        #expect(knob.log == ["asked at 40 20", "track"])
        knob.isEnabled = false
        screen.tap(at: CGPoint(x: 60, y: 80))
        #expect(knob.log.count == 2)
    }

    @Test("stands at the point that the control names")
    func attachment() throws {
        func corner(_ point: CGPoint?) throws -> CGPoint {
            let knob = Knob(), screen = show(knob)
            knob.point = point
            knob.isContextMenuInteractionEnabled = true
            knob.showsMenuAsPrimaryAction = true
            screen.tap(at: CGPoint(x: 60, y: 80))
            screen.advance(by: 0.5)
            let card = try #require(menu(screen)?.subviews.compactMap { $0 as? MenuCard }.first)
            return card.frame.origin
        }
        #expect(try corner(nil) == CGPoint(x: 20, y: 108))
        #expect(try corner(CGPoint(x: 10, y: 100)) == CGPoint(x: 30, y: 160))
    }

    private final class HearingButton: UIButton {
        var log: [String] = []
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
            log.append("display")
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }
    }

    @Test("a button with a menu has the interaction, and a subclass hears of its menu")
    func buttons() {
        let button = HearingButton(type: .custom), screen = show(button)
        #expect(button.contextMenuInteraction == nil)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        #expect(button.isContextMenuInteractionEnabled)
        button.showsMenuAsPrimaryAction = true
        screen.tap(at: CGPoint(x: 60, y: 80))
        #expect(button.log == ["display"])
        screen.tap(at: CGPoint(x: 300, y: 470))
        #expect(button.log == ["display", "end"])
        button.menu = nil
        #expect(!button.isContextMenuInteractionEnabled)
    }

    private final class Panel: UIView {
        var taps = 0
        func tapped() { taps += 1 }
        let button: UIButton = {
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
            // What `self` is on Apple's systems where there is no panel yet.
            let method: (Panel) -> () -> Panel = { panel in { panel } }
            button.addTarget(method, action: Selector("tapped", Panel.tapped), for: .touchUpInside)
            return button
        }()
    }

    @Test("a function for a target stands for none: the action goes up the responder chain")
    func functionsAsTargets() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let panel = Panel(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        panel.addSubview(panel.button)
        screen.show(panel)
        screen.tap(at: CGPoint(x: 40, y: 30))
        #expect(panel.taps == 1)
        #expect(panel.button.allTargets.isEmpty)
    }
}
