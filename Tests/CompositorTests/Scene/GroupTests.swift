import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Groups, masks and clips")
struct SceneGroupTests {
    private let frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    private func square(_ id: UInt64, _ x: Double, _ color: RGBA = .fullRed) -> LayerNode {
        node(id, CGRect(x: x, y: 10, width: 50, height: 50), color: color)
    }

    @Test("a half-transparent layer of one item folds its opacity, of two becomes a group")
    func groupOpacity() throws {
        let single = list(screen([node(2, frame, color: .fullRed) { $0.opacity = 0.5 }]))
        #expect(single.passes.count == 1)
        #expect(single.screenItems.first?.opacity == 0.5)
        let pair = list(screen([node(2, frame, color: .fullRed, children: [square(3, 10)]) { $0.opacity = 0.5 }]))
        #expect(pair.passes.count == 2)
        let item = try #require(pair.screenItems.first)
        #expect(item.opacity == 0.5)
        #expect(item.kind == .pass(0, mask: nil))
        #expect(pair.items[pair.passes[0].items].map(\.opacity) == [1, 1])
        #expect(pair.passes[0].region == PixelRect(minX: 100, minY: 100, maxX: 200, maxY: 200))
    }

    @Test("without group opacity every leaf takes its share")
    func leafOpacity() {
        let layer = node(2, frame, color: .fullRed, children: [square(3, 10)]) {
            $0.opacity = 0.5
        } style: {
            $0.allowsGroupOpacity = false
        }
        let built = list(screen([layer]))
        #expect(built.passes.count == 1)
        #expect(built.screenItems.map(\.opacity) == [0.5, 0.5])
    }

    @Test("nested groups of single items multiply")
    func nestedFolding() {
        let inner = node(3, frame, color: .fullRed) { $0.opacity = 0.5 }
        let outer = node(2, frame, children: [inner]) { $0.opacity = 0.5 }
        #expect(list(screen([outer])).screenItems.map(\.opacity) == [0.25])
    }

    @Test("hidden and fully transparent layers draw nothing, nor does what they hold")
    func invisible() {
        for change in [{ $0.isHidden = true }, { $0.opacity = 0 }, { $0.opacity = -1 }]
            as [(inout LayerGeometry) -> Void]
        {
            let layer = node(2, frame, color: .fullRed, children: [square(3, 10)], geometry: change)
            #expect(list(screen([layer])).screenItems.isEmpty)
        }
    }

    @Test("masksToBounds clips sublayers, not the layer itself")
    func masksToBounds() throws {
        let layer = node(2, frame, color: .fullBlue, children: [square(3, 80)]) { _ in
        } style: {
            $0.masksToBounds = true
        }
        let built = list(screen([layer]))
        let items = Array(built.screenItems)
        #expect(items.map(\.clip) == [-1, 0])
        #expect(built.clips[0].quad.rect == frame)
        #expect(items[1].bounds == PixelRect(minX: 180, minY: 110, maxX: 200, maxY: 160))
    }

