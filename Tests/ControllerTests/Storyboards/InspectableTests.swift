import MutoscopeTesting
import Testing
import UIKit

private final class Asked: UIView {
    var questions = 0
    var round: CGFloat {
        get {
            questions += 1
            return layer.cornerRadius
        }
        set { layer.cornerRadius = newValue }
    }
    var line: UIColor? {
        get {
            questions += 1
            return nil
        }
        set { backgroundColor = newValue }
    }
}

@Suite("Inspectable values")
@MainActor
struct InspectableTests {
    @Test("are set without asking for what is there")
    func setters() {
        let view = Asked()
        InterfaceValue.assign(4.0, by: { view.round = $0 })
        InterfaceValue.assign(UIColor.red, by: { view.line = $0 })
        #expect(view.layer.cornerRadius == 4 && view.backgroundColor == .red)
        InterfaceValue.assign(nil, by: { view.line = $0 })
        #expect(view.backgroundColor == nil && view.questions == 0)
    }
}
