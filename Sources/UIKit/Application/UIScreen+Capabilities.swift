import CoreGraphics

extension UIScreen {
    /// How much of the picture may lie beyond the display's edge.
    public enum OverscanCompensation: Int, Sendable {
        case scale = 0
        case insetBounds
        case none

        /// The older name of ``none``.
        public static var insetApplicationFrame: OverscanCompensation { .none }
    }

    /// Whether colours are shown as a reference display shows them.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        case notSupported = 0
        case notEnabled, limited, enabled
    }

    /// Desktop displays do not scan over their edges.
    public var overscanCompensation: OverscanCompensation {
        get { .none }
        set {}
    }
    /// What lies beyond the display's edges, in points: nothing.
    public var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// Seconds between a frame and its light, where the display measures them: 0.
    public var calibratedLatency: CFTimeInterval { 0 }
    /// Displays here have no such mode.
    public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    /// How much brighter than white the display can be: 1, not at all.
    public var potentialEDRHeadroom: CGFloat { 1 }
    /// How much brighter than white the display is now: 1, not at all.
    public var currentEDRHeadroom: CGFloat { 1 }

    /// A view that shows what the screen shows, as large as the screen.
    ///
    /// - Parameter afterUpdates: Whether changes that are not shown yet are in the picture.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        for window in windows where !window.isHidden {
            guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            picture.frame = window.frame
            view.addSubview(picture)
        }
        return view
    }
}

extension UIScreen {
    /// What public code asks by name for want of a property: "_displayCornerRadius", in points. Desktop displays have corners.
    public func value(forKey key: String) -> Any? { key == "_displayCornerRadius" ? CGFloat(0) : nil }
}
