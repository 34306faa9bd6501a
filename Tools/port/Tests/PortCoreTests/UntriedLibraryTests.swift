import Testing

@testable import PortCore

@Suite("What libraries that nobody had tried stumbled over")
struct UntriedLibraryTests {
    @Test("an object of the class of another object is made by the frameworks")
    func classOfAnObject() {
        let text = """
            import UIKit
            class Card: UIView { required init(side: Int) { super.init(frame: .zero) } }
            extension UIView {
                func copied(_ other: UILabel?, card: Card) -> UIView {
                    if let view = self as? UIImageView { return type(of: view).init(image: view.image) }
                    guard let table = self as? UITableView else { return type(of: self).init(frame: bounds) }
                    let field: UITextField = make()
                    _ = type(of: table).init(frame: .zero, style: .plain)
                    _ = type(of: field).init()
                    _ = type(of: card).init(side: 1)
                    return type(of: card).init(image: nil)
                }
            }
            """
        let result = ported(text)
        #expect(result.contains("return instance(of: type(of: view), image: view.image)"))
        #expect(result.contains("return instance(of: type(of: self), frame: bounds)"))
        #expect(result.contains("_ = instance(of: type(of: table), frame: .zero, style: .plain)"))
        #expect(result.contains("_ = instance(of: type(of: field))"))
        #expect(result.contains("type(of: card).init(side: 1)"))
        #expect(result.contains("type(of: card).init(image: nil)"))
    }

    @Test("an answer that names only the initialiser is made by the frameworks")
    func answers() {
        let text = """
            import UIKit
            protocol Flow { associatedtype Root: UIViewController; associatedtype Word: Sequence }
            class Coordinator<F: Flow> {
                typealias Root = F.Root
                func makeRoot() -> Root {
                    .init()
                }
                func make<V: UIView>(_ frame: CGRect) -> V { return .init(frame: frame) }
                var root: Root { .init() }
                func plain() -> Card { .init() }
                func two() -> Root { let a: Card = .init(); return use(a) }
                func held() -> () -> Root { { .init() } }
            }
            protocol Node { associatedtype View: UIView; associatedtype Card: UIView }
            extension Node {
                func view() -> View { View() }
                func card() -> Any { Card() }
            }
            struct Card {}
            """
        let result = ported(text)
        #expect(result.contains("func makeRoot() -> Root {\n        instance(of: Root.self)\n"))
        #expect(result.contains("{ return instance(of: V.self, frame: frame) }"))
        #expect(result.contains("var root: Root { instance(of: Root.self) }"))
        #expect(result.contains("func plain() -> Card { .init() }"))
        #expect(result.contains("let a: Card = .init()"))
        #expect(result.contains("{ { .init() } }"))
        #expect(result.contains("func view() -> View { instance(of: View.self) }"))
        #expect(result.contains("func card() -> Any { Card() }"))
    }

    @Test("GameKit brings GameplayKit along; what is its own is named")
    func games() {
        let result = ported(
            "import UIKit\nimport GameKit\nlet n = GKRandomSource.sharedRandom().nextInt(upperBound: 6)\n")
        #expect(result.contains("import GameplayKit"))
        let own = Porter().run([("a.swift", "import GameKit\nlet p = GKLocalPlayer.local\n")])
        #expect(own.findings.contains { $0.description.contains("GKLocalPlayer") })
    }

    @Test("a held class that asks for the initialiser itself has it")
    func requiredInitialisers() {
        let text = """
            import UIKit
            class List: UICollectionView { required init() { super.init(frame: .zero, collectionViewLayout: flow) } }
            class Bubble: UIView {}
            protocol Style { var list: List.Type { get }; var bubble: Bubble.Type { get } }
            func f(_ style: Style) { g(style.list.init(), style.bubble.init()) }
            """
        #expect(ported(text).contains("g(style.list.init(), instance(of: style.bubble))"))
    }

    @Test("colours and other values that answer Self are made by their class")
    func valuesThatAnswerSelf() {
        let text = """
            import UIKit
            extension UIColor {
                static func mixed(_ c: CGColor) -> Self { return self.init(cgColor: c) }
                static func perhaps(_ c: CGColor?) -> Self? { return c.map(self.init(cgColor:)) }
                func other(_ c: CGColor) -> UIColor { return UIColor(cgColor: c) }
            }
            extension UIImage { static func named(_ n: String) -> Self? { Self(named: n) } }
            extension Card { static func made() -> Self { return self.init(side: 1) } }
            """
        let result = ported(text)
        #expect(result.contains("return (UIColor(cgColor: c) as! Self) }"))
        #expect(result.contains("c.map({ UIColor(cgColor: $0) as! Self }) }"))
        #expect(result.contains("{ (UIImage(named: n) as? Self) }"))
        #expect(result.contains("extension Card { static func made() -> Self { return self.init(side: 1) } }"))
    }

