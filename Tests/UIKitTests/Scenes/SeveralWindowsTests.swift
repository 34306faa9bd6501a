import Compositor
import Displays
import LayerStage
import RenderTree
import Testing

@testable import UIKit

/// A desktop's window without the desktop: closes when it is told to.
@MainActor private final class StandInWindow: Display {
    let size = CGSize(width: 100, height: 80), scale: CGFloat = 1
    let clock = MediaClock(), pace = DisplayPace.stepped(framesPerSecond: 60)
    var isOpen = true
    var title = ""
    var input: [InputEvent] = []
    var opened: [StandInWindow] = []
    var frames = 0
    var isFinished = false
    var refuses = false

    func openAnother() throws(DisplayError) -> (any Display)? {
        if refuses { throw .noDisplay }
        let new = StandInWindow()
        opened.append(new)
        return new
    }

    func showTitle(_ title: String) { self.title = title }
    func present(_ frame: PixelBuffer, damage: [PixelRect], at time: Double) throws(DisplayError) { frames += 1 }
    func finish() throws(DisplayError) { (isOpen, isFinished) = (false, true) }

    func readInput() -> [InputEvent] {
        defer { input = [] }
        if input.contains(.close) { isOpen = false }
        return input
    }
}

/// Scenes with a window of their own each.
@MainActor @Suite(.serialized) struct SeveralWindowsTests {
    @MainActor private final class Run {
        let application = UIApplication(), delegate = TemplateAppDelegate()
        let window = StandInWindow()
        let stage: Stage
        let screen: UIScreen
        private let others = UIScreen.screens.map { ($0, $0.scenes) }

        init() {
            for (other, scenes) in others { scenes.forEach(other.remove) }
            TemplateSceneDelegate.log = []
            TemplateSceneDelegate.made = []
            stage = Stage(display: window)
            screen = UIScreen(size: window.size, scale: 1)
            application.connect(stage, to: screen, script: nil)
            application.displayWindows = DisplayWindows(first: stage, of: screen, application: application)
            screen.makeMain(on: window.clock.display)
            application.delegate = delegate
            let entry = [
                "UISceneConfigurationName": "Only",
                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).TemplateSceneDelegate",
            ]
            application.launch(info: [
                "UIApplicationSceneManifest": [
                    "UIApplicationSupportsMultipleScenes": true,
                    "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]],
                ]
            ])
        }

        func end() {
            application.terminate()
            for (other, scenes) in others { scenes.forEach(other.add) }
            SceneManifest.current = nil
        }

        var log: [String] {
            defer { TemplateSceneDelegate.log = [] }
            return TemplateSceneDelegate.log
        }

        /// Some frames of all windows. The program's loop ends with its last window or the time.
        func frames() throws { try stage.run(duration: 0.1) }
    }

    private func openSecond(_ run: Run) throws -> (UIWindowScene, StandInWindow) {
        _ = run.log
        let before = run.application.scenes
        run.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        let scene = try #require(run.application.scenes.first { new in !before.contains { $0 === new } })
        return (scene, try #require(run.window.opened.last))
    }

    @Test("A new scene has a window of its own, and the first one stays in front in its")
    func second() throws {
        let run = Run(), first = try #require(run.screen.scene)
        let (second, window) = try openSecond(run)
        #expect(run.log == ["2 connect", "2 foreground", "2 active"])
        #expect(second.screen !== run.screen)
        #expect(second.screen.bounds.size == window.size)
        #expect(first.activationState == .foregroundActive)
        #expect(second.activationState == .foregroundActive)
        second.title = "Second"
        #expect(window.title == "Second")
        #expect(run.window.title.isEmpty)
        run.end()
    }

    @Test("Each window has its own frames, touches and keys")
    func input() throws {
        let run = Run(), first = try #require(run.screen.scene)
        let (second, window) = try openSecond(run)
        var touched: [String] = []
        for (name, scene) in [("first", first), ("second", second)] {
            let tap = UITapGestureRecognizer()
            tap.addHandler { touched.append(name) }
            scene.windows.first?.addGestureRecognizer(tap)
        }
        func tap(_ phase: TouchInput.Phase) -> InputEvent {
            .touch(TouchInput(id: 1, phase: phase, location: CGPoint(x: 10, y: 10), time: 0))
        }
        window.input = [.focus(true), tap(.began), tap(.ended)]
        try run.frames()
        #expect(touched == ["second"])
        #expect(window.frames > 0)
        #expect(run.window.frames > 0)
        #expect(second.windows.first?.isKeyWindow == true)
        run.end()
    }

    @Test("The program stays active while the focus goes from one window to the other")
    func focus() throws {
        let run = Run()
        let (_, window) = try openSecond(run)
        _ = run.log
        (run.window.input, window.input) = ([.focus(false)], [.focus(true)])
        try run.frames()
        #expect(run.application.applicationState == .active)
        #expect(run.log.isEmpty)
        run.end()
    }

    @Test(
        "A window that is closed takes its scene along; the program goes on for the other, whichever that is",
        arguments: [false, true])
    func closing(firstCloses: Bool) throws {
        let run = Run(), first = try #require(run.screen.scene)
        let (second, window) = try openSecond(run)
        _ = run.log
        let closed = firstCloses ? run.window : window, other = firstCloses ? window : run.window
        closed.input = [.close]
        let frames = other.frames
        try run.frames()
        let number = firstCloses ? 1 : 2
        #expect(run.log == ["\(number) resign", "\(number) background", "\(number) disconnect"])
        #expect(run.delegate.discarded == 1)
        #expect(closed.isFinished)
        #expect(other.frames > frames + 3)
        #expect(run.application.connectedScenes == [firstCloses ? second : first])
        #expect(run.application.applicationState == .active)
        run.end()
    }

    @Test("The last window ends the program")
    func last() throws {
        let run = Run()
        let (_, window) = try openSecond(run)
        run.window.input = [.close]
        window.input = [.close]
        try run.stage.run(duration: 10)
        #expect(window.frames < 10)
        run.end()
    }

    @Test("A session that the program ends closes its window")
    func destruction() throws {
        let run = Run()
        let (second, window) = try openSecond(run)
        run.application.requestSceneSessionDestruction(second.session, options: nil)
        try run.frames()
        #expect(window.isFinished)
        #expect(run.application.connectedScenes.count == 1)
        run.end()
    }

    @Test("A desktop that has no window for it is an error that the program hears of")
    func refused() throws {
        let run = Run()
        run.window.refuses = true
        var code: UISceneError.Code?
        run.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
            code = ($0 as? UISceneError)?.code
        }
        #expect(code == .requestDenied)
        #expect(run.application.connectedScenes.count == 1)
        run.end()
    }
}
