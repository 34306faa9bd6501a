import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Tutorial: the card stack")
struct CardStackTutorialTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let stack = CardStackController()

    init() {
        screen.show(stack)
        screen.advance(by: 0.1)
    }

    private var front: UIView { stack.cards[stack.frontCardIndex] }

    @Test("half the height in the constant makes up for the anchor point, as written")
    func compensation() {
        screen.advance(by: 0)
        let card = front
        #expect(card.layer.anchorPoint == CGPoint(x: 0.5, y: 1))
        #expect(stack.centerYConstraint(of: card).constant == 90)
        // 240 by 180 points in the middle of 480: the picture has not moved.
        #expect(card.frame == CGRect(x: 40, y: 150, width: 240, height: 180))
        stack.view.setNeedsLayout()
        stack.view.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 40, y: 150, width: 240, height: 180))
    }

    @Test("cards behind are narrower, higher up and darker, by constraints alone")
    func deck() {
        screen.advance(by: 0)
        for (card, behind) in zip(stack.cards, stack.cards.dropFirst()) {
            #expect(behind.frame.width < card.frame.width)
            #expect(behind.frame.maxY < card.frame.maxY)
            #expect(behind.viewWithTag(20)!.alpha > card.viewWithTag(20)!.alpha)
            #expect(abs(behind.frame.midX - 160) < 0.001)
        }
    }

    @Test("the front card turns over its lower edge towards the viewer, and the deck moves up")
    func flipDown() throws {
        screen.advance(by: 0)
        let card = front
        try screen.pictureToLookAt("card-stack-0")
        stack.flipDown()
        screen.advance(by: 0.25)
        try screen.pictureToLookAt("card-stack-1")
        let quarter = card.layer.presentation()!
        let edge = quarter.superlayer!.convert(CGPoint(x: 120, y: 180), from: quarter)
        #expect(abs(edge.y - 330) < 0.5, "the lower edge stays")
        // Nearer to the eye: the upper edge is seen wider than the card.
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 240, y: 0)].map {
            quarter.superlayer!.convert($0, from: quarter)
        }
        #expect(corners[1].x - corners[0].x > 250)
        #expect(corners[0].y > 150)
        #expect(corners[0].y < 330)
        screen.advance(by: 0.5)
        try screen.pictureToLookAt("card-stack-2")
        let late = card.layer.presentation()!
        #expect(late.superlayer!.convert(CGPoint.zero, from: late).y > 330, "it hangs below its lower edge")
        #expect(card.viewWithTag(10)!.layer.presentation()!.opacity == 0, "its back has no picture")
        screen.advance(by: 0.5)
        try screen.pictureToLookAt("card-stack-3")
        #expect(card.isHidden)
        #expect(stack.frontCardIndex == 1)
        #expect(front.frame == CGRect(x: 40, y: 150, width: 240, height: 180))
    }

    @Test("flipped up again everything is as at first")
    func flipUp() {
        screen.advance(by: 0)
        let start = screen.snapshot()
        stack.flipDown()
        screen.advance(by: 1.2)
        #expect(screen.snapshot().differs(from: start))
        stack.flipUp()
        screen.advance(by: 1.2)
        #expect(!screen.snapshot().differs(from: start))
    }

    @Test("a finger turns the card: less than half it falls back, more it goes over")
    func finger() {
        screen.advance(by: 0)
        let start = screen.snapshot()
        let card = front
        screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 260), duration: 0.3)
        screen.advance(by: 0.5)
        #expect(!screen.snapshot().differs(from: start))
        #expect(CATransform3DIsIdentity(card.layer.transform))
        screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 320), duration: 0.4)
        screen.advance(by: 0.5)
        #expect(card.isHidden)
        #expect(stack.frontCardIndex == 1)
        screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 180), duration: 0.3)
        screen.advance(by: 1)
        #expect(stack.frontCardIndex == 0)
        #expect(!card.isHidden)
        #expect(!screen.snapshot().differs(from: start))
    }
}
