import Foundation

/// What the display in use says of the user's language and region: `Locale.user` asks here first.
package enum UserLocale {
    /// nil is the user's own.
    package static func choose(_ locale: Locale?) {
        UserLanguage.setChoice { ScreenSettings.inUse.locale }
        ScreenSettings.inUse.locale = locale
    }
}
