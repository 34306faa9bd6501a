import Testing
import UIKit

@testable import Mutoscope

@Suite("Transition geometry")
struct TransitionGeometryTests {
    static let directions: [CGVector] = [
        CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1),
    ]
    let size = CGSize(width: 300, height: 500)

    /// Where a point of a face, given from its middle, is seen.
    private func seen(_ x: CGFloat, _ y: CGFloat, _ t: CATransform3D) -> CGPoint {
        let w = x * t.m14 + y * t.m24 + t.m44
        return CGPoint(x: (x * t.m11 + y * t.m21 + t.m41) / w, y: (x * t.m12 + y * t.m22 + t.m42) / w)
    }

    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-6 }

    @Test("flips and cubes rest flat: the old face at 0, the new one at 1", arguments: directions)
    func rest(v: CGVector) {
        for faces in [TransitionGeometry.flip, TransitionGeometry.cube] {
            let start = faces(0, v, size), end = faces(1, v, size)
            #expect(start.old.isVisible)
            #expect(!start.new.isVisible)
            #expect(end.new.isVisible)
            #expect(!end.old.isVisible)
            for (x, y) in [(-150, -250), (150, -250), (150, 250)] as [(CGFloat, CGFloat)] {
                #expect(near(seen(x, y, start.old.transform), CGPoint(x: x, y: y)))
                #expect(near(seen(x, y, end.new.transform), CGPoint(x: x, y: y)))
            }
            #expect(start.old.shade == 0)
            #expect(abs(end.new.shade) < 1e-9)
        }
    }

    @Test("exactly one side of a flip is seen", arguments: directions)
    func flip(v: CGVector) {
        for step in 0...20 where step != 10 {
            let faces = TransitionGeometry.flip(CGFloat(step) / 20, v, size: size)
            #expect(faces.old.isVisible == (step < 10))
            #expect(faces.new.isVisible == (step > 10))
        }
    }

    @Test("the two faces of a cube meet in one edge, without gap or overlap", arguments: directions)
    func cube(v: CGVector) {
        for progress in [0.25, 0.5, 0.75] as [CGFloat] {
            let faces = TransitionGeometry.cube(progress, v, size: size)
            #expect(faces.old.isVisible)
            #expect(faces.new.isVisible)
            for side in [-1, 1] as [CGFloat] {
                // The edge of the old face that trails the motion is the new face's leading one.
                let old = CGPoint(x: -v.dx * 150 + abs(v.dy) * side * 150, y: -v.dy * 250 + abs(v.dx) * side * 250)
                let new = CGPoint(x: v.dx * 150 + abs(v.dy) * side * 150, y: v.dy * 250 + abs(v.dx) * side * 250)
                #expect(near(seen(old.x, old.y, faces.old.transform), seen(new.x, new.y, faces.new.transform)))
            }
        }
    }

    @Test("the front moves where the direction says", arguments: directions)
    func motion(v: CGVector) {
        let faces = TransitionGeometry.cube(0.3, v, size: size)
        let middle = seen(0, 0, faces.old.transform)
        #expect(middle.x * v.dx + middle.y * v.dy > 10)
    }

    @Test("leading and trailing follow the reading direction")
    func directionsOfReading() {
        #expect(TransitionGeometry.Direction.leading.vector(isRightToLeft: false).dx == -1)
        #expect(TransitionGeometry.Direction.leading.vector(isRightToLeft: true).dx == 1)
        #expect(TransitionGeometry.Direction.up.vector(isRightToLeft: true).dy == -1)
    }

    @Test("a corner of a curling page leads: the lower one to a side, else that where lines end", arguments: directions)
    func curl(v: CGVector) {
        for isRightToLeft in [false, true] {
            for progress in [0, 0.25, 0.5, 0.75] as [CGFloat] {
                let angle = TransitionGeometry.curlAngle(progress, v, isRightToLeft: isRightToLeft)
                let corner = CurlGeometry(size: size).corner(angle)
                let x = v.dx != 0 ? v.dx < 0 : !isRightToLeft, y = v.dy != 0 ? v.dy < 0 : true
                #expect(corner == CGPoint(x: x ? size.width : 0, y: y ? size.height : 0))
            }
            let end = TransitionGeometry.curlAngle(1, v, isRightToLeft: isRightToLeft)
            #expect(abs(cos(end) - v.dx) < 1e-9)
            #expect(abs(sin(end) - v.dy) < 1e-9)
        }
    }

    @Test("the decision agrees with the published numbers of the back swipe")
    func decision() {
        #expect(abs(SwipeInteraction.projected(place: 0.3, velocity: 0.6) - 0.51) < 1e-9)
        #expect(SwipeInteraction.finishes(place: 0.3, velocity: 0.6, length: 393))
        #expect(!SwipeInteraction.finishes(place: 0.3, velocity: 0.4, length: 393))
        #expect(abs(SwipeInteraction.projected(place: 0, velocity: 0, acceleration: 100) - 0.35 * 0.35 / 2 * 5) < 1e-12)
        #expect(!SwipeInteraction.finishes(place: 0.49, velocity: 0, length: 100))
    }

    @Test("a flying element is at its ends at 0 and 1 and morphs its picture in between")
    func zoom() {
        let wall = CGRect(x: 10, y: 20, width: 100, height: 100), whole = CGRect(x: 0, y: 80, width: 300, height: 200)
        let image = CGSize(width: 600, height: 400)
        let from = ZoomGeometry.End(
            frame: wall, picture: ZoomGeometry.picture(image, in: wall, mode: .scaleAspectFill), cornerRadius: 8)
        let to = ZoomGeometry.End(
            frame: whole, picture: ZoomGeometry.picture(image, in: whole, mode: .scaleAspectFit), cornerRadius: 0)
        #expect(from.picture == CGRect(x: -15, y: 20, width: 150, height: 100))
        #expect(to.picture == whole)
        let zoom = ZoomGeometry(from: from, to: to)
        #expect(zoom.element(at: 0) == from)
        #expect(zoom.element(at: 1) == to)
        let half = zoom.element(at: 0.5)
        #expect(half.frame == CGRect(x: 5, y: 50, width: 200, height: 150))
        #expect(half.cornerRadius == 4)
        // The picture always covers what is seen of it.
        for step in 0...20 {
            let element = zoom.element(at: CGFloat(step) / 20)
            let (picture, frame) = (element.picture, element.frame)
            #expect(picture.minX <= frame.minX + 1e-6)
            #expect(picture.maxX >= frame.maxX - 1e-6)
            #expect(picture.minY <= frame.minY + 1e-6)
            #expect(picture.maxY >= frame.maxY - 1e-6)
        }
    }

    @Test("a sheet rests at its detents, goes away from below, and gives a little at the top")
    func sheet() {
        let sheet = SheetGeometry(size: CGSize(width: 400, height: 800), detents: [.large, .medium])
        #expect(sheet.detents == [400, 736])
        #expect(sheet.target(height: 390, velocity: 0) == 0)
        #expect(sheet.target(height: 600, velocity: 0) == 1)
        #expect(sheet.target(height: 500, velocity: 900) == 1)
        #expect(sheet.target(height: 700, velocity: -900) == 0)
        #expect(sheet.target(height: 190, velocity: 0) == nil)
        #expect(sheet.target(height: 390, velocity: -1_200) == nil)
        #expect(sheet.target(height: 190, velocity: 800) == 0)
        #expect(sheet.limited(500) == 500)
        #expect(sheet.limited(836) > 736)
        #expect(sheet.limited(836) < 776)
        #expect(sheet.frame(height: 400) == CGRect(x: 0, y: 400, width: 400, height: 736))
        #expect(sheet.recession(height: 0) == 0)
        #expect(sheet.recession(height: 600) == 1)
        #expect(SheetGeometry(size: CGSize(width: 1_000, height: 800), detents: []).frame(height: 400).width == 640)
        #expect(SheetGeometry(size: .zero, detents: [.height(.nan)]).lowest >= 1)
    }
}
