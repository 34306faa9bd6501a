import CoreGraphics

/// What a symbol does to be noticed.
public protocol SymbolEffect: Sendable, Hashable {
    /// How it moves.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays once, or so often.
public protocol DiscreteSymbolEffect {}
/// An effect that goes on until it is taken away.
public protocol IndefiniteSymbolEffect {}
/// An effect by which one picture takes another's place.
public protocol ContentTransitionSymbolEffect {}
/// An effect with which a view comes or goes.
public protocol TransitionSymbolEffect {}

/// How a symbol effect moves.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce(isUp: Bool)
        case pulse
        case variableColor(isReversing: Bool, isCumulative: Bool)
        case scale(CGFloat)
        case appear
        case disappear
        case replace
        case automatic
        case wiggle(WiggleSymbolEffect.Way)
        case rotate(isClockwise: Bool)
        case breathe(fades: Bool)
    }

    let kind: Kind
}

/// How fast and how often an effect plays.
public struct SymbolEffectOptions: Sendable, Hashable {
    var timesFaster = 1.0
    /// nil: as the effect says.
    var count: Int?
    var isEndless: Bool?
    /// Between one turn and the next, in seconds; nil: as the effect says.
    var pause: TimeInterval?

    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions(isEndless: true)
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(isEndless: false)
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(timesFaster: speed) }

    /// The same, again and again.
    public var repeating: SymbolEffectOptions { with { $0.isEndless = true } }
    /// The same, once.
    public var nonRepeating: SymbolEffectOptions { with { $0.isEndless = false } }
    /// The same, so many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count } }
    /// The same, so many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.timesFaster = speed } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

/// Jumps up or down.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
    var isUp = true
    /// Upwards.
    public var up: Self { Self(isUp: true) }
    /// Downwards.
    public var down: Self { Self(isUp: false) }
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .bounce(isUp: isUp)) }
}

/// Fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .pulse) }
}

/// Fades and comes back in steps: here all of the symbol at once.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isReversing = false, isCumulative = false
    /// Part after part.
    public var iterative: Self { Self(isReversing: isReversing, isCumulative: false) }
    /// One part more at a time.
    public var cumulative: Self { Self(isReversing: isReversing, isCumulative: true) }
    /// Forth and back.
    public var reversing: Self { Self(isReversing: true, isCumulative: isCumulative) }
    /// Forth, and from the beginning.
    public var nonReversing: Self { Self(isReversing: false, isCumulative: isCumulative) }
    /// Parts that wait stay faint.
    public var dimInactiveLayers: Self { self }
    /// Parts that wait are not to be seen.
    public var hideInactiveLayers: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration {
        .init(kind: .variableColor(isReversing: isReversing, isCumulative: isCumulative))
    }
}

/// Grows or shrinks and stays so.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    var factor: CGFloat = 1
    /// A little larger.
    public var up: Self { Self(factor: 1.1) }
    /// A little smaller.
    public var down: Self { Self(factor: 0.9) }
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .scale(factor)) }
}

/// Comes in.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// From below.
    public var up: Self { self }
    /// From above.
    public var down: Self { self }
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .appear) }
}

/// Goes away.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .disappear) }
}

/// One symbol shrinks away and another one grows in its place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The old one goes down, the new one comes up.
    public var downUp: Self { self }
    /// Both go up.
    public var upUp: Self { self }
    /// The old one goes at once.
    public var offUp: Self { self }
    /// The old one goes down, the new one comes up.
    public static var downUp: Self { Self() }
    /// Both go up.
    public static var upUp: Self { Self() }
    /// The old one goes at once.
    public static var offUp: Self { Self() }
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .replace) }
}

/// What suits the pictures: here a replacement.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .automatic) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Jumps.
    public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades and comes back.
    public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Fades and comes back in steps.
    public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Grows or shrinks and stays so.
    public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// Comes in.
    public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Goes away.
    public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes another's place.
    public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What suits the pictures.
    public static var automatic: Self { Self() }
}
