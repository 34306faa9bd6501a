import CPortal
import Displays
import Foundation
import Synchronization

/// The user's settings as the desktop's portal has them, read and followed on a thread of its own.
///
/// Without a session bus, or without a portal on it, there are none, and nothing is said.
final class DesktopSettings: Sendable {
    private struct State: Sendable {
        var settings: UserSettings?
        /// GLib's loop of the thread; it may be asked to quit on any.
        nonisolated(unsafe) var loop: OpaquePointer?
        var isOver = false
    }

    private let state = Mutex(State())
    /// Signalled when the portal has answered for the first time.
    private let answered = DispatchSemaphore(value: 0)
    private let onChange: @Sendable (UserSettings) -> Void

    private static let name = PortalNames.bus, path = PortalNames.path
    private static let interface = "org.freedesktop.portal.Settings"

    /// - Parameter onChange: Called on a thread of its own, after the first answer only where settings have changed.
    init?(onChange: @escaping @Sendable (UserSettings) -> Void) {
        guard PortalNames.hasSessionBus else { return nil }
        self.onChange = onChange
        let thread = Thread { [self] in follow() }
        thread.name = "desktop settings"
        thread.start()
    }

    /// What the portal has said, waiting for its first answer no longer than `seconds`.
    func first(within seconds: Double) -> UserSettings? {
        if answered.wait(timeout: .now() + seconds) == .success { answered.signal() }
        return state.withLock { $0.settings }
    }

    func stop() {
        state.withLock { state in
            state.isOver = true
            if let loop = state.loop { g_main_loop_quit(loop) }
        }
    }

    // MARK: On the thread

    private func follow() {
        defer { answered.signal() }
        guard let bus = g_bus_get_sync(PortalNames.sessionBus, nil, nil) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        // A desktop that ends does not end its programs by their settings.
        g_dbus_connection_set_exit_on_close(bus, 0)
        let context = g_main_context_new(), loop = g_main_loop_new(context, 0)
        defer {
            g_main_loop_unref(loop)
            g_main_context_unref(context)
        }
        g_main_context_push_thread_default(context)
        defer { g_main_context_pop_thread_default(context) }
        let subscription = g_dbus_connection_signal_subscribe(
            bus, Self.name, Self.interface, "SettingChanged", Self.path, nil, 0,
            { bus, _, _, _, _, _, data in
                guard let bus, let data else { return }
                Unmanaged<DesktopSettings>.fromOpaque(data).takeUnretainedValue().read(bus)
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        defer { g_dbus_connection_signal_unsubscribe(bus, subscription) }
        read(bus)
        answered.signal()
        let goesOn = state.withLock { state in
            if !state.isOver { state.loop = loop }
            return !state.isOver
        }
        guard goesOn else { return }
        g_main_loop_run(loop)
        state.withLock { $0.loop = nil }
    }

    private func read(_ bus: OpaquePointer) {
        let question = g_variant_parse(nil, PortalValues.question, nil, nil, nil)
        guard
            let reply = g_dbus_connection_call_sync(
                bus, Self.name, Self.path, Self.interface, "ReadAll", question, "(a{sa{sv}})", 0, PortalNames.patience,
                nil,
                nil)
        else { return }
        let values = PortalValues(reply: reply)
        defer { values.release() }
        let new = values.settings
        let old = state.withLock { state in
            defer { state.settings = new }
            return state.settings
        }
        if let old, old != new { onChange(new) }
    }
}
