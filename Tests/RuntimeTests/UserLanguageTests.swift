import AppleRuntime
import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor @Suite("The user's language and region")
struct UserLanguageTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))

    private func follow(_ environment: [String: String], _ localizations: [String] = []) -> String {
        defer { UserLanguage.follow(["LANG": "en_US.UTF-8"], localizations: []) }
        UserLanguage.follow(environment, localizations: localizations)
        return Locale.user.identifier
    }

    @Test("a new phone speaks American English: currencies have a sign, weeks begin on Sundays")
    func standard() {
        #expect(Locale.user.identifier == "en_US")
        #expect(Calendar.user.firstWeekday == 1)
        let price = NumberFormatter(locale: .user)
        price.numberStyle = .currency
        #expect(price.string(from: 49.98) == "$49.98")
        let day = DateFormatter(locale: .user)
        (day.dateStyle, day.timeZone) = (.long, .gmt)
        #expect(day.string(from: Date(timeIntervalSince1970: 0)) == "January 1, 1970")
        let date = Date(timeIntervalSince1970: 86400 * 40).formatted(date: .abbreviated, time: .omitted, locale: .user)
        #expect(date == "Feb 10, 1970")
        #expect(NumberFormatter(locale: .user).localizedString(from: 0.5, number: .percent) == "50%")
    }

    @Test("the environment of a desktop says the region, and the language that the program has")
    func environment() {
        #expect(follow(["LANG": "de_DE.UTF-8"]) == "en_DE")
        #expect(follow(["LANG": "de_DE.UTF-8"], ["en", "de"]) == "de_DE")
        #expect(follow(["LANG": "en_US.UTF-8", "LC_TIME": "fr_CH"], ["en", "de"]) == "en_CH")
        #expect(follow(["LANG": "en_US.UTF-8", "LC_ALL": "ja_JP.UTF-8"], ["Base", "ja"]) == "ja_JP")
        #expect(follow(["LANG": "pt_BR", "LANGUAGE": "es:pt_BR"], ["es", "pt-BR"]) == "es_BR")
        #expect(follow(["LANG": "zh_TW.UTF-8"], ["en", "zh-Hant", "zh-Hans"]) == "zh-Hant_TW")
        for none in ["", "C", "C.UTF-8", "POSIX", "/broken", "."] {
            #expect(follow(["LANG": none], ["de"]) == "en_US", "\(none)")
        }
    }

    @Test("a test's screen says another, and date pickers go by it")
    func ofScreen() {
        let picker = UIDatePicker()
        picker.timeZone = .gmt
        picker.preferredDatePickerStyle = .compact
        #expect(picker.languageInForce.identifier == "en_US")
        screen.locale = Locale(identifier: "de_AT")
        #expect(Locale.user.identifier == "de_AT")
        #expect(Calendar.user.firstWeekday == 2)
        #expect(picker.languageInForce.identifier == "de_AT")
        #expect(UserLanguage.languages == ["de-AT"])
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["de-AT"])
        let length = MeasurementFormatter().string(from: Measurement(value: 1.5, unit: UnitLength.kilometers))
        #expect(length.hasPrefix("1,5"))
        screen.locale = nil
        #expect(Locale.user.identifier == "en_US")
    }
}
