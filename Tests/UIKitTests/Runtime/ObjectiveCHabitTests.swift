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
