/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt32

    /// The value of a number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills what lies after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a line, a circle or a turn.
public final class CGGradient: @unchecked Sendable {
    package struct Stop: Equatable, Sendable {
        package var location: CGFloat
        package var color: RGBA
    }
    /// By ascending location, two at least.
    package let stops: [Stop]
    /// The space that colours mix in; without one that is Generic RGB.
    public let colorSpace: CGColorSpace?

    private init?(_ colors: [RGBA], _ locations: [CGFloat]?, _ space: CGColorSpace?) {
        guard !colors.isEmpty else { return nil }
        let places = locations ?? colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
        guard places.count >= colors.count, places.allSatisfy(\.isFinite) else { return nil }
        var stops = zip(places, colors).map { Stop(location: min(max($0, 0), 1), color: $1) }
        // Stable, so that two colours at one place keep their order: a hard edge.
        stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(
            \.element)
        if stops.count == 1 { stops.append(stops[0]) }
        if let mixing = GradientMixing(space) {
            let mixed = mixing.stops(stops.map(\.color), stops.map { Double($0.location) })
            stops = zip(mixed.locations, mixed.colors).map { Stop(location: CGFloat($0), color: $1) }
        }
        self.stops = stops
        colorSpace = space
    }

    /// Colours (`CGColor`s) at locations 0…1; without locations evenly spread. nil when there are none, or too few locations.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let list = colors.compactMap { ($0 as? CGColor)?.rgba }
        guard list.count == colors.count else { return nil }
        self.init(list, locations.map { Array(UnsafeBufferPointer(start: $0, count: list.count)) }, space)
    }

    /// The same of a list that is an object.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: Array(colors) as CFArray, locations: locations)
    }

    /// Colours as components of `space`, alpha last, one after the other.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        let list = (0..<max(count, 0)).compactMap { i in
            space.sRGB(of: Array(UnsafeBufferPointer(start: components + i * size, count: size)))
        }
        guard list.count == count else { return nil }
        self.init(list, locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }, space)
    }

    /// The colour at `location`, mixed between the neighbouring stops with straight alpha.
    package func color(at location: CGFloat) -> RGBA {
        guard let after = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard after > 0 else { return stops[0].color }
        let a = stops[after - 1], b = stops[after]
        let t = Float((location - a.location) / (b.location - a.location))
        return RGBA(
            red: a.color.red + (b.color.red - a.color.red) * t,
            green: a.color.green + (b.color.green - a.color.green) * t,
            blue: a.color.blue + (b.color.blue - a.color.blue) * t,
            alpha: a.color.alpha + (b.color.alpha - a.color.alpha) * t)
    }
}
