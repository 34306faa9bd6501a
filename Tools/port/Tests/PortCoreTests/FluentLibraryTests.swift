import PortBase
import Testing

@testable import PortCore

@Suite("What libraries of chained calls and older keys stumbled over")
struct FluentLibraryTests {
    @Test("an override in an extension that answers Self and takes more stays beside what it overrides")
    func chains() {
        let result = ported(
            """
            import UIKit
            class Plain {}
            class Rows: Plain {}
            extension UIScrollView {
                @discardableResult
                @objc func update(with: (Plain) -> Void) -> Self { self }
            }
            extension UITableView {
                @discardableResult
                @objc override func update(with: (Rows) -> Void) -> Self { self }
            }
            """)
        #expect(
            result.contains(
                "if let own = self as? UITableView { return own.port_UITableView_update(with: with) as! Self }; return port_UIScrollView_update(with: with) };"
            ))
        #expect(
            result.contains(
                "func update(with: (Rows) -> Void, port_own: Void = ()) -> Self { return port_UITableView_update(with: with) }; func port_UITableView_update(with: (Rows) -> Void) -> Self { self }"
            ))
        #expect(!result.contains("override"))
    }

    @Test("keys of dictionaries need be no objects, and what has no empty form is made empty")
    func keys() {
        #expect(
            ported(
                "import UIKit\nlet d = NSDictionary(objects: [1, 2], forKeys: [\"a\" as NSCopying, k as NSCopying])\n"
            )
            .contains("forKeys: [\"a\", k]"))
        #expect(ported("import UIKit\nlet s = NSMutableString()\n").contains("NSMutableString(capacity: 0)"))
    }

    @Test("a selector of a property's method asks nothing of the property, which may be nil")
    func selectorsOfProperties() {
        let result = ported(
            """
            import UIKit
            class Page: UIViewController {
                var field: UITextField!
                var web: WKWebView!
                var other: Worker?
                var delegate: Listening?
                func f() {
                    use(#selector(field.resignFirstResponder), #selector(web.reload), #selector(self.other?.work), #selector(delegate.listen))
                }
            }
            class Worker: NSObject { @objc func work() {} }
            protocol Listening { func listen() }
            """)
        #expect(result.contains("Selector(\"resignFirstResponder\", UITextField.resignFirstResponder)"))
        #expect(result.contains("Selector(\"work\", Worker.work)"))
        #expect(result.contains("Selector(\"reload\", WKWebView.reload)"))
        #expect(result.contains("Selector(\"listen\", Listening.listen)"))
    }

    @Test("the library of compressed data is found by the name that it has on the system")
    func compression() {
        #expect(ported("import UIKit\nimport zlib\n").contains("import CZlib"))
    }
}
