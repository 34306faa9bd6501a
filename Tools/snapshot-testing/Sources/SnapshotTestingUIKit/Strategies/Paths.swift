public import SnapshotTesting
public import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// Compares a filled path pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Compares a path that is drawn in black.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: How close a pixel has to be to match, 0…1.
    ///   - scale: Pixels per point.
    ///   - drawingMode: Filled, stroked or both.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
        drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        .drawn(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale) { path in
            drawPicture(bounds: path.boundingBoxOfPath, scale: scale) { context in
                context.cgContext.addPath(path)
                context.cgContext.drawPath(using: drawingMode)
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// Compares a filled path pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Compares a path that is filled with black.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: How close a pixel has to be to match, 0…1.
    ///   - scale: Pixels per point.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        .drawn(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale) { path in
            drawPicture(bounds: path.bounds, scale: scale) { _ in path.fill() }
        }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// Compares the elements of a path, a line each.
    public static var elementsDescription: Snapshotting { .elements(PathLines.number) }

    /// Compares the elements of a path, a line each.
    ///
    /// - Parameter numberFormatter: Says how coordinates are written.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        .elements { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
    }

    fileprivate static func elements(_ number: @escaping (Double) -> String) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in PathLines(number).text(of: path) }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// Compares the elements of a path, a line each.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }

    /// Compares the elements of a path, a line each.
    ///
    /// - Parameter numberFormatter: Says how coordinates are written.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
    }
}

/// A path in words; the same as on Apple's systems.
private struct PathLines {
    private let number: (Double) -> String

    init(_ number: @escaping (Double) -> String) { self.number = number }

    /// "1.0", "0.333": one to three digits behind the point.
    static func number(_ value: Double) -> String {
        var text = String(format: "%.3f", value)
        while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
        return text == "-0.0" ? "0.0" : text
    }

    func text(of path: CGPath) -> String {
        var lines: [String] = []
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            let (name, count) = Self.kind(element.type)
            if element.type == .moveToPoint, !lines.isEmpty { lines.append("") }
            let points = (0..<count).map { words(element.points[$0]) }
            lines.append(name + " " + points.joined(separator: " "))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func words(_ point: CGPoint) -> String {
        "(\(number(Double(point.x))), \(number(Double(point.y))))"
    }

    /// How an element is called, and its points.
    private static func kind(_ type: CGPathElementType) -> (name: String, points: Int) {
        switch type {
        case .moveToPoint: ("MoveTo", 1)
        case .addLineToPoint: ("LineTo", 1)
        case .addQuadCurveToPoint: ("QuadCurveTo", 2)
        case .addCurveToPoint: ("CurveTo", 3)
        case .closeSubpath: ("Close", 0)
        @unknown default: ("Unknown", 0)
        }
    }
}
