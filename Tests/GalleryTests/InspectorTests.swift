import Displays
import LayerStage
import Mutoscope
import MutoscopeTesting
import Testing
import UIKit

@testable import gallery

/// One after the other: slow motion and the trace of frames belong to the whole program.
@Suite("Inspector", .serialized)
@MainActor
struct InspectorTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)

    private func open(_ shown: any Screen) -> StageController {
        let scenery = Scenery(size: screen.size, scale: 1, pictures: Pictures(), start: 0)
        let controller = StageController(shown, scenery)
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
        controller.inspect()
        screen.advance(by: 0.1)
        return controller
    }

    /// The picture without the inspector, in which the slider moves too.
    private func picture() -> CGImage {
        let picture = screen.snapshot()
        return picture.cropping(to: CGRect(x: 0, y: 90, width: 390, height: 440)) ?? picture
    }

    @Test("a slider scrubs every effect and transition: the same place shows the same picture, there and back")
    func scrubs() throws {
        let screens = ScreenCatalog.effects + ScreenCatalog.transitions.prefix(8) + [ScreenCatalog.motion[0]]
        for shown in screens {
            let controller = open(shown), inspector = controller.inspector
            let scrubbed = try #require(inspector.scrubbed, "\(shown.name) cannot be scrubbed")
            var pictures: [CGImage] = []
            for place in [0.5, 0.3, 0.5] as [CGFloat] {
                scrubbed.scrubProgress = place
                // Long enough for every cue of a screen of layers to have its frame.
                screen.advance(by: 0.4)
                pictures.append(picture())
            }
            #expect(!pictures[0].buffer.isSame(as: pictures[1].buffer), "\(shown.name): nothing moves")
            #expect(
                pictures[0].buffer.isSame(as: pictures[2].buffer), "\(shown.name): another picture at the same place")
            scrubbed.endScrubbing()
            screen.advance(by: 3)
            controller.inspect()
            #expect(inspector.superview == nil)
            screen.window.rootViewController = nil
            screen.advance(by: 0.1)
        }
    }

    @Test("the finger on the slider scrubs a presentation and lets go of it, though the presented screen is above")
    func slider() {
        let controller = open(ScreenCatalog.transitions[2]), slider = controller.inspector.slider
        let place = slider.convert(CGPoint(x: 15, y: 15), to: nil)
        let finger = screen.finger(at: place)
        finger.move(to: CGPoint(x: place.x + 300, y: place.y), over: 0.3)
        #expect(slider.isTracking)
        #expect(slider.value > 0.6)
        #expect(controller.content?.presentedViewController != nil)
        finger.lift()
        screen.advance(by: 3)
        #expect(controller.content?.presentedViewController?.view.window != nil)
        #expect(controller.inspector.superview?.subviews.last === controller.inspector)
        controller.inspect()
    }

    @Test("slow motion makes effects and animations ten times as long, and ends with the inspector")
    func slowMotion() {
        let controller = open(ScreenCatalog.effects[1])
        controller.inspector.slow.setOn(true, animated: false)
        controller.inspector.slow.sendActions(for: .valueChanged)
        #expect(ProgressDriver.slowMotion == 10)
        (controller.content as? DeckController)?.deck.flipForward()
        screen.advance(by: 1)
        let place = (controller.content as? DeckController)?.deck.flipPosition ?? 0
        #expect(place > 0)
        #expect(place < 0.9)
        controller.inspect()
        #expect(ProgressDriver.slowMotion == 1)
        #expect(!controller.inspector.slow.isOn)
    }

    @Test("times, layers, touches: each says what it sees, and never looks at itself")
    func words() {
        let controller = open(ScreenCatalog.effects[1]), inspector = controller.inspector
        for time in 1...20 { try? screen.stage.tick(at: screen.now + Double(time) / 60) }
        #expect(inspector.words.text?.contains("99 %") == true, "\(inspector.words.text ?? "")")
        inspector.modes.selectedSegmentIndex = 1
        screen.advance(by: 0.2)
        let tree = inspector.words.text ?? ""
        #expect(tree.contains("CardDeckView"))
        #expect(tree.contains("PhotoCard"))
        #expect(!tree.contains("InspectorView"))
        inspector.modes.selectedSegmentIndex = 2
        screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 420), duration: 0.2)
        screen.advance(by: 0.2)
        #expect(inspector.words.text?.contains("UIPanGestureRecognizer") == true)
        controller.inspect()
    }

    @Test("borders outline the layers")
    func borders() {
        let controller = open(ScreenCatalog.effects[1]), before = picture()
        controller.inspector.borders.setOn(true, animated: false)
        screen.advance(by: 0.1)
        #expect(!picture().buffer.isSame(as: before.buffer))
        controller.inspector.borders.setOn(false, animated: false)
        screen.advance(by: 0.1)
        #expect(picture().buffer.isSame(as: before.buffer))
        controller.inspect()
    }
}

extension PixelBuffer {
    fileprivate func isSame(as other: PixelBuffer) -> Bool {
        width == other.width && height == other.height
            && (0..<height).allSatisfy { y in
                memcmp(base + y * stride, other.base + y * other.stride, width * 4) == 0
            }
    }
}
