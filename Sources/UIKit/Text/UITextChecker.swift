/// Checks the spelling of words against the system's word list (`/usr/share/dict/words`), and against those it was taught.
/// Without a list it says so once and takes every word for right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    private static let list = readList()

    /// Words that this checker passes over.
    open var ignoredWords: [String]?

    public override init() {
        super.init()
    }

    private static func readList() -> Set<String> {
        guard let text = try? String(contentsOfFile: "/usr/share/dict/words", encoding: .utf8) else {
            Diagnostics.report(
                "There is no word list at /usr/share/dict/words, so no word is found misspelled: install one, such as wamerican.",
                key: "word list")
            return []
        }
        return Set(text.split(whereSeparator: \.isNewline).map { $0.lowercased() })
    }

    /// The first misspelled word in a range, in UTF-16 places from an offset on, round to the range's start if `wrapFlag` is true;
    /// a range at `NSNotFound` for none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let misspelled = words(in: stringToCheck, range).filter { !isRight($0.word) }.map(\.range)
        let found = misspelled.first { $0.location >= startingOffset } ?? (wrapFlag ? misspelled.first : nil)
        return found ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Words of the list that are one letter away, in alphabetical order.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let word = (string as NSString).substring(with: range).lowercased()
        let near = nearWords(word).filter { Self.list.contains($0) }
        return near.isEmpty ? nil : near.sorted()
    }

    /// Words of the list that begin so, in alphabetical order.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let start = (string as NSString).substring(with: range).lowercased()
        let found = Self.list.filter { $0.hasPrefix(start) }
        return found.isEmpty ? nil : found.sorted()
    }

    /// Passes over a word in this checker.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Takes a word for right in every checker.
    open class func learnWord(_ word: String) { learned.insert(word.lowercased()) }
    /// Whether a word was taught.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word.lowercased()) }
    /// Forgets a word that was taught.
    open class func unlearnWord(_ word: String) { learned.remove(word.lowercased()) }
    /// The languages there is a list for.
    open class var availableLanguages: [String] { list.isEmpty ? [] : ["en_US"] }

    private func isRight(_ word: String) -> Bool {
        let plain = word.lowercased()
        return Self.list.isEmpty || Self.list.contains(plain) || Self.learned.contains(plain)
            || ignoredWords?.contains(word) ?? false
    }

    /// Runs of letters and apostrophes.
    private func words(in text: String, _ range: NSRange) -> [(word: String, range: NSRange)] {
        let whole = text as NSString
        let expression = try? NSRegularExpression(pattern: "\\p{L}[\\p{L}'’]*")
        return (expression?.matches(in: text, range: range) ?? []).map { ($0.range, whole.substring(with: $0.range)) }
            .map { ($0.1, $0.0) }
    }

    /// One letter more, less, other, or two exchanged.
    private func nearWords(_ word: String) -> Set<String> {
        let letters = Array(word), alphabet = Array("abcdefghijklmnopqrstuvwxyz")
        var near: Set<String> = []
        for place in 0...letters.count {
            let head = letters[..<place], tail = letters[place...]
            for letter in alphabet {
                near.insert(String(head + [letter] + tail))
                if !tail.isEmpty { near.insert(String(head + [letter] + tail.dropFirst())) }
            }
            if !tail.isEmpty { near.insert(String(head + tail.dropFirst())) }
            if tail.count > 1 { near.insert(String(head + [letters[place + 1], letters[place]] + tail.dropFirst(2))) }
        }
        near.remove(word)
        return near
    }
}
