import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

extension ViewSuites {
    @MainActor
    @Suite("Controller transitions")
    struct ControllerTransitionTests {
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
        let first = MarkController(.systemTeal, CGRect(x: 20, y: 40, width: 60, height: 80))
        let second = MarkController(.systemOrange, CGRect(x: 50, y: 100, width: 120, height: 160))

        private func show(_ kind: TransitionKind) -> (TransitionDirector, SwipeInteraction) {
            let director = TransitionDirector { kind.make($0) }
            return (director, show(director))
        }

        private func show(_ director: TransitionDirector) -> SwipeInteraction {
            screen.show(first)
            screen.advance(by: 0.1)
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = director
            let swipe = SwipeInteraction(director, in: second.view, direction: .down) { [weak second] in
                second?.dismiss(animated: true)
            }
            second.swipe = swipe
            return swipe
        }

        @Test(
            "there and back by time: something is in between, and all is as before at the end",
            arguments: TransitionKind.allCases)
        func byTime(kind: TransitionKind) {
            let (director, _) = show(kind)
            let before = screen.snapshot(), shape = screen.window.shape
            var completions = 0
            first.present(second, animated: true) { completions += 1 }
            screen.advance(by: 0.15)
            let between = screen.snapshot()
            #expect(between.differs(from: before))
            #expect(director.running?.isRunning == true)
            screen.advance(by: 3)
            #expect(completions == 1)
            #expect(director.running?.stage == nil)
            #expect(second.view.window != nil)
            #expect(second.view.transform3D.m11 == 1)
            let shown = screen.snapshot()
            #expect(shown.differs(from: between))
            second.dismiss(animated: true) { completions += 1 }
            screen.advance(by: 0.15)
            #expect(screen.snapshot().differs(from: shown))
            screen.advance(by: 3)
            #expect(completions == 2)
            #expect(first.presentedViewController == nil)
            #expect(!screen.snapshot().differs(from: before))
            #expect(screen.window.shape == shape)
            #expect(second.calls == ["appear", "disappear"])
        }

        @Test("a finger that comes back leaves everything as it was", arguments: TransitionKind.allCases)
        func cancelled(kind: TransitionKind) {
            let (director, _) = show(kind)
            first.present(second, animated: true)
            screen.advance(by: 3)
            let shown = screen.snapshot(), shape = screen.window.shape
            for cancels in [false, true] {
                let finger = screen.finger(at: CGPoint(x: 100, y: 60))
                finger.move(to: CGPoint(x: 100, y: 140), over: 0.3)
                let progress = director.running?.driver.value ?? 0
                #expect(abs(progress - 70.0 / 300) < 0.04, "the number is the finger's: \(progress)")
                screen.advance(by: 0.1)
                #expect(screen.snapshot().differs(from: shown))
                finger.move(to: CGPoint(x: 100, y: 80), over: 0.3)
                screen.advance(by: 0.2)
                cancels ? finger.cancel() : finger.lift()
                screen.advance(by: 3)
                #expect(first.presentedViewController === second)
                #expect(!screen.snapshot().differs(from: shown))
                #expect(screen.window.shape == shape)
            }
        }

