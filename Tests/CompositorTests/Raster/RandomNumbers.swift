import Compositor
import CoreGraphics
import TestSupport

/// What random scenes are made of.
protocol RandomNumbers {
    var numbers: SeededGenerator { get set }
}

extension RandomNumbers {
    mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }

    mutating func chance(_ part: Double) -> Bool { number(0...1) < part }

    mutating func color() -> RGBA {
        RGBA(
            red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
            alpha: chance(0.5) ? 1 : Float(number(0...1)))
    }
}
