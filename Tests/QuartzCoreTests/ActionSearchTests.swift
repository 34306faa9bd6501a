import RenderTree
import Testing

@testable import QuartzCore

/// Where a layer looks for an action and what ends the search (checked on Apple's QuartzCore by GNUstep's tests).
@MainActor @Suite struct ActionSearchTests {
    private final class Delegate: NSObject, CALayerDelegate {
        var answer: (any CAAction)?
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }
    private let layer = Scene().layer(), delegate = Delegate()
    private let first = CABasicAnimation(), second = CABasicAnimation()

    private func found() -> CAAnimation? { layer.action(forKey: "position") as? CAAnimation }

    @Test func noneFromTheDelegateEndsTheSearch() {
        layer.delegate = delegate
        layer.actions = ["position": second]
        delegate.answer = first
        #expect(found() === first)
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "position") == nil)
        delegate.answer = nil
        #expect(found() === second)
    }

    @Test func noneFromTheTableOrTheStyleEndsTheSearch() {
        layer.actions = ["position": NSNull()]
        #expect(layer.action(forKey: "position") == nil)
        layer.actions = nil
        layer.style = ["actions": ["position": second]]
        #expect(found() === second)
        layer.actions = ["position": first]
        #expect(found() === first)
        layer.actions = nil
        layer.style = ["actions": ["position": NSNull()]]
        #expect(layer.action(forKey: "position") == nil)
    }

    @Test func disabledActionsAreFoundAllTheSame() {
        layer.actions = ["position": first]
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        #expect(found() === first)
        CATransaction.commit()
    }
}
