import CoreGraphics
import UIKit

/// A screen with numbered frames around its elements and a legend beside it.
@MainActor
struct ElementPicture {
    private let shot: CGImage
    private let size: CGSize
    private let scale: CGFloat
    private let elements: [ScreenElement]
    /// Points.
    private static let legendWidth: CGFloat = 360, lineHeight: CGFloat = 22, margin: CGFloat = 12

    init(_ screen: TestScreen, _ elements: [ScreenElement]) {
        shot = screen.snapshot()
        (size, scale) = (screen.size, screen.scale)
        self.elements = elements
    }

    func draw() -> CGImage {
        let legendHeight = CGFloat(elements.count) * Self.lineHeight + 2 * Self.margin
        let whole = CGSize(width: size.width + Self.legendWidth, height: max(size.height, legendHeight))
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, true)
        let image = UIGraphicsImageRenderer(size: whole, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: whole))
            UIImage(cgImage: shot, scale: scale, orientation: .up).draw(at: .zero)
            context.cgContext.saveGState()
            context.cgContext.clip(to: CGRect(origin: .zero, size: size))
            for (index, element) in elements.enumerated() where element.isVisible { frame(element, index + 1) }
            context.cgContext.restoreGState()
            for (index, element) in elements.enumerated() { line(element, index + 1) }
        }
        return image.cgImage ?? shot
    }

    private func frame(_ element: ScreenElement, _ number: Int) {
        let color = Self.color(number)
        color.withAlphaComponent(0.22).setFill()
        UIRectFillUsingBlendMode(element.frame, .normal)
        color.setStroke()
        let outline = UIBezierPath(rect: element.frame.insetBy(dx: 0.75, dy: 0.75))
        outline.lineWidth = 1.5
        outline.stroke()
        badge(number, at: CGPoint(x: max(0, element.frame.minX), y: max(0, element.frame.minY)), color)
    }

    private func badge(_ number: Int, at point: CGPoint, _ color: UIColor) {
        let text = "\(number)"
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 11, weight: .bold), .foregroundColor: UIColor.white,
        ]
        let width = text.size(withAttributes: attributes).width
        let box = CGRect(x: point.x, y: point.y, width: width + 8, height: 15)
        color.setFill()
        UIBezierPath(roundedRect: box, cornerRadius: 4).fill()
        text.draw(at: CGPoint(x: box.minX + 4, y: box.minY + 1), withAttributes: attributes)
    }

    private func line(_ element: ScreenElement, _ number: Int) {
        let top = Self.margin + CGFloat(number - 1) * Self.lineHeight, left = size.width + Self.margin
        badge(number, at: CGPoint(x: left, y: top + 2), Self.color(number))
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let words = [element.label ?? element.identifier ?? "—", element.value == element.label ? nil : element.value]
            .compactMap { $0 }.joined(separator: ", ")
        "\(words)  ·  \(element.role)\(element.isEnabled ? "" : ", disabled")".draw(
            in: CGRect(
                x: left + 36, y: top + 1, width: Self.legendWidth - 36 - 2 * Self.margin, height: Self.lineHeight),
            withAttributes: [
                .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.black, .paragraphStyle: style,
            ])
    }

    /// Neighbours have colours that are far apart.
    private static func color(_ number: Int) -> UIColor {
        let hue = (CGFloat(number) * 0.618).truncatingRemainder(dividingBy: 1)
        return UIColor(hue: hue, saturation: 0.85, brightness: 0.68, alpha: 1)
    }
}
