import Foundation

/// The language and region that the kit itself goes by: the user's, unless the display in use says otherwise.
package enum UserLocale {
    package static var current: Locale { chosen ?? .user }
    /// What the display in use says; nil: nothing.
    package static var chosen: Locale? { ScreenSettings.inUse.locale }

    /// nil is the user's own.
    package static func choose(_ locale: Locale?) {
        UserLanguage.setChoice { UserLocale.chosen }
        ScreenSettings.inUse.locale = locale
    }
}
