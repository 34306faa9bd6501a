import MutoscopeTesting
import Testing
import UIKit

@Suite("Formatters that Foundation lacks here")
struct FormatterTests {
    private static let english: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()

    private func formatter(_ style: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.calendar = Self.english
        return formatter
    }

    @Test(
        "positions have two digits after the first",
        arguments: [
            (34.0, "34"), (65, "1:05"), (3661, "1:01:01"), (0, "0"),
        ])
    func positions(_ seconds: Double, _ text: String) {
        let clock = formatter(.positional)
        clock.allowedUnits = [.hour, .minute, .second]
        #expect(clock.string(from: seconds) == text)
    }

    @Test("padded positions keep every unit")
    func padding() {
        let clock = formatter(.positional)
        clock.allowedUnits = [.minute, .second]
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 5) == "00:05")
        #expect(clock.string(from: 725) == "12:05")
    }

    @Test("words leave zeros out and count the largest units first")
    func words() {
        let words = formatter(.full)
        words.allowedUnits = [.day, .hour, .minute]
        #expect(words.string(from: 93_600) == "1 day, 2 hours")
        words.maximumUnitCount = 1
        #expect(words.string(from: 93_600) == "1 day")
        let short = formatter(.abbreviated)
        short.allowedUnits = [.hour, .minute, .second]
        #expect(short.string(from: 3725) == "1h 2m 5s")
    }

    @Test("dates give years and months")
    func dates() {
        let words = formatter(.full)
        words.allowedUnits = [.year, .month]
        let start = Date(timeIntervalSince1970: 0)
        let end = Self.english.date(byAdding: DateComponents(year: 2, month: 1), to: start)
        #expect(end.flatMap { words.string(from: start, to: $0) } == "2 years, 1 month")
    }

    @Test("a single largest unit is told in the next one, and phrases go around")
    func phrases() {
        let words = formatter(.full)
        words.allowedUnits = [.minute, .second]
        words.collapsesLargestUnit = true
        #expect(words.string(from: 63) == "63 seconds")
        words.includesTimeRemainingPhrase = true
        #expect(words.string(from: 63) == "63 seconds remaining")
    }

    @Test("distances have a direction and names")
    func distances() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = Self.english
        let now = Date(timeIntervalSince1970: 1_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(180), relativeTo: now) == "in 3 minutes")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "yesterday")
    }

    @Test("lists are joined")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    }

    @Test("measurements take the locale's units unless told not to")
    func measurements() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°C")
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 kilometers")
    }

    @Test("kinds of files know their endings and what they are kinds of")
    func kinds() {
        #expect(UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType.png.conforms(to: .image))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType(mimeType: "application/pdf")?.preferredFilenameExtension == "pdf")
        #expect(UTType("no.such.kind") == nil)
    }
}

@Suite("Names in a locale's language")
struct LocaleNameTests {
    @Test("NSLocale names countries, languages and currencies")
    func names() {
        let german = NSLocale(localeIdentifier: "de_DE")
        #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
        #expect(german.localizedString(forLanguageCode: "en") == "Englisch")
        #expect(german.localizedString(forCurrencyCode: "USD") == "US-Dollar")
    }

    @Test("the most digits behind the point hold for currencies too, whichever is said first")
    func fractionDigits() {
        func text(_ prepare: (NumberFormatter) -> Void) -> String? {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US")
            prepare(formatter)
            return formatter.string(from: 1234.5)
        }
        #expect(text { ($0.numberStyle, $0.greatestFractionDigits) = (.currency, 0) } == "$1,234")
        #expect(text { ($0.greatestFractionDigits, $0.numberStyle) = (0, .currency) } == "$1,234")
        #expect(text { ($0.numberStyle, $0.greatestFractionDigits) = (.currency, 1) } == "$1,234.5")
        #expect(text { ($0.numberStyle, $0.greatestFractionDigits) = (.currency, 2) } == "$1,234.50")
        #expect(text { ($0.numberStyle, $0.greatestFractionDigits) = (.decimal, 3) } == "1,234.5")
    }
}
