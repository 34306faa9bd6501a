// The rest of the keys of a keyboard (USB HID usage tables, page 7).
extension UIKeyboardHIDUsage {
    /// The key B.
    public static let keyboardB = UIKeyboardHIDUsage(rawValue: 0x05)
    /// The key C.
    public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
    /// The key D.
    public static let keyboardD = UIKeyboardHIDUsage(rawValue: 0x07)
    /// The key E.
    public static let keyboardE = UIKeyboardHIDUsage(rawValue: 0x08)
    /// The key F.
    public static let keyboardF = UIKeyboardHIDUsage(rawValue: 0x09)
    /// The key G.
    public static let keyboardG = UIKeyboardHIDUsage(rawValue: 0x0A)
    /// The key H.
    public static let keyboardH = UIKeyboardHIDUsage(rawValue: 0x0B)
    /// The key I.
    public static let keyboardI = UIKeyboardHIDUsage(rawValue: 0x0C)
    /// The key J.
    public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 0x0D)
    /// The key K.
    public static let keyboardK = UIKeyboardHIDUsage(rawValue: 0x0E)
    /// The key L.
    public static let keyboardL = UIKeyboardHIDUsage(rawValue: 0x0F)
    /// The key M.
    public static let keyboardM = UIKeyboardHIDUsage(rawValue: 0x10)
    /// The key N.
    public static let keyboardN = UIKeyboardHIDUsage(rawValue: 0x11)
    /// The key O.
    public static let keyboardO = UIKeyboardHIDUsage(rawValue: 0x12)
    /// The key P.
    public static let keyboardP = UIKeyboardHIDUsage(rawValue: 0x13)
    /// The key Q.
    public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 0x14)
    /// The key R.
    public static let keyboardR = UIKeyboardHIDUsage(rawValue: 0x15)
    /// The key S.
    public static let keyboardS = UIKeyboardHIDUsage(rawValue: 0x16)
    /// The key T.
    public static let keyboardT = UIKeyboardHIDUsage(rawValue: 0x17)
    /// The key U.
    public static let keyboardU = UIKeyboardHIDUsage(rawValue: 0x18)
    /// The key V.
    public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
    /// The key W.
    public static let keyboardW = UIKeyboardHIDUsage(rawValue: 0x1A)
    /// The key X.
    public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1B)
    /// The key Y.
    public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1C)
    /// The key 2.
    public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 0x1F)
    /// The key 3.
    public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 0x20)
    /// The key 4.
    public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 0x21)
    /// The key 5.
    public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 0x22)
    /// The key 6.
    public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 0x23)
    /// The key 7.
    public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 0x24)
    /// The key 8.
    public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 0x25)
    /// The key 9.
    public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 0x26)
    /// The key Hyphen.
    public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 0x2D)
    /// The key Equal Sign.
    public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 0x2E)
    /// The key Open Bracket.
    public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 0x2F)
    /// The key Close Bracket.
    public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 0x30)
    /// The key Backslash.
    public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 0x31)
    /// The key Semicolon.
    public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 0x33)
    /// The key Quote.
    public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 0x34)
    /// The key Grave Accent And Tilde.
    public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 0x35)
    /// The key Comma.
    public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 0x36)
    /// The key Period.
    public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 0x37)
    /// The key Slash.
    public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 0x38)
    /// The key Caps Lock.
    public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 0x39)
    /// The key F1.
    public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 0x3A)
    /// The key F2.
    public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 0x3B)
    /// The key F3.
    public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 0x3C)
    /// The key F4.
    public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 0x3D)
    /// The key F5.
    public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 0x3E)
    /// The key F6.
    public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 0x3F)
    /// The key F7.
    public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 0x40)
    /// The key F8.
    public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 0x41)
    /// The key F9.
    public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 0x42)
    /// The key F10.
    public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
    /// The key F11.
    public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 0x44)
    /// The key F12.
    public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 0x45)
    /// The key Print Screen.
    public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 0x46)
    /// The key Scroll Lock.
    public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 0x47)
    /// The key Pause.
    public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 0x48)
    /// The key Insert.
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
    /// The key Left Control.
    public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 0xE0)
    /// The key Left Shift.
    public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 0xE1)
    /// The key Left Alt.
    public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 0xE2)
    /// The key Left GUI.
    public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 0xE3)
    /// The key Right Control.
    public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 0xE4)
    /// The key Right Shift.
    public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 0xE5)
    /// The key Right Alt.
    public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 0xE6)
    /// The key Right GUI.
    public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 0xE7)
}
