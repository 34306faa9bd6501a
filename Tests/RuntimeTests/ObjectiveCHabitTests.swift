import MutoscopeTesting
import Testing
import UIKit

@Suite("Objects in formats")
@MainActor
struct ObjectTextTests {
    @Test("stand as their description")
    func description() {
        #expect(String(format: "%@ %d", NSNumber(value: 7), 8) == "7 8")
        #expect("\(Described())" == "as described")
    }

    private final class Described: NSObject {
        override var description: String { "as described" }
    }
}

@Suite("Selectors of protocols")
@MainActor
struct SelectorOfProtocolTests {
    @Test("name what conforming objects have")
    func editing() {
        let selector = Selector("copy:") { (actions: any UIResponderStandardEditActions) in
            { (sender: Any?) in actions.copy(sender) }
        }
        #expect(selector.isImplemented(by: UIView()))
        #expect(!selector.isImplemented(by: NSObject()))
    }
}

@Suite("Methods that take a flag or a number")
@MainActor
struct FlagActionTests {
    private final class Counter: NSObject {
        var whole: Int?
        var fraction: Double?

        func count(_ number: Int) { whole = number }
        func wait(seconds: Double) { fraction = seconds }
    }

    @Test("take a sender's address for a whole number, and nothing for a fraction")
    func numbers() {
        let (counter, sender) = (Counter(), UIView())
        Selector("count:", Counter.count).perform(on: counter, with: sender)
        Selector("waitWithSeconds:", Counter.wait(seconds:)).perform(on: counter, with: sender)
        #expect(counter.whole == Int(bitPattern: Unmanaged.passUnretained(sender).toOpaque()))
        #expect(counter.fraction == 0)
        Selector("count:", Counter.count).perform(on: counter, with: NSNumber(value: 4))
        #expect(counter.whole == 4)
    }

    @Test("take a sender for yes, as a recogniser that ends the editing has it")
    func endEditing() {
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.addSubview(field)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: view, action: Selector("endEditing:", UIView.endEditing(_:))))
        screen.show(view)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        screen.tap(at: CGPoint(x: 100, y: 150))
        #expect(!field.isFirstResponder)
    }
}
