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
