import CPortal
import Displays
import Foundation
import Synchronization

/// The desktop, through its portal: its dialog for files, its programs for addresses.
@MainActor
final class DesktopPortal: Desktop {
    nonisolated private static let chooser = "org.freedesktop.portal.FileChooser",
        opener = "org.freedesktop.portal.OpenURI"
    private let bus: PortalBus
    private let hasChooser = Mutex(false)
    private var choosing: PortalRequest?
    /// Of the question that counts: an answer may be on its way when the next one is asked.
    private var number = 0

    /// Asks on a thread of its own whether there is a portal: it may have to be started first.
    init(on bus: PortalBus = PortalBus()) {
        self.bus = bus
        guard bus.isThere else { return }
        PortalThread().start("desktop portal", on: bus) { [self] connection in
            let found = connection.map { Self.hasPortal(Self.chooser, $0) } ?? false
            hasChooser.withLock { $0 = found }
        }
    }

    nonisolated private static func hasPortal(_ interface: String, _ bus: OpaquePointer) -> Bool {
        let question = g_variant_parse("(ss)", "('\(interface)', 'version')", nil, nil, nil)
        guard
            let reply = g_dbus_connection_call_sync(
                bus, PortalNames.bus, PortalNames.path, "org.freedesktop.DBus.Properties", "Get", question, "(v)", 0,
                PortalNames.patience, nil, nil)
        else { return false }
        g_variant_unref(reply)
        return true
    }

    var choosesFiles: Bool { hasChooser.withLock { $0 } }

    func choose(_ request: FileRequest, _ answer: @escaping @MainActor @Sendable (FileAnswer) -> Void) {
        stopChoosing()
        choosing = PortalRequest(Self.chooser, "OpenFile", on: bus) { [weak self, number] response in
            Self.onMain {
                guard let self, self.number == number else { return }
                self.choosing = nil
                answer(Self.answer(response))
            }
        } parameters: { token in
            (Self.parameters(request, token: token), "(ssa{sv})")
        }
    }

    func stopChoosing() {
        choosing?.stop()
        choosing = nil
        number += 1
    }

    nonisolated static func parameters(_ request: FileRequest, token: String) -> String {
        var options = [
            "'handle_token': <\(PortalNames.quoted(token))>", "'multiple': <\(request.isMultiple)>",
            "'directory': <\(request.wantsFolder)>",
        ]
        if !request.endings.isEmpty {
            // Endings are written in either case.
            let patterns = request.endings.map { "(uint32 0, \(PortalNames.quoted(pattern($0))))" }
            let name = request.endings.map { "*.\($0)" }.joined(separator: ", ")
            options.append(
                "'filters': <[(\(PortalNames.quoted(name)), [\(patterns.joined(separator: ", "))])]>")
        }
        if let folder = request.folder {
            // Bytes with a zero at the end.
            let bytes = (Array(folder.utf8) + [0]).map { "byte \($0)" }.joined(separator: ", ")
            options.append("'current_folder': <[\(bytes)]>")
        }
        return "('', \(PortalNames.quoted(request.title)), {\(options.joined(separator: ", "))})"
    }

    /// A glob pattern for names with an ending.
    nonisolated private static func pattern(_ ending: String) -> String {
        "*." + ending.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : "\($0)" }.joined()
    }

    nonisolated static func answer(_ response: PortalRequest.Answer) -> FileAnswer {
        switch response {
        case .done(let addresses):
            let files = addresses.compactMap { URL(string: $0) }.filter(\.isFileURL)
            return files.isEmpty ? .cancelled : .chosen(files)
        case .cancelled: return .cancelled
        case .failed: return .noDialog
        }
    }

    func open(_ address: String, _ answer: @escaping @MainActor @Sendable (Bool?) -> Void) {
        _ = PortalRequest(Self.opener, "OpenURI", on: bus) { response in
            Self.onMain {
                switch response {
                case .done: answer(true)
                case .cancelled: answer(false)
                case .failed: answer(nil)
                }
            }
        } parameters: { token in
            let options = "{'handle_token': <\(PortalNames.quoted(token))>}"
            return ("('', \(PortalNames.quoted(address)), \(options))", "(ssa{sv})")
        }
    }

    nonisolated private static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
}
