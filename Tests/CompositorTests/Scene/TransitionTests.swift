import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Running transitions")
struct SceneTransitionTests {
    private func page(
        _ color: RGBA, _ kind: TransitionAnimation.Kind? = nil, from old: LayerNode? = nil, children: [LayerNode] = [],
        _ change: (inout LayerGeometry) -> Void = { _ in }
    ) -> LayerNode {
        var animations: [AnimationRecord] = []
        if let kind {
            var transition = TransitionAnimation()
            transition.kind = kind
            transition.source = old
            var timing = MediaTiming()
            timing.duration = 1
            timing.fillMode = .both
            animations = [AnimationRecord(id: AnimationID(1), timing: timing, kind: .transition(transition))]
        }
        return node(
            2, CGRect(x: 100, y: 100, width: 200, height: 300), color: color, children: children,
            animations: animations,
            geometry: change)
    }

    @Test("both faces are pictures at the screen's scale, painted before the effect")
    func faces() {
        let built = list(screen([page(.fullBlue, .moveIn, from: page(.fullRed))]), at: 0.5, scale: 2)
        #expect(built.passes.map(\.key.role) == [.transitionSource, .transitionTarget, .screen])
        #expect(built.passes[0].region == PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 600))
        #expect(built.screenItems.compactMap { $0.corners.first?.x } == [200, 0])
    }

    @Test("a face's pixels fall on the screen's pixels also between them")
    func phase() throws {
        let built = list(screen([page(.fullBlue, .moveIn, from: page(.fullRed)) { $0.position.x += 0.25 }]), at: 0.5)
        guard case .fill(let quad, .pass(_, let toPass, _))? = built.screenItems.first?.kind else {
            Issue.record("The old face comes first.")
            return
        }
        let local = try #require(quad.toPixels.inverse?.apply(CGPoint(x: 150, y: 150)))
        let pixel = try #require(toPass.apply(local))
        #expect(pixel.x == pixel.x.rounded())
        #expect(pixel.y == pixel.y.rounded())
    }

    private func rippled(at time: Double) -> DisplayList {
        func box(_ id: UInt64, _ y: CGFloat) -> LayerNode {
            node(id, CGRect(x: 30, y: y, width: 120, height: 90), color: RGBA(red: 0.4, green: 0.9, blue: 0.2))
        }
        let old = page(.fullRed, children: [box(7, 40)]), new = [box(8, 160)]
        return list(screen([page(.fullBlue, .rippleEffect, from: old, children: new)]), at: time)
    }

    @Test("pictures on one sheet are mixed in a pass of their own as long as both are seen, and bent once")
    func ripples() {
        let both = rippled(at: 0.5)
        #expect(both.passes.map(\.key.role) == [.transitionSource, .transitionTarget, .group, .screen])
        #expect(both.meshes.map(\.front) == [2])
        let mixed = both.items[both.passes[2].items]
        #expect(mixed.map(\.kind) == [.pass(0, mask: nil), .pass(1, mask: nil)])
        #expect(mixed.allSatisfy { $0.blendMode == .plusLighter })
        #expect(abs(mixed.reduce(0) { $0 + $1.opacity } - 1) < 1e-6)
        for time in [0.2, 0.8] {
            let one = rippled(at: time)
            #expect(one.passes.map(\.key.role) == [.transitionSource, .transitionTarget, .screen])
            #expect(one.meshes.map(\.front) == [time < 0.5 ? 0 : 1])
        }
    }

    @Test("a mixed sheet looks as both sheets do that are bent one by one and added up", arguments: [0.35, 0.5, 0.7])
    func mixedSheet(time: Double) throws {
        let mixed = rippled(at: time)
        var apart = mixed
        let screenIndex = try #require(mixed.passes[3].items.first { mixed.items[$0].kind == .mesh(0) })
        let opacities = mixed.items[mixed.passes[2].items].map(\.opacity)
        for face in 0...1 {
            var mesh = mixed.meshes[0]
            (mesh.front, mesh.back) = (face, face)
            apart.meshes.append(mesh)
            var item = mixed.items[screenIndex]
            item.kind = .mesh(1 + face)
            item.opacity = opacities[face]
            item.blendMode = .plusLighter
            apart.items[mixed.passes[2].items.lowerBound + face] = item
        }
        apart.passes[2].region = mixed.items[screenIndex].bounds
        apart.items[screenIndex].kind = .pass(2, mask: nil)
        func painted(_ list: DisplayList) -> PixelBuffer {
            let target = PixelBuffer(width: 400, height: 600)
            Rasterizer(threads: 1).paint(list, damage: [list.passes[3].region], into: target)
            return target
        }
        let a = painted(mixed), b = painted(apart)
        var most = 0, differing = 0
        for y in 0..<600 {
            for x in 0..<400 {
                let off = [0, 8, 16].map { abs(Int(a.pixel(x, y) >> $0 & 255) - Int(b.pixel(x, y) >> $0 & 255)) }.max()!
                most = max(most, off)
                if off > 1 { differing += 1 }
            }
        }
        #expect(most <= 3)
        #expect(differing < 400 * 600 / 100)
    }

    @Test("a finished transition that is kept costs nothing")
    func kept() {
        let built = list(screen([page(.fullBlue, .pageCurl, from: page(.fullRed))]), at: 5)
        #expect(built.passes.count == 1)
        #expect(built.screenItems.count == 1)
    }

    @Test("a layer that was hidden with a transition fades out")
    func hiding() {
        let layer = page(.fullBlue, .fade, from: page(.fullRed)) { $0.isHidden = true }
        let built = list(screen([layer]), at: 0.25)
        let group = built.items[built.passes[1].items]
        #expect(group.map(\.opacity) == [0.75])
        #expect(list(screen([layer]), at: 5).screenItems.isEmpty)
    }

