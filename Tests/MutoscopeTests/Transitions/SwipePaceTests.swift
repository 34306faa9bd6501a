import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

@Suite("Swipe pace")
struct SwipePaceTests {
    /// Speeds twenty times a second.
    private func pace(_ speeds: [CGFloat]) -> SwipePace {
        var pace = SwipePace()
        for (index, speed) in speeds.enumerated() { pace.note(speed: speed, at: Double(index) * 0.05) }
        return pace
    }

    @Test("speed and acceleration are means of the last three, and none once the finger rests")
    func means() {
        #expect(SwipePace().acceleration(at: 0) == 0)
        #expect(SwipePace().velocity(at: 0) == 0)
        // 1, 2 and 3 a second more each second; the 90 before them is forgotten.
        let pace = pace([4.5, 0, 0.05, 0.15, 0.3])
        #expect(pace.changes == 5)
        #expect(abs(pace.velocity(at: 0.25) - 0.5 / 3) < 1e-9)
        #expect(abs(pace.acceleration(at: 0.25) - 2) < 1e-9)
        #expect(pace.velocity(at: 0.31) == 0)
        #expect(pace.acceleration(at: 0.31) == 0)
    }

    @Test("what a finger did before it rested says nothing")
    func rest() {
        var pace = pace([5, 5, 5])
        pace.note(speed: 0.1, at: 2)
        #expect(pace.velocity(at: 2) == 0.1)
        #expect(pace.acceleration(at: 2) == 0)
        #expect(pace.changes == 4)
    }

    @Test("the numbers of the reference: at 393 points, three tenths done")
    func reference() {
        func finishes(_ speeds: [CGFloat]) -> Bool {
            let pace = pace(speeds), now = Double(speeds.count - 1) * 0.05
            return SwipeInteraction.finishes(
                place: 0.3, velocity: pace.velocity(at: now), acceleration: pace.acceleration(at: now), length: 393)
        }
        #expect(finishes([0.6, 0.6, 0.6, 0.6]))
        #expect(!finishes([0.4, 0.4, 0.4, 0.4]))
        // The last speed alone would decide these otherwise.
        #expect(finishes([0.8, 0.8, 0.8, 0.65]))
        #expect(!finishes([0.2, 0.2, 0.2, 0.35]))
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
            #expect(director.running?.stage != nil)
            #expect(director.running?.driver.value ?? 0 > 0)
            other.lift()
            screen.framesPerSecond = 60
            screen.advance(by: 3)
            #expect(first.presentedViewController == nil)
        }
    }
}
