import Testing

@testable import CoreGraphics

@Suite("Texts of PNG files")
struct PNGTextTests {
    private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        bigEndian(content.count, 4) + Array(name.utf8) + content + [0, 0, 0, 0]
    }

    private func facts(_ chunks: [[UInt8]]) -> [CFString: Any] {
        let file = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap(\.self)
        return ImageFacts(FileBytes(file), .png).dictionaries[kCGImagePropertyPNGDictionary] ?? [:]
    }

    @Test("the first of each word counts, and others are not unpacked")
    func firstOfEachWord() {
        let word = Array("Comment\0".utf8), packed = chunk("zTXt", word + [0, 1, 2, 3])
        let told = facts([chunk("tEXt", word + Array("one".utf8))] + Array(repeating: packed, count: 20_000))
        #expect(told[kCGImagePropertyPNGComment] as? String == "one")
        // What cannot be unpacked is not tried again.
        let broken = facts(Array(repeating: packed, count: 20_000) + [chunk("tEXt", word + Array("late".utf8))])
        #expect(broken.isEmpty)
    }

    @Test("words that nobody asks for are left alone, cut chunks too")
    func strangeChunks() {
        let file = facts([
            chunk("tEXt", Array("Other\0x".utf8)), chunk("tEXt", []), chunk("iTXt", Array("Title\0".utf8)),
        ])
        #expect(file.isEmpty)
    }
}
