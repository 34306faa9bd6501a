import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

@Suite("Courses")
struct CourseTests {
    @Test("a spring starts where and as fast as it is told, and ends at its goal", arguments: [-8.0, 0, 3, 60])
    func ends(velocity: Double) {
        let course = Course(from: 2, to: 5, velocity: velocity, at: 10, duration: 0.5)
        #expect(course.value(at: 10) == 2)
        #expect(course.value(at: 9) == 2)
        #expect(abs(course.velocity(at: 10) - velocity) < 1e-9)
        #expect(abs(course.value(at: 10.0001) - 2 - velocity * 0.0001) < 2e-4)
        var time = 10.0
        while !course.isOver(at: time) { time += 1.0 / 60 }
        #expect(time < 12.1)
        #expect(course.value(at: time) == 5)
        #expect(course.velocity(at: time) == 0)
        #expect(abs(course.value(at: time - 1.0 / 60) - 5) < 0.05)
    }

    @Test("without a speed of its own a spring never passes its goal and never turns back")
    func monotone() {
        let course = Course(from: 0, to: 1, at: 0, duration: 0.4)
        var last = -1.0
        for step in 0...60 {
            let value = course.value(at: Double(step) / 100)
            #expect(value >= last)
            #expect(value <= 1)
            last = value
        }
        #expect(abs(course.value(at: 0.4) - 0.999) < 1e-4)
    }

    @Test(
        "a swing starts where and as fast as it is told, passes its goal, and ends there", arguments: [0.3, 0.6, 0.9])
    func swing(damping: Double) {
        for velocity in [-4, 0, 3.0] {
            let course = Course(
                from: 0, to: 1, velocity: velocity, at: 10, duration: 0.8, shape: .swing(damping: damping))
            #expect(course.value(at: 10) == 0)
            #expect(abs(course.velocity(at: 10) - velocity) < 1e-9)
            var highest = 0.0, last = 0.0, time = 10.0
            while !course.isOver(at: time) {
                let value = course.value(at: time), ahead = course.value(at: time + 1e-6)
                #expect(course.isOver(at: time + 1e-6) || abs((ahead - value) * 1e6 - course.velocity(at: time)) < 0.01)
                #expect(abs(value - last) < 0.25)
                (highest, last, time) = (max(highest, value), value, time + 1.0 / 120)
            }
            #expect(highest > 1)
            #expect(highest < 1.6)
            #expect(time < 11.5)
            #expect(course.value(at: time) == 1)
            #expect(abs(last - 1) < 0.001)
        }
        // What is left after the duration.
        let course = Course(from: 0, to: 1, at: 0, duration: 2, shape: .swing(damping: damping))
        #expect(abs(course.value(at: 1.999) - 1) < 0.004)
    }

    @Test("an even course is even")
    func even() {
        let course = Course(from: 1, to: 0, at: 2, duration: 4, shape: .even)
        #expect(course.value(at: 3) == 0.75)
        #expect(course.velocity(at: 3) == -0.25)
        #expect(course.isOver(at: 6))
        #expect(course.value(at: 7) == 0)
    }

    @Test("what is not a number never comes out")
    func badInput() {
        let course = Course(from: .nan, to: .infinity, velocity: .nan, at: 0, duration: .nan)
        #expect(course.value(at: 1) == 0)
        #expect(course.isOver(at: 1))
    }

    @Test("rubber bands give less and less, to both sides alike")
    func rubber() {
        var last = 0.0, step = 10.0
        for distance in stride(from: 10.0, through: 400, by: 10) {
            let give = rubberBand(distance, limit: 50)
            #expect(give > last)
            #expect(give < 50)
            #expect(give - last < step)
            #expect(rubberBand(-distance, limit: 50) == -give)
            step = give - last
            last = give
        }
        #expect(rubberBand(0, limit: 50) == 0)
        #expect(rubberBand(.nan, limit: 50) == 0)
    }
}

extension ViewSuites {
    @MainActor
    @Suite("Progress drivers")
    struct ProgressDriverTests {
        @Test("a driver keeps its speed when it is sent elsewhere, and arrives once")
        func driver() {
            let screen = TestScreen(size: CGSize(width: 10, height: 10), scale: 1)
            screen.show(UIView())
            let driver = ProgressDriver()
            var arrivals: [CGFloat] = [], values: [CGFloat] = []
            driver.onArrival = { arrivals.append($0) }
            driver.onChange = { values.append($0) }
            driver.move(to: 1, duration: 0.5)
            screen.advance(by: 0.1)
            let speed = driver.velocity
            #expect(speed > 0.5)
            driver.move(to: 0, duration: 0.5)
            #expect(abs(driver.velocity - speed) < 1e-6)
            screen.advance(by: 3)
            #expect(arrivals == [0])
            #expect(values.last == 0)
            #expect(!driver.isMoving)
            // Values follow each other without a jump.
            for (a, b) in zip(values, values.dropFirst()) { #expect(abs(a - b) < 0.25) }
        }
    }
}
