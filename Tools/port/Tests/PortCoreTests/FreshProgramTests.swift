import Testing

@testable import PortCore

@Suite("What fresh programs showed")
struct FreshProgramTests {

    @Test("parts of dictionaries of any objects are numbers where they are asked for one")
    func partsOfAnyObjects() {
        let result = ported(
            """
            import UIKit
            func f(_ d: [String: AnyObject]) {
                a(d["x"]?.doubleValue ?? 0)
                b(d["y"]!.integerValue)
                c(d["z"]!.boolValue!)
                e(d["name"]?.description ?? "")
            }
            """)
        #expect(result.contains(#"a((d["x"] as? NSNumber)?.doubleValue ?? 0)"#))
        #expect(result.contains(#"b((d["y"]! as! NSNumber).intValue)"#))
        #expect(result.contains(#"c((d["z"]! as? NSNumber)?.boolValue!)"#))
        #expect(result.contains(#"e((d["name"] as? any CustomStringConvertible)?.description ?? "")"#))
        let own = """
            import UIKit
            extension Part { var doubleValue: Double { 1 } }
            func f(_ d: Parts, a: AnyObject) { g(d["x"]?.doubleValue) }
            """
        #expect(ported(own) == own)
        let other = "import UIKit\nfunc f(_ d: Parts) { g(d[\"x\"]?.doubleValue) }"
        #expect(ported(other) == other)
    }

