import CoreGraphics

extension SymbolDrawing {
    /// The symbols drawn here, by the names of Apple's set. The drawings are this project's own.
    static let all: [String: SymbolDrawing] = lines.merging(shapes) { $1 }.merging(objects) { $1 }.merging(bars) { $1 }

    private static let lines: [String: SymbolDrawing] = [
        "xmark": SymbolDrawing(
            .line {
                $0.polyline((0.22, 0.22), (0.78, 0.78)); $0.polyline((0.78, 0.22), (0.22, 0.78))
            }),
        "plus": SymbolDrawing(
            .line {
                $0.polyline((0.5, 0.21), (0.5, 0.79)); $0.polyline((0.21, 0.5), (0.79, 0.5))
            }),
        "minus": SymbolDrawing(.line { $0.polyline((0.21, 0.5), (0.79, 0.5)) }),
        "checkmark": SymbolDrawing(.line { $0.polyline((0.18, 0.55), (0.41, 0.8), (0.82, 0.2)) }),
        "chevron.left": SymbolDrawing(.line { $0.polyline((0.68, 0.15), (0.32, 0.5), (0.68, 0.85)) }),
        "chevron.right": SymbolDrawing(.line { $0.polyline((0.32, 0.15), (0.68, 0.5), (0.32, 0.85)) }),
        "chevron.up": SymbolDrawing(.line { $0.polyline((0.15, 0.68), (0.5, 0.32), (0.85, 0.68)) }),
        "chevron.down": SymbolDrawing(.line { $0.polyline((0.15, 0.32), (0.5, 0.68), (0.85, 0.32)) }),
        "chevron.backward": SymbolDrawing(.line { $0.polyline((0.68, 0.15), (0.32, 0.5), (0.68, 0.85)) }),
        "chevron.forward": SymbolDrawing(.line { $0.polyline((0.32, 0.15), (0.68, 0.5), (0.32, 0.85)) }),
        "arrow.left": SymbolDrawing(
            .line {
                $0.polyline((0.88, 0.5), (0.13, 0.5)); $0.polyline((0.42, 0.2), (0.13, 0.5), (0.42, 0.8))
            }),
        "arrow.right": SymbolDrawing(
            .line {
                $0.polyline((0.12, 0.5), (0.87, 0.5)); $0.polyline((0.58, 0.2), (0.87, 0.5), (0.58, 0.8))
            }),
        "arrow.up": SymbolDrawing(
            .line {
                $0.polyline((0.5, 0.88), (0.5, 0.13)); $0.polyline((0.2, 0.42), (0.5, 0.13), (0.8, 0.42))
            }),
        "arrow.down": SymbolDrawing(
            .line {
                $0.polyline((0.5, 0.12), (0.5, 0.87)); $0.polyline((0.2, 0.58), (0.5, 0.87), (0.8, 0.58))
            }),
        "line.3.horizontal": SymbolDrawing(
            .line { p in for y in [0.25, 0.5, 0.75] { p.polyline((0.14, y), (0.86, y)) } }),
        "list.bullet": SymbolDrawing(
            .line { p in for y in [0.25, 0.5, 0.75] { p.polyline((0.36, y), (0.88, y)) } },
            .area { p in for y in [0.25, 0.5, 0.75] { p.circle(0.16, y, 0.055) } }),
        "arrow.clockwise": SymbolDrawing(
            .line { $0.addRelativeArc(center: CGPoint(x: 0.5, y: 0.52), radius: 0.34, startAngle: -0.6, delta: -5.2) },
            .area { $0.polyline((0.86, 0.1), (0.86, 0.42), (0.56, 0.36), closed: true) }),
    ]

