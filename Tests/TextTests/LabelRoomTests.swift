import MutoscopeTesting
import Testing

@testable import CoreGraphics
@testable import UIKit

/// What Microsoft/WinObjC measured of 2,100 labels on iOS, in the kit's own fonts.
@Suite("The room that labels say their text takes")
@MainActor
struct LabelRoomTests {
    private let text =
        "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"
    private let bounds = CGRect(x: 4, y: 254, width: 353, height: 107)

    private func label(_ size: CGFloat, _ mode: NSLineBreakMode, lines: Int) -> UILabel {
        let label = UILabel(frame: bounds)
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.lineBreakMode = mode
        label.numberOfLines = lines
        return label
    }

    @Test("does not depend on whether they shrink")
    func shrinking() {
        for lines in [0, 1, 2] {
            let plain = label(28, .byWordWrapping, lines: lines), shrunk = label(28, .byWordWrapping, lines: lines)
            shrunk.adjustsFontSizeToFitWidth = true
            shrunk.minimumScaleFactor = 0.5
            #expect(shrunk.sizeThatFits(bounds.size) == plain.sizeThatFits(bounds.size))
            let place = plain.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
            #expect(shrunk.textRect(forBounds: bounds, limitedToNumberOfLines: lines) == place)
        }
    }

    @Test("begins above bounds that are lower")
    func overhang() {
        let tall = label(44, .byWordWrapping, lines: 0)
        let screen = TestScreen(size: CGSize(width: 400, height: 400), scale: 2)
        screen.window.addSubview(tall)
        let size = tall.sizeThatFits(bounds.size)
        let place = tall.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        #expect(size.height > 200)
        #expect(place.height == 107)
        #expect(place.minY == 254 - ((size.height - 107) / 2 * 2).rounded(.down) / 2)
        #expect(place.width == size.width)
        #expect(place.minX == 4)
    }

    @Test("is that of the whole line where one is not cut short")
    func oneLine() {
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping] {
            let one = label(20, mode, lines: 1)
            #expect(one.textRect(forBounds: bounds, limitedToNumberOfLines: 1).width == 353)
        }
    }

    @Test("is what a subclass leaves around it")
    func margins() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let margin = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
                return super.textRect(forBounds: bounds.inset(by: margin), limitedToNumberOfLines: numberOfLines)
                    .inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
            }
        }
        let plain = UILabel(), padded = Padded()
        for label in [plain, padded] { label.text = "Padded" }
        let size = plain.intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 10))
        padded.sizeToFit()
        #expect(padded.bounds.size == padded.intrinsicContentSize)
    }

    @Test("an ellipsis at the head or in the middle has no blanks beside it")
    func ellipses() throws {
        for size in stride(from: CGFloat(20), through: 60, by: 1.7) {
            for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle] {
                let layout = label(size, mode, lines: 1).layout(width: 353, height: 200, lines: 1)
                let line = try #require(layout.lines.first)
                #expect(layout.isTruncated)
                #expect(line.frame.width <= 353.01)
                let cut = try #require(line.clusters.first { $0.range.count > 1 })
                let index = try #require(line.clusters.firstIndex { $0.range == cut.range })
                let characters = Array(text.utf16)
                if index > 0 { #expect(characters[line.clusters[index - 1].range.lowerBound] != 0x20) }
                if index + 1 < line.clusters.count {
                    #expect(characters[line.clusters[index + 1].range.lowerBound] != 0x20)
                }
                #expect((index == 0) == (mode == .byTruncatingHead))
                // Half of the room is the head's.
                if mode == .byTruncatingMiddle { #expect(cut.x <= (353 - cut.width) / 2 + 0.01) }
            }
        }
    }

    @Test("lines of characters begin with the blank that had no room")
    func blanks() {
        let narrow = UILabel()
        narrow.text = "iii iii"
        narrow.font = UIFont(name: "Courier", size: 10)
        narrow.lineBreakMode = .byCharWrapping
        narrow.numberOfLines = 0
        let advance = ("iii" as NSString).size(withAttributes: [.font: narrow.font!]).width
        let layout = narrow.layout(width: advance + 1, height: 200, lines: 0)
        #expect(layout.lines.map(\.range) == [0..<3, 3..<6, 6..<7])
    }

    @Test("cuts fall between characters of any length")
    func longCharacters() throws {
        let words = "Zäöü 😀👨‍👩‍👧 fin 日本語の文 e\u{301}té 🇩🇪 the end of it", length = (words as NSString).length
        for width in stride(from: CGFloat(12), through: 200, by: 11) {
            let wrapped = label(17, .byCharWrapping, lines: 0)
            wrapped.text = words
            let lines = wrapped.layout(width: width, height: 4000, lines: 0).lines
            #expect(lines.first?.range.lowerBound == 0)
            #expect(lines.last?.range.upperBound == length)
            for (line, next) in zip(lines, lines.dropFirst()) {
                #expect(line.range.upperBound == next.range.lowerBound)
                let index = String.Index(utf16Offset: line.range.upperBound, in: words)
                #expect(words.indices.contains(index))
            }
            for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle] {
                let cut = label(17, mode, lines: 1)
                cut.text = words
                let line = try #require(cut.layout(width: width, height: 40, lines: 1).lines.first)
                let clusters = line.clusters.sorted { $0.range.lowerBound < $1.range.lowerBound }
                #expect(clusters.first?.range.lowerBound == 0)
                #expect(clusters.last?.range.upperBound == length)
                for (cluster, next) in zip(clusters, clusters.dropFirst()) {
                    #expect(cluster.range.upperBound == next.range.lowerBound)
                }
            }
        }
    }
}