    @Test("selectors of initialisers are names")
    func initializerSelectors() {
        let text = "import UIKit\nlet a = #selector(UIView.init(frame:)), b = #selector(NSObject.init)"
        #expect(
            ported(text) == "import UIKit\nlet a = Selector(\"initWithFrame:\"), b = Selector(\"init\")")
    }

    @Test("selectors of what is known by a protocol name that, and Foundation's users of UIKit's types import it")
    func protocolSelectors() {
        let text = """
            import Foundation
            @objc protocol Closing { func close() }
            class Transition: NSObject {
                var delegate: Closing?
                var activity: NSUserActivity?
                func add() {
                    if let delegate = delegate { target(delegate, #selector(delegate.close)) }
                }
            }
            """
        let result = ported(text)
        #expect(result.contains(#"target(delegate, Selector("close", Closing.close))"#))
        #expect(result.contains("import Foundation; import UIKit"))
    }

    @Test("formatters, languages and calendars are the user's")
    func locales() {
        let text = """
            import UIKit
            let day = DateFormatter(), price = NumberFormatter()
            let fixed = DateFormatter.localizedString(from: d, dateStyle: .short, timeStyle: .none)
            func f(_ place: Locale = .current, in week: Calendar? = .autoupdatingCurrent) {
                day.locale = .current
                let a = NSLocale.current.regionCode, b = Calendar.current.firstWeekday
                let c = String(format: "%.2f", locale: .current, 1.5), e = Locale.autoupdatingCurrent
                let g = 5.formatted(.currency(code: "EUR")), h = d.formatted(.dateTime.day().month(.wide))
                let i = d.formatted(.dateTime.locale(place)), j: Device = .current, k = UIDevice.current
                let l = d.formatted(date: .long, time: .omitted)
            }
            """
        let expected = """
            import UIKit
            let day = DateFormatter(locale: .user), price = NumberFormatter(locale: .user)
            let fixed = DateFormatter(locale: .user).localizedString(from: d, dateStyle: .short, timeStyle: .none)
            func f(_ place: Locale = .user, in week: Calendar? = .user) {
                day.locale = .user
                let a = Locale.user.regionCode, b = Calendar.user.firstWeekday
                let c = String(format: "%.2f", locale: .user, 1.5), e = Locale.user
                let g = 5.formatted(.currency(code: "EUR").locale(.user)), h = d.formatted(.dateTime.day().month(.wide).locale(.user))
                let i = d.formatted(.dateTime.locale(place)), j: Device = .current, k = UIDevice.current
                let l = d.formatted(date: .long, time: .omitted, locale: .user)
            }
            """
        #expect(ported(text) == expected)
        let own = "import UIKit\nclass DateFormatter {}\nlet a = DateFormatter()"
        #expect(ported(own) == own)
    }

    @Test("an action that never asks its sender takes any: other controls send it too")
    func senders() {
        let text = """
            import UIKit
            class Page: UIViewController {
                @IBAction func show(_ sender: UIButton) { open() }
                @objc func pick(sender: UISegmentedControl) { open(sender.selectedSegmentIndex) }
                @objc func hide(_: UIButton) {}
                func plain(_ sender: UIButton) {}
                @IBAction func both(_ sender: UIButton) {}
                func both(_ sender: UISlider) {}
                @objc func close(_ sender: UIButton) {}
            }
            class OwnPage: Page {
                override func close(_ sender: UIButton) { super.close(sender) }
            }
            """
        let result = ported(text)
        #expect(result.contains("func show(_ sender: Any) { open() }"))
        #expect(result.contains("func pick(sender: UISegmentedControl)"))
        #expect(result.contains("func hide(_: Any) {}"))
        #expect(result.contains("func plain(_ sender: UIButton)"))
        #expect(result.contains("func both(_ sender: UIButton)"))
        #expect(!result.contains("close(_ sender: Any)"))
    }

    @Test("objects of unknown kind are compared with others, and numbers of C come out of archives")
    func comparisons() {
        let text = """
            import UIKit
            func f(_ a: CAAnimation, _ c: NSCoder) -> Bool {
                age = c.decodeCInt(forKey: "age")
                return (a.value(forKey: "name") as AnyObject).isEqual(to: bar)
            }
            """
        let result = ported(text)
        #expect(result.contains(#"c.decodeInt32(forKey: "age")"#))
        #expect(result.contains(#"(((a.value(forKey: "name") as AnyObject) as? NSObject)?.isEqual(bar) ?? false)"#))
    }

    @Test("what were methods once and are properties today is asked for")
    func onceMethods() {
        let text =
            "import UIKit\nlet a = UNNotificationSound.default(), b = session.recordPermission() == .granted, c = Own.default()"
        let expected =
            "import UIKit\nlet a = UNNotificationSound.default, b = session.recordPermission == .granted, c = Own.default()"
        #expect(ported(text).hasSuffix(expected.dropFirst("import UIKit".count)))
    }

    @Test("sets of Objective-C are made of lists that are written out")
    func setLiterals() {
        let text = "import UIKit\nvar a: NSMutableSet = [], b: NSSet? = [1, 2], c: NSArray = [3], d: Set = [4]"
        let expected =
            "import UIKit\nvar a: NSMutableSet = NSMutableSet(array: []), b: NSSet? = NSSet(array: [1, 2]), c: NSArray = [3], d: Set = [4]"
        #expect(ported(text) == expected)
    }

    @Test("subclasses of notification centres have the initialiser that Foundation on Linux requires")
    func requiredInitializers() {
        let given = ported(
            "import UIKit\nclass A: NotificationCenter {\n    let n: Int\n    init(n: Int) { self.n = n; super.init() }\n}\n"
                + "class B: NotificationCenter {\n    override init() { super.init() }\n}\nclass C: NotificationCenter {}"
        )
        #expect(
            given.contains("class A: NotificationCenter { @_disfavoredOverload public required init() { fatalError("))
        #expect(given.contains("    required init() { super.init() }"))
        #expect(given.contains("class C: NotificationCenter {}"))
    }

    @Test("numbers are made of values by a closure where an initialiser is handed over")
    func numberInitializers() {
        #expect(
            ported(
                "import UIKit\nlet a = b.map(NSNumber.init), c = d.map(NSNumber.init(value:)), e = NSNumber.init(value: 1)"
            )
                == "import UIKit\nlet a = b.map({ NSNumber(value: $0) }), c = d.map({ NSNumber(value: $0) }), e = NSNumber.init(value: 1)"
        )
    }

    @Test("a type is held as it is declared, whatever class is put there")
    func heldTypes() {
        let given = ported(
            "import UIKit\nstruct Parts { var layout: UICollectionViewLayout.Type = Own.self }\n"
                + "class Own: UICollectionViewLayout { override required init() { super.init() } }\n"
                + "func f(_ parts: Parts) -> UICollectionViewLayout { parts.layout.init() }")
        #expect(given.contains("{ instance(of: parts.layout) }"))
        let copied = ported(
            "import UIKit\nclass Bubble: UIView {}\nclass Model { required init() {} }\nlet models: [Model.Type] = []\n"
                + "func f(_ bubble: Bubble) -> Bubble {\n    let kind = type(of: bubble)\n    return kind.init()\n}")
        #expect(copied.contains("return instance(of: kind)"))
    }
}
