import Testing
import UIKit

@Suite("Classes known only at run time")
@MainActor
struct InstanceTests {
    private class Page: UIViewController {
        let made = "made"
    }
    private final class LaterPage: Page {}
    private final class Card: UIView {
        var isSetUp = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isSetUp = true
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("make objects of the class they are")
    func instances() {
        let pages: [Page.Type] = [Page.self, LaterPage.self]
        let made = pages.map { instance(of: $0) }
        #expect(type(of: made[0]) == Page.self)
        #expect(type(of: made[1]) == LaterPage.self)
        #expect(made[1].made == "made")
        let kind: UIView.Type = Card.self
        let card = instance(of: kind, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((card as? Card)?.isSetUp == true)
        #expect(card.frame.width == 3)
    }

    private class Style: PlainlyInitializable {
        required init() {}
    }
    private final class LateStyle: Style {}
    private final class Note: NSObject {
        let text: String
        override init() {
            text = "made"
            super.init()
        }
    }

    @Test("are made anew whatever class they are of")
    func anew() {
        func make<Object>(_ type: Object.Type) -> Object { freshObject(of: type) }
        let note: NSObject.Type = Note.self, style: Style.Type = LateStyle.self
        #expect((make(note) as? Note)?.text == "made")
        #expect(type(of: make(style)) == LateStyle.self)
        #expect(make(Card.self).isSetUp)
        #expect(make(LaterPage.self).made == "made")
        #expect(type(of: make(UIPanGestureRecognizer.self as NSObject.Type)) == UIPanGestureRecognizer.self)
        #expect(type(of: make(CAShapeLayer.self)) == CAShapeLayer.self)
    }
}
