import CoreGraphics

/// When a picture counts as equal to its golden one. Texts are compared letter by letter whatever is said here.
public struct SnapshotComparison: Equatable, Hashable, Sendable {
    enum Rule: Equatable, Hashable, Sendable {
        /// No channel of a pixel differs by more.
        case channels(Int)
        /// The CIEDE2000 difference of a pixel is not larger.
        case perceptual(Double)
        /// The pixel's colour is found so many pixels away in the other picture.
        case moved(Int)
    }

    let rule: Rule
    /// The part of all pixels that may break the rule, 0…1.
    let allowed: Double

    private init(_ rule: Rule, allowed: Double) {
        self.rule = rule
        self.allowed = allowed
    }

    /// Every bit the same: what the CPU compositor gives on every machine. The default.
    public static let exact = SnapshotComparison(.channels(0), allowed: 0)

    /// Channels may be a little off.
    ///
    /// - Parameters:
    ///   - channel: The largest difference of any channel that still counts as equal, 0…255.
    ///   - pixels: The part of all pixels that may differ by more, 0…1.
    public static func within(channel: Int, pixels: Double = 0) -> Self {
        precondition((0...255).contains(channel), "A channel's tolerance is from 0 to 255; got \(channel).")
        precondition((0...1).contains(pixels), "A tolerance in pixels is a fraction from 0 to 1; got \(pixels).")
        return Self(.channels(channel), allowed: pixels)
    }

    /// Colours may differ as far as people do not see it.
    ///
    /// - Parameters:
    ///   - difference: The largest CIEDE2000 colour difference (ΔE) that counts as equal; about 1 can just be seen, 100 is black
    ///     against white. See-through pixels are compared on black and on white.
    ///   - share: The part of all pixels that have to be equal, 0…1.
    public static func perceptual(difference: Double = 2, share: Double = 1) -> Self {
        precondition(difference >= 0 && difference.isFinite, "A colour difference is 0 or more; got \(difference).")
        precondition((0...1).contains(share), "A share of pixels is a fraction from 0 to 1; got \(share).")
        return Self(.perceptual(difference), allowed: 1 - share)
    }

    /// Things may have moved by a few pixels: every pixel's colour must be found near it in the other picture, and the other way.
    ///
    /// - Parameters:
    ///   - distance: Pixels, across and down, 1…8.
    ///   - pixels: The part of all pixels that may be found nowhere, 0…1.
    public static func moved(by distance: Int = 1, pixels: Double = 0) -> Self {
        precondition((1...8).contains(distance), "Things may have moved by 1 to 8 pixels; got \(distance).")
        precondition((0...1).contains(pixels), "A tolerance in pixels is a fraction from 0 to 1; got \(pixels).")
        return Self(.moved(distance), allowed: pixels)
    }
}
