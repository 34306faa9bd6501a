import Foundation
import Testing
import UIKit

@testable import AppleRuntime

@MainActor @Suite("Texts in the user's language", .serialized) struct LocalizedTextTests {
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
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
