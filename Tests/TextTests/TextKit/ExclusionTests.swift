import MutoscopeTesting
import Testing
import UIKit

/// Text round obstacles and in containers of other shapes.
@MainActor @Suite struct ExclusionTests {
    private static let words = String(repeating: "lorem ipsum dolor sit amet consectetur ", count: 12)
    private let storage = NSTextStorage(string: words, attributes: [.font: UIFont.systemFont(ofSize: 14)])
    private let manager = NSLayoutManager()

    private func lines(in container: NSTextContainer) -> [CGRect] {
        var used: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, rect, _, _, _ in
            used.append(rect)
        }
        return used
    }

    private func container(_ container: NSTextContainer) -> NSTextContainer {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
        return container
    }

    @Test func noLineTouchesTheHole() {
        let container = container(NSTextContainer(size: CGSize(width: 300, height: 0)))
        let hole = CGRect(x: 100, y: 40, width: 90, height: 60)
        container.exclusionPaths = [UIBezierPath(rect: hole)]
        let lines = lines(in: container)
        #expect(lines.contains { $0.maxX <= 100 })
        #expect(lines.contains { $0.minX >= 190 })
        #expect(lines.allSatisfy { !$0.insetBy(dx: 0.5, dy: 0.5).intersects(hole) })
        #expect(manager.glyphRange(for: container).length == storage.length)
        let all = lines.reduce(CGRect.null) { $0.union($1) }
        #expect(all.maxX <= 300.01)
    }

    @Test func justifiedTextWithSpacedLettersGoesOn() {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.firstLineHeadIndent = 24
        let whole = NSRange(location: 0, length: storage.length)
        storage.addAttributes([.paragraphStyle: style, .kern: 0.5], range: whole)
        let container = container(NSTextContainer(size: CGSize(width: 300, height: 0)))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 80, width: 90, height: 60))]
        let lines = lines(in: container)
        #expect(manager.glyphRange(for: container).length == storage.length)
        #expect(lines.filter { $0.minY < 60 }.count == 4)
        #expect(lines.allSatisfy { $0.width <= 301 })
    }

    @Test func linesFollowACircle() {
        let container = container(NSTextContainer(size: CGSize(width: 200, height: 0)))
        container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: -60, y: 0, width: 120, height: 120))]
        let starts = lines(in: container).prefix { $0.maxY < 120 }.map(\.minX)
        let widest = starts.max() ?? 0
        #expect(widest <= 60.01)
        #expect(widest > 55)
        #expect((starts.first ?? 60) < widest)
        #expect((starts.last ?? 60) < widest)
    }

    @Test func hitsAreFoundOnBothSidesOfAHole() {
        let container = container(NSTextContainer(size: CGSize(width: 300, height: 0)))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 200))]
        for index in [0, 3, 20, 40, 60] {
            let box = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            guard box.width > 1 else { continue }
            #expect(manager.glyphIndex(for: CGPoint(x: box.midX, y: box.midY), in: container) == index)
        }
    }

    private final class Triangle: NSTextContainer {
        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            var rect = super.lineFragmentRect(
                forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                remaining: remainingRect)
            rect.size.width = max(0, min(rect.width, size.width - rect.minY))
            return rect
        }
    }

    @Test func aContainerOfAnotherShape() {
        let container = container(Triangle(size: CGSize(width: 300, height: 300)))
        let lines = lines(in: container)
        #expect(lines.count > 5)
        for line in lines { #expect(line.maxX <= 300 - line.minY + 0.01) }
    }

    @Test func aTextViewGoesRoundAPicture() {
        let screen = TestScreen(size: CGSize(width: 240, height: 200))
        let view = UITextView(frame: screen.window.bounds)
        view.font = .systemFont(ofSize: 14)
        view.text = Self.words
        let before = view.sizeThatFits(CGSize(width: 240, height: 1e4)).height
        let hole = UIBezierPath(ovalIn: CGRect(x: 70, y: 40, width: 100, height: 100))
        view.textContainer.exclusionPaths = [hole]
        screen.show(view)
        #expect(view.sizeThatFits(CGSize(width: 240, height: 1e4)).height > before)
        let position = view.closestPosition(to: CGPoint(x: 120, y: 98))
        let caret = view.caretRect(for: position!)
        #expect(!hole.contains(CGPoint(x: caret.midX, y: caret.midY - view.textContainerInset.top)))
    }

    @Test func aContainerWithoutRoomHasNoLines() {
        let container = container(NSTextContainer(size: CGSize(width: 100, height: 100)))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: -10, width: 200, height: 200))]
        #expect(lines(in: container).isEmpty)
        #expect(manager.usedRect(for: container) == .zero)
    }
}
