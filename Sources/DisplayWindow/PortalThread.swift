import CPortal
import Foundation
import Synchronization

/// Where the desktop's programs talk to each other.
struct PortalBus: Sendable {
    /// nil is the session's.
    var address: String?

    /// Without an address GIO would start a bus of its own.
    var isThere: Bool { address != nil || PortalNames.hasSessionBus }

    /// The caller lets go of it.
    func connect() -> OpaquePointer? {
        guard isThere else { return nil }
        let bus =
            address.map { g_dbus_connection_new_for_address_sync($0, Self.client, nil, nil, nil) }
            ?? g_bus_get_sync(PortalNames.sessionBus, nil, nil)
        // A desktop that ends does not end its programs.
        if let bus { g_dbus_connection_set_exit_on_close(bus, 0) }
        return bus
    }

    /// GIO's flags: who connects proves who it is, and speaks to a bus.
    private static let client: Int32 = 1 << 0 | 1 << 3
}

/// A thread of its own for one conversation with the desktop's portal. Calls wait there; signals that it has asked for come to it alone,
/// and only while it listens.
final class PortalThread: Sendable {
    private struct State: Sendable {
        /// GLib's queue of the thread; it may be woken on any.
        nonisolated(unsafe) var context: OpaquePointer?
        var isOver = false
    }

    private let state = Mutex(State())

    /// - Parameter work: Gets the connection; nil where there is no bus.
    func start(_ name: String, on bus: PortalBus, _ work: @escaping @Sendable (OpaquePointer?) -> Void) {
        let thread = Thread { [self] in
            guard let connection = bus.connect() else { return work(nil) }
            defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
            let context = g_main_context_new()
            g_main_context_push_thread_default(context)
            state.withLock { $0.context = context }
            work(connection)
            state.withLock { $0.context = nil }
            g_main_context_pop_thread_default(context)
            g_main_context_unref(context)
        }
        thread.name = name
        thread.start()
    }

    /// Whether the conversation is over for the program.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// On the thread: hands over signals until ``stop()``, or for as long as somebody wants them.
    func listen(while isWanted: () -> Bool = { true }) {
        let context = state.withLock { $0.context }
        // A stop that comes before the wait ends the wait: GLib keeps the waking.
        while !isOver, isWanted() { g_main_context_iteration(context, 1) }
    }

    /// On any thread.
    func stop() {
        state.withLock { state in
            state.isOver = true
            if let context = state.context { g_main_context_wakeup(context) }
        }
    }
}
