public import QuartzCore

/// Writes what is captured into a file: there is nothing to capture from.
open class AVCaptureFileOutput: AVCaptureOutput {
    /// Where it is written: nowhere.
    open var outputFileURL: URL? { nil }
    /// Whether it is written now.
    open var isRecording: Bool { false }
    /// Whether it is waited with.
    open var isRecordingPaused: Bool { false }
    /// How long it is by now.
    open var recordedDuration: CMTime { .zero }
    /// How large it is by now, in bytes.
    open var recordedFileSize: Int64 { 0 }
    /// How long it may become; invalid is as long as it likes.
    open var maxRecordedDuration = CMTime.invalid
    /// How large it may become, in bytes; 0 is as large as it likes.
    open var maxRecordedFileSize: Int64 = 0
    /// How many bytes are left on the disk.
    open var minFreeDiskSpaceLimit: Int64 = 0

    /// Begins to write: the delegate hears on the main queue that there is no camera.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        onMain { [self] in
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
        }
    }
    /// Writes no more.
    open func stopRecording() {}
    /// Waits.
    open func pauseRecording() {}
    /// Goes on.
    open func resumeRecording() {}
}

/// Hears of a film that is written.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// It has begun.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// It is over, or could not begin.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    /// Does nothing where it is not implemented.
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// Writes films: there is nothing to film with.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    /// After how long a part of the film is whole.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    /// How a connection's film would be written.
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
    /// How a connection's film would be written.
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
    /// The codes a film can be written in: none.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    /// What is written about the film.
    open var metadata: [AVMetadataItem]?
}

/// Some of what was captured. There is none.
open class CMSampleBuffer: NSObject, @unchecked Sendable {
    private override init() { super.init() }
}

/// Whether what was captured can be used.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
/// Whether all of it has come.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
/// How many samples it has: none.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { 0 }
/// When it is to be shown: nobody knows.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// How long it lasts: nobody knows.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// How it is coded: nothing is known.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }

/// Takes pictures, in older sources: there is no camera.
open class AVCaptureStillImageOutput: AVCaptureOutput {
    /// In which format.
    open var outputSettings: [String: Any]?
    /// Whether pictures may be as large as the camera makes them.
    open var isHighResolutionStillImageOutputEnabled = false
    /// Whether one is taken now.
    open var isCapturingStillImage: Bool { false }
    /// Takes a picture: the answer comes on the main queue, and is that there is no camera.
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) { onMain { handler(nil, AVError(.deviceNotConnected)) } }
    /// A picture as the bytes of a file.
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

/// Hands on the pictures of a film one by one: there are none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// In which format.
    open var videoSettings: [String: Any]?
    /// Whether pictures that come too late are left out.
    open var alwaysDiscardsLateVideoFrames = true
    /// Who gets them.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// Where it gets them.
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    /// An output that nobody hears yet.
    public override init() { super.init() }
    /// Hands them to somebody.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
    }
}

/// Gets the pictures of a film one by one.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// One came.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// One was left out.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Does nothing where it is not implemented.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    /// Does nothing where it is not implemented.
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
