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

    /// The box that holds the ink of every glyph, in units of the em square, y up; zero where the font does not say it.
    package var unitBox: CGRect {
        guard let head = table(Self.tag("head")).map({ FileBytes($0) }) else { return .zero }
        func side(_ place: Int) -> CGFloat {
            CGFloat(Int16(truncatingIfNeeded: (try? head.number(place, bytes: 2, isBigEndian: true)) ?? 0))
        }
        let left = side(36), bottom = side(38)
        return CGRect(x: left, y: bottom, width: side(40) - left, height: side(42) - bottom)
    }

    /// The same box in points.
    package var boundingBox: CGRect {
        let units = design.unitsPerEm
        return units > 0
            ? unitBox.applying(CGAffineTransform(scaleX: size / CGFloat(units), y: size / CGFloat(units))) : .zero
    }

    /// How far letters lean, degrees against the clock: negative where they lean to the right.
    package var slantAngle: CGFloat {
        guard let post = table(Self.tag("post")).map({ FileBytes($0) }),
            let bits = try? post.number(4, bytes: 4, isBigEndian: true)
        else { return 0 }
        return CGFloat(Int32(truncatingIfNeeded: bits)) / 65_536
    }
}
