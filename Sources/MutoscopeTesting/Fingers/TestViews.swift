package import UIKit

/// The views of a test screen: a UIKit screen and window that live on its stage.
@MainActor
package final class TestViews {
    package let screen: UIScreen
    package let window: UIWindow
    package var locale: Locale?
    var language: TestLanguage?
    private unowned let owner: TestScreen
    private var nextTouch = 1

    init(_ owner: TestScreen) {
        self.owner = owner
        screen = UIScreen(size: owner.size, scale: owner.scale)
        screen.makeMain(on: owner.display.clock.display)
        window = UIWindow(frame: screen.bounds)
        UIApplication.shared.start(on: screen)
        owner.stage.root = screen.rootLayer
        owner.stage.onTick = { [unowned screen] time in screen.input.tick(at: time) }
        owner.stage.onInput = { [unowned screen] event in screen.input.receive(event) }
        owner.stage.onResize = { [unowned screen, unowned owner] size, scale in
            (owner.size, owner.scale) = (size, scale)
            screen.resize(to: size, scale: scale)
        }
        screen.requestSize = { [weak owner] size in
            DispatchQueue.main.async { MainActor.assumeIsolated { owner?.take(size) } }
            return true
        }
    }

    func takeOver() {
        screen.makeMain()
        if window.isOnScreen, !screen.windows.contains(where: \.isKeyWindow) { window.makeKey() }
    }

    func takeTouchNumber() -> Int {
        defer { nextTouch += 1 }
        return nextTouch
    }
}
