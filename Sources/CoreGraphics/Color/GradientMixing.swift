import Foundation

/// The space in which the colours of a gradient mix. Whoever paints a gradient mixes in encoded sRGB; one that mixes in another space
/// gets stops between its own, close enough together that no eye sees the chords.
package struct GradientMixing: Sendable {
    private let space: CGColorSpace

    /// Nil where mixing in `space` is mixing in encoded sRGB, and for patterns. Without a space colours mix in Generic RGB.
    package init?(_ space: CGColorSpace?) {
        guard let space else {
            self = .genericRGB
            return
        }
        switch space.kind {
        case .sRGB, .extendedSRGB, .deviceRGB, .gray, .extendedGray, .deviceGray, .pattern: return nil
        default: self.space = space
        }
    }

    private init(mixingIn space: CGColorSpace) { self.space = space }

    /// What Core Graphics mixes in when it is given no space: the display of 1.8 gamma that it knew first.
    package static let genericRGB = GradientMixing(mixingIn: .genericRGB)

    /// The same gradient, to be mixed in encoded sRGB. Colours that the space does not hold become the nearest that it does.
    /// - Parameters:
    ///   - colors: Encoded sRGB, straight alpha.
    ///   - locations: One for each colour, ascending, as shares of the way.
    package func stops(_ colors: [RGBA], _ locations: [Double]) -> (colors: [RGBA], locations: [Double]) {
        let own = colors.map { space.components(of: $0) ?? [] }
        var result: (colors: [RGBA], locations: [Double]) = ([], [])
        func add(_ components: [CGFloat], _ location: Double) {
            guard let color = space.sRGB(of: components) else { return }
            result.colors.append(color)
            result.locations.append(location)
        }
        for index in own.indices {
            if index > 0, locations[index] > locations[index - 1], colors[index] != colors[index - 1] {
                for share in Self.shares {
                    add(
                        zip(own[index - 1], own[index]).map { $0 + ($1 - $0) * CGFloat(share) },
                        locations[index - 1] + (locations[index] - locations[index - 1]) * share)
                }
            }
            add(own[index], locations[index])
        }
        return result
    }

    /// Places between two stops, closer together near either, where tone curves bend most.
    private static let shares = (1..<24).map { (1 - cos(.pi * Double($0) / 24)) / 2 }
}
