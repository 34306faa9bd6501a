public import CoreGraphics

/// The text of an attributed string, whose changes are changes of the attributed string. Foundation's own on Linux changes the text
/// behind the attributes' back.
public final class MutableTextString: NSMutableString {
    private var owner: NSMutableAttributedString?

    init(of owner: NSMutableAttributedString) {
        self.owner = owner
        super.init(capacity: 0)
    }

    private var text: NSMutableAttributedString {
        guard let owner else { preconditionFailure("The text of an attributed string is made by its mutableString.") }
        return owner
    }

    public override var length: Int { text.length }
    public override func character(at index: Int) -> unichar { (text.string as NSString).character(at: index) }
    public override var description: String { text.string }
    public override func copy(with zone: NSZone? = nil) -> Any { NSString(string: text.string) }
    public override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableString(string: text.string) }

    /// Replaces a part; what is new has the looks of what was there, or of the character before.
    public override func replaceCharacters(in range: NSRange, with aString: String) {
        text.replaceCharacters(in: range, with: aString)
    }

    /// Makes the object from an archive or a compiled interface file.
    public required convenience init?(coder: NSCoder) {
        guard let text = NSMutableString(coder: coder) else { return nil }
        self.init(string: String(describing: text))
    }

    /// Text that changes the attributed string it belongs to, or stands alone.
    public required convenience init(characters: UnsafePointer<unichar>, length: Int) {
        self.init(string: String(utf16CodeUnits: characters, count: length))
    }

    /// Text that changes the attributed string it belongs to, or stands alone.
    public required init(stringLiteral value: StaticString) {
        super.init(stringLiteral: value)
    }

    /// Text that changes the attributed string it belongs to, or stands alone.
    public required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(stringLiteral: value)
    }

    /// Text that changes the attributed string it belongs to, or stands alone.
    public required convenience init(unicodeScalarLiteral value: StaticString) {
        self.init(stringLiteral: value)
    }

    /// Text that changes the attributed string it belongs to, or stands alone.
    public required init(string: String) {
        super.init(string: string)
    }

    /// Text that changes the attributed string it belongs to, or stands alone.
    public required init(capacity: Int) {
        super.init(capacity: capacity)
    }
}

extension NSMutableAttributedString {
    /// The text; its changes change this string, and looks go with the characters.
    public var mutableString: MutableTextString { MutableTextString(of: self) }
}
