import CPango

// Distances between letters.
extension ParagraphShaper {
    /// The distance that Pango was told to leave between letters of an item, in its units.
    func spacing(ofItemAt byte: Int, of paragraph: TextParagraph) -> Int32 {
        let look = runs[paragraph.source(ofByte: byte)].attributes, text = paragraph.text
        let tracking = look.attachment == nil ? look.font.tracking : 0
        guard tracking != 0, byte < text.utf8.count else { return units(look.ownKern) }
        let isTracked = text[text.utf8.index(text.startIndex, offsetBy: byte)].isOfSystemFont
        return units(look.ownKern + (isTracked ? tracking : 0))
    }

    /// Pango sets half of the space between letters before each of them and half behind, and none at the ends of a line. Here all
    /// of it stands behind its letter, at the end of a line as well, so that a letter is as wide as its own and the space.
    func moveSpacing(
        of item: UnsafeMutablePointer<PangoGlyphItem>, isFirst: Bool, isLast: Bool, _ paragraph: TextParagraph
    ) {
        guard let string = item.pointee.glyphs, string.pointee.num_glyphs > 0, let details = item.pointee.item else {
            return
        }
        let spacing = spacing(ofItemAt: Int(details.pointee.offset), of: paragraph)
        guard spacing != 0, let glyphs = string.pointee.glyphs else { return }
        // A space at which the line was broken has none on either side.
        if string.pointee.num_glyphs == 1, glyphs[0].geometry.width == 0, details.pointee.analysis.level % 2 == 0,
            paragraph.text.utf8.dropFirst(Int(details.pointee.offset)).first == 0x20
        {
            return
        }
        // As Pango halves it: on whole pixels if it is whole pixels itself.
        let isWhole = spacing % PANGO_SCALE == 0
        let before = isWhole ? (spacing / 2 + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) : spacing / 2
        if !isFirst {
            glyphs[0].geometry.x_offset -= before
            glyphs[0].geometry.width -= before
        }
        // A space at which the line was broken has no width.
        var last = Int(string.pointee.num_glyphs) - 1
        while last > 0, glyphs[last].geometry.width == 0 { last -= 1 }
        glyphs[last].geometry.width += isLast ? spacing : before
        moveInnerSpacing(before, of: string)
    }

    /// Moves what Pango has set before letters behind those to the left of them; glyphs of one letter stay together.
    private func moveInnerSpacing(_ before: Int32, of string: UnsafeMutablePointer<PangoGlyphString>) {
        guard let glyphs = string.pointee.glyphs, let letters = string.pointee.log_clusters else { return }
        for i in 1..<max(Int(string.pointee.num_glyphs), 1) where letters[i] != letters[i - 1] {
            // What has no width was given none: a space at which the line was broken, or what is not seen.
            guard glyphs[i].geometry.width != 0 else { continue }
            glyphs[i].geometry.x_offset -= before
            glyphs[i].geometry.width -= before
            glyphs[i - 1].geometry.width += before
        }
    }
}
