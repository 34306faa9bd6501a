import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Masks that are painted in part or not at all")
struct MaskTests {
    private let frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    private func square(_ id: UInt64, _ x: Double) -> LayerNode {
        node(id, CGRect(x: x, y: 10, width: 50, height: 50), color: .fullRed)
    }

    @Test("the mask of a layer that draws nothing is not painted, nor are its groups")
    func maskOfNothing() {
        let group = node(12, CGRect(x: 0, y: 0, width: 60, height: 60), children: [square(10, 0), square(11, 30)]) {
            $0.opacity = 0.5
        }
        let mask = node(9, CGRect(x: 0, y: 0, width: 60, height: 60), children: [group, square(13, 20)])
        let hidden = node(3, frame, color: .fullRed) { $0.isHidden = true }
        let built = list(screen([square(5, 0), node(2, frame, children: [hidden], mask: mask), square(6, 50)]))
        #expect(built.passes.map(\.key.role) == [.screen])
        #expect(built.order == [5, 6])
        #expect(built.items.count == 2)
        let empty = node(9, CGRect(x: 0, y: 0, width: 60, height: 60), children: [hidden])
        #expect(list(screen([node(2, frame, color: .fullRed, mask: empty)])).passes.count == 1)
    }

    @Test("a mask that is much larger than what it masks is painted around that, in steps")
    func largeMask() {
        let large = node(10, CGRect(x: 0, y: 0, width: 400, height: 600), color: .black)
        let mask = node(9, CGRect(x: 0, y: 0, width: 400, height: 600), children: [large, square(11, 30)])
        func built(at x: Double) -> DisplayList {
            let small = node(3, CGRect(x: x, y: 70, width: 20, height: 20), color: .fullRed)
            return list(screen([node(2, CGRect(x: 0, y: 0, width: 400, height: 600), children: [small], mask: mask)]))
        }
        let part = PixelRect(minX: 64, minY: 64, maxX: 128, maxY: 128)
        #expect(built(at: 70).passes.first?.region == part)
        #expect(built(at: 100).passes.first?.region == part)
        let wide = node(3, CGRect(x: 0, y: 0, width: 400, height: 400), color: .fullRed)
        let whole = list(screen([node(2, CGRect(x: 0, y: 0, width: 400, height: 600), children: [wide], mask: mask)]))
        #expect(whole.passes.first?.region == PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 600))
    }
}
