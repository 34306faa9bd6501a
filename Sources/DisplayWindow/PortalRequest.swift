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

    private struct State: Sendable {
        var answer: Answer?
        /// GLib's loop of the thread; it may be asked to quit on any.
        nonisolated(unsafe) var loop: OpaquePointer?
        var isOver = false
    }

    private let state = Mutex(State())
    private let interface: String, method: String
    private let parameters: @Sendable (_ token: String) -> (text: String, type: String)
    private let onAnswer: @Sendable (Answer) -> Void
    private static let counter = Mutex(0)

    /// - Parameters:
    ///   - parameters: In GLib's notation, with their type. The options have to have the token as `handle_token`.
    ///   - onAnswer: Called once, on a thread of its own; not after ``stop()``.
    init(
        _ interface: String, _ method: String, onAnswer: @escaping @Sendable (Answer) -> Void,
        parameters: @escaping @Sendable (_ token: String) -> (text: String, type: String)
    ) {
        (self.interface, self.method) = (interface, method)
        (self.parameters, self.onAnswer) = (parameters, onAnswer)
        let thread = Thread { [self] in
            let answer = ask()
            if !state.withLock({ $0.isOver }) { onAnswer(answer) }
        }
        thread.name = "desktop request"
        thread.start()
    }

    /// Takes the question back.
    func stop() {
        state.withLock { state in
            state.isOver = true
            if let loop = state.loop { g_main_loop_quit(loop) }
        }
    }

    // MARK: On the thread

    private func ask() -> Answer {
        guard PortalNames.hasSessionBus, let bus = g_bus_get_sync(PortalNames.sessionBus, nil, nil) else {
            return .failed
        }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        g_dbus_connection_set_exit_on_close(bus, 0)
        let context = g_main_context_new(), loop = g_main_loop_new(context, 0)
        defer {
            g_main_loop_unref(loop)
            g_main_context_unref(context)
        }
        g_main_context_push_thread_default(context)
        defer { g_main_context_pop_thread_default(context) }
        let token = "mutoscope\(Self.counter.withLock { $0 += 1; return $0 })"
        // The answer may come before the call is back: one listens before.
        let expected = Self.path(token: token, name: String(cString: g_dbus_connection_get_unique_name(bus)))
        let first = listen(bus, expected)
        defer { g_dbus_connection_signal_unsubscribe(bus, first) }
        guard let path = call(bus, token) else { return .failed }
        // Older portals name the question otherwise.
        let second = path == expected ? nil : listen(bus, path)
        defer { if let second { g_dbus_connection_signal_unsubscribe(bus, second) } }
        let goesOn = state.withLock { state in
            if !state.isOver, state.answer == nil { state.loop = loop }
            return state.loop != nil
        }
        if goesOn { g_main_loop_run(loop) }
        let (answer, isOver) = state.withLock { state in
            state.loop = nil
            return (state.answer, state.isOver)
        }
        if isOver { close(bus, path) }
        return answer ?? .failed
    }

    /// Where the portal answers, by its rules.
    static func path(token: String, name: String) -> String {
        let sender = name.drop { $0 == ":" }.replacingOccurrences(of: ".", with: "_")
        return "\(PortalNames.path)/request/\(sender)/\(token)"
    }

    private func listen(_ bus: OpaquePointer, _ path: String) -> UInt32 {
        g_dbus_connection_signal_subscribe(
            bus, PortalNames.bus, PortalNames.request, "Response", path, nil, 0,
            { _, _, _, _, _, parameters, data in
                guard let parameters, let data else { return }
                Unmanaged<PortalRequest>.fromOpaque(data).takeUnretainedValue().take(parameters)
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func take(_ parameters: OpaquePointer) {
        let answer = Self.answer(parameters)
        state.withLock { state in
            state.answer = answer
            if let loop = state.loop { g_main_loop_quit(loop) }
        }
    }

    private func call(_ bus: OpaquePointer, _ token: String) -> String? {
        let (text, type) = parameters(token)
        guard let question = g_variant_parse(type, text, nil, nil, nil),
            let reply = g_dbus_connection_call_sync(
                bus, PortalNames.bus, PortalNames.path, interface, method, question, "(o)", 0, PortalNames.patience,
                nil, nil)
        else { return nil }
        defer { g_variant_unref(reply) }
        guard let path = g_variant_get_child_value(reply, 0) else { return nil }
        defer { g_variant_unref(path) }
        return g_variant_get_string(path, nil).map { String(cString: $0) }
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
        return (0..<g_variant_n_children(list)).compactMap { index in
            guard let part = g_variant_get_child_value(list, index) else { return nil }
            defer { g_variant_unref(part) }
            return g_variant_get_string(part, nil).map { String(cString: $0) }
        }
    }
}
