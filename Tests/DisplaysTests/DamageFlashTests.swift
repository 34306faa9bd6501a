import Compositor
import CoreGraphics
import Displays
import QuartzCore
import Testing

@testable import LayerStage

/// One after the other: the flash belongs to the whole program.
@MainActor
@Suite("Damage flash", .serialized)
struct DamageFlashTests {
    /// Keeps what was presented last.
    private final class Keeper: Display {
        let size = CGSize(width: 40, height: 30)
        let scale: CGFloat = 1
        let clock = MediaClock()
        let pace = DisplayPace.stepped(framesPerSecond: 60)
        var isOpen = true
        var last: PixelBuffer?
        var damage: [PixelRect] = []

        func readInput() -> [InputEvent] { [] }

        func present(_ frame: PixelBuffer, damage: [PixelRect], at time: Double) throws(DisplayError) {
            last = frame.copy()
            self.damage = damage
        }
    }

    @Test("what changes is tinted for five frames, and then is as it was drawn")
    func flash() throws {
        defer { FrameTrace.flashesDamage = false }
        let keeper = Keeper(), stage = Stage(display: keeper)
        let root = CALayer(), spot = CALayer()
        stage.fill(with: root)
        root.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        spot.frame = CGRect(x: 4, y: 4, width: 8, height: 8)
        spot.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        root.addSublayer(spot)
        stage.root = root
        var frame = 0
        func tick() throws {
            try stage.tick(at: Double(frame) / 60)
            frame += 1
        }
        try tick()
        FrameTrace.flashesDamage = true
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        spot.position.x += 10
        CATransaction.commit()
        try tick()
        let tinted = try #require(keeper.last)
        #expect(tinted[30, 20] == 0xFF00_0000, "what has not changed is as it was")
        #expect(
            tinted[18, 8] & 0xFF > 60,
            "\(String(tinted[18, 8], radix: 16)) \(keeper.damage)")
        #expect(
            tinted[18, 8] >> 8 & 0xFF > 120,
            "\(String(tinted[18, 8], radix: 16)) \(keeper.damage)")
        for _ in 0..<8 { try tick() }
        #expect(keeper.last?[18, 8] == 0xFF00_FF00)
        #expect(keeper.last?[8, 8] == 0xFF00_0000)
        keeper.damage = []
        try tick()
        #expect(keeper.damage.isEmpty, "a tint is no change of its own")
    }

    @Test("frames are told with their cost and what they drew")
    func trace() throws {
        var frames: [FrameTrace.Frame] = []
        let listener = FrameTrace.listen { frames.append($0) }
        let stage = Stage(display: Keeper()), root = CALayer()
        stage.fill(with: root)
        stage.root = root
        try stage.tick(at: 0)
        try stage.tick(at: 1 / 60)
        FrameTrace.stop(listener)
        try stage.tick(at: 2 / 60)
        #expect(frames.count == 2)
        #expect(frames[0].report != nil)
        #expect(frames[1].report == nil)
        #expect(frames.allSatisfy { $0.seconds >= 0 })
    }
}
