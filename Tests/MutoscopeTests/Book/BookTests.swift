import Foundation
import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

@Suite("Book geometry")
struct BookGeometryTests {
    var geometry: BookGeometry {
        BookGeometry(
            closedFrame: CGRect(x: 40, y: 60, width: 50, height: 70),
            openFrame: CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test("closed on the shelf at 0, open on the whole screen at 1")
    func ends() {
        #expect(geometry.frame(at: 0) == geometry.closedFrame)
        #expect(geometry.frame(at: 1) == geometry.openFrame)
        #expect(geometry.coverTurn(at: 0) == 0)
        #expect(abs(geometry.coverTurn(at: 1) - .pi) < 1e-12)
        for leaf in 0..<geometry.leafCount {
            #expect(geometry.leafTurn(leaf, at: 0) == 0)
            #expect(abs(geometry.leafTurn(leaf, at: 1) - .pi) < 1e-9)
        }
        #expect(geometry.frame(at: .nan) == geometry.closedFrame)
        #expect(geometry.frame(at: 9) == geometry.openFrame)
    }

    @Test(
        "the book keeps its shape while its cover is seen, wherever it lies and whatever it opens into",
        arguments: [false, true])
    func shape(opensFromRight: Bool) {
        var geometry = geometry
        geometry.opensFromRight = opensFromRight
        geometry.openFrame = CGRect(x: 0, y: 0, width: 500, height: 300)
        var last = geometry.closedFrame
        for step in 0...100 {
            let progress = CGFloat(step) / 100, frame = geometry.frame(at: progress)
            if geometry.coverTurn(at: progress) < .pi / 2 {
                #expect(abs(frame.width / frame.height - 50.0 / 70) < 1e-9)
            }
            #expect(frame.width >= last.width)
            #expect(frame.height >= last.height)
            last = frame
        }
        #expect(last == geometry.openFrame)
    }

    @Test("a page fills the book without losing its shape, and is whole at the end", arguments: [false, true])
    func pagePart(opensFromRight: Bool) {
        var geometry = geometry
        geometry.opensFromRight = opensFromRight
        let page = CGRect(x: 0, y: 0, width: 200, height: 300)
        for step in 0...100 {
            let frame = geometry.frame(at: CGFloat(step) / 100), part = geometry.pagePart(of: page, in: frame)
            #expect(abs(part.width / part.height - frame.width / frame.height) < 1e-9)
            #expect(part.width <= 200)
            #expect(part.height <= 300)
            #expect((part.width == 200 || part.height == 300))
            #expect(part.minY == 0)
            #expect((opensFromRight ? part.maxX == 200 : part.minX == 0))
        }
        #expect(geometry.pagePart(of: page, in: geometry.openFrame) == page)
        #expect(geometry.pagePart(of: page, in: .zero) == .zero)
        #expect(geometry.pagePart(of: .zero, in: page) == .zero)
    }

    @Test("no leaf passes the one above it, and nothing turns back", arguments: [false, true])
    func order(opensFromRight: Bool) {
        var geometry = geometry
        geometry.opensFromRight = opensFromRight
        var last = [CGFloat](repeating: 0, count: geometry.leafCount + 1)
        for step in 0...100 {
            let progress = CGFloat(step) / 100
            let turns =
                [geometry.coverTurn(at: progress)]
                + (0..<geometry.leafCount).map { geometry.leafTurn($0, at: progress) }
            for (above, below) in zip(turns, turns.dropFirst()) { #expect(below <= above + 1e-12) }
            for (now, before) in zip(turns, last) { #expect(now >= before - 1e-12) }
            last = turns
        }
    }

    @Test("sheets stay at the spine and open towards the eye", arguments: [false, true])
    func spine(opensFromRight: Bool) {
        var geometry = geometry
        geometry.opensFromRight = opensFromRight
        #expect(geometry.spineAnchor.x == (opensFromRight ? 1 : 0))
        let outer: CGFloat = opensFromRight ? -100 : 100
        for turn in [0.4, 1.2, 2, 3] as [CGFloat] {
            let t = geometry.turn(turn)
            // The spine is the anchor's line; the outer edge comes out of the screen.
            #expect(t.m41 == 0)
            #expect(t.m42 == 0)
            #expect(t.m43 == 0)
            #expect(outer * t.m13 > 0)
        }
    }
}

@Suite("Book text")
struct BookTextTests {
    @Test("any bytes are a text: marks are left out, broken characters replaced")
    func bytes() {
        #expect(BookText(data: Data([0xEF, 0xBB, 0xBF, 0x41])).string(0..<1) == "A")
        let broken = BookText(data: Data([0x41, 0xFF, 0x42, 0xC3]))
        #expect(broken.string(0..<broken.count) == "A\u{FFFD}B\u{FFFD}")
        #expect(BookText(data: Data()).count == 0)
    }

    @Test("positions lie between characters")
    func boundaries() {
        let text = BookText("aé漢🙂z")
        let starts = Set([0, 1, 3, 6, 10, 11])
        for position in -1...12 {
            let boundary = text.boundary(atOrBefore: position)
            #expect(starts.contains(boundary))
            #expect(boundary <= max(0, min(position, 11)))
        }
    }
}

@MainActor
@Suite("Text pager")
struct TextPagerTests {
    let words = (1...900).map { "word\($0)" }.joined(separator: " ")

    private func pager(_ text: String, _ width: CGFloat = 200, _ height: CGFloat = 260) -> TextPager {
        TextPager(text: BookText(text), size: CGSize(width: width, height: height), fontSize: 14)
    }

    private func pages(_ pager: TextPager, limit: Int = 400) -> [String] {
        var pages: [String] = [], start = 0
        while start < pager.text.count, pages.count < limit {
            let end = pager.end(ofPageAt: start)
            #expect(end > start)
            pages.append(pager.text.string(start..<end))
            start = end
        }
        return pages
    }

    @Test("pages together are the whole text, break between words, and each is as full as can be")
    func whole() {
        let pager = pager(words), pages = pages(pager)
        #expect(pages.joined() == words)
        #expect(pages.count > 3)
        for (page, next) in zip(pages, pages.dropFirst()) {
            #expect(page.last == " ")
            let height = { (text: String) in
                pager.attributed(text).boundingRect(
                    with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
                    context: nil
                ).height
            }
            #expect(height(page.trimmingCharacters(in: .whitespaces)) <= 260.5)
            #expect(height(page + next.prefix(60)) > 260)
        }
    }

    @Test("texts without a place to break, in any script, come to an end")
    func unbroken() {
        for text in [
            String(repeating: "x", count: 3_000), String(repeating: "漢字", count: 800),
            String(repeating: "🙂", count: 300), "\n\n\n", "a",
        ] {
            #expect(pages(pager(text)).joined() == text)
        }
    }

    @Test("pages of no size hold a character each")
    func noSize() {
        let tiny = pager("abc", 0, 0)
        #expect(pages(tiny).joined() == "abc")
    }

    @Test("a book of 50 MB without line breaks opens in its middle, and goes both ways")
    func large() {
        let book = BookText(data: Data(repeating: 0x61, count: 50_000_000))
        let pager = TextPager(text: book, size: CGSize(width: 200, height: 260), fontSize: 14)
        let pages = BookPages(pager: pager, place: 25_000_000)
        let start = pages.starts[0]
        let next = pages.next(after: start)!
        #expect(next > start)
        #expect(next - start < 5_000)
        let before = pages.previous(before: start)!
        #expect(before < start)
        #expect(pages.range(at: before).upperBound == start)
        #expect(pages.previous(before: before)! < before)
    }

    @Test("going back and forth leads over the same pages")
    func backAndForth() {
        let pages = BookPages(pager: pager(words), place: 3_000)
        let opened = pages.starts[0]
        var places = [opened]
        while let before = pages.previous(before: places[0]) { places.insert(before, at: 0) }
        #expect(places[0] == 0)
        var place = 0
        for expected in places.dropFirst() {
            place = pages.next(after: place)!
            #expect(place == expected)
        }
        #expect(pages.start(holding: opened + 1) == opened)
    }
}

extension ViewSuites {
    @MainActor
    @Suite("Book reader")
    struct BookReaderTests {
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)

        @Test("pages turn, the place is told, and holds for another size")
        func reading() {
            let reader = BookReaderView(text: BookText((1...2_000).map { "word\($0)" }.joined(separator: " ")))
            var places: [Int] = []
            reader.onPlaceChange = { places.append($0) }
            screen.show(reader)
            screen.advance(by: 0.1)
            let first = screen.snapshot()
            for _ in 0..<2 {
                screen.drag(from: CGPoint(x: 190, y: 280), to: CGPoint(x: 20, y: 240), duration: 0.3)
                screen.advance(by: 3)
            }
            #expect(places.count == 2)
            #expect(places.last! > places[0])
            #expect(reader.place == places.last)
            #expect(screen.snapshot().differs(from: first))
            reader.frame.size.height = 200
            screen.advance(by: 0.1)
            let page = reader.pages.currentPage as? BookPageView
            #expect(page?.start == places[1])
            #expect(page?.accessibilityLabel?.contains("word") == true)
            reader.place = 0
            reader.frame.size.height = 300
            screen.advance(by: 0.1)
            #expect(!screen.snapshot().differs(from: first))
        }

        @Test("the neighbours are set and drawn ahead, a few lines a frame, and a turn sets nothing")
        func madeAhead() throws {
            let reader = BookReaderView(text: Self.text(1...4_000))
            reader.place = 9_000
            screen.show(reader)
            var frames = 0
            func isWhole(_ turn: PageTurn) -> Bool {
                guard let page = reader.ahead.beside[turn] as? BookPageView else { return false }
                return page.setting.end != nil && page.subviews.count == page.setting.blocks.count + 1
            }
            while !isWhole(.forward) || !isWhole(.backward), frames < 200 {
                screen.advance(by: 1.0 / 60)
                frames += 1
            }
            #expect(frames > 6)
            #expect(frames < 200)
            let next = try #require(reader.ahead.beside[.forward] as? BookPageView)
            let start = try #require(reader.pages.currentPage as? BookPageView).start
            reader.pages.turnForward()
            #expect(reader.pages.currentPage === next)
            #expect(reader.place == next.start)
            screen.advance(by: 3)
            // The page that was turned away is the one before.
            #expect((reader.ahead.beside[.backward] as? BookPageView)?.start == start)
            #expect(!Self.untouched(reader).differs(from: screen.snapshot()))
        }

        @Test("larger text takes more pages; the place stays")
        func textSize() throws {
            let reader = BookReaderView(text: Self.text(1...900))
            reader.place = 2_000
            screen.show(reader)
            screen.advance(by: 0.1)
            let before = try #require(reader.pages.currentPage as? BookPageView).setting.wholeEnd
            screen.contentSizeCategory = .accessibilityLarge
            screen.advance(by: 0.1)
            let page = try #require(reader.pages.currentPage as? BookPageView)
            #expect(page.start == reader.place)
            #expect(page.setting.wholeEnd < before)
        }

        @Test("an empty book shows an empty page and turns nowhere")
        func empty() {
            let reader = BookReaderView(text: BookText(""))
            screen.show(reader)
            screen.advance(by: 0.1)
            #expect(!reader.pages.turnForward())
            #expect(!reader.pages.turnBackward())
            #expect(reader.pages.currentPage != nil)
        }

        private static func text(_ range: ClosedRange<Int>) -> BookText {
            BookText(range.map { "word\($0)" }.joined(separator: " "))
        }

        @Test("whatever fingers do, and while the text changes, one page is left, and it is that of the place")
        func randomFingers() {
            let untouched = UntouchedPictures()
            playScripts(usually: 8) { seed, remains in
                let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
                let reader = BookReaderView(text: Self.text(1...600))
                remains.watch(reader)
                remains.watch(reader.pages)
                screen.show(reader)
                var fingers = RandomFingers(screen, seed: seed)
                fingers.run(
                    steps: 25, area: CGRect(x: 0, y: 0, width: 200, height: 300),
                    events: [
                        ("resize", { reader.frame.size.width = CGFloat.random(in: 0...200, using: &$0).rounded() }),
                        ("next", { _ in reader.pages.turnForward() }),
                        ("previous", { _ in reader.pages.turnBackward() }),
                        ("go", { reader.place = Int.random(in: -9...5_000, using: &$0) }),
                        ("size", { reader.fontSize = CGFloat.random(in: 2...40, using: &$0) }),
                        ("other text", { reader.text = Self.text(1...Int.random(in: 1...300, using: &$0)) }),
                        ("no text", { _ in reader.text = BookText("") }),
                        (
                            "page",
                            { _ in
                                if let page = reader.pages.currentPage { remains.watch(page) }
                            }
                        ),
                    ])
                reader.frame.size.width = 200
                screen.advance(by: 3)
                let comment: Comment = "seed \(seed): \(fingers.log)"
                #expect(reader.pages.leaves.count == 1, comment)
                #expect(!reader.pages.isTurning, comment)
                let page = reader.pages.currentPage as? BookPageView
                #expect(page?.start == reader.text.boundary(atOrBefore: reader.place), comment)
                #expect((0...reader.text.count).contains(reader.place), comment)
                // Where pages end depends on the way by which one came; a new size makes them anew.
                reader.frame.size.height = 299
                screen.advance(by: 0.05)
                reader.frame.size.height = 300
                screen.advance(by: 0.05)
                let same = untouched.picture("\(reader.text.count) \(reader.place) \(reader.fontSize)") {
                    Self.untouched(reader)
                }
                #expect(!screen.snapshot().differs(from: same), comment)
            }
        }

        /// A reader of the same text at the same place that no finger has touched.
        private static func untouched(_ reader: BookReaderView) -> CGImage {
            let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
            let same = BookReaderView(text: reader.text)
            same.fontSize = reader.fontSize
            same.place = reader.place
            screen.show(same)
            screen.advance(by: 0.1)
            return screen.snapshot()
        }
    }
}
