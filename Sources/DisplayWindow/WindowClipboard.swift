import CSDL2
import Displays

/// The desktop's clipboard, through SDL2: text alone.
@MainActor
final class WindowClipboard: Clipboard {
    var text: String? {
        get {
            guard SDL_HasClipboardText() == SDL_TRUE, let bytes = SDL_GetClipboardText() else { return nil }
            defer { SDL_free(bytes) }
            return String(cString: bytes)
        }
        set { SDL_SetClipboardText(newValue ?? "") }
    }
}
