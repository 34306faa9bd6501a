import CPortal
import Displays

/// What the settings portal answers: for each namespace a dictionary, `(a{sa{sv}})`.
///
/// `org.freedesktop.appearance` is the portals' own; older desktops say whether things may move in GNOME's namespace alone.
struct PortalValues {
    /// In GLib's notation, what is asked for.
    static let question = "(['org.freedesktop.appearance', 'org.gnome.desktop.interface'],)"

    private let namespaces: OpaquePointer

    /// Takes over the value.
    init(reply: OpaquePointer) {
        namespaces = g_variant_get_child_value(reply, 0)
        g_variant_unref(reply)
    }

    /// To be called once.
    func release() { g_variant_unref(namespaces) }

    var settings: UserSettings {
        var settings = UserSettings(isDark: number("color-scheme") == 1, wantsLessMotion: number("reduced-motion") == 1)
        if with("org.gnome.desktop.interface", "enable-animations", "b", { g_variant_get_boolean($0) }) == 0 {
            settings.wantsLessMotion = true
        }
        settings.accent = accent
        return settings
    }

    private func number(_ key: String) -> UInt32? {
        with("org.freedesktop.appearance", key, "u") { g_variant_get_uint32($0) }
    }

    /// Numbers outside of 0…1 say that there is none.
    private var accent: UserSettings.Accent? {
        with("org.freedesktop.appearance", "accent-color", "(ddd)") { value in
            let parts = (0..<3).map { (index: UInt) in
                let part = g_variant_get_child_value(value, index)!
                defer { g_variant_unref(part) }
                return g_variant_get_double(part)
            }
            guard parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
            return UserSettings.Accent(red: parts[0], green: parts[1], blue: parts[2])
        } ?? nil
    }

    /// Values of another type than expected are as if they were not there.
    private func with<Value>(
        _ namespace: String, _ key: String, _ type: String, _ read: (OpaquePointer) -> Value
    ) -> Value? {
        guard let keys = g_variant_lookup_value(namespaces, namespace, "a{sv}") else { return nil }
        defer { g_variant_unref(keys) }
        guard let value = g_variant_lookup_value(keys, key, type) else { return nil }
        defer { g_variant_unref(value) }
        return read(value)
    }
}
