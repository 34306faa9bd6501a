import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Transition effects")
struct TransitionEffectTests {
    private static let kinds: [TransitionAnimation.Kind] = [
        .fade, .moveIn, .push, .reveal, .pageCurl, .pageUnCurl, .cube, .oglFlip, .suckEffect, .rippleEffect,
        .cameraIris, .cameraIrisHollowOpen, .cameraIrisHollowClose,
    ]
    private let size = CGSize(width: 320, height: 480)

    private func picture(
        _ kind: TransitionAnimation.Kind, _ progress: Double, _ edge: TransitionAnimation.Edge? = nil
    ) -> TransitionPicture {
        TransitionEffect.picture(kind, edge: edge, progress: progress, size: size, pixelsPerPoint: 2)
    }

    @Test("every kind begins with all old and ends with all new", arguments: kinds)
    func ends(kind: TransitionAnimation.Kind) {
        #expect(picture(kind, 0).parts == [.face(.old, CATransform3DIdentity, opacity: 1)])
        #expect(picture(kind, 1).parts == [.face(.new, CATransform3DIdentity, opacity: 1)])
        #expect(picture(kind, -0.2) == picture(kind, 0))
        #expect(picture(kind, 1.3) == picture(kind, 1))
    }

    @Test("no part is ever not a number", arguments: kinds)
    func finite(kind: TransitionAnimation.Kind) {
        for edge in [nil, .fromLeft, .fromRight, .fromTop, .fromBottom] as [TransitionAnimation.Edge?] {
            for size in [CGSize(width: 320, height: 480), .zero, CGSize(width: 1e5, height: 1)] {
                for step in 0...40 {
                    let picture = TransitionEffect.picture(
                        kind, edge: edge, progress: Double(step) / 40, size: size, pixelsPerPoint: 3)
                    for part in picture.parts { #expect(part.isFinite, "\(kind) \(step) \(size)") }
                }
            }
        }
    }

    @Test("push moves both, fromLeft to the right")
    func push() {
        let parts = picture(.push, 0.25, .fromLeft).parts
        #expect(
            parts == [
                .face(.old, CATransform3DMakeTranslation(80, 0, 0), opacity: 0.75),
                .face(.new, CATransform3DMakeTranslation(-240, 0, 0), opacity: 0.25),
            ])
        #expect(
            picture(.push, 0.5, .fromBottom).parts[1]
                == .face(.new, CATransform3DMakeTranslation(0, 240, 0), opacity: 0.5))
    }

    @Test("moveIn brings the new over the old, reveal takes the old off the new")
    func overAndUnder() {
        #expect(
            picture(.moveIn, 0.5, .fromRight).parts == [
                .face(.old, CATransform3DIdentity, opacity: 1),
                .face(.new, CATransform3DMakeTranslation(160, 0, 0), opacity: 1),
            ])
        #expect(
            picture(.reveal, 0.5, .fromTop).parts == [
                .face(.new, CATransform3DIdentity, opacity: 1),
                .face(.old, CATransform3DMakeTranslation(0, 240, 0), opacity: 1),
            ])
    }

    @Test(
        "a turning card stays inside its bounds and shows the new side in the second half",
        arguments: [
            TransitionAnimation.Edge.fromLeft, .fromRight, .fromTop, .fromBottom,
        ])
    func flipStaysInside(edge: TransitionAnimation.Edge) throws {
        for step in 1..<40 where step != 20 {
            let picture = picture(.oglFlip, Double(step) / 40, edge)
            guard case .face(let face, let map, _) = try #require(picture.parts.first) else { return }
            #expect(face == (step < 20 ? .old : .new))
            let box = try #require(map.boundingBox(of: CGRect(origin: .zero, size: size)))
            #expect(box.minX >= -1e-9)
            #expect(box.minY >= -1e-9)
            #expect(box.maxX <= 320 + 1e-9)
            #expect(box.maxY <= 480 + 1e-9)
            #expect(Homography(plane: map).determinant > 0)
        }
    }

    @Test("fromLeft brings the left edge forward and moves a cube's face to the right")
    func turningDirection() throws {
        guard case .face(_, let map, _) = picture(.oglFlip, 0.2, .fromLeft).parts[0] else { return }
        let left = map.homogeneous(0, 240, 0), right = map.homogeneous(320, 240, 0)
        #expect(left.w < right.w)
        guard case .face(.old, let cube, _) = picture(.cube, 0.2, .fromLeft).parts[1] else {
            Issue.record("The nearer face is painted last.")
            return
        }
        #expect(try #require(cube.project(CGPoint(x: 160, y: 240))).x > 160)
    }

    @Test("a cube's two faces share an edge", arguments: [0.1, 0.5, 0.9])
    func cubeIsClosed(progress: Double) throws {
        var maps: [TransitionFace: CATransform3D] = [:]
        for part in picture(.cube, progress, .fromRight).parts {
            if case .face(let face, let map, _) = part { maps[face] = map }
        }
        let old = try #require(maps[.old]?.project(CGPoint(x: 320, y: 100)))
        let new = try #require(maps[.new]?.project(CGPoint(x: 0, y: 100)))
        #expect(abs(old.x - new.x) < 1e-9)
        #expect(abs(old.y - new.y) < 1e-9)
    }

    @Test("an uncurl is a curl of the other edge run backwards, with the new picture on the leaf")
    func uncurl() {
        let curl = picture(.pageCurl, 0.25, .fromBottom), uncurl = picture(.pageUnCurl, 0.75, .fromTop)
        #expect(curl.parts.count == uncurl.parts.count)
        #expect(uncurl.parts[0] == .face(.old, CATransform3DIdentity, opacity: 1))
        let leaves = uncurl.parts.compactMap { part -> TransitionFace? in
            if case .page(let face, _, _) = part { face } else { nil }
        }
        #expect(!leaves.isEmpty)
        #expect(leaves.allSatisfy { $0 == .new })
        #expect(picture(.pageUnCurl, 0.75) == uncurl)
        #expect(picture(.pageCurl, 0.25) == curl)
    }

    @Test(
        "the shadow of a roll comes and goes with it: nothing is left of it to vanish at once",
        arguments: [0.001, 0.999])
    func curlShadow(progress: Double) {
        for case .band(_, _, let alpha) in picture(.pageCurl, progress).parts { #expect(alpha < 0.03) }
        for case .band(_, _, let alpha) in picture(.pageCurl, 0.5).parts { #expect(alpha > 0.4) }
    }

    @Test("the shadow of a roll begins where the page leaves the ground: beside the roll none of it is left out")
    func curlShadowBegins() {
        let curl = TransitionEffect.curl(0.4, .fromBottom, size)
        guard case .band(let start, let end, _) = TransitionEffect.shadowAhead(of: curl) else {
            Issue.record("the shadow is a band")
            return
        }
        #expect(abs(curl.coordinate(of: start) - curl.travel) < 1e-9)
        #expect(curl.coordinate(of: end) < curl.travel - 2 * curl.radius)
    }

    @Test("the shadow of the part that lies upside down falls on what rises of the page too, and ends where that ends")
    func flapShadow() {
        let curl = TransitionEffect.curl(0.7, .fromBottom, size)
        guard case .shadow(_, _, _, let edge)? = TransitionEffect.shadowOfFlap(curl) else {
            Issue.record("there is a shadow")
            return
        }
        let end = curl.point(at: curl.travel - curl.radius)
        #expect(abs(edge.a * end.x + edge.b * end.y + edge.c) < 1e-9)
        let kinds = picture(.pageCurl, 0.7).parts.map { part -> String in
            switch part {
            case .page: "page"
            case .shadow: "shadow"
            default: "other"
            }
        }
        #expect(kinds == ["other", "other", "page", "page", "shadow", "page"])
    }

    @Test("a sucked sheet ends in one point")
    func suck() {
        guard case .sheet(.old, let sheet, _) = picture(.suckEffect, 0.999_999).parts[1] else { return }
        for vertex in sheet.vertices { #expect(hypot(vertex.x - 160, vertex.y - 360) < 1) }
    }
}

extension TransitionPicture.Part {
    var isFinite: Bool {
        switch self {
        case .face(_, let map, let opacity): map.isFinite && opacity.isFinite
        case .disc(_, let center, let radius): center.x.isFinite && center.y.isFinite && radius.isFinite
        case .sheet(_, let sheet, let opacity): sheet.isFinite && opacity.isFinite
        case .page(_, let sheet, _): sheet.isFinite
        case .band(let a, let b, let alpha):
            a.x.isFinite && a.y.isFinite && b.x.isFinite && b.y.isFinite && alpha.isFinite
        case .shadow(let map, let sigma, let alpha, let edge):
            map.isFinite && sigma.isFinite && alpha.isFinite && (edge.a + edge.b + edge.c).isFinite
        case .cover: true
        }
    }
}

extension BentSheet {
    var isFinite: Bool {
        vertices.allSatisfy { ($0.x + $0.y + $0.u + $0.v + $0.frontShade + $0.backShade).isFinite }
    }
}
