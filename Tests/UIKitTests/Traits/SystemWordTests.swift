import MutoscopeTesting
import Testing

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
}
