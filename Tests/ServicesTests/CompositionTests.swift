import AVFoundation
import Testing

@Suite("Films that a program puts together") @MainActor
struct CompositionTests {
    private func seconds(_ start: Double, _ length: Double) -> CMTimeRange {
        CMTimeRange(
            start: CMTime(seconds: start, preferredTimescale: 600),
            duration: CMTime(seconds: length, preferredTimescale: 600))
    }

    private func text(_ range: CMTimeRange) -> String { "\(range.start.seconds)-\(range.end.seconds)" }

    @Test("last as long as their tracks, whose parts move on and back")
    func tracks() throws {
        let film = AVMutableComposition()
        #expect(film.duration == .zero && film.tracks.isEmpty)
        let pictures = try #require(
            film.addMutableTrack(withMediaType: .video, preferredTrackID: CMPersistentTrackID()))
        let sound = try #require(film.addMutableTrack(withMediaType: .audio, preferredTrackID: 7))
        let again = try #require(film.addMutableTrack(withMediaType: .audio, preferredTrackID: 7))
        #expect([pictures, sound, again].map(\.trackID) == [1, 7, 8])
        try pictures.insertTimeRange(seconds(10, 4), of: sound, at: .invalid)
        try pictures.insertTimeRange(seconds(0, 2), of: sound, at: .zero)
        #expect(text(pictures.timeRange) == "0.0-6.0")
        #expect(film.duration.seconds == 6)
        film.removeTimeRange(seconds(1, 2))
        #expect(film.duration.seconds == 4)
        film.insertEmptyTimeRange(seconds(0, 3))
        #expect(film.duration.seconds == 7)
        try pictures.insertTimeRange(seconds(0, 5), of: sound, at: CMTime(seconds: 5, preferredTimescale: 600))
        #expect(film.duration.seconds == 12, "what lay around it was cut in two")
        film.removeTrack(pictures)
        #expect(film.tracks.count == 2 && film.tracks(withMediaType: .video).isEmpty)
        #expect(throws: AVError.self) { try sound.insertTimeRange(seconds(0, 0), of: again, at: .zero) }
        #expect(throws: (any Error).self) {
            try film.insertTimeRange(seconds(0, 1), of: AVAsset(url: URL(fileURLWithPath: "/none.mp4")), at: .zero)
        }
    }

    @Test("give their tracks by their own type, by kind and by number")
    func typedTracks() throws {
        let film = AVMutableComposition()
        film.addMutableTrack(withMediaType: .video, preferredTrackID: 3)
        film.tracks(withMediaType: .video).last?.preferredTransform = CGAffineTransform(rotationAngle: 1)
        #expect(film.track(withTrackID: 3)?.preferredTransform.b == sin(1))
        #expect(film.track(withTrackID: 4) == nil)
        let asset: AVAsset = film
        #expect(asset.tracks(withMediaType: .video).first === film.tracks.first)
        #expect(asset.track(withTrackID: 3) === film.tracks.first)
    }

    @Test("keep what is said of their layers")
    func instructions() throws {
        let track = try #require(AVMutableComposition().addMutableTrack(withMediaType: .video, preferredTrackID: 3))
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
        #expect(layer.trackID == 3)
        var opacity: (Float, Float) = (9, 9), turn = CGAffineTransform.identity
        #expect(!layer.getOpacityRamp(for: .zero, startOpacity: nil, endOpacity: nil, timeRange: nil))
        layer.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: seconds(2, 1))
        layer.setTransform(CGAffineTransform(scaleX: 2, y: 2), at: .zero)
        let time = CMTime(seconds: 2.5, preferredTimescale: 600)
        #expect(layer.getOpacityRamp(for: time, startOpacity: &opacity.0, endOpacity: &opacity.1, timeRange: nil))
        #expect(opacity == (1, 0))
        #expect(layer.getTransformRamp(for: time, start: &turn, end: nil, timeRange: nil))
        #expect(turn.a == 2)
        let stretch = AVMutableVideoCompositionInstruction(), film = AVMutableVideoComposition()
        stretch.layerInstructions = [layer]
        film.instructions = [stretch]
        #expect(film.instructions.first?.requiredSourceTrackIDs?.first as? NSNumber == 3)
        #expect(film.instructions.first?.containsTweening == true)
    }

    @Test("have no pictures, and each that is asked for says why")
    func pictures() async {
        let generator = AVAssetImageGenerator(asset: AVMutableComposition())
        generator.apertureMode = .productionAperture
        var failed: [Double] = []
        for await result in generator.images(for: [.zero, CMTime(seconds: 1, preferredTimescale: 600)]) {
            if (try? result.image) == nil { failed.append(result.requestedTime.seconds) }
        }
        #expect(failed == [0, 1])
    }

    @Test("a camera that is not there ends what it was asked to take")
    func camera() async {
        final class Listener: NSObject, AVCapturePhotoCaptureDelegate {
            var heard: [String] = []
            var isDone: (() -> Void)?
            func photoOutput(
                _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
            ) { heard.append("photo \(error != nil)") }
            func photoOutput(
                _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
                error: (any Error)?
            ) {
                heard.append("end \(resolvedSettings.uniqueID)")
                isDone?()
            }
        }
        let listener = Listener(), settings = AVCapturePhotoSettings()
        await withCheckedContinuation { continuation in
            listener.isDone = { continuation.resume() }
            AVCapturePhotoOutput().capturePhoto(with: settings, delegate: listener)
        }
        #expect(listener.heard == ["photo true", "end \(settings.uniqueID)"])
    }

    @Test("post under the names of their classes what they post under the older ones")
    func names() {
        #expect(AVPlayerItem.didPlayToEndTimeNotification == .AVPlayerItemDidPlayToEndTime)
        #expect(AVCaptureSession.didStartRunningNotification == .AVCaptureSessionDidStartRunning)
        #expect(AVCaptureDevice.wasConnectedNotification == .AVCaptureDeviceWasConnected)
    }
}
