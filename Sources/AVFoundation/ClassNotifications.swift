// Names of notifications as later SDKs spell them: by the class that posts them.

extension AVPlayerItem {
    /// An item was played to its end.
    public nonisolated class var didPlayToEndTimeNotification: Notification.Name { .AVPlayerItemDidPlayToEndTime }
    /// An item could not be played to its end.
    public nonisolated class var failedToPlayToEndTimeNotification: Notification.Name {
        .AVPlayerItemFailedToPlayToEndTime
    }
    /// An item waits for what comes next.
    public nonisolated class var playbackStalledNotification: Notification.Name { .AVPlayerItemPlaybackStalled }
    /// An item is at another time.
    public nonisolated class var timeJumpedNotification: Notification.Name { .AVPlayerItemTimeJumped }
    /// An item's log of errors has another line.
    public nonisolated class var newErrorLogEntryNotification: Notification.Name { .AVPlayerItemNewErrorLogEntry }
}

extension AVCaptureSession {
    /// A session met an error.
    public class var runtimeErrorNotification: Notification.Name { .AVCaptureSessionRuntimeError }
    /// A session has begun.
    public class var didStartRunningNotification: Notification.Name { .AVCaptureSessionDidStartRunning }
    /// A session has ended.
    public class var didStopRunningNotification: Notification.Name { .AVCaptureSessionDidStopRunning }
    /// Something came between.
    public class var wasInterruptedNotification: Notification.Name { .AVCaptureSessionWasInterrupted }
    /// What came between is over.
    public class var interruptionEndedNotification: Notification.Name { .AVCaptureSessionInterruptionEnded }
}

extension AVCaptureDevice {
    /// A device is there.
    public class var wasConnectedNotification: Notification.Name { .AVCaptureDeviceWasConnected }
    /// A device is gone.
    public class var wasDisconnectedNotification: Notification.Name { .AVCaptureDeviceWasDisconnected }
    /// What a device sees has changed a lot.
    public class var subjectAreaDidChangeNotification: Notification.Name { .AVCaptureDeviceSubjectAreaDidChange }
}
