public import Foundation

/// Makes numbers of a range, each as often as the others.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    /// The lowest number.
    public let lowestValue: Int
    /// The highest number.
    public let highestValue: Int
    /// How many numbers there are.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    let source: any GKRandom

    /// Numbers of a range, by a source.
    public required init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        precondition(lowestInclusive <= highestInclusive, "A distribution needs a lowest number below its highest.")
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
        super.init()
    }

    /// Numbers of a range.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
    }

    /// Numbers from 1 to that of a die's sides.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    /// A die with six sides.
    open class func d6() -> Self {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6)
    }
    /// A die with twenty sides.
    open class func d20() -> Self {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20)
    }

    /// A number of the range.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// A number of the range that is below a bound.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        return lowestValue + source.nextInt(upperBound: min(upperBound, highestValue + 1) - lowestValue)
    }

    /// A number from 0 to 1, in as many steps as the range has.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes < 2
            ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
    }

    /// One of two.
    open func nextBool() -> Bool { nextUniform() > 0.5 || numberOfPossibleOutcomes < 2 && source.nextBool() }
}

/// Makes numbers of which those in the middle are frequent: all lie within three deviations.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    /// The number in the middle.
    public let mean: Float
    /// How far numbers lie from it.
    public let deviation: Float

    /// Numbers of a range, by a source.
    public required init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Numbers about a middle, by a source.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, deviation)
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
            highestValue: Int((mean + 3 * deviation).rounded()))
    }

    open override func nextInt() -> Int {
        while true {
            let radius = Double(max(source.nextUniform(), .leastNormalMagnitude)), angle = Double(source.nextUniform())
            let normal = (-2 * log(radius)).squareRoot() * cos(2 * .pi * angle)
            let number = Int((Double(mean) + normal * Double(deviation)).rounded())
            if (lowestValue...highestValue).contains(number) { return number }
        }
    }
}

/// Makes numbers of a range so that each comes before one comes again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [Int] = []
    private var last: Int?

    open override func nextInt() -> Int {
        lock.withLock {
            if waiting.isEmpty {
                waiting = Array(lowestValue...highestValue)
                for index in waiting.indices.dropFirst().reversed() {
                    waiting.swapAt(index, source.nextInt(upperBound: index + 1))
                }
                // Not the same one twice where two rounds meet.
                if waiting.count > 1, waiting.last == last { waiting.swapAt(0, waiting.count - 1) }
            }
            last = waiting.removeLast()
            return last ?? lowestValue
        }
    }
}

extension NSArray {
    /// The elements in an order by chance, by a source.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }
}
