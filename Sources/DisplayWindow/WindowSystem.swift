import CSDL2
import Displays

/// SDL as all windows of the program share it: one queue of events, one pointer. It begins with the first window and ends with the last.
@MainActor
final class WindowSystem {
    /// Of the windows that are there.
    private static var current: WindowSystem?
    private var windows: [(id: UInt32, events: [SDL_Event])] = []
    let pointer = WindowPointer()

    /// The system for one more window; starts SDL for the first. Nil where SDL finds no screen: its error says why.
    static func enter() -> WindowSystem? {
        if let current { return current }
        setHints()
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else { return nil }
        WindowSystemEnd.watch()
        let new = WindowSystem()
        current = new
        return new
    }

    func add(_ window: OpaquePointer) { windows.append((SDL_GetWindowID(window), [])) }

    /// Before a window is destroyed, or where none has come of it.
    func leave(_ window: OpaquePointer?) {
        let id = window.map { SDL_GetWindowID($0) }
        windows.removeAll { $0.id == id }
        if let window { SDL_DestroyWindow(window) }
        guard windows.isEmpty else { return }
        pointer.close()
        Self.current = nil
        SDL_Quit()
    }

    /// What has come in for a window since it was last asked, oldest first.
    func events(of window: OpaquePointer) -> [SDL_Event] {
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 { sort(event) }
        let id = SDL_GetWindowID(window)
        guard let place = windows.firstIndex(where: { $0.id == id }) else { return [] }
        defer { windows[place].events = [] }
        return windows[place].events
    }

    private func sort(_ event: SDL_Event) {
        guard event.type != SDL_QUIT.rawValue else {
            for place in windows.indices { windows[place].events.append(event) }
            return
        }
        let id = Self.window(of: event)
        // What concerns no window in particular, as the clipboard, one hears for all.
        guard let place = id == 0 ? windows.indices.first : windows.firstIndex(where: { $0.id == id }) else { return }
        windows[place].events.append(event)
    }

    private static func window(of event: SDL_Event) -> UInt32 {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: event.window.windowID
        case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
        case SDL_TEXTINPUT: event.text.windowID
        case SDL_TEXTEDITING: event.edit.windowID
        case SDL_TEXTEDITING_EXT: event.editExt.windowID
        case SDL_MOUSEMOTION: event.motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
        case SDL_MOUSEWHEEL: event.wheel.windowID
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
        case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: event.drop.windowID
        default: 0
        }
    }

    private static func setHints() {
        // Fingers come as fingers only, mice as mice only.
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        SDL_SetHint(SDL_HINT_APP_NAME, "Mutoscope")
        // Pixels go to the window as they are. By OpenGL SDL would make every window a second time, which programs would hear of as of
        // one that is put away and brought back, and take 90 MB for it.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        // Long composed text comes whole, and the input method shows its choices itself.
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
        SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    }
}