    private static let shapes: [String: SymbolDrawing] = [
        "circle": SymbolDrawing(.line { $0.circle(0.5, 0.5, 0.4) }),
        "clock": SymbolDrawing(
            .line {
                $0.circle(0.5, 0.5, 0.4); $0.polyline((0.5, 0.24), (0.5, 0.5), (0.68, 0.6))
            }),
        "arrow.down.circle": SymbolDrawing(
            .line {
                $0.circle(0.5, 0.5, 0.4); $0.polyline((0.5, 0.27), (0.5, 0.72))
                $0.polyline((0.33, 0.55), (0.5, 0.72), (0.67, 0.55))
            }),
        "circle.fill": SymbolDrawing(.area { $0.circle(0.5, 0.5, 0.44) }),
        "square": SymbolDrawing(.line { $0.box(0.13, 0.13, 0.74, 0.74) }),
        "square.fill": SymbolDrawing(.area { $0.box(0.09, 0.09, 0.82, 0.82) }),
        "star": SymbolDrawing(.line { $0.star() }),
        "star.fill": SymbolDrawing(.area { $0.star() }, .line { $0.star() }),
        "heart": SymbolDrawing(.line { $0.heart() }),
        "heart.fill": SymbolDrawing(.area { $0.heart() }, .line { $0.heart() }),
        "play.fill": SymbolDrawing(.area { $0.polyline((0.22, 0.13), (0.88, 0.5), (0.22, 0.87), closed: true) }),
        "pause.fill": SymbolDrawing(
            .area {
                $0.box(0.2, 0.13, 0.22, 0.74, radius: 0.05); $0.box(0.58, 0.13, 0.22, 0.74, radius: 0.05)
            }),
        "stop.fill": SymbolDrawing(.area { $0.box(0.16, 0.16, 0.68, 0.68) }),
        "ellipsis": SymbolDrawing(.area { p in for x in [0.18, 0.5, 0.82] { p.circle(x, 0.5, 0.08) } }),
        "xmark.circle.fill": SymbolDrawing(
            .area { $0.circle(0.5, 0.5, 0.44) },
            .hole {
                $0.polyline((0.34, 0.34), (0.66, 0.66)); $0.polyline((0.66, 0.34), (0.34, 0.66))
            }),
        "checkmark.circle.fill": SymbolDrawing(
            .area { $0.circle(0.5, 0.5, 0.44) },
            .line { _ in },
            .hole { $0.polyline((0.3, 0.53), (0.44, 0.67), (0.7, 0.35), (0.44, 0.67), (0.3, 0.53)) }),
        "plus.circle.fill": SymbolDrawing(
            .area { $0.circle(0.5, 0.5, 0.44) },
            .hole {
                $0.polyline((0.5, 0.28), (0.5, 0.72)); $0.polyline((0.28, 0.5), (0.72, 0.5))
            }),
        "minus.circle.fill": SymbolDrawing(
            .area { $0.circle(0.5, 0.5, 0.44) }, .hole { $0.polyline((0.28, 0.5), (0.72, 0.5)) }),
        "info.circle": SymbolDrawing(
            .line {
                $0.circle(0.5, 0.5, 0.4); $0.polyline((0.5, 0.47), (0.5, 0.7))
            }, .area { $0.circle(0.5, 0.31, 0.055) }),
    ]

