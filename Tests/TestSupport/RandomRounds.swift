import Foundation

/// How much random tests do, from the environment: `MUTOSCOPE_ROUNDS=10000` plays as many scripts in each of those that are run,
/// `MUTOSCOPE_SEED=17` begins with that script, and plays it alone unless a number is given as well.
package enum RandomRounds {
    /// The seeds of the scripts to play.
    ///
    /// - Parameter usual: How many are played when the environment says nothing.
    package static func seeds(usually usual: UInt64) -> Range<UInt64> {
        let first = number("MUTOSCOPE_SEED")
        let count = number("MUTOSCOPE_ROUNDS") ?? (first == nil ? usual : 1)
        return (first ?? 0)..<(first ?? 0) + count
    }

    /// Whether a number of rounds was asked for: then a script says its seed before it is played, so that one that ends the process is
    /// known.
    package static var areAskedFor: Bool { number("MUTOSCOPE_ROUNDS") != nil }

    private static func number(_ name: String) -> UInt64? {
        guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
        guard let number = UInt64(text) else { preconditionFailure("\(name) is a whole number; got \"\(text)\".") }
        return number
    }
}
