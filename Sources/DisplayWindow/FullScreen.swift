import CSDL2

/// F11 fills the screen with the window and takes it back, as in other programs of the desktop.
enum FullScreen {
    static func isKey(_ event: SDL_Event) -> Bool {
        [SDL_KEYDOWN, SDL_KEYUP].contains { $0.rawValue == event.type }
            && event.key.keysym.scancode == SDL_SCANCODE_F11
    }

    /// The program hears nothing of the key; of the new size it does.
    static func follow(_ event: SDL_KeyboardEvent, of window: OpaquePointer) {
        guard event.state == UInt8(SDL_PRESSED), event.repeat == 0 else { return }
        let filling = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
        let isFilling = SDL_GetWindowFlags(window) & filling == filling
        // Where the desktop refuses, the window stays as it is.
        SDL_SetWindowFullscreen(window, isFilling ? 0 : filling)
    }
}
