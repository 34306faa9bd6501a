import CPango

/// Has Pango break one paragraph into lines, and takes out glyphs and places.
struct ParagraphShaper {
    let engine: TextEngine
    let runs: [TextRun]

    /// What a line holds before it has a place.
    struct Line {
        var runs: [GlyphRun]
        var clusters: [TextLine.Cluster]
        var range: Range<Int>
        var width: CGFloat
        var isRightToLeft: Bool
        /// Room left of a left-aligned line.
        var indent: CGFloat
        /// The width of the space at which the line was broken, which `width` leaves out.
        var brokenSpace: CGFloat = 0
    }

    /// - Parameters:
    ///   - width: for lines and their indents; infinite is unlimited.
    ///   - mostLines: with an ellipsis in the last when there is more, if the style truncates.
    func lines(of paragraph: TextParagraph, width: CGFloat, mostLines: Int?) -> [Line] {
        plainLine(of: paragraph, width: width, mostLines: mostLines).map { [$0] }
            ?? characterLines(of: paragraph, width: width, mostLines: mostLines)
            ?? brokenLines(of: paragraph, width: width, mostLines: mostLines)
    }

    /// As Pango's layouts break and set them.
    func brokenLines(of paragraph: TextParagraph, width: CGFloat, mostLines: Int?) -> [Line] {
        setDirection(paragraph.style.direction)
        let layout = engine.makeLayout()
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_auto_dir(layout, paragraph.style.direction == .natural ? 1 : 0)
        pango_layout_set_text(layout, paragraph.text, Int32(paragraph.text.utf8.count))
        let attributes = attributeList(of: paragraph)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        setTabs(paragraph.style, on: layout)
        let style = paragraph.style
        let room = breakLines(layout, style, width: width, mostLines: mostLines)
        let count = Int(pango_layout_get_line_count(layout))
        return (0..<count).compactMap { i in
            guard let line = pango_layout_get_line_readonly(layout, Int32(i)) else { return nil }
            return extract(
                line, of: paragraph, indent: i == 0 ? style.firstLineHeadIndent : style.headIndent, room: room)
        }
    }

    func setDirection(_ direction: TextParagraphStyle.Direction) {
        let base: PangoDirection =
            switch direction {
            case .rightToLeft: PANGO_DIRECTION_RTL
            case .leftToRight: PANGO_DIRECTION_LTR
            case .natural: PANGO_DIRECTION_WEAK_LTR
            }
        pango_context_set_base_dir(engine.pangoContext, base)
    }

