import MutoscopeTesting
import RenderTree
import Testing

@testable import UIKit

/// Where two tests that run side by side meet: each goes on when the other has come as far.
@MainActor
private enum Meeting {
    static var steps: [String: Int] = [:]

    static func reach(_ step: Int, as name: String, waitingFor other: String) async {
        steps[name] = step
        // Where tests run one after the other the other one never comes.
        for _ in 0..<200 where steps[other, default: 0] < step { await Task.yield() }
    }
}

/// Several screens in one process: each test sees the time, the screen and the traits of its own.
@MainActor @Suite("Screens side by side") struct SideBySideTests {
    private struct Setting: Sendable, CustomTestStringConvertible {
        var name: String
        var other: String
        var size: CGSize
        var style: UIUserInterfaceStyle
        var testDescription: String { name }
    }

    private nonisolated static let settings = [
        Setting(name: "narrow", other: "wide", size: CGSize(width: 100, height: 200), style: .dark),
        Setting(name: "wide", other: "narrow", size: CGSize(width: 300, height: 200), style: .light),
    ]

    @Test("cases of a test do not take each other's time, screen and traits", arguments: settings)
    private func cases(setting: Setting) async { await play(setting) }

    @Test("tests do not take each other's time, screen and traits: the narrow one")
    func narrow() async { await play(Self.settings[0]) }

    @Test("tests do not take each other's time, screen and traits: the wide one")
    func wide() async { await play(Self.settings[1]) }

    private func play(_ setting: Setting) async {
        let screen = TestScreen(size: setting.size, scale: 1)
        screen.userInterfaceStyle = setting.style
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = UIViewController()
        root.view.addSubview(view)
        screen.show(root)
        await screen.advance(by: setting.size.width / 100)
        var calls: [String] = []
        for step in 1...4 {
            await Meeting.reach(step, as: setting.name, waitingFor: setting.other)
            // Whatever the other one has done meanwhile.
            #expect(CACurrentMediaTime() == screen.now)
            #expect(UIScreen.main.bounds.size == setting.size)
            #expect(UITraitCollection.current.userInterfaceStyle == setting.style)
            DispatchQueue.main.async { MainActor.assumeIsolated { calls.append("main \(step)") } }
            UIView.animate(withDuration: 0.1) {
                view.alpha = step.isMultiple(of: 2) ? 1 : 0
            } completion: { _ in
                calls.append("end \(step)")
            }
            let link = CADisplayLink { [weak screen] link in
                if calls.last != "link \(step)" { calls.append("link \(step)") }
                MainActor.assumeIsolated { #expect(link.targetTimestamp == screen?.now) }
            }
            link.add(to: .main, forMode: .common)
            await screen.advance(by: 0.2)
            link.invalidate()
            #expect(calls.contains("main \(step)"))
            #expect(calls.contains("end \(step)"))
            #expect(calls.contains("link \(step)"))
        }
        #expect(abs(screen.now - (Double(setting.size.width) / 100 + 0.8)) < 1e-9)
    }
}

/// The test that the code in here says it belongs to.
private enum Running {
    @TaskLocal static var test = ""
}

/// The same without tasks of their own: the owners of two screens say which test runs.
@MainActor @Suite("Screens of two tests") struct TwoOwnersTests {
    private func screen(of test: String, width: CGFloat) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: width, height: 50), scale: 1)
        screen.display.clock.owner = DisplayInUse.Test(isRunning: { Running.test == test }, body: nil)
        return screen
    }

    @Test("each sees its own time and screen, whichever moved last")
    func own() {
        let a = screen(of: "a", width: 10), b = screen(of: "b", width: 20)
        Running.$test.withValue("a") { a.advance(by: 3) }
        Running.$test.withValue("b") { b.advance(by: 5) }
        Running.$test.withValue("a") {
            #expect(CACurrentMediaTime() == 3)
            #expect(UIScreen.main.bounds.width == 10)
            #expect(UIScreen.screens.count == 1)
        }
        Running.$test.withValue("b") {
            #expect(CACurrentMediaTime() == 5)
            #expect(UIScreen.main.bounds.width == 20)
        }
    }

    @Test("a language is the screen's that was given it")
    func language() {
        let a = screen(of: "a", width: 10), b = screen(of: "b", width: 20)
        Running.$test.withValue("a") { a.locale = Locale(identifier: "ar") }
        Running.$test.withValue("b") { b.locale = Locale(identifier: "de") }
        Running.$test.withValue("a") { #expect(Locale.user.identifier == "ar") }
        Running.$test.withValue("b") { #expect(Locale.user.identifier == "de") }
    }
}
