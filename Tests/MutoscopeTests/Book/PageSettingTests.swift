import Foundation
import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

/// Draws a text in one piece, as a page would be without blocks.
@MainActor
private final class WholeText: UIView {
    let text: NSAttributedString
    let area: CGRect

    init(_ text: NSAttributedString, area: CGRect) {
        self.text = text
        self.area = area
        super.init(frame: .zero)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        text.draw(with: area, options: .usesLineFragmentOrigin, context: nil)
    }
}

extension ViewSuites {
    @MainActor
    @Suite("Page setting")
    struct PageSettingTests {
        nonisolated static let english = (1...400).map { "word\($0 * 7919 % 1_000)" }.joined(separator: " ")
        nonisolated static let mixed = (1...40).map { line in
            line % 3 == 0
                ? "هذا سطر بالعربية رقم \(line) وفيه كلمات كثيرة and some Latin, حتى ينكسر في مواضع عدة من الصفحة"
                : "A line of Latin text, number \(line), with فقرة inside and a tail that makes it long enough 🙂 to break"
        }.joined(separator: "\n")
        nonisolated static let chinese = String(repeating: "天地玄黄,宇宙洪荒。日月盈昃,辰宿列张。寒来暑往,秋收冬藏。", count: 30)

        @Test(
            "a page that was set in blocks looks as one that is drawn in one piece",
            arguments: [english, mixed, chinese], [CGFloat(1), 2])
        func sameAsWhole(text: String, scale: CGFloat) throws {
            let size = CGSize(width: 320, height: 900)
            let insets = UIEdgeInsets(top: 25.6, left: 25.6, bottom: 41.6, right: 25.6)
            let area = CGRect(origin: .zero, size: size).inset(by: insets)
            let book = BookText(text)
            let pager = TextPager(text: book, size: area.size, fontSize: 17, lineSpacing: 4.25)
            let page = BookPageView(PageSetting(pager, start: 0, limit: book.count), of: book, insets: insets) { _ in ""
            }
            page.backgroundColor = .systemBackground
            let whole = WholeText(pager.attributed(text), area: area)
            let pictures = [page, whole].map { view in
                let screen = TestScreen(size: size, scale: scale)
                screen.show(view)
                screen.advance(by: 0.1)
                return screen.snapshot()
            }
            #expect(page.setting.blocks.count > 1)
            #expect(!pictures[0].differs(from: pictures[1]))
        }

        @Test("a paragraph that goes on keeps its direction, whatever its next lines begin with")
        func directionGoesOn() {
            let arabic = "هذه فقرة طويلة " + String(repeating: "Latin words only here ", count: 60)
            let book = BookText(arabic)
            let pager = TextPager(text: book, size: CGSize(width: 300, height: 200), fontSize: 17)
            let first = PageSetting(pager, start: 0, limit: book.count)
            #expect(pager.direction(at: 0) == .natural)
            #expect(pager.direction(at: first.wholeEnd) == .rightToLeft)
            let english = BookText("Latin begins " + String(repeating: "ثم العربية ", count: 60))
            let other = TextPager(text: english, size: CGSize(width: 300, height: 200), fontSize: 17)
            #expect(other.direction(at: PageSetting(other, start: 0, limit: english.count).wholeEnd) == .leftToRight)
        }

        @Test("setting a page in blocks never takes more than a few lines at a time")
        func small() {
            let book = BookText(Self.english)
            let pager = TextPager(text: book, size: CGSize(width: 1_800, height: 900), fontSize: 17)
            let setting = PageSetting(pager, start: 0, limit: book.count)
            while setting.end == nil {
                setting.setNextBlock()
                #expect((setting.blocks.last?.text.length ?? 0) <= pager.blockLength)
            }
            #expect(setting.end == book.count)
        }

        @Test("a line of characters that take no room comes to an end")
        func invisible() {
            let book = BookText(String(repeating: "\u{200B}", count: 30_000))
            let pager = TextPager(text: book, size: CGSize(width: 200, height: 260), fontSize: 14)
            var place = 0, pages = 0
            while place < book.count, pages < 100 {
                place = pager.end(ofPageAt: place)
                pages += 1
            }
            #expect(place == book.count)
        }
    }
}
