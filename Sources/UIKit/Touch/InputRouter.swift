package import Displays

/// Takes everything that comes in from a display and hands it to windows, frame by frame.
@MainActor
package final class InputRouter {
    private unowned let screen: UIScreen
    private let touchSource: TouchSource
    private let keySource: KeySource
    private let pointerSource: PointerSource
    private let dropSource: DropSource
    private var waiting: [InputEvent] = []
    /// Told of everything that comes in, before it is handed on.
    package var onReceive: ((InputEvent) -> Void)?

    init(screen: UIScreen) {
        self.screen = screen
        touchSource = TouchSource(screen: screen)
        keySource = KeySource(screen: screen)
        pointerSource = PointerSource(screen: screen)
        dropSource = DropSource(screen: screen)
    }

    /// Keeps one input for the next frame.
    package func receive(_ event: InputEvent) {
        onReceive?(event)
        waiting.append(event)
    }

    /// Hands over what has come in, and lets recognisers know that time has passed.
    ///
    /// - Parameter time: seconds on the media clock.
    package func tick(at time: Double) {
        let events = waiting
        waiting = []
        if !UIApplication.shared.isIgnoringInteractionEvents { deliver(events) }
        for window in screen.windows { window.touchCenter.tick(at: time) }
        pointerSource.tick(at: time)
    }

    /// What the views under the pointer make of it.
    package var pointerShape: PointerShape { pointerSource.shape }

    /// Whether time alone may change something: fingers are down, or recognisers wait.
    package var needsTicks: Bool {
        !waiting.isEmpty || pointerSource.isFollowing || screen.windows.contains { $0.touchCenter.isEngaged }
    }

    /// Touches of one frame belong together; anything else is handed over where it stands among them.
    private func deliver(_ events: [InputEvent]) {
        var touches: [TouchInput] = []
        func deliverTouches() {
            if let time = touches.first?.time {
                for window in screen.windows { window.touchCenter.tick(at: time, isEvent: true) }
            }
            touchSource.deliver(touches)
            touches = []
        }
        for event in events {
            if case .touch(let input) = event {
                touches.append(input)
                continue
            }
            deliverTouches()
            switch event {
            case .key(let input): keySource.deliver(input)
            case .text(let text): keySource.deliver(text)
            case .markedText(let text): keySource.deliver(marked: text)
            case .hover(let input): pointerSource.deliver(input)
            case .wheel(let input): pointerSource.deliver(input)
            case .drop(let input): dropSource.deliver(input)
            case .focus(false): keySource.cancelAll()
            case .clipboard: UIPasteboard.general.desktopDidChange()
            case .touch, .resize, .focus, .shown, .adjust, .settings, .close: break
            }
        }
        deliverTouches()
    }
}
