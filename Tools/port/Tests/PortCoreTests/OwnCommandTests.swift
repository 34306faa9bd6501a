import Testing

@testable import PortCore

@Suite("Methods with the names of commands that every responder has")
struct OwnCommandTests {
    private func written(_ method: String, _ selector: String = "#selector(delete(_:))") -> String {
        ported("import UIKit\nclass A: UIViewController {\n  \(method)\n  func f() { x(\(selector)) }\n}\n")
    }

    @Test("are told from these by their type")
    func typed() {
        let made = #"x(Selector("delete:", Self.delete(_:) as (Self) -> (UIButton) -> Void))"#
        #expect(written("@objc func delete(_ sender: UIButton) {}").contains(made))
        #expect(written("@IBAction func delete(_ sender: UIButton) {}", "#selector(self.delete(_:))").contains(made))
        #expect(
            written("@objc func delete(_ sender: UIButton) {}", "#selector(delete)").contains(
                #"x(Selector("delete:", Self.delete as (Self) -> (UIButton) -> Void))"#))
        #expect(
            written("@objc func move(_ p: UIPanGestureRecognizer) {}", "#selector(move(_:))").contains(
                #"Selector("move:", Self.move(_:) as (Self) -> (UIPanGestureRecognizer) -> Void)"#))
    }

    @Test("stay as they are where they are the command, or where there is none of that name")
    func plain() {
        let made = #"x(Selector("delete:", Self.delete(_:)))"#
        #expect(written("override func delete(_ sender: Any?) {}").contains(made))
        #expect(written("").contains(made))
        #expect(
            written("@objc func tap(_ sender: UIButton) {}", "#selector(tap(_:))").contains(
                #"x(Selector("tap:", Self.tap(_:)))"#))
    }
}

@Suite("Digits behind the point")
struct FractionDigitsTests {
    @Test("are set so that a currency shows no more")
    func most() {
        #expect(
            ported("import Foundation\nf.maximumFractionDigits = 0\nlet a = f.maximumFractionDigits\n")
                .hasSuffix("f.greatestFractionDigits = 0\nlet a = f.maximumFractionDigits\n"))
    }
}

@Suite("Initialisers of structures in extensions")
struct ValueInitializerTests {
    @Test("begin with the structure's own, where they set its parts")
    func parts() {
        #expect(
            ported("import UIKit\nextension CGVector { init(_ p: CGPoint) { dx = p.x; dy = p.y } }\n")
                .contains("init(_ p: CGPoint) { self.init(); dx = p.x; dy = p.y }"))
        for own in ["self.init(dx: 1, dy: 2)", "self = .zero"] {
            let text = "import UIKit\nextension CGVector { init(_ p: CGPoint) { \(own) } }\n"
            #expect(ported(text) == text)
        }
        let type = "import UIKit\nextension CGVector { struct A { let n: Int; init(_ n: Int) { self.n = n } } }\n"
        #expect(ported(type) == type)
    }
}
