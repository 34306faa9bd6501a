import CTimeHooks

/// Work that Apple's systems do on a thread of its own and that is done on the main one here, so that it is done in the same order each
/// time: it may wait for the main queue, as programs do that know of that thread.
package enum StandInWork {
    package static func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        mutoscope_set_stands_in(true)
        defer { mutoscope_set_stands_in(false) }
        return try work()
    }
}
