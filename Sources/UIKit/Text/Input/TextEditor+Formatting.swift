import CoreGraphics

// What commands of the Format menu do with what is selected, and what is set round pasted words.
extension TextEditor {
    /// Makes all of the selection bold or italic; where all of it is, none.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits, _ name: SystemWord) {
        let isOn = selectedLooks.allSatisfy {
            ($0[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(trait) ?? false
        }
        format(name) { looks in
            let font = looks[.font] as? UIFont ?? canvas.defaults.font
            var traits = font.fontDescriptor.symbolicTraits
            if isOn { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return }
            looks[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
        }
    }

    /// Underlines all of the selection; where all of it is, none.
    func toggleUnderline() {
        let isOn = selectedLooks.allSatisfy { ($0[.underlineStyle] as? Int ?? 0) != 0 }
        format(.underline) { $0[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue }
    }

    private var selectedLooks: [[NSAttributedString.Key: Any]] {
        guard !text.selection.isEmpty else { return [text.typingAttributes] }
        var found: [[NSAttributedString.Key: Any]] = []
        text.storage.enumerateAttributes(in: NSRange(text.selection)) { looks, _, _ in found.append(looks) }
        return found
    }

    /// What is pasted, with the spaces that part it from the words beside it: in prose, unless the host wants none. On iOS as measured by
    /// others (kaya's survey of text views); which marks keep words together is from memory.
    func spaced(_ pasted: String) -> String {
        guard !canvas.isSecure, let traits = host as? any UITextInputTraits,
            traits.smartInsertDeleteType != .no, [.default, .twitter, .webSearch].contains(traits.keyboardType),
            let first = pasted.unicodeScalars.first, let last = pasted.unicodeScalars.last
        else { return pasted }
        let place = insertionRange, string = text.string as NSString
        var result = pasted
        if place.lowerBound > 0, !Self.joins(first, before: false),
            let before = Unicode.Scalar(string.character(at: place.lowerBound - 1)), !Self.joins(before, before: true)
        {
            result = " " + result
        }
        if place.upperBound < string.length, !Self.joins(last, before: true),
            let after = Unicode.Scalar(string.character(at: place.upperBound)), !Self.joins(after, before: false)
        {
            result += " "
        }
        return result
    }

    /// Whether a character needs no space between itself and a word: blanks, marks that open before it and marks that close after it,
    /// and scripts without spaces.
    private static func joins(_ scalar: Unicode.Scalar, before word: Bool) -> Bool {
        if scalar.properties.isWhitespace || scalar.properties.isIdeographic { return true }
        switch scalar.properties.generalCategory {
        case .control, .format: return true
        case .openPunctuation, .initialPunctuation: return word
        case .closePunctuation, .finalPunctuation: return !word
        case .connectorPunctuation, .dashPunctuation: return true
        case .otherPunctuation: return !word || "\"'#/".unicodeScalars.contains(scalar)
        case .currencySymbol: return word
        default: return (0x3040...0x30FF).contains(scalar.value)
        }
    }
}
