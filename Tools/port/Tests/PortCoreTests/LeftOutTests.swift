import Foundation
import Testing

@testable import PortCore

@Suite("What is made of modules that do not exist")
struct LeftOutTests {
    @Test("a member goes with the statements that do nothing but use it")
    func statements() {
        let text = """
            import Combine
            import UIKit
            class A: UIView {
                var subject: CurrentValueSubject<Int, Never>? { nil }
                func f() {
                    g()
                    subject?.send(1)
                    UIView.animate(withDuration: 1) { self.subject?.send(2); g() }
                }
            }
            """
        let result = ported(text)
        #expect(result.contains("/* var subject: CurrentValueSubject<Int, Never>? { nil } */"))
        #expect(result.contains("        g()\n        /* subject?.send(1) */\n"))
        #expect(
            result.contains("{ /* self.subject?.send(2); */ g() }")
                || result.contains("{ /* self.subject?.send(2) */; g() }"))
    }

    @Test("a member goes with its uses in other files, unless something else there has the name")
    func otherFiles() {
        let model =
            "import SwiftUI\nclass Model { var swiftPane: UIHostingController<Hello>? { nil }; var title: AnyView? { nil } }"
        let user = "import UIKit\nfunc f(_ m: Model) {\n    g()\n    m.swiftPane?.dismiss()\n    print(m.title)\n}"
        let other = "import UIKit\nclass B { var swiftPane = 1; func f() { swiftPane += 1 } }"
        #expect(ported(user, model).contains("    g()\n    /* m.swiftPane?.dismiss() */\n    print(m.title)"))
        #expect(ported(other, model).contains("swiftPane += 1 }"))
    }

    @Test("a case of an enumeration keeps its place without the value that cannot be")
    func casesWithValues() {
        let text = """
            import SwiftUI
            import UIKit
            class Card {
                enum Heading {
                    case plain(String, UIView? = nil)
                    case page(any View, count: Int)
                    var isPage: Bool { if case .page = self { true } else { false } }
                }
            }
            func f(_ heading: Card.Heading) {
                switch heading {
                case .plain(let text, _): print(text)
                case .page(let page, _): print(UIHostingController(rootView: AnyView(page)))
                }
            }
            """
        let result = ported(text)
        #expect(result.contains("case page(/* any View */ Never, count: Int)"))
        #expect(result.contains("case plain(String, UIView? = nil)"))
        #expect(result.contains("var isPage"))
        #expect(result.contains("case .page(let page, _): /* print"))
        #expect(result.contains("*/ break"))
    }

    @Test("another member of the same name keeps its calls")
    func sameName() {
        let text = """
            import Combine
            class A { func send(_ s: PassthroughSubject<Int, Never>) {} }
            class B { func send(_ n: Int) {}; func f() { send(1) } }
            """
        #expect(ported(text).contains("func f() { send(1) }"))
    }

    @Test("an initialiser goes alone where another way to make the thing stays")
    func initializers() {
        let page = "struct Page {\n    let name: String\n    init<V: View>(_ view: V) { name = \"\" }\n}\n"
        let kept = ported("import SwiftUI\n\(page)func f(_ p: Page) {}\n")
        #expect(kept.contains("let name: String\n    /* init<V: View>(_ view: V) { name = \"\" } */\n}"))
        #expect(kept.contains("\nfunc f(_ p: Page) {}"))
        let gone = ported("import SwiftUI\nclass Page {\n    init<V: View>(_ view: V) {}\n}\nlet a = 1\n")
        #expect(gone.contains("/* class Page"))
    }

    @Test("nothing of Combine's goes where the target has it")
    func present() {
        let text = """
            import Combine
            import SwiftUI
            class Model: ObservableObject {
                @Published var count = 0
                var text: some View { Text("") }
            }
            """
        var options = Porter.Options()
        options.modules = ["Combine"]
        let sources = [
            (path: "0.swift", text: text), (path: "1.swift", text: "import UIKit\nvar bag: [AnyCancellable] = []\n"),
        ]
        let outputs = Porter(options: options).run(sources).outputs.map(\.text)
        #expect(
            outputs[0].contains(
                "import Combine\nimport UIKit\nclass Model: ObservableObject {\n    @Published var count"))
        #expect(outputs[0].contains("/* var text: some View { Text(\"\") } */"))
        #expect(outputs[1].hasPrefix("import UIKit; import Combine\n"))
    }

    @Test("the template's stack of Core Data stays as it is written")
    func coreData() {
        let delegate = """
            import UIKit
            import CoreData
            class AppDelegate: UIResponder, UIApplicationDelegate {
                lazy var persistentContainer: NSPersistentContainer = { NSPersistentContainer(name: "A") }()
                func applicationWillTerminate(_ application: UIApplication) { try? persistentContainer.viewContext.save() }
            }
            """
        #expect(ported(delegate).hasSuffix(delegate.dropFirst(13)))
        #expect(!Porter().run([("a.swift", delegate)]).findings.contains { $0.message.contains("left out") })
    }

    private func function(_ body: String, head: String = "func f()") -> String {
        let text = "import SwiftUI\nimport UIKit\nclass A: UIViewController {\n\(head) {\n\(body)\n}\n}\nlet a = 1\n"
        return ported(text).components(separatedBy: "\n").dropFirst(4).dropLast(4).joined(separator: "\n")
    }

    @Test("of a delegate's method only the case that needs the module goes")
    func oneCase() {
        let head = "override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath)"
        let body = """
            switch i.row {
            case 0: show(Plain(), sender: self)
            case 1:
                let host = UIHostingController(rootView: Text("a"))
                host.title = "b"
                navigationController?.pushViewController(host, animated: true)
            default: break
            }
            t.deselectRow(at: i, animated: true)
            """
        #expect(
            function(body, head: head) == """
                switch i.row {
                case 0: show(Plain(), sender: self)
                case 1:
                    /* let host = UIHostingController(rootView: Text("a")) */
                    /* host.title = "b" */
                    /* navigationController?.pushViewController(host, animated: true) */ break
                default: break
                }
                t.deselectRow(at: i, animated: true)
                """)
        let path = Porter().run([
            (
                "a.swift",
                "import SwiftUI\nclass A: UIView {\n\(head) {\ng()\nh(UIHostingController(rootView: a))\n}\n}\nlet a = 1"
            )
        ])
        #expect(
            path.findings.contains { $0.line == 5 && $0.message.contains("this statement uses UIHostingController") })
    }

    @Test("a constant that gets no value ends the function there")
    func initialization() {
        let body = """
            let page: UIViewController
            switch kind {
            case .a: page = UIHostingController(rootView: Text(""))
            case .b: page = Plain()
            }
            show(page, sender: self)
            """
        #expect(
            function(body)
                == body.replacingOccurrences(
                    of: "page = UIHostingController(rootView: Text(\"\"))",
                    with: "/* page = UIHostingController(rootView: Text(\"\")) */ return;"))
    }

    @Test("branches and answers")
    func branches() {
        #expect(
            function("if let h = c as? UIHostingController<Text> { g(h) } else if b { g() } else { k() }")
                == "/* if let h = c as? UIHostingController<Text> { g(h) } else  */if b { g() } else { k() }")
        #expect(
            function("if c is UIHostingController<Text> { g() } else { k() }")
                == "/* if c is UIHostingController<Text> { g() } else  */ do { k() }")
        #expect(
            function("guard a else { return show(Text(\"\")) }\ng()")
                == "guard a else { /* return show(Text(\"\")) */ return; }\ng()")
        #expect(
            function(
                "if a { return UIHostingController(rootView: b) }\nreturn nil", head: "func f() -> UIViewController?")
                == "if a { /* return UIHostingController(rootView: b) */ return nil; }\nreturn nil")
        #expect(
            function(
                "if a { return UIHostingController(rootView: b) }\nreturn Plain()", head: "func f() -> UIViewController"
            )
                == "/* if a { return UIHostingController(rootView: b) } */\nreturn Plain()")
        #expect(
            function("return UIHostingController(rootView: b)", head: "func f() -> UIViewController").contains(
                "return UIHosting"))
        #expect(
            function("UIView.animate(withDuration: 1) { g(); h(Text(\"\")) }")
                == "UIView.animate(withDuration: 1) { g(); /* h(Text(\"\")) */ }")
        #expect(function("cell.contentConfiguration = UIHostingConfiguration { Text(\"\") }\ng()").hasSuffix("*/\ng()"))
    }

    @Test("a property that gets no value takes its initialiser along")
    func initializer() {
        let text = """
            import SwiftUI
            class A { let page: UIViewController; init(_ p: UIViewController) { page = p }
            init() { page = UIHostingController(rootView: Text("")) }
            }
            let a = 1
            """
        #expect(ported(text).contains("\n/* init() { page = UIHostingController(rootView: Text(\"\")) } */"))
    }

    @Test("an object loses a property that no initialiser need set, and stays")
    func storedProperties() {
        let page = """
            import SwiftUI
            import UIKit
            class Page: UIViewController {
                let host = UIHostingController(rootView: Hello())
                private var other: UIHostingController<Hello>?
                var count = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    host.view.isHidden = true
                    count += 1
                }
            }

            """
        let result = ported(page)
        #expect(result.contains("class Page: UIViewController {\n    /* let host = "))
        #expect(result.contains("/* private var other: UIHostingController<Hello>? */\n    var count = 0\n"))
        #expect(result.contains("/* host.view.isHidden = true */\n        count += 1\n"))
        let set = "import SwiftUI\nclass Model { let text: AnyView; init(_ t: AnyView) { text = t } }\nlet a = 1\n"
        #expect(ported(set).contains("/* class Model"))
        let value = "import SwiftUI\nstruct Row { var text: AnyView? = nil }\nlet a = 1\n"
        #expect(ported(value).contains("/* struct Row"))
    }

    @Test("a type inside of another that is called as one of the module hides it there alone")
    func nestedNames() {
        let text = """
            import SwiftUI
            import UIKit
            class Mapping { typealias View = UIView }
            class Cell<Content: View>: UICollectionViewCell { var content: Content? }
            """
        #expect(ported(text).contains("/* class Cell"))
        #expect(ported(text).contains("class Mapping { typealias View = UIView }"))
    }
}
