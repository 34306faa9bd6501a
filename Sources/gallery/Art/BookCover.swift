import UIKit

/// A book as it stands on the shelf: a designed cover, drawn once as a picture.
struct BookCover: Hashable, Sendable {
    var title: String
    var author: String
    var cloth: UInt32
    var accent: UInt32
    var motif: Motif

    enum Motif: Sendable { case fan, sun, waves, rings, steps, leaf }

    static let shelf: [BookCover] = [
        BookCover(title: "The Slow\nTide", author: "M. Arendt", cloth: 0x1F4E5F, accent: 0xF2D7A0, motif: .waves),
        BookCover(title: "A Deck\nof Minutes", author: "The Mutoscope", cloth: 0x8F2F2A, accent: 0xF6D9A8, motif: .fan),
        BookCover(title: "Noon", author: "I. Okafor", cloth: 0xE0A030, accent: 0x5B2333, motif: .sun),
        BookCover(title: "Orbits", author: "L. Varga", cloth: 0x2B2A55, accent: 0xE8B7C8, motif: .rings),
        BookCover(title: "Stairs", author: "P. Lindqvist", cloth: 0x3E5C45, accent: 0xF0E2BE, motif: .steps),
        BookCover(title: "Herbarium", author: "C. de Witt", cloth: 0xD9C7A7, accent: 0x46603F, motif: .leaf),
    ]

    /// Width over height.
    static let aspect = 0.68 as CGFloat

    /// On any thread.
    ///
    /// - Parameters:
    ///   - height: Points.
    ///   - scale: Pixels per point.
    func image(height: CGFloat, scale: CGFloat) -> CGImage {
        .baked(layer(size: CGSize(width: height * Self.aspect, height: height), scale: scale), scale: scale)
    }

    /// The same, drawn by whoever comes first: a thread beside the main one, or who needs it.
    func ahead(height: CGFloat, scale: CGFloat) -> PictureAhead {
        PictureAhead { image(height: height, scale: scale) }
    }

    /// Has the fonts of covers looked for.
    static func expectFonts(height: CGFloat) {
        let width = height * aspect
        Typeface.serifBold.expect(width * titleSize)
        Typeface.sans.expect(width * authorSize)
    }

    /// Sizes of letters in widths of the cover.
    private static let titleSize: CGFloat = 0.125, authorSize: CGFloat = 0.052

    private func layer(size: CGSize, scale: CGFloat) -> CALayer {
        let cover = CALayer()
        cover.bounds = CGRect(origin: .zero, size: size)
        let art = CGImage.drawn(size: size, scale: scale) { draw(in: $0, size) }
        cover.addSublayer(.image(art, frame: cover.bounds))
        let color = CGColor.hex(accent), width = size.width
        let lines = CGFloat(title.split(separator: "\n").count)
        cover.addSublayer(
            CALayer.text(
                title, .serifBold, size: width * Self.titleSize, color: color,
                frame: CGRect(x: width * 0.1, y: size.height * 0.1, width: width * 0.84, height: width * 0.16 * lines),
                scale: scale))
        cover.addSublayer(
            CALayer.text(
                author.uppercased(), .sans, size: width * Self.authorSize, color: color,
                frame: CGRect(x: width * 0.1, y: size.height * 0.885, width: width * 0.84, height: width * 0.08),
                scale: scale))
        return cover
    }

    private func draw(in context: CGContext, _ size: CGSize) {
        let light = CGGradient.even([.hex(0xFFFFFF, alpha: 0.16), .hex(0xFFFFFF, alpha: 0), .hex(0x000000, alpha: 0.2)])
        context.setFillColor(.hex(cloth))
        context.fill(CGRect(origin: .zero, size: size))
        drawWeave(in: context, size)
        context.drawLinearGradient(
            light, start: .zero, end: CGPoint(x: size.width, y: size.height), options: [])
        drawFrame(in: context, size)
        context.saveGState()
        context.translateBy(x: size.width * 0.52, y: size.height * 0.58)
        draw(motif, in: context, radius: size.width * 0.27)
        context.restoreGState()
        drawSpine(in: context, size)
    }

    /// The threads of the cloth, barely seen.
    private func drawWeave(in context: CGContext, _ size: CGSize) {
        context.setLineWidth(size.height / 700)
        context.setStrokeColor(.hex(0xFFFFFF, alpha: 0.035))
        for y in stride(from: 0, to: size.height, by: size.height / 240) {
            context.move(to: CGPoint(x: 0, y: y))
            context.addLine(to: CGPoint(x: size.width, y: y))
        }
        context.strokePath()
    }

    private func drawFrame(in context: CGContext, _ size: CGSize) {
        let inset = size.width * 0.055
        let frame = CGRect(origin: .zero, size: size).inner(dx: inset, dy: inset).offsetBy(dx: inset * 0.35, dy: 0)
        context.setStrokeColor(.hex(accent, alpha: 0.85))
        context.setLineWidth(size.width * 0.008)
        context.stroke(frame)
        context.setLineWidth(size.width * 0.003)
        context.stroke(frame.inner(dx: inset * 0.28, dy: inset * 0.28))
    }

