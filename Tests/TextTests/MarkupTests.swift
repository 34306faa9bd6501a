import Testing

@testable import UIKit

@Suite("Text of HTML")
@MainActor
struct MarkupTests {
    @Test(
        "its parts are read, whatever comes",
        arguments: [
            ("a<b>b</b>c", "abc"), ("a <b>b</b> c", "a b c"), ("<p>a</p><p>b</p>", "a\nb\n"),
            ("a<br>b<br/>c", "a\nb\nc"), ("1 < 2 & 3 > 2", "1 < 2 & 3 > 2"),
            ("&lt;b&gt; &#233;&#xE9; &nope;", "<b> éé &nope;"),
            ("<!-- <b> -->a<!-- ", "a"), ("<a title=\"1 > 0\" href=x>b</a>", "b"), ("<b", ""), ("<", "<"), ("</", ""),
            ("a<script>if (a < b) {}</script>b", "ab"), ("<style>p { }</style>b", "b"), ("<style>b", ""),
            ("<ul><li>a<li>b</ul>", "• a\n• b\n"), ("<ol start=3><li>a</li><li>b</li></ol>", "3. a\n4. b\n"),
            ("<pre>a\n  b</pre>", "a\n  b\n"), ("<img alt=dog>", "dog"), ("<![CDATA[a]]>b", "b"),
        ])
    func parts(_ html: String, _ text: String) {
        #expect(MarkupText(html, looks: MarkupText.Looks(isPage: true)).text.string == text)
    }

    @Test("deep elements, and many of them, are read")
    func deep() {
        let read = MarkupText(String(repeating: "<b><p>", count: 20_000) + "a")
        #expect(read.text.string == "a")
        #expect(MarkupText(String(repeating: "<script><", count: 5_000)).text.string == "")
    }

    @Test("pictures and sheets elsewhere are left out and named, scripts and forms make a program of it")
    func lost() {
        let read = MarkupText("<link><style>a</style><img><form><input></form>")
        #expect(read.leftOut == ["link", "img"] && read.programs == ["form", "input"])
    }

    @Test("attributed strings read HTML, and say what they leave out")
    func documents() throws {
        let html = "<html><style>a{}</style><img><b>a</b> <a href='http://b.c/'>d</a></html>"
        let (text, messages) = try Diagnostics.collecting {
            try NSAttributedString(
                data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: nil)
        }
        #expect(text.string == "a d")
        #expect(
            (text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
                .contains(.traitBold) == true)
        #expect(text.attribute(.link, at: 2, effectiveRange: nil) as? URL == URL(string: "http://b.c/"))
        #expect(messages.contains { $0.contains("img is left out") })
    }
}