    @Test("what both pictures share stays as it is while they dissolve", arguments: [0.1, 0.3, 0.5, 0.77])
    func dissolveKeepsWhatIsShared(time: Double) {
        let color = RGBA(red: 200 / 255, green: 40 / 255, blue: 0)
        let buffer = PixelBuffer(width: 400, height: 600)
        let compositor = Compositor(threads: 1)
        compositor.background = .white
        compositor.render(
            RenderTree(root: screen([page(color, .fade, from: page(color))])), at: time, width: 400, height: 600,
            scale: 1,
            into: buffer)
        let pixel = buffer.base[250 * buffer.stride + 200]
        for (shift, want) in [(24, 255), (16, 200), (8, 40), (0, 0)] as [(UInt32, Int)] {
            #expect(abs(Int(pixel >> shift & 255) - want) <= 1)
        }
    }

    @Test("without a source the old picture is empty")
    func noSource() {
        let built = list(screen([page(.fullBlue, .moveIn)]), at: 0.5)
        #expect(built.screenItems.count == 1)
    }

    @Test("the curl is a mesh clipped to the layer; mirrored it keeps its front in front", arguments: [1.0, -1])
    func curl(mirror: Double) throws {
        let layer = page(.fullBlue, .pageCurl, from: page(.fullRed)) {
            $0.transform = CATransform3DMakeRotation(mirror > 0 ? 0 : .pi, 0, 1, 0)
        }
        let built = list(screen([layer]), at: 0.4)
        #expect(!built.meshes.isEmpty)
        for item in built.screenItems {
            #expect(item.clip >= 0)
            #expect(item.bounds.minX >= 100)
            #expect(item.bounds.maxX <= 300)
        }
        // The flat part shows the front, so its triangles are clockwise.
        let flat = built.meshes[0]
        for start in stride(from: 0, to: flat.indices.count, by: 3) {
            let (a, b, c) = (
                flat.vertices[Int(flat.indices[start])], flat.vertices[Int(flat.indices[start + 1])],
                flat.vertices[Int(flat.indices[start + 2])]
            )
            #expect((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y) > 0)
        }
        // The corner that lifts is at the right, mirrored at the left.
        let lowest = flat.vertices.filter { $0.y > 250 }.map(\.x)
        if let least = lowest.min(), let most = lowest.max() {
            #expect(abs(mirror > 0 ? least - 100 : most - 300) < 0.01)
        }
    }

    @Test("half turns of container and page mirror the curl and not the page, whichever of them has the transition")
    func mirroredByHalfTurns() throws {
        func turned(_ geometry: inout LayerGeometry) { geometry.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        // The page's left half is green: it stays at the left.
        func halves(_ right: RGBA) -> [LayerNode] {
            [
                node(21, CGRect(x: 0, y: 0, width: 100, height: 200), color: RGBA(red: 0, green: 1, blue: 0)),
                node(22, CGRect(x: 100, y: 0, width: 100, height: 200), color: right),
            ]
        }
        func picture(_ root: LayerNode) -> PixelBuffer {
            let buffer = PixelBuffer(width: 400, height: 600)
            Compositor(threads: 1).render(
                RenderTree(root: root), at: 0.3, width: 400, height: 600, scale: 1, into: buffer)
            return buffer
        }
        let frame = CGRect(x: 100, y: 100, width: 200, height: 200)
        let place = CGRect(x: 0, y: 0, width: 200, height: 200)
        func curl(from old: LayerNode) -> [AnimationRecord] { page(.fullBlue, .pageCurl, from: old).animations }
        let oldPage = node(11, place, children: halves(.fullRed), geometry: turned)
        let newPage = node(11, place, children: halves(.fullBlue), geometry: turned)
        let onPage = picture(
            screen([
                node(
                    10, frame,
                    children: [
                        node(
                            11, place, children: halves(.fullBlue),
                            animations: curl(from: node(11, place, children: halves(.fullRed))), geometry: turned)
                    ], geometry: turned)
            ]))
        let onContainer = picture(
            screen([
                node(
                    10, frame, children: [newPage], animations: curl(from: node(10, frame, children: [oldPage])),
                    geometry: turned)
            ]))
        let plain = picture(
            screen([
                node(
                    10, frame, children: halves(.fullBlue),
                    animations: curl(from: node(10, frame, children: halves(.fullRed))))
            ]))
        for (name, picture) in [("page", onPage), ("container", onContainer)] {
            // At the top nothing has curled yet; below, the right corner lifts, mirrored the left one.
            #expect(picture.pixel(150, 110) == 0xff00_ff00, "\(name)")
            #expect(picture.pixel(250, 110) == 0xffff_0000, "\(name)")
            #expect(plain.pixel(105, 295) == 0xff00_ff00)
            #expect(plain.pixel(295, 295) != 0xffff_0000)
            #expect(picture.pixel(105, 295) != 0xff00_ff00, "\(name): the left corner lifts")
            #expect(picture.pixel(295, 295) == 0xffff_0000, "\(name): the right corner lies")
        }
    }

    @Test("what is drawn is the same whether the clock runs or is set")
    func scrubbed() {
        let running = list(screen([page(.fullBlue, .pageCurl, from: page(.fullRed))]), at: 0.3)
        var stopped = MediaTiming.layer
        stopped.speed = 0
        stopped.timeOffset = 0.3
        let root = screen([page(.fullBlue, .pageCurl, from: page(.fullRed))])
        let frozen = LayerNode(
            id: root.id, geometry: root.geometry, style: root.style, timing: stopped, children: root.children)
        #expect(list(frozen, at: 77) == running)
    }
}
