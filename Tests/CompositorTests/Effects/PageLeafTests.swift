import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import Compositor

/// Leaves of books: pageCurl with a spine (docs/behaviour/page-curl.md §1, §2).
@Suite("Page leaves")
struct PageLeafTests {
    private let size = CGSize(width: 300, height: 400)
    private static let edges: [TransitionAnimation.Edge] = [.fromRight, .fromLeft, .fromTop, .fromBottom]

    private func leaf(hinged: Bool, tilt: Double = 0.3) -> PageLeaf {
        var leaf = PageLeaf()
        leaf.tilt = tilt
        (leaf.startRadius, leaf.quarterRadius, leaf.endRadius) = hinged ? (12, 9, 0.3) : (15, 46, 91)
        leaf.isHinged = hinged
        leaf.hasBack = hinged
        return leaf
    }

    @Test("a hinged leaf never leaves its spine", arguments: edges)
    func hinges(edge: TransitionAnimation.Edge) {
        for tilt in [-1.2, -0.3, 0, 0.3, 1.2] {
            for step in 0...50 {
                let curl = PageCurl(leaf(hinged: true, tilt: tilt), lift: Double(step) / 50, free: edge, size: size)
                for part in stride(from: 0.0, through: 1, by: 0.25) {
                    let point =
                        switch edge {
                        case .fromRight: CGPoint(x: 0, y: part * 400)
                        case .fromLeft: CGPoint(x: 300, y: part * 400)
                        case .fromBottom: CGPoint(x: part * 300, y: 0)
                        case .fromTop: CGPoint(x: part * 300, y: 400)
                        }
                    let bent = curl.bend(point)
                    #expect(abs(bent.x - point.x) < 1e-6)
                    #expect(abs(bent.y - point.y) < 1e-6)
                    #expect(bent.z == 0)
                }
            }
        }
    }

    @Test("turned over, a hinged leaf is its own mirror at the spine; a loose one is gone", arguments: edges)
    func ends(edge: TransitionAnimation.Edge) {
        let hinged = PageCurl(leaf(hinged: true), lift: 1, free: edge, size: size)
        let corner = CGPoint(x: edge == .fromLeft ? 0 : 300, y: edge == .fromTop ? 0 : 400)
        let there = hinged.bend(corner)
        switch edge {
        case .fromRight: #expect(abs(there.x + 300) < 1)
        case .fromLeft: #expect(abs(there.x - 600) < 1)
        case .fromBottom: #expect(abs(there.y + 400) < 1)
        case .fromTop: #expect(abs(there.y - 800) < 1)
        }
        let loose = PageCurl(leaf(hinged: false), lift: 1, free: edge, size: size)
        for x in [0, 150, 300.0] {
            for y in [0, 200, 400.0] {
                #expect(loose.lookUp(CGPoint(x: x, y: y)) == nil || x == 0 || y == 0 || x == 300 || y == 400)
            }
        }
    }

    @Test("the free edge goes steadily with the lift")
    func steady() {
        for hinged in [false, true] {
            var last = 1e9
            for step in 1...200 {
                let curl = PageCurl(leaf(hinged: hinged), lift: Double(step) / 200, free: .fromRight, size: size)
                let x = curl.bend(CGPoint(x: 300, y: 300)).x
                #expect(x <= last + 1e-9)
                last = x
            }
        }
    }

    @Test("the three meshes are one sheet: what rises shows its front, what has fallen its back")
    func meshes() {
        let curl = PageCurl(leaf(hinged: false), lift: 0.5, free: .fromRight, size: size)
        var flat = BentSheet(), rising = BentSheet(), fallen = BentSheet()
        curl.appendStrips(to: &flat, rising: &rising, fallen: &fallen, pixelsPerPoint: 2)
        #expect(!flat.indices.isEmpty)
        #expect(!rising.indices.isEmpty)
        #expect(!fallen.indices.isEmpty)
        for vertex in rising.vertices { #expect(curl.bend(CGPoint(x: vertex.u, y: vertex.v)).normal.z > -1e-6) }
        for vertex in fallen.vertices { #expect(curl.bend(CGPoint(x: vertex.u, y: vertex.v)).normal.z < 1e-6) }
    }

    @Test("a back of its own is the new face, the way it will lie")
    func backs() {
        let picture = TransitionEffect.picture(
            .pageCurl, edge: .fromRight, progress: 0.6, size: size, pixelsPerPoint: 2, leaf: leaf(hinged: true))
        let backs = picture.parts.compactMap { part -> BentSheet? in
            if case .sheet(.new, let sheet, _) = part { return sheet }
            return nil
        }
        #expect(backs.count == 1)
        #expect(!picture.clipsToBounds)
        // The point of the back that lies farthest from the spine is at the outer edge of the picture of the back.
        let outermost = backs[0].vertices.min { $0.x < $1.x }!
        #expect(outermost.u < 1)
        let still = TransitionEffect.picture(
            .pageCurl, edge: .fromRight, progress: 0, size: size, pixelsPerPoint: 2, leaf: leaf(hinged: true))
        #expect(still == TransitionEffect.still(.old))
    }
}