    /// Sets width, wrapping, truncation and indents.
    private func breakLines(
        _ layout: OpaquePointer, _ style: TextParagraphStyle, width: CGFloat, mostLines: Int?
    ) -> CGFloat {
        let room = room(style, width)
        guard isLimit(room, style, mostLines) else { return room }
        pango_layout_set_width(layout, units(room))
        pango_layout_set_wrap(layout, style.lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_indent(layout, units(style.firstLineHeadIndent - style.headIndent))
        if style.alignment == .justified { pango_layout_set_justify(layout, 1) }
        if style.truncates, let mostLines {
            pango_layout_set_height(layout, Int32(-max(mostLines, 1)))
            switch style.lineBreak {
            case .truncateHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
            case .truncateMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
            default: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            }
            if mostLines == 1 { widen(layout, room) }
        }
        return room
    }

    /// A line of the stand-in for the system font whose letters are a little wider than San Francisco's is not cut short for that.
    private func widen(_ layout: OpaquePointer, _ room: CGFloat) {
        guard pango_layout_is_ellipsized(layout) != 0,
            runs.allSatisfy({ $0.attributes.font.family == .system(.default) })
        else { return }
        var size = PangoRectangle()
        pango_layout_set_width(layout, -1)
        pango_layout_get_extents(layout, nil, &size)
        // Pango leaves out the distance behind the last letter, which makes lines of large letters narrower.
        let last = min(0, runs.last?.attributes.font.tracking ?? 0)
        let isNear = points(size.width) + last <= room * 1.02 && pango_layout_get_line_count(layout) == 1
        if !isNear { pango_layout_set_width(layout, units(room)) }
    }

    private func setTabs(_ style: TextParagraphStyle, on layout: OpaquePointer) {
        let stops = style.tabStops.isEmpty ? [.init(location: style.defaultTabInterval)] : style.tabStops
        let usable = stops.filter { $0.location > 0 && $0.location.isFinite }
        guard !usable.isEmpty else { return }
        let tabs = pango_tab_array_new(Int32(usable.count), 0)
        for (i, stop) in usable.enumerated() {
            let alignment =
                switch stop.alignment {
                case .right: PANGO_TAB_RIGHT
                case .center: PANGO_TAB_CENTER
                case .left, .justified, .natural: PANGO_TAB_LEFT
                }
            pango_tab_array_set_tab(tabs, Int32(i), alignment, units(stop.location))
        }
        pango_layout_set_tabs(layout, tabs)
        pango_tab_array_free(tabs)
    }

    // MARK: Attributes

    func attributeList(of paragraph: TextParagraph) -> OpaquePointer? {
        let hasSoftHyphens = paragraph.text.unicodeScalars.contains("\u{AD}")
        let list = pango_attr_list_new()
        for part in paragraph.parts {
            let look = runs[part.source].attributes
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>? = nil) {
                attribute?.pointee.start_index = UInt32((bytes ?? part.bytes).lowerBound)
                attribute?.pointee.end_index = UInt32((bytes ?? part.bytes).upperBound)
                pango_attr_list_insert(list, attribute)
            }
            let description = engine.pangoDescription(look.font)
            add(pango_attr_font_desc_new(description))
            pango_font_description_free(description)
            // Words break between letters without a hyphen, at soft hyphens with one.
            if !hasSoftHyphens { add(pango_attr_insert_hyphens_new(0)) }
            // Never drawn with: it makes Pango end glyph runs where our runs end.
            add(pango_attr_foreground_new(UInt16(part.source & 0xFFFF), UInt16(part.source >> 16 & 0xFFFF), 0))
            for stretch in stretches(of: part.bytes, of: paragraph, look) {
                if stretch.spacing != 0 { add(pango_attr_letter_spacing_new(stretch.spacing), stretch.bytes) }
                let features = look.features(isOfSystemFont: stretch.isOfSystemFont)
                if !features.isEmpty { add(pango_attr_font_features_new(features), stretch.bytes) }
            }
            if let box = look.attachment?.bounds {
                var rect = PangoRectangle(x: 0, y: units(-box.maxY), width: units(box.width), height: units(box.height))
                add(pango_attr_shape_new(&rect, &rect))
            }
        }
        return list
    }

    /// Part of a run that is shaped in one way.
    private struct Stretch {
        var bytes: Range<Int>
        /// Distance between letters, in Pango's units.
        let spacing: Int32
        /// Whether San Francisco has the characters, and is the font.
        let isOfSystemFont: Bool
    }

    /// Parts of a run with one distance between letters and one set of features each. They end between characters.
    private func stretches(
        of bytes: Range<Int>, of paragraph: TextParagraph, _ look: TextAttributes
    ) -> [Stretch] {
        let kern = look.ownKern, tracking = look.font.tracking, text = paragraph.text.utf8
        guard look.font.family == .system(.default), look.attachment == nil else {
            return [Stretch(bytes: bytes, spacing: units(kern), isOfSystemFont: false)]
        }
        let first = text.index(text.startIndex, offsetBy: bytes.lowerBound)
        let end = text.index(first, offsetBy: bytes.count)
        let isPlain = text[first..<end].allSatisfy { $0 < 0x80 }
        if isPlain { return [Stretch(bytes: bytes, spacing: units(kern + tracking), isOfSystemFont: true)] }
        var found: [Stretch] = [], byte = bytes.lowerBound
        for character in paragraph.text[first..<end] {
            let next = byte + character.utf8.count, isOfSystemFont = character.isOfSystemFont
            if let last = found.last, last.isOfSystemFont == isOfSystemFont {
                found[found.count - 1].bytes = last.bytes.lowerBound..<next
            } else {
                let spacing = units(kern + (isOfSystemFont ? tracking : 0))
                found.append(Stretch(bytes: byte..<next, spacing: spacing, isOfSystemFont: isOfSystemFont))
            }
            byte = next
        }
        return found
    }

