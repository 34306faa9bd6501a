import CoreGraphics
import UIKit

extension TestScreen {
    /// Labels whose text does not stand out from what is behind it.
    func weakContrasts() -> [AccessibilityFinding] {
        let picture = snapshot().buffer
        return shownLabels.compactMap { label in
            guard let text = label.text, text.contains(where: { !$0.isWhitespace }), label.isEnabled,
                !label.isInDisabledControl,
                let ratio = TextContrast.ratio(in: picture, pixels(of: label))
            else { return nil }
            let needed = label.isLargeText ? 3.0 : 4.5
            // A hundredth is rounding of bytes.
            guard ratio < needed - 0.01 else { return nil }
            return AccessibilityFinding(
                rule: .contrast, path: ViewPath.text(of: label),
                words: "\"\(text)\" stands out by \(String(format: "%.2f", ratio)) to 1; "
                    + "\(CGFloat(needed).short) to 1 are needed.")
        }
    }

    /// What the text covers, in pixels, cut to the screen.
    private func pixels(of label: UILabel) -> CGRect {
        let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        let frame = UIAccessibility.convertToScreenCoordinates(text.isEmpty ? label.bounds : text, in: label)
            .intersection(CGRect(origin: .zero, size: size))
        guard !frame.isNull else { return .zero }
        return CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale
        ).integral
    }
}

/// Contrast as the Web Content Accessibility Guidelines define it, measured in a picture.
enum TextContrast {
    /// Between the most common colour and the one farthest from it that is no stray pixel; nil where there is one colour.
    static func ratio(in picture: PixelBuffer, _ rect: CGRect) -> Double? {
        var counts: [UInt32: Int] = [:]
        let columns = max(0, Int(rect.minX))..<max(0, min(picture.width, Int(rect.maxX)))
        let rows = max(0, Int(rect.minY))..<max(0, min(picture.height, Int(rect.maxY)))
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        for y in rows { for x in columns { counts[picture.base[y * picture.stride + x], default: 0] += 1 } }
        guard counts.count > 1, let ground = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
            return nil
        }
        let background = luminance(ground)
        // The ink of letters is among the farthest two per cent of what is not ground.
        let others = counts.filter { $0.key != ground }.map { (ratio(luminance($0.key), background), $0.value) }
            .sorted { $0.0 > $1.0 }
        let enough = max(1, others.reduce(0) { $0 + $1.1 } / 50)
        var seen = 0
        for (ratio, count) in others {
            seen += count
            if seen >= enough { return ratio }
        }
        return nil
    }

    static func ratio(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

    /// Of an opaque pixel.
    static func luminance(_ pixel: UInt32) -> Double {
        let light = [16, 8, 0].map { LabColor.linear[Int(pixel >> UInt32($0) & 255)] }
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    }
}

extension UILabel {
    /// From 18 points, or 14 when bold.
    fileprivate var isLargeText: Bool {
        font.pointSize >= 18 || font.pointSize >= 14 && font.fontDescriptor.symbolicTraits.contains(.traitBold)
    }

    fileprivate var isInDisabledControl: Bool {
        var view: UIView? = superview
        while let current = view {
            if let control = current as? UIControl { return !control.isEnabled }
            view = current.superview
        }
        return false
    }
}
