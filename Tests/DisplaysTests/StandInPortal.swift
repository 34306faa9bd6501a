#if Window
import CPortal
import Foundation
import Synchronization

@testable import DisplayWindow

/// A session bus of the test's own.
final class PrivateBus: @unchecked Sendable {
    /// nil where none is installed.
    static let path: String? = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { path in
        FileManager.default.isExecutableFile(atPath: path)
    }

    private let process = Process()
    let bus: PortalBus

    struct NoAddress: Error {}

    init() throws {
        process.executableURL = URL(fileURLWithPath: Self.path ?? "")
        process.arguments = ["--session", "--nofork", "--nopidfile", "--print-address"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let data = pipe.fileHandleForReading.availableData
            guard !data.isEmpty else { throw NoAddress() }
            text += String(decoding: data, as: UTF8.self)
        }
        bus = PortalBus(address: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    func end() {
        // A child has the signals blocked that the thread which began it has.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}

/// A desktop's portal without the desktop: answers as it is told to.
final class StandInPortal: @unchecked Sendable {
    /// How it treats questions that a user would answer.
    struct Manner: Sendable {
        /// Under another name than the token says, as older portals do.
        var hasOwnNames = false
        /// Before the question's own reply.
        var answersAtOnce = false
        /// In GLib's notation; nil lets the user think for ever.
        var response: String?
    }

    private let connection: OpaquePointer
    private let manner: Manner
    private let settings = Mutex("({},)")
    private let calls: AsyncStream<String>.Continuation
    /// What it is asked, by the names of the methods; of "Close" with the path.
    let heard: AsyncStream<String>

    struct Refused: Error {}

    init(on bus: PrivateBus, _ manner: Manner = Manner()) throws {
        guard let connection = bus.bus.connect() else { throw Refused() }
        (self.connection, self.manner) = (connection, manner)
        (heard, calls) = AsyncStream.makeStream()
        GIO.addFilter(
            connection,
            { _, message, isIncoming, data in
                guard let message, let data, isIncoming != 0, GIO.messageType(message) == GIO.methodCall else {
                    return message
                }
                defer { g_object_unref(UnsafeMutableRawPointer(message)) }
                Unmanaged<StandInPortal>.fromOpaque(data).takeUnretainedValue().answer(message)
                return nil
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        let name = g_variant_parse("(su)", "('\(PortalNames.bus)', uint32 0)", nil, nil, nil)
        guard
            let reply = g_dbus_connection_call_sync(
                connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                name,
                "(u)", 0, 5_000, nil, nil)
        else { throw Refused() }
        g_variant_unref(reply)
    }

    /// The portal's program is gone.
    func end() {
        _ = GIO.close(connection, nil, nil)
        calls.finish()
    }

    /// In GLib's notation, `(a{sa{sv}})`.
    func set(_ values: String, tells: Bool = false) {
        settings.withLock { $0 = values }
        guard tells else { return }
        let change = g_variant_parse(
            "(ssv)", "('org.freedesktop.appearance', 'color-scheme', <uint32 1>)", nil, nil, nil)
        _ = GIO.emit(
            connection, nil, PortalNames.path, "org.freedesktop.portal.Settings", "SettingChanged", change, nil)
    }

    private func answer(_ message: OpaquePointer) {
        let member = GIO.text(GIO.member(message)), path = GIO.text(GIO.path(message))
        defer { calls.yield(member == "Close" ? "Close \(path)" : member) }
        switch member {
        case "Get": reply(message, "(v)", "(<uint32 4>,)")
        case "ReadAll": reply(message, "(a{sa{sv}})", settings.withLock { $0 })
        case "OpenFile", "OpenURI": ask(message)
        default: reply(message, "()", "()")
        }
    }

    private func ask(_ message: OpaquePointer) {
        let sender = GIO.text(GIO.sender(message))
        let options = GIO.body(message).flatMap { g_variant_get_child_value($0, 2) }
        let token = options.flatMap { g_variant_lookup_value($0, "handle_token", "s") }
        let name = manner.hasOwnNames ? "own7" : GIO.text(token.map { g_variant_get_string($0, nil) } ?? nil)
        for value in [options, token] { if let value { g_variant_unref(value) } }
        let owner = sender.dropFirst().replacingOccurrences(of: ".", with: "_")
        let place = "\(PortalNames.path)/request/\(owner)/\(name)"
        func respond() {
            guard let response = manner.response else { return }
            let values = g_variant_parse("(ua{sv})", response, nil, nil, nil)
            _ = GIO.emit(connection, sender, place, PortalNames.request, "Response", values, nil)
        }
        // Another question's answer is none of this one's.
        let stray = g_variant_parse("(ua{sv})", "(uint32 0, {'uris': <['file:///stray']>})", nil, nil, nil)
        _ = GIO.emit(
            connection, sender, "\(PortalNames.path)/request/\(owner)/stray", PortalNames.request, "Response", stray,
            nil)
        if manner.answersAtOnce { respond() }
        reply(message, "(o)", "(objectpath '\(place)',)")
        if !manner.answersAtOnce { respond() }
    }

    private func reply(_ message: OpaquePointer, _ type: String, _ text: String) {
        guard let answer = GIO.reply(message) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(answer)) }
        GIO.setBody(answer, g_variant_parse(type, text, nil, nil, nil))
        _ = GIO.send(connection, answer, 0, nil, nil)
    }
}

/// What a portal needs of GIO, which is in every program with windows.
private enum GIO {
    typealias Filter =
        @convention(c) (OpaquePointer?, OpaquePointer?, Int32, UnsafeMutableRawPointer?) -> OpaquePointer?
    typealias Word = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?

    /// GIO's number of questions among messages.
    static let methodCall: Int32 = 1

    static let addFilter = find(
        "g_dbus_connection_add_filter",
        as: (@convention(c) (OpaquePointer, Filter, UnsafeMutableRawPointer?, OpaquePointer?) -> Void).self)
    static let emit = find(
        "g_dbus_connection_emit_signal",
        as: (@convention(c) (
            OpaquePointer, UnsafePointer<CChar>?, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>,
            OpaquePointer?, OpaquePointer?
        ) -> Int32).self)
    static let send = find(
        "g_dbus_connection_send_message",
        as: (@convention(c) (OpaquePointer, OpaquePointer, Int32, OpaquePointer?, OpaquePointer?) -> Int32).self)
    static let close = find(
        "g_dbus_connection_close_sync",
        as: (@convention(c) (OpaquePointer, OpaquePointer?, OpaquePointer?) -> Int32).self)
    static let messageType = find(
        "g_dbus_message_get_message_type", as: (@convention(c) (OpaquePointer) -> Int32).self)
    static let member = find("g_dbus_message_get_member", as: Word.self)
    static let path = find("g_dbus_message_get_path", as: Word.self)
    static let sender = find("g_dbus_message_get_sender", as: Word.self)
    static let body = find(
        "g_dbus_message_get_body", as: (@convention(c) (OpaquePointer) -> OpaquePointer?).self)
    static let reply = find(
        "g_dbus_message_new_method_reply", as: (@convention(c) (OpaquePointer) -> OpaquePointer?).self)
    static let setBody = find(
        "g_dbus_message_set_body", as: (@convention(c) (OpaquePointer, OpaquePointer?) -> Void).self)

    private static func find<Function>(_ name: String, as type: Function.Type) -> Function {
        guard let found = dlsym(nil, name) else { preconditionFailure("GIO has no \(name).") }
        return unsafeBitCast(found, to: type)
    }

    static func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
}
#endif