    // MARK: Taking lines out

    private func extract(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, of paragraph: TextParagraph, indent: CGFloat, room: CGFloat
    ) -> Line {
        var result = Line(
            runs: [], clusters: [], range: 0..<0, width: 0,
            isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL, indent: indent)
        let first = Int(line.pointee.start_index), last = first + Int(line.pointee.length)
        let offsets = paragraph.utf16Offsets
        result.range = (paragraph.start + offsets[first])..<(paragraph.start + offsets[min(last, offsets.count - 1)])
        var node = line.pointee.runs
        while let current = node {
            node = current.pointee.next
            let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            moveSpacing(of: item, isFirst: result.runs.isEmpty, isLast: node == nil, paragraph)
            if item.isEllipsis {
                narrowEllipsis(item, paragraph)
                result.dropSpaces(before: item, paragraph)
            }
            append(item, of: paragraph, to: &result)
            if node == nil { result.brokenSpace = brokenSpace(item, endingAt: last, paragraph) }
        }
        return result
    }

    /// How wide the space at the end of a line would be if the line were not broken there, points. Between words alone.
    private func brokenSpace(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, endingAt end: Int, _ paragraph: TextParagraph
    ) -> CGFloat {
        let text = paragraph.text.utf8
        guard paragraph.style.lineBreak != .charWrap, end > 0, end < text.count,
            text[text.index(text.startIndex, offsetBy: end - 1)] == 0x20,
            let font = item.pointee.item?.pointee.analysis.font
        else { return 0 }
        var space: hb_codepoint_t = 0, logical = PangoRectangle()
        guard hb_font_get_nominal_glyph(pango_font_get_hb_font(font), 0x20, &space) != 0 else { return 0 }
        pango_font_get_glyph_extents(font, space, nil, &logical)
        return points(logical.width + spacing(ofItemAt: end - 1, of: paragraph))
    }

    /// Pango widens an ellipsis by the room that is left over. Here it is as wide as it is drawn.
    private func narrowEllipsis(_ item: UnsafeMutablePointer<PangoGlyphItem>, _ paragraph: TextParagraph) {
        guard let string = item.pointee.glyphs, let glyphs = string.pointee.glyphs, let details = item.pointee.item,
            let font = details.pointee.analysis.font
        else { return }
        let spacing = spacing(ofItemAt: Int(details.pointee.offset), of: paragraph)
        for i in 0..<Int(string.pointee.num_glyphs) {
            var logical = PangoRectangle()
            pango_font_get_glyph_extents(font, glyphs[i].glyph, nil, &logical)
            glyphs[i].geometry.width = min(glyphs[i].geometry.width, logical.width + spacing)
        }
    }

