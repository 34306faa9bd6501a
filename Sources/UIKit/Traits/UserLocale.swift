import Foundation
import Synchronization

/// The language and region that the kit itself goes by: the process's, unless a display says otherwise.
package enum UserLocale {
    private static let chosen = Mutex<Locale?>(nil)

    package static var current: Locale { chosen.withLock { $0 } ?? .current }

    /// nil is the process's own.
    package static func choose(_ locale: Locale?) { chosen.withLock { $0 = locale } }
}