    @Test("any objects are equal as Objective-C's are, or the same ones")
    func equalObjects() {
        let text = """
            import UIKit
            class Token { var object: AnyObject? }
            func f(_ t: Token, _ o: AnyObject?) -> Bool { t.object!.isEqual(o) }
            func g(_ all: [AnyObject], _ t: Token) { for one: AnyObject in all { if one.isEqual(t.object) {} } }
            """
        let result = ported(text)
        #expect(result.contains("{ ((t.object! as? NSObject)?.isEqual(o) ?? (t.object! === (o) as AnyObject?)) }"))
        #expect(result.contains("if ((one as? NSObject)?.isEqual(t.object) ?? (one === (t.object) as AnyObject?)) {}"))
    }

    @Test("what is in a table or a list of any objects is any object")
    func elements() {
        let text = """
            import UIKit
            func f(_ data: [String: AnyObject], _ list: [AnyObject]) {
                if var styles = data["styles"] as? [String: AnyObject] {
                    for (_, style) in styles { g(style["font"] as? String) }
                }
                for view in list { g(view.tag) }
            }
            func h(_ data: AnyObject? = nil) { g(data?["title"] as? String, data?.description) }
            """
        let result = ported(text)
        #expect(result.contains("g((style as? NSDictionary)?[\"font\"] as? String)"))
        #expect(result.contains("g((view as! UIView).tag)"))
        #expect(result.contains("g((data as? NSDictionary)?[\"title\"] as? String, data?.description)"))
    }

    @Test("closures that only Linux may keep say whose members they use")
    func keptClosures() {
        let text = """
            import UIKit
            class Store {
                var count = 0
                func f(_ r: NSRegularExpression, _ t: String) {
                    r.enumerateMatches(in: t, range: all, using: { (match, _, _) in count += 1 })
                    t.enumerateLines { line, _ in print(line) }
                    t.enumerateLines { [weak self] line, _ in self?.count += 1 }
                    t.enumerateLines { f(r, $0); _ = $1 }
                }
            }
            """
        let result = ported(text)
        #expect(result.contains("using: { [self] (match, _, _) in count += 1 })"))
        #expect(result.contains("{ line, _ in print(line) }"))
        #expect(result.contains("{ [weak self] line, _ in self?.count += 1 }"))
        #expect(result.contains("{ [self] in f(r, $0); _ = $1 }"))
    }

    @Test("a property that is any object has the methods of the one protocol that has them")
    func ownProtocols() {
        let text = """
            import UIKit
            @objc protocol Source { func count(in view: UIView) -> Int; @objc optional func title() -> String }
            class Bar: UIView {
                @IBOutlet weak var source: AnyObject?
                func f() {
                    guard let source = source else { return }
                    g(source.count(in: self))
                }
                func h() { if let giver = self.source { g(giver.count(in: self)) } }
            }
            """
        let result = ported(text)
        #expect(result.contains("g((source as! any Source).count(in: self))"))
        #expect(result.contains("g((giver as! any Source).count(in: self))"))
    }

    @Test("values by key of any object are those of a dictionary")
    func keysOfAnyObject() {
        let text = "import UIKit\nfunc f(_ d: Any) { g((d as AnyObject).value(forKey: \"a\")) }\n"
        #expect(ported(text).contains("g((d as! NSDictionary).value(forKey: \"a\"))"))
    }

    @Test("a data detector that stands for an expression is one")
    func dataDetectors() {
        let text = """
            import Foundation
            class Link { func expression() throws -> NSRegularExpression { return try NSDataDetector(types: kind) } }
            let found: NSRegularExpression? = try? NSDataDetector(types: kind)
            let detector = try NSDataDetector(types: kind)
            var short: NSRegularExpression { try! NSDataDetector(types: kind) }
            """
        let result = ported(text)
        #expect(result.contains("return try NSDataDetector(types: kind).expression }"))
        #expect(result.contains("NSRegularExpression? = try? NSDataDetector(types: kind).expression\n"))
        #expect(result.contains("let detector = try NSDataDetector(types: kind)\n"))
        #expect(result.contains("{ try! NSDataDetector(types: kind).expression }"))
    }

    @Test("objects of nothing that Foundation cannot make on Linux are made of as little")
    func emptyObjects() {
        #expect(ported("let r = NSRegularExpression()\n").contains("try! NSRegularExpression(pattern: \"(?!)\")"))
        #expect(ported("let p = Progress()\n").contains("Progress(totalUnitCount: 0)"))
        #expect(ported("class Progress {}\nlet p = Progress()\n").contains("let p = Progress()"))
    }

