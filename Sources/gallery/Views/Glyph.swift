import UIKit

/// A small white drawing that stands for a screen on the home screen.
enum Glyph: CaseIterable {
    case page, deck, book, cards, zoom, sheet, slide, turn, cube, bounce, fade, grid, layers, curve

    /// What glyphs are drawn for, points each way.
    static let side: CGFloat = 44

    /// The drawing on a tile of a colour.
    @MainActor
    func image(on color: UIColor, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 10).fill()
            for part in parts { part.draw() }
        }
    }

    private struct Part {
        var path: UIBezierPath
        var alpha: CGFloat = 1
        /// 0 fills.
        var line: CGFloat = 0

        func draw() {
            let white = UIColor(white: 1, alpha: alpha)
            if line > 0 {
                white.setStroke()
                (path.lineWidth, path.lineCapStyle) = (line, .round)
                path.stroke()
            } else {
                white.setFill()
                path.fill()
            }
        }
    }

    private var parts: [Part] {
        switch self {
        case .page:
            [
                shape([(11, 8), (33, 8), (33, 26), (24, 36), (11, 36)], 0.95),
                shape([(33, 26), (24, 36), (22, 25)], 0.6),
            ]
        case .deck: [box(14, 9, 16, 12, 0.45), box(11.5, 13, 21, 14, 0.7), box(9, 18, 26, 17)]
        case .book:
            [
                shape([(21.5, 14), (9, 10.5), (9, 31), (21.5, 34.5)]),
                shape([(22.5, 14), (35, 10.5), (35, 31), (22.5, 34.5)], 0.7),
            ]
        case .cards: [box(7, 13, 12, 18, 0.45), box(14, 11, 14, 22, 0.7), box(22, 9, 16, 26)]
        case .zoom: [box(9, 9, 9, 9, 0.6), box(15, 15, 21, 20)]
        case .sheet: [box(12, 8, 20, 20, 0.5), box(12, 21, 20, 15)]
        case .slide: [box(8, 12, 16, 20, 0.5), box(19, 12, 17, 20)]
        case .turn: [shape([(14, 8), (31, 13), (31, 31), (14, 36)])]
        case .cube:
            [shape([(8, 13), (24, 9), (24, 35), (8, 31)]), shape([(24, 9), (36, 13), (36, 31), (24, 35)], 0.6)]
        case .bounce: [box(13, 8, 18, 18), bar(14, 31, 30), bar(18, 36, 26, 0.6)]
        case .fade: [disc(17, 22, 10, 0.6), disc(27, 22, 10, 0.75)]
        case .grid: [box(9, 9, 12, 12), box(23, 9, 12, 12, 0.6), box(9, 23, 12, 12, 0.6), box(23, 23, 12, 12)]
        case .layers: [rhomb(29, 0.45), rhomb(22, 0.7), rhomb(15)]
        case .curve: [wave()]
        }
    }

    // MARK: Shapes

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ alpha: CGFloat = 1) -> Part {
        Part(
            path: UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: 2.5),
            alpha: alpha)
    }

    private func shape(_ points: [(x: CGFloat, y: CGFloat)], _ alpha: CGFloat = 1) -> Part {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.x, y: point.y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return Part(path: path, alpha: alpha)
    }

    private func rhomb(_ y: CGFloat, _ alpha: CGFloat = 1) -> Part {
        shape([(22, y - 7), (36, y), (22, y + 7), (8, y)], alpha)
    }

    private func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ alpha: CGFloat) -> Part {
        Part(
            path: UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)),
            alpha: alpha)
    }

    private func bar(_ left: CGFloat, _ y: CGFloat, _ right: CGFloat, _ alpha: CGFloat = 1) -> Part {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: left, y: y))
        path.addLine(to: CGPoint(x: right, y: y))
        return Part(path: path, alpha: alpha, line: 2.5)
    }

    private func wave() -> Part {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 9, y: 34))
        path.addCurve(
            to: CGPoint(x: 35, y: 10), controlPoint1: CGPoint(x: 25, y: 34), controlPoint2: CGPoint(x: 19, y: 10))
        return Part(path: path, line: 3)
    }
}