    func append(_ item: UnsafeMutablePointer<PangoGlyphItem>, of paragraph: TextParagraph, to line: inout Line) {
        guard let glyphs = item.pointee.glyphs, let details = item.pointee.item else { return }
        let source = paragraph.source(ofByte: Int(details.pointee.offset))
        let look = runs[source].attributes, isAttachment = look.attachment != nil
        let offsets = paragraph.utf16Offsets, last = offsets.count - 1, first = Int(details.pointee.offset)
        func location(_ byte: Int) -> Int { paragraph.start + offsets[min(first + byte, last)] }
        var run = GlyphRun(
            range: location(0)..<max(location(0), location(Int(details.pointee.length))),
            isRightToLeft: details.pointee.analysis.level % 2 == 1, glyphs: [],
            font: isAttachment ? nil : details.pointee.analysis.font.flatMap { engine.glyphFont($0, for: look.font) },
            source: source, x: line.width, width: 0)
        if let font = run.font { engine.usedFonts.insert(font.identity) }
        let rise = -look.baselineOffset
        run.glyphs.reserveCapacity(Int(glyphs.pointee.num_glyphs))
        for i in 0..<Int(glyphs.pointee.num_glyphs) {
            let info = glyphs.pointee.glyphs[i]
            var glyph = GlyphRun.Glyph(
                index: 0, x: line.width + run.width, y: rise, advance: points(info.geometry.width),
                location: location(Int(glyphs.pointee.log_clusters[i])))
            if info.glyph & 0x1000_0000 != 0 {
                if !engine.isAhead { Self.reportMissing(info.glyph & 0x0FFF_FFFF) }
                run.glyphs.append(glyph)
            } else if info.glyph != 0x0FFF_FFFF {
                glyph.index = UInt(info.glyph)
                glyph.x += points(info.geometry.x_offset)
                glyph.y += points(info.geometry.y_offset)
                run.glyphs.append(glyph)
            }
            run.width += points(info.geometry.width)
        }
        appendClusters(glyphs, details, of: paragraph, to: &line)
        line.width += run.width
        line.runs.append(run)
    }

    /// Says once for each block of 256 characters that no font has one of them: a box is drawn.
    private static func reportMissing(_ code: UInt32) {
        guard let character = Unicode.Scalar(code), !character.properties.isDefaultIgnorableCodePoint,
            character.properties.generalCategory != .control, character.properties.generalCategory != .privateUse
        else { return }
        let number = String(code, radix: 16, uppercase: true)
        Diagnostics.report(
            "No installed font has \"\(character)\" (U+\(number)): a box stands for it. Fonts for most scripts are in "
                + "fonts-noto-core, for Chinese, Japanese and Korean in fonts-noto-cjk.",
            key: "missing glyph \(code >> 8)")
    }

    private func appendClusters(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ item: UnsafeMutablePointer<PangoItem>,
        of paragraph: TextParagraph, to line: inout Line
    ) {
        let count = Int(glyphs.pointee.num_glyphs), isRightToLeft = item.pointee.analysis.level % 2 == 1
        let first = Int(item.pointee.offset), itemEnd = first + Int(item.pointee.length)
        func start(_ glyph: Int) -> Int { first + Int(glyphs.pointee.log_clusters[glyph]) }
        line.clusters.reserveCapacity(line.clusters.count + count)
        // From left to right clusters follow each other in the text, or go back in it.
        var x = line.width, i = 0, before = itemEnd
        while i < count {
            let begin = start(i)
            var width: CGFloat = 0
            while i < count, start(i) == begin {
                width += points(glyphs.pointee.glyphs[i].geometry.width)
                i += 1
            }
            let end = isRightToLeft ? before : i < count ? start(i) : itemEnd
            before = begin
            appendCharacters(
                begin..<max(begin, end), x: x, width: width, isRightToLeft: isRightToLeft, of: paragraph,
                to: &line.clusters)
            x += width
        }
    }

    /// A cluster of several characters (a ligature) is shared evenly among them.
    private func appendCharacters(
        _ bytes: Range<Int>, x: CGFloat, width: CGFloat, isRightToLeft: Bool, of paragraph: TextParagraph,
        to clusters: inout [TextLine.Cluster]
    ) {
        let offsets = paragraph.utf16Offsets, last = offsets.count - 1
        func cluster(_ byte: Int, _ end: Int, _ x: CGFloat, _ width: CGFloat) -> TextLine.Cluster {
            let end = min(end, last)
            return TextLine.Cluster(
                range: (paragraph.start + offsets[min(byte, end)])..<(paragraph.start + offsets[end]), x: x,
                width: width, isRightToLeft: isRightToLeft)
        }
        if bytes.count == 1 { return clusters.append(cluster(bytes.lowerBound, bytes.upperBound, x, width)) }
        let sizes = characterSizes(bytes, of: paragraph)
        let share = width / CGFloat(sizes.count), firstCluster = clusters.count
        var byte = bytes.lowerBound
        for (i, size) in sizes.enumerated() {
            let place = isRightToLeft ? sizes.count - 1 - i : i
            clusters.append(cluster(byte, byte + size, x + CGFloat(place) * share, share))
            byte = min(byte + size, last)
        }
        if isRightToLeft { clusters[firstCluster...].reverse() }
    }

