import MutoscopeTesting
import Testing

@testable import UIKit

/// What controls do under a finger, and in a language that reads from the right.
@MainActor @Suite("controls") struct ControlTests {
    /// Made inside each test: the newest screen is the main one.
    private func show(_ control: UIView, at frame: CGRect, mirrored: Bool = false) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.layoutDirection = mirrored ? .rightToLeft : .leftToRight
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.show(root)
        control.frame = frame
        root.addSubview(control)
        screen.advance(by: 0.1)
        return screen
    }

    private func count(_ control: UIControl, _ event: UIControl.Event = .valueChanged) -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: event)
        return { count }
    }

    @Test("a switch turns by tap and by slide, and tells once", arguments: [false, true])
    func switches(mirrored: Bool) {
        let control = UISwitch()
        let screen = show(control, at: CGRect(x: 100, y: 100, width: 0, height: 0), mirrored: mirrored)
        let changes = count(control)
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
        screen.tap(at: CGPoint(x: 125, y: 115))
        #expect(control.isOn)
        #expect(changes() == 1)
        let thumb = control.subviews[0].subviews[1]
        screen.advance(by: 1)
        #expect((thumb.frame.midX > 25.5) != mirrored)
        screen.drag(from: CGPoint(x: 125, y: 115), to: CGPoint(x: mirrored ? 150 : 100, y: 115))
        #expect(!control.isOn)
        #expect(changes() == 2)
        control.setOn(true, animated: true)
        #expect(changes() == 2, "a program's own change is not told")
    }

    @Test("a switch keeps the program's alpha, also while it cannot be used")
    func alphaOfSwitches() {
        let control = UISwitch()
        let screen = show(control, at: CGRect(x: 100, y: 100, width: 0, height: 0))
        control.alpha = 0.25
        control.isEnabled = false
        control.setNeedsLayout()
        screen.advance(by: 0.5)
        #expect(control.alpha == 0.25)
    }

    @Test("segments show pictures in their own colours when told to, and run the actions they are made of")
    func contentsOfSegments() {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        var runs = 0
        let action = UIAction(title: "Act") { _ in runs += 1 }
        let control = UISegmentedControl(items: [red.withRenderingMode(.alwaysOriginal), red, action])
        let screen = show(control, at: CGRect(x: 10, y: 100, width: 300, height: 32))
        let picture = screen.snapshot()
        #expect(picture.pixel(60 * 2, 116 * 2).red == 255)
        #expect(picture.pixel(160 * 2, 116 * 2).red < 50)
        #expect(control.titleForSegment(at: 2) == "Act")
        screen.tap(at: CGPoint(x: 260, y: 116))
        #expect(runs == 1)
        #expect(control.selectedSegmentIndex == 2)
    }

    /// As Apple's documentation of both properties has it.
    @Test("an end of a slider that passes the other takes it along")
    func sliderEnds() {
        let control = UISlider()
        control.minimumValue = 5
        #expect(control.maximumValue == 5 && control.value == 5)
        control.maximumValue = -2
        #expect(control.minimumValue == -2 && control.value == -2)
        control.maximumValue = 10
        control.value = 4
        #expect(control.value == 4)
    }

    @Test("a slider follows the finger from where it took the thumb", arguments: [false, true])
    func sliders(mirrored: Bool) {
        let control = UISlider()
        control.maximumValue = 100
        let screen = show(control, at: CGRect(x: 20, y: 100, width: 228, height: 34), mirrored: mirrored)
        let changes = count(control)
        // The thumb is 28 wide, so 200 points are the whole way.
        let start = mirrored ? 20 + 228 - 14 : 20 + 14
        screen.drag(from: CGPoint(x: start + 5, y: 117), to: CGPoint(x: mirrored ? start - 95 : start + 105, y: 117))
        #expect(abs(control.value - 50) < 0.5)
        #expect(changes() > 1)
        control.value = .nan
        #expect(control.value == 0)
        control.value = 1000
        #expect(control.value == 100)
        screen.drag(from: CGPoint(x: 120, y: 117), to: CGPoint(x: 160, y: 117))
        #expect(control.value == 100, "a finger beside the thumb moves nothing")
        control.setThumbImage(ControlSheet.stripes(CGSize(width: 10, height: 10)), for: .normal)
        control.layoutIfNeeded()
        #expect(
            control.thumbRect(
                forBounds: control.bounds, trackRect: control.trackRect(forBounds: control.bounds), value: 0
            ).width == 10)
    }

    @Test("segments are chosen by taps and by dragging the chosen one", arguments: [false, true])
    func segments(mirrored: Bool) {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        let screen = show(control, at: CGRect(x: 10, y: 100, width: 300, height: 32), mirrored: mirrored)
        let changes = count(control)
        screen.tap(at: CGPoint(x: 60, y: 116))
        #expect(control.selectedSegmentIndex == (mirrored ? 2 : 0))
        #expect(changes() == 1)
        screen.tap(at: CGPoint(x: 60, y: 116))
        #expect(changes() == 1, "choosing what is chosen tells nothing")
        screen.drag(from: CGPoint(x: 60, y: 116), to: CGPoint(x: 260, y: 116))
        #expect(control.selectedSegmentIndex == (mirrored ? 0 : 2))
        #expect(changes() == 3)
        control.setEnabled(false, forSegmentAt: 1)
        screen.tap(at: CGPoint(x: 160, y: 116))
        #expect(changes() == 3)
        control.apportionsSegmentWidthsByContent = true
        control.setTitle("A much longer title", forSegmentAt: 0)
        control.layoutIfNeeded()
        #expect(control.sizeThatFits(.zero).width < 300)
    }

    @Test("a page control turns by side and by dragging", arguments: [false, true])
    func pages(mirrored: Bool) {
        let control = UIPageControl()
        // Measured by Auk's tests on iOS.
        #expect(control.currentPage == -1)
        control.numberOfPages = 5
        let screen = show(control, at: CGRect(x: 60, y: 100, width: 200, height: 26), mirrored: mirrored)
        let changes = count(control)
        screen.tap(at: CGPoint(x: mirrored ? 70 : 250, y: 113))
        #expect(control.currentPage == 1)
        #expect(changes() == 1)
        screen.drag(from: CGPoint(x: 160, y: 113), to: CGPoint(x: mirrored ? 124 : 196, y: 113))
        #expect(control.currentPage == 3)
        #expect(changes() == 3)
        control.currentPage = 99
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = 0
        #expect(control.currentPage == 0)
    }

    @Test(
        "more pages than fit: the dots in sight move on with the current one, and the outermost are small where more follow"
    )
    func manyPages() {
        let control = UIPageControl()
        control.numberOfPages = 40
        let screen = show(control, at: CGRect(x: 60, y: 100, width: 200, height: 26), mirrored: false)
        func widths() -> [CGFloat] {
            screen.advance(by: 0.5)
            let dots = control.subviews.compactMap { $0 as? UIImageView }.filter { $0.alpha > 0 }
            #expect(dots.allSatisfy { control.bounds.contains($0.frame) })
            return dots.map(\.frame.width)
        }
        let large = [CGFloat](repeating: 7.5, count: 8)
        #expect(widths() == large + [5.625, 3.75])
        control.currentPage = 20
        #expect(widths() == [3.75, 5.625] + large.dropLast(2) + [5.625, 3.75])
        screen.tap(at: CGPoint(x: 259, y: 113))
        #expect(control.currentPage == 21)
        control.currentPage = 39
        #expect(widths() == [3.75, 5.625] + large)
    }

    @Test("a stepper steps, repeats while held, and stops at its ends")
    func stepper() {
        let control = UIStepper()
        control.maximumValue = 5
        let screen = show(control, at: CGRect(x: 100, y: 100, width: 0, height: 0))
        let changes = count(control)
        screen.tap(at: CGPoint(x: 170, y: 116))
        #expect(control.value == 1)
        #expect(changes() == 1)
        let finger = screen.finger(at: CGPoint(x: 170, y: 116))
        screen.advance(by: 0.75)
        #expect(control.value == 4 || control.value == 5)
        screen.advance(by: 1)
        finger.lift()
        #expect(control.value == 5)
        #expect(changes() == 5)
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 120, y: 116))
        #expect(control.value == 4)
    }

    @Test("a menu opens under its button, and a chosen action runs once after it has been ticked")
    func menus() throws {
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        var log: [String] = []
        let screen = show(button, at: CGRect(x: 20, y: 40, width: 100, height: 40))
        button.menu = UIMenu(
            options: .singleSelection,
            children: ["Name", "Date"].map { title in UIAction(title: title) { log.append($0.title) } })
        button.showsMenuAsPrimaryAction = true
        screen.tap(at: CGPoint(x: 70, y: 60))
        screen.advance(by: 1)
        let presenter = try #require(screen.window.subviews.compactMap { $0 as? MenuPresenter }.first)
        screen.tap(at: CGPoint(x: 100, y: 40 + 40 + 8 + 44 + 22))
        #expect(log == ["Date"])
        #expect(button.menu?.children.map { ($0 as? UIAction)?.state } == [.off, .on])
        screen.advance(by: 1)
        #expect(presenter.superview == nil)
        screen.tap(at: CGPoint(x: 70, y: 60))
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 310, y: 470))
        screen.advance(by: 1)
        #expect(!screen.window.subviews.contains { $0 is MenuPresenter })
        #expect(log.count == 1)
    }

    @Test("a context menu opens after half a second and tells its delegate")
    func contextMenus() {
        final class Delegate: NSObject, UIContextMenuInteractionDelegate {
            var log: [String] = []
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                log.append("\(Int(location.x)) \(Int(location.y))")
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy") }])
                }
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
        let view = UIView(), delegate = Delegate()
        let screen = show(view, at: CGRect(x: 20, y: 40, width: 100, height: 40))
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        let finger = screen.finger(at: CGPoint(x: 30, y: 50))
        screen.advance(by: 0.4)
        #expect(delegate.log.isEmpty)
        screen.advance(by: 0.8)
        finger.lift()
        screen.tap(at: CGPoint(x: 60, y: 40 + 40 + 8 + 22))
        #expect(delegate.log == ["10 10", "display", "end", "copy"])
    }

    @Test("classic buttons dim, configured buttons follow tint, state and traits")
    func buttons() throws {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Title"
        let screen = show(button, at: CGRect(x: 20, y: 40, width: 120, height: 40))
        let background = try #require(button.subviews[0].subviews.first)
        #expect(background.backgroundColor == UIColor.systemBlue)
        button.tintColor = .systemRed
        #expect(background.backgroundColor == UIColor.systemRed)
        let finger = screen.finger(at: CGPoint(x: 30, y: 60))
        #expect(button.isHighlighted)
        #expect(background.backgroundColor != UIColor.systemRed)
        finger.lift()
        button.isEnabled = false
        #expect(background.backgroundColor == UIColor.tertiarySystemFill)
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { states.append($0.state) }
        button.isEnabled = true
        #expect(states.last == UIControl.State.normal)
        #expect(states.contains(.disabled))
    }
}
