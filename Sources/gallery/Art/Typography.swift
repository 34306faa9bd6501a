import UIKit

/// The faces of the gallery: a family of the system with a weight.
enum Typeface {
    case sans, sansSemibold, sansBold, serif, serifBold

    fileprivate func font(size: CGFloat) -> FontDescription {
        switch self {
        case .sans: FontDescription(size: size)
        case .sansSemibold: FontDescription(size: size, weight: 600)
        case .sansBold: FontDescription(size: size, weight: 700)
        case .serif: FontDescription(family: .system(.serif), size: size)
        case .serifBold: FontDescription(family: .system(.serif), size: size, weight: 700)
        }
    }

    /// Has the fonts looked for of what is set soon, beside what this thread does.
    ///
    /// - Parameters:
    ///   - sizes: Points.
    ///   - text: As long as it has letters or has none, another will do.
    func expect(_ sizes: CGFloat..., text: String = "Text") {
        for size in sizes { FontsAhead.expect(font(size: size), for: text) }
    }
}

extension CALayer {
    /// A line or a paragraph as a picture; it breaks at the frame's sides and may run out of its foot.
    static func text(
        _ string: String, _ face: Typeface = .sans, size: CGFloat, color: CGColor, frame: CGRect,
        alignment: TextParagraphStyle.Alignment = .center, scale: CGFloat
    ) -> CALayer {
        var attributes = TextAttributes(font: face.font(size: size)), style = TextParagraphStyle()
        attributes.color = color.rgba
        style.alignment = alignment
        let text = TextLayout([TextRun(string, attributes, paragraph: style)], width: frame.width)
        let layer = CALayer()
        layer.frame = CGRect(
            x: frame.minX, y: frame.minY, width: frame.width, height: max(frame.height, text.size.height))
        layer.contents = CGImage.drawn(size: layer.bounds.size, scale: scale) { text.draw(in: $0, at: .zero) }
        layer.contentsScale = scale
        return layer
    }

    static func image(_ image: CGImage, frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.contents = image
        layer.contentsGravity = .resizeAspectFill
        return layer
    }

    static func color(_ color: CGColor, frame: CGRect, cornerRadius: CGFloat = 0) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        layer.cornerRadius = cornerRadius
        return layer
    }

    func addSublayers(_ layers: CALayer...) {
        for layer in layers { addSublayer(layer) }
    }

    /// A soft shadow as of a card held above a table.
    func castShadow(opacity: Float = 0.35, radius: CGFloat = 18, offset: CGFloat = 10) {
        shadowColor = .hex(0x000000)
        shadowOpacity = opacity
        shadowRadius = radius
        shadowOffset = CGSize(width: 0, height: offset)
    }
}
