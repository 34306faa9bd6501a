import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Kernels agree")
struct KernelAgreementTests {
    private static let levels = KernelLevel.available.filter { $0 != .scalar }

    @Test("Every level gives the bits of the Swift reference", arguments: 1...16 as ClosedRange<UInt64>)
    func levelsAgree(seed: UInt64) {
        let list = RandomScene(seed: seed).builder
        let reference = list.painted(kernels: .scalar)
        for level in Self.levels {
            let difference = list.painted(kernels: level).firstDifference(from: reference)
            #expect(difference == nil, "seed \(seed), \(level)")
        }
    }

    @Test("Every number of threads gives the same bits", arguments: [2, 3, 4])
    func threadsAgree(threads: Int) {
        let list = RandomScene(seed: 77).builder
        #expect(list.painted(threads: threads).firstDifference(from: list.painted()) == nil)
    }

    @Test("Painting a part gives the same bits as painting all", arguments: 1...6 as ClosedRange<UInt64>)
    func damageAgrees(seed: UInt64) {
        let list = RandomScene(seed: seed).builder
        let whole = list.painted()
        let target = PixelBuffer(width: list.width, height: list.height)
        let rasterizer = Rasterizer(threads: 2)
        for y in stride(from: 0, to: list.height, by: 37) {
            for x in stride(from: 0, to: list.width, by: 53) {
                let part = PixelRect(minX: Int32(x), minY: Int32(y), maxX: Int32(x + 53), maxY: Int32(y + 37))
                rasterizer.paint(list.list, damage: [part], into: target)
            }
        }
        #expect(target.firstDifference(from: whole) == nil, "seed \(seed)")
    }
}

/// A crowd of items of every kind in odd places.
struct RandomScene: RandomNumbers {
    var builder = ListBuilder(width: 180, height: 120, background: RGBA(red: 0.2, green: 0.3, blue: 0.4))
    var numbers: SeededGenerator
    private let cards: [PixelBuffer]

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
        cards = [.testCard(64, 48), .testCard(200, 150, alpha: 160), .testCard(1, 1), .testCard(37, 5)]
        for _ in 0..<14 { addItem() }
    }

    private mutating func quad() -> Quad {
        let (w, h) = (number(2...160), number(2...120))
        let (x, y) = (number(-20...200), number(-20...140))
        var quad =
            switch Int(number(0...3.99)) {
            case 0: Quad.turned(w.rounded(), h.rounded(), at: x.rounded(), y.rounded())
            case 1: Quad.turned(w, h, at: x, y, degrees: number(-180...180), scale: number(0.1...2))
            case 2: Quad.swung(w, h, at: x, y, degrees: number(-80...80), distance: number(100...900))
            default: Quad.swung(w * 4, h, at: x, y, degrees: number(30...80), distance: number(60...120))
            }
        if chance(0.4) { quad.round(number(0...min(w, h) / 2), isContinuous: chance(0.5)) }
        if chance(0.3) { quad.antialiasedEdges = UInt8(number(0...15)) }
        if chance(0.2) { quad.cuts = addCuts(x, y) }
        return quad
    }

    private mutating func addCuts(_ x: Double, _ y: Double) -> Range<Int> {
        let first = builder.list.halfPlanes.count
        let angle = number(0...6.28)
        let (a, b) = (cos(angle), sin(angle))
        builder.list.halfPlanes.append(HalfPlane(a: a, b: b, c: -a * x - b * y, isAntialiased: chance(0.5)))
        return first..<builder.list.halfPlanes.count
    }

    private mutating func paint(over rect: CGRect) -> Paint {
        switch Int(number(0...5.99)) {
        case 0: return .solid(color())
        case 1: return .gradient(addGradient())
        default:
            var image = builder.list.paint(cards[Int(number(0...3.99))], over: rect)
            if chance(0.3) { image.tint = color() }
            if chance(0.2) { (image.magnification, image.minification) = (.nearest, .nearest) }
            if chance(0.3) { image.minification = .trilinear }
            return .image(image)
        }
    }

    private mutating func addGradient() -> Int {
        let kind = [GradientContent.Kind.axial, .radial, .conic][Int(number(0...2.99))]
        var gradient = GradientPaint(
            kind: kind, start: CGPoint(x: number(-30...30), y: number(-30...30)),
            end: CGPoint(x: number(31...90), y: number(-30...30)), colors: [color(), color(), color()], locations: [])
        gradient.radii = CGSize(width: number(10...90), height: number(10...90))
        builder.list.gradients.append(gradient)
        return builder.list.gradients.count - 1
    }

    private mutating func addItem() {
        let clip =
            chance(0.3) ? builder.addClip(quad(), parent: chance(0.3) ? Int32(builder.list.clips.count) - 1 : -1) : -1
        let blend: BlendMode = chance(0.25) ? BlendMode.allCases.randomElement(using: &numbers)! : .normal
        let quad = quad()
        let kind: DisplayItem.Kind =
            chance(0.15) ? .border(quad, width: number(0.5...12), color()) : .fill(quad, paint(over: quad.rect))
        builder.add(kind, opacity: chance(0.4) ? Float(number(0...1)) : 1, blend: blend, clip: clip)
    }
}
