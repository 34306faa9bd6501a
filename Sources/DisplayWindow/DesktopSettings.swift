import CPortal
import Displays
import Foundation
import Synchronization

/// The user's settings as the desktop's portal has them, read and followed on a thread of its own.
///
/// Without a session bus, or without a portal on it, there are none, and nothing is said.
final class DesktopSettings: Sendable {
    private let state = Mutex<UserSettings?>(nil)
    private let thread = PortalThread()
    /// Signalled when the portal has answered for the first time.
    private let answered = DispatchSemaphore(value: 0)
    private let onChange: @Sendable (UserSettings) -> Void

    private static let name = PortalNames.bus, path = PortalNames.path
    private static let interface = "org.freedesktop.portal.Settings"

    /// - Parameter onChange: Called on a thread of its own, after the first answer only where settings have changed.
    init?(on bus: PortalBus = PortalBus(), onChange: @escaping @Sendable (UserSettings) -> Void) {
        guard bus.isThere else { return nil }
        self.onChange = onChange
        thread.start("desktop settings", on: bus) { [self] connection in
            defer { answered.signal() }
            if let connection { follow(connection) }
        }
    }

    /// What the portal has said, waiting for its first answer no longer than `seconds`.
    func first(within seconds: Double) -> UserSettings? {
        if answered.wait(timeout: .now() + seconds) == .success { answered.signal() }
        return state.withLock { $0 }
    }

    func stop() { thread.stop() }

    // MARK: On the thread

    private func follow(_ bus: OpaquePointer) {
        let subscription = g_dbus_connection_signal_subscribe(
            bus, Self.name, Self.interface, "SettingChanged", Self.path, nil, 0,
            { bus, _, _, _, _, _, data in
                guard let bus, let data else { return }
                Unmanaged<DesktopSettings>.fromOpaque(data).takeUnretainedValue().read(bus)
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        defer { g_dbus_connection_signal_unsubscribe(bus, subscription) }
        read(bus)
        answered.signal()
        thread.listen()
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
            defer { state = new }
            return state
        }
        if let old, old != new { onChange(new) }
    }
}