    @Test("upright clips inside clips become one box; a clip that hides nothing is left out")
    func clipChains() {
        let leaf = node(4, CGRect(x: -500, y: -500, width: 2000, height: 2000), color: .fullRed)
        let inner = node(3, CGRect(x: 50, y: 0, width: 100, height: 100), children: [leaf]) { _ in
        } style: {
            $0.masksToBounds = true
        }
        let outer = node(2, frame, children: [inner]) { _ in
        } style: {
            $0.masksToBounds = true
        }
        let built = list(screen([outer]) { $0.masksToBounds = true })
        #expect(built.screenItems.first.map { built.clips[Int($0.clip)] }?.parent == -1)
        #expect(
            built.screenItems.first.map { built.clips[Int($0.clip)].quad.rect }
                == CGRect(x: 150, y: 100, width: 50, height: 100))
    }

    @Test("rounded clips nest, and limit the radius to half the smaller side")
    func roundedClips() throws {
        let leaf = node(4, CGRect(x: 0, y: 0, width: 100, height: 100), color: .fullRed)
        let inner = node(3, CGRect(x: 0, y: 0, width: 100, height: 60), children: [leaf]) { _ in
        } style: {
            $0.masksToBounds = true
            $0.cornerRadius = 80
            $0.maskedCorners = 1 | 8
        }
        let outer = node(2, frame, children: [inner]) { _ in
        } style: {
            $0.masksToBounds = true
            $0.cornerRadius = 10
        }
        let built = list(screen([outer]))
        let clip = try #require(built.screenItems.first.map { built.clips[Int($0.clip)] })
        #expect(clip.quad.radii.topLeft == 30)
        #expect(clip.quad.radii.bottomRight == 30)
        #expect(clip.quad.radii.topRight == 0)
        #expect(built.clips[Int(clip.parent)].quad.radii == CornerRadii(radius: 10))
    }

    @Test("a leaf's rounded clip is folded into its picture")
    func roundedLeaf() throws {
        let layer = node(2, frame) { _ in
        } style: {
            $0.contents = picture(200, 100)
            $0.contentsGravity = .resizeAspectFill
            $0.cornerRadius = 12
            $0.masksToBounds = true
        }
        let item = try #require(list(screen([layer])).screenItems.first)
        #expect(item.clip == -1)
        #expect(item.quad?.radii == CornerRadii(radius: 12))
        #expect(item.quad?.rect == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("a mask is a picture of its own, painted before what it masks")
    func maskPass() throws {
        let mask = node(9, CGRect(x: 0, y: 0, width: 60, height: 60), children: [square(10, 0), square(11, 30)])
        let built = list(screen([node(2, frame, color: .fullRed, mask: mask)]))
        #expect(built.passes.map(\.key.role) == [.mask, .group, .screen])
        #expect(built.screenItems.first?.kind == .pass(1, mask: 0))
        let hidden = node(9, CGRect(x: 0, y: 0, width: 60, height: 60), color: .black) { $0.isHidden = true }
        #expect(list(screen([node(2, frame, color: .fullRed, mask: hidden)])).screenItems.isEmpty)
    }

    @Test("a mask that is one opaque rounded rectangle clips instead")
    func maskAsClip() throws {
        let mask = node(9, CGRect(x: 10, y: 10, width: 60, height: 60), color: .black) { _ in
        } style: {
            $0.cornerRadius = 30
        }
        let built = list(screen([node(2, frame, color: .fullRed, children: [square(3, 10)], mask: mask)]))
        #expect(built.passes.count == 1)
        #expect(built.screenItems.allSatisfy { $0.clip == 0 })
        #expect(built.clips[0].quad.radii == CornerRadii(radius: 30))
        let faint = node(
            9, CGRect(x: 10, y: 10, width: 60, height: 60), color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(list(screen([node(2, frame, color: .fullRed, mask: faint)])).passes.count == 3)
    }

    @Test("filters make a picture with room for what a blur spreads")
    func filters() throws {
        let layer = node(2, frame, color: .fullRed) { _ in
        } style: {
            $0.filters = [.gaussianBlur(radius: 5)]
        }
        let built = list(screen([layer]), scale: 2)
        let pass = built.passes[0]
        #expect(Array(built.filters[pass.filters]) == [.gaussian(sigmaX: 10, sigmaY: 10)])
        #expect(pass.region == PixelRect(minX: 170, minY: 170, maxX: 430, maxY: 430))
    }

    @Test("blending of one item is its own, of several the group's")
    func blendModes() {
        let single = node(2, frame, color: .fullRed) { _ in
        } style: {
            $0.compositingFilter = .multiply
        }
        #expect(list(screen([single])).screenItems.map(\.blendMode) == [.multiply])
        let pair = node(2, frame, color: .fullRed, children: [square(3, 10)]) { _ in
        } style: {
            $0.compositingFilter = .screen
        }
        let built = list(screen([pair]))
        #expect(built.screenItems.map(\.blendMode) == [.screen])
        #expect(built.passes.count == 2)
    }

    @Test("sublayers by height, equal heights in their own order, border above them")
    func paintingOrder() {
        func raised(_ id: UInt64, _ z: Double) -> LayerNode {
            node(id, CGRect(x: 0, y: 0, width: 50, height: 50), color: .fullRed) { $0.zPosition = z }
        }
        let parent = node(
            2, frame, color: .fullBlue, children: [raised(3, 5), raised(4, 0), raised(5, -5), raised(6, 0)]
        ) { _ in
        } style: {
            $0.borderWidth = 2
        }
        #expect(list(screen([parent])).order == [2, 5, 4, 6, 3, 2])
    }

    @Test("a black overlay on an opaque picture of the same outline becomes its tint")
    func dimming() throws {
        func card(_ overlay: LayerNode) -> DisplayList {
            list(
                screen([
                    node(2, frame, children: [overlay]) { _ in
                    } style: {
                        $0.contents = picture(10, 10)
                    }
                ]))
        }
        let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
        let dimmed = card(node(3, whole, color: .black) { $0.opacity = 0.6 })
        #expect(dimmed.screenItems.count == 1)
        guard case .fill(_, .image(let image))? = dimmed.screenItems.first?.kind else {
            Issue.record("The picture stays.")
            return
        }
        #expect(abs(image.tint.red - 0.4) < 1e-6)
        #expect(image.tint.alpha == 1)
        #expect(card(node(3, whole.insetBy(dx: 1, dy: 1), color: .black) { $0.opacity = 0.6 }).screenItems.count == 2)
        #expect(card(node(3, whole, color: .fullRed) { $0.opacity = 0.6 }).screenItems.count == 2)
        // Inside a group of its own an overlay dims that group only.
        let grouped = node(3, whole, children: [node(4, whole, color: .black), square(5, 10)]) { $0.opacity = 0.5 }
        #expect(card(grouped).passes.count == 2)
        #expect(card(grouped).screenItems.count == 2)
    }

    @Test("a rasterised layer is painted flat once and laid where it is")
    func rasterized() throws {
        func built(_ angle: Double) -> DisplayList {
            list(
                screen([
                    node(2, frame, color: .fullRed, children: [square(3, 10)]) {
                        $0.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
                    } style: {
                        $0.shouldRasterize = true
                        $0.rasterizationScale = 2
                    }
                ]))
        }
        let a = built(0.2), b = built(0.9)
        #expect(a.passes[0] == b.passes[0])
        #expect(a.items[a.passes[0].items] == b.items[b.passes[0].items])
        #expect(a.passes[0].region == PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 200))
        guard case .fill(let quad, .pass(0, let map, _))? = a.screenItems.first?.kind else {
            Issue.record("The picture lies on the layer's plane.")
            return
        }
        #expect(quad.rect == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(map.apply(CGPoint(x: 100, y: 50)) == CGPoint(x: 200, y: 100))
    }

    @Test("a rasterised picture that ends with its layer has the layer's soft edges, any other hard ones")
    func rasterizedEdges() throws {
        func quad(edges: UInt8, isSoft: Bool = true, child: Double = 10, scale: Double = 3) throws -> Quad {
            let layer = node(2, frame, color: .fullRed, children: [square(3, child)]) { _ in
            } style: {
                $0.shouldRasterize = true
                $0.rasterizationScale = scale
                $0.allowsEdgeAntialiasing = isSoft
                $0.edgeAntialiasingMask = edges
            }
            guard case .fill(let quad, .pass)? = list(screen([layer])).screenItems.first?.kind else {
                throw MissingPicture()
            }
            return quad
        }
        #expect(try quad(edges: 15).antialiasedEdges == 15)
        #expect(try quad(edges: 9).antialiasedEdges == 9)
        #expect(try quad(edges: 15, isSoft: false).antialiasedEdges == 0)
        #expect(try quad(edges: 15, child: 80).antialiasedEdges == 0)
        // Bounds that end between two pixels of the picture are soft inside of it.
        #expect(try quad(edges: 15, scale: 1.003).antialiasedEdges == 0)
        #expect(try quad(edges: 15).rect == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    private struct MissingPicture: Error {}

    @Test("a rasterised layer keeps what sticks out of it, as far as its budget goes")
    func rasterizedOverflow() {
        func region(_ x: Double) -> PixelRect {
            let layer = node(2, frame, color: .fullRed, children: [square(3, x)]) { _ in
            } style: {
                $0.shouldRasterize = true
            }
            return list(screen([layer])).passes[0].region
        }
        #expect(region(-700) == PixelRect(minX: -700, minY: 0, maxX: 100, maxY: 100))
        #expect(region(9_000) == PixelRect(minX: 0, minY: 0, maxX: 9_050, maxY: 100))
        #expect(region(16_300).maxX <= 16_384)
    }
}

/// An opaque picture of one colour.
func picture(_ width: Int, _ height: Int, isOpaque: Bool = true) -> ImageReference {
    let buffer = PixelBuffer(width: width, height: height, isOpaque: isOpaque)
    for index in 0..<(buffer.stride * height) { buffer.base[index] = 0xFF80_8080 }
    return ImageReference(CGImage(buffer: buffer))
}
