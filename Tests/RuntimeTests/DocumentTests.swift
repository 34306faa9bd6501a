import Testing

@testable import UIKit

@Suite("Documents and sounds of foreign code") @MainActor
struct DocumentTests {
    @Test("plain text is read in its encoding, with the attributes given")
    func plain() throws {
        let data = try #require("grün".data(using: .utf16))
        let text = try NSAttributedString(
            data: data,
            options: [
                .documentType: NSAttributedString.DocumentType.plain,
                .characterEncoding: String.Encoding.utf16.rawValue,
                .defaultAttributes: [NSAttributedString.Key.kern: 2.0],
            ], documentAttributes: nil)
        #expect(text.string == "grün")
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 2)
    }

    @Test("RTF with its pictures in a folder throws, and is named")
    func folders() {
        let messages = Diagnostics.collecting {
            #expect(throws: CocoaError.self) {
                try NSAttributedString(
                    data: Data("{\\rtf1 a}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtfd],
                    documentAttributes: nil)
            }
        }.messages
        #expect(messages.contains { $0.contains("NSRTFD") })
    }

    @Test("bytes that are no text throw")
    func noText() {
        #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data([0xff, 0xfe, 0xfd]), documentAttributes: nil)
        }
    }

    @Test("formats are added to text")
    func formats() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d%@", 3, "b" as NSString)
        #expect(text == "a3b")
    }

    @Test("a sound that is not played says so, and a file makes none")
    func sounds() {
        let messages = Diagnostics.collecting { AudioServicesPlaySystemSound(1104) }.messages
        #expect(messages.contains { $0.contains("1104") })
        var sound: SystemSoundID = 7
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/nowhere") as CFURL, &sound) == -1500)
        #expect(sound == 0)
    }
}
