import AVFoundation
import AVKit
import BackgroundTasks
import CoreGraphics
import CoreHaptics
import CoreSpotlight
import MutoscopeTesting
import Testing

@testable import PhotosUI
@testable import UIKit

@Suite("Films, sounds and cameras that are not here say so")
@MainActor
struct MediaTests {
    private func settle(_ isSo: () -> Bool) async {
        for _ in 0..<1000 where !isSo() {
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        }
    }

    @Test func whatAPlayerIsGivenFails() async {
        let item = AVPlayerItem(url: URL(string: "https://example.org/a.mp4")!)
        #expect(item.status == .unknown)
        let player = AVPlayer(playerItem: item)
        var told: [AVPlayerItem.Status] = []
        let observation = item.observe(\.status) { item, _ in
            MainActor.assumeIsolated { told.append(item.status) }
        }
        player.play()
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        await settle { item.status == .failed }
        #expect((item.error as? AVError)?.code == .fileFormatNotRecognized)
        #expect(told == [.failed])
        #expect(player.rate == 0)
        #expect(player.timeControlStatus == .paused)
        player.play()
        #expect(player.rate == 0)
        observation.invalidate()
        let missing = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere/a.mp4"))
        player.replaceCurrentItem(with: missing)
        await settle { missing.status == .failed }
        #expect((missing.error as? URLError)?.code == .fileDoesNotExist)
    }

