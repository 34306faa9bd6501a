import CPango

extension ParagraphShaper {
    /// As long as most labels. Longer texts are mostly broken.
    private static let longestPlainText = 120
    /// What a text must leave free of its room, in Pango's units, to be no matter of rounding.
    private static let leastSlack = 2 * PANGO_SCALE

    /// A line of one look and one font, in plain letters, that has room as it is; nil for all other texts.
    ///
    /// Its glyphs and their places are those that a layout of Pango's gives it. A layout asks the distances of each new font as well, which
    /// nobody here needs, and Pango finds them by setting a sentence: that is most of what a first word in a font costs.
    func plainLine(of paragraph: TextParagraph, width: CGFloat, mostLines: Int?) -> Line? {
        let style = paragraph.style, room = room(style, width), isLimited = isLimit(room, style, mostLines)
        guard isPlain(paragraph), !isLimited || (style.headIndent == 0 && style.firstLineHeadIndent == 0) else {
            return nil
        }
        setDirection(style.direction)
        return withGlyphs(of: paragraph) { item in
            let needed = advance(of: item) + abs(spacing(ofItemAt: 0, of: paragraph)) + Self.leastSlack
            if isLimited, needed > units(room) { return nil }
            var line = Line(
                runs: [], clusters: [], range: paragraph.start..<paragraph.start + paragraph.utf16Count, width: 0,
                isRightToLeft: false, indent: style.firstLineHeadIndent)
            moveSpacing(of: item, isFirst: true, isLast: true, paragraph)
            append(item, of: paragraph, to: &line)
            return line
        }
    }

    /// From the indent of all lines but the first.
    func room(_ style: TextParagraphStyle, _ width: CGFloat) -> CGFloat {
        let tail = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
        return max(tail - style.headIndent, 0)
    }

    /// Whether lines end where the room does.
    func isLimit(_ room: CGFloat, _ style: TextParagraphStyle, _ mostLines: Int?) -> Bool {
        room.isFinite && room < 1e6 && !(style.lineBreak == .clip && mostLines == 1)
    }

    private func isPlain(_ paragraph: TextParagraph) -> Bool {
        guard paragraph.style.direction != .rightToLeft, paragraph.parts.count == 1,
            runs[paragraph.parts[0].source].attributes.attachment == nil
        else { return false }
        let text = paragraph.text
        return (1...Self.longestPlainText).contains(text.utf8.count) && text.unicodeScalars.allSatisfy(\.isPlain)
    }

    /// The glyphs of the whole text, with the distances between letters but those at its ends; nil where they are of several fonts.
    private func withGlyphs(
        of paragraph: TextParagraph, _ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Line?
    ) -> Line? {
        let text = paragraph.text, count = Int32(text.utf8.count)
        let attributes = attributeList(of: paragraph)
        defer { pango_attr_list_unref(attributes) }
        let items = pango_itemize_with_base_dir(
            engine.pangoContext, PANGO_DIRECTION_LTR, text, 0, count, attributes, nil)
        defer { free(items) }
        guard let items, items.pointee.next == nil else { return nil }
        let item = items.pointee.data.assumingMemoryBound(to: PangoItem.self)
        guard item.pointee.analysis.level % 2 == 0, let glyphs = pango_glyph_string_new() else { return nil }
        defer { pango_glyph_string_free(glyphs) }
        pango_shape_item(item, text, count, nil, glyphs, PANGO_SHAPE_NONE)
        var shaped = PangoGlyphItem()
        (shaped.item, shaped.glyphs) = (item, glyphs)
        let spacing = spacing(ofItemAt: 0, of: paragraph)
        if spacing != 0 {
            // A caret may stand before each of the letters.
            var place = PangoLogAttr()
            place.is_cursor_position = 1
            var places = Array(repeating: place, count: Int(count) + 1)
            pango_glyph_item_letter_space(&shaped, text, &places, spacing)
        }
        return body(&shaped)
    }

    private func free(_ items: UnsafeMutablePointer<GList>?) {
        var next = items
        while let node = next {
            pango_item_free(node.pointee.data.assumingMemoryBound(to: PangoItem.self))
            next = node.pointee.next
        }
        g_list_free(items)
    }

    private func advance(of item: UnsafeMutablePointer<PangoGlyphItem>) -> Int32 {
        guard let glyphs = item.pointee.glyphs else { return 0 }
        var sum: Int32 = 0
        for k in 0..<Int(glyphs.pointee.num_glyphs) { sum &+= glyphs.pointee.glyphs[k].geometry.width }
        return sum
    }
}

extension Unicode.Scalar {
    /// One of ASCII, a kana, an ideograph, a Korean syllable, or what stands between these: each by itself, from the left to the right.
    fileprivate var isPlain: Bool {
        switch value {
        case 0x20...0x7E, 0x3001...0x3011, 0x3041...0x3096, 0x30A1...0x30FC, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }
}
