import MutoscopeTesting
import Testing
import UIKit

/// What code in the wild asks a layout manager.
@MainActor @Suite struct LayoutManagerTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 120, height: 0))

    init() {
        storage = NSTextStorage(
            string: "one two three four five\nsix", attributes: [.font: font])
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
    }

    @Test func linesFollowOneAnother() {
        var rects: [CGRect] = [], used: [CGRect] = [], ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
            rect, usedRect, _, range, _ in
            rects.append(rect)
            used.append(usedRect)
            ranges.append(range)
        }
        #expect(rects.count >= 3)
        #expect(ranges.first?.location == 0)
        #expect(ranges.last.map { NSMaxRange($0) } == storage.length)
        for (a, b) in zip(ranges, ranges.dropFirst()) { #expect(NSMaxRange(a) == b.location) }
        for (a, b) in zip(rects, rects.dropFirst()) { #expect(a.maxY == b.minY) }
        #expect(rects.allSatisfy { $0.width == 120 })
        #expect(used.allSatisfy { $0.width <= 120 })
        #expect(manager.usedRect(for: container).maxY == used.last?.maxY)
    }

    @Test func placesOfCharactersAreHit() {
        container.lineFragmentPadding = 0
        for index in 0..<storage.length where (storage.string as NSString).character(at: index) > 32 {
            let box = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            var fraction: CGFloat = 0
            let point = CGPoint(x: box.minX + box.width / 4, y: box.midY)
            let hit = manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
            #expect(hit == index)
            #expect(abs(fraction - 0.25) < 0.01)
            #expect(
                manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
                    == index)
        }
        #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 5), in: container) < 20)
        #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 5000), in: container) == storage.length - 1)
    }

    @Test func paddingKeepsTextFromTheSides() {
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container).minX == 5)
        #expect(manager.location(forGlyphAt: 0).x == 5)
        #expect(manager.usedRect(for: container).minX == 0)
        let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        let baseline = manager.location(forGlyphAt: 0).y
        #expect(baseline > line.height / 2)
        #expect(baseline < line.height)
    }

    @Test func linkOfALabelIsFoundByATap() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        label.numberOfLines = 0
        label.font = font
        label.textAlignment = .center
        label.text = "Agree to our terms and go"
        let text = NSMutableAttributedString(attributedString: label.attributedText!)
        let terms = (label.text! as NSString).range(of: "terms")
        text.addAttribute(.underlineStyle, value: 1, range: terms)
        label.attributedText = text

        let size = CGSize(width: 200, height: 60)
        let storage = NSTextStorage(attributedString: label.attributedText!), manager = NSLayoutManager()
        let container = NSTextContainer(size: size)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        container.lineFragmentPadding = 0
        container.lineBreakMode = label.lineBreakMode
        container.maximumNumberOfLines = label.numberOfLines
        let used = manager.usedRect(for: container)
        let offset = CGPoint(
            x: (size.width - used.width) / 2 - used.minX, y: (size.height - used.height) / 2 - used.minY)
        let box = manager.boundingRect(forGlyphRange: terms, in: container).offsetBy(dx: offset.x, dy: offset.y)
        #expect(label.bounds.contains(box))
        let tap = CGPoint(x: box.midX - offset.x, y: box.midY - offset.y)
        let index = manager.characterIndex(for: tap, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(NSLocationInRange(index, terms))
    }

    @Test func textGoesOnInTheNextContainer() {
        container.size = CGSize(width: 120, height: 30)
        let next = NSTextContainer(size: CGSize(width: 300, height: 0))
        manager.addTextContainer(next)
        let first = manager.glyphRange(for: container), second = manager.glyphRange(for: next)
        #expect(first.location == 0)
        #expect(first.length > 0)
        #expect(second.location == first.length)
        #expect(NSMaxRange(second) == storage.length)
        #expect(manager.textContainer(forGlyphAt: second.location, effectiveRange: nil) === next)
        #expect(manager.usedRect(for: next).minY == 0)
    }

    @Test func aShortenedLineTellsWhatItLeavesOut() {
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        let left = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(left.location > 3)
        #expect(NSMaxRange(left) == storage.length)
        container.maximumNumberOfLines = 0
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    }

    @Test func theLineBehindAFinalBreak() {
        #expect(manager.extraLineFragmentRect == .zero)
        storage.append(NSAttributedString(string: "\n", attributes: [.font: font]))
        #expect(manager.extraLineFragmentRect.height > 0)
        #expect(
            manager.extraLineFragmentRect.minY >= manager.lineFragmentRect(forGlyphAt: 25, effectiveRange: nil).maxY
                - 0.01)
    }

    private final class Spacer: NSLayoutManagerDelegate {
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 10 }
    }

    @Test func theDelegateSpacesLines() {
        let before = manager.usedRect(for: container).height
        let spacer = Spacer()
        manager.delegate = spacer
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
        #expect(manager.usedRect(for: container).height > before + 15)
    }

    @Test func changesOfTheTextAreSeen() {
        let before = manager.usedRect(for: container).height
        storage.append(NSAttributedString(string: " and many more words than before", attributes: [.font: font]))
        #expect(manager.usedRect(for: container).height > before)
        #expect(manager.numberOfGlyphs == storage.length)
    }

    @Test func nothingToLayOut() {
        let empty = NSLayoutManager(), lonely = NSTextContainer(size: .zero)
        #expect(empty.glyphIndex(for: .zero, in: lonely) == 0)
        #expect(empty.usedRect(for: lonely) == .zero)
        empty.addTextContainer(lonely)
        #expect(empty.usedRect(for: lonely).height == 0)
        #expect(empty.glyphRange(for: lonely).length == 0)
        #expect(empty.boundingRect(forGlyphRange: NSRange(location: 3, length: 4), in: lonely) == .zero)
        #expect(empty.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil) == .zero)
    }
}
