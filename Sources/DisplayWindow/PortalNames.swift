import Foundation

/// Where the desktop's portal is found.
enum PortalNames {
    static let bus = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop"
    static let request = "org.freedesktop.portal.Request"
    /// GIO's number of it.
    static let sessionBus: Int32 = 2
    /// Milliseconds that a call may take; what users do may take longer.
    static let patience: Int32 = 2_000

    /// Without an address GIO would start a bus of its own.
    static var hasSessionBus: Bool {
        let environment = ProcessInfo.processInfo.environment
        if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return false }
        return FileManager.default.fileExists(atPath: folder + "/bus")
    }

    /// A string in GLib's notation.
    static func quoted(_ text: String) -> String {
        var result = "'"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "'", "\\": result += "\\" + String(scalar)
            case "\0": break
            case _ where scalar.value < 32: result += "\\u" + String(format: "%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "'"
    }
}
