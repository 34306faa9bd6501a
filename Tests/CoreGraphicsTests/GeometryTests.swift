import TestSupport
import Testing

@testable import CoreGraphics

@Suite("Affine transforms")
struct AffineTransformTests {
    struct Vectors: Decodable {
        struct RotatedFrame: Decodable {
            var bounds: [CGFloat], position: [CGFloat], rotationZ_deg: CGFloat, frame: [CGFloat], tol: CGFloat
        }
        var rotatedFrames: [RotatedFrame]
    }

    private func vectors() throws -> Vectors {
        let url = try #require(
            Bundle.module.url(forResource: "geometry", withExtension: "json", subdirectory: "Resources"))
        return try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: url))
    }

    @Test("a rotated rectangle's box is the frame of the reference vectors")
    func rotatedFrames() throws {
        let cases = try vectors().rotatedFrames
        #expect(!cases.isEmpty)
        for v in cases {
            let rect = CGRect(x: -v.bounds[2] / 2, y: -v.bounds[3] / 2, width: v.bounds[2], height: v.bounds[3])
            let map = CGAffineTransform(rotationAngle: v.rotationZ_deg * .pi / 180)
                .concatenating(CGAffineTransform(translationX: v.position[0], y: v.position[1]))
            let box = rect.applying(map)
            for (got, want) in zip([box.minX, box.minY, box.width, box.height], v.frame) {
                #expect(abs(got - want) <= v.tol, "\(v.rotationZ_deg)°: \(box), not \(v.frame)")
            }
        }
    }

    @Test("scaledBy, translatedBy and rotated come before the map they extend")
    func order() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(scale.translatedBy(x: 1, y: 2) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 2, ty: 6))
        let moved = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 3)
        #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 2))
        let turned = scale.rotated(by: 0.5)
        #expect(abs(turned.a - 1.7551651237807455) < 1e-12)
        #expect(abs(turned.b - 1.438276615812609) < 1e-12)
        #expect(abs(turned.c + 0.958851077208406) < 1e-12)
    }

    @Test("a map that cannot be undone is returned unchanged")
    func singular() {
        for map in [
            CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6), CGAffineTransform(scaleX: 0, y: 1),
            CGAffineTransform(scaleX: .infinity, y: 1),
        ] {
            #expect(map.inverted() == map)
        }
    }

    @Test("the inverse undoes, and taking apart and putting together gives the same map")
    func properties() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let n = (0..<6).map { _ in CGFloat.random(in: -10...10, using: &random) }
            let map = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            guard abs(map.determinant) > 0.01 else { continue }
            let same = map.concatenating(map.inverted())
            #expect(
                abs(same.a - 1) + abs(same.b) + abs(same.c) + abs(same.d - 1) + abs(same.tx) + abs(same.ty) < 1e-7,
                "seed \(seed)")
            let again = CGAffineTransform(map.decomposed())
            for (x, y) in [
                (map.a, again.a), (map.b, again.b), (map.c, again.c), (map.d, again.d), (map.tx, again.tx),
                (map.ty, again.ty),
            ] {
                #expect(abs(x - y) < 1e-8, "seed \(seed)")
            }
        }
    }

    @Test("null and infinite rectangles stay what they are")
    func specialRects() {
        let map = CGAffineTransform(rotationAngle: 1)
        #expect(CGRect.null.applying(map).isNull)
        #expect(CGRect.infinite.applying(map).isInfinite)
    }

    @Test("transforms, vectors and rectangles survive being written down")
    func coding() throws {
        let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(map)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == map)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    }
}
