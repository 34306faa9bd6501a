import MutoscopeTesting
import Testing

@testable import UIFoundation
@testable import UIKit

@MainActor @Suite("Words of the interface") struct SystemWordTests {
    @Test(
        "are in the language in force",
        arguments: [
            ("de", "Abbrechen"), ("es", "Cancelar"), ("fr", "Annuler"), ("ja", "キャンセル"), ("zh-Hans", "取消"),
            ("ar", "إلغاء"),
            ("en", "Cancel"), ("zh-Hant", "Cancel"), ("nl", "Cancel"),
        ])
    func languages(language: String, word: String) {
        defer { UserLocale.choose(nil) }
        UserLocale.choose(Locale(identifier: language))
        #expect(UIBarButtonItem.SystemItem.cancel.title == word)
    }

    @Test("exist in every language that has one", arguments: ["de", "es", "fr", "ja", "zh-Hans", "ar"])
    func tablesAreWhole(language: String) {
        #expect(SystemWordTable.words(for: Locale(identifier: language))?.count == SystemWord.allCases.count)
    }

    @Test("stand around what a sentence is about")
    func sentences() {
        defer { UserLocale.choose(nil) }
        UserLocale.choose(Locale(identifier: "de"))
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = "Apfel"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "Keine Ergebnisse für „Apfel“")
        #expect(UIContentUnavailableConfiguration.loading().text == "Laden …")
    }

    @Test("name the ways to choose a colour, and its opacity")
    func colours() throws {
        defer { UserLocale.choose(nil) }
        UserLocale.choose(Locale(identifier: "fr"))
        let picker = UIColorPickerViewController()
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        screen.show(picker)
        #expect(picker.title == "Couleurs")
        let shown = picker.view.recursiveSubviews
        let ways = try #require(shown.lazy.compactMap { $0 as? UISegmentedControl }.first)
        #expect((0..<3).map { ways.titleForSegment(at: $0) } == ["Grille", "Spectre", "Curseurs"])
        #expect(shown.contains { ($0 as? UILabel)?.text == "Opacité" })
    }
}

extension UIView {
    fileprivate var recursiveSubviews: [UIView] { subviews.flatMap { [$0] + $0.recursiveSubviews } }
}
