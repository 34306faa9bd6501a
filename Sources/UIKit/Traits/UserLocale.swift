import Foundation
import Synchronization

/// The language and region that the kit itself goes by: the process's, unless a display says otherwise.
package enum UserLocale {
    private static let choice = Mutex<Locale?>(nil)

    package static var current: Locale { chosen ?? .current }
    /// What a display says; nil: nothing.
    package static var chosen: Locale? { choice.withLock { $0 } }

    /// nil is the process's own.
    package static func choose(_ locale: Locale?) { choice.withLock { $0 = locale } }
}
