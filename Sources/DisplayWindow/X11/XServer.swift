import CSDL2
import CXCB
import Compositor
import CoreGraphics

/// A connection of our own to the X server, beside SDL's, for a window of SDL: its errors are answers, and end nothing.
///
/// By it pictures go without waiting, and pinches of trackpads come in, of which SDL 2 does not tell.
@MainActor
final class XServer {
    let connection: OpaquePointer
    let window: xcb_window_t
    private(set) var picture: XPicture?
    private var pinch = XPinch()
    /// The number by which the server tells of pinches; 0 where it does not.
    private let pinchExtension: UInt8
    private var pinches: [XPinch.Step] = []

    /// Nil where the window is not one of X11, or the server lets nobody else in.
    init?(of window: OpaquePointer) {
        let number = mutoscope_sdl_x11_window(window)
        guard number != 0, let connection = xcb_connect(nil, nil) else { return nil }
        guard xcb_connection_has_error(connection) == 0 else {
            xcb_disconnect(connection)
            return nil
        }
        self.connection = connection
        self.window = xcb_window_t(number)
        pinchExtension = mutoscope_xinput_select_pinches(connection, self.window)
        picture = XPicture(connection, self.window)
        xcb_flush(connection)
    }

    var socket: Int32 { xcb_get_file_descriptor(connection) }

    func close() {
        picture?.close()
        picture = nil
        xcb_disconnect(connection)
    }

    // MARK: Pictures

    /// Whether a picture has not come to the window since this was last asked.
    var hasLostPicture: Bool {
        defer { hasFailed = false }
        return hasFailed
    }

    private var hasFailed = false

    /// - Returns: False where pictures do not go this way, or not any more.
    func show(_ frame: PixelBuffer, _ damage: [PixelRect]) -> Bool {
        guard let picture else { return false }
        // The last one was put a frame ago: the server has hardly ever not read it yet.
        while picture.isBeingRead {
            guard let event = xcb_wait_for_event(connection) else { return giveUp() }
            take(event)
        }
        return picture.put(frame, damage) || giveUp()
    }

    private func giveUp() -> Bool {
        picture?.close()
        picture = nil
        hasFailed = true
        return false
    }

    // MARK: Events

    /// Whether pinches have come in that nobody has read.
    var hasPinches: Bool { !pinches.isEmpty }

    /// The pinches that have come in since the last call, oldest first.
    func readPinches() -> [XPinch.Step] {
        while let event = xcb_poll_for_event(connection) { take(event) }
        defer { pinches = [] }
        return pinches
    }

    private func take(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
        defer { free(event) }
        let kind = event.pointee.response_type & 0x7F
        if kind == 0 {
            event.withMemoryRebound(to: xcb_generic_error_t.self, capacity: 1) {
                if picture?.take($0.pointee) == false { _ = giveUp() }
            }
        } else if kind == UInt8(XCB_GE_GENERIC) {
            if let step = pinch.read(Self.bytes(of: event), extension: pinchExtension) { pinches.append(step) }
        } else {
            picture?.take(event.pointee)
        }
    }

    /// As the server has sent it: XCB puts a number of its own after the first 32 bytes.
    private static func bytes(of event: UnsafeMutablePointer<xcb_generic_event_t>) -> [UInt8] {
        let rest = event.withMemoryRebound(to: xcb_ge_generic_event_t.self, capacity: 1) { Int($0.pointee.length) * 4 }
        let start = UnsafeRawPointer(event)
        return Array(UnsafeRawBufferPointer(start: start, count: 32))
            + Array(UnsafeRawBufferPointer(start: start + 36, count: rest))
    }
}
