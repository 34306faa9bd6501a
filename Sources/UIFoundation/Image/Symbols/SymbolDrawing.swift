import CoreGraphics

/// Lines and areas in a unit square, y down.
struct SymbolDrawing: Sendable {
    /// What becomes of a path.
    enum Kind: Equatable, Sendable {
        case line, area
        /// Cut out of what is drawn before: with its edge, as a line, without an edge.
        case hole, lineHole, areaHole
        /// Letters in the middle of a box that the path encloses.
        case text(String)
        /// All of another drawing, cut out.
        indirect case cut([Step])
    }

    struct Step: Equatable, Sendable {
        var kind: Kind
        var elements: [CGPath.Element]
        /// Of lines, as a part of the configuration's.
        var weight: CGFloat = 1

        init(_ kind: Kind, _ elements: [CGPath.Element], weight: CGFloat = 1) {
            self.kind = kind
            self.elements = elements
            self.weight = weight
        }
    }
    let steps: [Step]

    init(steps: [Step]) {
        self.steps = steps
    }

    enum Part {
        case line((inout PathBuilder) -> Void)
        case area((inout PathBuilder) -> Void)
        case hole((inout PathBuilder) -> Void)
    }

    init(_ parts: Part...) {
        steps = parts.map { part in
            var builder = PathBuilder()
            switch part {
            case .line(let build), .area(let build), .hole(let build): build(&builder)
            }
            switch part {
            case .line: return Step(.line, builder.elements)
            case .area: return Step(.area, builder.elements)
            case .hole: return Step(.hole, builder.elements)
            }
        }
    }

    /// The drawing moved in its square, with thinner lines if it becomes smaller.
    func mapped(by map: CGAffineTransform, weight: CGFloat = 1) -> SymbolDrawing {
        SymbolDrawing(
            steps: steps.map { step in
                var step = step
                step.elements = step.elements.map { $0.applying(map) }
                step.weight *= weight
                if case .cut(let inner) = step.kind {
                    step.kind = .cut(SymbolDrawing(steps: inner).mapped(by: map, weight: weight).steps)
                }
                return step
            })
    }

    func bitmap(side: CGFloat, scale: CGFloat, lineShare: CGFloat) -> CGImage {
        let pixels = Int((side * scale).rounded(.up))
        let context = CGContext(yDownInto: PixelBuffer(width: pixels, height: pixels), scale: CGFloat(pixels))
        context.setFillColor(.black)
        context.setStrokeColor(.black)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for step in steps { draw(step, lineShare, side: side, scale: scale, in: context) }
        return context.makeImage() ?? CGImage(buffer: PixelBuffer(width: 1, height: 1))
    }

    private func draw(_ step: Step, _ lineShare: CGFloat, side: CGFloat, scale: CGFloat, in context: CGContext) {
        context.setLineWidth(lineShare * step.weight)
        context.setBlendMode(.normal)
        context.beginPath()
        context.addPath(CGPath(elements: step.elements))
        switch step.kind {
        case .line: context.strokePath()
        case .area: context.fillPath()
        case .hole:
            context.setBlendMode(.destinationOut)
            context.drawPath(using: .fillStroke)
        case .lineHole:
            context.setBlendMode(.destinationOut)
            context.strokePath()
        case .areaHole:
            context.setBlendMode(.destinationOut)
            context.fillPath()
        case .text(let text): draw(text, in: CGPath(elements: step.elements).boundingBoxOfPath, lineShare, context)
        case .cut(let inner):
            let picture = SymbolDrawing(steps: inner).bitmap(side: side, scale: scale, lineShare: lineShare)
            context.setBlendMode(.destinationOut)
            context.drawUpright(picture, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private func draw(_ text: String, in box: CGRect, _ lineShare: CGFloat, _ context: CGContext) {
        // Fonts are not made for sizes below a point.
        let grid: CGFloat = 100
        let weight: UIFont.Weight = lineShare < 0.06 ? .light : lineShare < 0.1 ? .medium : .bold
        let font = UIFont.systemFont(ofSize: box.height * grid * (text.count > 1 ? 0.8 : 1), weight: weight)
        let label = NSAttributedString(string: text, attributes: [.font: font])
        let layout = TextLayout(label.textRuns())
        context.withSavedState {
            context.scaleBy(x: 1 / grid, y: 1 / grid)
            let middle = CGPoint(x: box.midX * grid, y: box.midY * grid)
            let baseline = layout.lines.first?.baseline ?? 0
            layout.draw(
                in: context,
                at: CGPoint(x: middle.x - layout.size.width / 2, y: middle.y - baseline + font.capHeight / 2))
        }
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
