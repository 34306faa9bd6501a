import CoreGraphics

extension ShapeScene {
    static let all = [morphs(), icons(), map(), letters(), film(shapes: 60), film(shapes: 400)]

    private static let size = (width: Double(BenchScene.width), height: Double(BenchScene.height))

    private static func color(_ numbers: inout Numbers, alpha: UInt32 = 255) -> UInt32 {
        func channel() -> UInt32 { UInt32(numbers.number(40...230)) }
        return alpha << 24 | channel() << 16 | channel() << 8 | channel()
    }

    private static func turned(_ angle: Double, _ scale: Double, _ x: Double, _ y: Double) -> CGAffineTransform {
        CGAffineTransform(
            a: cos(angle) * scale, b: sin(angle) * scale, c: -sin(angle) * scale, d: cos(angle) * scale, tx: x, ty: y)
    }

    /// A ring of points about the origin, each at its own distance.
    private static func ring(_ count: Int, _ radius: (Int) -> Double) -> [SIMD2<Double>] {
        (0..<count).map { k in
            let angle = 2 * Double.pi * Double(k) / Double(count)
            return SIMD2(cos(angle), sin(angle)) * radius(k)
        }
    }

    /// S7a: 200 shapes of 24 curves, about 200 pixels across, filled and stroked by 3 pixels, morphing and turning.
    static func morphs() -> ShapeScene {
        morphs("s7a", count: 200, radius: 100)
    }

    private static func morphs(_ name: String, count: Int, radius: Double) -> ShapeScene {
        var numbers = Numbers(seed: 71)
        let phases: [Double] = (0..<count * 24).map { _ in numbers.number(0...6.283) }
        let places = (0..<count).map { _ in
            SIMD3(numbers.number(100...1820), numbers.number(100...980), numbers.number(-3...3))
        }
        var outlines: [Outline] = []
        for shape in 0..<count {
            for frame in 0..<BenchScene.frameCount {
                let turn = 2 * Double.pi * BenchScene.phase(frame)
                outlines.append(
                    Outline(through: ring(24) { radius * (0.8 + 0.2 * sin(turn + phases[shape * 24 + $0])) }))
            }
        }
        let shapes = (0..<count).map { _ in
            Shape(fill: color(&numbers), stroke: color(&numbers), width: 3)
        }
        return ShapeScene(name: name, outlines: outlines, shapes: shapes) { shape, frame in
            let place = places[shape]
            return State(
                outline: shape * BenchScene.frameCount + frame,
                map: turned(place.z * 2 * BenchScene.phase(frame), 1, place.x, place.y))
        }
    }

    /// S7b: 2,000 icons of 24 pixels with 8 to 40 segments, moving.
    static func icons() -> ShapeScene {
        var numbers = Numbers(seed: 72)
        let outlines = (0..<100).map { icon in
            var outline = Outline()
            let count = 4 + icon % 17
            let inner = numbers.number(4...9)
            let points = ring(2 * count) { $0 % 2 == 0 ? 12 : inner }
            if icon % 2 == 0 { return Outline(through: points) }
            outline.move(points[0].x, points[0].y)
            for point in points.dropFirst() { outline.line(point.x, point.y) }
            outline.close()
            return outline
        }
        let places = (0..<2000).map { _ in
            SIMD4(
                numbers.number(20...1900), numbers.number(20...1060), numbers.number(-60...60), numbers.number(-60...60)
            )
        }
        let shapes = (0..<2000).map { _ in Shape(fill: color(&numbers)) }
        return ShapeScene(name: "s7b", outlines: outlines, shapes: shapes) { shape, frame in
            let place = places[shape], swing = BenchScene.swing(frame)
            return State(
                outline: shape % 100, map: turned(0, 1, place.x + place.z * swing, place.y + place.w * swing))
        }
    }

    /// S7c: one map of 20,000 segments, scrolled and zoomed.
    static func map() -> ShapeScene {
        var numbers = Numbers(seed: 73)
        var outline = Outline()
        for _ in 0..<400 {
            var at = SIMD2(numbers.number(0...1920), numbers.number(0...1080)), angle = numbers.number(0...6)
            outline.move(at.x, at.y)
            for _ in 0..<50 {
                angle += numbers.number(-0.5...0.65)
                at += SIMD2(cos(angle), sin(angle)) * numbers.number(2...16)
                outline.line(at.x, at.y)
            }
            outline.close()
        }
        let shapes = [Shape(fill: 0xff88_aa66, stroke: 0xff33_4422, width: 1)]
        return ShapeScene(name: "s7c", outlines: [outline], shapes: shapes) { _, frame in
            // Half of the frames scroll by whole pixels, the others zoom.
            if frame < 60 { return State(outline: 0, map: turned(0, 1.5, -Double(frame) * 6, -Double(frame) * 3)) }
            let scale = 1.5 * pow(1.02, Double(frame - 60))
            return State(outline: 0, map: turned(0, scale, -360 * scale / 1.5, -180 * scale / 1.5))
        }
    }

    /// S7d: 5,000 letters as outlines, scaled together.
    static func letters() -> ShapeScene {
        var numbers = Numbers(seed: 74)
        let outlines = (0..<52).map { letter in
            var outline = Outline()
            // A stem, a bowl with its counter, and a foot: what letters are made of.
            let width = numbers.number(4...6.5), height = numbers.number(9...13)
            outline.move(0, 0)
            for (x, y) in [(0, -height), (1.4, -height), (1.4, 0)] as [(Double, Double)] { outline.line(x, y) }
            outline.close()
            for (radius, turn) in [(width / 2, 1.0), (width / 2 - 1.3, -1.0)] {
                let points = ring(letter % 2 == 0 ? 6 : 8) { _ in radius }
                    .map { SIMD2($0.x * turn + width / 2 + 1, $0.y * 1.2 - height / 3) }
                let bowl = Outline(through: points)
                outline.append(bowl)
            }
            return outline
        }
        let shapes = Array(repeating: Shape(fill: 0xffe8_e4d8), count: 5000)
        return ShapeScene(name: "s7d", outlines: outlines, shapes: shapes) { shape, frame in
            let scale = 0.7 + 0.6 * BenchScene.swing(frame)
            let column = Double(shape % 125), row = Double(shape / 125)
            return State(
                outline: shape * 7 % 52,
                map: turned(
                    0, scale, size.width / 2 + (column - 62) * 15 * scale, size.height / 2 + (row - 19) * 26 * scale))
        }
    }

    /// A small film such as drawing programs export: shapes that morph, turn and fly, in a frame of their own.
    static func film(shapes: Int) -> ShapeScene {
        morphs("film\(shapes)", count: shapes, radius: shapes > 100 ? 30 : 70)
    }
}

extension Outline {
    mutating func append(_ other: Outline) { self = Outline(joining: self, other) }

    private init(joining a: Outline, _ b: Outline) {
        self = a
        var next = 0
        func point() -> SIMD2<Double> {
            defer { next += 1 }
            return SIMD2<Double>(b.points[next])
        }
        for kind in b.kinds {
            switch kind {
            case .move:
                let p = point()
                move(p.x, p.y)
            case .line:
                let p = point()
                line(p.x, p.y)
            case .cubic:
                let (c1, c2) = (point(), point())
                cubic(c1, c2, point())
            case .close: close()
            }
        }
    }
}
