import MutoscopeTesting
import Testing

@testable import UIKit

/// Lines under and through text, which layout managers draw and classes derived from them draw otherwise.
@MainActor @Suite("Lines that layout managers draw") struct DrawnLineTests {
    private final class Recorder: NSLayoutManager {
        var drawn: [String] = []
        var isSilent = false

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            drawn.append(
                "under \(glyphRange.location)+\(glyphRange.length) of \(lineGlyphRange.location) \(underlineVal.rawValue)"
            )
            #expect(baselineOffset > 0)
            #expect(baselineOffset < lineRect.height)
            guard !isSilent else { return }
            super.drawUnderline(
                forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }

        override func drawStrikethrough(
            forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
            baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) { drawn.append("through \(glyphRange.location)+\(glyphRange.length)") }
    }

    private let storage = NSTextStorage(
        string: "one two\nthree four", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    private let container = NSTextContainer(size: CGSize(width: 200, height: 200))

    private func picture(_ manager: NSLayoutManager) throws -> CGImage {
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        defer {
            storage.removeLayoutManager(manager)
            manager.removeTextContainer(at: 0)
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60), format: format).image { _ in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: storage.length), at: .zero)
        }
        return try #require(image.cgImage)
    }

    private func darkPixels(_ image: CGImage) -> Int {
        (0..<image.height).reduce(0) { count, y in
            count + (0..<image.width).count { image.buffer[$0, y] >> 24 > 128 }
        }
    }

    @Test("are asked for line by line of text, and drawn by the class itself")
    func lineByLine() throws {
        storage.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 4, length: 9))
        storage.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 14, length: 4))
        let recorder = Recorder()
        _ = try picture(recorder)
        #expect(recorder.drawn == ["under 4+3 of 0 1", "under 8+5 of 8 1", "through 14+4"])
    }

    @Test("are as with the class itself where nothing is overridden, and not there where nothing is drawn")
    func asUsual() throws {
        let bare = darkPixels(try picture(NSLayoutManager()))
        storage.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.double.rawValue, range: NSRange(location: 0, length: 7))
        let usual = try picture(NSLayoutManager()), silent = Recorder(), calling = Recorder()
        silent.isSilent = true
        #expect(darkPixels(usual) > bare + 60)
        #expect(UIImage(cgImage: try picture(calling)).pngData() == UIImage(cgImage: usual).pngData())
        #expect(darkPixels(try picture(silent)) == bare)
    }
}
