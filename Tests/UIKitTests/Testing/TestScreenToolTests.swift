import MutoscopeTesting
import Testing
import UIKit

/// What programs' own tests are written with.
@MainActor @Suite struct TestScreenToolTests {
    let screen = TestScreen(size: CGSize(width: 200, height: 100))
    let controller = UIViewController()

    init() { screen.show(controller) }

    // MARK: The main queue

    @Test func mainQueueWaitsForFrames() {
        var calls: [String] = []
        screen.advance(by: 0)
        DispatchQueue.main.async { MainActor.assumeIsolated { calls.append("async") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            MainActor.assumeIsolated { calls.append("after \(Int((screen.now * 100).rounded()))") }
        }
        #expect(calls.isEmpty)
        screen.advance(by: 0.02)
        #expect(calls == ["async"])
        screen.advance(by: 1.9)
        #expect(calls == ["async"])
        screen.advance(by: 1)
        #expect(calls.count == 2)
        #expect(["after 200", "after 201", "after 202"].contains(calls.last))
    }

    @Test func mainQueueKeepsItsOrderAndEndsItsFrames() {
        var calls: [Int] = []
        screen.advance(by: 0)
        for number in 0..<5 {
            DispatchQueue.main.async {
                MainActor.assumeIsolated { calls.append(number) }
                DispatchQueue.main.async { MainActor.assumeIsolated { calls.append(10 + number) } }
            }
        }
        screen.advance(by: 0.01)
        #expect(calls == [0, 1, 2, 3, 4, 10, 11, 12, 13, 14])
        var rounds = 0
        @MainActor func again() {
            rounds += 1
            DispatchQueue.main.async { MainActor.assumeIsolated { again() } }
        }
        again()
        screen.advance(by: 0.1)
        #expect(rounds > 6)
        #expect(rounds < 1000)
    }

    @Test func otherQueuesKeepTheMachinesTime() async {
        await screen.advance(by: 0)
        let answer = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: 7) }
        }
        #expect(answer == 7)
    }

    /// As loaders do that end on the main queue, lottie's among them.
    @Test(.timeLimit(.minutes(1))) func whatComesBackByTheMainQueueNeedsNoFrame() async {
        await screen.advance(by: 0)
        let answer = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { DispatchQueue.main.async { continuation.resume(returning: 7) } }
        }
        #expect(answer == 7)
        #expect(screen.now == 0)
    }

    /// As on Apple's systems, whatever thread the main queue runs on: programs ask before they draw, lottie's main-thread engine does.
    @Test func mainActorIsTheMainThread() async {
        await screen.advance(by: 0.1)
        #expect(Thread.isMainThread)
        let elsewhere = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Thread.isMainThread) }
        }
        #expect(!elsewhere)
        #expect(Thread.isMainThread)
    }

    // MARK: The display and the user's settings

    @Test func resizingReachesWindowsAndPictures() {
        let view = UIView(frame: controller.view.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(view)
        screen.resize(to: CGSize(width: 120, height: 300), scale: 1)
        #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 120, height: 300))
        #expect(view.frame.height == 300)
        #expect(view.traitCollection.displayScale == 1)
        let picture = screen.snapshot()
        #expect(picture.width == 120)
        #expect(picture.height == 300)
        screen.tap(at: CGPoint(x: 100, y: 280))
    }

    @Test func settingsReachViews() {
        screen.userInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        screen.locale = Locale(identifier: "ar_EG")
        #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .rightToLeft)
        screen.locale = nil
        #expect(controller.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .leftToRight)
        screen.layoutDirection = .rightToLeft
        #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        screen.reducesMotion = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        screen.reducesMotion = false
    }

    @Test func theScreenIsTheMainOneAtOnceAndWindowsComeWithoutATransition() {
        let other = TestScreen(size: CGSize(width: 40, height: 20), scale: 1)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(UIScreen.main.scale == 1)
        other.advance(by: 0.1)
        let white = UIViewController()
        white.view.backgroundColor = .white
        other.show(white)
        #expect(other.snapshot().pixel(5, 5) == (255, 255, 255, 255))
        let above = UIWindow(frame: UIScreen.main.bounds)
        above.windowLevel = .alert
        above.backgroundColor = .red
        above.isHidden = false
        #expect(other.snapshot().pixel(5, 5) == (255, 0, 0, 255))
        above.isHidden = true
        #expect(other.snapshot().pixel(5, 5) == (255, 255, 255, 255))
    }

    @Test func nothingOfAScreenThatIsGoneStaysInForce() {
        func showBriefly() {
            let other = TestScreen(size: CGSize(width: 20, height: 20))
            other.show(UIViewController())
            other.layoutDirection = .rightToLeft
            other.userInterfaceStyle = .dark
            #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        showBriefly()
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    // MARK: Looking

    @Test func hierarchiesAreDescribed() {
        controller.view.frame = screen.window.bounds
        let label = UILabel(frame: CGRect(x: 1, y: 2.5, width: 30, height: 10))
        label.text = "Hello"
        let button = UIControl(frame: CGRect(x: 50, y: 0, width: 20, height: 20))
        button.isEnabled = false
        button.alpha = 0.25
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        inner.isHidden = true
        button.addSubview(inner)
        controller.view.addSubview(label)
        controller.view.addSubview(button)
        #expect(
            screen.hierarchyDescription == """
                UIWindow (0 0; 200 100)
                  UIView (0 0; 200 100) of UIViewController
                    UILabel (1 2.5; 30 10) "Hello"
                    UIControl (50 0; 20 20) alpha 0.25 disabled
                      UIView (-2.5 -2.5; 10 10) hidden transformed

                """)
    }

    @Test func displayListsAreMatched() {
        let red = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        red.backgroundColor = .red
        let hidden = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
        hidden.backgroundColor = .blue
        hidden.isHidden = true
        let faint = UIView(frame: CGRect(x: 60, y: 20, width: 30, height: 40))
        faint.backgroundColor = .green
        faint.alpha = 0.5
        faint.layer.borderWidth = 0
        for view in [red, hidden, faint] { controller.view.addSubview(view) }
        #expect(screen.displays(.fill(.red).in(CGRect(x: 10, y: 20, width: 30, height: 40))))
        #expect(!screen.displays(.fill(.red).in(CGRect(x: 10, y: 25, width: 30, height: 40))))
        #expect(screen.displays(.fill(.red).at(CGPoint(x: 12, y: 22))))
        #expect(!screen.displays(.fill(.blue)))
        #expect(screen.displayedItems(matching: .fill(.green).opacity(0.5)).count == 1)
        #expect(!screen.displays(.shadow))
        #expect(!screen.displays(.image))
        #expect(screen.displayListDescription.contains("screen"))
        let order = screen.displayedItems.compactMap(\.color).filter { $0 == .red || $0 == .green }
        #expect(order.count <= 2)
    }

    // MARK: Scripts

    @Test func scriptsKeepPointersAndComments() throws {
        #expect(try TouchScript(text: "# Windows\r\n0 1 began 10 20\r\n\r\n").text == "0.0 1 began 10.0 20.0\n")
        let script = try TouchScript(text: "# a comment\n\n0 1 began 10 20 mouse\n0.5 1 ended 10.25 20 mouse\n")
        #expect(script.text == "0.0 1 began 10.0 20.0 mouse\n0.5 1 ended 10.25 20.0 mouse\n")
        let secondary = "0.0 1 began 10.0 20.0 mouse 2\n"
        #expect(try TouchScript(text: secondary).text == secondary)
        let pens = "0.0 1 began 10.0 20.0 pen 0.5 1.0 -0.25\n0.1 1 ended 10.0 20.0 pen\n"
        #expect(try TouchScript(text: pens).text == pens)
        for wrong in ["mouse left", "mouse 0", "mouse 1 2", "pen 0.5", "pen nan 1 1", "pen 0 1 1 1"] {
            #expect(throws: TouchScript.FormatError.self) { try TouchScript(text: "0 1 began 10 20 \(wrong)\n") }
        }
        let error = #expect(throws: TouchScript.FormatError.self) { try TouchScript(text: "\n0 1 began 10 20 nib") }
        #expect(error?.line == 2)
    }
}

/// A control keeps its taps from the views around it.
@MainActor @Suite struct ControlTapTests {
    let screen = TestScreen(size: CGSize(width: 200, height: 100))
    let controller = UIViewController()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 80, height: 80))

    init() {
        controller.view.addSubview(control)
        screen.show(controller)
    }

    @Test func controlsWinOverTapsOfSuperviews() {
        var log: [String] = []
        control.addAction(UIAction { _ in log.append("control") }, for: .touchUpInside)
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { _ in log.append("tap") })
        controller.view.addGestureRecognizer(tap)
        screen.tap(at: CGPoint(x: 10, y: 10))
        screen.tap(at: CGPoint(x: 150, y: 50))
        #expect(log == ["control", "tap"])
        log = []
        control.isEnabled = false
        screen.tap(at: CGPoint(x: 10, y: 10))
        #expect(log == ["tap"])
    }

    @Test func theirOwnRecognizersAndLongerGesturesStay() {
        var log: [String] = []
        control.addAction(UIAction { _ in log.append("control") }, for: .touchUpInside)
        let own = UITapGestureRecognizer(), press = UILongPressGestureRecognizer()
        own.cancelsTouchesInView = false
        own.addAction(UIAction { _ in log.append("own") })
        press.addAction(UIAction { [unowned press] _ in if press.state == .began { log.append("press") } })
        control.addGestureRecognizer(own)
        controller.view.addGestureRecognizer(press)
        screen.tap(at: CGPoint(x: 10, y: 10))
        #expect(log == ["own", "control"])
        log = []
        let finger = screen.finger(at: CGPoint(x: 10, y: 10))
        screen.advance(by: 0.7)
        finger.lift()
        #expect(log == ["press"])
    }

    @Test func slidersKeepSwipesAlongThem() {
        let slider = UISlider(frame: CGRect(x: 0, y: 20, width: 180, height: 40))
        controller.view.addSubview(slider)
        var swipes = 0
        let swipe = UISwipeGestureRecognizer()
        swipe.addAction(UIAction { _ in swipes += 1 })
        controller.view.addGestureRecognizer(swipe)
        screen.drag(from: CGPoint(x: 14, y: 40), to: CGPoint(x: 110, y: 40), duration: 0.2)
        #expect(swipes == 0)
        #expect(slider.value > 0.4)
        screen.drag(from: CGPoint(x: 14, y: 95), to: CGPoint(x: 110, y: 95), duration: 0.2)
        #expect(swipes == 1)
    }
}
