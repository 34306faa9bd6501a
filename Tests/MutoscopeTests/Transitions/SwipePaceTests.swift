import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

@Suite("Swipe pace")
struct SwipePaceTests {
    @Test("the acceleration is the mean of the last three, and none once the finger rests")
    func acceleration() {
        var pace = SwipePace()
        #expect(pace.acceleration(at: 0) == 0 && pace.changes == 0)
        for (index, speed) in [9, 0, 0.1, 0.3, 0.6].enumerated() {
            pace.note(speed: CGFloat(speed), at: Double(index) * 0.1)
        }
        // 1, 2 and 3 a second; the 90 before them is forgotten.
        #expect(pace.changes == 5)
        #expect(abs(pace.acceleration(at: 0.45) - 2) < 1e-9)
        #expect(pace.acceleration(at: 0.51) == 0)
    }

    @Test("speeds of the same moment do not divide by nothing")
    func sameMoment() {
        var pace = SwipePace()
        pace.note(speed: 1, at: 2)
        pace.note(speed: 5, at: 2)
        #expect(pace.acceleration(at: 2) == 0)
    }
}

extension ViewSuites {
    @MainActor
    @Suite("Swipes that have hardly been seen")
    struct ShortSwipeTests {
        @Test("a flick of two movements goes where it went, however slow")
        func flick() {
            let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
            let first = MarkController(.systemTeal, .zero), second = MarkController(.systemOrange, .zero)
            let director = TransitionDirector { SlideTransition($0) }
            screen.show(first)
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = director
            second.swipe = SwipeInteraction(director, in: second.view, direction: .down) { [weak second] in
                second?.dismiss(animated: true)
            }
            first.present(second, animated: false)
            screen.advance(by: 0.5)
            let finger = screen.finger(at: CGPoint(x: 100, y: 60))
            screen.advance(by: 0.2)
            finger.move(to: CGPoint(x: 100, y: 80), over: 0.5)
            finger.lift()
            screen.advance(by: 3)
            // That was slow, and seen well.
            #expect(first.presentedViewController === second)
            let other = screen.finger(at: CGPoint(x: 100, y: 60))
            screen.framesPerSecond = 20
            other.move(to: CGPoint(x: 100, y: 76), over: 0.05)
            other.move(to: CGPoint(x: 100, y: 78), over: 0.05)
            #expect(director.running?.stage != nil && director.running?.driver.value ?? 0 > 0)
            other.lift()
            screen.framesPerSecond = 60
            screen.advance(by: 3)
            #expect(first.presentedViewController == nil)
        }
    }
}
