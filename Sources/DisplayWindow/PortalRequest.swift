import CPortal
import Foundation
import Synchronization

/// One question to the desktop's portal that its user answers, asked and waited for on a thread of its own.
final class PortalRequest: Sendable {
    /// What came back.
    enum Answer: Equatable, Sendable {
        /// The user agreed; addresses of what was chosen.
        case done([String])
        case cancelled
        /// The portal said no, or nothing.
        case failed
    }

    /// What the thread knows of its question.
    private struct State: Sendable {
        /// Where the portal answers this question, once it has said so.
        var path: String?
        /// Which program the portal is.
        var portal: String?
        var answer: Answer?
    }

    private let state = Mutex(State())
    private let thread = PortalThread()
    private let interface: String, method: String
    private let parameters: @Sendable (_ token: String) -> (text: String, type: String)
    private static let counter = Mutex(0)

    /// - Parameters:
    ///   - parameters: In GLib's notation, with their type. The options have to have the token as `handle_token`.
    ///   - onAnswer: Called once, on a thread of its own; not after ``stop()``.
    init(
        _ interface: String, _ method: String, on bus: PortalBus = PortalBus(),
        onAnswer: @escaping @Sendable (Answer) -> Void,
        parameters: @escaping @Sendable (_ token: String) -> (text: String, type: String)
    ) {
        (self.interface, self.method) = (interface, method)
        self.parameters = parameters
        thread.start("desktop request", on: bus) { [self] connection in
            let answer = connection.map { ask($0) } ?? .failed
            if !thread.isOver { onAnswer(answer) }
        }
    }

    /// Takes the question back.
    func stop() { thread.stop() }

    // MARK: On the thread

    private func ask(_ bus: OpaquePointer) -> Answer {
        let data = Unmanaged.passUnretained(self).toOpaque()
        // Portals name the question as they like, and may answer before they have said its name. So all answers are heard, from before
        // the question on; they wait until the thread listens, and the right one is known by then.
        let answers = g_dbus_connection_signal_subscribe(
            bus, PortalNames.bus, PortalNames.request, "Response", nil, nil, 0,
            { _, _, path, _, _, parameters, data in
                guard let path, let parameters, let data else { return }
                Unmanaged<PortalRequest>.fromOpaque(data).takeUnretainedValue()
                    .take(parameters, from: String(cString: path))
            }, data, nil)
        // A portal that ends answers nothing any more.
        let ends = g_dbus_connection_signal_subscribe(
            bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", nil, PortalNames.bus, 0,
            { _, _, _, _, _, parameters, data in
                guard let parameters, let data else { return }
                Unmanaged<PortalRequest>.fromOpaque(data).takeUnretainedValue().ownerChanged(parameters)
            }, data, nil)
        defer {
            g_dbus_connection_signal_unsubscribe(bus, answers)
            g_dbus_connection_signal_unsubscribe(bus, ends)
        }
        let token = "mutoscope\(Self.counter.withLock { $0 += 1; return $0 })"
        guard let path = call(bus, token) else { return .failed }
        let portal = Self.first(
            g_dbus_connection_call_sync(
                bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetNameOwner",
                g_variant_parse("(s)", "('\(PortalNames.bus)',)", nil, nil, nil), "(s)", 0, PortalNames.patience, nil,
                nil))
        state.withLock { ($0.path, $0.portal) = (path, portal) }
        thread.listen { state.withLock { $0.answer == nil } }
        if thread.isOver { close(bus, path) }
        return state.withLock { $0.answer ?? .failed }
    }

    private func take(_ parameters: OpaquePointer, from path: String) {
        let answer = Self.answer(parameters)
        state.withLock { state in
            // Other questions of this program have answers of their own.
            if state.path == path { state.answer = state.answer ?? answer }
        }
    }

    /// The name, who had it and who has it now. One that starts is not the one that was asked.
    private func ownerChanged(_ parameters: OpaquePointer) {
        let owners = Self.strings(in: parameters)
        guard owners.count == 3, owners[2].isEmpty else { return }
        state.withLock { state in
            if state.portal ?? owners[1] == owners[1] { state.answer = state.answer ?? .failed }
        }
    }

    private func call(_ bus: OpaquePointer, _ token: String) -> String? {
        let (text, type) = parameters(token)
        guard let question = g_variant_parse(type, text, nil, nil, nil) else { return nil }
        return Self.first(
            g_dbus_connection_call_sync(
                bus, PortalNames.bus, PortalNames.path, interface, method, question, "(o)", 0, PortalNames.patience,
                nil, nil))
    }

    private func close(_ bus: OpaquePointer, _ path: String) {
        if let reply = g_dbus_connection_call_sync(
            bus, PortalNames.bus, path, PortalNames.request, "Close", nil, nil, 0, PortalNames.patience, nil, nil)
        {
            g_variant_unref(reply)
        }
    }

    /// What a response says, `(ua{sv})`: 0 is done, 1 cancelled by the user.
    static func answer(_ parameters: OpaquePointer) -> Answer {
        guard String(cString: g_variant_get_type_string(parameters)) == "(ua{sv})",
            let code = g_variant_get_child_value(parameters, 0), let values = g_variant_get_child_value(parameters, 1)
        else { return .failed }
        defer {
            g_variant_unref(code)
            g_variant_unref(values)
        }
        switch g_variant_get_uint32(code) {
        case 0: return .done(strings(values, "uris"))
        case 1: return .cancelled
        default: return .failed
        }
    }

    private static func strings(_ values: OpaquePointer, _ key: String) -> [String] {
        guard let list = g_variant_lookup_value(values, key, "as") else { return [] }
        defer { g_variant_unref(list) }
        return strings(in: list)
    }

    /// Of a list or a tuple that holds nothing else.
    private static func strings(in list: OpaquePointer) -> [String] {
        (0..<g_variant_n_children(list)).compactMap { index in
            guard let part = g_variant_get_child_value(list, index) else { return nil }
            defer { g_variant_unref(part) }
            return g_variant_get_string(part, nil).map { String(cString: $0) }
        }
    }

    /// The first of the strings that a reply has, which is let go of.
    private static func first(_ reply: OpaquePointer?) -> String? {
        guard let reply else { return nil }
        defer { g_variant_unref(reply) }
        return strings(in: reply).first
    }
}