    @Test("constants of layers and animations that were texts")
    func texts() {
        let text = """
            import UIKit
            func f(_ s: CAShapeLayer, _ field: UITextField) {
                s.lineCap = "round"
                let t = CATransition()
                t.type = "cube"
                t.subtype = "fromLeft"
                let other = Other()
                other.type = "cube"
            }
            """
        let result = ported(text)
        #expect(result.contains("s.lineCap = CAShapeLayerLineCap(rawValue: \"round\")"))
        #expect(result.contains("t.type = CATransitionType(rawValue: \"cube\")"))
        #expect(result.contains("t.subtype = CATransitionSubtype(rawValue: \"fromLeft\")"))
        #expect(result.contains("other.type = \"cube\""))
        let own = "import UIKit\nclass Pen { var lineCap = \"\" }\nfunc f(_ p: Pen) { p.lineCap = \"round\" }"
        #expect(ported(own).contains("p.lineCap = \"round\""))
    }

    @Test("an alias of a class means the class where members are overridden")
    func aliasedClasses() {
        let text = """
            import UIKit
            public typealias PlatformView = UIView
            extension PlatformView { @objc dynamic open var container: PlatformView { return self } }
            class Cell: UITableViewCell { override var container: UIView { return contentView } }
            class Card: PlatformView { override var container: UIView { return self } }
            """
        let result = ported(text)
        #expect(result.contains("var port_Cell_container: UIView { return contentView }"))
        #expect(result.contains("var port_Card_container: UIView { return self }"))
        #expect(!result.contains("override"))
    }

    @Test("a class that a table of objects holds is one by a cast")
    func storedClasses() {
        let text = """
            import UIKit
            class Registry {
                var known: [String: AnyObject] = [:]
                var last: AnyObject?
                var views: [String: UIView] = [:]
                func add<T: UIView>(_ type: T.Type, nib: UINib?, view: UIView) {
                    known["a"] = type
                    self.known["b"] = UILabel.self
                    known["c"] = nib
                    views["d"] = view
                }
            }
            """
        let result = ported(text)
        #expect(result.contains("known[\"a\"] = type as AnyObject"))
        #expect(result.contains("self.known[\"b\"] = UILabel.self as AnyObject"))
        #expect(result.contains("known[\"c\"] = nib\n"))
        #expect(result.contains("views[\"d\"] = view\n"))
    }

    @Test("a selector's type may be written with .self")
    func typesOfSelectors() {
        let text = """
            import UIKit
            let a = #selector(UITableView.self.insertSections(_:with:))
            """
        #expect(ported(text).contains("Selector(\"insertSections:with:\", UITableView.insertSections(_:with:))"))
    }

    @Test("a member that is there is no missing name of a module that is here in part")
    func membersOfModules() {
        let text = """
            import AVFoundation
            let name = Notification.Name.AVPlayerItemDidPlayToEndTime
            """
        #expect(port(text).findings.isEmpty)
        #expect(port(text + "\nlet reader = AVAssetReaderNobodyHas.self").findings.count == 1)
    }

    @Test("a name with a type of its own is a string by its raw value")
    func bridgedNames() {
        let text = """
            import AVFoundation
            func type(_ file: String, title: String) -> CFString { file.isEmpty ? AVFileType.heic as CFString : title as CFString }
            let key = UIFont.TextStyle.body as NSString, maybe = AVFileType.mov as? CFString
            """
        let result = ported(text)
        #expect(result.contains("AVFileType.heic.rawValue as CFString : title as CFString"))
        #expect(result.contains("UIFont.TextStyle.body.rawValue as NSString, maybe = AVFileType.mov as? CFString"))
    }

    @Test("the window of the program's delegate, kept, is an optional of an optional")
    func keptWindows() {
        let text = """
            import UIKit
            func show() {
                guard let delegate = UIApplication.shared.delegate else { return }
                var window = delegate.window
                guard let window = window else { return }
                window?.endEditing(true)
            }
            func other(delegate: AppDelegate) { let window = delegate.window; window?.endEditing(true) }
            """
        let result = ported(text)
        #expect(result.contains("var window = delegate.window as UIWindow??\n"))
        #expect(result.contains("let window = delegate.window; window?"))
    }

    @Test("keys of tables need no cast, and what is of Foundation's networking is not called Foundation's")
    func keysAndSessions() {
        let text = """
            import UIKit
            let table = NSMutableDictionary()
            func fill(_ section: Int) { table.setObject(1, forKey: (section as NSCopying)) }
            func make() -> Foundation.URLSession { Foundation.URLSession(configuration: .default) }
            let name: Foundation.Data = Foundation.Data()
            """
        let result = ported(text)
        #expect(result.contains("table.setObject(1, forKey: (section))"))
        #expect(result.contains("func make() -> URLSession { URLSession(configuration: .default) }"))
        #expect(result.contains("let name: Foundation.Data = Foundation.Data()"))
    }
}
