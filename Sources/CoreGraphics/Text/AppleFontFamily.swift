/// A font family that every iOS has: its faces, how its lines stand, and what is drawn in its place where it is not installed.
package struct AppleFontFamily: Sendable {
    /// As `UIFont.familyName` has it.
    package let name: String
    /// By weight, upright before slanted.
    package let faces: [Face]
    /// Families that are drawn in its place, the best first. Those of the classic ones have letters as wide.
    let substitutes: [String]
    /// What is drawn where none of these is installed either.
    let design: FontDescription.Design
    let distances: Distances?

    /// A face by its PostScript name.
    package struct Face: Sendable {
        package let postScriptName: String
        /// As OpenType counts: 400 regular, 700 bold.
        package let weight: Int
        package let isItalic: Bool
        /// −1 condensed … 1 expanded, 0 normal.
        package let width: CGFloat

        /// What the PostScript name has behind the family's, in words, such as "Bold Italic"; "Regular" where it has nothing.
        package var style: String {
            let part = postScriptName.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
            let name = part.hasSuffix("MT") ? String(part.dropLast(2)) : part
            let words = name.reduce(into: "") { words, letter in
                if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
                words.append(letter)
            }
            return words.isEmpty ? "Regular" : words
        }
    }

    /// Whether all letters are of one width.
    package var isMonospaced: Bool { design == .monospaced }

    /// Family and style of a face: "Arial Bold Italic"; the family alone for one whose PostScript name has no style.
    package func fullName(of face: Face) -> String {
        face.postScriptName.contains("-") ? "\(name) \(face.style)" : name
    }

    /// Distances of lines, in parts of the font's size, as UIKit reports them.
    struct Distances: Sendable {
        let ascender: CGFloat
        let descender: CGFloat
        let leading: CGFloat
        /// Nil where letters of what stands in are good enough.
        let letters: Letters?
    }

    /// How large letters are, in parts of the font's size. Those of what stands in are made to be as large.
    struct Letters: Sendable {
        let capHeight: CGFloat
        let xHeight: CGFloat
        /// How wide letters are in the face of a weight, without kerning; nil where those of what stands in are as wide.
        let sample: (text: String, weight: Int, width: CGFloat)?
        /// How thick the stem of `stemLetter` is, by weight.
        let stems: [Int: CGFloat]
        /// The letter whose stem is known: a plain upright line, l or I. Capitals' stems are the thicker ones.
        var stemLetter: Unicode.Scalar = "l"

        /// What the size of a font is multiplied by that stands in, by how wide it has the sample in parts of its size.
        func scale(drawn width: CGFloat) -> CGFloat {
            guard let sample, width > 0 else { return 1 }
            return min(max(sample.width / width, 0.7), 1.4)
        }
    }

    /// The family that stands in, if one of the substitutes is installed.
    package func standIn(installed: (String) -> String?) -> String? { substitutes.lazy.compactMap(installed).first }

    /// A face in some size.
    package func description(of face: Face, size: CGFloat) -> FontDescription {
        FontDescription(
            family: .named(name), size: size, weight: face.weight, isItalic: face.isItalic, width: face.width)
    }

    /// The face that looks most like this; slant counts most, then width.
    package func nearestFace(_ font: FontDescription) -> Face? {
        faces.min {
            font.unlikeness(weight: $0.weight, isItalic: $0.isItalic, width: $0.width)
                < font.unlikeness(weight: $1.weight, isItalic: $1.isItalic, width: $1.width)
        }
    }

    // MARK: By name

    /// A family by its name, in whatever case, with or without spaces.
    package static func named(_ name: String) -> AppleFontFamily? { families[key(name)] }

    /// A face by its PostScript name, in whatever case, with its family.
    package static func face(named postScriptName: String) -> (family: AppleFontFamily, face: Face)? {
        facesByName[postScriptName.lowercased()]
    }

    /// A face by its full name, such as "Courier New Bold Italic", in whatever case, with its family.
    package static func face(fullName: String) -> (family: AppleFontFamily, face: Face)? {
        facesByFullName[fullName.lowercased()]
    }

    /// All of them, by name.
    package static var all: [AppleFontFamily] { families.values.sorted { $0.name < $1.name } }

    /// What names are compared by.
    package static func key(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

    private static let families = Dictionary(
        uniqueKeysWithValues: AppleFontTable.families.map { (key($0.name), $0) })

    /// Sorts families and faces by their names, for whoever asks first.
    static func makeTables() { _ = facesByName }

    private static let facesByName: [String: (AppleFontFamily, Face)] = families.values.reduce(into: [:]) {
        all, family in
        for face in family.faces { all[face.postScriptName.lowercased()] = (family, face) }
    }

    private static let facesByFullName: [String: (AppleFontFamily, Face)] = families.values.reduce(into: [:]) {
        all, family in
        for face in family.faces { all[family.fullName(of: face).lowercased()] = (family, face) }
    }
}

extension FontDescription {
    /// How far another face is from this one: slant counts most, then width.
    package func unlikeness(weight: Int, isItalic: Bool, width: CGFloat) -> CGFloat {
        CGFloat(abs(weight - self.weight)) + (isItalic == self.isItalic ? 0 : 2_000) + abs(width - self.width) * 1_000
    }
}

extension FontMetrics {
    /// The distances of a family in a size.
    ///
    /// - Parameter drawn: of what is drawn in its place.
    init(_ distances: AppleFontFamily.Distances, size: CGFloat, drawn: FontMetrics) {
        self = drawn
        ascender = distances.ascender * size
        descender = -distances.descender * size
        leading = distances.leading * size
        guard let letters = distances.letters else { return }
        capHeight = letters.capHeight * size
        xHeight = letters.xHeight * size
    }
}
