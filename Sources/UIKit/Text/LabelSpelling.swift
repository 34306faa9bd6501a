/// What labels make of their texts before they show them: a test's made-up language.
package enum LabelSpelling {
    /// Of the display in use; nil shows texts as they are.
    package static func choose(_ spelling: (@Sendable (String) -> String)?) {
        ScreenSettings.inUse.spelling = spelling.map {
            ScreenSettings.Spelling(spell: $0, number: SerialNumber.next())
        }
    }

    static var current: (@Sendable (String) -> String)? { ScreenSettings.inUse.spelling?.spell }
    /// Changes with the spelling, so that texts laid out before are known to be old.
    static var generation: Int { ScreenSettings.inUse.spelling?.number ?? 0 }
}
