public import CoreGraphics

extension RunLoop.Mode {
    /// The mode while a finger scrolls. Nothing runs in it alone here: scrolling does not hold the run loop.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
    @available(*, deprecated, renamed: "common")
    public static let commonModes = RunLoop.Mode.common
    @available(*, deprecated, renamed: "default")
    public static let defaultRunLoopMode = RunLoop.Mode.default
}

@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
