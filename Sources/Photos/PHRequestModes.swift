// How pictures and films are wanted; their names are not nested, as in Apple's own.

/// How good a picture is wanted, and how soon.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// A bad one first, where that is quicker.
    case opportunistic = 0
    /// The best only.
    case highQualityFormat = 1
    /// The quickest.
    case fastFormat = 2
}

/// How near to the size that was asked for, in pixels.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// As it is.
    case none = 0
    /// About so large.
    case fast = 1
    /// Exactly so large.
    case exact = 2
}

/// A picture before or after what the user changed.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// After.
    case current = 0
    /// Before.
    case unadjusted = 1
    /// Before, as it came.
    case original = 2
}

/// How good a film is wanted, and how soon.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    /// As suits.
    case automatic = 0
    /// The best only.
    case highQualityFormat = 1
    /// Between both.
    case mediumQualityFormat = 2
    /// The quickest.
    case fastFormat = 3
}

/// A film before or after what the user changed.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    /// After.
    case current = 0
    /// Before.
    case original = 1
}
