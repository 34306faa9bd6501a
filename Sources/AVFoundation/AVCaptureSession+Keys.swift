public import Foundation

// What notifications of sessions say. They are posted by nobody here.

/// The error that a session ended with: an ``AVError``.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// Why a session is held: the number of an ``AVCaptureSession/InterruptionReason``.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension AVCaptureSession {
    /// Why a session is held.
    public enum InterruptionReason: Int, Sendable {
        /// The program is away.
        case videoDeviceNotAvailableInBackground = 1
        /// Another program has the microphone.
        case audioDeviceInUseByAnotherClient
        /// Another program has the camera.
        case videoDeviceInUseByAnotherClient
        /// Several programs are on the screen.
        case videoDeviceNotAvailableWithMultipleForegroundApps
        /// The machine is too hot or too busy.
        case videoDeviceNotAvailableDueToSystemPressure
    }
}
