import MutoscopeTesting
import Testing
import UIKit

@testable import AVFoundation

@MainActor @Suite("Sounds") struct SoundTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)

    @Test("a recorder is made for a file and does not record, as one that the user has forbidden")
    func recorder() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("memo.m4a")
        let recorder = try AVAudioRecorder(url: file, settings: [:])
        recorder.prepareToRecord()
        #expect(!recorder.record())
        #expect(!recorder.record(forDuration: 1))
        #expect(!recorder.isRecording)
        #expect(throws: (any Error).self) {
            try AVAudioRecorder(url: #require(URL(string: "https://example.org/a")), settings: [:])
        }
    }

    /// A sound of one channel: half as loud as can be, so many seconds at 8,000 hertz.
    private func wave(seconds: Double) -> Data {
        let values = [Int16](repeating: 16384, count: Int(seconds * 8000))
        var data = Data("RIFF".utf8)
        func put<T: FixedWidthInteger>(_ value: T) {
            withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
        }
        put(UInt32(36 + values.count * 2))
        data += Data("WAVEfmt ".utf8)
        put(UInt32(16))
        put(UInt16(1))
        put(UInt16(1))
        put(UInt32(8000))
        put(UInt32(16000))
        put(UInt16(2))
        put(UInt16(16))
        data += Data("data".utf8)
        put(UInt32(values.count * 2))
        for value in values { put(value) }
        return data
    }

    private final class Listener: NSObject, AVAudioPlayerDelegate {
        var ends = 0
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += flag ? 1 : 0 }
    }

    @Test("know how long they are, and pass on the display's clock")
    func time() throws {
        let player = try AVAudioPlayer(data: wave(seconds: 2)), listener = Listener()
        player.delegate = listener
        #expect(player.duration == 2)
        #expect(player.numberOfChannels == 1)
        #expect(player.settings["AVSampleRateKey"] as? Double == 8000)
        #expect(!player.isPlaying)
        #expect(player.play())
        screen.advance(by: 0.5)
        #expect(player.isPlaying)
        #expect(abs(player.currentTime - 0.5) < 0.02)
        player.pause()
        screen.advance(by: 1)
        #expect(abs(player.currentTime - 0.5) < 0.02)
        player.currentTime = 1.5
        player.play()
        screen.advance(by: 0.4)
        #expect(player.isPlaying)
        screen.advance(by: 0.2)
        #expect(!player.isPlaying)
        #expect(listener.ends == 1)
        #expect(player.currentTime == 0)
    }

    @Test("are played again as often as is wanted, and faster")
    func loops() throws {
        let player = try AVAudioPlayer(data: wave(seconds: 1)), listener = Listener()
        player.delegate = listener
        player.numberOfLoops = 2
        player.enableRate = true
        player.rate = 2
        player.play()
        screen.advance(by: 1.4)
        #expect(player.isPlaying)
        #expect(abs(player.currentTime - 0.8) < 0.05)
        screen.advance(by: 0.2)
        #expect(!player.isPlaying)
        #expect(listener.ends == 1)
        player.numberOfLoops = -1
        player.play()
        screen.advance(by: 20)
        #expect(player.isPlaying)
        player.stop()
        #expect(!player.isPlaying)
    }

    @Test("a player that nobody holds hears nothing and harms nobody")
    func released() throws {
        try AVAudioPlayer(data: wave(seconds: 1)).play()
        screen.advance(by: 2)
    }

    @Test("what reaches the loudspeakers: panned, fading, at another pace, and silence before and after")
    func mixing() {
        let samples = SoundSamples()
        var mixer = SoundMixer(samples: samples)
        func heard(_ moments: Int) -> [Int16] {
            var out = [Int16](repeating: 7, count: 2 * moments)
            out.withUnsafeMutableBufferPointer { mixer.fill($0) }
            return out
        }
        #expect(heard(2) == [0, 0, 0, 0])
        samples.append(Data([0, 1, 0, 2, 0, 3]))
        samples.append(Data([0, 4]))
        #expect(heard(1) == [256, 512])
        mixer.pan = 1
        #expect(heard(1) == [0, 1024])
        #expect(heard(1) == [0, 0])
        samples.end()
        (mixer.place, mixer.pan, mixer.loops, mixer.step) = (0, -0.5, 1, 0.5)
        #expect(heard(3) == [256, 256, 512, 384, 768, 512])
        (mixer.place, mixer.pan, mixer.loops, mixer.step) = (0, 0, 1, 1)
        mixer.gain = (1, 0, -0.5)
        #expect(heard(4) == [256, 512, 384, 512, 0, 0, 0, 0])
        #expect(heard(1) == [0, 0])
    }

    @Test("grow softer over a time, and at once")
    func fading() throws {
        let player = try AVAudioPlayer(data: wave(seconds: 4))
        var level = SoundLevel()
        level.set(to: 0, over: 2, at: 10)
        #expect(level.value(at: 10) == 1)
        #expect(level.value(at: 11) == 0.5)
        #expect(level.value(at: 12) == 0)
        level.set(to: 1, over: 0, at: 11)
        #expect(level.value(at: 11) == 1)
        player.setVolume(0.25, fadeDuration: 2)
        #expect(player.volume == 0.25)
        player.volume = 0.75
        #expect(player.volume == 0.75)
    }

    @Test("a player's loudness is on its way while it fades, and there at once where it is set")
    func playersLevel() throws {
        let player = try AVAudioPlayer(data: wave(seconds: 4))
        player.setVolume(0, fadeDuration: 2)
        screen.advance(by: 1)
        #expect(abs(player.heardVolume - 0.5) < 0.02)
        screen.advance(by: 1.1)
        #expect(player.heardVolume == 0)
        player.volume = 1
        #expect(player.heardVolume == 1)
    }
}
