import CoreGraphics

/// Lines and areas in a unit square, y down.
struct SymbolDrawing: Sendable {
    enum Part: Sendable {
        case line(@Sendable (inout PathBuilder) -> Void)
        case area(@Sendable (inout PathBuilder) -> Void)
        /// Cut out of what is drawn before.
        case hole(@Sendable (inout PathBuilder) -> Void)
    }
    let parts: [Part]

    init(_ parts: Part...) {
        self.parts = parts
    }

    func bitmap(side: CGFloat, scale: CGFloat, lineShare: CGFloat) -> CGImage {
        let pixels = Int((side * scale).rounded(.up))
        let context = CGContext(yDownInto: PixelBuffer(width: pixels, height: pixels), scale: CGFloat(pixels))
        context.setFillColor(.black)
        context.setStrokeColor(.black)
        context.setLineWidth(lineShare)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for part in parts {
            context.setBlendMode(.normal)
            var builder = PathBuilder()
            switch part {
            case .line(let build), .area(let build), .hole(let build): build(&builder)
            }
            context.beginPath()
            context.addPath(CGPath(elements: builder.elements))
            switch part {
            case .line: context.strokePath()
            case .area: context.fillPath()
            case .hole:
                context.setBlendMode(.destinationOut)
                context.drawPath(using: .fillStroke)
            }
        }
        return context.makeImage() ?? CGImage(buffer: PixelBuffer(width: 1, height: 1))
    }
}

extension PathBuilder {
    /// A line through points of the unit square.
    mutating func polyline(_ points: (CGFloat, CGFloat)..., closed: Bool = false) {
        addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { closeSubpath() }
    }

    mutating func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    mutating func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0.1) {
        addRoundedRect(
            CGRect(x: x, y: y, width: width, height: height), radii: CornerRadiusSet(all: radius), isContinuous: false)
    }

    mutating func star() {
        let points = (0..<10).map { i in
            let angle = CGFloat(i) * .pi / 5 - .pi / 2, radius: CGFloat = i % 2 == 0 ? 0.42 : 0.175
            return CGPoint(x: 0.5 + radius * cos(angle), y: 0.53 + radius * sin(angle))
        }
        addLines(between: points)
        closeSubpath()
    }

    mutating func heart() {
        move(to: CGPoint(x: 0.5, y: 0.85))
        addCurve(to: CGPoint(x: 0.1, y: 0.38), control1: CGPoint(x: 0.25, y: 0.68), control2: CGPoint(x: 0.1, y: 0.54))
        addCurve(to: CGPoint(x: 0.5, y: 0.3), control1: CGPoint(x: 0.1, y: 0.12), control2: CGPoint(x: 0.42, y: 0.08))
        addCurve(to: CGPoint(x: 0.9, y: 0.38), control1: CGPoint(x: 0.58, y: 0.08), control2: CGPoint(x: 0.9, y: 0.12))
        addCurve(to: CGPoint(x: 0.5, y: 0.85), control1: CGPoint(x: 0.9, y: 0.54), control2: CGPoint(x: 0.75, y: 0.68))
        closeSubpath()
    }
}
