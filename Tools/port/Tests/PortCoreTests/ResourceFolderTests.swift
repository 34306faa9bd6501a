import Testing

@testable import PortCore

@Suite("The folder of an app's resources")
struct ResourceFolderTests {
    @Test("is that of the target")
    func ofTarget() {
        let result = ported("import UIKit\nlet path = Bundle.main.resourcePath!\nlet url = Bundle.main.resourceURL\n")
        #expect(result.contains("Bundle.main.programResourcePath(of: #fileID)!"))
        #expect(result.contains("Bundle.main.programResourceURL(of: #fileID)\n"))
    }

    @Test("of other bundles, and without UIKit, is Foundation's")
    func others() {
        let text = "let path = Bundle(for: A.self).resourcePath\n"
        #expect(ported("import UIKit\n" + text).contains(text))
        #expect(!ported("import Foundation\nlet path = Bundle.main.resourcePath\n").contains("program"))
    }
}
