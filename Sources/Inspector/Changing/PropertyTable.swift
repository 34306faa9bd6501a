import CoreGraphics
import QuartzCore
import UIKit

/// The properties that a panel shows and changes.
@MainActor
enum PropertyTable {
    struct Entry: Encodable {
        var name: String
        /// "number", "flag", "color" (#RRGGBBAA), "text", "words" (cannot be changed).
        var kind: String
        var value: String
    }

    /// How one is read and written.
    struct Property {
        var name: String
        var kind: String
        var read: () -> String?
        /// Says what is wrong with a value; nil when it was taken.
        var write: (String) -> String?
    }

    static func entries(of layer: CALayer) -> [Entry] {
        properties(of: layer).compactMap { property in
            property.read().map { Entry(name: property.name, kind: property.kind, value: $0) }
        }
    }

    /// - Returns: What is wrong with the name or the value, as a sentence.
    static func set(_ name: String, to value: String, of layer: CALayer) -> String? {
        guard let property = properties(of: layer).first(where: { $0.name == name }) else {
            return "\(type(of: layer)) has no property \(name) that can be changed here."
        }
        var trouble: String?
        UIView.performWithoutAnimation {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            trouble = property.write(value)
            CATransaction.commit()
        }
        return trouble
    }

    private static func properties(of layer: CALayer) -> [Property] {
        (layer.delegate as? UIView).map(viewProperties) ?? layerGeometry(layer) + layerLooks(layer)
    }

    // MARK: Views

    private static func viewProperties(_ view: UIView) -> [Property] {
        var list = [
            number("x", { view.frame.minX }, { view.frame.origin.x = $0 }),
            number("y", { view.frame.minY }, { view.frame.origin.y = $0 }),
            number("width", { view.bounds.width }, { view.bounds.size.width = max(0, $0) }),
            number("height", { view.bounds.height }, { view.bounds.size.height = max(0, $0) }),
            number("alpha", { view.alpha }, { view.alpha = $0 }),
            flag("isHidden", { view.isHidden }, { view.isHidden = $0 }),
            color("backgroundColor", { view.backgroundColor }, { view.backgroundColor = $0 }),
            color("tintColor", { view.tintColor }, { view.tintColor = $0 }),
            flag("clipsToBounds", { view.clipsToBounds }, { view.clipsToBounds = $0 }),
            flag("isUserInteractionEnabled", { view.isUserInteractionEnabled }, { view.isUserInteractionEnabled = $0 }),
            text("accessibilityLabel", { view.accessibilityLabel }, { view.accessibilityLabel = $0 }),
        ]
        switch view {
        case let label as UILabel:
            list += [
                text("text", { label.text }, { label.text = $0 }),
                color("textColor", { label.textColor }, { label.textColor = $0 }),
                number("font size", { label.font.pointSize }, { label.font = label.font.withSize(max(1, $0)) }),
                number(
                    "numberOfLines", { CGFloat(label.numberOfLines) }, { label.numberOfLines = Int($0.rounded()) }),
            ]
        case let field as UITextField: list.append(text("text", { field.text }, { field.text = $0 }))
        case let area as UITextView: list.append(text("text", { area.text }, { area.text = $0 }))
        case let button as UIButton:
            list.append(text("title", { button.currentTitle }, { button.setTitle($0, for: .normal) }))
            list.append(flag("isEnabled", { button.isEnabled }, { button.isEnabled = $0 }))
        case let toggle as UISwitch: list.append(flag("isOn", { toggle.isOn }, { toggle.isOn = $0 }))
        case let slider as UISlider:
            list.append(number("value", { CGFloat(slider.value) }, { slider.value = Float($0) }))
        case let scroll as UIScrollView:
            list += [
                number("contentOffset.x", { scroll.contentOffset.x }, { scroll.contentOffset.x = $0 }),
                number("contentOffset.y", { scroll.contentOffset.y }, { scroll.contentOffset.y = $0 }),
            ]
        case let stack as UIStackView:
            list.append(number("spacing", { stack.spacing }, { stack.spacing = $0 }))
        default: break
        }
        return list + layerLooks(view.layer)
    }

