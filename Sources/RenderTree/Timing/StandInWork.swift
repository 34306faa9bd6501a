import CTimeHooks

/// Work that Apple's systems do beside the main thread, and that the main thread does here or waits for: it may wait for the main queue, as
/// programs do there.
package enum StandInWork {
    package static func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        mutoscope_set_stands_in(true)
        defer { mutoscope_set_stands_in(false) }
        return try work()
    }
}
