public import CoreGraphics

extension NSMutableAttributedString {
    /// Adds an attribute whose value is an object.
    ///
    /// Foundation's own method of this name stops the program on Linux when the value is an object (a font, a colour), but its
    /// `addAttributes(_:range:)` does not; Swift prefers this more exact form.
    public func addAttribute<Value: AnyObject>(_ name: NSAttributedString.Key, value: Value, range: NSRange) {
        addAttributes([name: value], range: range)
    }
}

extension NSAttributedString {
    /// Whether both have the same characters and, run by run, the same attributes.
    ///
    /// Foundation's `isEqual(to:)` stops the program on Linux when an attribute's value is an object.
    package func hasSameContent(as other: NSAttributedString) -> Bool {
        guard string == other.string else { return false }
        var position = 0
        while position < length {
            var range = NSRange()
            var otherRange = NSRange()
            let mine = attributes(at: position, effectiveRange: &range)
            let others = other.attributes(at: position, effectiveRange: &otherRange)
            guard mine.count == others.count else { return false }
            for (key, value) in mine where !Self.isSame(value, others[key]) { return false }
            position = min(NSMaxRange(range), NSMaxRange(otherRange))
        }
        return true
    }

    private static func isSame(_ a: Any, _ b: Any?) -> Bool {
        guard let b else { return false }
        if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return false
    }
}

/// An attributed text that compares by its content.
package struct AttributedContent: Equatable {
    package var text: NSAttributedString?

    package init(text: NSAttributedString? = nil) {
        self.text = text
    }

    package static func == (a: AttributedContent, b: AttributedContent) -> Bool {
        guard let first = a.text, let second = b.text else { return a.text == nil && b.text == nil }
        return first === second || first.hasSameContent(as: second)
    }
}