        @Test("a finger that goes on ends like a dismissal by time", arguments: TransitionKind.allCases)
        func finished(kind: TransitionKind) {
            let (_, swipe) = show(kind)
            let before = screen.snapshot(), shape = screen.window.shape
            first.present(second, animated: true)
            screen.advance(by: 3)
            screen.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 280), duration: 0.4)
            screen.advance(by: 3)
            #expect(first.presentedViewController == nil)
            #expect(!screen.snapshot().differs(from: before))
            #expect(screen.window.shape == shape)
            #expect(swipe.pan.view === second.view)
        }

        @Test("a transition in flight is caught where it is, and turned round", arguments: TransitionKind.allCases)
        func caught(kind: TransitionKind) throws {
            let (director, _) = show(kind)
            let before = screen.snapshot()
            first.present(second, animated: true)
            screen.advance(by: 0.12)
            // The finger takes hold of the view that comes, wherever it is by now, and pulls it back.
            let transition = try #require(director.running), progress = transition.driver.value
            #expect(progress > 0.05)
            #expect(progress < 0.95)
            let y: CGFloat = kind == .book ? 150 : 250
            let finger = screen.finger(at: CGPoint(x: 100, y: y))
            finger.move(to: CGPoint(x: 100, y: y + 12), over: 0.05)
            let held = transition.driver.value
            screen.advance(by: 0.3)
            guard !transition.isRunning else {
                // Touches go to what they hit; a view that has not come this far is not under the finger.
                finger.lift()
                screen.advance(by: 3)
                #expect(first.presentedViewController === second)
                return
            }
            #expect(transition.driver.value == held)
            finger.move(to: CGPoint(x: 100, y: y + 22), over: 0.1)
            #expect(transition.driver.value < held)
            finger.move(to: CGPoint(x: 100, y: 700), over: 0.2)
            finger.lift()
            screen.advance(by: 3)
            #expect(first.presentedViewController == nil)
            #expect(!screen.snapshot().differs(from: before))
        }

        @Test("a bounce that is caught as it swings stays where it is, and goes with the finger from there")
        func caughtSwinging() throws {
            let (director, _) = show(.bounce)
            first.present(second, animated: true)
            screen.advance(by: 0.05)
            let transition = try #require(director.running)
            for _ in 0..<60 where transition.driver.value < 1.05 { screen.advance(by: 1.0 / 60) }
            let finger = screen.finger(at: CGPoint(x: 100, y: 150))
            finger.move(to: CGPoint(x: 100, y: 162), over: 0.02)
            let place = second.view.transform3D.m42
            #expect(!transition.isRunning, "\(place)")
            #expect(place < -8, "\(place)")
            screen.advance(by: 0.3)
            #expect(second.view.transform3D.m42 == place)
            finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
            #expect(abs(second.view.transform3D.m42 - place - 38) < 1e-6)
            finger.move(to: CGPoint(x: 100, y: 60), over: 0.2)
            #expect(second.view.transform3D.m42 <= 0)
            #expect(second.view.transform3D.m42 >= place - 12)
            finger.lift()
            screen.advance(by: 3)
            #expect(first.presentedViewController === second)
            #expect(second.view.transform3D.m42 == 0)
        }

        @Test("with Reduce Motion the two screens cross-fade", arguments: TransitionKind.allCases)
        func reduceMotion(kind: TransitionKind) {
            screen.reducesMotion = true
            defer { screen.reducesMotion = false }
            _ = show(kind)
            first.present(second, animated: true)
            screen.advance(by: 0.1)
            #expect(second.view.transform3D.m11 == 1)
            #expect(second.view.transform3D.m41 == 0)
            #expect(second.view.transform3D.m42 == 0)
            screen.advance(by: 3)
            #expect(first.presentedViewController === second)
            #expect(second.view.alpha == 1)
            #expect(first.view.alpha == 1)
        }

        @Test("from the edge a finger may go steeply, from elsewhere not", arguments: [false, true])
        func steep(isFromEdge: Bool) {
            let director = TransitionDirector { TransitionKind.slide.make($0) }
            _ = show(director)
            second.swipe = nil
            first.present(second, animated: true)
            screen.advance(by: 3)
            let swipe = SwipeInteraction(director, in: second.view, direction: .trailing, isFromEdge: isFromEdge) {
                [second] in second.dismiss(animated: true)
            }
            // Some 68° from the way across.
            let finger = screen.finger(at: CGPoint(x: 10, y: 40))
            finger.move(to: CGPoint(x: 30, y: 90), over: 0.2)
            #expect((director.running?.stage != nil) == isFromEdge)
            finger.lift()
            screen.advance(by: 3)
            #expect(swipe.pan.view === second.view)
        }

        @Test("pushes and pops too", arguments: [TransitionKind.slide, .cube, .zoom])
        func navigation(kind: TransitionKind) {
            let director = TransitionDirector { kind.make($0) }
            let navigation = UINavigationController(rootViewController: first)
            navigation.delegate = director
            screen.show(navigation)
            screen.advance(by: 0.1)
            let before = screen.snapshot()
            let swipe = SwipeInteraction(director, in: second.view, direction: .trailing) { [weak navigation] in
                navigation?.popViewController(animated: true)
            }
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 0.2)
            #expect(director.running?.stage != nil)
            screen.advance(by: 3)
            #expect(navigation.topViewController === second)
            screen.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.4)
            screen.advance(by: 3)
            #expect(navigation.topViewController === first)
            #expect(!screen.snapshot().differs(from: before))
            _ = swipe
        }

        @Test("the page in an opening book is as wide as the book, is not stretched, and has no mask in the end")
        func unstretched() throws {
            let (director, _) = show(.book)
            first.present(second, animated: true)
            for _ in 0..<20 {
                screen.advance(by: 0.05)
                guard director.running?.stage != nil else { break }
                let transform = second.view.transform3D, mask = try #require(second.view.mask)
                #expect(transform.m11 == transform.m22)
                let left = second.view.convert(mask.frame, to: nil)
                #expect(left.minX >= -1e-9)
                #expect(left.maxX <= screen.size.width + 1e-9)
                #expect(left.width > 0)
                #expect(mask.frame.width <= second.view.bounds.width)
            }
            screen.advance(by: 3)
            #expect(second.view.mask == nil)
            #expect(CATransform3DIsIdentity(second.view.transform3D))
        }

        @Test("two fingers open a book on the shelf and close it again; one way does not begin the other")
        func pinched() {
            let director = TransitionDirector { TransitionKind.book.make($0) }
            _ = show(director)
            let before = screen.snapshot()
            let spread = PinchInteraction(director, in: first.view) { [first, second] in
                first.present(second, animated: true)
            }
            spread.opens = true
            screen.pinch(at: CGPoint(x: 100, y: 150), from: 150, to: 60)
            screen.advance(by: 2)
            #expect(first.presentedViewController == nil)
            #expect(!screen.snapshot().differs(from: before))
            let fingers = [CGPoint(x: 90, y: 150), CGPoint(x: 110, y: 150)].map { screen.finger(at: $0) }
            screen.move([(fingers[0], CGPoint(x: 84, y: 150)), (fingers[1], CGPoint(x: 116, y: 150))], over: 0.3)
            let progress = director.running?.driver.value ?? 0
            #expect(progress > 0.05)
            #expect(director.running?.isRunning == false)
            screen.move([(fingers[0], CGPoint(x: 70, y: 150)), (fingers[1], CGPoint(x: 130, y: 150))], over: 0.3)
            #expect(director.running?.driver.value ?? 0 > progress)
            for finger in fingers { finger.lift() }
            screen.advance(by: 3)
            #expect(first.presentedViewController === second)
            let close = PinchInteraction(director, in: second.view) { [second] in second.dismiss(animated: true) }
            screen.pinch(at: CGPoint(x: 100, y: 150), from: 160, to: 20)
            screen.advance(by: 3)
            #expect(first.presentedViewController == nil)
            #expect(!screen.snapshot().differs(from: before))
            #expect(close.pinch.view === second.view)
        }

        @Test(
            "a slider moves every transition there and back, and lets go at the nearer end",
            arguments: TransitionKind.allCases)
        func scrubbed(kind: TransitionKind) {
            let (director, _) = show(kind), before = screen.snapshot()
            func scrub(_ presence: CGFloat) -> CGImage {
                director.scrub(to: presence) {
                    first.presentedViewController == nil
                        ? first.present(second, animated: true) : second.dismiss(animated: true)
                }
                screen.advance(by: 0.1)
                return screen.snapshot()
            }
            let half = scrub(0.4)
            #expect(half.differs(from: before))
            #expect(scrub(0.8).differs(from: half))
            #expect(!scrub(0.4).differs(from: half), "the same place shows the same picture")
            director.endScrubbing()
            screen.advance(by: 3)
            #expect(first.presentedViewController == nil)
            #expect(!screen.snapshot().differs(from: before))
            _ = scrub(0.9)
            director.endScrubbing()
            screen.advance(by: 3)
            #expect(first.presentedViewController === second)
            #expect(director.running?.stage == nil)
            _ = scrub(0.3)
            director.endScrubbing()
            screen.advance(by: 3)
            #expect(first.presentedViewController == nil)
            #expect(!screen.snapshot().differs(from: before))
        }

        @Test(
            "a window that is resized on the way shows what it would show had it been of that size from the start",
            arguments: TransitionKind.allCases, [false, true])
        func resizedOnTheWay(kind: TransitionKind, isBack: Bool) {
            let size = CGSize(width: 260, height: 220)
            let pictures = [false, true].map { resizes in
                let test = ControllerTransitionTests(), (director, _) = test.show(kind)
                if !resizes { test.screen.resize(to: size) }
                if isBack {
                    test.first.present(test.second, animated: false)
                    test.screen.advance(by: 0.1)
                }
                director.scrub(to: 0.4) {
                    isBack ? test.second.dismiss(animated: true) : test.first.present(test.second, animated: true)
                }
                test.screen.advance(by: 0.1)
                if resizes { test.screen.resize(to: size) }
                test.screen.advance(by: 0.1)
                let picture = test.screen.snapshot()
                director.endScrubbing()
                test.screen.advance(by: 3)
                #expect(test.first.presentedViewController == nil)
                #expect(director.running?.stage == nil)
                return picture
            }
            #expect(!pictures[0].differs(from: pictures[1]))
        }

        @Test("whatever fingers do, nothing is stuck, and one of the two screens is as never touched")
        func randomFingers() {
            let untouched = UntouchedPictures()
            playScripts(usually: 14) { seed, remains in
                let kind = TransitionKind.allCases[Int(seed) % TransitionKind.allCases.count]
                Self.play(kind, seed, remains, untouched)
            }
        }

        @Test("whatever fingers do while a book opens and closes, it is open or on the shelf")
        func randomFingersOnBooks() {
            let untouched = UntouchedPictures()
            playScripts(usually: 6) { seed, remains in Self.play(.book, seed + 100_000, remains, untouched) }
        }

        private static func play(
            _ kind: TransitionKind, _ seed: UInt64, _ remains: Remains, _ untouched: UntouchedPictures
        ) {
            let test = ControllerTransitionTests(), size = CGSize(width: 200, height: 300)
            let first = test.first, second = test.second
            let director = TransitionDirector { way in
                let transition = kind.make(way)
                remains.watch(transition)
                return transition
            }
            let swipe = test.show(director)
            for object in [first, second, director, swipe, test.screen.window] as [AnyObject] { remains.watch(object) }
            var fingers = RandomFingers(test.screen, seed: seed)
            fingers.run(
                steps: 25, area: CGRect(origin: .zero, size: size),
                events: [
                    (
                        "present",
                        { _ in
                            guard first.presentedViewController == nil else { return }
                            first.present(second, animated: true)
                        }
                    ), ("dismiss", { _ in second.dismiss(animated: true) }),
                    (
                        "resize",
                        { numbers in
                            let width = CGFloat.random(in: 80...200, using: &numbers).rounded()
                            test.screen.resize(to: CGSize(width: width, height: 300))
                        }
                    ), ("delete", { _ in first.hasMark.toggle() }),
                ])
            test.screen.resize(to: size)
            test.screen.advance(by: 0.1)
            let comment: Comment = "seed \(seed) \(kind): \(fingers.log)"
            #expect(director.running?.stage == nil, comment)
            #expect(!director.isBeginning, comment)
            let isShown = first.presentedViewController != nil
            #expect((second.viewIfLoaded?.window != nil) == isShown, comment)
            #expect((first.view.window != nil) != isShown, comment)
            #expect(swipe.pan.view === second.view)
            #expect(test.screen.window.subviews.count <= 2, "\(test.screen.window.shape)")
            let same = untouched.picture("\(isShown)") { Self.untouched(isShown) }
            #expect(!test.screen.snapshot().differs(from: same), comment)
        }

        /// What the window shows when the controller is presented, or not, without any animation.
        private static func untouched(_ isShown: Bool) -> CGImage {
            let same = ControllerTransitionTests()
            _ = same.show(.slide)
            if isShown { same.first.present(same.second, animated: false) }
            same.screen.advance(by: 0.1)
            return same.screen.snapshot()
        }
    }
}
