#if Window
import CPortal
import Displays
import Testing

@testable import DisplayWindow

@Suite("Settings of the desktop's portal")
struct PortalValuesTests {
    private func settings(_ text: String) throws -> UserSettings {
        let reply = g_variant_parse("(a{sa{sv}})", text, nil, nil, nil)
        let values = PortalValues(reply: try #require(reply))
        defer { values.release() }
        return values.settings
    }

    @Test("style, motion and accent are read")
    func all() throws {
        let found = try settings(
            """
            ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'reduced-motion': <uint32 1>, \
            'accent-color': <(0.25, 0.5, 1.0)>}},)
            """)
        let accent = UserSettings.Accent(red: 0.25, green: 0.5, blue: 1)
        #expect(found == UserSettings(isDark: true, wantsLessMotion: true, accent: accent))
    }

    @Test("no preference and light are light; what is missing changes nothing")
    func none() throws {
        let plain = UserSettings(isDark: false, wantsLessMotion: false)
        #expect(try settings("({},)") == plain)
        #expect(try settings("({'org.freedesktop.appearance': {'color-scheme': <uint32 0>}},)") == plain)
        #expect(try settings("({'org.freedesktop.appearance': {'color-scheme': <uint32 2>}},)") == plain)
        #expect(try settings("({'org.gnome.desktop.interface': {'enable-animations': <true>}},)") == plain)
    }

    @Test("GNOME's own word for still interfaces counts too")
    func still() throws {
        #expect(try settings("({'org.gnome.desktop.interface': {'enable-animations': <false>}},)").wantsLessMotion)
    }

    @Test("values of other types and colours outside of 0…1 are as if they were not there")
    func damaged() throws {
        let found = try settings(
            """
            ({'org.freedesktop.appearance': {'color-scheme': <'dark'>, 'accent-color': <(-1.0, 2.0, 0.5)>, \
            'reduced-motion': <true>}},)
            """)
        #expect(found == UserSettings(isDark: false, wantsLessMotion: false))
    }
}
#endif
