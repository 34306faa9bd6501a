import Foundation

extension UILabel {
    /// Shows a text with looks of its own or, where it says nothing, a font and a colour.
    func show(
        _ text: String?, attributed: AttributedString?, font: UIFont, color: UIColor,
        transformer: UIConfigurationTextAttributesTransformer?, traits: UITraitCollection
    ) {
        self.font = font
        textColor = color
        guard attributed != nil || transformer != nil else {
            self.text = text
            return
        }
        typealias Font = AttributeScopes.UIKitAttributes.FontAttribute
        var base = AttributeContainer()
        base[Font.self] = font
        base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        attributedText = (attributed ?? AttributedString(text ?? "")).text(over: [:]) { own in
            let merged = base.merging(own)
            var looks = transformer?(merged) ?? merged
            // Fonts of text styles are as large as the user prefers, whenever they were made.
            if let followed = looks[Font.self]?.following(traits) { looks[Font.self] = followed }
            return looks
        }
    }
}
