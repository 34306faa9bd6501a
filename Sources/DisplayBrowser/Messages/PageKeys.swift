/// Keys as pages name them (UI Events, `KeyboardEvent.code`) and as USB numbers them (HID usages, keyboard page).
enum PageKeys {
    static func usage(of code: String) -> Int? { usages[code] }

    private static let usages: [String: Int] = {
        var usages: [String: Int] = [:]
        for (index, letter) in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated() { usages["Key\(letter)"] = 0x04 + index }
        for (index, digit) in "1234567890".enumerated() {
            usages["Digit\(digit)"] = 0x1E + index
            usages["Numpad\(digit)"] = 0x59 + index
        }
        for number in 1...12 { usages["F\(number)"] = 0x39 + number }
        for number in 13...24 { usages["F\(number)"] = 0x5B + number }
        let rows: [(Int, String)] = [
            (
                0x28,
                "Enter Escape Backspace Tab Space Minus Equal BracketLeft BracketRight Backslash IntlHash Semicolon Quote "
                    + "Backquote Comma Period Slash CapsLock"
            ),
            (
                0x46,
                "PrintScreen ScrollLock Pause Insert Home PageUp Delete End PageDown ArrowRight ArrowLeft ArrowDown ArrowUp "
                    + "NumLock NumpadDivide NumpadMultiply NumpadSubtract NumpadAdd NumpadEnter"
            ),
            (0x63, "NumpadDecimal IntlBackslash ContextMenu Power NumpadEqual"),
            (
                0xE0,
                "ControlLeft ShiftLeft AltLeft MetaLeft ControlRight ShiftRight AltRight MetaRight"
            ),
        ]
        for (first, names) in rows {
            for (index, name) in names.split(separator: " ").enumerated() { usages[String(name)] = first + index }
        }
        return usages
    }()

    /// What a key means without modifiers: a page says it in a character or in a name.
    static func characters(_ key: String) -> String {
        switch key {
        case "Enter": "\r"
        case "Escape": "\u{1B}"
        case "Backspace": "\u{8}"
        case "Tab": "\t"
        case "Delete": "\u{7F}"
        case _ where key.count == 1: key.lowercased()
        default: ""
        }
    }
}
