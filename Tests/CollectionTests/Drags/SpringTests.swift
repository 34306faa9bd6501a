import MutoscopeTesting
import Testing
import UIKit

/// What opens under a drag that rests on it.
@MainActor @Suite("opening under a drag") struct SpringTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString("a")))] }
    }

    private final class Effect: NSObject, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []

        func interaction(
            _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
        ) { states.append(context.state) }
    }

    private final class Behavior: NSObject, UISpringLoadedInteractionBehavior {
        var allows = true
        var finished = 0

        func shouldAllow(
            _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
        ) -> Bool { allows }
        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { finished += 1 }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var selected: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.row != 2 }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    private let controller = UIViewController()
    private let source = Source()

    init() {
        let origin = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        origin.backgroundColor = .systemRed
        origin.addInteraction(UIDragInteraction(delegate: source))
        controller.view.addSubview(origin)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    private func lift() -> TestFinger {
        let finger = screen.finger(at: CGPoint(x: 50, y: 50))
        screen.advance(by: 0.6)
        return finger
    }

    @Test("a view warns after half a second and opens after one, once for each stay")
    func views() {
        let view = UIView(frame: CGRect(x: 160, y: 200, width: 100, height: 100))
        let effect = Effect(), behavior = Behavior()
        var opened = 0
        view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: effect) { _, context in
                #expect(context.targetView === view)
                #expect(context.location(in: view) == CGPoint(x: 40, y: 50))
                opened += 1
            })
        controller.view.addSubview(view)
        let finger = lift()
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.2)
        screen.advance(by: 0.3)
        #expect(effect.states == [.possible])
        #expect(opened == 0)
        screen.advance(by: 0.3)
        #expect(effect.states == [.possible, .activating])
        #expect(opened == 0)
        screen.advance(by: 2)
        #expect(effect.states == [.possible, .activating, .activated])
        #expect(opened == 1)
        finger.move(to: CGPoint(x: 60, y: 400), over: 0.2)
        #expect(effect.states.last == .inactive)
        #expect(behavior.finished == 1)
        behavior.allows = false
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.2)
        screen.advance(by: 2)
        #expect(effect.states.count == 4)
        #expect(opened == 1)
        finger.lift()
        screen.advance(by: 1)
    }

    @Test("a button is tapped; a short stay does nothing, nor does a drop")
    func buttons() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 160, y: 200, width: 100, height: 50)
        button.setTitle("Open", for: .normal)
        button.backgroundColor = .systemYellow
        button.isSpringLoaded = true
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        controller.view.addSubview(button)
        var finger = lift()
        finger.move(to: CGPoint(x: 200, y: 220), over: 0.2)
        for time in 0..<3 {
            screen.advance(by: time == 0 ? 0.5 : 0.1)
            try screen.pictureToLookAt("spring-blink-\(time)")
        }
        finger.lift()
        screen.advance(by: 2)
        #expect(taps == 0)
        #expect(button.alpha == 1)
        finger = lift()
        finger.move(to: CGPoint(x: 200, y: 220), over: 0.2)
        screen.advance(by: 1.2)
        #expect(taps == 1)
        finger.lift()
        screen.advance(by: 1)
    }

    @Test("rows open one by one, where the delegate lets them")
    func rows() {
        let table = UITableView(frame: CGRect(x: 0, y: 200, width: 320, height: 240)), rows = Rows()
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (rows, rows)
        table.isSpringLoaded = true
        controller.view.addSubview(table)
        screen.advance(by: 0.1)
        let finger = lift()
        finger.move(to: CGPoint(x: 160, y: 225), over: 0.2)
        screen.advance(by: 0.7)
        finger.move(to: CGPoint(x: 160, y: 275), over: 0.1)
        screen.advance(by: 0.7)
        #expect(rows.selected.isEmpty, "each row begins anew")
        screen.advance(by: 0.5)
        #expect(rows.selected == [1])
        finger.move(to: CGPoint(x: 160, y: 325), over: 0.1)
        screen.advance(by: 2)
        #expect(rows.selected == [1])
        finger.lift()
        screen.advance(by: 1)
    }

    @Test("segments, tabs, items of bars and choices of alerts open where the program wants it")
    func partsOfBars() {
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        segments.frame = CGRect(x: 20, y: 200, width: 270, height: 32)
        (segments.selectedSegmentIndex, segments.isSpringLoaded) = (0, true)
        var chosen: [String] = []
        segments.addAction(
            UIAction { _ in chosen.append("segment \(segments.selectedSegmentIndex)") }, for: .valueChanged)
        let tabs = UITabBar(frame: CGRect(x: 0, y: 300, width: 320, height: 49))
        tabs.items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        (tabs.selectedItem, tabs.isSpringLoaded) = (tabs.items?[0], true)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
        let item = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "plus"), primaryAction: UIAction { _ in chosen.append("item") })
        item.isSpringLoaded = true
        toolbar.items = [item]
        for view in [segments, tabs, toolbar] { controller.view.addSubview(view) }
        screen.advance(by: 0.1)
        let finger = lift()
        func rest(at point: CGPoint) {
            finger.move(to: point, over: 0.2)
            screen.advance(by: 1.2)
        }
        rest(at: CGPoint(x: 250, y: 216))
        #expect(chosen == ["segment 2"])
        rest(at: CGPoint(x: 200, y: 320))
        #expect(tabs.selectedItem?.tag == 2)
        rest(at: CGPoint(x: 28, y: 422))
        #expect(chosen == ["segment 2", "item"])
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen.append("OK") })
        alert.isSpringLoaded = true
        controller.present(alert, animated: true)
        screen.advance(by: 1)
        rest(at: CGPoint(x: 160, y: 265))
        screen.advance(by: 1)
        #expect(chosen.last == "OK")
        #expect(controller.presentedViewController == nil)
        finger.lift()
        screen.advance(by: 1)
    }
}
