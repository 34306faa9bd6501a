import CoreGraphics
import RenderTree
import Testing

@Suite struct GeometryTests {
    @Test func framesFollowAnchorAndTransform() {
        var geometry = LayerGeometry()
        geometry.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        geometry.position = CGPoint(x: 60, y: 45)
        #expect(geometry.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        geometry.anchorPoint = .zero
        geometry.bounds = CGRect(x: 5, y: 5, width: 200, height: 100)
        #expect(geometry.frame == CGRect(x: 60, y: 45, width: 200, height: 100))
        geometry.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(geometry.frame == CGRect(x: 60, y: 45, width: 400, height: 300))
        geometry.position = .zero
        geometry.bounds = CGRect(x: 5, y: 5, width: 5, height: 10.0 / 3)
        geometry.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        expectClose(geometry.frame.origin.x, -1.598085128680676, 1e-9)
        expectClose(geometry.frame.size.width, 5.98599793813254, 1e-9)
        expectClose(geometry.frame.size.height, 5.322402899322256, 1e-9)
    }

    @Test func anchorsMatchTheVectors() throws {
        for row in try Vector(file: "geometry").rows("anchorPoint") {
            let start = try row.numbers("startFrame"), anchor = try row.numbers("setAnchorPoint")
            var geometry = LayerGeometry()
            geometry.bounds = CGRect(x: 0, y: 0, width: start[2], height: start[3])
            geometry.position = CGPoint(x: start[0] + start[2] / 2, y: start[1] + start[3] / 2)
            geometry.anchorPoint = CGPoint(x: anchor[0], y: anchor[1])
            let moved = geometry.frame
            expectClose(
                [moved.origin.x, moved.origin.y, moved.size.width, moved.size.height],
                try row.numbers("frameAfter_positionUnchanged"), 1e-9)
            let kept = try row.numbers("positionThatKeepsFrame")
            geometry.position = CGPoint(x: kept[0], y: kept[1])
            #expect(geometry.frame == CGRect(x: start[0], y: start[1], width: start[2], height: start[3]))
        }
    }

    @Test func rotatedFramesMatchTheVectors() throws {
        for row in try Vector(file: "geometry").rows("rotatedFrames") {
            let b = try row.numbers("bounds"), p = try row.numbers("position")
            var geometry = LayerGeometry()
            geometry.bounds = CGRect(x: b[0], y: b[1], width: b[2], height: b[3])
            geometry.position = CGPoint(x: p[0], y: p[1])
            geometry.transform = CATransform3DMakeRotation(try row.number("rotationZ_deg") * .pi / 180, 0, 0, 1)
            let f = geometry.frame
            expectClose(
                [f.origin.x, f.origin.y, f.size.width, f.size.height], try row.numbers("frame"), try row.number("tol"))
        }
    }

    @Test func pointsConvertThroughTransformAndSublayerTransform() throws {
        var b = LayerGeometry()
        b.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
        b.position = CGPoint(x: 100, y: 110)
        #expect(b.matrix.project(.zero) == CGPoint(x: 40, y: 50))
        b.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(b.matrix.project(CGPoint(x: 10, y: 10)) == CGPoint(x: 0, y: 10))
        #expect(b.matrix.project(CGPoint(x: 60, y: 60)) == CGPoint(x: 100, y: 110))
        #expect(
            b.matrix.boundingBox(of: CGRect(x: 10, y: 10, width: 10, height: 10))
                == CGRect(x: 0, y: 10, width: 20, height: 20))

        var superlayer = LayerGeometry()
        superlayer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        superlayer.anchorPoint = .zero
        var sub = LayerGeometry()
        sub.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        sub.position = CGPoint(x: 20, y: 20)
        for (origin, expected) in [(0.0, 20.0), (5, 15)] {
            superlayer.bounds.origin = CGPoint(x: origin, y: origin)
            let matrix = CATransform3DConcat(sub.matrix, superlayer.sublayerMatrix(CATransform3DMakeScale(2, 2, 1)))
            #expect(matrix.project(.zero) == CGPoint(x: expected, y: expected))
        }
    }

    @Test func depthAndPivotDepthCount() throws {
        var geometry = LayerGeometry()
        geometry.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        geometry.zPosition = 40
        geometry.anchorPointZ = 15
        let p = geometry.matrix.homogeneous(50, 50, 15)
        expectClose([p.x, p.y, p.z, p.w], [0, 0, 40, 1], 1e-12)
    }

    @Test func brokenGeometryHasNoFrame() {
        var geometry = LayerGeometry()
        geometry.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        geometry.transform = CATransform3DMakeScale(.nan, 1, 1)
        #expect(geometry.frame.isNull)
        #expect(!geometry.transform.isFinite)
    }
}