    /// The bytes of each character of a cluster; an elided stretch is one place.
    private func characterSizes(_ bytes: Range<Int>, of paragraph: TextParagraph) -> [Int] {
        let text = paragraph.text
        let from = text.utf8.index(text.startIndex, offsetBy: min(bytes.lowerBound, text.utf8.count))
        let to = text.utf8.index(text.startIndex, offsetBy: min(bytes.upperBound, text.utf8.count))
        var sizes: [Int] = []
        for character in text[from..<to] { sizes.append(character.utf8.count) }
        return sizes.count > 4 || sizes.isEmpty ? [bytes.count] : sizes
    }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
    /// Whether it stands for text that is left out.
    fileprivate var isEllipsis: Bool {
        guard let item = pointee.item else { return false }
        return item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    }
}

extension ParagraphShaper.Line {
    /// Spaces before an ellipsis are left out with the text that it stands for: the item begins where they did.
    fileprivate mutating func dropSpaces(
        before ellipsis: UnsafeMutablePointer<PangoGlyphItem>, _ paragraph: TextParagraph
    ) {
        guard !isRightToLeft, let item = ellipsis.pointee.item else { return }
        let text = paragraph.text.utf8, offset = Int(item.pointee.offset)
        let before = text.prefix(offset)
        for _ in 0..<(offset - before.count(upToLast: 0x20)) {
            guard let cluster = clusters.last, let run = runs.last, let glyph = run.glyphs.last,
                glyph.location == cluster.range.lowerBound
            else { return }
            clusters.removeLast()
            runs[runs.count - 1].glyphs.removeLast()
            runs[runs.count - 1].width -= cluster.width
            if runs[runs.count - 1].glyphs.isEmpty { runs.removeLast() }
            width -= cluster.width
            item.pointee.offset -= 1
            item.pointee.length += 1
        }
    }
}

extension Substring.UTF8View {
    /// How many bytes there are without those of one value at the end.
    fileprivate func count(upToLast byte: UInt8) -> Int { lastIndex { $0 != byte }.map { self[...$0].count } ?? 0 }
}

/// Pango's units of a length, within what its 32 bits hold.
func units(_ length: CGFloat) -> Int32 {
    let scaled = length * CGFloat(PANGO_SCALE)
    return scaled.isFinite ? Int32(min(max(scaled, -1e9), 1e9).rounded()) : 0
}

private func points(_ units: Int32) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
}

extension TextAttributes {
    /// Points added after each character, if they can be.
    var ownKern: CGFloat { kern.isFinite ? kern : 0 }

    /// OpenType features in CSS form.
    ///
    /// - Parameter isOfSystemFont: whether San Francisco would have the letters. Its stand-in makes an arrow of "->" and a sign of the x in
    ///   "1x2" by itself, and lifts colons between digits; San Francisco does so only when asked.
    fileprivate func features(isOfSystemFont: Bool) -> String {
        var list = font.features.sorted { $0.key < $1.key }.map { "\"\($0.key)\" \($0.value)" }
        if isOfSystemFont, font.features["calt"] == nil { list.append("\"calt\" 0") }
        if !usesLigatures || kern != 0 { list += ["\"liga\" 0", "\"clig\" 0"] }
        if !usesPairKerning { list.append("\"kern\" 0") }
        return list.joined(separator: ", ")
    }
}
