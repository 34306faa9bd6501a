public import Foundation

/// Something that makes numbers by chance.
public protocol GKRandom {
    /// A number.
    func nextInt() -> Int
    /// A number from 0 to one less than a bound.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    /// One of two.
    func nextBool() -> Bool
}

/// Makes numbers by chance; each kind in a way of its own. Those with a seed make the same ones again, but not those that Apple's make.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
    private let lock = NSLock()
    private var chance: any RandomNumberGenerator

    /// By the system's chance.
    public override init() {
        chance = SystemRandomNumberGenerator()
        super.init()
    }

    fileprivate init(_ generator: any RandomNumberGenerator) {
        chance = generator
        super.init()
    }

    /// One for all of the program.
    open class func sharedRandom() -> GKRandomSource { shared }
    private static let shared = GKRandomSource()

    /// One that goes on as this one would.
    open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource(lock.withLock { chance }) }

    func bits() -> UInt64 { lock.withLock { chance.next() } }

    /// A number from -2³¹ to 2³¹ - 1.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: bits() >> 32)) }

    /// A number from 0 to one less than a bound; 0 for bounds below 2.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        return Int(bits().multipliedFullWidth(by: UInt64(upperBound)).high)
    }

    /// A number from 0 to 1.
    open func nextUniform() -> Float { Float(bits() >> 40) / Float((1 << 24) - 1) }
    /// One of two.
    open func nextBool() -> Bool { bits() >> 63 == 1 }

    /// The elements in an order by chance.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for index in shuffled.indices.dropFirst().reversed() {
            shuffled.swapAt(index, nextInt(upperBound: index + 1))
        }
        return shuffled
    }
}

/// Makes numbers in the way of the Lehmer generator: fast, not so good.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    /// Where it began.
    public let seed: UInt64

    /// From a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init(Stream(state: seed))
    }

    /// From a seed by chance.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
}

/// Makes numbers that are hard to foresee; slow on Apple's systems.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    /// Where it began.
    public let seed: UInt64

    /// From a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init(Stream(state: seed &+ 0x9E37_79B9_7F4A_7C15))
    }

    /// From a seed by chance.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
}

/// Makes numbers, neither fast nor slow.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    /// Where it began.
    public let seed: Data

    /// From a seed.
    public init(seed: Data) {
        self.seed = seed
        super.init(Stream(state: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }))
    }

    /// From a seed by chance.
    public override convenience init() {
        self.init(seed: Data((0..<8).map { _ in UInt8.random(in: .min ... .max) }))
    }

    /// Leaves numbers out. All of them are equally good here, and all are left out that are asked for.
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = bits() } }
}

/// Numbers from a state of 64 bits.
private struct Stream: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
