import CoreGraphics

/// The program's own pictures of a segmented control, by state. Those for bars of any height count.
struct SegmentImages {
    var backgrounds: [UInt: UIImage] = [:]
    var dividers: [SegmentPair: UIImage] = [:]
    /// How far what segments show is moved, in points.
    var shift = UIOffset.zero

    var hasBackground: Bool { !backgrounds.isEmpty }
    var hasDivider: Bool { !dividers.isEmpty }
    /// Points; nil without pictures between the segments.
    var dividerWidth: CGFloat? { dividers.values.map(\.size.width).max() }

    /// What a segment needs for its title or its image, in points.
    func contentWidth(of title: String?, font: UIFont, _ image: UIImage?, scale: CGFloat) -> CGFloat {
        let width = title.map { ($0 as NSString).size(withAttributes: [.font: font]).width } ?? 0
        return max((width * scale).rounded(.up) / scale, image?.size.width ?? 0) + 20
    }

    func background(_ state: UIControl.State) -> UIImage? {
        backgrounds[state.rawValue] ?? backgrounds[UIControl.State.normal.rawValue]
    }

    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        let usual = SegmentPair(left: UIControl.State.normal.rawValue, right: UIControl.State.normal.rawValue)
        return dividers[SegmentPair(left: left.rawValue, right: right.rawValue)] ?? dividers[usual]
    }
}

/// The states on both sides of a line.
struct SegmentPair: Hashable {
    let left: UInt
    let right: UInt
}

extension UISegmentedControl {
    /// Which segments.
    public enum Segment: Int, Sendable {
        case any = 0
        case left, center, right, alone
    }

    /// Sets the picture behind the segments of a state; with one for the normal state the kit's own look is not there. A control has
    /// one height: pictures for compact bars are left out.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { images.backgrounds[state.rawValue] = backgroundImage }
    }

    /// The picture behind the segments of a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images.backgrounds[state.rawValue]
    }

    /// Sets the picture between segments of two states.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        images.dividers[SegmentPair(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage
    }

    /// The picture between segments of two states.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { images.dividers[SegmentPair(left: leftState.rawValue, right: rightState.rawValue)] }

    /// Moves what the segments show, in points; of segments at one place alone it is not told apart.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        if leftCenterRightOrAlone == .any, barMetrics == .default { images.shift = adjustment }
    }

    /// How far what the segments show is moved, in points.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { images.shift }
}
