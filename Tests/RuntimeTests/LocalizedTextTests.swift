import Foundation
import TestSupport
import Testing
import UIKit

@testable import AppleRuntime

@MainActor @Suite("Texts in the user's language", .serialized) struct LocalizedTextTests {
    private let root: TemporaryFolder

    init() throws { root = try TemporaryFolder() }

    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = root.url.appendingPathComponent(UUID().uuidString)
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try #require(Bundle(path: folder.path))
    }

    private func reading<T>(_ locale: String, _ work: () throws -> T) rethrows -> T {
        UserLocale.choose(Locale(identifier: locale))
        defer { UserLocale.choose(nil) }
        return try work()
    }

    @Test("are found in the tables of the resources, with comments and escapes, by every form of the function")
    func tables() throws {
        let bundle = try bundle([
            "en.lproj/Localizable.strings":
                "/* a\n comment */\n// another\n\"play\" = \"Play\";\n\"say\" = \"Say \\\"hi\\\"\";\n",
            "de.lproj/Localizable.strings": "\"play\" = \"Spielen\";\n",
            "de.lproj/Other.strings": "\"play\" = \"Anders\";\n",
        ])
        try reading("de_AT") {
            #expect(NSLocalizedString("play", bundle: bundle, comment: "") == "Spielen")
            #expect(NSLocalizedString("play", tableName: "Other", bundle: bundle, comment: "") == "Anders")
            #expect(NSLocalizedString("none", bundle: bundle, value: "instead", comment: "") == "instead")
            #expect(programString("none", tableName: nil, bundle: bundle, value: "", comment: "") == "none")
            #expect(bundle.programString(forKey: "play", value: nil, table: nil) == "Spielen")
            #expect(String(localized: "play", bundle: bundle) == "Spielen")
        }
        reading("en_GB") {
            #expect(NSLocalizedString("say", bundle: bundle, comment: "") == "Say \"hi\"")
        }
    }

    @Test("come from a catalogue, and its source language has the keys themselves")
    func catalogs() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": #"""
            {"sourceLanguage":"en","version":"1.0","strings":{"Hello":{"localizations":
             {"fr":{"stringUnit":{"state":"translated","value":"Bonjour"}}}},"Bye":{}}}
            """#
        ])
        reading("fr_FR") {
            #expect(NSLocalizedString("Hello", bundle: bundle, comment: "") == "Bonjour")
            #expect(NSLocalizedString("Bye", bundle: bundle, comment: "") == "Bye")
        }
        reading("en_US") { #expect(NSLocalizedString("Hello", bundle: bundle, comment: "") == "Hello") }
    }

    private static let dictionary = """
        <plist version="1.0"><dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@ in %#@places@</string>
        <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>Nothing</string><key>one</key><string>%d file</string><key>other</key><string>%d files</string>
        </dict><key>places</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>a folder</string><key>other</key><string>%d folders</string>
        </dict></dict><key>days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lu</string>
        <key>zero</key><string>no day</string><key>one</key><string>a day</string><key>other</key><string>%lu days</string>
        </dict></dict></dict></plist>
        """

    @Test("words go by their numbers in `.stringsdict`, which comes before a table's plain text")
    func stringsDictionaries() throws {
        let bundle = try bundle([
            "en.lproj/Localizable.strings": "\"files\" = \"plain\";",
            "en.lproj/Localizable.stringsdict": Self.dictionary,
        ])
        reading("en_US") {
            let days = NSLocalizedString("days", bundle: bundle, comment: "")
            #expect(String.localizedStringWithFormat(days, 1) == "a day")
            #expect(NSString.localizedStringWithFormat(days as NSString, 1) as String == "a day")
            #expect(String(format: days, 0) == "no day")
            #expect(String(format: days, locale: nil, 12) == "12 days")
            let files = bundle.textWithPlaces(forKey: "files", value: nil, table: nil)
            #expect(PluralTexts.text(files, locale: nil, [1, 3]) == "1 file in 3 folders")
            #expect(PluralTexts.text(files, locale: nil, [2, 1]) == "2 files in a folder")
        }
    }

    @Test("texts of several values have the forms for other numbers where Foundation writes the values")
    func severalValues() throws {
        let bundle = try bundle(["en.lproj/Localizable.stringsdict": Self.dictionary])
        reading("en_US") {
            let files = NSLocalizedString("files", bundle: bundle, comment: "")
            #expect(String(format: files, 2, 3) == "2 files in 3 folders")
            #expect(String(format: files, arguments: [1, 1]) == "1 files in 1 folders")
        }
    }

    @Test("words go by their numbers in catalogues, in whole texts and in parts of them")
    func catalogsWithNumbers() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": #"""
            {"sourceLanguage":"en","version":"1.0","strings":{
             "%@ has %lld notes":{"localizations":{"pl":{"variations":{"plural":{
              "one":{"stringUnit":{"value":"%@ ma %lld notatkę"}},"few":{"stringUnit":{"value":"%@ ma %lld notatki"}},
              "many":{"stringUnit":{"value":"%@ ma %lld notatek"}},"other":{"stringUnit":{"value":"%@ ma %lld notatki"}}}}}}},
             "found":{"localizations":{"pl":{"stringUnit":{"value":"Jest %#@photos@, %2$@!"},"substitutions":{"photos":
              {"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"%arg zdjęcie"}},
              "many":{"stringUnit":{"value":"%arg zdjęć"}},"other":{"stringUnit":{"value":"%arg zdjęcia"}}}}}}}}}
            }}
            """#
        ])
        reading("pl_PL") {
            for (count, words) in [
                (1, "1 notatkę"), (3, "3 notatki"), (5, "5 notatek"), (22, "22 notatki"), (12, "12 notatek"),
            ] {
                #expect(String(localized: "\("Ala") has \(count) notes", bundle: bundle) == "Ala ma \(words)")
            }
            let found = bundle.textWithPlaces(forKey: "found", value: nil, table: nil)
            #expect(PluralTexts.text(found, locale: nil, [1, NSString(string: "Ala")]) == "Jest 1 zdjęcie, Ala!")
            #expect(PluralTexts.text(found, locale: nil, [7, NSString(string: "Ala")]) == "Jest 7 zdjęć, Ala!")
        }
    }

    @Test(
        "the form beside a number is the one that the language asks for",
        arguments: [
            ("en", "0other 1one 2other"), ("fr", "0one 1one 2other 1000000many"), ("pt-PT", "0other 1one"),
            ("ru", "1one 2few 5many 11many 21one 112many"), ("pl", "1one 21many 22few"), ("ja", "1other"),
            ("cs", "1one 3few 5other"), ("ar", "0zero 1one 2two 6few 11many 100other"), ("he", "1one 2two 3other"),
            ("lt", "1one 11other 2few"), ("ro", "0few 1one 19few 20other"), ("sl", "101one 102two 103few 105other"),
            ("xx", "1one 2other"),
        ])
    func categories(_ language: String, _ numbers: String) throws {
        for pair in numbers.split(separator: " ") {
            let number = try #require(Double(pair.prefix(while: \.isNumber)))
            let name = String(pair.drop(while: \.isNumber))
            #expect(PluralCategory(of: number, in: language).rawValue == name, "\(pair) in \(language)")
        }
        #expect(PluralCategory(of: 1.5, in: "en") == .other && PluralCategory(of: 1.5, in: "fr") == .one)
    }

    @Test(
        "the language is the nearest that is there, else that of development, else English",
        arguments: [
            (["pt-BR", "en", "pt"], ["pt-BR"], nil, "pt-BR"), (["en", "pt"], ["pt-BR"], nil, "pt"),
            (["pt-BR", "en"], ["pt-PT"], nil, "pt-BR"), (["es-419", "en", "pt-BR"], ["en-001"], nil, "en"),
            (["zh-Hans", "en"], ["zh-Hant-TW"], nil, "en"), (["zh-Hans", "zh-Hant"], ["zh-Hans-CN"], nil, "zh-Hans"),
            (["ko", "ja"], ["en"], "ko", "ko"), (["ja", "en"], ["fr"], nil, "en"), (["Base"], ["fr"], nil, "Base"),
            (["ja", "it"], ["fr", "it"], nil, "it"),
        ] as [([String], [String], String?, String)])
    func languages(_ present: [String], _ wanted: [String], _ development: String?, _ best: String) {
        #expect(LocalizedTables.best(of: present, for: wanted, development) == best)
    }
}
