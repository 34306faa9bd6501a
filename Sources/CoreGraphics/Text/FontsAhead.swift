import Foundation
import Synchronization

/// Fonts that are looked for before text is laid out in them, beside what the main thread does. Nobody waits here: where the engine is
/// busy, it hears of them later.
package enum FontsAhead {
    /// What Pango looks for at once.
    struct Fonts: Hashable {
        let description: FontDescription
        /// Latin letters rather than digits and signs alone.
        let haveLetters: Bool
    }
    private static let waiting = Mutex<[Fonts]>([])

    /// Reads the configuration of fonts, finds out which families are installed, and sets a word: some milliseconds that every program
    /// with text takes once. Whoever asks for a font meanwhile waits for it.
    package static func begin() { beginning }

    private static let beginning: Void = Thread.detachNewThread {
        AppleFontFamily.makeTables()
        TextEngine.withEngine { $0.findFamilies() }
        tell()
        setWord()
    }

    /// Sets and draws a word that nobody sees: what the shaper, the system font's file and the kept coverage of glyphs need first of all is
    /// then there.
    private static func setWord() {
        let word = TextLayout([TextRun("Ag", TextAttributes(font: FontDescription(size: 17)))])
        word.draw(in: CGContext(yDownInto: PixelBuffer(width: 32, height: 32), scale: 1), at: .zero)
    }

    /// Looks for the fonts of a text, and for what stands in for letters that they lack: half a millisecond for each family, weight and
    /// size. Texts in other letters than Latin ones find theirs when they are laid out.
    package static func expect(_ font: FontDescription, for text: String) {
        guard let fonts = fonts(font, for: text) else { return }
        waiting.withLock { $0.append(fonts) }
        tell()
    }

    static func fonts(_ font: FontDescription, for text: String) -> Fonts? {
        var hasSigns = false
        for byte in text.utf8 {
            switch byte {
            case 0x41...0x5A, 0x61...0x7A: return Fonts(description: font, haveLetters: true)
            case 0x21...0x7E: hasSigns = true
            case 0x80...: return nil
            default: break
            }
        }
        return hasSigns ? Fonts(description: font, haveLetters: false) : nil
    }

    private static func tell() {
        TextEngine.withEngineIfIdle { engine in
            let all = waiting.withLock { waiting in
                defer { waiting.removeAll() }
                return waiting
            }
            for fonts in all { engine.expect(fonts) }
        }
    }
}
