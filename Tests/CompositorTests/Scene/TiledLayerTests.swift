import CoreGraphics
import MutoscopeTesting
import QuartzCore
import Synchronization
import Testing

@MainActor @Suite("Tiled layers on the screen")
struct TiledLayerTests {
    private final class WhiteSheet: CATiledLayer {
        override class func fadeDuration() -> CFTimeInterval { 0 }

        override func draw(in ctx: CGContext) {
            ctx.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
            ctx.fill(bounds)
        }
    }

    @Test("no line shows between tiles, however the layer is turned", arguments: [0, 0.1, 0.5, 1.2, 2.9])
    func seamless(angle: Double) {
        let screen = TestScreen(size: CGSize(width: 120, height: 120), scale: 1)
        let root = CALayer(), sheet = WhiteSheet()
        root.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        screen.show(root)
        sheet.tileSize = CGSize(width: 32, height: 32)
        sheet.frame = CGRect(x: -40, y: -40, width: 200.5, height: 200.25)
        sheet.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        root.addSublayer(sheet)
        screen.advance(by: 0.1)
        let picture = screen.snapshot()
        var dark = 0
        for y in 0..<120 {
            for x in 0..<120 where picture.pixel(x, y).red != 255 { dark += 1 }
        }
        #expect(dark == 0, "\(dark) pixels are not white")
    }

    private final class Waiting: CATiledLayer {
        nonisolated(unsafe) static var drawn = 0
        override class func fadeDuration() -> CFTimeInterval { 0 }

        override func draw(in ctx: CGContext) {
            // Apple's systems draw tiles on threads of their own.
            DispatchQueue.main.sync { Self.drawn += 1 }
        }
    }

    @Test("a tile may wait for the main queue while it is drawn")
    func waiting() {
        let screen = TestScreen(size: CGSize(width: 64, height: 64), scale: 1), root = CALayer(), sheet = Waiting()
        screen.show(root)
        sheet.tileSize = CGSize(width: 16, height: 16)
        sheet.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
        root.addSublayer(sheet)
        screen.advance(by: 0.1)
        #expect(Waiting.drawn == 16)
    }

    /// Counts what it draws, and where.
    private final class CountingSheet: CATiledLayer {
        let places = Mutex<[CGPoint: Int]>([:])

        override class func fadeDuration() -> CFTimeInterval { 0 }

        override func draw(in ctx: CGContext) {
            places.withLock { $0[ctx.boundingBoxOfClipPath.origin, default: 0] += 1 }
        }
    }

    private final class Painter: NSObject, CALayerDelegate {
        let threads = Mutex<Set<pthread_t>>([])

        func draw(_ layer: CALayer, in ctx: CGContext) { threads.withLock { _ = $0.insert(pthread_self()) } }
    }

    @Test("every tile is drawn once, and those of a delegate on the thread of the commit")
    func drawnOnce() {
        let screen = TestScreen(size: CGSize(width: 128, height: 96), scale: 1)
        let root = CALayer(), sheet = CountingSheet(), other = CATiledLayer(), painter = Painter()
        screen.show(root)
        for layer in [sheet, other] {
            layer.tileSize = CGSize(width: 32, height: 32)
            layer.frame = CGRect(x: 0, y: 0, width: 128, height: 96)
            root.addSublayer(layer)
        }
        other.delegate = painter
        for _ in 0..<3 { screen.advance(by: 0.1) }
        let places = sheet.places.withLock { $0 }
        #expect(places.count == 12)
        #expect(places.values.allSatisfy { $0 == 1 })
        #expect(painter.threads.withLock { $0 } == [pthread_self()])
    }
}