    /// The groove where the cover bends.
    private func drawSpine(in context: CGContext, _ size: CGSize) {
        let groove = CGGradient.even([
            .hex(0x000000, alpha: 0.34), .hex(0xFFFFFF, alpha: 0.16), .hex(0x000000, alpha: 0.26),
            .hex(0x000000, alpha: 0),
        ])
        context.drawLinearGradient(groove, start: .zero, end: CGPoint(x: size.width * 0.085, y: 0), options: [])
    }

    private func draw(_ motif: Motif, in context: CGContext, radius r: CGFloat) {
        context.setStrokeColor(.hex(accent))
        context.setFillColor(.hex(accent))
        context.setLineWidth(r * 0.035)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        switch motif {
        case .fan: drawFan(in: context, r)
        case .sun: drawSun(in: context, r)
        case .waves: drawWaves(in: context, r)
        case .rings: drawRings(in: context, r)
        case .steps: drawSteps(in: context, r)
        case .leaf: drawLeaf(in: context, r)
        }
    }

    private func drawFan(in context: CGContext, _ r: CGFloat) {
        let card = CGRect(x: -r * 0.36, y: -r * 0.98, width: r * 0.72, height: r * 1.02)
        for k in 0..<7 {
            context.saveGState()
            context.translateBy(x: 0, y: r * 0.55)
            context.rotate(by: CGFloat(k - 3) * 0.24)
            context.addPath(CGPath(roundedRect: card, cornerWidth: r * 0.07, cornerHeight: r * 0.07, transform: nil))
            context.setFillColor(.hex(cloth))
            context.drawPath(using: .fillStroke)
            context.restoreGState()
        }
    }

    private func drawSun(in context: CGContext, _ r: CGFloat) {
        context.fillEllipse(in: CGRect(x: -r * 0.5, y: -r * 0.5, width: r, height: r))
        for k in 0..<24 {
            let angle = CGFloat(k) * .pi / 12, far = k % 2 == 0 ? r * 1.05 : r * 0.85
            context.move(to: CGPoint(x: cos(angle) * r * 0.64, y: sin(angle) * r * 0.64))
            context.addLine(to: CGPoint(x: cos(angle) * far, y: sin(angle) * far))
        }
        context.strokePath()
    }

    private func drawWaves(in context: CGContext, _ r: CGFloat) {
        for row in 0..<6 {
            let y = CGFloat(row - 2) * r * 0.3
            context.move(to: CGPoint(x: -r, y: y))
            for k in 0..<4 {
                let x = -r + CGFloat(k) * r / 2, lift = (k % 2 == 0 ? -1 : 1) * r * 0.2
                context.addCurve(
                    to: CGPoint(x: x + r / 2, y: y), control1: CGPoint(x: x + r * 0.18, y: y + lift),
                    control2: CGPoint(x: x + r * 0.32, y: y + lift))
            }
        }
        context.strokePath()
    }

    private func drawRings(in context: CGContext, _ r: CGFloat) {
        for k in 1...4 {
            let radius = r * CGFloat(k) / 4
            context.strokeEllipse(in: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
            let angle = CGFloat(k) * 1.9, dot = r * 0.07
            context.fillEllipse(
                in: CGRect(x: cos(angle) * radius - dot, y: sin(angle) * radius - dot, width: dot * 2, height: dot * 2))
        }
    }

    private func drawSteps(in context: CGContext, _ r: CGFloat) {
        for k in 0..<7 {
            let x = -r + CGFloat(k) * r * 2 / 7, y = r * 0.8 - CGFloat(k) * r * 0.24
            context.fill(CGRect(x: x, y: y, width: r * 2 / 7 - r * 0.03, height: r * 0.8 - y))
        }
    }

    private func drawLeaf(in context: CGContext, _ r: CGFloat) {
        context.move(to: CGPoint(x: 0, y: r))
        context.addLine(to: CGPoint(x: 0, y: -r))
        for k in 0..<6 {
            let y = r * 0.7 - CGFloat(k) * r * 0.3, reach = r * (0.75 - CGFloat(k) * 0.1)
            for side in [-1.0, 1.0] as [CGFloat] {
                context.move(to: CGPoint(x: 0, y: y))
                context.addQuadCurve(
                    to: CGPoint(x: side * reach, y: y - r * 0.42),
                    control: CGPoint(x: side * reach * 0.9, y: y - r * 0.05))
                context.addQuadCurve(
                    to: CGPoint(x: 0, y: y), control: CGPoint(x: side * reach * 0.25, y: y - r * 0.5))
            }
        }
        context.strokePath()
    }
}
