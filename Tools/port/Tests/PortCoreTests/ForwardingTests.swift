import Testing

@testable import PortCore

@Suite("Classes that hand messages on")
struct ForwardingTests {
    private let text = """
        import UIKit
        class Proxy: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
            override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
        }
        """

    @Test("get the delegate's methods that they lack, on the line of their brace")
    func methods() {
        let result = port(text)
        let lines = result.outputs[0].text.split(separator: "\n")
        #expect(lines.count == 5)
        #expect(
            lines[1].contains(
                "func gestureRecognizer(_ a0: UIGestureRecognizer, shouldReceive a1: UITouch) -> Bool { (forwardingTarget(for: Selector(\"gestureRecognizer:shouldReceive:\", of: (any UIGestureRecognizerDelegate).self)) as? any UIGestureRecognizerDelegate)?.gestureRecognizer(a0, shouldReceive: a1) ?? true };"
            ))
        #expect(!lines[1].contains("gestureRecognizerShouldBegin"))
        #expect(lines[3].contains("    func forwardingTarget(for"))
        #expect(result.findings.isEmpty)
    }

    @Test("of other protocols are named")
    func others() {
        let other = text.replacing("UIGestureRecognizerDelegate", with: "Listener")
        #expect(port(other).findings.contains { $0.message.contains("forwarded") })
    }

    @Test("that are public answer publicly, and an optional answer needs no other")
    func optional() {
        let result = ported(
            "import UIKit\npublic class P: NSObject, UIScrollViewDelegate { func forwardingTarget(for s: Selector!) -> Any? { nil } }"
        )
        #expect(result.contains("as? any UIScrollViewDelegate)?.viewForZooming(in: a0) };"))
        #expect(result.contains("public func scrollViewDidScroll(_ a0: UIScrollView) { (forwardingTarget"))
    }
}

@Suite("Overrides that leave a conditional extension")
struct ConditionalExtensionTests {
    @Test("keep the condition around the extension")
    func kept() {
        let text =
            "import UIKit\nclass A: UIView {}\n#if canImport(AppKit)\nextension A { override func touchesBegan(with e: NSEvent) {} }\n#endif"
        #expect(ported(text).contains("#if canImport(AppKit)\noverride func touchesBegan(with e: NSEvent) {}\n#endif"))
    }

    @Test("tables of objects are found where only Foundation is imported")
    func tables() {
        #expect(ported("import Foundation\nlet t = NSHashTable<A>()").contains("import QuartzCore"))
        #expect(ported("import Foundation\nlet k = NSKeyValueChangeKey.newKey").contains("import QuartzCore"))
        #expect(ported("import Foundation\nlet u = UndoManager()").contains("import QuartzCore"))
        #expect(ported("import Foundation\nlet s: NSDiffableDataSourceSnapshot<A, B>").contains("import UIKit"))
        #expect(!ported("import Foundation\nlet r = NSRegularExpression()").contains("import QuartzCore"))
        #expect(ported("import CoreGraphics\nlet t = objc_getAssociatedObject(a, b)").contains("import QuartzCore"))
    }
}
