/// Colours by a function along a line or from one circle to another.
///
/// The function is asked at 256 places; between them colours change evenly.
public final class CGShading: @unchecked Sendable {
    enum Shape {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }
    let shape: Shape
    let gradient: CGGradient
    let options: CGGradientDrawingOptions
    private static let places = 256

    private init?(
        _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, extends: (start: Bool, end: Bool)
    ) {
        let count = space.numberOfComponents
        let colors = (0..<Self.places).map { index -> [CGFloat] in
            let values = function.values(at: CGFloat(index) / CGFloat(Self.places - 1))
            // A function without a result for alpha is opaque.
            return Array((values + [CGFloat](repeating: 1, count: count + 1)).prefix(count + 1))
        }
        guard
            let gradient = CGGradient(
                colorSpace: space, colorComponents: Array(colors.joined()), locations: nil, count: Self.places)
        else { return nil }
        (self.shape, self.gradient) = (shape, gradient)
        options = (extends.start ? CGGradientDrawingOptions.drawsBeforeStartLocation : [])
            .union(extends.end ? .drawsAfterEndLocation : [])
    }

    /// Colours along the line between two points; `function` takes 0 at `start` to 1 at `end`.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.axial(start: start, end: end), space, function, extends: (extendStart, extendEnd))
    }

    /// Colours from one circle to another; `function` takes 0 at the first to 1 at the second. Radii in points.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), space, function,
            extends: (extendStart, extendEnd))
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}
