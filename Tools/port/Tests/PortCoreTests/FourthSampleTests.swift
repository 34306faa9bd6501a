import Testing

@testable import PortCore

@Suite("What the fourth sample of libraries stumbled over")
struct FourthSampleTests {
    @Test("an initialiser may ask an optional requirement before all members are set")
    func early() {
        let text =
            "import UIKit\n@objc protocol D { @objc optional func calendar() -> Calendar }\nclass M { let d: D; var n: Int; init(d: D) { self.d = d; let c = self.d.calendar?() ?? Calendar.current; n = c.firstWeekday } }"
        #expect(
            ported(text).contains("let c = PortedOptional.value(PortedOptional.begin(), self.d.calendar()) ?? Calendar")
        )
        #expect(!OptionalRequirementRule.support.contains("body: () -> T?) -> T?"))
    }

    @Test("a table's cell that is the delegate of a recogniser says so")
    func cells() {
        let text =
            "import UIKit\nclass BaseCell: UITableViewCell { let pan = UIPanGestureRecognizer(); func f() { pan.delegate = self } }\nclass Sub: BaseCell { func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive b: UITouch) -> Bool { true } }"
        let result = ported(text)
        #expect(result.contains("class BaseCell: UITableViewCell, UIGestureRecognizerDelegate {"))
        #expect(result.contains("class Sub: BaseCell { func"))
        let own =
            "import UIKit\nclass C: UITableViewCell, UIGestureRecognizerDelegate { let pan = UIPanGestureRecognizer(); func f() { pan.delegate = self } }"
        #expect(ported(own) == own)
        let other =
            "import UIKit\nclass MyCell: UITableViewCell { let field = UITextField(); func f() { field.delegate = self } }"
        #expect(ported(other) == other)
    }

    @Test("a cell's methods for recognisers count without a word of the protocol")
    func answers() {
        let text =
            "import UIKit\nclass C: UITableViewCell { func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive b: UITouch) -> Bool { true } }"
        #expect(ported(text).contains("class C: UITableViewCell, UIGestureRecognizerDelegate {"))
    }

    @Test("lists of Core Text become objects where the program says NSArray")
    func lists() {
        #expect(
            ported("import CoreText\nlet a: NSArray = CTFrameGetLines(f)").contains(
                "let a: NSArray = CTFrameGetLines(f) as NSArray"))
        #expect(ported("let a: NSArray = make(f)") == "let a: NSArray = make(f)")
    }

    @Test("a file with ranges of Core Foundation imports what has them")
    func ranges() {
        let text =
            "import Foundation\nextension NSRange { init(range: CFRange) { self = NSRange(location: 0, length: 0) } }"
        #expect(ported(text).hasPrefix("import Foundation; import QuartzCore"))
    }
}

@Suite("What a book's programs showed")
struct BookProgramTests {
    @Test("any objects: of loops, implicitly unwrapped, asked whether they have a method, compared, described")
    func anyObjects() {
        let loop = ported(
            "import UIKit\nfunc f(v: UIView) { for view: AnyObject in v.subviews { view.removeFromSuperview() } }")
        #expect(loop.contains("(view as! UIView).removeFromSuperview()"))
        #expect(
            ported("import UIKit\nfunc f() { let g: AnyObject! = make()\n_ = g.velocity(in: nil) }").contains(
                "(g as! UIPanGestureRecognizer).velocity(in: nil)"))
        #expect(
            ported("import UIKit\nfunc f() { var d: AnyObject = make()\nif d.doubleValue == 0 {} }").contains(
                "(d as! Double) == 0"))
        let asked =
            "import UIKit\n@objc protocol P { @objc optional func arrange() }\nclass A { @objc func arrange() {} }\nprotocol Q { func woohoo() }\nfunc f(a: A) { (a as AnyObject).woohoo?() }"
        #expect(ported(asked).contains("(a as? any Q)?.woohoo()"))
        #expect(
            ported("import UIKit\nfunc f(id: Any) { if (id as AnyObject).isEqual(\"last\") {} }").contains(
                "if ((id as? AnyHashable) == AnyHashable(\"last\"))"))
        #expect(
            ported("import UIKit\nfunc f(d: AnyObject) { print(d.description) }").contains(
                "(d as! any CustomStringConvertible).description"))
    }

    @Test("a layer of a class known only at run time is made by the frameworks")
    func layers() {
        let result = ported("import UIKit\nfunc f(kind: CALayer.Type) { let layer = kind.init() }")
        #expect(result.contains("freshObject(of: kind)"))
    }

    @Test("a managed colour that was never set is clear")
    func colours() {
        let result = ported("import UIKit\nclass L: CALayer { @NSManaged var line: CGColor }")
        #expect(result.contains("as? CGColor ?? CGColor(gray: 0, alpha: 0)"))
    }

    @Test("messages for undoing are kept as closures, with their arguments as they are")
    func undo() {
        let text =
            "import UIKit\nclass V: UIView { func f() { (self.undoer.prepare(withInvocationTarget: self) as AnyObject).setCenter(self.center, animated: true)\n(undoManager?.prepare(withInvocationTarget: self) as! V).clear() } }"
        let result = ported(text)
        #expect(
            result.contains(
                "self.undoer.registerUndo(withTarget: self) { [undone0 = self.center, undone1 = true] target in target.setCenter(undone0, animated: undone1) }"
            ))
        #expect(result.contains("undoManager?.registerUndo(withTarget: self) { target in target.clear() }"))
    }

    @Test("a method that a storyboard sends by name is reached, whatever it is marked as")
    func actions() {
        var options = Porter.Options()
        options.connectsInterfaces = true
        options.interfaceKeys = ["": ["doDone:"]]
        let text =
            "import UIKit\nclass P: UIViewController { @objc func doDone(_ sender: Any) {}\n@objc func other(_ sender: Any) {}\nfunc plain(_ s: Any) {} }"
        let result = Porter(options: options).run([("a.swift", text)]).outputs[0].text
        #expect(result.contains(#"case "doDone:": return Selector("doDone:", Self.doDone(_:))"#))
        #expect(!result.contains(#"case "other:""#))
    }
}
