public import CoreGraphics

extension AttributedString {
    /// The same text with the looks that both kinds of attributed strings know.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { looks, range, _ in
            let part = nsStr.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(looks)))
        }
    }

    /// The same text with its looks over others, each part changed by `transform` before.
    package func text(
        over base: [NSAttributedString.Key: Any], transform: (AttributeContainer) -> AttributeContainer = { $0 }
    ) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            let looks = base.merging([NSAttributedString.Key: Any](transform(run.attributes))) { $1 }
            text.append(NSAttributedString(string: String(self[run.range].characters), attributes: looks))
        }
        return text
    }
}

extension NSAttributedString {
    /// The same text with the looks that both kinds of attributed strings know.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: attrStr.text(over: [:]))
    }
}

extension AttributeContainer {
    /// The same looks, those that `AttributedString` knows.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in SharedAttribute.all {
            if let value = dictionary[attribute.key] { attribute.write(value, &self) }
        }
    }
}

extension [NSAttributedString.Key: Any] {
    /// The same looks for `NSAttributedString`.
    public init(_ container: AttributeContainer) {
        self.init()
        for attribute in SharedAttribute.all { self[attribute.key] = attribute.read(container) }
    }
}

/// An attribute that both kinds of attributed strings know.
private struct SharedAttribute {
    let key: NSAttributedString.Key
    let read: (AttributeContainer) -> Any?
    let write: (Any, inout AttributeContainer) -> Void

    /// - Parameter convert: makes the value of an `AttributedString` from that of an `NSAttributedString`.
    init<Key: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ type: Key.Type, read: @escaping (Key.Value) -> Any = { $0 },
        convert: @escaping (Any) -> Key.Value? = { $0 as? Key.Value }
    ) where Key.Value: Sendable {
        self.key = key
        self.read = { $0[Key.self].map(read) }
        write = { $1[Key.self] = convert($0) }
    }

    /// Numbers come as any kind of number.
    private static func number<Key: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ type: Key.Type
    ) -> SharedAttribute where Key.Value == CGFloat {
        let convert = { (value: Any) -> CGFloat? in
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        return SharedAttribute(key, type, convert: convert)
    }

    private static func line<Key: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ type: Key.Type
    ) -> SharedAttribute where Key.Value == NSUnderlineStyle {
        let convert = { (value: Any) -> NSUnderlineStyle? in
            let number = value as? Int ?? (value as? NSNumber)?.intValue
            return value as? NSUnderlineStyle ?? number.map { NSUnderlineStyle(rawValue: $0) }
        }
        return SharedAttribute(key, type, read: { $0.rawValue }, convert: convert)
    }

    typealias Looks = AttributeScopes.UIKitAttributes
    /// Read only.
    nonisolated(unsafe) static let all: [SharedAttribute] = [
        SharedAttribute(.font, Looks.FontAttribute.self),
        SharedAttribute(.paragraphStyle, Looks.ParagraphStyleAttribute.self),
        SharedAttribute(.foregroundColor, Looks.ForegroundColorAttribute.self),
        SharedAttribute(.backgroundColor, Looks.BackgroundColorAttribute.self),
        SharedAttribute(
            .ligature, Looks.LigatureAttribute.self,
            convert: { $0 as? Int ?? ($0 as? NSNumber)?.intValue }),
        number(.kern, Looks.KernAttribute.self),
        number(.tracking, Looks.TrackingAttribute.self),
        line(.strikethroughStyle, Looks.StrikethroughStyleAttribute.self),
        line(.underlineStyle, Looks.UnderlineStyleAttribute.self),
        SharedAttribute(.strokeColor, Looks.StrokeColorAttribute.self),
        number(.strokeWidth, Looks.StrokeWidthAttribute.self),
        SharedAttribute(.shadow, Looks.ShadowAttribute.self),
        SharedAttribute(.attachment, Looks.AttachmentAttribute.self),
        number(.baselineOffset, Looks.BaselineOffsetAttribute.self),
        SharedAttribute(.underlineColor, Looks.UnderlineColorAttribute.self),
        SharedAttribute(.strikethroughColor, Looks.StrikethroughColorAttribute.self),
        number(.obliqueness, Looks.ObliquenessAttribute.self),
        number(.expansion, Looks.ExpansionAttribute.self),
        SharedAttribute(
            .textEffect, Looks.TextEffectAttribute.self, read: { $0.rawValue },
            convert: { value in
                (value as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
                    ?? value as? NSAttributedString.TextEffectStyle
            }),
        SharedAttribute(
            .link, AttributeScopes.FoundationAttributes.LinkAttribute.self,
            convert: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
    ]
}
