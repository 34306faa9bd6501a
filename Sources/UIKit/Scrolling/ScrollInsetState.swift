import CoreGraphics

/// What keeps content of a scroll view from its edges, besides what the program has set.
struct ScrollInsetState {
    /// With bars at their highest, as content rests at its top.
    var adjusted = UIEdgeInsets.zero
    /// What a bar above has at its highest, and what of it content has taken by scrolling away. Points.
    var bar: (whole: CGFloat, given: CGFloat) = (0, 0)
    /// What of them comes from the safe area, from which content is clear by that.
    var safePart = UIEdgeInsets.zero
    /// Whether content was found to be longer than what shows of it, along each axis.
    var overflows = (across: false, down: false)
    /// What a refresh control takes at the top, in points.
    var refreshRoom: CGFloat = 0
    /// What input views cover at the bottom, where a controller of the kit makes room for them.
    var keyboardRoom: CGFloat = 0

    /// With bars as high as they are.
    var shown: UIEdgeInsets { adjusted(less: bar.given) }
    /// With bars as low as they get once content has scrolled away below them.
    var scrolledAway: UIEdgeInsets { adjusted(less: bar.whole) }

    private func adjusted(less height: CGFloat) -> UIEdgeInsets {
        var insets = adjusted
        insets.top -= min(height, safePart.top)
        return insets
    }
}
