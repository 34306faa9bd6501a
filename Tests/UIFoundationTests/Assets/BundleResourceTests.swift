import Foundation
import TestSupport
import Testing

@testable import AppleRuntime
@testable import UIFoundation
@testable import UIKit

@MainActor @Suite("Resources of a program's targets", .serialized) struct BundleResourceTests {
    private let root: TemporaryFolder

    init() throws {
        root = try TemporaryFolder()
        for path in [
            "words.txt", "Levels/one.json", "de.lproj/help.html", "en.lproj/help.html", "Base.lproj/base.html",
        ] {
            let file = root.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(path.utf8).write(to: file)
        }
    }

    private func find(_ name: String, _ ending: String?, in folder: String? = nil) -> String? {
        let found = Bundle.resource(name, ending, in: folder, of: [root.url])
        return found.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    @Test("are found with an ending, with its dot, and within the name")
    func endings() {
        #expect(find("words", "txt") == "words.txt")
        #expect(find("words", ".txt") == "words.txt")
        #expect(find("words.txt", nil) == "words.txt")
        #expect(find("words.txt", "") == "words.txt")
        #expect(find("one", ".json", in: "Levels") == "Levels/one.json")
        #expect(find("Levels/one", "json") == "Levels/one.json")
        #expect(find("words", "json") == nil)
    }

    @Test("are those of the user's language where there are several")
    func languages() {
        for (locale, expected) in [("de_AT", "de.lproj/help.html"), ("fr_FR", "en.lproj/help.html")] {
            UserLocale.choose(Locale(identifier: locale))
            #expect(find("help", "html") == expected)
            #expect(find("base", "html") == "Base.lproj/base.html")
        }
        UserLocale.choose(nil)
    }

    @Test("are not found without a name, and names that may be absent find what others find")
    func absentNames() {
        let none: String? = nil
        let other: String! = "no such resource"
        #expect(Bundle.main.programPath(forResource: none, ofType: "nosuchtype") == nil)
        #expect(Bundle.main.programURL(forResource: other, withExtension: nil, subdirectory: "none") == nil)
        let own = Bundle.main.resourceFolders.lazy.compactMap {
            try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil).first
        }.first
        let name: String? = own?.lastPathComponent
        #expect(Bundle.main.programPath(forResource: name, ofType: nil) != nil)
    }
}
