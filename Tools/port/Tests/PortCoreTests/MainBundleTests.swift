import Testing

@testable import PortCore

@Suite("What the main bundle says of an app")
struct MainBundleTests {
    @Test("is asked of the target: resources, Info.plist, the identifier")
    func ofTarget() {
        let result = ported(
            """
            import UIKit
            let path = Bundle.main.resourcePath!
            let url = Bundle.main.resourceURL
            let name = Bundle.main.infoDictionary!["CFBundleName"] as! String
            let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
            let id = Bundle.main.bundleIdentifier!

            """)
        #expect(result.contains("Bundle.main.programResourcePath(of: #fileID)!"))
        #expect(result.contains("Bundle.main.programResourceURL(of: #fileID)\n"))
        #expect(result.contains("Bundle.main.programInfoDictionary(of: #fileID)![\"CFBundleName\"]"))
        #expect(
            result.contains(
                "Bundle.main.programObject(forInfoDictionaryKey: \"CFBundleVersion\", of: #fileID) as? String"))
        #expect(result.contains("Bundle.main.programIdentifier(of: #fileID)!"))
    }

    @Test("is asked of the frameworks also where a file has seen Foundation alone")
    func foundation() {
        let result = ported(
            "import Foundation\nlet id = Bundle.main.bundleIdentifier\nlet a = Bundle.main.infoDictionary\n")
        #expect(result.contains("import Foundation; import UIKit\n"))
        #expect(result.contains("Bundle.main.programIdentifier(of: #fileID)"))
    }

    @Test("is asked for files whose name may be absent")
    func files() {
        let result = ported(
            """
            import UIKit
            var name: String!
            let a = Bundle.main.path(forResource: name, ofType: nil)!
            let b = Bundle.main.url(forResource: name, withExtension: "txt", subdirectory: "Texts")
            let c = Bundle.main.path(forResource: "words", ofType: "txt")
            let d = Bundle(for: A.self).path(forResource: name, ofType: nil)

            """)
        #expect(result.contains("let a = Bundle.main.programPath(forResource: name, ofType: nil)!"))
        #expect(
            result.contains(
                "Bundle.main.programURL(forResource: name, withExtension: \"txt\", subdirectory: \"Texts\")"))
        #expect(result.contains("let c = Bundle.main.path(forResource: \"words\""))
        #expect(result.contains("let d = Bundle(for: A.self).path(forResource: name"))
    }

    @Test("of other bundles is Foundation's")
    func others() {
        let text = "let path = Bundle(for: A.self).resourcePath\n"
        #expect(ported("import UIKit\n" + text).contains(text))
    }

    @Test("texts are looked up among the target's resources")
    func texts() {
        let result = ported(
            """
            import Foundation
            let a = NSLocalizedString("a", comment: "")
            let b = NSLocalizedString(key, tableName: nil, bundle: Bundle.main, value: "", comment: "")
            let c = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
            let d = locale.localizedString(forCurrencyCode: "EUR")

            """)
        #expect(result.contains("import UIKit"))
        #expect(result.contains("let a = NSLocalizedString(\"a\", comment: \"\")\n"))
        #expect(
            result.contains("= programString(key, tableName: nil, bundle: Bundle.main, value: \"\", comment: \"\")\n"))
        #expect(result.contains("let c = Bundle.main.programString(forKey: key, value: nil, table: nil)\n"))
        #expect(result.contains("let d = locale.localizedString(forCurrencyCode: \"EUR\")\n"))
    }
}
