import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import Compositor

@Suite("Fills")
struct FillTests {
    @Test("A rectangle on whole pixels fills exactly these")
    func alignedRectangle() {
        var builder = ListBuilder(width: 40, height: 30)
        builder.add(.fill(.turned(10, 8, at: 15, 14), .solid(.white)))
        let picture = builder.painted()
        for y in 0..<30 {
            for x in 0..<40 {
                let isInside = (10..<20).contains(x) && (10..<18).contains(y)
                #expect(picture.pixel(x, y) == (isInside ? 0xffff_ffff : 0xff00_0000), "(\(x), \(y))")
            }
        }
    }

    @Test("An edge between pixels covers the part that it covers")
    func fractionalEdge() {
        var builder = ListBuilder(width: 20, height: 20)
        builder.add(.fill(.turned(10, 10, at: 10.25, 10.5), .solid(.white)))
        let picture = builder.painted()
        // x runs from 5.25 to 15.25, y from 5.5 to 15.5.
        #expect(picture.pixel(5, 10) & 255 == 191)
        #expect(picture.pixel(15, 10) & 255 == 64)
        #expect(picture.pixel(10, 5) & 255 == 128)
        #expect(picture.pixel(5, 5) & 255 == 96)
    }

    @Test("Coverage adds up to the area at any angle", arguments: [0.0, 3, 17, 30, 45, 60, 89])
    func coverageIsArea(degrees: Double) {
        var builder = ListBuilder(width: 100, height: 100)
        builder.add(.fill(.turned(50, 30, at: 50.3, 49.6, degrees: degrees), .solid(.white)))
        let picture = builder.painted()
        var sum = 0
        for y in 0..<100 { for x in 0..<100 { sum += Int(picture.pixel(x, y) & 255) } }
        #expect(abs(Double(sum) / 255 - 1500) < 6)
    }

    @Test("A picture laid one to one on whole pixels is copied")
    func exactCopy() {
        let card = PixelBuffer.testCard(40, 30)
        var builder = ListBuilder(width: 60, height: 50)
        let quad = Quad.turned(40, 30, at: 30, 25)
        builder.add(.fill(quad, .image(builder.list.paint(card, over: quad.rect))))
        let picture = builder.painted()
        for y in 0..<30 {
            for x in 0..<40 { #expect(picture.pixel(x + 10, y + 10) == card.pixel(x, y)) }
        }
    }

    @Test("A mirrored picture is mirrored")
    func mirrored() {
        let card = PixelBuffer.testCard(40, 30)
        var builder = ListBuilder(width: 40, height: 30)
        var quad = Quad.turned(40, 30, at: 20, 15)
        quad.toPixels.a = -1
        builder.add(.fill(quad, .image(builder.list.paint(card, over: quad.rect))))
        let picture = builder.painted()
        #expect(picture.pixel(0, 7) == card.pixel(39, 7))
        #expect(picture.pixel(39, 20) == card.pixel(0, 20))
    }

    @Test("Quads that are not numbers, empty, edge-on or far out draw nothing and do no harm")
    func unusableQuads() {
        var builder = ListBuilder(width: 20, height: 20)
        let matrices = [
            Homography(.nan, 0, 0, 0, 1, 0), Homography(.infinity, 0, 0, 0, 1, 0), Homography(0, 0, 5, 0, 0, 5),
            Homography(1, 0, 1e30, 0, 1, 0), Homography(1e-300, 0, 0, 0, 1e-300, 0),
            Homography(1, 0, 0, 0, 1, 0, 0, 0, 0),
            Homography(1, 0, 0, 0, 1, 0, 0, 0, -1),
        ]
        for matrix in matrices {
            let quad = Quad(rect: CGRect(x: 0, y: 0, width: 10, height: 10), toPixels: matrix)
            builder.add(.fill(quad, .solid(.white)))
        }
        for rect in [CGRect.null, .zero, CGRect(x: 0, y: 0, width: Double.nan, height: 5)] {
            builder.add(.fill(Quad(rect: rect, toPixels: .identity), .solid(.white)))
        }
        #expect(builder.painted().firstDifference(from: ListBuilder(width: 20, height: 20).painted()) == nil)
    }

    @Test("A quad of a million pixels fills what shows of it")
    func hugeQuad() {
        var builder = ListBuilder(width: 20, height: 20)
        let quad = Quad(
            rect: CGRect(x: -1e6, y: -1e6, width: 1e6 + 10, height: 2e6), toPixels: .identity)
        builder.add(.fill(quad, .solid(.white)))
        let picture = builder.painted()
        #expect(picture.pixel(9, 10) == 0xffff_ffff)
        #expect(picture.pixel(10, 10) == 0xff00_0000)
    }

    @Test("A plane that runs behind the eye shows up to its horizon")
    func behindTheEye() {
        // A floor: y = 10 + 20 / w with w from −1 to 3 along the plane's own y.
        var builder = ListBuilder(width: 40, height: 40)
        let floor = Quad(
            rect: CGRect(x: -100, y: -1, width: 200, height: 4),
            toPixels: Homography(1, 20, 0, 0, 10, 20, 0, 1, 0))
        builder.add(.fill(floor, .solid(.white)))
        let picture = builder.painted()
        #expect(picture.pixel(20, 5) == 0xff00_0000)
        #expect(picture.pixel(20, 30) == 0xffff_ffff)
    }
}
