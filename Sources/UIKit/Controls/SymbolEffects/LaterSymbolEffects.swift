import QuartzCore

/// Goes to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    enum Way: Hashable, Sendable {
        /// Round its middle.
        case turn(isClockwise: Bool)
        /// Along a line, in degrees from the right, clockwise.
        case line(degrees: Double)
        /// The way that text reads, or against it.
        case reading(isForward: Bool)
    }

    var way = Way.turn(isClockwise: true)
    /// Turns, clockwise first.
    public var clockwise: Self { Self(way: .turn(isClockwise: true)) }
    /// Turns, the other way first.
    public var counterClockwise: Self { Self(way: .turn(isClockwise: false)) }
    /// Sideways, to the left first.
    public var left: Self { Self(way: .line(degrees: 180)) }
    /// Sideways, to the right first.
    public var right: Self { Self(way: .line(degrees: 0)) }
    /// Upwards first.
    public var up: Self { Self(way: .line(degrees: -90)) }
    /// Downwards first.
    public var down: Self { Self(way: .line(degrees: 90)) }
    /// The way that text reads.
    public var forward: Self { Self(way: .reading(isForward: true)) }
    /// Against the way that text reads.
    public var backward: Self { Self(way: .reading(isForward: false)) }
    /// Along a line: degrees from the right, clockwise.
    public func custom(angle: Double) -> Self { Self(way: .line(degrees: angle)) }
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .wiggle(way)) }
}

/// Turns round its middle.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isClockwise = true
    /// As the hands of a clock.
    public var clockwise: Self { Self(isClockwise: true) }
    /// Against the hands of a clock.
    public var counterClockwise: Self { Self(isClockwise: false) }
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .rotate(isClockwise: isClockwise)) }
}

/// Grows a little and shrinks again, smoothly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var fades = false
    /// Grows and shrinks.
    public var plain: Self { Self(fades: false) }
    /// Grows and shrinks, and is fainter while it is small.
    public var pulse: Self { Self(fades: true) }
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .breathe(fades: fades)) }
}

extension ReplaceSymbolEffect {
    /// One symbol turns into another that shares parts with it: here as the replacement that it falls back to.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        let fallback: ReplaceSymbolEffect
        /// How it moves.
        public var configuration: SymbolEffectConfiguration { fallback.configuration }
    }

    /// Turns symbols that share parts into each other, and replaces others by `fallback`: here always that.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Goes to and fro.
    public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns round its middle.
    public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Grows a little and shrinks again.
    public static var breathe: Self { Self() }
}

extension SymbolEffectOptions {
    /// How often an effect plays, and what is between.
    public struct RepeatBehavior: Sendable, Hashable {
        let count: Int?
        let pause: TimeInterval?

        /// On and on without a pause.
        public static var continuous: Self { Self(count: nil, pause: 0) }
        /// Again and again, with the effect's own pause between.
        public static var periodic: Self { Self(count: nil, pause: nil) }
        /// So many times (nil: again and again), with so many seconds between (nil: as the effect says).
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
            Self(count: count, pause: delay)
        }
    }

    /// As often as a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }

    /// The same, as often as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self
        (copy.count, copy.pause) = (behavior.count, behavior.pause)
        copy.isEndless = behavior.count == nil
        return copy
    }
}

extension WiggleSymbolEffect.Way {
    /// One wiggle: out, back and beyond, less each time.
    func motion(size: CGSize, isMirrored: Bool) -> CAAnimation {
        let swings = [0, 1, -0.8, 0.5, -0.25, 0]
        switch self {
        case .turn(let isClockwise):
            return swing("transform.rotation.z", swings.map { $0 * (isClockwise ? 0.2 : -0.2) })
        case .reading(let isForward):
            return Self.line(degrees: isForward == isMirrored ? 180 : 0).motion(size: size, isMirrored: isMirrored)
        case .line(let degrees):
            let reach = Double(max(size.width, size.height)) * 0.12, angle = degrees * .pi / 180
            let (x, y) = (cos(angle) * reach, sin(angle) * reach)
            return swing("transform.translation.x", swings.map { $0 * x })
                .together(with: swing("transform.translation.y", swings.map { $0 * y }))
        }
    }

    private func swing(_ keyPath: String, _ values: [Double]) -> CAAnimation {
        let swing = CAKeyframeAnimation(keyPath: keyPath)
        swing.values = values
        swing.calculationMode = .cubic
        swing.duration = 0.7
        return swing
    }
}

extension SymbolEffectConfiguration.Kind {
    /// Between one turn and the next, in seconds.
    var pause: TimeInterval { if case .wiggle = self { 0.8 } else { 0 } }
}

extension CAAnimation {
    /// This one and another at the same time.
    func together(with other: CAAnimation) -> CAAnimation {
        let group = CAAnimationGroup()
        group.animations = [self, other]
        group.duration = max(duration, other.duration)
        return group
    }

    /// The same with a rest after it, in seconds.
    func resting(_ pause: TimeInterval) -> CAAnimation {
        guard pause > 0 else { return self }
        let group = CAAnimationGroup()
        group.animations = [self]
        group.duration = duration + pause
        return group
    }
}

/// Draws a symbol. Symbols have no lines to be drawn along here: it comes in as by ``AppearSymbolEffect``.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// Part after part, which are not told apart here.
    public var individually: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .appear) }
}

/// Takes back the drawing of a symbol. Symbols have no lines here: it goes as by ``DisappearSymbolEffect``.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// All of the symbol at once; its parts are not told apart here.
    public var byLayer: Self { self }
    /// All of the symbol at once.
    public var wholeSymbol: Self { self }
    /// Part after part, which are not told apart here.
    public var individually: Self { self }
    /// From the end of its lines.
    public var reversed: Self { self }
    /// From the beginning of its lines.
    public var nonReversed: Self { self }
    /// How it moves.
    public var configuration: SymbolEffectConfiguration { .init(kind: .disappear) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Draws a symbol.
    public static var drawOn: Self { Self() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Takes back the drawing of a symbol.
    public static var drawOff: Self { Self() }
}
