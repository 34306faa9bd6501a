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

    @Test("the template's stack of Core Data goes with the method that saves it and its call")
    func coreData() {
        let delegate = """
            import UIKit
            import CoreData
            class AppDelegate: UIResponder, UIApplicationDelegate {
                lazy var persistentContainer: NSPersistentContainer = { NSPersistentContainer(name: "A") }()
                func saveContext () {
                    let context = persistentContainer.viewContext
                    if context.hasChanges { try? context.save() }
                }
                func applicationWillTerminate(_ application: UIApplication) { self.saveContext() }
            }
            """
        let scene =
            "import UIKit\nclass S: UIResponder {\nfunc f() {\n(UIApplication.shared.delegate as? AppDelegate)?.saveContext()\n}\n}"
        let result = ported(delegate, scene)
        #expect(result.contains("/* lazy var persistentContainer"))
        #expect(result.contains("/* func saveContext"))
        #expect(
            result.contains("func applicationWillTerminate(_ application: UIApplication) { /* self.saveContext() */ }"))
        #expect(
            ported(scene, delegate).contains("/* (UIApplication.shared.delegate as? AppDelegate)?.saveContext() */"))
    }

    @Test("a method that asks what is left out goes, too")
    func askingMethod() {
        let text =
            "import CoreData\nclass A { lazy var context: NSManagedObjectContext = { f() }()\nfunc save() { if context.hasChanges { try? context.save() } } }"
        #expect(ported(text).contains("/* func save()"))
    }

    @Test("a program that is made of Core Data stays, and hears what it lacks")
    func madeOfCoreData() {
        let text =
            "import CoreData\nclass Note: NSManagedObject {}\nclass A { lazy var context: NSManagedObjectContext = { f() }() }"
        #expect(ported(text).contains("\nclass Note: NSManagedObject {}\nclass A { lazy var context"))
        let messages = Porter().run([("a.swift", text)]).findings.map(\.message)
        #expect(messages.contains { $0.contains("put what uses NSManagedObject, NSManagedObjectContext under") })
    }
}
