import Foundation

/// The language and region that the kit itself goes by: the process's, unless the display in use says otherwise.
package enum UserLocale {
    package static var current: Locale { chosen ?? .current }
    /// What the display in use says; nil: nothing.
    package static var chosen: Locale? { ScreenSettings.inUse.locale }

    /// nil is the process's own.
    package static func choose(_ locale: Locale?) {
        LocalizedTables.setLocale { UserLocale.chosen }
        ScreenSettings.inUse.locale = locale
    }
}
