import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// What screens are mostly made of: upright pictures, shadows, backgrounds and round panes, for each of which there are shorter ways.
@Suite("Kernels agree on upright things")
struct UprightAgreementTests {
    private static let levels = KernelLevel.available.filter { $0 != .scalar }

    @Test("Every level gives the bits of the Swift reference", arguments: 1...12 as ClosedRange<UInt64>)
    func levelsAgree(seed: UInt64) {
        let list = UprightScene(seed: seed).builder
        let reference = list.painted(kernels: .scalar)
        for level in Self.levels {
            let difference = list.painted(kernels: level).firstDifference(from: reference)
            #expect(difference == nil, "seed \(seed), \(level)")
        }
    }

    @Test("Blurs of every width give the bits of the Swift reference", arguments: [true, false])
    func blursAgree(repeatsEdges: Bool) throws {
        func blurred(_ level: KernelLevel, _ sigma: Double, _ filters: [PixelFilter]) throws -> PixelBuffer {
            let workers = WorkerPool(threads: 1), buffer = PixelBuffer.testCard(75, 86, alpha: 190)
            defer { workers.stop() }
            FilterRunner(workers: workers, kernels: try #require(level.kernels)).apply(
                (filters + [.gaussian(sigmaX: sigma, sigmaY: sigma / 2)])[...], to: buffer, width: 75, height: 86,
                wanted: PixelRect(minX: 0, minY: 0, maxX: 75, maxY: 86), repeatsEdges: repeatsEdges)
            return buffer
        }
        for sigma in [0.3, 0.8, 1.4, 2.9, 7, 31] {
            for filters in [[], [PixelFilter.silhouette(.black)]] {
                let reference = try blurred(.scalar, sigma, filters)
                for level in Self.levels {
                    let difference = try blurred(level, sigma, filters).firstDifference(from: reference)
                    #expect(difference == nil, "sigma \(sigma), \(level)")
                }
            }
        }
    }
}

/// A crowd of upright items.
private struct UprightScene: RandomNumbers {
    var builder = ListBuilder(width: 300, height: 210, background: RGBA(red: 0.2, green: 0.3, blue: 0.4))
    var numbers: SeededGenerator
    private let cards: [PixelBuffer]

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
        cards = [
            .testCard(64, 48), .testCard(200, 150, alpha: 160), .testCard(1, 90), .testCard(120, 1),
            .testCard(400, 300),
            .testCard(180, 120),
        ]
        // Of the last nobody knows that it hides what is beneath, and a corner does not.
        cards[5].isOpaque = false
        for y in 0..<30 { (cards[5].base + y * cards[5].stride).update(repeating: 0, count: 50) }
        for _ in 0..<16 { addItem() }
    }

    private mutating func quad() -> Quad {
        // Pixel on pixel.
        if chance(0.2) {
            return Quad.turned(180, 120, at: number(0...300).rounded(), number(0...210).rounded())
        }
        var quad = Quad.turned(
            number(20...280), number(20...200), at: number(0...300), number(0...210), scale: number(0.4...1.6))
        // Each corner its own, up to where two of them meet.
        if chance(0.6) {
            let most = min(quad.rect.width, quad.rect.height) / 2
            quad.radii.topLeft = number(0...most)
            quad.radii.topRight = chance(0.5) ? quad.radii.topLeft : number(0...most)
            quad.radii.bottomLeft = chance(0.5) ? most : 0
            quad.radii.bottomRight = number(0...most)
            quad.radii.isContinuous = chance(0.6)
        }
        // Mirrored.
        if chance(0.2) { quad.toPixels.a *= -1 }
        if chance(0.2) { (quad.toPixels.b, quad.toPixels.d) = (0.03, -0.05) }
        return quad
    }

    private mutating func paint(over rect: CGRect) -> Paint {
        switch Int(number(0...3.99)) {
        case 0:
            // From the top down or from side to side.
            let isDown = chance(0.5)
            builder.list.gradients.append(
                GradientPaint(
                    kind: .axial, start: rect.origin,
                    end: CGPoint(x: isDown ? rect.minX : rect.maxX, y: isDown ? rect.maxY : rect.minY),
                    colors: [color(), color(), color()], locations: []))
            return .gradient(builder.list.gradients.count - 1)
        default:
            var image = builder.list.paint(cards[Int(number(0...5.99))], over: rect)
            // One texel all along, as in the middle of a shadow's side.
            if chance(0.2) { image.scaleX = 1e-7 }
            if chance(0.2) { image.scaleY = 1e-7 }
            if chance(0.4) { image.tint = color() }
            return .image(image)
        }
    }

    private mutating func addItem() {
        let clip = chance(0.3) ? builder.addClip(quad()) : -1
        let blend: BlendMode = chance(0.2) ? [.copy, .plusLighter, .multiply][Int(number(0...2.99))] : .normal
        let quad = quad()
        let kind: DisplayItem.Kind
        switch number(0...1) {
        case ..<0.3: kind = .shadow(quad, sigma: number(0.5...14), color())
        case ..<0.4: kind = .border(quad, width: number(0.5...8), color())
        default: kind = .fill(quad, paint(over: quad.rect))
        }
        builder.add(kind, opacity: chance(0.3) ? Float(number(0...1)) : 1, blend: blend, clip: clip)
    }
}
