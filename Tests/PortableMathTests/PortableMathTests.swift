import Foundation
import Testing

@testable import PortableMath

/// The functions against those of this machine's libm, and against their own bits.
@Suite("Portable functions")
struct PortableMathTests {
    typealias Function = @Sendable (Double) -> Double
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var ranges: [ClosedRange<Double>]
        var most: Double
        var own: Function
        var machine: Function
        var testDescription: String { name }
    }

    /// Beside libm's own error of up to 1 ulp.
    static let cases: [Case] = [
        Case(name: "sin", ranges: angles, most: 1, own: sine, machine: { Foundation.sin($0) }),
        Case(name: "cos", ranges: angles, most: 1, own: cosine, machine: { Foundation.cos($0) }),
        Case(name: "tan", ranges: angles, most: 2, own: tangent, machine: { Foundation.tan($0) }),
        Case(name: "asin", ranges: [-1...1, -1e-9...1e-9], most: 3, own: arcSine, machine: { Foundation.asin($0) }),
        Case(name: "acos", ranges: [-1...1, 0.9999...1], most: 3, own: arcCosine, machine: { Foundation.acos($0) }),
        Case(
            name: "atan", ranges: [-1...1, -50...50], most: 2, own: { arcTangent($0) }, machine: { Foundation.atan($0) }
        ),
        Case(name: "exp", ranges: [-1...1, -744...709], most: 1, own: exponential, machine: { Foundation.exp($0) }),
        Case(
            name: "exp2", ranges: [-1...1, -1_074...1_023], most: 1, own: exponentialOfTwo,
            machine: { Foundation.exp2($0) }),
        Case(
            name: "log", ranges: [0...2, 0.99...1.01, 0...1e300], most: 1, own: logarithm,
            machine: { Foundation.log($0) }),
        Case(name: "log2", ranges: [0...2, 0...1e300], most: 2, own: logarithmOfTwo, machine: { Foundation.log2($0) }),
        Case(
            name: "pow(x, 2.4)", ranges: [0...2, 0...1e9], most: 1, own: { power($0, 2.4) },
            machine: { Foundation.pow($0, 2.4) }),
        Case(
            name: "pow(0.998, x)", ranges: [-300...300, -9e4...9e4], most: 1, own: { power(0.998, $0) },
            machine: { Foundation.pow(0.998, $0) }),
        Case(
            name: "hypot", ranges: [-10...10, -1e200...1e200, -1e-200...1e-200], most: 1, own: { length($0, $0 / 3) },
            machine: { Foundation.hypot($0, $0 / 3) }),
    ]
    private static let angles: [ClosedRange<Double>] = [-1...1, -10...10, -1e5...1e5, -1e18...1e18, -1e300...1e300]

    /// The same numbers everywhere.
    private static func numbers(_ range: ClosedRange<Double>, count: Int) -> [Double] {
        var state: UInt64 = 0x5EED
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + (range.upperBound - range.lowerBound) * (Double(state >> 11) * 0x1p-53)
        }
    }

    @Test("are as near to the truth as libm's", arguments: cases)
    func accuracy(function: Case) {
        var worst = 0.0, place = 0.0
        for range in function.ranges {
            for x in Self.numbers(range, count: 4_000) {
                let own = function.own(x), machine = function.machine(x)
                let distance = own == machine ? 0 : abs(own - machine) / machine.ulp
                if !(distance <= worst) { (worst, place) = (distance, x) }
            }
        }
        #expect(worst <= function.most, "\(function.name)(\(place))")
    }

    @Test("have these bits on every machine")
    func bits() {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for function in Self.cases {
            for range in function.ranges {
                for x in Self.numbers(range, count: 500) {
                    hash = (hash ^ function.own(x).bitPattern) &* 0x100_0000_01B3
                }
            }
        }
        #expect(hash == 3_026_580_013_079_465_951)
    }

    @Test("treat the ends of the numbers as libm does")
    func ends() {
        let ends: [Double] = [
            0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, .infinity, -.infinity, .nan, 1e300, -1e300, 1e-300,
            .leastNonzeroMagnitude, 1e25,
        ]
        func agrees(_ own: Double, _ machine: Double) -> Bool {
            if own.isNaN || machine.isNaN { return own.isNaN == machine.isNaN }
            return own.sign == machine.sign && (own == machine || abs(own - machine) <= 3 * machine.ulp)
        }
        for x in ends {
            for function in Self.cases {
                #expect(agrees(function.own(x), function.machine(x)), "\(function.name)(\(x))")
            }
            for y in ends {
                #expect(agrees(power(x, y), Foundation.pow(x, y)), "pow(\(x), \(y))")
                #expect(agrees(arcTangent(x, y), Foundation.atan2(x, y)), "atan2(\(x), \(y))")
                #expect(agrees(length(x, y), Foundation.hypot(x, y)), "hypot(\(x), \(y))")
            }
        }
    }
}
