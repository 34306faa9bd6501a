import CPango

/// What a font file says of a face beside its glyphs.
extension FontGlyphs {
    /// Four letters as a number, as tables are named by.
    package static func tag(_ name: StaticString) -> UInt32 {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    /// The names of the file's tables, as numbers of four letters, in the file's order.
    package var tables: [UInt32] {
        withFace { face, _, _ in
            let face = hb_font_get_face(face)
            var count = hb_face_get_table_tags(face, 0, nil, nil)
            var tags = [UInt32](repeating: 0, count: Int(count))
            _ = hb_face_get_table_tags(face, 0, &count, &tags)
            return Array(tags.prefix(Int(count)))
        } ?? []
    }

    /// The bytes of a table; nil where there is none.
    package func table(_ tag: UInt32) -> Data? {
        withFace { face, _, _ in
            let blob = hb_face_reference_table(hb_font_get_face(face), tag)
            defer { hb_blob_destroy(blob) }
            var count: UInt32 = 0
            guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
            return Data(bytes: bytes, count: Int(count))
        } ?? nil
    }

    /// A text of the table of names in English, by its number; nil where there is none.
    package func name(_ number: UInt32) -> String? {
        withFace { face, _, _ in
            let face = hb_font_get_face(face), english = hb_language_from_string("en", -1)
            let count = hb_ot_name_get_utf8(face, number, english, nil, nil)
            guard count > 0 else { return nil }
            var room = count + 1, bytes = [CChar](repeating: 0, count: Int(count) + 1)
            hb_ot_name_get_utf8(face, number, english, &room, &bytes)
            return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        } ?? nil
    }

    /// The box that holds the ink of every glyph, points, y up.
    package var boundingBox: CGRect {
        guard let head = table(Self.tag("head")), head.count >= 44 else { return .zero }
        let scale = pointsPerUnit(head)
        func number(_ place: Int) -> CGFloat {
            let high = UInt16(head[head.startIndex + place]), low = UInt16(head[head.startIndex + place + 1])
            return CGFloat(Int16(bitPattern: high << 8 | low)) * scale
        }
        let left = number(36), bottom = number(38)
        return CGRect(x: left, y: bottom, width: number(40) - left, height: number(42) - bottom)
    }

    /// How far letters lean, degrees against the clock: negative where they lean to the right.
    package var slantAngle: CGFloat {
        guard let post = table(Self.tag("post")), post.count >= 8 else { return 0 }
        let bits = post.dropFirst(4).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return CGFloat(Int32(bitPattern: bits)) / 65_536
    }

    private func pointsPerUnit(_ head: Data) -> CGFloat {
        let units = UInt16(head[head.startIndex + 18]) << 8 | UInt16(head[head.startIndex + 19])
        return units > 0 ? size / CGFloat(units) : 0
    }
}
