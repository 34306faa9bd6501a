import Testing
import UIKit

@testable import Mutoscope

@Suite("Deck geometry")
struct DeckGeometryTests {
    let geometry = DeckGeometry.fitted(to: CGSize(width: 320, height: 240))

    @Test("deeper cards are smaller, higher, darker and thinner framed")
    func monotone() {
        var last = geometry.placement(atDepth: 0)
        #expect(last.scale == 1)
        #expect(last.offsetY == 0)
        #expect(last.shade == 0)
        #expect(last.bottomOffset == 0)
        for step in 1...40 {
            let place = geometry.placement(atDepth: CGFloat(step) / 8)
            #expect(place.scale < last.scale)
            #expect(place.bottomOffset < last.bottomOffset)
            #expect(place.shade > last.shade)
            #expect(place.borderWidth < last.borderWidth)
            #expect(place.alpha <= last.alpha)
            // Each card's top edge shows above the one before.
            let top = place.offsetY - 240 * place.scale / 2, lastTop = last.offsetY - 240 * last.scale / 2
            #expect(top < lastTop)
            last = place
        }
        #expect(geometry.placement(atDepth: 5).alpha == 0)
    }

    @Test(
        "the front card falls about its bottom edge and shows its back from half way on",
        arguments: [0, 0.25, 0.5, 0.75, 1])
    func fall(progress: CGFloat) {
        let fall = geometry.fall(progress)
        #expect(abs(fall.angle + .pi * progress) < 1e-12)
        #expect(fall.showsBack == (progress >= 0.5))
        #expect((fall.borderWidth == 0) == fall.showsBack)
        // The bottom edge, which is the anchor's line, stays; the top edge comes towards the eye.
        let t = fall.transform
        #expect(abs(t.m41) < 1e-9)
        #expect(abs(t.m42) < 1e-9)
        #expect(t.m44 == 1)
        let top = -240 * t.m23
        #expect(progress == 0 || progress == 1 ? abs(top) < 1e-9 : top > 0)
    }

    @Test("the pose is continuous where the card begins to fall, and gone where it ends")
    func continuity() {
        let before = geometry.pose(atDepth: 1e-9), after = geometry.pose(atDepth: -1e-9)
        #expect(abs(before.transform.m11 - after.transform.m11) < 1e-6)
        #expect(abs(before.bottomOffset - after.bottomOffset) < 1e-6)
        #expect(abs(before.borderWidth - after.borderWidth) < 1e-6)
        #expect(before.alpha == 1)
        #expect(after.alpha == 1)
        #expect(geometry.pose(atDepth: -1).alpha == 0)
        #expect(geometry.pose(atDepth: -7).alpha == 0)
    }

    @Test("what is not a number counts as the front")
    func badInput() {
        #expect(geometry.placement(atDepth: .nan) == geometry.placement(atDepth: 0))
        #expect(geometry.fall(.nan) == geometry.fall(0))
        #expect(geometry.fall(7).angle == -.pi)
        #expect(geometry.visibleIndices(position: .nan, count: 5).isEmpty)
        #expect(DeckGeometry.target(position: .infinity, velocity: 0, count: 5) == 0)
    }

    @Test("a throw ends as far as its speed carries it, inside the deck")
    func targets() {
        #expect(DeckGeometry.target(position: 2.4, velocity: 0, count: 10) == 2)
        #expect(DeckGeometry.target(position: 2.5, velocity: 0, count: 10) == 3)
        #expect(DeckGeometry.target(position: 2.2, velocity: 12, count: 10) == 5)
        #expect(DeckGeometry.target(position: 2.2, velocity: 1e9, count: 10) == 9)
        #expect(DeckGeometry.target(position: 2.2, velocity: -1e9, count: 10) == 0)
        #expect(DeckGeometry.target(position: 0, velocity: 0, count: 0) == 0)
    }

    @Test("no more cards exist than are seen, however long the deck", arguments: [3, 10, 100_000])
    func visible(count: Int) {
        for position in [0, 0.5, 1.99, CGFloat(count - 1)] {
            let indices = geometry.visibleIndices(position: position, count: count)
            #expect(indices.count <= geometry.visibleDepth + 1)
            #expect(indices.contains(min(count - 1, Int(position))))
        }
    }
}