    private static let objects: [String: SymbolDrawing] = [
        "magnifyingglass": SymbolDrawing(
            .line {
                $0.circle(0.42, 0.42, 0.29); $0.polyline((0.64, 0.64), (0.87, 0.87))
            }),
        "calendar": SymbolDrawing(
            .line { p in
                p.box(0.12, 0.17, 0.76, 0.7)
                p.polyline((0.12, 0.38), (0.88, 0.38))
                p.polyline((0.32, 0.1), (0.32, 0.22))
                p.polyline((0.68, 0.1), (0.68, 0.22))
            }),
        "house.fill": SymbolDrawing(
            .area {
                $0.polyline(
                    (0.5, 0.1), (0.93, 0.5), (0.8, 0.5), (0.8, 0.88), (0.58, 0.88), (0.58, 0.62), (0.42, 0.62),
                    (0.42, 0.88), (0.2, 0.88), (0.2, 0.5), (0.07, 0.5), closed: true)
            }),
        "house": SymbolDrawing(
            .line {
                $0.polyline((0.1, 0.5), (0.5, 0.13), (0.9, 0.5));
                $0.polyline((0.2, 0.45), (0.2, 0.86), (0.8, 0.86), (0.8, 0.45))
            }),
        "person": SymbolDrawing(
            .line { p in
                p.circle(0.5, 0.3, 0.17)
                p.move(to: CGPoint(x: 0.15, y: 0.87))
                p.addCurve(
                    to: CGPoint(x: 0.85, y: 0.87), control1: CGPoint(x: 0.17, y: 0.5),
                    control2: CGPoint(x: 0.83, y: 0.5))
                p.closeSubpath()
            }),
        "person.fill": SymbolDrawing(
            .area { p in
                p.circle(0.5, 0.3, 0.2)
                p.move(to: CGPoint(x: 0.11, y: 0.9))
                p.addCurve(
                    to: CGPoint(x: 0.89, y: 0.9), control1: CGPoint(x: 0.13, y: 0.47),
                    control2: CGPoint(x: 0.87, y: 0.47))
                p.closeSubpath()
            }),
        "trash": SymbolDrawing(
            .line { p in
                p.polyline((0.14, 0.24), (0.86, 0.24))
                p.polyline((0.38, 0.24), (0.4, 0.12), (0.6, 0.12), (0.62, 0.24))
                p.polyline((0.22, 0.24), (0.28, 0.9), (0.72, 0.9), (0.78, 0.24))
                p.polyline((0.42, 0.4), (0.43, 0.74))
                p.polyline((0.58, 0.4), (0.57, 0.74))
            }),
        "book": SymbolDrawing(
            .line {
                $0.polyline((0.5, 0.24), (0.5, 0.85));
                $0.polyline((0.5, 0.24), (0.1, 0.16), (0.1, 0.77), (0.5, 0.85), (0.9, 0.77), (0.9, 0.16), (0.5, 0.24))
            }),
        "photo": SymbolDrawing(
            .line { p in
                p.box(0.08, 0.17, 0.84, 0.66)
                p.polyline((0.08, 0.7), (0.34, 0.46), (0.56, 0.66), (0.7, 0.54), (0.92, 0.74))
            }, .area { $0.circle(0.68, 0.36, 0.07) }),
        "square.and.arrow.up": SymbolDrawing(
            .line { p in
                p.polyline((0.36, 0.38), (0.2, 0.38), (0.2, 0.9), (0.8, 0.9), (0.8, 0.38), (0.64, 0.38))
                p.polyline((0.5, 0.64), (0.5, 0.1))
                p.polyline((0.32, 0.27), (0.5, 0.09), (0.68, 0.27))
            }),
        "sidebar.leading": SymbolDrawing(
            .line {
                $0.box(0.06, 0.18, 0.88, 0.64); $0.polyline((0.38, 0.18), (0.38, 0.82))
            }),
        "arrow.up.left.and.arrow.down.right": SymbolDrawing(
            .line { p in
                p.polyline((0.42, 0.42), (0.12, 0.12))
                p.polyline((0.12, 0.38), (0.12, 0.12), (0.38, 0.12))
                p.polyline((0.58, 0.58), (0.88, 0.88))
                p.polyline((0.88, 0.62), (0.88, 0.88), (0.62, 0.88))
            }),
        "lock.fill": SymbolDrawing(
            .area { $0.box(0.2, 0.45, 0.6, 0.45) },
            .line { p in
                p.move(to: CGPoint(x: 0.32, y: 0.46))
                p.addLine(to: CGPoint(x: 0.32, y: 0.3))
                p.addRelativeArc(center: CGPoint(x: 0.5, y: 0.3), radius: 0.18, startAngle: .pi, delta: .pi)
                p.addLine(to: CGPoint(x: 0.68, y: 0.46))
            }),
        "envelope": SymbolDrawing(
            .line {
                $0.box(0.08, 0.2, 0.84, 0.6); $0.polyline((0.1, 0.26), (0.5, 0.56), (0.9, 0.26))
            }),
    ]
}
