import AVFoundation
import Accelerate
import CoreGraphics
import Foundation
import MediaPlayer
import MultipeerConnectivity
import MutoscopeTesting
import Speech
import SystemConfiguration
import Testing
import UIKit

@Suite("Music, speech, other devices, ways to the net, pixels")
@MainActor
struct OtherServicesTests {
    @Test("notes and films that cannot be played say so")
    func nothingPlays() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("song.mid")
        #expect(throws: NSError.self) { try AVMIDIPlayer(contentsOf: file, soundBankURL: nil) }
        #expect(throws: NSError.self) { try AVAudioSequencer().load(from: file) }
        #expect(AVPlayerItem(url: file).timebase == nil)
        var failure: (any Error)?
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(query: .songs()))
        player.prepareToPlay { failure = $0 }
        #expect((failure as? MPError)?.code == .notSupported)
        #expect(MPMediaItem().persistentID == 0)
    }

    @Test("what a program says of a film is kept")
    func saidOfFilms() {
        let title = AVMutableMetadataItem()
        title.keySpace = .common
        title.key = AVMetadataKey.commonKeyTitle.rawValue as NSString
        title.value = "El Mirage" as NSString
        #expect(title.identifier == .commonIdentifierTitle)
        #expect(title.commonKey == .commonKeyTitle)
        let found = AVMetadataItem.metadataItems(
            from: [title], withKey: AVMetadataKey.commonKeyTitle, keySpace: .common)
        #expect(found.first?.stringValue == "El Mirage")
        #expect(AVMetadataItem.metadataItems(from: [title], filteredByIdentifier: .commonIdentifierArtist).isEmpty)
        let sound = AVMutableAudioMixInputParameters()
        sound.setVolume(0.5, at: CMTime(seconds: 2, preferredTimescale: 600))
        var from: Float = 0
        #expect(
            sound.getVolumeRamp(
                for: CMTime(seconds: 3, preferredTimescale: 600), startVolume: &from, endVolume: nil, timeRange: nil))
        #expect(from == 0.5)
        #expect(!sound.getVolumeRamp(for: .zero, startVolume: nil, endVolume: nil, timeRange: nil))
    }

    @Test func whatPlaysIsKept() {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?["title"] as? String == "Song")
        MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
        #expect(MPMediaLibrary.authorizationStatus() == .denied && MPMediaQuery.songs().items == nil)
        let token = MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
        MPRemoteCommandCenter.shared().playCommand.removeTarget(token)
        let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        view.layoutIfNeeded()
        #expect(view.subviews.first is UISlider && view.subviews.first?.frame.width == 200)
    }

    @Test func speechIsNotUnderstood() async throws {
        let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-GB")))
        #expect(!recognizer.isAvailable && SFSpeechRecognizer.authorizationStatus() == .denied)
        let heard = Heard()
        let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { result, error in
            heard.tell(result == nil && error != nil)
        }
        for _ in 0..<2000 where heard.answer == nil { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(heard.answer == true && task.state == .completed)
    }

    @Test func nobodyIsNear() {
        let session = MCSession(peer: MCPeerID(displayName: "Me"))
        #expect(session.connectedPeers.isEmpty)
        #expect(throws: MCError.self) { try session.send(Data(), toPeers: [], with: .reliable) }
        let screen = TestScreen(size: CGSize(width: 320, height: 480)), left = Left()
        let browser = MCBrowserViewController(serviceType: "game", session: session)
        browser.delegate = left
        screen.show(browser)
        screen.advance(by: 0.1)
        screen.tap("Cancel")
        #expect(left.count == 1)
    }

    @Test func waysToTheNetAreToldAsTheMonitorDoes() throws {
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        var flags = SCNetworkReachabilityFlags()
        #expect(SCNetworkReachabilityGetFlags(target, &flags))
        #expect(flags.contains(.reachable) == (NWPathMonitor().currentPath.status == .satisfied))
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #expect(address.sin_len == 16 && SCNetworkReachabilityCreateWithName(nil, "") == nil)
    }

    // MARK: Pixels

    private func picture(_ width: Int, _ height: Int, _ value: (Int, Int) -> UInt8) throws -> vImage_Buffer {
        let buffer = try vImage_Buffer(width: width, height: height, bitsPerPixel: 32)
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<4 {
                    buffer.data.storeBytes(
                        of: value(x, y), toByteOffset: y * buffer.rowBytes + 4 * x + channel, as: UInt8.self)
                }
            }
        }
        return buffer
    }

    private func value(_ buffer: vImage_Buffer, _ x: Int, _ y: Int, _ channel: Int = 1) -> UInt8 {
        buffer.data.load(fromByteOffset: y * buffer.rowBytes + 4 * x + channel, as: UInt8.self)
    }

    @Test func aBoxBlursByTheMean() throws {
        var source = try picture(5, 5) { x, y in x == 2 && y == 2 ? 90 : 0 }
        var target = try vImage_Buffer(width: 5, height: 5, bitsPerPixel: 32)
        defer {
            source.free()
            target.free()
        }
        let flags = vImage_Flags(kvImageEdgeExtend)
        #expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 3, 3, nil, flags) == kvImageNoError)
        #expect(value(target, 2, 2) == 10 && value(target, 1, 3) == 10 && value(target, 0, 2) == 0)
        #expect(vImageTentConvolve_ARGB8888(&source, &target, nil, 0, 0, 3, 3, nil, flags) == kvImageNoError)
        #expect(value(target, 2, 2) == 23 && value(target, 1, 1) == 6)
        #expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 2, 3, nil, flags) == kvImageInvalidKernelSize)
        #expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 3, 3, nil, 0) == kvImageInvalidEdgeStyle)
    }

    @Test func edgesAreExtendedFilledOrCutOff() throws {
        var source = try picture(3, 3) { _, _ in 100 }
        var target = try vImage_Buffer(width: 3, height: 3, bitsPerPixel: 32)
        defer {
            source.free()
            target.free()
        }
        func corner(_ flag: Int) -> UInt8 {
            _ = vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 3, 3, [0, 0, 0, 0], vImage_Flags(flag))
            return value(target, 0, 0)
        }
        #expect(corner(kvImageEdgeExtend) == 100 && corner(kvImageTruncateKernel) == 100)
        #expect(corner(kvImageBackgroundColorFill) == 44)
        #expect(corner(kvImageCopyInPlace) == 100)
    }

    @Test func picturesAreTurnedMirroredAndScaled() throws {
        var source = try picture(4, 2) { x, y in UInt8(10 * x + y) }
        var turned = try vImage_Buffer(width: 2, height: 4, bitsPerPixel: 32)
        var large = try vImage_Buffer(width: 8, height: 4, bitsPerPixel: 32)
        defer { for buffer in [source, turned, large] { buffer.free() } }
        let right = UInt8(kRotate90DegreesClockwise)
        #expect(vImageRotate90_ARGB8888(&source, &turned, right, [0, 0, 0, 0], 0) == kvImageNoError)
        #expect(value(turned, 1, 0) == 0 && value(turned, 0, 0) == 1 && value(turned, 1, 3) == 30)
        #expect(vImageHorizontalReflect_ARGB8888(&source, &source, 0) == kvImageNoError)
        #expect(value(source, 0, 0) == 30 && value(source, 3, 1) == 1)
        var flat = try picture(3, 3) { _, _ in 77 }
        defer { flat.free() }
        #expect(vImageScale_ARGB8888(&flat, &large, nil, 0) == kvImageNoError)
        #expect(value(large, 0, 0) == 77 && value(large, 7, 3) == 77)
    }

    @Test func sumsOverVectors() {
        let numbers: [Float] = [3, -4, 1, 0]
        var mean: Float = 0, root: Float = 0, most: Float = 0
        vDSP_meanv(numbers, 1, &mean, 4)
        vDSP_rmsqv(numbers, 2, &root, 2)
        vDSP_maxmgv(numbers, 1, &most, 4)
        #expect(mean == 0 && root == Float(5).squareRoot() && most == 4)
    }

    @Test func pixelBuffersHoldPixels() throws {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 10, 4, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess)
        let made = try #require(buffer)
        #expect(CVPixelBufferGetBytesPerRow(made) == 64 && CVPixelBufferGetDataSize(made) == 256)
        let planar = kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
        #expect(CVPixelBufferCreate(nil, 10, 4, planar, nil, &buffer) == kCVReturnInvalidPixelFormat)
    }
}

private final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var told: Bool?
    var answer: Bool? { lock.withLock { told } }
    func tell(_ value: Bool) { lock.withLock { told = value } }
}

@MainActor
private final class Left: NSObject, MCBrowserViewControllerDelegate {
    var count = 0
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) { count += 1 }

    @Test("samples of sounds become decibels")
    func samples() {
        let samples: [Int16] = [0, -3276, 16384, 8192]
        var numbers = [Float](repeating: 0, count: 4), loud = numbers
        vDSP_vflt16(samples, 1, &numbers, 1, 4)
        vDSP_vabs(numbers, 1, &loud, 1, 4)
        #expect(loud == [0, 3276, 16384, 8192])
        var full: Float = 32768, low: Float = -50, high: Float = 0
        vDSP_vdbcon(loud, 1, &full, &numbers, 1, 4, 1)
        #expect(abs(numbers[2] + 6.0206) < 0.001)
        vDSP_vclip(numbers, 1, &low, &high, &loud, 1, 4)
        #expect(loud[0] == -50)
        var half: [Float] = [0, 0]
        vDSP_desamp([1, 3, 5, 7], 2, [0.5, 0.5], &half, 2, 2)
        #expect(half == [2, 6])
    }
}
