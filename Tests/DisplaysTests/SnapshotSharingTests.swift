import MutoscopeTesting
import QuartzCore
import Testing

@MainActor
@Suite("Snapshots are frames")
struct SnapshotSharingTests {
    @Test("A snapshot keeps its pixels while the screen goes on")
    func keptSnapshot() {
        let screen = TestScreen(size: CGSize(width: 40, height: 30), scale: 1)
        let layer = CALayer()
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        screen.show(layer)
        let red = screen.snapshot()
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        screen.advance(by: 1)
        let blue = screen.snapshot()
        #expect(red.pixel(3, 3) == (255, 0, 0, 255))
        #expect(blue.pixel(3, 3) == (0, 0, 255, 255))
    }

    @Test("A snapshot shown on the screen it was taken of does not change with it")
    func snapshotInASnapshot() {
        let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1)
        let root = CALayer(), picture = CALayer()
        root.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        screen.show(root)
        for step in 0..<4 {
            let last = screen.snapshot()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            picture.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            picture.contents = last
            if step == 0 { root.addSublayer(picture) }
            root.backgroundColor = CGColor(red: 0, green: 0, blue: CGFloat(step) / 4, alpha: 1)
            CATransaction.commit()
            screen.advance(by: 1.0 / 60)
            // The picture's lower right part shows what the last frame had there: its background.
            let blue = step == 0 ? 0 : Int((Double(step - 1) / 4 * 255).rounded())
            let pixel = screen.snapshot().pixel(18, 18)
            #expect(Int(pixel.blue) == blue, "step \(step): \(pixel)")
            #expect(pixel.green == (step == 0 ? 255 : 0), "step \(step): \(pixel)")
        }
    }
}