    // MARK: Layers

    private static func layerGeometry(_ layer: CALayer) -> [Property] {
        [
            number("position.x", { layer.position.x }, { layer.position.x = $0 }),
            number("position.y", { layer.position.y }, { layer.position.y = $0 }),
            number("bounds.width", { layer.bounds.width }, { layer.bounds.size.width = max(0, $0) }),
            number("bounds.height", { layer.bounds.height }, { layer.bounds.size.height = max(0, $0) }),
            number("opacity", { CGFloat(layer.opacity) }, { layer.opacity = Float($0) }),
            flag("isHidden", { layer.isHidden }, { layer.isHidden = $0 }),
            flag("masksToBounds", { layer.masksToBounds }, { layer.masksToBounds = $0 }),
            color(
                "backgroundColor", { layer.backgroundColor.map { UIColor(cgColor: $0) } },
                { layer.backgroundColor = $0?.cgColor }),
        ]
    }

    private static func layerLooks(_ layer: CALayer) -> [Property] {
        [
            number("zPosition", { layer.zPosition }, { layer.zPosition = $0 }),
            number("cornerRadius", { layer.cornerRadius }, { layer.cornerRadius = max(0, $0) }),
            number("borderWidth", { layer.borderWidth }, { layer.borderWidth = max(0, $0) }),
            color(
                "borderColor", { layer.borderColor.map { UIColor(cgColor: $0) } }, { layer.borderColor = $0?.cgColor }),
            number("shadowOpacity", { CGFloat(layer.shadowOpacity) }, { layer.shadowOpacity = Float($0) }),
            number("shadowRadius", { layer.shadowRadius }, { layer.shadowRadius = max(0, $0) }),
            number("speed", { CGFloat(layer.speed) }, { layer.speed = Float($0) }),
        ]
    }

    // MARK: Kinds

    private static func number(
        _ name: String, _ read: @escaping () -> CGFloat, _ write: @escaping (CGFloat) -> Void
    ) -> Property {
        Property(name: name, kind: "number", read: { words(read()) }) { text in
            guard let value = Double(text), value.isFinite else { return "\(name) needs a number, not “\(text)”." }
            write(CGFloat(value))
            return nil
        }
    }

    private static func flag(
        _ name: String, _ read: @escaping () -> Bool, _ write: @escaping (Bool) -> Void
    ) -> Property {
        Property(name: name, kind: "flag", read: { "\(read())" }) { text in
            guard let value = Bool(text) else { return "\(name) needs true or false, not “\(text)”." }
            write(value)
            return nil
        }
    }

    private static func text(
        _ name: String, _ read: @escaping () -> String?, _ write: @escaping (String) -> Void
    ) -> Property {
        Property(name: name, kind: "text", read: { read() ?? "" }) { text in
            write(text)
            return nil
        }
    }

    private static func color(
        _ name: String, _ read: @escaping () -> UIColor?, _ write: @escaping (UIColor?) -> Void
    ) -> Property {
        Property(name: name, kind: "color", read: { read().map(HexColor.text) ?? "" }) { text in
            if text.isEmpty {
                write(nil)
                return nil
            }
            guard let color = HexColor.color(text) else { return "\(name) needs #RRGGBB or #RRGGBBAA, not “\(text)”." }
            write(color)
            return nil
        }
    }

    /// A thousandth of a point is enough.
    static func words(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// Colours as #RRGGBBAA.
enum HexColor {
    static func text(_ color: UIColor) -> String {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let bytes = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { String($0 + 256, radix: 16).suffix(2).uppercased() }.joined()
    }

    static func color(_ text: String) -> UIColor? {
        let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
        guard digits.count == 6 || digits.count == 8, let number = UInt64(digits, radix: 16) else { return nil }
        let value = digits.count == 6 ? number << 8 | 255 : number
        func channel(_ shift: UInt64) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
        return UIColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }
}
