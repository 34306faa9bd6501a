/// Changes the looks of a text.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    /// Returns the changed looks.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = UUID()

    /// A rule that changes attributes of text.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The changed looks.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Whether the two are equal.
    public static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
    /// Feeds a hasher what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// Changes a colour.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    /// Returns the changed colour.
    public let transform: (UIColor) -> UIColor
    private let identity = UUID()

    /// A rule that changes a colour.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The changed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour's lightness without its hue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
    /// The tint in place of the colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    /// The colour, half as strong.
    public static let monochromeTint = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }

    /// Whether the two are equal.
    public static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
    /// Feeds a hasher what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
