import Foundation

/// A scene as plain data, the same for every renderer: textures, layers, and for each of 120 frames where each layer lies.
struct BenchScene: Sendable {
    static let width = 1920, height = 1080, frameCount = 120

    struct Texture: Sendable {
        var width: Int, height: Int
    }
    struct Layer: Sendable {
        var texture: Int
        var cornerRadius = 0.0
    }
    /// One layer in one frame.
    struct State {
        /// Source pixels → screen pixels.
        var map: PlaneMap
        var opacity = 1.0
        /// Alpha of a black sheet over the whole layer.
        var dimming = 0.0
    }

    var name: String
    /// Scenes of one set share their textures.
    var textureSet: String
    var textures: [Texture]
    var layers: [Layer]
    /// Only the last layer moves, and renderers may be told so.
    var movesOnlyLast = false
    var state: @Sendable (_ layer: Int, _ frame: Int) -> State

    /// 0…1, once around in all frames.
    static func phase(_ frame: Int) -> Double { Double(frame) / Double(frameCount) }
    /// 0 → 1 → 0.
    static func swing(_ frame: Int) -> Double { 0.5 - 0.5 * cos(2 * .pi * phase(frame)) }
}

/// A projective map of the plane, row by row, for column vectors.
struct PlaneMap {
    var m: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, 1]

    static func move(_ x: Double, _ y: Double) -> PlaneMap { PlaneMap(m: [1, 0, x, 0, 1, y, 0, 0, 1]) }
    static func scale(_ s: Double) -> PlaneMap { PlaneMap(m: [s, 0, 0, 0, s, 0, 0, 0, 1]) }
    static func turn(_ a: Double) -> PlaneMap { PlaneMap(m: [cos(a), -sin(a), 0, sin(a), cos(a), 0, 0, 0, 1]) }

    static func * (a: PlaneMap, b: PlaneMap) -> PlaneMap {
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                product[3 * row + column] = (0..<3).reduce(0) { $0 + a.m[3 * row + $1] * b.m[3 * $1 + column] }
            }
        }
        return PlaneMap(m: product)
    }
}

/// A repeatable stream of numbers (SplitMix64).
struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
