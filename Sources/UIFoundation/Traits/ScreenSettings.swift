import RenderTree
import Synchronization

/// What a screen says to code that runs for no view, on any thread: its traits and language, while its display is the one in use.
package final class ScreenSettings: Sendable {
    private struct Values {
        var traits: UITraitCollection
        /// What was set as the collection in force, until the screen's traits change.
        var chosen: UITraitCollection?
        var accent: UIColor?
        var locale: Locale?
        var spelling: Spelling?
    }

    /// What labels make of their texts before they show them: a test's made-up language.
    package struct Spelling {
        package var spell: @Sendable (String) -> String
        /// No two have the same.
        package var number: Int

        package init(spell: @escaping @Sendable (String) -> String, number: Int) {
            self.spell = spell
            self.number = number
        }
    }

    private let values: Mutex<Values>

    package init(_ traits: UITraitCollection) {
        values = Mutex(Values(traits: traits))
    }

    /// Without a screen: a phone's.
    private static let standard = ScreenSettings(.standard)

    package static var inUse: ScreenSettings { DisplayInUse.part(ScreenSettings.self) ?? standard }

    // MARK: Traits

    /// What the screen itself says. Setting it ends what was chosen.
    package var traits: UITraitCollection {
        get { values.withLock { $0.traits } }
        set { values.withLock { ($0.traits, $0.chosen) = (newValue, nil) } }
    }

    /// The traits in force: what was chosen last, else the screen's.
    var current: UITraitCollection { values.withLock { $0.chosen ?? $0.traits } }

    /// Returns what was chosen before.
    @discardableResult
    func choose(_ traits: UITraitCollection?) -> UITraitCollection? {
        values.withLock { values in
            defer { values.chosen = traits }
            return values.chosen
        }
    }

    /// The user's colour of what can be used; nil leaves it to the system.
    package var accent: UIColor? {
        get { values.withLock { $0.accent } }
        set { values.withLock { $0.accent = newValue } }
    }

    // MARK: Language

    /// nil is the process's own.
    var locale: Locale? {
        get { values.withLock { $0.locale } }
        set { values.withLock { $0.locale = newValue } }
    }

    /// nil shows texts as they are.
    package var spelling: Spelling? {
        get { values.withLock { $0.spelling } }
        set { values.withLock { $0.spelling = newValue } }
    }
}