    @Test func partsOfAnEngineKeepWhatTheyAreTold() {
        let engine = AVAudioEngine(), node = AVAudioPlayerNode(), echo = AVAudioUnitDistortion(),
            room = AVAudioUnitReverb()
        echo.loadFactoryPreset(.multiEcho1)
        room.loadFactoryPreset(.cathedral)
        room.wetDryMix = 50
        let filters = AVAudioUnitEQ(numberOfBands: 2)
        filters.bands[0].filterType = .lowPass
        for part in [node, echo, room, filters, AVAudioUnitDelay(), AVAudioUnitVarispeed()] { engine.attach(part) }
        engine.connect(node, to: echo, format: nil)
        #expect(room.wetDryMix == 50 && filters.bands.count == 2 && AVAudioUnitReverbPreset.cathedral.rawValue == 8)
        #expect(AVAudioUnitDistortionPreset.multiEcho1.rawValue == 12)
        #expect(AVAudioUnitDistortionPreset.speechWaves.rawValue == 21)
        #expect(
            node.lastRenderTime == nil && node.playerTime(forNodeTime: AVAudioTime(sampleTime: 0, atRate: 1)) == nil)
    }

    @Test func noSmallWindowGoesOn() {
        let controller = AVPictureInPictureController(playerLayer: AVPlayerLayer(player: nil))
        #expect(!AVPictureInPictureController.isPictureInPictureSupported() && controller == nil)
        controller?.delegate = nil
        controller?.startPictureInPicture()
        #expect(controller?.isPictureInPictureActive != true)
    }

    @Test func aQueueGoesOnToTheNext() {
        let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/nowhere/\($0)")) }
        let player = AVQueuePlayer(items: items)
        #expect(player.currentItem === items[0])
        player.advanceToNextItem()
        #expect(player.currentItem === items[1])
        #expect(!player.canInsert(items[1], after: nil))
        player.remove(items[1])
        #expect(player.items().map(ObjectIdentifier.init) == [ObjectIdentifier(items[2])])
    }

    @Test func whatIsNoSoundIsSaid() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
        try Data(repeating: 0, count: 100).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let error = #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: file) }
        #expect(error?.code == Int(kAudioFileUnsupportedFileTypeError))
        #expect(throws: CocoaError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/a.wav")) }
        try AVAudioSession.sharedInstance().setActive(true)
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback, options: .mixWithOthers)
        #expect(AVAudioSession.sharedInstance().category == .playback)
        #expect(throws: (any Error).self) { try AVAudioEngine().start() }
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 100, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
        buffer.floatChannelData?[1][7] = 3
        #expect(buffer.floatChannelData?[1][7] == 3)
        #expect(buffer.floatChannelData?[0][7] == 0)
        #expect(buffer.int16ChannelData == nil)
    }

    @Test func thereIsNoCamera() async {
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .restricted)
        let mayUse = await AVCaptureDevice.requestAccess(for: .video)
        #expect(!mayUse)
        let session = AVCaptureSession(), output = AVCaptureMetadataOutput()
        #expect(session.canAddOutput(output))
        session.addOutput(output)
        session.startRunning()
        #expect(!session.isRunning)
    }

    @Test func aControllerShowsThatNothingIsSeen() async {
        let screen = TestScreen(size: CGSize(width: 200, height: 200)), controller = AVPlayerViewController()
        screen.show(controller)
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere/a.mp4"))
        controller.player = AVPlayer(playerItem: item)
        // The main queue follows the screen's clock.
        await screen.advance(by: 0.2)
        #expect(item.status == .failed)
        let signs = controller.view.subviews.filter { !$0.isHidden && $0 is UIImageView }
        #expect(signs.count == 1)
        controller.showsPlaybackControls = false
        let shown = signs.filter { !$0.isHidden }
        #expect(shown.isEmpty)
    }

    @Test func workWhileAwayIsRefused() async {
        let scheduler = BGTaskScheduler.shared, name = "test.\(UUID())"
        #expect(scheduler.register(forTaskWithIdentifier: name, using: nil) { _ in })
        #expect(!scheduler.register(forTaskWithIdentifier: name, using: nil) { _ in })
        #expect(throws: BGTaskScheduler.Error(.unavailable)) {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: name))
        }
        let waiting = await scheduler.pendingTaskRequests()
        #expect(waiting.isEmpty)
    }

    @Test func hapticsOfAFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ahap")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = """
            {"Version": 1, "Pattern": [{"Event": {"Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 0.25,
            "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.8}]}}]}
            """
        try Data(text.utf8).write(to: file)
        #expect(try CHHapticPattern(contentsOf: file).duration == 0.75)
        try Data("[1]".utf8).write(to: file)
        #expect(throws: CHHapticError(.invalidPatternDictionary)) { try CHHapticPattern(contentsOf: file) }
        try Data("{".utf8).write(to: file)
        #expect(throws: (any Error).self) { try CHHapticPattern(contentsOf: file) }
    }

    @Test func nothingIsFelt() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    }

    @Test("patterns of what is felt are put together, last as long as their events, and say what is wrong with them")
    func patterns() throws {
        func event(at time: TimeInterval) -> CHHapticEvent {
            let strong = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)
            return CHHapticEvent(
                eventType: .hapticContinuous, parameters: [strong], relativeTime: time, duration: 0.25)
        }
        #expect(try CHHapticPattern(events: [event(at: 1), event(at: 0)], parameters: []).duration == 1.25)
        #expect(event(at: 0).eventParameters.first?.value == 0.5)
        #expect(throws: CHHapticError(.invalidPatternData)) {
            try CHHapticPattern(events: [event(at: -1)], parameters: [])
        }
    }

    @Test func nothingIsIndexed() async {
        #expect(!CSSearchableIndex.isIndexingAvailable())
        let set = CSSearchableItemAttributeSet(contentType: .image)
        let activity = NSUserActivity(activityType: "a.b")
        activity.contentAttributeSet = set
        #expect(activity.contentAttributeSet === set)
        let item = CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: set)
        var error: (any Error)?
        CSSearchableIndex.default().indexSearchableItems([item]) { error = $0 }
        await settle { error != nil }
        #expect((error as? CSIndexError)?.code == .indexingUnsupported)
    }
}

@Suite("Times of films")
struct MediaTimeTests {
    @Test func areReckonedExactly() {
        let third = CMTime(value: 1, timescale: 3), quarter = CMTime(value: 1, timescale: 4)
        #expect(third + quarter == CMTime(value: 7, timescale: 12))
        #expect((third - quarter).value == 1)
        #expect((third - quarter).timescale == 12)
        #expect(CMTime(value: 2, timescale: 4) == CMTime(value: 300, timescale: 600))
        #expect(Set([CMTime(value: 2, timescale: 4), CMTime(value: 1, timescale: 2)]).count == 1)
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
        #expect(CMTime(seconds: 0.0001, preferredTimescale: 600).hasBeenRounded)
        #expect(CMTimeMultiply(third, multiplier: 3).seconds == 1)
    }

    @Test func areOrderedToTheEnd() {
        let times: [CMTime] = [
            .negativeInfinity, CMTime(value: -5, timescale: 1), .zero, .positiveInfinity, .indefinite,
        ]
        for (one, other) in zip(times, times.dropFirst()) { #expect(one < other && !(other < one)) }
        #expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid)
        #expect((CMTime.zero + .positiveInfinity).isPositiveInfinity)
        #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity)
        #expect(!(CMTime.invalid + .zero).isValid)
        let long = CMTime(value: .max, timescale: 1)
        #expect((long + CMTime(value: 1, timescale: 3)).isPositiveInfinity)
    }

    @Test(arguments: [
        (CMTimeRoundingMethod.roundHalfAwayFromZero, Int64(3), Int64(-3)), (.roundTowardZero, 2, -2),
        (.roundAwayFromZero, 3, -3), (.roundTowardPositiveInfinity, 3, -2), (.roundTowardNegativeInfinity, 2, -3),
    ])
    func areRounded(method: CMTimeRoundingMethod, up: Int64, down: Int64) {
        #expect(CMTime(value: 5, timescale: 2).convertScale(1, method: method).value == up)
        #expect(CMTime(value: -5, timescale: 2).convertScale(1, method: method).value == down)
    }

    @Test func haveParts() {
        let part = CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 3, timescale: 1))
        #expect(part.duration.seconds == 2)
        #expect(part.containsTime(part.start))
        #expect(!part.containsTime(part.end))
        let other = CMTimeRange(start: CMTime(value: 2, timescale: 1), duration: CMTime(value: 5, timescale: 1))
        #expect(part.intersection(other) == CMTimeRange(start: other.start, end: part.end))
        #expect(part.union(other) == CMTimeRange(start: part.start, end: other.end))
    }

    @Test("a film that cannot be filmed ends at once, with the reason")
    func filming() async {
        final class Ear: NSObject, AVCaptureFileOutputRecordingDelegate {
            var answer: ((URL, (any Error)?) -> Void)?
            func fileOutput(
                _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
                from connections: [AVCaptureConnection], error: (any Error)?
            ) { answer?(outputFileURL, error) }
        }
        let ear = Ear(), output = AVCaptureMovieFileOutput(), place = URL.temporaryDirectory.appending(path: "film.mov")
        let error = await withCheckedContinuation { continuation in
            ear.answer = { continuation.resume(returning: $0 == place ? ($1 as? AVError)?.code : nil) }
            output.startRecording(to: place, recordingDelegate: ear)
        }
        #expect(error == .deviceNotConnected)
        #expect(!output.isRecording)
    }

    @Test func boxesKeepTheirShape() {
        let box = AVMakeRect(
            aspectRatio: CGSize(width: 4, height: 2), insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(box == CGRect(x: 10, y: 35, width: 100, height: 50))
    }
}

@Suite("The library of pictures")
@MainActor
struct PhotoTests {
    @Test func offersPicturesOnly() {
        #expect(PHPickerFilter.any(of: [.videos, .images]).offersPictures)
        #expect(!PHPickerFilter.all(of: [.images, .not(.images)]).offersPictures)
    }

    @Test func takesPicturesAndFindsThemAgain() async throws {
        guard PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized else { return }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        var name: String?
        try PHPhotoLibrary.shared().performChangesAndWait {
            name = PHAssetChangeRequest.creationRequestForAsset(from: image).placeholderForCreatedAsset?.localIdentifier
        }
        let found = PHAsset.fetchAssets(withLocalIdentifiers: [try #require(name)], options: nil)
        let asset = try #require(found.firstObject)
        defer {
            let file = URL.picturesDirectory.appendingPathComponent("\(asset.localIdentifier).png")
            try? FileManager.default.removeItem(at: file)
        }
        #expect(asset.pixelWidth == 30)
        #expect(asset.pixelHeight == 20)
        let fileName = "\(asset.localIdentifier).png"
        #expect(asset.value(forKey: "filename") as? String == fileName)
        #expect(await Self.editingInput(of: asset) == "\(fileName), 30")
        var places: [Int] = []
        found.enumerateObjects(at: [0], options: .reverse) { _, place, _ in places.append(place) }
        #expect(places == [0])
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var small: UIImage?
        PHImageManager.default().requestImage(
            for: asset, targetSize: CGSize(width: 15, height: 15), contentMode: .aspectFit, options: options
        ) { image, _ in small = image }
        #expect(small?.size == CGSize(width: 15, height: 10))
        let answers = await Self.answers(of: asset)
        #expect(answers == ["none, cancelled", "30 points wide, number 2"])
        #expect(throws: PHPhotosError(.invalidResource)) {
            try PHPhotoLibrary.shared().performChangesAndWait {
                PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data([1]), options: nil)
            }
        }
    }

    /// What two requests for a picture answer, the first of which is cancelled.
    /// Which file, and how wide, those hear who want to change a picture.
    private static func editingInput(of asset: PHAsset) async -> String {
        await withCheckedContinuation { continuation in
            asset.requestContentEditingInput(with: nil) { input, _ in
                let width = input?.displaySizeImage?.size.width ?? 0
                continuation.resume(returning: "\(input?.fullSizeImageURL?.lastPathComponent ?? ""), \(Int(width))")
            }
        }
    }

    private static func answers(of asset: PHAsset) async -> [String] {
        let manager = PHImageManager()
        return await withCheckedContinuation { continuation in
            var answers: [String] = []
            func note(_ image: UIImage?, _ info: [AnyHashable: Any]?) {
                let width = image.map { "\(Int($0.size.width)) points wide" } ?? "none"
                let number = info?[PHImageResultRequestIDKey] as? PHImageRequestID ?? 0
                let isCancelled = info?[PHImageCancelledKey] as? Bool ?? false
                answers.append("\(width), \(isCancelled ? "cancelled" : "number \(number)")")
                if answers.count == 2 { continuation.resume(returning: answers) }
            }
            for _ in 0..<2 {
                manager.requestImage(
                    for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit, options: nil,
                    resultHandler: note)
            }
            manager.cancelImageRequest(1)
        }
    }

    @Test func aPickerHandsOutFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a", "b", "c"] {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
            try image.pngData()?.write(to: folder.appendingPathComponent("\(name).png"))
        }
        var taken: [String] = []
        let grid = PictureGridController(
            folder,
            chooses: UIImagePickerController.Several(limit: 2, offersPictures: true) { files in
                taken = files.map(\.lastPathComponent)
            })
        let screen = TestScreen(size: CGSize(width: 300, height: 400))
        screen.show(UINavigationController(rootViewController: grid))
        screen.advance(by: 0.1)
        let cells = grid.collectionView.visibleCells.sorted { $0.frame.minX < $1.frame.minX }
        try #require(cells.count == 3)
        for cell in [cells[2], cells[0], cells[1]] {
            screen.tap(at: screen.window.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell))
            screen.advance(by: 0.5)
        }
        #expect(cells.map { ($0 as? PictureCell)?.isChosen } == [true, false, true], "two at most")
        grid.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
        #expect(taken.count == 2)
        let provider = try #require(NSItemProvider(contentsOf: folder.appendingPathComponent("a.png")))
        #expect(provider.canLoadObject(ofClass: UIImage.self))
    }

    @Test("values hold stretches of time; what nothing came of has no logs")
    func stretches() {
        let stretch = CMTimeRange(
            start: CMTime(value: 3, timescale: 2), duration: CMTime(seconds: 4, preferredTimescale: 600))
        #expect(NSValue(timeRange: stretch).timeRangeValue == stretch)
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere/a.mp4"))
        #expect(item.loadedTimeRanges.first?.timeRangeValue == nil)
        #expect(item.accessLog() == nil && item.errorLog() == nil && item.preferredMaximumResolution == .zero)
        #expect(item.audioTimePitchAlgorithm == .timeDomain && !item.canPlayReverse)
    }

    @Test("a session keeps by whose way its sounds go")
    func routePolicy() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio, options: [])
        #expect(session.routeSharingPolicy == .longFormAudio)
        #expect(session.mode == .spokenAudio)
        try session.setCategory(.soloAmbient, mode: .default)
        #expect(session.routeSharingPolicy == .default)
    }
}
