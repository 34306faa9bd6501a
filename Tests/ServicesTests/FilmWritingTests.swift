import AVFoundation
import CoreGraphics
import Displays
import Foundation
import TestSupport
import Testing

@Suite("Writing films")
struct FilmWritingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var place: URL { folder.url.appendingPathComponent("film.mp4") }

    private func picture(
        _ red: UInt8, width: Int = 32, height: Int = 16, format: OSType = kCVPixelFormatType_32BGRA
    )
        throws -> CVPixelBuffer
    {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, width, height, format, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made), rows = CVPixelBufferGetBytesPerRow(buffer)
        let memory = try #require(CVPixelBufferGetBaseAddress(buffer))
        // Blue is 40 throughout.
        let pixel: [UInt8] = format == kCVPixelFormatType_32BGRA ? [40, 0, red, 255] : [255, red, 0, 40]
        for y in 0..<height {
            for x in 0..<width {
                for part in 0..<4 {
                    memory.storeBytes(of: pixel[part], toByteOffset: y * rows + x * 4 + part, as: UInt8.self)
                }
            }
        }
        return buffer
    }

    /// The red of each frame's middle.
    private func reds(width: Int = 32, height: Int = 16) throws -> [Int] {
        let ffmpeg = try #require(try FFmpeg.find(environment: ProcessInfo.processInfo.environment))
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: ffmpeg.executable)
        process.arguments = [
            "-v", "error", "-nostdin", "-i", place.path, "-f", "rawvideo", "-pix_fmt", "rgb24", "pipe:1",
        ]
        process.standardOutput = pipe
        try process.run()
        let bytes = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        let size = width * height * 3
        try #require(bytes.count % size == 0)
        return stride(from: 0, to: bytes.count, by: size).map { Int(bytes[$0 + (height / 2 * width + width / 2) * 3]) }
    }

    private func writer(_ settings: [String: Any] = [:]) throws -> (AVAssetWriter, AVAssetWriterInputPixelBufferAdaptor)
    {
        let writer = try AVAssetWriter(outputURL: place, fileType: .mp4)
        let input = AVAssetWriterInput(mediaType: .video, outputSettings: settings)
        let adaptor = AVAssetWriterInputPixelBufferAdaptor(
            assetWriterInput: input,
            sourcePixelBufferAttributes: [
                kCVPixelBufferWidthKey as String: 32, kCVPixelBufferHeightKey as String: 16,
            ])
        #expect(writer.canAdd(input))
        writer.add(input)
        #expect(!writer.canAdd(input))
        return (writer, adaptor)
    }

    @Test("a picture is seen from its time until the next one's, and the last until the session ends")
    func times() async throws {
        let (writer, adaptor) = try writer()
        #expect(adaptor.pixelBufferPool == nil && !adaptor.assetWriterInput.isReadyForMoreMediaData)
        #expect(writer.startWriting())
        writer.startSession(atSourceTime: .zero)
        #expect(adaptor.assetWriterInput.isReadyForMoreMediaData)
        for (red, tenth) in [(0, 0), (100, 2), (200, 3)] as [(UInt8, Int64)] {
            #expect(adaptor.append(try picture(red), withPresentationTime: CMTime(value: tenth, timescale: 10)))
        }
        writer.endSession(atSourceTime: CMTime(value: 6, timescale: 10))
        adaptor.assetWriterInput.markAsFinished()
        #expect(!adaptor.append(try picture(0), withPresentationTime: CMTime(value: 9, timescale: 10)))
        await writer.finishWriting()
        #expect(writer.status == .completed && writer.error == nil)
        let seen = try reds()
        #expect(seen.count == 6)
        for (red, expected) in zip(seen, [0, 0, 100, 200, 200, 200]) { #expect(abs(red - expected) < 8) }
    }

    @Test("times in fine parts of a second have as many frames as the first two are apart")
    func fineTimes() async throws {
        let (writer, adaptor) = try writer()
        #expect(writer.startWriting())
        writer.startSession(atSourceTime: CMTime(seconds: 5, preferredTimescale: 600))
        for frame in 0..<5 {
            let time = CMTime(seconds: 5 + Double(frame) / 25, preferredTimescale: 600)
            #expect(
                adaptor.append(
                    try picture(UInt8(frame * 50), format: kCVPixelFormatType_32ARGB), withPresentationTime: time))
        }
        await writer.finishWriting()
        let seen = try reds()
        #expect(seen.count == 5)
        for (red, expected) in zip(seen, [0, 50, 100, 150, 200]) { #expect(abs(red - expected) < 8) }
    }

    @Test("a film has the size of its settings; a pool makes pictures of the source's")
    func sizes() async throws {
        let (writer, adaptor) = try writer([AVVideoWidthKey: 64, AVVideoHeightKey: 32])
        #expect(writer.startWriting())
        let pool = try #require(adaptor.pixelBufferPool)
        var made: CVPixelBuffer?
        #expect(CVPixelBufferPoolCreatePixelBuffer(nil, pool, &made) == kCVReturnSuccess)
        #expect(CVPixelBufferGetWidth(try #require(made)) == 32)
        writer.startSession(atSourceTime: .zero)
        #expect(adaptor.append(try picture(90), withPresentationTime: .zero))
        await writer.finishWriting()
        let seen = try reds(width: 64, height: 32)
        #expect(seen.count >= 1 && abs(seen[0] - 90) < 8)
    }

    @Test("a closure is asked for pictures until it says that there are no more")
    func asked() async throws {
        let (writer, adaptor) = try writer()
        #expect(writer.startWriting())
        writer.startSession(atSourceTime: .zero)
        let picture = try picture(10), input = adaptor.assetWriterInput
        let next = Counter()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            input.requestMediaDataWhenReady(on: DispatchQueue(label: "pictures")) {
                let index = next.next()
                guard index < 3 else {
                    input.markAsFinished()
                    return done.resume()
                }
                _ = adaptor.append(picture, withPresentationTime: CMTime(value: Int64(index), timescale: 10))
            }
        }
        await writer.finishWriting()
        #expect(try reds().count == 3)
    }

    private final class Counter: @unchecked Sendable {
        private var value = -1

        func next() -> Int {
            value += 1
            return value
        }
    }

    @Test("what cannot be written is said, and nothing is left of it")
    func failures() async throws {
        #expect(throws: (any Error).self) { try AVAssetWriter(outputURL: place, fileType: .wav) }
        let (empty, _) = try writer()
        #expect(empty.startWriting())
        await empty.finishWriting()
        #expect(empty.status == .failed && (empty.error as? AVError)?.code == .noDataCaptured)

        let (given, adaptor) = try writer()
        #expect(given.startWriting() && !given.startWriting())
        given.startSession(atSourceTime: .zero)
        for tenth in 0..<3 {
            #expect(adaptor.append(try picture(0), withPresentationTime: CMTime(value: Int64(tenth), timescale: 10)))
        }
        given.cancelWriting()
        #expect(given.status == .cancelled)
        #expect(!adaptor.append(try picture(0), withPresentationTime: CMTime(value: 4, timescale: 10)))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)

        try Data().write(to: place)
        let (late, _) = try writer()
        #expect(!late.startWriting())
        #expect((late.error as? AVError)?.code == .fileAlreadyExists)

        let sound = AVAssetWriterInput(mediaType: .audio, outputSettings: nil)
        #expect(!late.canAdd(sound))
        #expect(!sound.isReadyForMoreMediaData)
    }

    @Test("times that are none are left out, and one of another clock ends the film, not the program")
    func strangeTimes() async throws {
        let (writer, adaptor) = try writer()
        #expect(writer.startWriting())
        writer.startSession(atSourceTime: .invalid)
        for time in [CMTime.invalid, .indefinite, .positiveInfinity] {
            #expect(!adaptor.append(try picture(0), withPresentationTime: time))
        }
        #expect(adaptor.append(try picture(0), withPresentationTime: .zero))
        #expect(adaptor.append(try picture(0), withPresentationTime: CMTime(value: 1, timescale: 10)))
        writer.endSession(atSourceTime: .positiveInfinity)
        let far = CMTime(value: 1 << 40, timescale: 10)
        #expect(!adaptor.append(try picture(0), withPresentationTime: far))
        #expect((writer.error as? AVError)?.code == .maximumDurationReached)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("nothing is left of a film that is let go before it is finished")
    func letGo() throws {
        do {
            let (writer, adaptor) = try writer()
            #expect(writer.startWriting())
            for tenth in 0..<3 {
                #expect(
                    adaptor.append(try picture(0), withPresentationTime: CMTime(value: Int64(tenth), timescale: 10)))
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("a picture of another size ends the film with an error, and no file")
    func otherSizes() throws {
        let (writer, adaptor) = try writer()
        #expect(writer.startWriting())
        writer.startSession(atSourceTime: .zero)
        var isTaken: [Bool] = []
        for (index, width) in [32, 32, 48, 48].enumerated() {
            let time = CMTime(value: Int64(index), timescale: 10)
            isTaken.append(adaptor.append(try picture(0, width: width), withPresentationTime: time))
        }
        #expect(isTaken == [true, true, true, false])
        #expect(writer.status == .failed && writer.error?.localizedDescription.contains("48") ?? false)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }
}
