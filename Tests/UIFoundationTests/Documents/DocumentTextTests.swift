import Testing

@testable import UIFoundation

/// Attributed strings of documents, and documents of attributed strings.
@MainActor @Suite("Texts of documents") struct DocumentTextTests {
    private func read(_ text: String, _ type: NSAttributedString.DocumentType = .rtf) throws -> NSAttributedString {
        try NSAttributedString(data: Data(text.utf8), options: [.documentType: type], documentAttributes: nil)
    }

    private func font(_ text: NSAttributedString, at place: Int) -> UIFont? {
        text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }

    private func rgb(
        _ text: NSAttributedString, at place: Int, _ key: NSAttributedString.Key = .foregroundColor
    ) -> [Int]? {
        (text.attribute(key, at: place, effectiveRange: nil) as? UIColor)?.sRGBParts?.map { Int(($0 * 255).rounded()) }
    }

    // MARK: RTF

    private let cocoa = #"""
        {\rtf1\ansi\ansicpg1252\cocoartf2639
        \cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\fswiss\fcharset0 Helvetica-Bold;}
        {\colortbl;\red255\green255\blue255;\red251\green2\blue7;}
        {\*\expandedcolortbl;;\cssrgb\c100000\c14913\c0;}
        \paperw11900\paperh16840\margl1440\margr1440
        \pard\tx566\pardirnatural\qc\partightenfactor0

