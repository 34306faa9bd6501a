import MutoscopeTesting
import Testing
import UIKit

/// Where new content comes in: Core Animation's names are of a world whose y points up.
@MainActor @Suite struct TransitionDirectionTests {
    private let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() {
        screen.show(view)
    }

    /// What the upper and the lower quarter show half-way from red to blue.
    private func half(_ type: String, _ subtype: CATransitionSubtype) -> (top: Bool, bottom: Bool) {
        view.backgroundColor = .red
        screen.advance(by: 0)
        let transition = CATransition()
        transition.type = CATransitionType(rawValue: type)
        transition.subtype = subtype
        transition.duration = 1
        view.layer.add(transition, forKey: nil)
        view.backgroundColor = .blue
        screen.advance(by: 0.5)
        let picture = screen.snapshot()
        func isNew(_ y: Int) -> Bool { picture.pixel(20, y).blue > picture.pixel(20, y).red }
        let found = (isNew(10), isNew(30))
        screen.advance(by: 1)
        return found
    }

    @Test(arguments: ["push", "moveIn", "cube"]) func newContentFromTheTopComesInBelow(type: String) {
        #expect(half(type, .fromTop) == (false, true))
        #expect(half(type, .fromBottom) == (true, false))
    }

    @Test func oldContentIsRevealedTheSameWay() {
        // From the bottom it moves down and uncovers the upper half: the way back of a page that rose.
        #expect(half("reveal", .fromBottom) == (true, false))
        #expect(half("reveal", .fromTop) == (false, true))
    }
}
