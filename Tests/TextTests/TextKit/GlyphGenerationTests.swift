import MutoscopeTesting
import Testing
import UIKit

/// What delegates of layout managers make of characters and lines.
@MainActor @Suite("Glyphs and lines by a delegate") struct GlyphGenerationTests {
    /// Hides the marks of markup, as editors of such texts do.
    private final class Hider: NSObject, NSLayoutManagerDelegate {
        var property = NSLayoutManager.GlyphProperty.null
        var asked: [NSRange] = []
        var isHiding = true

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
            properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
            characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
        ) -> Int {
            asked.append(glyphRange)
            guard isHiding else { return 0 }
            let text = (layoutManager.textStorage?.string ?? "") as NSString
            let properties = (0..<glyphRange.length).map { index in
                text.character(at: charIndexes[index]) == 0x2A ? property : props[index]
            }
            layoutManager.setGlyphs(
                glyphs, properties: properties, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
            return glyphRange.length
        }
    }

    /// Text that is laid out without a view.
    @MainActor private final class LaidText {
        let manager = NSLayoutManager(), container: NSTextContainer, storage: NSTextStorage

        init(_ text: String, width: CGFloat = 300) {
            container = NSTextContainer(size: CGSize(width: width, height: 0))
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            storage = NSTextStorage(
                string: text, attributes: [.font: UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)])
            storage.addLayoutManager(manager)
        }

        var used: CGRect { manager.usedRect(for: container) }

        /// Where lines begin.
        var lines: [Int] {
            var found: [Int] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
                _, _, _, range, _ in found.append(range.location)
            }
            return found
        }
    }

    @Test(
        "Characters whose glyphs are null, or controls without room, take none and are not seen",
        arguments: [NSLayoutManager.GlyphProperty.null, .controlCharacter])
    func hiding(property: NSLayoutManager.GlyphProperty) {
        let plain = LaidText("a bold word"), text = LaidText("a **bold** word"), manager = text.manager
        let hider = Hider()
        hider.property = property
        manager.delegate = hider
        let used = text.used
        #expect(abs(used.width - plain.used.width) < 0.01)
        #expect(hider.asked == [NSRange(location: 0, length: 15)])
        #expect(manager.notShownAttribute(forGlyphAt: 2))
        #expect(manager.propertyForGlyph(at: 3) == .null)
        #expect(!manager.notShownAttribute(forGlyphAt: 4))
        // Places stay those of the text.
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 2), in: text.container)
        #expect(box.width == 0)
        #expect(manager.location(forGlyphAt: 4).x == plain.manager.location(forGlyphAt: 2).x)
        hider.isHiding = false
        text.storage.edited(.editedAttributes, range: NSRange(location: 0, length: 15), changeInLength: 0)
        #expect(text.used.width > used.width + 20)
    }

    @Test("Words stay whole around what is hidden, and lines break at spaces as before")
    func breaking() {
        let text = LaidText("aaaa *bbbb* cc*cc* dd", width: 100), plain = LaidText("aaaa bbbb cccc dd", width: 100)
        let hider = Hider()
        text.manager.delegate = hider
        #expect(plain.lines == [0, 5, 10])
        #expect(text.lines == [0, 5, 12])
        withExtendedLifetime(hider) {}
    }

    @Test("What is hidden in one container stays hidden once the next is laid out")
    func containers() {
        let text = LaidText("*one*\n*two*"), second = NSTextContainer(size: CGSize(width: 300, height: 0))
        text.container.maximumNumberOfLines = 1
        text.manager.addTextContainer(second)
        let hider = Hider()
        text.manager.delegate = hider
        #expect(text.manager.glyphRange(for: second).length > 0)
        #expect([0, 4, 6, 10].allSatisfy { text.manager.propertyForGlyph(at: $0) == .null })
        #expect(text.manager.propertyForGlyph(at: 1) == [])
        withExtendedLifetime(hider) {}
    }

    @Test("In a text view what is hidden is not drawn, and line breaks stay")
    func view() throws {
        let screen = TestScreen(size: CGSize(width: 200, height: 120), scale: 2)
        func picture(_ text: String, hidden: Bool) -> CGImage {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
            view.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
            let hider = Hider()
            view.layoutManager.delegate = hidden ? hider : nil
            view.text = text
            screen.show(view)
            screen.advance(by: 0)
            return withExtendedLifetime(hider) { screen.snapshot() }
        }
        let plain = picture("one two\nthree", hidden: false),
            hidden = picture("*one* **two\n*th*ree", hidden: true)
        #expect(UIImage(cgImage: plain).pngData() == UIImage(cgImage: hidden).pngData())
        try screen.pictureToLookAt("hidden-glyphs")
    }

    /// Sets lines 40 points apart.
    private final class Placer: NSObject, NSLayoutManagerDelegate {
        var baseline: CGFloat = 30
        var answers = true
        func layoutManager(
            _ layoutManager: NSLayoutManager,
            shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            lineFragmentRect.pointee.size.height = 40
            lineFragmentUsedRect.pointee.size.height = 40
            baselineOffset.pointee = baseline
            return answers
        }
    }

    @Test("Lines stand where the delegate puts them, those below follow")
    func lines() {
        let text = LaidText("one\ntwo\nthree"), manager = text.manager, container = text.container
        let natural = manager.usedRect(for: container).height
        let placer = Placer()
        manager.delegate = placer
        manager.textContainerChangedGeometry(container)
        #expect(manager.usedRect(for: container).height == 120)
        #expect(
            manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil) == CGRect(x: 0, y: 40, width: 300, height: 40))
        #expect(manager.location(forGlyphAt: 9).y == 30)
        placer.answers = false
        manager.textContainerChangedGeometry(container)
        #expect(manager.usedRect(for: container).height == natural)
    }
}
