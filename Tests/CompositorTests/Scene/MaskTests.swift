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

    private func painted(_ list: DisplayList) -> PixelBuffer {
        let target = PixelBuffer(width: 400, height: 600)
        let whole = PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 600)
        Rasterizer(threads: 1).paint(list, damage: [whole], into: target)
        return target
    }

    private func everywhere(_ id: UInt64, _ color: RGBA) -> LayerNode {
        node(id, CGRect(x: -500, y: -500, width: 2000, height: 2000), color: color)
    }

    /// Red but for a hole in the middle, by a sheet out of which `cut` is cut.
    private func sheet(without cut: LayerNode) -> DisplayList {
        let mask = node(9, CGRect(x: 0, y: 0, width: 400, height: 600), children: [everywhere(10, .black), cut])
        let red = node(3, CGRect(x: 50, y: 50, width: 200, height: 300), color: .fullRed)
        let blue = node(4, CGRect(x: 150, y: 50, width: 200, height: 300), color: .fullBlue)
        return list(
            screen([node(2, CGRect(x: 0, y: 0, width: 400, height: 600), children: [red, blue], mask: mask)]))
    }

    @Test("of a mask that is a sheet with one thing cut out only that is painted")
    func cutOut() throws {
        let built = sheet(
            without: node(11, frame, color: .black) {
                $0.opacity = 0.6
            } style: {
                $0.compositingFilter = .xor
            })
        let mask = try #require(built.passes.first)
        #expect(mask.isInverted)
        #expect(mask.region == PixelRect(minX: 100, minY: 100, maxX: 200, maxY: 200))
        let picture = painted(built)
        #expect(picture.pixel(60, 60) == 0xffff_0000)
        #expect(picture.pixel(340, 340) == 0xff00_00ff)
        #expect(picture.pixel(20, 20) == 0)
        // 60 parts in a hundred are cut out.
        #expect(picture.pixel(120, 150) == 0x6666_0000)
        #expect(picture.pixel(180, 150) == 0x6600_0066)
    }

    @Test("a group that is cut out of a sheet is the mask itself")
    func groupCutOut() {
        let group = node(12, CGRect(x: 0, y: 0, width: 400, height: 600), children: [square(13, 100), square(14, 130)])
        {
            $0.opacity = 1
        } style: {
            $0.compositingFilter = .xor
        }
        let built = sheet(without: group)
        #expect(built.passes.map(\.isInverted) == [true, false, false])
        #expect(built.passes[0].items.count == 2)
        let picture = painted(built)
        #expect(picture.pixel(170, 55) == 0)
        #expect(picture.pixel(185, 55) == 0xff00_00ff)
    }

    @Test("a sheet that leaves something free stays a picture")
    func smallSheet() {
        let cut = node(11, frame, color: .black) { _ in
        } style: {
            $0.compositingFilter = .xor
        }
        let mask = node(
            9, CGRect(x: 0, y: 0, width: 400, height: 600),
            children: [node(10, CGRect(x: 60, y: 60, width: 300, height: 500), color: .black), cut])
        let built = list(screen([node(2, CGRect(x: 0, y: 0, width: 400, height: 600), color: .fullRed, mask: mask)]))
        #expect(built.passes.allSatisfy { !$0.isInverted })
    }

    private func gradient(_ id: UInt64, _ alphas: [Float], end: CGPoint = CGPoint(x: 0.6, y: 0.9)) -> LayerNode {
        var content = GradientContent()
        (content.startPoint, content.endPoint) = (CGPoint(x: 0.4, y: 0.3), end)
        content.colors = zip(alphas, [RGBA.fullRed, .fullGreen, .fullBlue]).map { alpha, color in
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        return node(id, CGRect(x: -500, y: -500, width: 2000, height: 2000), content: .gradient(content))
    }

    private func gradient(under mask: LayerNode) -> DisplayList {
        let masked = node(
            2, CGRect(x: 0, y: 0, width: 400, height: 600), children: [gradient(3, [1, 0.8, 1])],
            mask: node(9, CGRect(x: 0, y: 0, width: 400, height: 600), children: [mask]))
        return list(screen([everywhere(8, .white), masked]))
    }

    @Test("a gradient under a gradient of the same shape is one gradient, of the same bits")
    func mergedGradients() {
        let merged = gradient(under: gradient(10, [0.2, 1, 0.4]))
        #expect(merged.passes.count == 1)
        // A speck beside the mask's gradient keeps it a picture.
        let speck = node(11, CGRect(x: 0, y: 0, width: 1, height: 1), color: .white) { $0.opacity = 0.01 }
        let apart = gradient(
            under: node(
                12, CGRect(x: 0, y: 0, width: 400, height: 600), children: [gradient(10, [0.2, 1, 0.4]), speck]))
        #expect(apart.passes.count == 3)
        let (a, b) = (painted(merged), painted(apart))
        for y in stride(from: 3, to: 600, by: 7) {
            #expect((2..<400).allSatisfy { a.pixel($0, y) == b.pixel($0, y) }, "row \(y)")
        }
    }

    @Test("a gradient under one that runs another way keeps its mask")
    func otherGradient() {
        #expect(gradient(under: gradient(10, [0.2, 1, 0.4], end: CGPoint(x: 0.9, y: 0.2))).passes.count == 3)
    }
}
