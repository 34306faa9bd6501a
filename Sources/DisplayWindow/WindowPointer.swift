import CSDL2
import Displays

/// The mouse's pointer over the window: the desktop's own shapes.
@MainActor
final class WindowPointer {
    private var cursors: [PointerShape: OpaquePointer] = [:]

    var shape = PointerShape.arrow {
        didSet { if shape != oldValue { show() } }
    }

    /// A desktop without the shape keeps the one that it shows.
    private func show() {
        if cursors[shape] == nil { cursors[shape] = SDL_CreateSystemCursor(Self.name(of: shape)) }
        if let cursor = cursors[shape] { SDL_SetCursor(cursor) }
    }

    /// SDL has one beam; lying lines have none of their own.
    private static func name(of shape: PointerShape) -> SDL_SystemCursor {
        switch shape {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .verticalBeam, .horizontalBeam: SDL_SYSTEM_CURSOR_IBEAM
        }
    }

    func close() {
        for cursor in cursors.values { SDL_FreeCursor(cursor) }
        cursors = [:]
    }
}
