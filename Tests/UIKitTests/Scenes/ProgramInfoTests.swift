import Testing

@testable import UIKit

@Suite("An app's information dictionary")
struct ProgramInfoTests {
    @Test("of a program without Info.plist is that of Xcode's new apps")
    func plain() throws {
        let info = try #require(Bundle.main.programInfoDictionary(of: "NobodysModule/File.swift"))
        #expect(info["CFBundleShortVersionString"] as? String == "1.0")
        #expect(info["CFBundleVersion"] as? String == "1")
        #expect(info["CFBundleName"] as? String == ProcessInfo.processInfo.processName)
        #expect(info[kCFBundleNameKey as String] as? String == ProcessInfo.processInfo.processName)
        #expect(Bundle.main.programIdentifier(of: "NobodysModule/File.swift")?.isEmpty == false)
        #expect(Bundle.main.programObject(forInfoDictionaryKey: "No", of: "NobodysModule/File.swift") == nil)
    }

    @Test("has what the names of settings in it stand for")
    func settings() {
        let info = ProgramInfo.dictionary(
            module: "Notes",
            written: [
                "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "7",
                "UISceneDelegateClassName": "${PRODUCT_MODULE_NAME}.SceneDelegate",
                "List": ["$(NOBODY)x"] as [Any],
                "Identifier": "org.$(PRODUCT_MODULE_NAME:rfc1034identifier)", "Flag": true,
                "Number": NSNumber(value: 1),
            ])
        #expect(info["CFBundleShortVersionString"] as? String == "1.0")
        #expect(info["CFBundleVersion"] as? String == "7")
        #expect(info["UISceneDelegateClassName"] as? String == "Notes.SceneDelegate")
        #expect(info["List"] as? [String] == ["x"])
        #expect(info["Identifier"] as? String == "org.Notes")
        #expect(info["Flag"] as? Bool == true)
        #expect(info["Number"] as? Int == 1)
        #expect(info["CFBundlePackageType"] as? String == "APPL")
    }
}
