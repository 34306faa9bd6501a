import MutoscopeTesting
import QuartzCore
import TestSupport
import Testing

@Suite("Test screen")
@MainActor
struct TestScreenTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("time starts at 0, moves only when told, and is what CACurrentMediaTime() says")
    func clock() {
        let screen = TestScreen(size: CGSize(width: 10, height: 10))
        #expect(screen.now == 0)
        #expect(CACurrentMediaTime() == 0)
        screen.advance(by: 0.25)
        #expect(screen.now == 0.25)
        #expect(CACurrentMediaTime() == 0.25)
        screen.advance(by: 1.0 / 3, step: 0.1)
        #expect(screen.now == 0.25 + 1.0 / 3)
        screen.advance(by: 0)
        #expect(screen.now == 0.25 + 1.0 / 3)
    }

    @Test("as many frames pass as the screen shows in that time")
    func frames() {
        let screen = TestScreen(size: CGSize(width: 10, height: 10))
        var times: [Double] = []
        screen.stage.onTick = { times.append($0) }
        screen.framesPerSecond = 4
        screen.advance(by: 1)
        #expect(times == [0, 0.25, 0.5, 0.75, 1])
        screen.framesPerSecond = 120
        times = []
        screen.advance(by: 0.05)
        #expect(times.count == 7)
        #expect(times.last == 1.05)
    }

    @Test("of two screens the one used last has the time")
    func twoClocks() {
        let first = TestScreen(size: CGSize(width: 10, height: 10)),
            second = TestScreen(size: CGSize(width: 10, height: 10))
        first.advance(by: 1)
        #expect(CACurrentMediaTime() == 1)
        second.advance(by: 2)
        #expect(CACurrentMediaTime() == 2)
    }

    @Test("pixels are size × scale, black where nothing is")
    func pixels() {
        let screen = TestScreen(size: CGSize(width: 10, height: 6), scale: 3)
        let picture = screen.snapshot()
        #expect(picture.width == 30)
        #expect(picture.height == 18)
        #expect(picture.pixel(0, 0) == (0, 0, 0, 255))
        #expect(picture.pixel(29, 17) == (0, 0, 0, 255))
    }

    @Test("a layer is shown where it is; one without a size fills the screen")
    func show() {
        let screen = TestScreen(size: CGSize(width: 10, height: 10), scale: 2)
        let layer = CALayer()
        layer.backgroundColor = red
        screen.show(layer)
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(screen.snapshot().pixel(19, 19) == (255, 0, 0, 255))

        let small = CALayer()
        small.frame = CGRect(x: 2, y: 3, width: 4, height: 5)
        small.backgroundColor = red
        screen.show(small)
        let picture = screen.snapshot()
        #expect(picture.pixel(4, 6) == (255, 0, 0, 255))
        #expect(picture.pixel(11, 15) == (255, 0, 0, 255))
        #expect(picture.pixel(3, 6) == (0, 0, 0, 255))
        #expect(picture.pixel(12, 15) == (0, 0, 0, 255))
        #expect(picture.pixel(4, 5) == (0, 0, 0, 255))
        #expect(picture.pixel(11, 16) == (0, 0, 0, 255))
    }

    @Test("an animation is seen at the time that the screen has")
    func animation() {
        let screen = TestScreen(size: CGSize(width: 100, height: 10), scale: 1)
        let root = CALayer(), dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = red
        root.addSublayer(dot)
        screen.show(root)
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 5
        move.toValue = 85
        move.duration = 1
        dot.add(move, forKey: "move")
        for (time, x) in [(0.0, 0), (0.25, 20), (0.5, 40), (0.75, 60)] {
            screen.advance(by: time - screen.now)
            let picture = screen.snapshot()
            #expect(picture.pixel(x + 5, 5).red == 255, "at \(time)")
            #expect(picture.pixel((x + 50) % 100, 5).red == 0, "at \(time)")
        }
        screen.advance(by: 0.5)
        #expect(screen.snapshot().pixel(5, 5).red == 255)
        #expect(dot.animation(forKey: "move") == nil)
    }

    @Test("a snapshot commits what was set just before, and keeps its pixels")
    func snapshots() {
        let screen = TestScreen(size: CGSize(width: 4, height: 4), scale: 1)
        let layer = CALayer()
        layer.backgroundColor = red
        screen.show(layer)
        let before = screen.snapshot()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        CATransaction.commit()
        let after = screen.snapshot()
        #expect(before.pixel(1, 1) == (255, 0, 0, 255))
        #expect(after.pixel(1, 1) == (0, 0, 255, 255))
    }

    @Test("writePNG writes a PNG")
    func png() throws {
        let folder = try TemporaryFolder()
        let screen = TestScreen(size: CGSize(width: 4, height: 4), scale: 1)
        let url = folder.url.appendingPathComponent("a.png")
        try screen.snapshot().writePNG(to: url)
        #expect(try Data(contentsOf: url).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(throws: (any Error).self) {
            try screen.snapshot().writePNG(to: folder.url.appendingPathComponent("none/a.png"))
        }
    }
}
