extension FontDescription {
    /// What is added after each letter of the system font so that text is as wide as San Francisco's, points.
    ///
    /// San Francisco changes its distances and its shapes with the size. The table is what 3,500 labels and buttons of public storyboards
    /// are narrower or wider, as Interface Builder wrote their sizes down, than the same text of Inter; it agrees with Apple's published
    /// tracking up to 20 points, and with that and shapes narrower by 0.058 em above. High for 12 to 17 points, medium for others.
    var tracking: CGFloat {
        guard family == .system(.default), size > 0 else { return 0 }
        return (Self.regularTracking(size) + weightTracking) * size / 1000
    }

    /// Thousandths of the size.
    private static func regularTracking(_ size: CGFloat) -> CGFloat {
        guard let next = tracking.firstIndex(where: { $0.size >= size }) else {
            return tracking[tracking.count - 1].value
        }
        guard next > 0 else { return tracking[0].value }
        let low = tracking[next - 1], high = tracking[next]
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }

    private static let tracking: [(size: CGFloat, value: CGFloat)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 11), (11, 6), (12, -1), (13, -6), (14, -12), (15, -16), (16, -20),
        (17, -25), (18, -28), (19, -32), (20, -38), (22, -40), (24, -44), (34, -45), (40, -47), (50, -51), (80, -58),
    ]

    /// Inter's bold letters are narrower beside its regular ones than San Francisco's; thousandths of the size. Those of 900 are from
    /// one word in a picture of iOS 17.
    private var weightTracking: CGFloat {
        let steps: [(weight: Int, value: CGFloat)] = [(400, 0), (500, 5), (600, 8), (700, 15), (900, 37)]
        guard let next = steps.firstIndex(where: { $0.weight >= weight }) else { return 37 }
        guard next > 0 else { return 0 }
        let low = steps[next - 1], high = steps[next]
        return low.value + (high.value - low.value) * CGFloat(weight - low.weight) / CGFloat(high.weight - low.weight)
    }
}

extension Character {
    /// Whether San Francisco has the character, so that its distances are San Francisco's: Latin, Greek and Cyrillic letters, digits and
    /// punctuation; not those that take no room.
    var isOfSystemFont: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0..<0x0590, 0x1E00..<0x2000, 0x2000..<0x2060, 0x20A0..<0x20D0, 0x2100..<0x2190: true
            default: false
            }
        }
    }
}
