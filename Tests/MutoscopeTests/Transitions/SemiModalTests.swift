import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

extension ViewSuites {
    @MainActor
    @Suite("Semi-modal sheet")
    struct SemiModalTests {
        let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)
        let presenter = MarkController(.systemTeal, CGRect(x: 20, y: 40, width: 60, height: 80))
        let sheet = MarkController(.systemOrange, CGRect(x: 20, y: 40, width: 60, height: 80))
        let director = SemiModalDirector()

        private func present() {
            screen.show(presenter)
            screen.advance(by: 0.1)
            sheet.modalPresentationStyle = .custom
            sheet.transitioningDelegate = director
            presenter.present(sheet, animated: true)
            screen.advance(by: 3)
        }

        private var height: CGFloat { director.presentation?.height.value ?? 0 }

        @Test("stands at its lowest detent; the presenter has stepped back, and comes forward in the end")
        func detents() {
            screen.show(presenter)
            screen.advance(by: 0.1)
            let before = screen.snapshot()
            present()
            #expect(height == 200)
            #expect(sheet.view.frame.minY == 200)
            #expect(abs(presenter.view.transform3D.m11 - 0.92) < 1e-9)
            director.presentation?.select(detent: 1)
            screen.advance(by: 2)
            #expect(height == 368)
            sheet.dismiss(animated: true)
            screen.advance(by: 3)
            #expect(presenter.presentedViewController == nil)
            #expect(presenter.view.transform3D.m11 == 1)
            #expect(presenter.view.layer.cornerRadius == 0)
            #expect(!screen.snapshot().differs(from: before))
            #expect(sheet.view.layer.cornerRadius == 0)
            #expect(!sheet.view.clipsToBounds)
            #expect(!sheet.view.accessibilityViewIsModal)
        }

