import Foundation

/// A share of a whole as it is read out, in per cent, written as the user's language writes it.
@MainActor
enum SpokenShare {
    /// - Parameter share: 0 to 1.
    static func text(_ share: Double) -> String {
        share.formatted(.percent.precision(.fractionLength(0)).locale(Locale.user))
    }
}
