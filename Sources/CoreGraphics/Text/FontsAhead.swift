import Dispatch
import Synchronization

/// Fonts that are made ready before text is laid out in them, on a thread of their own, beside what the main one does.
package enum FontsAhead {
    /// What Pango looks for at once.
    struct Fonts: Hashable {
        let description: FontDescription
        let letters: Letters
    }
    enum Letters: Hashable {
        /// Digits and signs alone.
        case none
        case latin
        /// Of other scripts, which lie in other parts of Unicode.
        case others(part: UInt32)
    }
    private struct Waiting {
        var known: Set<Fonts> = []
        /// In the order in which they were asked for, each with a few of its letters.
        var texts: [(fonts: Fonts, letters: String)] = []
    }
    private static let waiting = Mutex(Waiting())
    /// How often all was forgotten, and one.
    private static let round = Atomic(1)
    private static let thread = DispatchQueue(label: "fonts ahead", qos: .userInitiated)
    /// So many fonts are remembered; then all are forgotten, and asked for anew.
    private static let mostKnown = 512
    /// Characters of a text that are set to have its font ready: more bring nothing new.
    private static let enoughLetters = 24

    /// Reads the configuration of fonts, finds out which families are installed, and sets a word: some milliseconds that every program
    /// with text takes once. Whoever asks for a font meanwhile waits for it.
    package static func begin() { beginning }

    private static let beginning: Void = thread.async {
        AppleFontFamily.makeTables()
        TextEngine.withEngine { $0.findFamilies() }
        setWord()
    }

    /// Sets and draws a word that nobody sees: what the shaper, the system font's file and the kept coverage of glyphs need first of all is
    /// then there.
    private static func setWord() {
        let word = TextLayout([TextRun("Ag", TextAttributes(font: FontDescription(size: 17)))])
        word.draw(in: CGContext(yDownInto: PixelBuffer(width: 32, height: 32), scale: 1), at: .zero)
    }

    /// Looks for the fonts of a text, and for what stands in for letters that they lack, and sets its beginning: a millisecond for each
    /// family, weight, size and script, once, of which the caller takes none.
    package static func expect(_ font: FontDescription, for text: String) {
        guard let fonts = fonts(font, for: text) else { return }
        let isNew = waiting.withLock { waiting in
            if waiting.known.count >= mostKnown { waiting.known = [] }
            guard waiting.known.insert(fonts).inserted else { return false }
            waiting.texts.append((fonts, String(text.prefix(enoughLetters))))
            return true
        }
        if isNew { thread.async { makeReady() } }
    }

    /// When Latin letters, which most texts begin with, were asked for of a font: kept beside it, to ask again takes next to nothing.
    package struct Expected {
        fileprivate var round = 0

        package init() {}
    }

    /// As ``expect(_:for:)``, for who keeps what it has asked for.
    package static func expect(_ font: FontDescription, for text: String, _ expected: inout Expected) {
        if letters(of: text) == .latin {
            let now = round.load(ordering: .relaxed)
            if expected.round == now { return }
            expected.round = now
        }
        expect(font, for: text)
    }

    /// Nil for a text that shows nothing.
    static func fonts(_ font: FontDescription, for text: String) -> Fonts? {
        letters(of: text).map { Fonts(description: font, letters: $0) }
    }

    /// The script of a text's first letter; nil for a text that shows nothing.
    private static func letters(of text: String) -> Letters? {
        var hasSigns = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: return .latin
            case 0...0x20: break
            // Among them dashes, points and quotes of all scripts.
            case 0x21...0xBF, 0x2000...0x20CF: hasSigns = true
            default: return .others(part: scalar.value >> 7)
            }
        }
        return hasSigns ? Letters.none : nil
    }

    /// Fonts that were found may be others now.
    static func forget() {
        waiting.withLock { $0.known = [] }
        round.add(1, ordering: .relaxed)
    }

    /// Returns when all that was asked for is ready.
    static func settle() {
        thread.sync {}
    }

    /// Pango begins with the search for all of them; then each is set, and whoever needs the engine meanwhile has it in between.
    private static func makeReady() {
        let texts = waiting.withLock { waiting in
            defer { waiting.texts = [] }
            return waiting.texts
        }
        for (fonts, _) in texts { TextEngine.withEngine { $0.expect(fonts) } }
        for (fonts, letters) in texts { TextEngine.withEngine { $0.makeReady(fonts.description, for: letters) } }
    }
}
