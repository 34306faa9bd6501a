import CoreGraphics
import Displays
import Testing

@Suite("Recording formats")
struct RecordingFormatTests {
    @Test("the ending chooses")
    func endings() throws {
        #expect(try RecordingFormat(file: "a.mp4") == .mp4)
        #expect(try RecordingFormat(file: "A.GIF") == .gif)
        #expect(try RecordingFormat(file: "x/y.apng") == .apng)
        #expect(try RecordingFormat(file: "y.webp") == .webp)
        #expect(try RecordingFormat(file: "y.png") == .png)
        #expect(try RecordingFormat(file: "y-%03d.png") == .pngSequence(pattern: "y-%03d.png"))
        #expect(try RecordingFormat(file: "frames/") == .pngSequence(pattern: "frames/frame-%04d.png"))
    }

    @Test(
        "unknown endings and impossible patterns are errors",
        arguments: ["a", "a.avi", "a.mp4.txt", "%s.png", "%d%d.png"])
    func unknown(file: String) {
        #expect(throws: DisplayError.unknownFormat(file: file)) { try RecordingFormat(file: file) }
    }

    @Test("numbered names")
    func numbering() {
        #expect(FrameNumbering.path(pattern: "f-%04d.png", number: 7) == "f-0007.png")
        #expect(FrameNumbering.path(pattern: "f%d.png", number: 12) == "f12.png")
        #expect(FrameNumbering.path(pattern: "%02d", number: 123) == "123")
    }
}