        @Test("follows the finger, snaps by place and speed, gives at the top, and is pulled away at the bottom")
        func drag() {
            present()
            let finger = screen.finger(at: CGPoint(x: 100, y: 240))
            finger.move(to: CGPoint(x: 100, y: 180), over: 0.3)
            #expect(abs(height - 250) < 1.5)
            finger.move(to: CGPoint(x: 100, y: 20), over: 0.3)
            #expect(height > 368)
            #expect(height < 408)
            screen.advance(by: 0.2)
            finger.lift()
            screen.advance(by: 2)
            #expect(height == 368)
            #expect(director.presentation?.selectedDetent == 1)
            screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 390), duration: 0.15)
            screen.advance(by: 3)
            #expect(presenter.presentedViewController == nil)
            #expect(presenter.view.transform3D.m11 == 1)
        }

        @Test("a pull that comes back, and one that the system takes away, leave the sheet where it was")
        func returns() {
            present()
            let shown = screen.snapshot()
            for cancels in [false, true] {
                let finger = screen.finger(at: CGPoint(x: 100, y: 240))
                finger.move(to: CGPoint(x: 100, y: 290), over: 0.3)
                finger.move(to: CGPoint(x: 100, y: 255), over: 0.2)
                screen.advance(by: 0.2)
                cancels ? finger.cancel() : finger.lift()
                screen.advance(by: 2)
                #expect(height == 200)
                #expect(!screen.snapshot().differs(from: shown))
            }
        }

        @Test("a sheet on its way away is caught and put back")
        func caught() {
            present()
            sheet.dismiss(animated: true)
            screen.advance(by: 0.08)
            let place = height
            #expect(place < 195)
            #expect(place > 20)
            let finger = screen.finger(at: CGPoint(x: 100, y: 400 - place / 2))
            finger.move(to: CGPoint(x: 100, y: 380 - place / 2), over: 0.1)
            finger.move(to: CGPoint(x: 100, y: 260 - place / 2), over: 0.2)
            screen.advance(by: 0.2)
            finger.lift()
            screen.advance(by: 3)
            #expect(presenter.presentedViewController === sheet)
            #expect(height == 200)
        }

        @Test("a scroll view scrolls first downwards, and waits upwards until the sheet is at its highest")
        func scrolling() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 368))
            scroll.contentSize = CGSize(width: 200, height: 2_000)
            sheet.loadViewIfNeeded()
            sheet.view.addSubview(scroll)
            present()
            screen.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 200), duration: 0.5)
            screen.advance(by: 2)
            #expect(height == 368)
            #expect(scroll.contentOffset.y <= 1)
            screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.5)
            screen.advance(by: 2)
            #expect(height == 368)
            #expect(scroll.contentOffset.y > 60)
            let finger = screen.finger(at: CGPoint(x: 100, y: 150))
            finger.move(to: CGPoint(x: 100, y: 200), over: 0.3)
            #expect(height == 368)
            finger.move(to: CGPoint(x: 100, y: 390), over: 0.5)
            #expect(height < 360)
            #expect(scroll.contentOffset.y <= 1)
            finger.lift()
            screen.advance(by: 3)
        }

        @Test("with Reduce Motion the sheet fades in and out where it rests, without a jump at either end")
        func reduceMotion() {
            screen.reducesMotion = true
            defer { screen.reducesMotion = false }
            screen.show(presenter)
            screen.advance(by: 0.1)
            let before = screen.snapshot(), away = before.pixel(190, 10), empty = before.pixel(100, 380)
            sheet.modalPresentationStyle = .custom
            sheet.transitioningDelegate = director
            presenter.present(sheet, animated: true)
            func settle(_ steps: Int) -> [CGImage] {
                (0..<steps).map { _ in
                    screen.advance(by: 1.0 / 60)
                    return screen.snapshot()
                }
            }
            /// The largest change of a pixel from one frame to the next.
            func jump(_ frames: [CGImage], _ x: Int, _ y: Int) -> Int {
                zip(frames, frames.dropFirst()).map { a, b in
                    let p = a.pixel(x, y), q = b.pixel(x, y)
                    return [(p.red, q.red), (p.green, q.green), (p.blue, q.blue)].map { abs(Int($0) - Int($1)) }.max()!
                }.max() ?? 0
            }
            let coming = [before] + settle(120)
            #expect(height == 200)
            #expect(presenter.view.transform3D.m11 == 1)
            #expect(coming.last!.pixel(190, 10) != away)
            #expect(coming.last!.pixel(100, 380) != empty)
            sheet.dismiss(animated: true)
            let going = [coming.last!] + settle(120)
            for frames in [coming, going] {
                #expect(jump(frames, 190, 10) < 24)
                #expect(jump(frames, 100, 380) < 60)
            }
            #expect(!screen.snapshot().differs(from: before))
            #expect(presenter.presentedViewController == nil)
        }

        @Test("with Reduce Motion a sheet that is let go cross-fades; one half down fades as dim as it is")
        func reduceMotionAtRelease() {
            screen.reducesMotion = true
            defer { screen.reducesMotion = false }
            present()
            let finger = screen.finger(at: CGPoint(x: 100, y: 240))
            finger.move(to: CGPoint(x: 100, y: 120), over: 0.3)
            screen.advance(by: 0.2)
            let held = screen.snapshot()
            finger.lift()
            #expect(height == 368)
            screen.advance(by: 0.1)
            let between = screen.snapshot()
            screen.advance(by: 2)
            #expect(between.differs(from: held))
            #expect(between.differs(from: screen.snapshot()))
            director.presentation?.select(detent: 0)
            screen.advance(by: 2)
            let other = screen.finger(at: CGPoint(x: 100, y: 240))
            other.move(to: CGPoint(x: 100, y: 360), over: 0.3)
            screen.advance(by: 0.2)
            let before = Int(screen.snapshot().pixel(190, 10).green)
            other.lift()
            screen.advance(by: 1.0 / 60)
            #expect(abs(Int(screen.snapshot().pixel(190, 10).green) - before) < 8)
            screen.advance(by: 3)
            #expect(presenter.presentedViewController == nil)
        }

        @Test("whatever fingers do, the sheet rests at a detent or is gone")
        func randomFingers() {
            playScripts(usually: 10) { seed, remains in
                let test = SemiModalTests(), size = CGSize(width: 200, height: 400)
                test.present()
                for object in [test.presenter, test.sheet, test.director, test.screen.window] as [AnyObject] {
                    remains.watch(object)
                }
                if let presentation = test.director.presentation { remains.watch(presentation) }
                var fingers = RandomFingers(test.screen, seed: seed)
                fingers.run(
                    steps: 25, area: CGRect(origin: .zero, size: size),
                    events: [
                        ("dismiss", { _ in test.sheet.dismiss(animated: true) }),
                        (
                            "present",
                            { _ in
                                guard test.presenter.presentedViewController == nil else { return }
                                test.presenter.present(test.sheet, animated: true)
                            }
                        ), ("select", { _ in test.director.presentation?.select(detent: 1) }),
                        (
                            "resize",
                            { numbers in
                                let height = CGFloat.random(in: 120...400, using: &numbers).rounded()
                                test.screen.resize(to: CGSize(width: 200, height: height))
                            }
                        ),
                    ])
                test.screen.resize(to: size)
                test.screen.advance(by: 2)
                let isShown = test.presenter.presentedViewController != nil
                #expect((test.sheet.viewIfLoaded?.window != nil) == isShown, "seed \(seed): \(fingers.log)")
                let scale = test.presenter.view.transform3D.m11
                #expect(abs(scale - (isShown ? 0.92 : 1)) < 1e-6, "seed \(seed): \(scale) \(fingers.log)")
                if isShown { #expect([200, 368].contains(test.height), "seed \(seed): \(test.height) \(fingers.log)") }
            }
        }
    }
}
