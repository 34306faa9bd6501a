/// How round the corners of a view are, one by one. A corner that nothing is said of is square.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
    let topLeft, topRight, bottomLeft, bottomRight: UICornerRadius?

    /// Says nothing of any corner.
    static let unspecified = corners()

    /// Each corner by itself.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
            bottomRight: bottomRightRadius)
    }

    /// All corners alike.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
    }

    /// Half the smaller side, at most `maximumRadius` points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        corners(radius: maximumRadius.map { .fixed($0) } ?? .capsule)
    }

    /// All corners alike.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

    /// The upper corners alike, and the lower ones.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius)
    }

    /// The left corners alike, and the right ones.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
            bottomRightRadius: rightRadius)
    }

    /// The upper corners alike, the others by themselves.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: bottomRightRadius)
    }

    /// The lower corners alike, the others by themselves.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius)
    }

    /// The left corners alike, the others by themselves.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
            bottomRightRadius: bottomRightRadius)
    }

    /// The right corners alike, the others by themselves.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: rightRadius)
    }

    /// The four corners' rules by name.
    public var description: String {
        let words = [
            ("topLeftRadius", topLeft), ("topRightRadius", topRight), ("bottomLeftRadius", bottomLeft),
            ("bottomRightRadius", bottomRight),
        ].map { "\($0): \($1?.description ?? ".unspecified")" }
        return "UICornerConfiguration(\(words.joined(separator: ", ")))"
    }
}
