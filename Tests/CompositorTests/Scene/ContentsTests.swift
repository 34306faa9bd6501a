import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import Compositor

@Suite("Contents, shadows and kinds of layers")
struct SceneContentsTests {
    private let frame = CGRect(x: 100, y: 100, width: 100, height: 100)

    @Test("gravity places contents as the vectors say")
    func gravityVectors() throws {
        let url = try #require(
            Bundle.module.url(forResource: "geometry", withExtension: "json", subdirectory: "Resources"))
        let file = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        let rows = try #require(file["gravity"] as? [[String: Any]])
        #expect(!rows.isEmpty)
        for row in rows {
            let name = try #require((row["contentsGravity"] ?? row["contentsGravity_y_down"]) as? String)
            let gravity = try #require(ContentsGravity(rawValue: name))
            let bounds = try #require(row["bounds"] as? [Double]), pixels = try #require(row["imagePixels"] as? [Int])
            let want = try #require(row["drawnRect"] as? [Double])
            let placement = try #require(
                ContentsPlacement(
                    imageWidth: pixels[0], imageHeight: pixels[1], contentsScale: row["contentsScale"] as? Double ?? 1,
                    contentsRect: CGRect(x: 0, y: 0, width: 1, height: 1), gravity: gravity,
                    bounds: CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])))
            let got = placement.target
            #expect(abs(got.minX - want[0]) < 1e-9, "\(row)")
            #expect(abs(got.minY - want[1]) < 1e-9, "\(row)")
            #expect(abs(got.width - want[2]) < 1e-9, "\(row)")
            #expect(abs(got.height - want[3]) < 1e-9, "\(row)")
        }
    }

    @Test("nine parts: corners keep their size, joints are hard")
    func nineParts() {
        let layer = node(2, frame) { _ in
        } style: {
            $0.contents = picture(30, 30)
            $0.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        }
        let quads = list(screen([layer])).screenItems.compactMap(\.quad)
        #expect(quads.count == 9)
        #expect(quads[0].rect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(quads[0].antialiasedEdges == 5)
        #expect(abs(quads[4].rect.width - 80) < 1e-9)
        #expect(quads[4].antialiasedEdges == 0)
        #expect(quads[8].antialiasedEdges == 10)
    }

    @Test("a layer smaller than its corners shares its room between them")
    func squeezedNineParts() {
        let cuts = ContentsPlacement.thirds(source: 0...30, target: 0...10, center: 0.4...0.6, contentsScale: 1)
        #expect(cuts.target == [0, 5, 5, 10])
        let pixel = ContentsPlacement.thirds(source: 0...30, target: 0...100, center: 0.5...0.5, contentsScale: 1)
        #expect(pixel.source == [0, 15, 16, 30])
        #expect(pixel.target == [0, 15, 86, 100])
    }

    @Test("bitmaps stay upright where the geometry is flipped")
    func uprightInFlippedGeometry() throws {
        let inner = node(3, CGRect(x: 0, y: 0, width: 50, height: 50)) { _ in
        } style: {
            $0.contents = picture(5, 5)
        }
        let outer = node(2, frame, children: [inner]) { _ in
        } style: {
            $0.isGeometryFlipped = true
        }
        let item = try #require(list(screen([outer])).screenItems.first)
        #expect(item.corners.first == CGPoint(x: 100, y: 150))
        #expect((item.quad?.toPixels.e ?? 0) > 0)
    }

    @Test("animated contents dissolve exactly: both images add up in a group")
    func dissolve() throws {
        let from = picture(4, 4), to = picture(4, 4)
        var timing = MediaTiming()
        timing.duration = 1
        let animation = AnimationRecord(
            id: AnimationID(1), timing: timing,
            kind: .property(
                PropertyAnimation(
                    target: .layer(.contents, .whole), track: .basic(from: .image(from), to: .image(to), by: nil))))
        let layer = node(2, frame, animations: [animation]) { _ in
        } style: {
            $0.contents = to
        }
        let built = list(screen([layer]), at: 0.25)
        #expect(built.passes.count == 2)
        let parts = built.items[built.passes[0].items]
        #expect(parts.map(\.opacity) == [0.75, 0.25])
        #expect(parts.allSatisfy { $0.blendMode == .plusLighter })
    }

    // MARK: Shadows

    private func shadowed(
        _ color: RGBA? = .white, children: [LayerNode] = [], style change: (inout LayerAppearance) -> Void = { _ in }
    ) -> DisplayList {
        list(
            screen([
                node(2, frame, color: color, children: children) { _ in
                } style: {
                    $0.shadowOpacity = 0.5
                    $0.shadowRadius = 4
                    change(&$0)
                }
            ]))
    }

    @Test("an opaque rounded layer's shadow is analytic, beneath it, moved by the offset")
    func analyticShadow() throws {
        let built = shadowed(children: [node(3, CGRect(x: 10, y: 10, width: 20, height: 20), color: .fullRed)]) {
            $0.cornerRadius = 12
        }
        #expect(built.passes.count == 1)
        #expect(built.screenItems.count == 3)
        guard case .shadow(let quad, 4, let color, _)? = built.screenItems.first?.kind else {
            Issue.record("The shadow comes first.")
            return
        }
        #expect(quad.rect == CGRect(x: 0, y: -3, width: 100, height: 100))
        #expect(quad.radii == CornerRadii(radius: 12))
        #expect(color.alpha == 0.5)
        #expect(built.screenItems.first?.bounds == PixelRect(minX: 88, minY: 85, maxX: 212, maxY: 209))
    }

    @Test("sublayers that stick out, or a clear background, make the silhouette a picture")
    func silhouettes() {
        let outside = node(3, CGRect(x: 80, y: 80, width: 50, height: 50), color: .fullRed)
        for built in [shadowed(children: [outside]), shadowed(nil, children: [outside, outside])] {
            #expect(built.passes.first?.key.role == .shadow)
            let filters = Array(built.filters[built.passes[0].filters])
            #expect(
                filters == [
                    .silhouette(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)), .gaussian(sigmaX: 4, sigmaY: 4),
                ])
            guard case .fill(_, .pass(0, let map, _))? = built.screenItems.first?.kind else {
                Issue.record("The shadow comes first.")
                return
            }
            // Drawn three points higher, so it reads three points lower.
            #expect(map.apply(CGPoint(x: 150, y: 150)) == CGPoint(x: 150, y: 153))
        }
    }

    @Test("a translucent layer's shadow is as faint as it is")
    func translucentShadow() {
        guard
            case .shadow(_, _, let color, _)? = shadowed(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)).screenItems.first?
                .kind
        else {
            Issue.record("The shadow is analytic.")
            return
        }
        #expect(color.alpha == 0.25)
    }

    @Test("shadowPath decides the shape: simple outlines are analytic")
    func shadowPath() {
        let oval = PathReference(CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 50), transform: nil))
        guard case .shadow(let quad, _, _, _)? = shadowed({ $0.shadowPath = oval }).screenItems.first?.kind else {
            Issue.record("A circle's shadow is analytic.")
            return
        }
        #expect(quad.rect == CGRect(x: 10, y: 7, width: 50, height: 50))
        #expect(quad.radii == CornerRadii(radius: 25))
    }

    private func shadowed(_ change: (inout LayerAppearance) -> Void) -> DisplayList { shadowed(.white, style: change) }

    @Test("masksToBounds hides the layer's own shadow")
    func maskedShadow() {
        let built = shadowed { $0.masksToBounds = true }
        #expect(built.screenItems.first?.clip == 0)
        #expect(built.clips[0].quad.rect == frame)
    }

    // MARK: Kinds

    @Test("simple outlines are told from other paths")
    func outlines() {
        let rect = CGRect(x: 5, y: 6, width: 70, height: 40)
        #expect(OutlineShape(CGPath(rect: rect, transform: nil))?.rect == rect)
        let round = OutlineShape(CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil))
        #expect(round?.rect == rect)
        #expect(abs((round?.radii.topLeft ?? 0) - 8) < 1e-9)
        #expect(OutlineShape(CGPath(ellipseIn: rect, transform: nil)) == nil)
        // As a bezier path rounds a rectangle; without room for the whole curve it is a path like any other.
        let smooth = OutlineShape(CGPath(roundedRect: rect, radii: CornerRadiusSet(all: 2), isContinuous: true))
        #expect(smooth?.rect == rect)
        #expect(smooth?.radii.isContinuous == true)
        #expect(abs((smooth?.radii.topLeft ?? 0) - 2) < 1e-9)
        #expect(OutlineShape(CGPath(roundedRect: rect, radii: CornerRadiusSet(all: 400), isContinuous: true)) == nil)
        let uneven = CornerRadiusSet(topLeft: 2, topRight: 1, bottomRight: 2, bottomLeft: 2)
        #expect(OutlineShape(CGPath(roundedRect: rect, radii: uneven, isContinuous: true)) == nil)
        #expect(
            OutlineShape(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil))?.radii.topLeft
                == 4.5)
        let cross = CGMutablePath()
        cross.move(to: CGPoint(x: 0, y: 0))
        cross.addLine(to: CGPoint(x: 10, y: 0))
        cross.addLine(to: CGPoint(x: 10, y: 10))
        cross.addLine(to: CGPoint(x: 5, y: 10))
        cross.addLine(to: CGPoint(x: 5, y: 5))
        cross.closeSubpath()
        #expect(OutlineShape(cross) == nil)
    }

    @Test("a stroked rectangle is a ring")
    func stroke() throws {
        var shape = ShapeContent()
        shape.path = PathReference(CGPath(rect: CGRect(x: 10, y: 10, width: 60, height: 60), transform: nil))
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .fullBlue, 8)
        for (join, radius) in [(LineJoin.miter, 0.0), (.round, 4)] {
            shape.lineJoin = join
            let first = list(screen([node(2, frame, content: .shape(shape))])).screenItems.first
            guard case .border(let quad, 8, _)? = first?.kind else {
                Issue.record("The line along a whole rectangle is a ring.")
                return
            }
            #expect(quad.rect == CGRect(x: 6, y: 6, width: 68, height: 68))
            #expect(quad.radii == CornerRadii(radius: radius))
        }
    }

    @Test("a stroked circle is a path on the device's pixels, no larger than its line, and so is a part of it")
    func roundStroke() throws {
        var shape = ShapeContent()
        shape.path = PathReference(CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60), transform: nil))
        shape.fillColor = nil
        shape.strokeColor = .fullBlue
        shape.lineWidth = 8
        let circle = list(screen([node(2, frame, content: .shape(shape))])).screenItems.first
        guard case .path(_, .solid(.fullBlue))? = circle?.kind else {
            Issue.record("The line along a whole circle is a path.")
            return
        }
        #expect((circle?.bounds.width ?? 0) <= 70)
        shape.strokeEnd = 0.5
        let sampler = TreeSampler(), builder = SceneBuilder()
        sampler.sample(RenderTree(root: screen([node(2, frame, content: .shape(shape))])), at: 0)
        let area = PixelRect(minX: 0, minY: 0, maxX: 800, maxY: 1200)
        builder.build(sampler, screen: area, scale: 2)
        let first = builder.list.screenItems.first
        builder.build(sampler, screen: area, scale: 2)
        #expect(first != nil)
        #expect(first == builder.list.screenItems.first)
        guard case .path(let index, .solid(.fullBlue))? = first?.kind else {
            Issue.record("An arc is a path.")
            return
        }
        let path = builder.list.paths[index]
        #expect(path.toPixels.a == 2)
        #expect(path.stroke?.end == 0.5)
    }

    @Test("a replicator moves, colours and fades each instance")
    func replicator() {
        var content = ReplicatorContent()
        content.instanceCount = 3
        content.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        content.redOffset = -0.25
        content.alphaOffset = -0.25
        let dot = node(3, CGRect(x: 0, y: 0, width: 10, height: 10), color: .fullRed)
        let built = list(screen([node(2, frame, children: [dot], content: .replicator(content))]))
        #expect(built.screenItems.compactMap { $0.corners.first?.x } == [100, 120, 140])
        #expect(built.screenItems.map(\.opacity) == [1, 0.75, 0.5])
        let reds = built.screenItems.compactMap { item -> Float? in
            if case .fill(_, .solid(let color)) = item.kind { color.red } else { nil }
        }
        #expect(reds == [1, 0.75, 0.5])
    }

    @Test("a delayed instance shows an earlier time")
    func delayedInstances() {
        var content = ReplicatorContent()
        content.instanceCount = 3
        content.instanceDelay = 0.25
        var timing = MediaTiming()
        timing.duration = 1
        timing.fillMode = .both
        let slide = AnimationRecord(
            id: AnimationID(1), timing: timing,
            kind: .property(
                PropertyAnimation(
                    target: .layer(.position, .x), track: .basic(from: .number(5), to: .number(105), by: nil))))
        let dot = node(3, CGRect(x: 0, y: 0, width: 10, height: 10), color: .fullRed, animations: [slide])
        let built = list(screen([node(2, frame, children: [dot], content: .replicator(content))]), at: 0.5)
        #expect(built.screenItems.compactMap { $0.corners.first?.x } == [150, 125, 100])
    }

    @Test("an absurd number of instances is cut, with a word about it")
    func tooManyInstances() {
        var content = ReplicatorContent()
        content.instanceCount = .max
        let away = node(3, CGRect(x: 900, y: 0, width: 10, height: 10), color: .fullRed)
        let layer = node(2, frame, children: [away], content: .replicator(content))
        let (_, messages) = Diagnostics.collecting { list(screen([layer])) }
        #expect(messages.contains { $0.contains("replicator") })
    }

    @Test("a snapshot draws the kept layer's rectangle into the bounds")
    func snapshot() throws {
        let kept = node(9, CGRect(x: 300, y: 300, width: 50, height: 50), color: .fullRed)
        let content = SnapshotContent(node: kept, time: 0, sourceRect: CGRect(x: 0, y: 0, width: 50, height: 25))
        let built = list(screen([node(2, frame, content: .snapshot(content))]))
        let item = try #require(built.screenItems.first)
        #expect(
            item.corners == [
                CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 300), CGPoint(x: 100, y: 300),
            ])
        #expect(built.clips[Int(item.clip)].quad.rect == frame)
    }
}
