import CoreGraphics

extension NSAttributedString {
    /// A copy in which every character has a value for those keys that `first`, the looks of the first character, has one for.
    func filled(
        with values: [NSAttributedString.Key: Any], like first: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        for (key, value) in values where first[key] != nil { changed.fill(key, with: value) }
        return NSAttributedString(attributedString: changed)
    }
}

extension NSMutableAttributedString {
    fileprivate func fill(_ key: Key, with value: Any) {
        var position = 0
        while position < length {
            var range = NSRange()
            let old = attribute(
                key, at: position, longestEffectiveRange: &range,
                in: NSRange(location: position, length: length - position))
            if old == nil { addAttribute(key, value: value, range: range) }
            position = max(range.location + range.length, position + 1)
        }
    }
}
