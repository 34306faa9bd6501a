import Testing

@testable import CoreGraphics

@Suite("Paths")
struct PathTests {
    private func path(_ build: (CGMutablePath) -> Void) -> CGMutablePath {
        let path = CGMutablePath()
        build(path)
        return path
    }

    @Test("a closed subpath goes on from its start")
    func currentPoint() {
        let p = path {
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 5, y: 1))
            $0.closeSubpath()
        }
        #expect(p.currentPoint == CGPoint(x: 1, y: 1))
        p.addLine(to: CGPoint(x: 2, y: 2))
        #expect(p.elements.suffix(2) == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 2, y: 2))])
    }

    @Test("lines without a start and points that are no numbers are left out, with a word")
    func malformed() {
        let (p, messages) = Diagnostics.collecting {
            path {
                $0.addLine(to: CGPoint(x: 1, y: 1))
                $0.move(to: CGPoint(x: 0, y: 0))
                $0.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
                $0.addArc(center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: false)
            }
        }
        #expect(p.elements == [.move(.zero)])
        #expect(messages.count == 3)
    }

    @Test("arcs run towards larger angles unless clockwise, and whole turns are circles")
    func arcs() {
        func end(_ a: CGFloat, _ b: CGFloat, _ clockwise: Bool) -> (length: CGFloat, box: CGRect) {
            let p = path { $0.addArc(center: .zero, radius: 10, startAngle: a, endAngle: b, clockwise: clockwise) }
            return (p.length, p.boundingBoxOfPath)
        }
        #expect(abs(end(0, .pi / 2, false).length - 5 * .pi) < 0.01)
        #expect(abs(end(0, .pi / 2, true).length - 15 * .pi) < 0.02)
        #expect(end(0, .pi / 2, false).box.minX > -1e-9)
        let turns: [(CGFloat, CGFloat, Bool)] = [
            (0, 2 * .pi, false), (0, 2 * .pi, true), (0, 7 * .pi, false), (1, 1 - 2 * .pi, true),
        ]
        for (a, b, clockwise) in turns {
            #expect(abs(end(a, b, clockwise).length - 20 * .pi) < 0.03)
        }
        #expect(end(1, 1, false).length == 0)
    }

    @Test("an arc is cut into quarter turns from its start, the rest last (WinObjC's tests, which ran on OS X)")
    func quarterTurns() {
        let p = path {
            $0.addArc(
                center: CGPoint(x: 25, y: 100), radius: 20, startAngle: .pi * 1.25, endAngle: 0, clockwise: true)
        }
        let ends: [CGPoint] = p.elements.compactMap { if case .cubic(let end, _, _) = $0 { end } else { nil } }
        let expected = [(10.857865, 114.142137), (39.142137, 114.142135), (45, 100)]
        #expect(ends.count == expected.count)
        for (end, (x, y)) in zip(ends, expected) { #expect(abs(end.x - x) < 1e-4 && abs(end.y - y) < 1e-4) }
        guard case .cubic(_, let first, let second) = p.elements.last else { return #expect(Bool(false)) }
        #expect(abs(first.x - 42.892864) < 1e-4)
        #expect(abs(first.y - 110.391407) < 1e-4)
        #expect(abs(second.x - 45) < 1e-4)
        #expect(abs(second.y - 105.304329) < 1e-4)
        let relative = path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .pi * 1.25) }
        #expect(relative.elements.count == 4)
        guard case .cubic(let quarter, _, _) = relative.elements[1] else { return #expect(Bool(false)) }
        #expect(abs(quarter.x) < 1e-9)
        #expect(abs(quarter.y - 1) < 1e-9)
    }

    @Test("the point that is looked for is mapped, not the path (WinObjC's tests, which ran on OS X)")
    func mappedPoint() {
        let p = CGPath(rect: CGRect(x: 10, y: 20, width: 100, height: 200), transform: nil)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(
                p.contains(CGPoint(x: 9, y: 19), using: rule, transform: CGAffineTransform(translationX: 10, y: 20)))
            #expect(
                !p.contains(CGPoint(x: 19, y: 39), using: rule, transform: CGAffineTransform(translationX: -10, y: -20))
            )
            #expect(p.contains(CGPoint(x: 30, y: 30), using: rule, transform: CGAffineTransform(scaleX: 2, y: 2)))
        }
    }

    @Test("an arc between tangents touches both")
    func tangentArc() {
        let p = path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        }
        guard case .line(let touch) = p.elements[1] else { Issue.record("no line to the arc"); return }
        #expect(touch.distance(to: CGPoint(x: 80, y: 0)) < 1e-9)
        #expect(p.currentPoint.distance(to: CGPoint(x: 100, y: 20)) < 1e-9)
        #expect(abs(p.length - (80 + 10 * .pi)) < 0.01)
    }

    @Test("the box of the outline is tighter than that of all points")
    func boxes() {
        let p = path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        }
        #expect(p.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(p.boundingBoxOfPath.height - 7.5) < 1e-9)
        #expect(CGMutablePath().boundingBox.isNull)
        let ellipse = CGPath(ellipseIn: CGRect(x: 3, y: 4, width: 20, height: 10), transform: nil)
        #expect(ellipse.boundingBoxOfPath == CGRect(x: 3, y: 4, width: 20, height: 10))
    }

    @Test("inside by winding and by even-odd")
    func contains() {
        let p = path {
            $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
            $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(p.contains(CGPoint(x: 15, y: 15)))
        #expect(!p.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(p.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(!p.contains(CGPoint(x: 35, y: 5)))
        #expect(p.contains(CGPoint(x: 45, y: 45), transform: CGAffineTransform(translationX: -40, y: -40)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        #expect(circle.contains(CGPoint(x: 50 + 49.9 * cos(0.7), y: 50 + 49.9 * sin(0.7))))
        #expect(!circle.contains(CGPoint(x: 50 + 50.1 * cos(0.7), y: 50 + 50.1 * sin(0.7))))
    }

    @Test("rectangles are known again, others are not")
    func isRect() {
        var found = CGRect.zero
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: rect, transform: nil).isRect(&found))
        #expect(found == rect)
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test("elements come out with their points in Apple's order")
    func elements() {
        let p = path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
            $0.addCurve(to: CGPoint(x: 5, y: 0), control1: CGPoint(x: 3, y: 1), control2: CGPoint(x: 4, y: 1))
            $0.closeSubpath()
        }
        var types: [CGPathElementType] = [], xs: [CGFloat] = []
        p.applyWithBlock { element in
            types.append(element.pointee.type)
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            for i in 0..<count { xs.append(element.pointee.points[i].x) }
        }
        #expect(types == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(xs == [0, 1, 2, 3, 4, 5])
    }

    @Test("trimming chooses the segment by arc length and cuts it at the parameter of the rest")
    func trimming() throws {
        // A line of 100 and a curve whose parameter runs ahead of its length.
        let p = path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 100, y: 0))
            $0.addCurve(
                to: CGPoint(x: 200, y: 0), control1: CGPoint(x: 100, y: 0), control2: CGPoint(x: 100, y: 0))
        }
        #expect(abs(p.length - 200) < 1e-6)
        #expect(abs(p.trimmed(from: 0, to: 0.25).currentPoint.x - 50) < 1e-6)
        // Half of the curve's length is left: at the parameter ½ the curve is an eighth of its way.
        #expect(abs(p.trimmed(from: 0, to: 0.75).currentPoint.x - 112.5) < 1e-6)
        let tail = p.trimmed(from: 0.75, to: 1)
        #expect(abs(tail.boundingBox.minX - 112.5) < 1e-6)
        #expect(abs(tail.boundingBox.maxX - 200) < 1e-6)
        #expect(p.trimmed(from: 0.6, to: 0.4).isEmpty)
        #expect(p.trimmed(from: 0, to: 1) === p)
        #expect(p.trimmed(from: .nan, to: 1) === p)
    }

    @Test("dashes have their lengths and gaps")
    func dashes() {
        let p = path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 100, y: 0))
        }
        let dashed = p.copy(dashingWithPhase: 5, lengths: [20, 10])
        let ends = dashed.elements.compactMap(\.endPoint?.x)
        #expect(ends.count == 8)
        for (got, want) in zip(ends, [0, 15, 25, 45, 55, 75, 85, 100] as [CGFloat]) { #expect(abs(got - want) < 1e-9) }
        #expect(p.copy(dashingWithPhase: 0, lengths: [0, 0]) == p)
        #expect(p.copy(dashingWithPhase: 0, lengths: [-1, 5]) == p)
    }

    @Test(
        "a stroke's outline holds exactly the points nearer than half its width",
        arguments: [CGLineJoin.round, .miter, .bevel])
    func strokeOutline(join: CGLineJoin) {
        let p = path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addLine(to: CGPoint(x: 60, y: 0))
            $0.addLine(to: CGPoint(x: 60, y: 60))
            $0.addLine(to: CGPoint(x: 10, y: 30))
        }
        let outline = p.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: join, miterLimit: 10)
        #expect(outline.contains(CGPoint(x: 30, y: 4.9)))
        #expect(!outline.contains(CGPoint(x: 30, y: 5.1)))
        #expect(!outline.contains(CGPoint(x: -0.1, y: 0)))
        #expect(outline.contains(CGPoint(x: 64.9, y: 30)))
        #expect(outline.contains(CGPoint(x: 64.8, y: -4.8)) == (join == .miter))
        let round = p.copy(strokingWithWidth: 10, lineCap: .round, lineJoin: join, miterLimit: 10)
        #expect(round.contains(CGPoint(x: -4.9, y: 0)))
        let square = p.copy(strokingWithWidth: 10, lineCap: .square, lineJoin: join, miterLimit: 10)
        #expect(square.contains(CGPoint(x: -4.9, y: 4.9)))
    }

    @Test("continuous corners run 1.528665 radii along the edge, and are a circle where there is no room")
    func continuousCorners() {
        let free = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), radii: CornerRadiusSet(all: 20),
            isContinuous: true)
        #expect(free.elements[0] == .move(CGPoint(x: 20 * 1.528665, y: 0)))
        #expect(free.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 200, height: 200))
        let full = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), radii: CornerRadiusSet(all: 50),
            isContinuous: true)
        #expect(abs(full.length - 100 * .pi) < 0.1)
        let limited = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), radii: CornerRadiusSet(all: 90), isContinuous: true
        )
        #expect(limited.boundingBoxOfPath.height == 40)
    }

    @Test("reversing twice is the same outline")
    func reversing() {
        let p = path {
            $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 20))
            $0.move(to: CGPoint(x: 5, y: 5))
            $0.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 7, y: 2))
        }
        #expect(p.reversed.reversed == p)
        #expect(abs(p.reversed.length - p.length) < 1e-9)
    }

    @Test("outlines of pens and dashes are made by initialisers, too")
    func initialisers() throws {
        let line = path {
            $0.move(to: CGPoint(x: 0, y: 10))
            $0.addLine(to: CGPoint(x: 40, y: 10))
        }
        let stroked = try #require(
            CGPath(
                __byStroking: line, transform: nil, lineWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
        #expect(stroked.boundingBoxOfPath == CGRect(x: 0, y: 7, width: 40, height: 6))
        let lengths: [CGFloat] = [4, 6]
        let made = CGPath(__byDashing: line, transform: nil, phase: 0, lengths: lengths, count: 2)
        let dashed = try #require(made)
        #expect(abs(dashed.length - 16) < 1e-6)
    }
}
