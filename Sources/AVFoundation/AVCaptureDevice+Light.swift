public import QuartzCore

extension AVCaptureDevice {
    /// How a camera finds what is white.
    public enum WhiteBalanceMode: Int, Sendable {
        /// It does not.
        case locked = 0
        /// Once.
        case autoWhiteBalance = 1
        /// All the time.
        case continuousAutoWhiteBalance = 2
    }

    /// How far it looks for what is sharp.
    public enum AutoFocusRangeRestriction: Int, Sendable {
        /// As far as it can.
        case none = 0
        /// Near.
        case near = 1
        /// Far.
        case far = 2
    }

    /// Whether it flashes now: it does not.
    public var isFlashActive: Bool { false }
    /// Whether it shines now: it does not.
    public var isTorchActive: Bool { false }
    /// How brightly it shines, from 0 to 1.
    public var torchLevel: Float { 0 }
    /// The brightest that can be had, a level.
    public static let maxAvailableTorchLevel: Float = 1
    /// Shines: it cannot.
    public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
    /// Whether it can look slowly for what is sharp.
    public var isSmoothAutoFocusSupported: Bool { false }
    /// Whether it can be told how far to look.
    public var isAutoFocusRangeRestrictionSupported: Bool { false }
    /// Whether it looks for what is sharp now.
    public var isAdjustingFocus: Bool { false }
    /// Whether it looks for light now.
    public var isAdjustingExposure: Bool { false }
    /// Whether it looks for what is white now.
    public var isAdjustingWhiteBalance: Bool { false }
    /// Whether it finds what is white in a way.
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    /// Whether it can be brighter where it is dark.
    public var isLowLightBoostSupported: Bool { false }
    /// Whether it is brighter now.
    public var isLowLightBoostEnabled: Bool { false }
    /// Where its lens is, from 0 to 1.
    public var lensPosition: Float { 0 }
    /// How much light it takes, less or more than it would.
    public var exposureTargetBias: Float { 0 }
    /// The least of that.
    public var minExposureTargetBias: Float { 0 }
    /// The most of that.
    public var maxExposureTargetBias: Float { 0 }
    /// How sensitive it is.
    public var iso: Float { 0 }
    /// How long it takes light.
    public var exposureDuration: CMTime { .zero }
    /// The smallest that things look.
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The largest that things look.
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// Whether it is there: it is not.
    public var isConnected: Bool { false }
    /// Its model.
    public var modelID: String { "" }
    /// Who made it.
    public var manufacturer: String { "" }
    /// Which kind it is.
    public var deviceType: DeviceType { DeviceType(rawValue: "") }
    /// Whether it captures a kind of content.
    public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    /// Whether it can be used so.
    public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    /// Makes things look larger bit by bit: it cannot.
    public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    /// Leaves things as large as they look.
    public func cancelVideoZoomRamp() {}
    /// Takes less or more light: it cannot.
    public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
        onMain { handler?(.zero) }
    }
    /// Sets its lens: it cannot.
    public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
        onMain { handler?(.zero) }
    }
}
