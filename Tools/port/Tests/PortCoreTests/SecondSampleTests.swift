import Testing

@testable import PortCore

@Suite("What a second sample of unseen sources stumbled over")
struct SecondSampleTests {
    @Test("a selector of a protocol in parentheses, and one whose method stands in them before a cast")
    func parenthesised() {
        let existential = "import UIKit\nlet s = #selector((any UITextViewDelegate).textViewDidChange(_:))"
        #expect(
            ported(existential).contains(#"Selector("textViewDidChange:", UITextViewDelegate.textViewDidChange(_:))"#))
        let cast = "import UIKit\nclass D: NSObject { func g() { f(#selector((D.h(_:)) as (D) -> (Int) -> ())) } }"
        #expect(ported(cast).contains(#"Selector("h:", D.h(_:) as (D) -> (Int) -> ())"#))
    }

    @Test("conditions are read with blanks in them")
    func blanks() {
        #expect(ported("#if os (iOS)\nimport UIKit\n#endif").hasPrefix("#if (os(iOS) || os(Linux))"))
        #expect(ported("#if os( iOS )\nimport UIKit\n#endif").hasPrefix("#if (os(iOS) || os(Linux))"))
    }

    @Test("what a part for the watch names keeps nothing from holding")
    func watch() {
        let text = """
            #if os(watchOS)
            import WatchKit
            #else
            import UIKit
            #endif
            #if os(iOS) || os(watchOS)
            func f() {
                #if os(watchOS)
                let a = WKInterfaceDevice.current()
                #endif
            }
            #endif
            """
        #expect(ported(text).contains("#if (os(iOS) || os(Linux)) || os(watchOS)"))
    }

    @Test("a class that gets its actions imports what they name")
    func actions() {
        var options = Porter.Options()
        options.connectsInterfaces = true
        let text = "import Foundation\nclass Page: OtherPage { @IBAction func f(_ sender: Any) {} }"
        let result = Porter(options: options).run([("Page.swift", text)]).outputs[0].text
        #expect(result.hasPrefix("import Foundation; import UIKit\n"), "\(result)")
    }

    @Test("optional requirements of types stay of types")
    func ofTypes() {
        let result = ported("import UIKit\n@objc protocol P { @objc optional static var a: Int { get } }")
        #expect(result.contains("static var a: Int { return PortedOptional.missing(0) }"), "\(result)")
    }

    @Test("the inner of two optionals of the delegate's window is the only one")
    func mapped() {
        let text = "import UIKit\nlet w = UIApplication.shared.delegate?.window?.flatMap { $0 }"
        #expect(ported(text).contains("delegate?.window.flatMap { $0 }"))
        let other = "import UIKit\nlet w = view?.window?.flatMap { $0 }"
        #expect(ported(other).contains("view?.window?.flatMap"))
    }

    @Test("what a private extension has is open to what moves into a class of another file")
    func privateExtension() {
        let sources = [
            ("A.swift", "import UIKit\nclass A: UIView {}\nclass B: A {}"),
            (
                "E.swift",
                "import UIKit\nextension A { @objc func f() { g() } }\nextension B { override func f() {} }\nprivate extension A { func g() {} }"
            ),
        ]
        let result = Porter().run(sources).outputs[1].text
        #expect(result.contains("\nextension A { func g() {} }"), "\(result)")
    }

    @Test("files for the Mac are left out beside files for iOS, and only there")
    func mac() {
        let mac = "import AppKit\ntypealias View = NSView"
        let both = Porter().run([("M.swift", mac), ("I.swift", "import UIKit\ntypealias View = UIView")])
        #expect(both.outputs[0].text.hasPrefix("#if canImport(AppKit)\n"))
        #expect(both.findings.contains { $0.message == "The file is for the Mac, as it imports AppKit: left out." })
        let alone = Porter().run([("M.swift", mac)])
        #expect(!alone.outputs[0].text.hasPrefix("#if canImport(AppKit)\n"))
        let conditional = "#if canImport(AppKit)\nimport AppKit\n#else\nimport UIKit\n#endif\nlet a = 1"
        #expect(!ported(conditional).contains("#endif\n\n#endif"))
    }

    @Test("the gravity of films is no text any more")
    func gravity() {
        let text = "import AVKit\nfunc f() { p.videoGravity = AVLayerVideoGravity.resizeAspect.rawValue }"
        #expect(ported(text).contains("p.videoGravity = AVLayerVideoGravity.resizeAspect }"))
        let other = "import AVKit\nlet a = AVLayerVideoGravity.resizeAspect.rawValue; p.videoGravity = .resize"
        #expect(ported(other).contains("resizeAspect.rawValue"))
    }

    @Test("a module that does not exist is named once, with how many files need it")
    func absent() {
        let files = (0..<3).map { ("S\($0).swift", "import SpriteKit\nclass S\($0): SKScene {}") }
        let named = Porter().run(files).findings.filter { $0.message.hasPrefix("SpriteKit does not exist") }
        #expect(named.map(\.file) == ["S0.swift"])
        #expect(named.first?.message.hasSuffix(" 3 files need it.") ?? false)
    }
}
