import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// One thing after another that any program relies on, as one would try it from outside.
@MainActor
@Suite("What apps do every day")
struct EverydayTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let root = UIViewController()

    init() {
        root.view.backgroundColor = .white
        screen.show(root)
        screen.advance(by: 0.1)
    }

    // MARK: Touches

    private final class TouchView: UIView {
        var lines: [String] = []
        var predicted: [CGPoint] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            lines.append("began \(touches.count)")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches {
                lines.append("moved \(event?.coalescedTouches(for: touch)?.count ?? -1)")
                predicted = event?.predictedTouches(for: touch)?.map { $0.location(in: self) } ?? []
            }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
    }

    @Test func coalescedAndPredicted() {
        screen.advance(by: 0)
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.view.addSubview(view)
        let finger = screen.finger(at: CGPoint(x: 10, y: 10))
        finger.move(to: CGPoint(x: 40, y: 10), over: 3.0 / 60)
        finger.lift()
        #expect(view.lines == ["began 1", "moved 1", "moved 1", "moved 1", "ended"])
        #expect(view.predicted.map { ($0.x).rounded() } == [50, 60])
    }

    @Test func controlEvents() {
        screen.advance(by: 0)
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        root.view.addSubview(control)
        var lines: [String] = []
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
            (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "up in"), (.touchUpOutside, "up out"), (.touchCancel, "cancel"),
        ]
        for (event, name) in events {
            control.addAction(UIAction { _ in if lines.last != name { lines.append(name) } }, for: event)
        }
        let finger = screen.finger(at: CGPoint(x: 130, y: 120))
        finger.move(to: CGPoint(x: 150, y: 120), over: 0.05)
        finger.move(to: CGPoint(x: 310, y: 120), over: 0.2)
        finger.move(to: CGPoint(x: 130, y: 120), over: 0.2)
        finger.move(to: CGPoint(x: 310, y: 400), over: 0.2)
        finger.lift()
        let drags = lines.filter { $0 == "inside" || $0 == "outside" }, rest = lines.filter { !drags.contains($0) }
        #expect(rest == ["down", "exit", "enter", "exit", "up out"])
        #expect(drags.first == "inside")
        #expect(drags.last == "outside")
        lines = []
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 130, y: 120), count: 2)
        #expect(lines == ["down", "up in", "down", "repeat", "up in"])
        lines = []
        screen.advance(by: 1)
        screen.finger(at: CGPoint(x: 130, y: 120)).cancel()
        #expect(lines == ["down", "cancel"])
    }

    @Test func recognizersAddedLaterDoNotSeeTheTouch() {
        screen.advance(by: 0)
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { _ in taps += 1 })
        let finger = screen.finger(at: CGPoint(x: 100, y: 100))
        root.view.addGestureRecognizer(tap)
        finger.lift()
        #expect(taps == 0)
        let other = screen.finger(at: CGPoint(x: 100, y: 100))
        root.view.removeGestureRecognizer(tap)
        other.lift()
        #expect(taps == 0)
        #expect(tap.state == .possible)
    }

    // MARK: Life

    private final class Life: UIViewController {
        var lines: [String] = []
        override func viewDidLoad() { lines.append("load") }
        override func viewWillAppear(_ animated: Bool) { lines.append("willAppear") }
        override func viewIsAppearing(_ animated: Bool) { lines.append("isAppearing \(view.bounds.width)") }
        override func viewDidAppear(_ animated: Bool) { lines.append("didAppear") }
        override func viewWillLayoutSubviews() { if lines.last != "willLayout" { lines.append("willLayout") } }
        override func viewDidLayoutSubviews() { lines.append("didLayout") }
    }

    @Test func lifeOfARoot() {
        screen.advance(by: 0)
        let life = Life()
        screen.show(life)
        screen.advance(by: 0.1)
        #expect(
            life.lines == ["load", "willAppear", "isAppearing 320.0", "willLayout", "didLayout", "didAppear"])
    }

    @Test func lifeOfAPush() {
        screen.advance(by: 0)
        let life = Life(), navigation = UINavigationController(rootViewController: UIViewController())
        screen.show(navigation)
        screen.advance(by: 0.1)
        navigation.pushViewController(life, animated: true)
        screen.advance(by: 0)
        #expect(Array(life.lines.prefix(2)) == ["load", "willAppear"])
        screen.advance(by: 1)
        let i = life.lines.firstIndex(of: "isAppearing 320.0"), l = life.lines.firstIndex(of: "willLayout")
        #expect(i == 2)
        #expect(l == 3)
        #expect(life.lines.last == "didAppear")
    }

    @Test func windowNotifications() {
        screen.advance(by: 0)
        var lines: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeHiddenNotification, "hidden"),
            (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resign"),
        ]
        let tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { lines.append(word) }
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.windowLevel = .alert
        window.makeKeyAndVisible()
        window.isHidden = true
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(lines.first == "visible", "\(lines)")
        #expect(lines.contains("key"), "\(lines)")
        #expect(lines.contains("hidden"), "\(lines)")
    }

    // MARK: Text

    private final class FieldDelegate: NSObject, UITextFieldDelegate {
        var lines: [String] = []
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { lines.append("should begin"); return true }
        func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { lines.append("should end"); return true }
        func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            lines.append("change \(range.location),\(range.length) \(string)")
            return string != "x"
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { lines.append("clear"); return true }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { lines.append("return"); return true }
    }

    @Test func fields() {
        screen.advance(by: 0)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34)), delegate = FieldDelegate()
        field.delegate = delegate
        field.clearButtonMode = .always
        var events: [String] = []
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
            (.editingDidEndOnExit, "exit"),
        ] {
            field.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        root.view.addSubview(field)
        field.text = "preset"
        #expect(events.isEmpty)
        screen.tap(at: CGPoint(x: 60, y: 37))
        field.text = ""
        screen.type("ax")
        screen.press(.keyboardDeleteOrBackspace)
        screen.type("b")
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 208, y: 37))
        #expect(field.text == "")
        screen.press(.keyboardReturnOrEnter)
        field.resignFirstResponder()
        #expect(
            delegate.lines == [
                "should begin", "did begin", "change 0,0 a", "change 1,0 x", "change 0,1 ", "change 0,0 b", "clear",
                "return", "should end", "did end",
            ])
        #expect(events == ["begin", "changed", "changed", "changed", "changed", "exit", "end"], "\(events)")
    }

    // MARK: Direction

    @Test func rightToLeft() {
        screen.advance(by: 0)
        screen.layoutDirection = .rightToLeft
        let stack = UIStackView(), a = UIView(), b = UIView()
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        stack.distribution = .fillEqually
        stack.addArrangedSubview(a)
        stack.addArrangedSubview(b)
        root.view.addSubview(stack)
        screen.advance(by: 0.1)
        #expect(a.frame.minX == 50)
        #expect(b.frame.minX == 0)
        stack.semanticContentAttribute = .forceLeftToRight
        screen.advance(by: 0.1)
        #expect(a.frame.minX == 0)
        let arrow = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }.imageFlippedForRightToLeftLayoutDirection()
        let view = UIImageView(image: arrow)
        view.frame = CGRect(x: 0, y: 100, width: 40, height: 40)
        root.view.addSubview(view)
        screen.advance(by: 0.1)
        let shown = screen.snapshot()
        #expect(shown.pixel(35, 120).green < 50)
        #expect(shown.pixel(5, 120).green > 200)
    }

    @Test func dynamicType() {
        screen.advance(by: 0)
        let label = UILabel()
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
        label.adjustsFontForContentSizeCategory = true
        label.text = "Size"
        root.view.addSubview(label)
        screen.advance(by: 0.1)
        let before = label.intrinsicContentSize.height
        root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        screen.advance(by: 0.1)
        #expect(label.intrinsicContentSize.height > before * 1.5)
    }

    // MARK: Pictures

    @Test func images() {
        screen.advance(by: 0)
        func plain(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        let animated = UIImage.animatedImage(with: [plain(.red), plain(.green)], duration: 1)
        let view = UIImageView(image: animated)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.view.addSubview(view)
        screen.advance(by: 0.25)
        #expect(screen.snapshot().pixel(5, 5).red > 200)
        screen.advance(by: 0.5)
        #expect(screen.snapshot().pixel(5, 5).red < 50)
        let turned = UIImage(cgImage: plain(.blue).cgImage!, scale: 1, orientation: .right)
        #expect(turned.imageOrientation == .right)
        #expect(plain(.red).pngData() != nil)
        #expect(plain(.red).jpegData(compressionQuality: 0.8) != nil)
        #expect(plain(.red).preparingThumbnail(of: CGSize(width: 5, height: 5))?.size == CGSize(width: 5, height: 5))
    }

    @Test func strings() {
        screen.advance(by: 0)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        let plain = NSAttributedString(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let spaced = NSAttributedString(
            string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        #expect(abs(spaced.size().height - plain.size().height - 10) < 0.6)
        let bounds = plain.boundingRect(
            with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(bounds.height - plain.size().height) < 1)
    }

    // MARK: Animation

    @Test func transitions() {
        screen.advance(by: 0)
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let front = UIView(frame: card.bounds), back = UIView(frame: card.bounds)
        front.backgroundColor = .red
        back.backgroundColor = .blue
        card.addSubview(front)
        root.view.addSubview(card)
        var finished: [Bool] = []
        UIView.transition(from: front, to: back, duration: 0.5, options: .transitionFlipFromLeft) {
            finished.append($0)
        }
        screen.advance(by: 0.6)
        #expect(finished == [true])
        #expect(front.superview == nil)
        #expect(back.superview === card)
        card.addSubview(front)
        front.isHidden = true
        UIView.transition(
            from: back, to: front, duration: 0.5, options: [.transitionCrossDissolve, .showHideTransitionViews]
        ) { finished.append($0) }
        screen.advance(by: 0.6)
        #expect(finished == [true, true])
        #expect(back.isHidden)
        #expect(!front.isHidden)
        #expect(back.superview === card)
        UIView.transition(with: card, duration: 0.5, options: .transitionCurlUp) {
            card.backgroundColor = .green
        } completion: {
            finished.append($0)
        }
        screen.advance(by: 0.6)
        #expect(finished == [true, true, true])
    }

    @Test func inheritedDuration() {
        screen.advance(by: 0)
        #expect(UIView.inheritedAnimationDuration == 0)
        var inside: TimeInterval = -1
        UIView.animate(withDuration: 0.7) { inside = UIView.inheritedAnimationDuration }
        #expect(inside == 0.7)
        var still = true
        UIView.animate(withDuration: 0.7) {
            UIView.performWithoutAnimation { still = UIView.areAnimationsEnabled }
        }
        #expect(!still)
        #expect(UIView.areAnimationsEnabled)
    }

    // MARK: Layout

    @Test func conflicts() {
        screen.advance(by: 0)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        let messages = Diagnostics.collecting {
            let one = view.widthAnchor.constraint(equalToConstant: 100),
                two = view.widthAnchor.constraint(equalToConstant: 200)
            one.identifier = "narrow"
            NSLayoutConstraint.activate([one, two])
            root.view.layoutIfNeeded()
        }.messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("narrow") ?? false, "\(messages)")
        #expect(messages.first?.contains("simultaneously satisfy") ?? false)
        #expect(view.hasAmbiguousLayout)
    }

    @Test func visualFormat() {
        screen.advance(by: 0)
        let a = UIView(), b = UIView()
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-m-[a(>=50)]-[b(==a)]-20-|", options: [.alignAllTop, .alignAllBottom],
                metrics: ["m": 20], views: ["a": a, "b": b])
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-[a(100@999)]", options: [], metrics: nil, views: ["a": a]))
        root.view.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 20, y: 0, width: 136, height: 100) || a.frame.width == 136, "\(a.frame)")
        #expect(b.frame.minX == 164)
        #expect(b.frame.minY == a.frame.minY)
        #expect(b.frame.height == a.frame.height)
    }

    @Test func snapshots() throws {
        screen.advance(by: 0)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .red
        root.view.addSubview(view)
        screen.advance(by: 0.1)
        let copy = try #require(view.snapshotView(afterScreenUpdates: false))
        view.backgroundColor = .blue
        copy.frame.origin = CGPoint(x: 100, y: 0)
        root.view.addSubview(copy)
        screen.advance(by: 0.1)
        #expect(screen.snapshot().pixel(125, 25).red > 200)
        #expect(screen.snapshot().pixel(25, 25).blue > 200)
    }

    @Test func hovering() {
        screen.advance(by: 0)
        var states: [UIGestureRecognizer.State] = []
        let hover = UIHoverGestureRecognizer()
        hover.addAction(UIAction { states.append(($0.sender as! UIGestureRecognizer).state) })
        root.view.addGestureRecognizer(hover)
        screen.hover(at: CGPoint(x: 10, y: 10))
        screen.hover(at: CGPoint(x: 20, y: 10))
        #expect(states == [.began, .changed])
    }

    @Test func traceWords() {
        screen.advance(by: 0)
        let tap = UITapGestureRecognizer(), double = UITapGestureRecognizer(), pan = UIPanGestureRecognizer()
        double.numberOfTapsRequired = 2
        tap.name = "single"
        double.name = "double"
        tap.require(toFail: double)
        for recognizer in [tap, double, pan] { root.view.addGestureRecognizer(recognizer) }
        let lines = screen.gestureTrace {
            screen.tap(at: CGPoint(x: 100, y: 100))
            screen.advance(by: 1)
        }
        #expect(lines.contains { $0.contains("single") && $0.contains("waits for") && $0.contains("double") })
        #expect(
            lines.contains { $0.contains("double") && $0.contains("failed") && $0.contains("did not come in time") })
    }
}
