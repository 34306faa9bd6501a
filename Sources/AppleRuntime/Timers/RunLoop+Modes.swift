public import CoreGraphics

extension RunLoop.Mode {
    /// The mode while a finger scrolls. Nothing runs in it alone here: scrolling does not hold the run loop.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
    /// The default mode, by Core Foundation's name.
    public static let defaultMode = RunLoop.Mode.default
    /// All common modes, by Core Foundation's name.
    public static let commonModes = RunLoop.Mode.common
    /// The default mode, by its older name.
    @available(*, deprecated, renamed: "default")
    public static let defaultRunLoopMode = RunLoop.Mode.default
}

/// A mode of a run loop, by its older name.
@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
