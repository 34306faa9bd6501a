import CoreGraphics
import Foundation
import RenderTree
import Testing

@Suite struct TransformTests {
    @Test func matricesMatchTheVectors() throws {
        let scale = CATransform3DMakeScale(2, 3, 4), move = CATransform3DMakeTranslation(1, 2, 3)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let axes: [(String, CATransform3D)] = ["x", "y", "z"].enumerated().flatMap { index, name in
            [(".5", 0.5), ("pi/2", Double.pi / 2), ("pi", Double.pi)].map { label, angle in
                let axis = [0, 1, 2].map { $0 == index ? 1.0 : 0.0 }
                return ("MakeRotation(\(label), \(name))", CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2]))
            }
        }
        let named: [String: CATransform3D] = Dictionary(
            uniqueKeysWithValues: axes + [
                ("MakeTranslation(1,2,3)", move), ("MakeScale(2,3,4)", scale),
                ("MakeRotation(1, 1,1,1)", CATransform3DMakeRotation(1, 1, 1, 1)),
                ("MakeRotation(.5, 2,0,0) same as about (1,0,0)", CATransform3DMakeRotation(0.5, 2, 0, 0)),
                ("MakeRotation(.5, 0,0,0) is the identity", CATransform3DMakeRotation(0.5, 0, 0, 0)),
                ("Rotate(MakeScale(2,3,4), .5, z) = R * S", CATransform3DRotate(scale, 0.5, 0, 0, 1)),
                ("Translate(MakeScale(2,3,4), 1,2,3) = T * S", CATransform3DTranslate(scale, 1, 2, 3)),
                ("Scale(MakeTranslation(1,2,3), 2,3,4) = S * T", CATransform3DScale(move, 2, 3, 4)),
                ("Concat(MakeScale(2,3,4), MakeTranslation(1,2,3)) = S * T", CATransform3DConcat(scale, move)),
                (
                    "identity with m34 = -1/500 then Rotate(pi/4, y) = R * P",
                    CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
                ),
                (
                    "Concat(P, R) instead: R's rows are not what Rotate gives",
                    CATransform3DConcat(perspective, CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
                ),
            ])
        for row in try Vector(file: "transforms").rows("matrices") {
            let name = try #require(row["name"]?.string)
            let matrix = try #require(named[name], "no matrix named \(name)")
            expectClose(matrix.members, try row.numbers("m"), try row.number("tol"), name)
        }
    }

    @Test func inversesUndo() {
        let m = CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(1, 2, 3))
        let inverse = CATransform3DInvert(m)
        expectClose(inverse.m11, 0.5, 1e-12)
        expectClose(inverse.m41, -0.5, 1e-12)
        expectClose(inverse.m42, -0.6666666666666666, 1e-12)
        var tilted = CATransform3DRotate(m, 1, 1, 2, 3)
        tilted.m34 = -1 / 700
        let product = CATransform3DConcat(tilted, CATransform3DInvert(tilted))
        expectClose(product.members, CATransform3DIdentity.members, 1e-12)
        let flat = CATransform3DMakeScale(1.2, 1.2, 0)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        let broken = CATransform3DMakeScale(.nan, 1, 1)
        #expect(CATransform3DInvert(broken).m22 == 1)
    }

    @Test func affineMatricesAreRecognised() {
        #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
    }

    @Test func projectionsMatchTheVectors() throws {
        var checked = 0
        for row in try Vector(file: "transforms").rows("projections") {
            let what = try #require(row["what"]?.string)
            let (geometry, parent) = try layer(describedAs: what)
            let matrix = CATransform3DConcat(geometry.matrix, parent)
            let b = geometry.bounds
            let corners = [(b.minX, b.minY), (b.maxX, b.minY), (b.maxX, b.maxY), (b.minX, b.maxY)].compactMap {
                matrix.project(CGPoint(x: $0.0, y: $0.1))
            }
            for (corner, expected) in zip(corners, try row.rows("corners_tl_tr_br_bl")) {
                expectClose([corner.x, corner.y], expected.numbers, try row.number("tol"), what)
            }
            let box = try #require(matrix.boundingBox(of: b))
            expectClose(
                [box.origin.x, box.origin.y, box.size.width, box.size.height], try row.numbers("frame"),
                try row.number("tol"), what)
            // Edge-on has no side; cosines of 90° leave rounding behind.
            if let faces = row["facesViewer"]?.flag, !what.contains("90 deg") {
                #expect((Homography(plane: matrix).determinant > 0) == faces, "\(what)")
            }
            checked += corners.count
        }
        #expect(checked >= 60)
    }

    @Test func thePlaneMapAgreesWithTheMatrixAndUndoesItself() throws {
        var m = CATransform3DIdentity
        m.m34 = -1 / 800
        m = CATransform3DRotate(CATransform3DTranslate(m, 10, 20, 30), 0.7, 1, 1, 0)
        let plane = Homography(plane: m)
        let back = try #require(plane.inverse)
        for (x, y) in [(0, 0), (100, 0), (-50, 70)] as [(Double, Double)] {
            let image = try #require(plane.apply(CGPoint(x: x, y: y)))
            #expect(image == m.project(CGPoint(x: x, y: y)))
            let original = try #require(back.apply(image))
            expectClose([original.x, original.y], [x, y], 1e-9)
            let round = try #require(back.after(plane).apply(CGPoint(x: x, y: y)))
            expectClose([round.x, round.y], [x, y], 1e-9)
        }
        #expect(Homography(plane: CATransform3DMakeScale(1.2, 1.2, 0)).inverse != nil)
        #expect(Homography(plane: CATransform3DMakeScale(0, 1, 1)).inverse == nil)
    }

    @Test func interpolationMatchesTheVectors() throws {
        for row in try Vector(file: "transforms").rows("interpolationMeasured") {
            let from = try transform(describedAs: #require(row["from"]?.string))
            let to = try transform(describedAs: #require(row["to"]?.string))
            let record = basic("transform", from: .transform(from), to: .transform(to))
            let m = LayerSampler.sample(node(animations: [record]), parentTime: try row.number("at")).geometry.transform
            if let all = row["m"]?.numbers {
                expectClose(m.members, all, try row.number("tol"), "\(row.value)")
            } else {
                let plane = [m.m11, m.m12, m.m21, m.m22].map { Double($0) }
                expectClose(plane, try row.numbers("m11 m12 m21 m22"), try row.number("tol"), "\(row.value)")
            }
        }
    }

    @Test func interpolationIsExactAtItsEndsAndWithoutRotation() {
        let a = CATransform3DMakeScale(2, 3, 1), b = CATransform3DMakeTranslation(10, 20, 0)
        #expect(CATransform3D.interpolated(a, b, 0) == a)
        #expect(CATransform3D.interpolated(a, b, 1) == b)
        let half = CATransform3D.interpolated(a, b, 0.5)
        #expect(half == CATransform3D(members: [1.5, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 5, 10, 0, 1]))
    }

    @Test func brokenMatricesInterpolateWithoutCrashing() {
        let odd: [CATransform3D] = [
            CATransform3D(), CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(.nan, 1, 1),
            CATransform3DMakeScale(.infinity, 1, 1), CATransform3DMakeScale(1e300, 1e300, 1e300),
            CATransform3DMakeScale(1, 1, 0), CATransform3DIdentity, CATransform3DMakeRotation(.infinity, 0, 1, 0),
        ]
        for a in odd {
            for b in odd {
                _ = CATransform3D.interpolated(a, b, 0.5)
                for component in LayerProperty.Kind.transform.components {
                    _ = RenderValue.transform(a).component(component)
                    _ = RenderValue.transform(a).replacing(component, with: .number(2))
                }
            }
        }
    }

    private func transform(describedAs text: String) throws -> CATransform3D {
        let rotate = { (angle: Double, axis: String) in
            CATransform3DMakeRotation(angle, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
        }
        switch text {
        case "identity": return CATransform3DIdentity
        case "rotation z 170 deg": return rotate(170 * .pi / 180, "z")
        case "rotation z 270 deg": return rotate(270 * .pi / 180, "z")
        case "rotation z pi": return rotate(.pi, "z")
        case "rotation y 1.2": return rotate(1.2, "y")
        case "scale(-1,1,1)": return CATransform3DMakeScale(-1, 1, 1)
        case "scale(1,-1,1)": return CATransform3DMakeScale(1, -1, 1)
        case "scale(-1,-1,1)": return CATransform3DMakeScale(-1, -1, 1)
        case "scale(2,1,1)": return CATransform3DMakeScale(2, 1, 1)
        case "affine a1 b0 c.5 d1":
            return CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
        case "Concat(scale(2,1,1), rotation z 1.5)":
            return CATransform3DConcat(CATransform3DMakeScale(2, 1, 1), rotate(1.5, "z"))
        case "Concat(rotation z .5, scale(-1,1,1))":
            return CATransform3DConcat(rotate(0.5, "z"), CATransform3DMakeScale(-1, 1, 1))
        case "Rotate(translation(40,0,0), 1, z)":
            return CATransform3DRotate(CATransform3DMakeTranslation(40, 0, 0), 1, 0, 0, 1)
        default: throw UnknownDescription(text: text)
        }
    }

    /// The layer of a projection row, and what its superlayer does after it.
    private func layer(describedAs text: String) throws -> (LayerGeometry, CATransform3D) {
        let degrees = try #require(text.firstMatch(of: /(-?\d+) deg/).flatMap { Double($0.1) })
        var geometry = LayerGeometry()
        var perspective = CATransform3DIdentity
        if text.hasPrefix("card flip") {
            geometry.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
            geometry.anchorPoint = CGPoint(x: 0.5, y: 1)
            geometry.position = CGPoint(x: 160, y: 400)
            perspective.m34 = -1 / 1000
            geometry.transform = CATransform3DRotate(perspective, degrees * .pi / 180, 1, 0, 0)
        } else if text.hasPrefix("book cover") {
            geometry.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
            geometry.anchorPoint = CGPoint(x: 0, y: 0.5)
            geometry.position = CGPoint(x: 0, y: 240)
            if text.contains("with m34 -1/800") { perspective.m34 = -1 / 800 }
            geometry.transform = CATransform3DRotate(perspective, degrees * .pi / 180, 0, 1, 0)
        } else {
            geometry.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            geometry.position = CGPoint(x: 100, y: 200)
            geometry.transform = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
            var parent = LayerGeometry()
            parent.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
            perspective.m34 = -1 / 500
            return (geometry, parent.sublayerMatrix(perspective))
        }
        return (geometry, CATransform3DIdentity)
    }

    private struct UnknownDescription: Error { let text: String }
}