        \f0\fs24 \cf0 Plain \f1\b bold \cf2 red
        \f0\b0 \'e9\u8364 ?\
        \pard\ql\fi-200\li400\sa120 {\field{\*\fldinst{HYPERLINK "https://example.com/a?b=1"}}{\fldrslt link}} end\par}
        """#

    @Test("RTF has fonts, colours, paragraphs, signs and links")
    func richText() throws {
        let text = try read(cocoa)
        #expect(
            text.string == "Plain bold red\u{20}\u{E9}€\nlink end\n" || text.string == "Plain bold redé€\nlink end\n")
        #expect(font(text, at: 0)?.fontName == "Helvetica")
        #expect(font(text, at: 0)?.pointSize == 12)
        #expect(font(text, at: 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(rgb(text, at: 11) == [251, 2, 7, 255])
        #expect(rgb(text, at: 0) == nil)
        let place = (text.string as NSString).range(of: "link").location
        #expect(
            text.attribute(.link, at: place, effectiveRange: nil) as? URL == URL(string: "https://example.com/a?b=1"))
        #expect(text.attribute(.link, at: place + 5, effectiveRange: nil) == nil)
        let first = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(first?.alignment == .center)
        let second = text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
        #expect(second?.headIndent == 20)
        #expect(second?.firstLineHeadIndent == 10)
        #expect(second?.paragraphSpacing == 6)
    }

    @Test(
        "RTF is read whatever comes",
        arguments: [
            (#"{\rtf1 a\{b\}\\}"#, "a{b}\\"), (#"{\rtf1 a{\b b}c"#, "abc"), (#"{\rtf1 a}}}b"#, "ab"),
            (#"{\rtf1\uc2 \u246 ??x}"#, "öx"), (#"{\rtf1\u-10179 ?\u-8704 ?}"#, "😀"),
            (#"{\rtf1{\*\unknown hidden}x}"#, "x"), (#"{\rtf1{\pict 0123}x}"#, "x"),
            (#"{\rtf1 a\tab b\line c}"#, "a\tb\u{2028}c"),
            (#"{\rtf1{\info{\title T}}x\~y}"#, "x\u{A0}y"), (#"{\rtf1\v hidden\v0 x}"#, "x"), (#"{\rtf1 \'"#, ""),
            (#"{\rtf1\fs999999999 x}"#, "x"),
            (#"{\rtf1{\colortbl;\red9999999999;}\cf1\up9999999999\expndtw-999999999\sl9999999999 x}"#, "x"),
            (#"{\rtf1\bullet\emdash\lquote}"#, "•—‘"), (#"{\rtf1\bin5 ab}cdx}"#, "x"),
        ])
    func anything(_ rtf: String, _ string: String) throws {
        #expect(try read(rtf).string == string)
    }

    @Test("what is no RTF is an error, deep groups are none")
    func broken() throws {
        #expect(throws: CocoaError.self) { try read("hello") }
        let deep = "{\\rtf1" + String(repeating: "{\\b ", count: 5000) + "x" + String(repeating: "}", count: 6000) + "y"
        #expect(try read(deep).string.hasPrefix("x"))
    }

    private var sample: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "One {two}\\ ü😀\n", attributes: [.font: UIFont(name: "Helvetica", size: 15)!])
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.headIndent = 12
        text.append(
            NSAttributedString(
                string: "three & <four>",
                attributes: [
                    .font: UIFont(name: "Helvetica-Bold", size: 20)!, .paragraphStyle: style,
                    .foregroundColor: UIColor(red: 1, green: 0.2, blue: 0, alpha: 1), .underlineStyle: 1,
                    .backgroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
                    .link: URL(string: "https://example.com/?a=1&b=2")!,
                ]))
        return text
    }

    @Test("numbers that no document can hold are written all the same", arguments: [Double.nan, .infinity, -1e300])
    func hostileNumbers(_ number: Double) throws {
        let style = NSMutableParagraphStyle(), other = NSMutableParagraphStyle()
        (style.headIndent, style.lineHeightMultiple, style.paragraphSpacing) = (number, number, number)
        (other.minimumLineHeight, other.tailIndent) = (number, number)
        let color = UIColor(red: number, green: 0, blue: number, alpha: number)
        let text = NSMutableAttributedString(
            string: "a",
            attributes: [
                .kern: number, .baselineOffset: number, .paragraphStyle: style, .foregroundColor: color,
                .backgroundColor: color, .underlineStyle: number,
            ])
        text.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: other, .kern: CGFloat(number)]))
        for type in [NSAttributedString.DocumentType.rtf, .html] {
            let data = try text.data(from: NSRange(location: 0, length: 2), documentAttributes: [.documentType: type])
            let again = try read(String(decoding: data, as: UTF8.self), type)
            #expect(again.string.trimmingCharacters(in: .newlines) == "ab")
            #expect(again.size().width.isFinite)
        }
    }

    @Test("headings in headings do not grow beyond measure")
    func deepHeadings() throws {
        let text = try read(String(repeating: "<h1>", count: 500) + "x", .html)
        #expect(font(text, at: 0).map { $0.pointSize <= 10_000 } == true)
        #expect(text.size().height.isFinite)
    }

    @Test("what is written is read again", arguments: [NSAttributedString.DocumentType.rtf, .html])
    func roundTrip(type: NSAttributedString.DocumentType) throws {
        let text = sample
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
        let again = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
        let string = type == .html ? again.string.trimmingCharacters(in: .newlines) : again.string
        #expect(string == text.string)
        let place = (again.string as NSString).range(of: "three").location
        #expect(font(again, at: 0)?.pointSize == 15)
        #expect(font(again, at: place)?.pointSize == 20)
        #expect(font(again, at: place)?.familyName == "Helvetica")
        #expect(font(again, at: place)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(rgb(again, at: place) == [255, 51, 0, 255])
        #expect(rgb(again, at: place, .backgroundColor) == [0, 0, 255, 255])
        #expect(again.attribute(.underlineStyle, at: place, effectiveRange: nil) as? Int == 1)
        #expect(
            again.attribute(.link, at: place, effectiveRange: nil) as? URL
                == URL(string: "https://example.com/?a=1&b=2"))
        let style = again.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .right)
        if type == .rtf { #expect(style?.headIndent == 12) }
    }

    @Test("plain text is written in an encoding, and kinds that nobody knows are an error")
    func plain() throws {
        let all = NSRange(location: 0, length: sample.length)
        #expect(try sample.data(from: all) == Data(sample.string.utf8))
        let utf16 = String.Encoding.utf16LittleEndian
        #expect(
            try sample.data(from: all, documentAttributes: [.characterEncoding: utf16.rawValue])
                == sample.string.data(using: utf16))
        #expect(throws: CocoaError.self) {
            try sample.data(
                from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType(rawValue: "Word")])
        }
    }

    // MARK: HTML

    @Test("styles of elements, sheets and older attributes show")
    func styles() throws {
        let html = """
            <html><head><style>/* a */ p.note, h1 { color: #00f; } #big { font-size: 200% } div b { color: lime }
            @media print { p { color: red } } p:hover { color: red } .hidden { display: none }</style></head><body>
            <p class="note">note</p><p id="big">big</p><div><i><b>deep</b></i></div>
            <span style="font-family: 'Courier New', monospace; font-size:17px; font-weight:700; text-decoration: underline">own</span>
            <font color="red" size="5">old</font><p style="text-align: center; color: rgba(0, 255, 0, 50%)">mid</p><p class=hidden>no</p>
            </body></html>
            """
        let text = try read(html, .html), string = text.string as NSString
        func place(_ word: String) -> Int { string.range(of: word).location }
        #expect(rgb(text, at: place("note")) == [0, 0, 255, 255])
        #expect(rgb(text, at: place("big")) == nil)
        #expect(font(text, at: place("big"))?.pointSize == 24)
        #expect(rgb(text, at: place("deep")) == [0, 255, 0, 255])
        #expect(
            font(text, at: place("deep"))?.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]) == true)
        #expect(font(text, at: place("own"))?.pointSize == 17)
        #expect(font(text, at: place("own"))?.familyName.hasPrefix("Courier") == true)
        #expect(text.attribute(.underlineStyle, at: place("own"), effectiveRange: nil) as? Int == 1)
        #expect(font(text, at: place("old"))?.pointSize == 18)
        #expect(rgb(text, at: place("old")) == [255, 0, 0, 255])
        let style = text.attribute(.paragraphStyle, at: place("mid"), effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center)
        #expect(rgb(text, at: place("mid")) == [0, 255, 0, 128])
        #expect(!text.string.contains("no\n"))
    }

    @Test(
        "colours of style sheets",
        arguments: [
            ("#f00", [255, 0, 0, 255]), ("#FF000080", [255, 0, 0, 128]), ("rgb(1, 2, 3)", [1, 2, 3, 255]),
            ("rgba(0,0,0,.5)", [0, 0, 0, 128]), ("rgb(100% 0% 0% / 0.5)", [255, 0, 0, 128]),
            ("RebeccaPurple", [102, 51, 153, 255]), ("transparent", [0, 0, 0, 0]),
        ])
    func colors(text: String, parts: [Int]) {
        #expect(StyleSheetColor.color(text)?.sRGBParts?.map { Int(($0 * 255).rounded()) } == parts)
    }

    @Test("what is no colour is none", arguments: ["", "#12", "#gggggg", "rgb(1,2)", "rgb(a,b,c)", "nocolour"])
    func noColors(text: String) {
        #expect(StyleSheetColor.color(text) == nil)
    }

    @Test("sheets without ends, and many rules, do no harm")
    func sheets() throws {
        for sheet in ["p {", "@media x { p {", "/* p", "{}{}", "p { color }", "p,{color:red}", "}}}"] {
            #expect(try read("<style>\(sheet)</style><p>x", .html).string.hasPrefix("x"))
        }
        let many = String(repeating: "p a b c { color: red } ", count: 3000)
        #expect(try read("<style>\(many)</style>" + String(repeating: "<p>x</p>", count: 50), .html).length == 100)
    }
}
